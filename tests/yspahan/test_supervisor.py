"""The Supervisor and the caravan: YS30 to YS36 with the example YS73."""

import pytest

from .oracle import distances
from .table import camels, caravan, cubes, fields, gold, hand, legal_names, play, points, table

YELLOW, BLUE = 0, 1


def reach(square: str, value: int, money: int = 0, buildings: str = "") -> set[str]:
    """Where the dice may take him."""
    s = table(supervisor=square, gold=[money, 0, 0], tower=f"{value}x9", buildings={0: buildings})
    play(s, "move.camel")
    return set(legal_names(s))


@pytest.mark.clause("YS30")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("square", distances("C"))
def test_he_walks_exactly_as_far_as_the_dice_say(square: str, value: int) -> None:
    far = {name for name, distance in distances(square).items() if distance == value}
    assert far, "the dice always take him somewhere"
    assert reach(square, value) == far


@pytest.mark.clause("YS30")
def test_he_turns_at_the_centre_and_does_not_bounce() -> None:
    assert reach("W2", 3) == {"W5", "E1", "N1", "S1"}
    assert reach("N4", 6) == {"W2", "E2", "S2"}
    assert reach("W9", 3) == {"W6"}  # W10 is a dead end


@pytest.mark.clause("YS31")
def test_each_gold_changes_the_distance_by_one() -> None:
    s = table(supervisor="N3", gold=[2, 0, 0], tower="4x9")
    play(s, "move.camel")
    far = distances("N3")
    assert set(legal_names(s)) == {name for name in far if 2 <= far[name] <= 6}
    fares = {"S1": 0, "S2": 1, "S3": 2, "C": 1, "N1": 2}
    for square, fare in fares.items():
        t = s.copy()
        play(t, square)
        assert gold(t)[0] == 2 - fare


@pytest.mark.clause("YS31")
def test_a_move_of_0_sends_the_cubes_beside_him_again() -> None:
    s = table(supervisor="W2", gold=[3, 0, 0], tower="3x9", shops={1: "chest.blue.1"}, camels=[0, 2, 0])
    play(s, "move.camel")
    assert {"W1", "W2", "W3"} <= set(legal_names(s))
    play(s, "W2 keep")
    assert (gold(s)[0], points(s)[1], caravan(s)) == (0, 2, [1])
    assert cubes(s) == {"chest.blue.1": 1}


@pytest.mark.clause("YS31")
def test_no_less_than_0_and_nowhere_beyond_the_road() -> None:
    assert reach("C", 1, money=50) == set(distances("C"))
    assert "C" not in reach("C", 2, money=1)
    s = table(supervisor="W10", gold=[99, 0, 0], tower="6x9")
    play(s, "move.camel S7")
    assert gold(s)[0] == 99 - (17 - 6)


@pytest.mark.clause("YS32")
def test_every_cube_beside_him_is_sent_whoever_owns_it() -> None:
    s = table(tower="3x9", shops={1: "chest.blue.1 sack.white.3"})
    play(s, "move.camel W3")
    assert cubes(s) == {"chest.blue.1": 1}
    assert (caravan(s), points(s)) == ([1], [0, 2, 0])
    s = table(tower="3x9", shops={0: "sack.white.3"})
    play(s, "move.camel W3")
    assert (caravan(s), points(s)) == ([0], [2, 0, 0])


@pytest.mark.clause("YS32")
def test_no_cube_nothing_sent() -> None:
    s = table(tower="3x9", shops={1: "chest.blue.1"})
    play(s, "move.camel E3")
    assert caravan(s) == []
    assert legal_names(s)[-1] == "end"


@pytest.mark.clause("YS32")
@pytest.mark.parametrize("first", ["barrel.white.1", "vase.blue.1"])
def test_of_two_cubes_the_mover_chooses_the_first(first: str) -> None:
    s = table(tower="1x9", shops={1: "barrel.white.1", 2: "vase.blue.1"}, caravan=[0, 0])
    play(s, "move.camel E1")
    assert legal_names(s) == ["first.barrel.white.1", "first.vase.blue.1"]
    play(s, f"first.{first}")
    order = [1, 2] if first == "barrel.white.1" else [2, 1]
    assert caravan(s) == [0, 0, *order]
    assert points(s)[order[0]] == 2  # the last camel of the bottom line
    assert points(s)[order[1]] == 1
    assert cubes(s) == {}


@pytest.mark.clause("YS33")
def test_the_owner_decides_also_in_anothers_turn() -> None:
    s = table(tower="3x9", shops={2: "sack.white.3"}, camels=[5, 5, 1])
    play(s, "move.camel W3")
    assert s.turn == 2
    assert legal_names(s) == ["keep", "yield"]
    kept, gone = s.copy(), s.copy()
    play(kept, "keep")
    play(gone, "yield")
    assert (cubes(kept), cubes(gone)) == ({"sack.white.3": 2}, {})
    assert (camels(kept), camels(gone)) == ([5, 5, 0], [5, 5, 1])
    for after in (kept, gone):
        assert (caravan(after), points(after)) == ([2], [0, 0, 2])
        assert after.turn == 0


@pytest.mark.clause("YS33")
def test_one_camel_for_each_cube() -> None:
    s = table(tower="1x9", shops={1: "barrel.white.1 sack.white.1"}, camels=[0, 1, 0])
    play(s, "move.camel S1 first.sack.white.1 keep")
    assert s.turn == 0  # no camel is left for the second
    assert cubes(s) == {"sack.white.1": 1}
    assert caravan(s) == [1, 1]
    s = table(tower="1x9", shops={1: "barrel.white.1 sack.white.1"}, camels=[0, 2, 0])
    play(s, "move.camel S1 first.sack.white.1 keep keep")
    assert cubes(s) == {"sack.white.1": 1, "barrel.white.1": 1}
    assert camels(s)[1] == 0


@pytest.mark.clause("YS33")
def test_without_a_camel_nobody_is_asked() -> None:
    s = table(tower="3x9", shops={2: "sack.white.3"}, camels=[5, 5, 0])
    play(s, "move.camel W3")
    assert (s.turn, caravan(s)) == (0, [2])


@pytest.mark.clause("YS34", "YS4")
@pytest.mark.parametrize("players", [3, 4])
def test_each_camel_scores_by_its_line(players: int) -> None:
    for loaded in range(3 * players - 1):
        s = table(players=players, tower="3x9", shops={0: "sack.white.3"}, caravan=[1] * loaded)
        play(s, "move.camel W3")
        assert points(s)[0] == [2, 1, 0][loaded // players]
        assert caravan(s) == [1] * loaded + [0]


@pytest.mark.clause("YS35")
def test_a_full_caravan_is_counted_and_emptied() -> None:
    s = table(tower="3x9", shops={0: "sack.white.3"}, caravan=[0, 1, 1, 2, 2, 2, 1, 1])
    play(s, "move.camel W3")
    assert caravan(s) == []
    assert points(s) == [2 * 3, 4 * 3, 3 * 2]


@pytest.mark.clause("YS35", "YS36")
def test_filled_by_the_first_of_two_cubes_the_second_starts_it_anew() -> None:
    s = table(tower="1x9", shops={1: "barrel.white.1", 2: "vase.blue.1"}, caravan=[0] * 8)
    play(s, "move.camel E1 first.vase.blue.1")
    assert caravan(s) == [1]
    assert points(s) == [8 * 3, 2, 3]


@pytest.mark.clause("YS35", "YS36")
def test_filled_by_the_second_of_two_cubes() -> None:
    s = table(tower="1x9", shops={1: "barrel.white.1", 2: "vase.blue.1"}, caravan=[0] * 7)
    play(s, "move.camel E1 first.vase.blue.1")
    assert caravan(s) == []
    assert points(s) == [7 * 3, 3, 3]


@pytest.mark.clause("YS36")
def test_the_order_within_a_sending() -> None:
    """Camel decision, caravan, its count, the Caravanserai's card; then the second cube."""
    s = table(
        tower="1x9",
        shops={1: "barrel.white.1", 2: "vase.blue.1"},
        caravan=[0] * 8,
        camels=[0, 1, 1],
        buildings={1: "caravanserai", 2: "caravanserai"},
    )
    play(s, "move.camel E1 first.vase.blue.1")
    assert (s.turn, caravan(s)) == (2, [0] * 8)
    play(s, "keep")
    assert (points(s), caravan(s)) == ([24, 0, 3], [])
    assert s.turn == -1
    assert fields(s).drawer == 3
    play(s, "card.gold")
    assert (hand(s, 2), hand(s, 1)) == (["gold"], [])
    assert s.turn == 1
    play(s, "yield card.camels")
    assert (hand(s, 1), caravan(s), points(s)) == (["camels"], [1], [24, 2, 3])
    assert (s.turn, legal_names(s)) == (0, ["end"])


@pytest.mark.clause("YS36")
def test_a_protected_cube_is_not_sent_again() -> None:
    s = table(tower="1x9", shops={1: "barrel.white.1"}, camels=[0, 3, 0])
    play(s, "move.camel E1 keep")
    assert (camels(s)[1], caravan(s), s.turn) == (2, [1], 0)


@pytest.mark.clause("YS73")
def test_yellow_pays_a_gold_to_send_only_the_own_cube() -> None:
    s = table(
        tower="1x3 3x2 6x4",
        supervisor="W2",
        gold=[1, 0, 0],
        camels=[1, 0, 0],
        shops={YELLOW: "sack.white.1 sack.white.2", BLUE: "barrel.white.1"},
    )
    play(s, "move.sack")
    assert {"E1", "S1", "N1", "W5", "S2"} <= set(legal_names(s))
    assert reach("W2", 3) == {"E1", "S1", "N1", "W5"}
    east = s.copy()
    play(east, "E1")
    assert (caravan(east), gold(east)[0]) == ([BLUE], 1)
    south = s.copy()
    play(south, "S1")
    assert legal_names(south) == ["first.sack.white.1", "first.barrel.white.1"]
    play(south, "first.barrel.white.1 yield")
    assert caravan(south) == [BLUE, YELLOW]
    play(s, "S2")
    assert gold(s)[0] == 0
    gone = s.copy()
    play(gone, "yield")
    play(s, "keep")
    for after in (s, gone):
        assert (caravan(after), points(after)) == ([YELLOW], [2, 0, 0])
    assert "sack.white.2" in cubes(s)
    assert "sack.white.2" not in cubes(gone)
    assert (camels(s)[0], camels(gone)[0]) == (0, 1)
