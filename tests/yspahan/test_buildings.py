"""Buildings: YS42 to YS49 with the example YS74."""

import pytest

import serai
from serai.games.yspahan.tables import CARD_NAMES

from .table import camels, caravan, cubes, fields, gold, hand, legal_names, legal_of, play, points, table

ALL = ["paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist"]


@pytest.mark.clause("YS42")
def test_only_what_can_be_paid_and_each_building_once() -> None:
    s = table(stage="finish", camels=[3, 0, 0], gold=[2, 0, 0], buildings={0: "shop"})
    assert legal_of(s, "build.") == {"paddock", "hammam"}
    play(s, "build.hammam")
    assert (camels(s)[0], gold(s)[0]) == (1, 0)
    assert legal_names(s) == ["end"]


@pytest.mark.clause("YS42")
def test_in_any_order() -> None:
    for building in ALL:
        s = table(stage="finish", camels=[4, 0, 0], gold=[4, 0, 0])
        play(s, f"build.{building}")
        assert s.view(None)["players"][0]["buildings"] == [building]


@pytest.mark.clause("YS42", "YS59")
def test_one_building_a_turn_by_whatever_means() -> None:
    s = table(camels=[9, 0, 0], gold=[9, 0, 0], hands={0: "no-camels no-camels no-gold"})
    play(s, "play.no-camels build.hoist")
    assert not {"play.no-camels", "play.no-gold", "play.both"} & set(legal_names(s))
    play(s, "take.gold")
    assert legal_names(s) == ["end"]
    play(s, "end take.camel end take.barrel barrel.white.1 barrel.white.2 end")
    assert fields(s).has_built == 0  # a new turn, a new building


@pytest.mark.clause("YS43")
def test_points_by_the_number_of_the_building() -> None:
    scored = []
    for n, building in enumerate(reversed(ALL)):
        earlier = " ".join(list(reversed(ALL))[:n])
        s = table(stage="finish", camels=[4, 0, 0], gold=[4, 0, 0], buildings={0: earlier})
        play(s, f"build.{building}")
        scored.append(points(s)[0])
    assert scored == [0, 0, 5, 5, 5, 10]


@pytest.mark.clause("YS44")
def test_paddock_one_camel_more_from_the_tower_only() -> None:
    s = table(tower="1x3 6x3", buildings={0: "paddock"}, hands={0: "camels"})
    play(s, "play.camels")
    assert camels(s)[0] == 3
    play(s, "take.camel")
    assert camels(s)[0] == 3 + 4


@pytest.mark.clause("YS45")
def test_shop_two_gold_more_from_the_tower_only() -> None:
    s = table(tower="1x3 6x3", buildings={0: "shop"}, hands={0: "gold"}, gold=[0, 0, 0])
    play(s, "play.gold")
    assert gold(s)[0] == 3
    play(s, "take.gold")
    assert gold(s)[0] == 3 + 5


@pytest.mark.clause("YS46")
def test_hammam_three_squares_for_free_and_gold_beyond() -> None:
    s = table(supervisor="W4", tower="4x9", gold=[1, 0, 0], buildings={0: "hammam"})
    play(s, "move.camel")
    assert "W4" in legal_names(s)  # distance 0: three for free, one for gold
    assert "E5" not in legal_names(s)  # distance 9
    for square, money in (("C", 1), ("W3", 1), ("W5", 1), ("E3", 1), ("E4", 0), ("W4", 0)):
        t = s.copy()
        play(t, square)
        assert gold(t)[0] == money, square


@pytest.mark.clause("YS47")
def test_caravanserai_a_card_for_each_own_cube_sent_in_anyones_turn() -> None:
    s = table(tower="3x9", shops={1: "sack.white.3"}, buildings={1: "caravanserai"}, camels=[0, 1, 0])
    play(s, "move.camel W3")
    for answer in ("keep", "yield"):
        t = s.copy()
        play(t, f"{answer} card.exchange")
        assert hand(t, 1) == ["exchange"]
        assert hand(t, 0) == []


@pytest.mark.clause("YS47")
def test_caravanserai_not_for_others_and_not_for_the_card() -> None:
    s = table(tower="3x9", shops={1: "sack.white.3"}, buildings={0: "caravanserai"}, hands={0: "caravan"})
    play(s, "play.caravan")
    assert (caravan(s), s.turn, hand(s, 0)) == ([0], 0, [])
    play(s, "move.camel W3")
    assert (caravan(s), s.turn, hand(s, 0)) == ([0, 1], 0, [])


@pytest.mark.clause("YS47", "YS40")
def test_caravanserai_with_no_card_to_draw() -> None:
    everything = " ".join(2 * CARD_NAMES)
    s = table(tower="3x9", shops={1: "sack.white.3"}, buildings={1: "caravanserai"}, hands={2: everything})
    play(s, "move.camel W3")
    assert (s.turn, hand(s, 1), caravan(s)) == (0, [], [1])


@pytest.mark.clause("YS48", "YS75")
def test_bazaar_two_points_for_each_completed_souk() -> None:
    s = week_end(buildings={0: "bazaar", 1: "bazaar"})
    assert points(s) == [8, 6, 0]


@pytest.mark.clause("YS75", "YS61")
def test_the_week_in_chest_without_the_bazaar() -> None:
    s = week_end(buildings={})
    assert points(s) == [6, 4, 0]
    assert cubes(s) == {}


def week_end(buildings: dict[int, str]) -> serai.State:
    s = table(
        stage="finish",
        day=7,
        turn=2,
        shops={
            0: "chest.yellow.1 chest.yellow.2 chest.yellow.3",
            1: "chest.blue.1 chest.blue.2 chest.pink.1 chest.pink.3",
        },
        buildings=buildings,
    )
    play(s, "end")
    return s


@pytest.mark.clause("YS49")
def test_hoist_one_cube_more_from_the_tower_only() -> None:
    s = table(tower="1x3 2x2 6x4", buildings={0: "hoist"}, hands={0: "city"})
    play(s, "play.city")
    assert fields(s).cubes == 1
    play(s, "sack.pink.1 take.sack")
    assert fields(s).cubes == 3


@pytest.mark.clause("YS44", "YS45", "YS46", "YS49")
def test_a_power_is_its_owners_alone() -> None:
    s = table(tower="1x3 2x2 6x4", buildings={1: "paddock shop hammam hoist"}, gold=[0, 0, 0])
    for name, number in (("take.camel", camels), ("take.gold", gold)):
        t = s.copy()
        play(t, name)
        assert number(t)[0] == {"take.camel": 3, "take.gold": 4}[name]
    play(s, "move.gold")
    assert "C" not in legal_names(s)


@pytest.mark.clause("YS74")
def test_yellow_builds_the_caravanserai_as_third_building() -> None:
    s = table(stage="finish", camels=[4, 0, 0], gold=[3, 0, 0], buildings={0: "paddock bazaar"})
    play(s, "build.caravanserai")
    assert (camels(s)[0], gold(s)[0], points(s)[0]) == (1, 0, 5)
