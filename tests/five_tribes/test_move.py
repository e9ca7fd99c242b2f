"""Moving meeples (FT21-FT25)."""

import pytest

from serai.games.five_tribes.movelist import Moves
from serai.games.five_tribes.names import TILE_NAMES
from serai.games.five_tribes.tables import SALE, SOW

from .table import Table


@pytest.mark.clause("FT21")
def test_all_meeples_of_a_tile_are_dropped_one_by_one_in_any_order() -> None:
    table = Table().meeples("c3", "ywg").meeples("e2", "w")
    table.do("c3")
    assert table.on("c3") == ""
    assert [table.s.hand[i] for i in range(5)] == [1, 1, 1, 0, 0]
    assert table.s.phase == SOW
    first = {drop[0] for drop in table.can()}
    assert first == {"y", "g"}  # the elder must come last
    table.do("gN", "yE")
    assert (table.on("c2"), table.on("d2")) == ("g", "y")
    assert table.can() == ["wE"]
    table.do("wE")
    assert table.s.elders[0] == 2


@pytest.mark.clause("FT21")
def test_a_move_starts_on_a_tile_with_meeples() -> None:
    table = Table().meeples("a1", "y").meeples("b1", "y")
    assert table.can() == ["a1", "b1"]


@pytest.mark.clause("FT22")
def test_the_last_meeple_joins_its_own_colour() -> None:
    table = Table().meeples("a1", "y").meeples("b1", "w").meeples("a2", "y")
    assert table.can() == ["a1", "a2"]  # the elder on b1 finds no elder
    assert table.do("a1").can() == ["yS"]


@pytest.mark.clause("FT22", "FT98")
def test_a_loop_of_five_gathers_the_green_dropped_first() -> None:
    table = Table().kind("oasis", "b2").meeples("a2", "ggbry").meeples("b2", "g")
    table.do("a2", "gE", "bE", "rS", "yW", "gN")
    assert table.on("b2") == ""
    assert table.s.bag[2] == 18
    assert table.owner("b2") == 1
    assert table.s.palm[table.at("b2")] == 1


@pytest.mark.clause("FT22")
def test_meeples_dropped_earlier_in_the_same_move_count() -> None:
    table = Table().meeples("a2", "ggbry")
    assert table.can() == ["a2"]
    table.do("a2", "gE", "bE", "rS", "yW")
    assert table.can() == ["gN"]
    table.do("gN")
    assert table.s.phase == SALE
    assert Table().meeples("a2", "gwbry").can() == ["stay"]  # five tribes, all different: no twin
    assert Table().meeples("a2", "ggby").can() == ["stay"]  # four steps do not come back to a drop


@pytest.mark.clause("FT22")
def test_six_meeples_can_always_be_sown() -> None:
    assert Table().meeples("a1", "ywgbry").can() == ["a1"]


@pytest.mark.clause("FT22")
def test_a_pair_that_is_needed_may_not_be_broken() -> None:
    """Alone on the board, only the two assassins can meet: the other five are all different."""
    table = Table().meeples("c3", "ywgbrr").do("c3")
    assert {drop[0] for drop in table.can()} == {"y", "w", "g", "b"}
    table.do("yN")
    assert "r" in {drop[0] for drop in table.can()}  # five are left, and a loop of four leads back to it


@pytest.mark.clause("FT23")
def test_never_straight_back() -> None:
    table = Table().meeples("b2", "yy").meeples("c2", "w").meeples("d2", "y").meeples("a2", "y")
    table.do("b2")
    table.do("yE")
    assert table.can() == ["yE"]  # not back to b2, where nothing is anyway, nor to a2


@pytest.mark.clause("FT23")
def test_the_starting_tile_counts_as_just_left() -> None:
    table = Table().meeples("b2", "yyy").meeples("b3", "y")
    table.do("b2", "yE")
    assert "yW" not in table.can()


@pytest.mark.clause("FT23")
def test_no_diagonals() -> None:
    table = Table().meeples("b2", "y").meeples("c3", "y")
    assert table.can() == ["stay"]


@pytest.mark.clause("FT23", "FT21")
def test_tiles_may_be_visited_again_even_the_start() -> None:
    table = Table().meeples("b2", "ywgbrr").meeples("d2", "r")
    table.do("b2", "yE", "wS", "gW", "bN")
    assert table.on("b2") == "b"
    assert table.can() == ["rE"]
    table.do("rE", "rE")
    assert (table.on("c2"), table.s.hand[4]) == ("yr", 2)


@pytest.mark.clause("FT24")
def test_moving_is_compulsory() -> None:
    table = Table().meeples("a1", "y").meeples("b1", "y")
    assert "stay" not in table.can()
    assert Table().meeples("a1", "y").can() == ["stay"]
    assert Table().can() == ["stay"]


@pytest.mark.clause("FT24")
def test_tiles_with_camels_may_be_started_from_passed_and_ended_on() -> None:
    table = Table().meeples("a1", "yw").meeples("c1", "w").camel(2, "a1", "b1", "c1")
    table.do("a1", "yE", "wE")
    assert table.s.elders[0] == 2
    assert [table.owner(t) for t in ("a1", "b1", "c1")] == [2, 2, 2]
    assert table.s.camels[0] == 8


@pytest.mark.clause("FT25")
def test_an_emptied_tile_gets_a_camel() -> None:
    table = Table().meeples("a1", "y").meeples("b1", "yy").do("a1", "yE")
    assert table.owner("b1") == 1
    assert table.s.viziers[0] == 3
    assert table.s.camels[0] == 7
    assert table.owner("a1") == 0  # emptied by taking up: no control


@pytest.mark.clause("FT25")
def test_no_camel_on_a_tile_where_others_remain_or_when_none_is_left() -> None:
    table = Table().meeples("a1", "y").meeples("b1", "yw").do("a1", "yE")
    assert (table.owner("b1"), table.on("b1")) == (0, "w")
    table = Table().meeples("a1", "y").meeples("b1", "y")
    table.s.camels[0] = 0
    table.do("a1", "yE")
    assert table.owner("b1") == 0
    assert table.s.viziers[0] == 2


@pytest.mark.clause("FT99")
def test_three_whites_and_a_blue_give_four_elders_but_no_control() -> None:
    table = Table().meeples("a1", "w").meeples("b1", "wwwb").do("a1", "wE")
    assert (table.s.elders[0], table.owner("b1"), table.on("b1")) == (4, 0, "b")
    table = Table().meeples("a1", "w").meeples("b1", "ww").do("a1", "wE")
    assert (table.s.elders[0], table.owner("b1")) == (3, 1)


@pytest.mark.clause("FT102")
def test_four_different_moves_from_the_centre() -> None:
    """A 3 × 3 board in the corner of ours; whatever lies beyond is empty and cannot be ended on."""
    table = Table().meeples("b2", "bwy").meeples("a2", "y")
    found = [m for m in Moves("interpreted").all(table.s) if m.start == table.at("b2")]
    ways = {
        ("".join(table.game.notations(False)[x][0] for x in m.drops), tuple(TILE_NAMES[t] for t in m.way(7)))
        for m in found
    }
    assert len(found) == 4
    assert ways == {
        ("bwy", ("b1", "a1", "a2")),
        ("wby", ("b1", "a1", "a2")),
        ("bwy", ("b3", "a3", "a2")),
        ("wby", ("b3", "a3", "a2")),
    }
