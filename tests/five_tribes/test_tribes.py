"""Tribe actions (FT30-FT35)."""

import pytest

from serai.games.five_tribes.tables import SALE, TRIBE

from .table import Table


def gathered(letter: str, final: str = "c3", n: int = 2, rest: str = "") -> Table:
    """A move that ends on a tile and gathers n of a tribe; `rest` stays there."""
    start = chr(ord(final[0]) - 1) + final[1]
    return Table().meeples(start, letter).meeples(final, letter * (n - 1) + rest)


def finish(table: Table, letter: str, final: str = "c3") -> Table:
    return table.do(chr(ord(final[0]) - 1) + final[1], letter + "E")


@pytest.mark.clause("FT30")
def test_viziers_are_kept() -> None:
    table = finish(gathered("y", n=4), "y")
    assert (table.s.viziers[0], table.bag()["y"]) == (4, 12)


@pytest.mark.clause("FT31")
def test_elders_are_kept() -> None:
    table = finish(gathered("w", n=3, rest="b"), "w")
    assert (table.s.elders[0], table.bag()["w"]) == (3, 17)


@pytest.mark.clause("FT32")
def test_merchants_take_cards_from_the_front() -> None:
    table = finish(gathered("g", n=3).row("fish", "fakir", "gold", "silk"), "g")
    assert table.hand(1) == {"fish": 1, "fakir": 1, "gold": 1}
    assert table.fronts() == ["silk"]
    assert table.bag()["g"] == 18


@pytest.mark.clause("FT32")
def test_merchants_take_fewer_if_the_row_is_short() -> None:
    table = finish(gathered("g", n=5).row("fish", "fish"), "g")
    assert table.hand(1) == {"fish": 2}
    assert table.fronts() == []
    assert sum(finish(gathered("g", n=12).row(*["fakir"] * 9), "g").hand(1).values()) == 9


@pytest.mark.clause("FT33", "FT96")
def test_three_builders_and_two_fakirs_among_four_blue_tiles_earn_20() -> None:
    table = gathered("b", n=3).kind("village", "b2", "d4").kind("sacred6", "c2").kind("sacred15", "d3")
    table.cards(1, "fakir", "fakir")
    finish(table, "b")
    assert table.can() == ["build+0", "build+1", "build+2"]
    table.do("build+2")
    assert table.money()[0] == 50 + 20
    assert table.discards() == {"fakir": 2}
    assert table.bag()["b"] == 18


@pytest.mark.clause("FT33", "FT96")
def test_with_the_final_tile_blue_they_earn_25() -> None:
    table = gathered("b", n=3).kind("village", "b2", "d4", "c3").kind("sacred6", "c2").kind("sacred15", "d3")
    table.cards(1, "fakir", "fakir")
    finish(table, "b").do("build+2")
    assert table.money()[0] == 50 + 25


@pytest.mark.clause("FT33")
def test_builders_without_fakirs_earn_at_once_also_at_the_edge() -> None:
    table = Table().kind("village", "a1", "a2", "b2", "f5", "c1").meeples("a2", "b").meeples("a1", "b")
    table.do("a2", "bN")
    assert table.money()[0] == 50 + 2 * 3
    assert table.s.phase == SALE


@pytest.mark.clause("FT34")
def test_assassins_kill_within_their_number() -> None:
    table = gathered("r", n=2).meeples("c1", "y").meeples("e3", "w").meeples("d4", "gb").meeples("c5", "b")
    table.meeples("f3", "y").meeples("e4", "y")
    finish(table, "r")
    assert table.s.phase == TRIBE
    assert table.can() == ["c1", "e3", "d4", "c5"]  # f3 and e4 are three away
    table.do("d4")
    assert table.can() == ["kill-g", "kill-b"]
    table.do("kill-g")
    assert table.on("d4") == "b"
    assert table.bag() == {"y": 13, "w": 19, "g": 18, "b": 16, "r": 18}


@pytest.mark.clause("FT34")
def test_distance_0_counts() -> None:
    table = finish(gathered("r", n=2, rest="gb"), "r")
    assert table.can() == ["c3"]
    table.do("c3", "kill-b")
    assert table.on("c3") == "g"


@pytest.mark.clause("FT34")
def test_assassins_kill_a_vizier_or_elder_in_front_of_an_opponent() -> None:
    table = gathered("r").people(1, viziers=1, elders=1).people(2, viziers=2).people(3, elders=1)
    finish(table, "r")
    assert table.can() == ["vizier2", "elder3"]
    table.do("vizier2")
    assert (table.s.viziers[1], table.s.elders[2], table.bag()["y"]) == (1, 1, 14)
    assert table.s.phase == SALE


@pytest.mark.clause("FT34")
def test_fakirs_are_discarded_only_to_reach_farther() -> None:
    table = gathered("r").meeples("f3", "y").meeples("d3", "y").meeples("f5", "y").cards(1, *["fakir"] * 2)
    finish(table, "r")
    assert table.can() == ["d3", "f3"]  # f5 is five away
    assert table.do("f3").discards() == {"fakir": 1}
    table = gathered("r").meeples("f3", "y").meeples("d3", "y").cards(1, *["fakir"] * 2)
    assert finish(table, "r").do("d3").discards() == {}


@pytest.mark.clause("FT34")
def test_killing_is_compulsory_only_if_it_needs_no_fakir() -> None:
    table = finish(gathered("r").meeples("f3", "y").cards(1, "fakir"), "r")
    assert table.can() == ["f3", "skip"]
    table.do("skip")
    assert table.hand(1) == {"fakir": 1}
    assert table.bag()["r"] == 18
    assert "skip" not in finish(gathered("r").meeples("e3", "y"), "r").can()


@pytest.mark.clause("FT34")
def test_without_a_target_nothing_happens() -> None:
    table = finish(gathered("r").meeples("f5", "y").people(1, viziers=2), "r")
    assert table.s.phase == SALE
    assert table.bag()["r"] == 18


@pytest.mark.clause("FT35")
def test_a_kill_that_empties_a_tile_takes_it_without_its_action() -> None:
    table = gathered("r").kind("oasis", "e3").meeples("e3", "y")
    finish(table, "r").do("e3")
    assert (table.owner("c3"), table.owner("e3"), table.s.camels[0]) == (1, 1, 6)
    assert table.s.palms == 12


@pytest.mark.clause("FT35")
def test_the_final_tile_gets_its_camel_first() -> None:
    table = gathered("r").meeples("e3", "y")
    table.s.camels[0] = 1
    finish(table, "r").do("e3")
    assert (table.owner("c3"), table.owner("e3"), table.s.camels[0]) == (1, 0, 0)


@pytest.mark.clause("FT35")
def test_a_kill_on_the_final_tile_takes_it_and_its_action_follows() -> None:
    table = finish(gathered("r", rest="y").kind("oasis", "c3"), "r")
    assert table.owner("c3") == 0
    table.do("c3")
    assert table.owner("c3") == 1
    assert table.s.palm[table.at("c3")] == 1


@pytest.mark.clause("FT35")
def test_no_camel_on_a_tile_that_has_one() -> None:
    table = finish(gathered("r").meeples("e3", "y").camel(3, "e3"), "r").do("e3")
    assert table.owner("e3") == 3
    assert table.s.camels[0] == 7
