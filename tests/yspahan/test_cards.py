"""Cards: when they are played, drawn and shown, YS39 to YS41, their effects YS50 to YS59, and YS64."""

import pytest

import serai
from serai.games.yspahan.tables import BUILDING_NAMES, CARD_NAMES, SOUK_NAMES

from .table import (
    camels,
    caravan,
    cubes,
    fields,
    gold,
    hand,
    legal_names,
    legal_of,
    legal_shops,
    outcome_names,
    pile,
    play,
    points,
    refused,
    table,
)

CARDS = list(CARD_NAMES)
EVERYTHING = " ".join(2 * CARDS)


# ---- When ----


@pytest.mark.clause("YS39", "YS13")
@pytest.mark.parametrize("stage", ["prepare", "choose", "finish"])
def test_cards_are_played_between_actions(stage: str) -> None:
    s = table(stage=stage, camels=[5, 0, 0], gold=[5, 0, 0], hands={0: " ".join(CARDS)})
    assert legal_of(s, "play.") == {*CARDS, "both"}
    play(s, "play.gold")
    assert legal_of(s, "play.") == {*CARDS, "both"} - {"gold"}
    assert fields(s).stage == {"prepare": 0, "choose": 1, "finish": 2}[stage]


@pytest.mark.clause("YS39")
def test_after_building_too() -> None:
    s = table(stage="finish", camels=[2, 0, 0], hands={0: "gold"})
    play(s, "build.paddock")
    assert legal_names(s) == ["play.gold", "end"]


@pytest.mark.clause("YS39")
@pytest.mark.parametrize(
    "steps",
    [
        "take.sack",
        "move.sack",
        "discard.gold",
        "play.city",
        "play.sell-camels",
        "play.sell-gold",
        "play.exchange",
        "play.no-camels",
        "play.no-gold",
        "play.both",
        "move.camel E1",
        "move.camel E1 first.vase.blue.1",
    ],
)
def test_not_while_something_is_being_resolved(steps: str) -> None:
    s = table(
        camels=[5, 0, 0],
        gold=[5, 0, 0],
        hands={0: " ".join(CARDS)},
        shops={0: "vase.blue.1", 1: "barrel.white.1"},
    )
    play(s, steps)
    assert s.turn == 0
    assert not legal_of(s, "play.")


@pytest.mark.clause("YS39")
def test_the_owner_of_a_cube_plays_no_card_in_anothers_turn() -> None:
    s = table(tower="3x9", shops={1: "sack.white.3"}, camels=[0, 1, 0], hands={1: " ".join(CARDS)})
    play(s, "move.camel W3")
    assert (s.turn, legal_names(s)) == (1, ["keep", "yield"])


@pytest.mark.clause("YS39")
def test_a_card_drawn_this_turn_may_be_played_this_turn() -> None:
    s = table()
    play(s, "card.gold card.camels play.camels")
    assert camels(s)[0] == 3


@pytest.mark.clause("YS40")
def test_any_number_of_cards_and_they_lie_face_up() -> None:
    s = table(hands={0: "gold gold camels camels caravan"})
    play(s, "play.gold play.camels play.gold play.caravan play.camels")
    assert hand(s, 0) == []
    assert s.view(None)["discards"] == ["gold", "gold", "camels", "camels", "caravan"]


# ---- Drawing ----


@pytest.mark.clause("YS40")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    s = table(hands={1: "gold gold camels"}, discards="city city exchange")
    play(s, "card.gold")
    assert outcome_names(s) == {
        "card.camels": 1,
        "card.caravan": 2,
        "card.sell-camels": 2,
        "card.sell-gold": 2,
        "card.no-camels": 2,
        "card.no-gold": 2,
        "card.exchange": 1,
    }


@pytest.mark.clause("YS40")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    held = " ".join(card for card in EVERYTHING.split() if card not in ("gold", "city"))
    s = table(hands={1: held}, discards="gold gold city city")
    assert s.view(None)["deck"] == 0
    play(s, "card.gold")
    assert outcome_names(s) == {"card.gold": 2, "card.city": 2}
    play(s, "card.city")
    assert hand(s, 0) == ["city"]
    assert (pile(fields(s).deck), pile(fields(s).discards)) == (["gold", "gold", "city"], [])


@pytest.mark.clause("YS40")
def test_not_shuffled_before_it_is_needed() -> None:
    held = " ".join(card for card in EVERYTHING.split() if card not in ("gold", "city"))
    s = table(hands={1: held}, discards="gold gold city")
    play(s, "card.gold card.city")
    assert (pile(fields(s).deck), pile(fields(s).discards)) == ([], ["gold", "gold", "city"])


@pytest.mark.clause("YS40", "YS22", "YS23")
@pytest.mark.parametrize(("dice", "name"), [("1x3 6x3", "card.gold"), ("", "card")])
def test_with_neither_nothing_is_drawn_and_taking_stays_legal(dice: str, name: str) -> None:
    s = table(tower=dice, hands={1: EVERYTHING}, turn=2)
    assert not refused(s, name)
    play(s, name)
    assert (s.turn, hand(s, 2), legal_names(s)) == (2, [], ["end"])


# ---- Effects ----


@pytest.mark.clause("YS50", "YS51")
def test_three_gold_or_three_camels() -> None:
    s = table(hands={0: "gold camels"})
    play(s, "play.gold")
    assert (gold(s), camels(s)) == ([5, 2, 2], [0, 0, 0])
    play(s, "play.camels")
    assert (gold(s), camels(s)) == ([5, 2, 2], [3, 0, 0])


@pytest.mark.clause("YS52")
def test_a_cube_in_any_shop_by_the_placing_rules() -> None:
    s = table(hands={0: "city"}, shops={0: "chest.pink.1 vase.blue.1", 1: "sack.white.1 vase.orange.1"})
    play(s, "play.city")
    open_shops = {
        *(f"sack.blue.{n}" for n in range(1, 5)),
        *(f"sack.yellow.{n}" for n in range(1, 6)),
        *(f"sack.pink.{n}" for n in range(1, 7)),
        *("barrel.white.1", "barrel.white.2"),
        *(f"barrel.blue.{n}" for n in range(1, 4)),
        *(f"barrel.yellow.{n}" for n in range(1, 5)),
        *(f"barrel.pink.{n}" for n in range(1, 6)),
        *(f"chest.pink.{n}" for n in range(2, 5)),
        *("vase.yellow.1", "vase.yellow.2"),
    }
    assert legal_shops(s) == set(legal_names(s)) == open_shops
    play(s, "chest.pink.4")
    assert cubes(s)["chest.pink.4"] == 0
    assert fields(s).stage == 1  # the dice are still to be chosen
    assert not refused(s, "take.camel")


@pytest.mark.clause("YS53", "YS34")
def test_a_cube_on_the_first_free_camel() -> None:
    s = table(hands={0: "caravan"}, caravan=[1, 1, 2, 2])
    play(s, "play.caravan")
    assert (caravan(s), points(s)) == ([1, 1, 2, 2, 0], [1, 0, 0])


@pytest.mark.clause("YS53", "YS35")
def test_the_card_may_fill_the_caravan() -> None:
    s = table(hands={0: "caravan"}, caravan=[1] * 8, buildings={0: "caravanserai"})
    play(s, "play.caravan")
    assert (caravan(s), points(s)) == ([], [3, 24, 0])
    assert (s.turn, hand(s, 0)) == (0, [])


@pytest.mark.clause("YS54")
@pytest.mark.parametrize("owned", [1, 3, 4, 9])
def test_one_to_four_camels_for_two_points_each(owned: int) -> None:
    s = table(hands={0: "sell-camels"}, camels=[owned, 0, 0])
    play(s, "play.sell-camels")
    assert legal_names(s) == [f"{n}camels" for n in range(1, min(owned, 4) + 1)]
    most = min(owned, 4)
    play(s, f"{most}camels")
    assert (camels(s)[0], points(s)[0]) == (owned - most, 2 * most)


@pytest.mark.clause("YS55")
@pytest.mark.parametrize("owned", [1, 9, 10, 25])
def test_one_to_ten_gold_for_a_point_each(owned: int) -> None:
    s = table(hands={0: "sell-gold"}, gold=[owned, 0, 0])
    play(s, "play.sell-gold")
    assert legal_names(s) == [f"{n}gold" for n in range(1, min(owned, 10) + 1)]
    most = min(owned, 10)
    play(s, f"{most}gold")
    assert (gold(s)[0], points(s)[0]) == (owned - most, most)


@pytest.mark.clause("YS56", "YS59")
def test_build_without_camels() -> None:
    s = table(hands={0: "no-camels"}, gold=[3, 0, 0], camels=[1, 0, 0])
    play(s, "play.no-camels")
    assert legal_of(s, "build.") == {"paddock", "shop", "hammam", "caravanserai"}
    play(s, "build.caravanserai")
    assert (gold(s)[0], camels(s)[0]) == (0, 1)


@pytest.mark.clause("YS57", "YS59")
def test_build_without_gold() -> None:
    s = table(hands={0: "no-gold"}, gold=[1, 0, 0], camels=[3, 0, 0], buildings={0: "hammam"})
    play(s, "play.no-gold")
    assert legal_of(s, "build.") == {"paddock", "shop", "caravanserai"}
    play(s, "build.paddock")  # it costs no gold anyway: the card is legal all the same
    assert (gold(s)[0], camels(s)[0]) == (1, 1)


@pytest.mark.clause("YS58")
def test_exchange_one_way_one_by_one() -> None:
    s = table(hands={0: "exchange"}, gold=[2, 0, 0], camels=[3, 0, 0])
    play(s, "play.exchange")
    assert legal_names(s) == ["camel>gold", "gold>camel"]
    play(s, "camel>gold")
    assert legal_names(s) == ["camel>gold", "stop"]
    play(s, "camel>gold stop")
    assert (gold(s)[0], camels(s)[0]) == (4, 1)
    assert fields(s).swap == 0
    s = table(hands={0: "exchange"}, gold=[2, 0, 0], camels=[3, 0, 0])
    play(s, "play.exchange gold>camel gold>camel")
    assert (gold(s)[0], camels(s)[0]) == (0, 5)
    assert not refused(s, "take.camel")  # with no gold left, the exchange is over


@pytest.mark.clause("YS59", "YS43", "YS44")
def test_a_building_card_builds_at_once_and_the_power_works() -> None:
    s = table(stage="prepare", hands={0: "no-camels"}, gold=[3, 0, 0], buildings={0: "shop hammam"})
    play(s, "play.no-camels build.paddock")
    assert points(s)[0] == 5
    play(s, "roll 1 1 1 1 6 6 6 6 6 take.camel")
    assert camels(s)[0] == 5
    assert refused(s, "build.caravanserai")


@pytest.mark.clause("YS59")
def test_both_cards_together_make_a_building_free() -> None:
    s = table(hands={0: "no-camels no-gold"}, gold=[0, 0, 0])
    assert legal_of(s, "play.") == {
        "no-camels",
        "both",
    }  # the Paddock costs no gold; with no camels no-gold fails
    play(s, "play.both")
    assert legal_names(s) == [f"build.{b}" for b in BUILDING_NAMES]
    play(s, "build.hoist")
    assert hand(s, 0) == []
    assert pile(fields(s).discards) == ["no-camels", "no-gold"]
    assert (gold(s)[0], camels(s)[0]) == (0, 0)


@pytest.mark.clause("YS59", "YS42")
def test_what_a_card_saves_is_saved_once() -> None:
    s = table(hands={0: "no-camels"}, gold=[2, 0, 0], camels=[2, 0, 0])
    play(s, "play.no-camels build.paddock take.gold end take.camel end card.barrel card.gold end")
    play(s, "roll 1 1 1 1 1 6 6 6 6 take.gold end take.camel end card card.city")
    assert (gold(s)[0], camels(s)[0]) == (3, 2)
    play(s, "build.shop")
    assert (gold(s)[0], camels(s)[0]) == (1, 0)


@pytest.mark.clause("YS64")
def test_a_card_must_be_able_to_do_something() -> None:
    all_built = "paddock shop hammam caravanserai bazaar hoist"
    s = table(hands={0: " ".join(CARDS)}, gold=[0, 0, 0], camels=[0, 0, 0], buildings={0: all_built})
    assert legal_of(s, "play.") == {"gold", "camels", "city", "caravan"}
    s = table(hands={0: " ".join(CARDS)}, gold=[0, 0, 0], camels=[1, 0, 0], buildings={0: "paddock"})
    assert legal_of(s, "play.") == {"gold", "camels", "city", "caravan", "sell-camels", "exchange", "both"}
    s = table(hands={0: "city"}, shops={1: " ".join(f"{souk}.1" for souk in SOUK_NAMES)})
    assert refused(s, "play.city")


# ---- Secrets ----


@pytest.mark.clause("YS41")
def test_hands_are_secret_and_all_else_is_public() -> None:
    s = table(hands={0: "gold city", 1: "exchange"}, discards="camels")
    for viewer in (None, 0, 1, 2):
        view = s.view(viewer)
        assert [player["cards"] for player in view["players"]] == [2, 1, 0]
        assert (view["deck"], view["discards"]) == (14, ["camels"])
        hands = [player["hand"] for player in view["players"]]
        known = {0: ["gold", "city"], 1: ["exchange"], 2: []}
        assert hands == [known[p] if p == viewer else None for p in range(3)]


@pytest.mark.clause("YS41")
def test_others_see_that_a_card_is_drawn_and_not_which() -> None:
    match = serai.game("yspahan", players=3).match(seed=1, names=["Ada", "Bo", "Cy"])
    while not any(name.startswith("card.") for name in names_of(match)):
        match.play(match.legal[0])
    drawer = match.actor
    match.play(next(x for x in match.legal if match.notation(x).startswith("card.")))
    told = {viewer: match.history(viewer)[-1] for viewer in (None, 0, 1, 2)}
    for viewer, line in told.items():
        if viewer == drawer:
            assert "?" not in line.do
            assert "“" in line.text
        else:
            assert line.do == "card?"
            assert line.text.endswith("draws a card.")


def names_of(match: serai.Match) -> list[str]:
    return [match.notation(x) for x in match.legal]


@pytest.mark.clause("YS41")
def test_discards_for_an_extra_die_are_shown() -> None:
    s = table(hands={0: "exchange"})
    play(s, "discard.exchange take.camel")
    assert s.view(None)["discards"] == ["exchange"]
