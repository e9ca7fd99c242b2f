"""Tile actions (FT40-FT43)."""

import pytest

from serai.games.five_tribes.tables import SALE, TILE_ACTION

from .table import Table


def ends_on(kind: str) -> Table:
    """Two viziers are gathered on c3, which is of this kind."""
    return Table().kind(kind, "c3").meeples("b3", "y").meeples("c3", "y")


def go(table: Table) -> Table:
    return table.do("b3", "yE")


@pytest.mark.clause("FT40")
def test_village_and_oasis_get_their_piece_at_once() -> None:
    table = go(ends_on("village"))
    assert (table.s.palace[table.at("c3")], table.s.palaces, table.s.phase) == (1, 9, SALE)
    table = go(ends_on("oasis"))
    assert (table.s.palm[table.at("c3")], table.s.palms, table.s.phase) == (1, 11, SALE)


@pytest.mark.clause("FT40")
def test_whoever_controls_the_tile_the_mover_must_act_and_the_owner_scores() -> None:
    table = ends_on("village").camel(3, "c3").pieces("c3", palaces=2)
    before = table.scores()
    go(table)
    assert table.s.palace[table.at("c3")] == 3
    assert table.scores()[2] == before[2] + 5


@pytest.mark.clause("FT40")
def test_when_palms_or_palaces_are_out_nothing_happens() -> None:
    table = ends_on("oasis").pieces("a1", palms=12)
    assert go(table).s.phase == SALE
    assert table.s.palm[table.at("c3")] == 0
    table = ends_on("village").pieces("a1", palaces=10)
    assert go(table).s.phase == SALE


@pytest.mark.clause("FT41")
def test_the_small_market_sells_one_of_the_first_three() -> None:
    table = go(ends_on("small").row("fish", "gold", "fakir", "silk", "gems"))
    assert table.can() == ["card1", "card2", "card3", "skip"]
    table.do("card2")
    assert (table.hand(1), table.money()[0]) == ({"gold": 1}, 47)
    assert table.fronts() == ["fish", "fakir", "silk", "gems"]
    assert table.s.phase == SALE


@pytest.mark.clause("FT41")
def test_the_large_market_sells_two_of_the_first_six() -> None:
    row = ["fish", "gold", "fakir", "silk", "gems", "wheat", "ivory"]
    table = go(ends_on("large").row(*row))
    assert table.can() == ["card1", "card2", "card3", "card4", "card5", "card6", "skip"]
    table.do("card2")
    assert table.money()[0] == 44
    assert table.can() == ["card1", "card2", "card3", "card4", "card5"]  # the other five of the six
    table.do("card5")
    assert table.hand(1) == {"gold": 1, "wheat": 1}
    assert table.money()[0] == 44
    assert table.fronts() == ["fish", "fakir", "silk", "gems", "ivory"]


@pytest.mark.clause("FT41")
def test_the_last_card_still_costs_6_and_of_two_both_must_be_taken() -> None:
    table = go(ends_on("large").row("fish")).do("card1")
    assert (table.hand(1), table.money()[0], table.s.phase) == ({"fish": 1}, 44, SALE)
    table = go(ends_on("large").row("fish", "silk")).do("card1")
    assert table.can() == ["card1"]


@pytest.mark.clause("FT41")
def test_markets_need_coins_and_cards_and_may_be_skipped() -> None:
    assert go(ends_on("small").row("fish").coins(1, 2)).s.phase == SALE
    assert go(ends_on("large").row("fish").coins(1, 5)).s.phase == SALE
    assert go(ends_on("small")).s.phase == SALE
    table = go(ends_on("small").row("fish", "fish").coins(1, 3))
    assert table.can() == ["card1", "card2", "skip"]
    assert table.do("skip").s.phase == SALE


@pytest.mark.clause("FT41")
def test_first_counts_the_cards_still_there_and_the_row_is_not_refilled() -> None:
    table = Table().kind("small", "c3").meeples("b3", "g").meeples("c3", "g")
    table.row("fish", "gold", "fakir", "silk").do("b3", "gE")
    assert table.fronts() == ["fakir", "silk"]
    assert table.can() == ["card1", "card2", "skip"]


@pytest.mark.clause("FT42")
def test_a_sacred_place_gives_a_djinn_for_two_elders_or_an_elder_and_a_fakir() -> None:
    table = ends_on("sacred6").people(1, elders=2).cards(1, "fakir").face_up("Boaz", "Marid", "Jafaar")
    go(table)
    assert table.can() == ["pay-ww", "pay-wf", "skip"]
    table.do("pay-ww")
    assert table.can() == ["take-Boaz", "take-Jafaar", "take-Marid"]
    table.do("take-Jafaar")
    assert table.s.elders[0] == 0
    assert table.bag()["w"] == 20
    assert table.position.view(None)["players"][0]["djinns"] == ["Jafaar"]
    assert table.position.view(None)["djinn_row"] == ["Boaz", "Marid"]
    table = ends_on("sacred6").people(1, elders=1).cards(1, "fakir").face_up("Boaz")
    assert go(table).can() == ["pay-wf", "skip"]
    table.do("pay-wf", "take-Boaz")
    assert (table.discards(), table.bag()["w"]) == ({"fakir": 1}, 20)


@pytest.mark.clause("FT42")
def test_without_elders_or_djinns_there_is_no_action() -> None:
    assert go(ends_on("sacred6").cards(1, "fakir", "fakir").face_up("Boaz")).s.phase == SALE
    assert go(ends_on("sacred6").people(1, elders=1).face_up("Boaz")).s.phase == SALE
    assert go(ends_on("sacred6").people(1, elders=3)).s.phase == SALE


@pytest.mark.clause("FT42")
def test_elders_gathered_in_this_turn_pay() -> None:
    table = Table().kind("sacred12", "c3").meeples("b3", "w").meeples("c3", "w").face_up("Boaz")
    table.do("b3", "wE")
    assert table.s.phase == TILE_ACTION
    assert table.can() == ["pay-ww", "skip"]


@pytest.mark.clause("FT43")
def test_a_new_djinns_power_may_be_used_at_once() -> None:
    table = ends_on("sacred6").people(1, elders=3).face_up("Enki").kind("oasis", "a1", "f5")
    go(table).do("pay-ww", "take-Enki")
    assert table.can() == ["Enki:w", "end"]
    table.do("Enki:w")
    assert table.can() == ["a1", "f5"]
    table.do("f5")
    assert table.s.palm[table.at("f5")] == 1
    table = ends_on("sacred6").people(1, elders=2).face_up("Enki")
    go(table).do("pay-ww", "take-Enki")
    assert table.can() == ["end"]  # nothing left to pay with
