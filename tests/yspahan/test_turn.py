"""A player's turn: a group of dice and its three actions, YS20 to YS27 with the example YS72."""

import pytest

import serai

from .table import (
    camels,
    cubes,
    fields,
    gold,
    hand,
    legal_names,
    legal_of,
    legal_shops,
    pile,
    play,
    refused,
    table,
    tower,
)

BLUE, RED, GREEN = 0, 1, 2


@pytest.mark.clause("YS20")
def test_turns_go_clockwise_from_the_first_player() -> None:
    s = table(first=1, turn=1, tower="1x3 2x3 3x3")
    seats = []
    for name in ("take.camel", "take.gold", "take.sack sack.white.1 sack.white.2 sack.white.3"):
        seats.append(s.turn)
        play(s, f"{name} end")
    assert seats == [1, 2, 0]


@pytest.mark.clause("YS20")
def test_dice_come_before_a_building_and_one_building_is_all() -> None:
    s = table(camels=[9, 0, 0], gold=[9, 0, 0])
    assert refused(s, "end")
    assert not legal_of(s, "build.")
    play(s, "take.gold")
    assert legal_of(s, "build.") == {"paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist"}
    play(s, "build.shop")
    assert legal_names(s) == ["end"]


@pytest.mark.clause("YS20")
def test_building_may_be_left_out() -> None:
    s = table(camels=[9, 0, 0], gold=[9, 0, 0])
    play(s, "take.gold end")
    assert s.turn == 1


@pytest.mark.clause("YS21")
@pytest.mark.parametrize("dice", [1, 2, 5])
def test_camels_and_gold_as_many_as_dice(dice: int) -> None:
    s = table(tower=f"2x{dice} 3x{8 - dice} 4x{dice}")
    play(s, "take.camel end take.gold")
    assert (camels(s), gold(s)) == ([dice, 0, 0], [2, 2 + dice, 2])
    assert tower(s) == {"sack": (3, 8 - dice)}


@pytest.mark.clause("YS21")
@pytest.mark.parametrize(
    ("square", "souk"), [("sack", "white"), ("barrel", "blue"), ("chest", "yellow"), ("vase", "orange")]
)
def test_a_neighbourhood_is_supplied_with_as_many_cubes_as_dice(square: str, souk: str) -> None:
    s = table(tower="1x1 2x3 3x3 4x3 5x3 6x1")
    play(s, f"take.{square}")
    assert {shop.partition(".")[0] for shop in legal_shops(s)} == {square}
    for n in (1, 2, 3):
        play(s, f"{square}.{souk}.{n}")
    assert cubes(s) == {f"{square}.{souk}.{n}": 0 for n in (1, 2, 3)}
    assert legal_names(s) == ["end"]


@pytest.mark.clause("YS22")
def test_any_group_moves_the_supervisor_or_takes_a_card() -> None:
    s = table(tower="1x1 2x1 3x1 4x1 5x1 6x1")
    squares = {"camel", "sack", "barrel", "chest", "vase", "gold"}
    assert legal_of(s, "move.") == legal_of(s, "card.") == squares
    play(s, "card.vase card.gold")
    assert hand(s, 0) == ["gold"]
    assert "vase" not in tower(s)
    play(s, "end move.chest W4")
    assert s.view(None)["supervisor"] == "W4"
    assert "chest" not in tower(s)


@pytest.mark.clause("YS22")
def test_one_card_whatever_the_dice() -> None:
    s = table(tower="1x1 6x8")
    play(s, "card.gold card.city")
    assert hand(s, 0) == ["city"]
    assert legal_names(s) == ["play.city", "end"]


@pytest.mark.clause("YS23")
def test_without_dice_a_card_is_drawn_and_building_stays_possible() -> None:
    s = table(tower="", turn=2, camels=[0, 0, 2], hands={2: "gold"})
    assert legal_names(s) == ["play.gold", "card"]
    play(s, "card card.exchange")
    assert hand(s, 2) == ["gold", "exchange"]
    assert "build.paddock" in legal_names(s)
    play(s, "build.paddock end")
    assert fields(s).day == 2


# ---- YS24: a card for one die more ----


@pytest.mark.clause("YS24")
@pytest.mark.parametrize(("square", "camels_after", "gold_after"), [("camel", 4, 2), ("gold", 0, 4)])
def test_a_discarded_card_is_one_die_more(square: str, camels_after: int, gold_after: int) -> None:
    s = table(tower="1x3 6x1", hands={0: "sell-gold"})
    play(s, f"discard.sell-gold take.{square}")
    assert (camels(s)[0], gold(s)[0]) == (camels_after, gold_after)
    assert hand(s, 0) == []
    assert pile(fields(s).discards) == ["sell-gold"]
    assert fields(s).extra == 0


@pytest.mark.clause("YS24")
def test_only_one_card_and_only_for_the_groups_own_action() -> None:
    s = table(tower="1x3 3x2 6x1", hands={0: "gold camels city"})
    play(s, "discard.gold")
    assert legal_names(s) == ["take.camel", "take.sack", "take.gold"]


@pytest.mark.clause("YS24", "YS44", "YS45", "YS49")
def test_it_adds_up_with_the_buildings() -> None:
    given = {0: "paddock shop hoist"}
    s = table(tower="1x3 2x2 6x1", hands={0: "city"}, buildings=given)
    play(s, "discard.city take.camel")
    assert camels(s)[0] == 5
    s = table(tower="1x3 2x2 6x1", hands={0: "city"}, buildings=given)
    play(s, "discard.city take.gold")
    assert gold(s)[0] == 2 + 4
    s = table(tower="1x3 2x2 6x1", hands={0: "city"}, buildings=given)
    play(s, "discard.city take.sack")
    assert fields(s).cubes == 4


@pytest.mark.clause("YS24", "YS25")
def test_the_extra_cube_may_be_lost() -> None:
    full = "barrel.white.1 barrel.white.2 barrel.blue.1 barrel.blue.2 barrel.blue.3"
    yellow = "barrel.yellow.1 barrel.yellow.2 barrel.yellow.3"
    s = table(
        tower="1x3 2x2 3x1 6x1",
        hands={0: "city"},
        shops={0: f"{full} {yellow}", 1: "barrel.pink.1"},
    )
    play(s, "discard.city take.barrel barrel.yellow.4")
    assert legal_names(s) == ["end"]
    assert pile(fields(s).discards) == ["city"]


@pytest.mark.clause("YS24")
def test_not_on_an_empty_square() -> None:
    s = table(tower="", turn=2, hands={2: "gold city"})
    assert not legal_of(s, "discard.")
    s = table(tower="1x3 6x3", hands={0: "gold"})
    play(s, "discard.gold")
    assert legal_names(s) == ["take.camel", "take.gold"]


@pytest.mark.clause("YS24", "YS26")
def test_no_card_is_discarded_where_no_group_has_an_action_of_its_own() -> None:
    s = table(tower="3x2 6x1", hands={0: "gold"}, shops={1: "vase.blue.1 vase.yellow.1 vase.orange.1"})
    r = fields(s)
    for square in (0, 5):  # only the group that once lay on vase is left
        r.white[square] = r.value[square] = 0
    r.white[4], r.value[4] = 2, 5
    assert legal_names(s) == ["play.gold", "move.vase", "card.vase"]


# ---- YS25: supplying ----


@pytest.mark.clause("YS25")
def test_never_into_a_souk_of_another_nor_a_second_of_ones_own() -> None:
    s = table(tower="1x1 2x1 3x1 4x4 6x2", shops={RED: "chest.pink.2"})
    play(s, "take.chest")
    assert legal_shops(s) == {*(f"chest.blue.{n}" for n in (1, 2)), *(f"chest.yellow.{n}" for n in (1, 2, 3))}
    play(s, "chest.yellow.2")
    assert legal_shops(s) == {"chest.yellow.1", "chest.yellow.3"}
    play(s, "chest.yellow.3 chest.yellow.1")
    assert legal_shops(s) == {"chest.blue.1", "chest.blue.2"}  # finished: another may be begun
    play(s, "chest.blue.2")
    assert legal_names(s) == ["end"]


@pytest.mark.clause("YS25")
def test_one_cube_a_shop() -> None:
    s = table(tower="1x1 2x3 6x5", shops={0: "sack.blue.2"})
    play(s, "take.sack")
    assert legal_shops(s) == {"sack.blue.1", "sack.blue.3", "sack.blue.4"}


@pytest.mark.clause("YS25")
def test_an_unfinished_souk_elsewhere_does_not_matter() -> None:
    s = table(tower="1x1 2x3 6x5", shops={0: "barrel.pink.2 chest.blue.1"})
    play(s, "take.sack")
    assert len(legal_shops(s)) == 3 + 4 + 5 + 6


@pytest.mark.clause("YS25")
def test_all_cubes_that_can_be_placed_must_be_placed() -> None:
    s = table(tower="1x1 2x2 6x6", buildings={0: "hoist"})
    play(s, "take.sack")
    for left in (3, 2, 1):
        assert fields(s).cubes == left
        assert legal_names(s) == [name for name in legal_names(s) if name.startswith("sack.")]
        play(s, f"sack.pink.{left}")
    assert legal_names(s) == ["end"]


@pytest.mark.clause("YS25")
def test_the_excess_is_lost() -> None:
    s = table(tower="1x1 2x1 3x1 4x1 5x5 6x1", shops={1: "vase.yellow.1 vase.orange.1"})
    play(s, "take.vase vase.blue.1")
    assert cubes(s)["vase.blue.1"] == 0
    assert legal_names(s) == ["end"]
    assert (fields(s).cubes, fields(s).place) == (0, 0)


@pytest.mark.clause("YS26")
def test_supply_needs_room_for_a_cube() -> None:
    own = "vase.blue.1 vase.yellow.1 vase.yellow.2"
    s = table(tower="1x1 2x1 3x1 4x1 5x5 6x1", shops={0: own, 1: "vase.orange.3"})
    assert refused(s, "take.vase")
    assert not refused(s, "move.vase")
    assert not refused(s, "card.vase")
    with pytest.raises(serai.IllegalMove):
        play(s, "take.vase")
    s = table(tower="1x1 2x1 3x1 4x1 5x5 6x1", shops={0: own, 1: "sack.pink.1"})
    assert not refused(s, "take.vase")


# ---- YS27: broken souks ----


@pytest.mark.clause("YS27")
def test_a_finished_souk_that_lost_a_cube_is_unfinished_again() -> None:
    s = table(tower="2x1 3x4 6x4", shops={0: "barrel.white.1 barrel.white.2 barrel.blue.3"}, first=2, turn=2)
    play(s, "move.camel E2 end")
    assert cubes(s) == {"barrel.white.1": 0, "barrel.blue.3": 0}
    fields(s).white[2], fields(s).value[2] = 3, 3  # three dice on barrel
    play(s, "take.barrel")
    assert legal_shops(s) == {"barrel.white.2", "barrel.blue.1", "barrel.blue.2"}  # either, but no new one
    play(s, "barrel.blue.1 barrel.blue.2")
    assert legal_shops(s) == {"barrel.white.2"}


@pytest.mark.clause("YS27")
def test_a_souk_with_no_cube_left_is_open_to_all() -> None:
    s = table(tower="1x1 2x1 6x4", shops={0: "vase.blue.1"}, first=1, turn=1)
    play(s, "move.camel E1 end")
    assert cubes(s) == {}
    fields(s).white[4], fields(s).value[4] = 1, 5
    play(s, "take.vase")
    assert "vase.blue.1" in legal_shops(s)


@pytest.mark.clause("YS72")
def test_red_finishes_the_blue_souk_and_begins_the_pink_one() -> None:
    s = table(
        tower="1x1 2x1 3x1 5x2 6x4",
        first=RED,
        turn=RED,
        shops={BLUE: "chest.yellow.1 chest.yellow.2", RED: "chest.blue.1"},
    )
    play(s, "take.chest")
    assert legal_shops(s) == {"chest.blue.2"}
    play(s, "chest.blue.2")
    assert legal_shops(s) == {"chest.pink.1", "chest.pink.2", "chest.pink.3", "chest.pink.4"}
    play(s, "chest.pink.4 end")
    for p in (BLUE, GREEN):
        closed = s.copy()
        closed.record.turn = fields(closed).seat = p
        fields(closed).white[3], fields(closed).value[3] = 1, 5
        if p == GREEN:
            assert refused(closed, "take.chest")
        else:
            play(closed, "take.chest")
            assert legal_shops(closed) == {"chest.yellow.3"}
