"""Selling (FT50), the clean-up (FT60), the end (FT61) and scoring (FT62)."""

from itertools import pairwise

import pytest

from serai.core.rules import OVER
from serai.games.five_tribes.names import CARD_NAMES
from serai.games.five_tribes.scoring import best_sets
from serai.games.five_tribes.tables import BIDDING, CARD_OUTCOME, DJINN_OUTCOME, MOVE, SALE

from .table import Table, before_clean_up, in_sale


@pytest.mark.clause("FT50")
def test_a_set_of_different_goods_is_sold() -> None:
    table = in_sale().cards(1, "fish", "fish", "gold", "fakir")
    assert table.can() == ["put-gold", "put-fish", "end"]
    table.do("put-fish")
    assert table.can() == ["put-gold", "sell"]
    table.do("put-gold", "sell")
    assert (table.money()[0], table.hand(1)) == (53, {"fish": 1, "fakir": 1})
    assert table.discards() == {"fish": 1, "gold": 1}
    table.do("put-fish", "sell")
    assert table.money()[0] == 54
    assert table.can() == ["end"]  # fakirs cannot be sold


@pytest.mark.clause("FT50")
def test_one_to_nine_kinds_pay_by_the_table() -> None:
    for size, coins in enumerate([1, 3, 7, 13, 21, 30, 40, 50, 60], 1):
        table = in_sale().cards(1, *CARD_NAMES[:size])
        table.do(*(f"put-{name}" for name in CARD_NAMES[:size]), "sell")
        assert table.money()[0] == 50 + coins


@pytest.mark.clause("FT50", "FT97")
def test_six_goods_and_three_duplicates_bring_30_and_7() -> None:
    six = ["ivory", "papyrus", "silk", "fish", "wheat", "pottery"]
    table = in_sale().cards(1, *six, "fish", "silk", "wheat")
    table.do(*(f"put-{name}" for name in six), "sell", "put-silk", "put-fish", "put-wheat", "sell")
    assert table.money()[0] == 50 + 30 + 7


@pytest.mark.clause("FT50")
def test_selling_comes_after_the_tile_action() -> None:
    table = Table().kind("small", "c3").meeples("b3", "y").meeples("c3", "y").cards(1, "gold").row("fish")
    assert not any(a.startswith("put") for a in table.can())
    assert not any(a.startswith("put") for a in table.do("b3", "yE").can())
    assert "put-gold" in table.do("skip").can()


@pytest.mark.clause("FT60")
def test_rows_are_refilled_when_all_markers_have_played() -> None:
    table = before_clean_up().row("fish", "gold").face_up("Boaz")
    table.do("end")
    for n in range(7):
        assert len(table.fronts()) == 2 + n
        table.do("fakir")
    assert table.fronts() == ["fish", "gold", *["fakir"] * 7]
    table.do("Utug", "Leta")
    assert table.s.phase == BIDDING
    assert table.position.view(None)["djinn_row"] == ["Boaz", "Leta", "Utug"]
    assert table.s.round == 2


@pytest.mark.clause("FT60")
def test_draws_are_as_likely_as_cards_are_frequent() -> None:
    table = before_clean_up().row("fish", "gold").do("end")
    kinds = dict(table.position.chances())
    assert kinds == {CARD_OUTCOME + k: n for k, n in enumerate([2, 2, 1, 4, 4, 4, 5, 6, 6, 18])}
    table.do(*["fakir"] * 7)
    assert table.position.chances() == tuple((DJINN_OUTCOME + d, 1) for d in range(22))


@pytest.mark.clause("FT60")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    table = before_clean_up().row(*["fakir"] * 8).no_deck()
    table.s.discards[0] = 2
    table.do("end")
    assert table.can() == ["ivory"]
    assert table.discards() == {}
    table.do("ivory")
    assert table.position.view(None)["deck"] == 1


@pytest.mark.clause("FT60")
def test_if_nothing_is_left_nothing_is_dealt() -> None:
    table = before_clean_up().row("fish").no_deck().only_djinns().do("end")
    assert table.s.phase == BIDDING
    assert table.fronts() == ["fish"]


@pytest.mark.clause("FT61")
def test_the_round_of_the_last_camel_is_played_to_its_end() -> None:
    table = Table(3).meeples("a1", "y").meeples("b1", "y").meeples("e4", "w").meeples("f4", "w")
    table.s.camels[0] = 1
    table.do("a1", "yE")
    assert table.position.view(None)["last_camel"]
    table.do("end")
    assert table.actor == 2
    table.do("e4", "wE", "end")
    assert table.actor == 3
    table.do("stay", "end")
    assert table.s.turn == OVER


@pytest.mark.clause("FT61")
def test_without_a_legal_move_the_round_is_the_last_and_nobody_moves_any_more() -> None:
    table = Table(3).meeples("a1", "y").djinn(2, "Anun-Nak").people(2, elders=1).empty_bag()
    table.s.bag[2] = 3
    table.do("stay")
    assert table.s.phase == SALE
    table.do("end")
    assert (table.actor, table.s.phase) == (2, SALE)
    table.do("Anun-Nak:w", "b1", "g", "g", "g")
    assert table.on("b1") == "ggg"
    assert table.can() == ["end"]
    table.do("end")
    assert (table.actor, table.s.phase) == (3, SALE)
    table.do("end")
    assert table.s.turn == OVER


@pytest.mark.clause("FT61")
def test_djinns_before_the_move_may_create_one_but_need_not() -> None:
    table = Table(3).meeples("a1", "y").djinn(1, "Anun-Nak").people(1, elders=1)
    assert table.can() == ["Anun-Nak:w", "stay"]
    table.do("Anun-Nak:w", "b1", "y", "g", "b")
    assert "a1" in table.can()
    assert "stay" not in table.can()
    table = Table(3).meeples("a1", "y").djinn(1, "Anun-Nak").people(1, elders=1).do("stay")
    assert table.position.view(None)["no_move"]


@pytest.mark.clause("FT61")
def test_players_without_a_move_may_still_sell() -> None:
    table = Table(3).cards(2, "fish").do("stay", "end")
    assert table.can() == ["put-fish", "end"]


@pytest.mark.clause("FT61")
def test_a_round_without_either_goes_on() -> None:
    table = before_clean_up().no_deck().only_djinns().do("end")
    assert table.s.phase == BIDDING
    assert Table().s.phase == MOVE


@pytest.mark.clause("FT62")
def test_points_of_everything() -> None:
    table = Table().coins(1, 17).people(1, viziers=3, elders=4).people(2, viziers=3).people(3, viziers=2)
    table.djinn(1, "Hagis", "Boaz").kind("sacred15", "a1").kind("oasis", "b2")
    table.camel(1, "a1", "b2").pieces("a1", palms=1, palaces=2).pieces("b2", palms=2).pieces("c3", palaces=3)
    table.cards(1, "fish", "fish", "gold", "fakir")
    own = 17 + (3 + 10 + 10) + 4 * 2 + (10 + 6) + (15 + 8) + 3 * 3 + 2 * 5 + (3 + 1)
    assert table.scores()[0] == own
    assert table.scores()[3] == 50


@pytest.mark.clause("FT62")
def test_ties_share() -> None:
    table = Table(3).coins(1, 60).coins(2, 60)
    table.do("stay", "end", "end", "end")
    assert table.position.winners == (0, 1)


@pytest.mark.clause("FT100", "FT80")
@pytest.mark.parametrize(
    ("viziers", "jafaar", "points"),
    [
        ((1, 3, 4, 6), 0, (1, 13, 24, 36)),
        ((1, 2, 3, 2), 0, (1, 12, 33, 12)),
        ((1, 2, 3, 4), 2, (1, 16, 23, 34)),
    ],
)
def test_viziers(viziers: tuple[int, ...], jafaar: int, points: tuple[int, ...]) -> None:
    table = Table()
    for p, n in enumerate(viziers, 1):
        table.people(p, viziers=n).coins(p, 0)
    before = table.scores()
    if jafaar:
        table.djinn(jafaar, "Jafaar")
        assert tuple(a - b for a, b in zip(table.scores(), before, strict=True)) == (0, 6 + 4, 0, 0)
        table.s.coins[jafaar - 1] = -6  # the djinn's own points
    assert table.scores() == points


@pytest.mark.clause("FT101", "FT88")
def test_elders_with_shamhat() -> None:
    table = Table()
    for p, n in enumerate((1, 2, 3, 5), 1):
        table.people(p, elders=n).coins(p, 0)
    assert table.scores() == (2, 4, 6, 10)
    assert table.djinn(2, "Shamhat").scores() == (2, 8 + 6, 6, 10)


@pytest.mark.clause("FT101", "FT78")
def test_palms_with_haurvatat() -> None:
    table = Table()
    for p, (tile, palms) in enumerate(zip(("a1", "b1", "c1", "d1"), (1, 4, 2, 3), strict=True), 1):
        table.coins(p, -6).camel(p, tile).pieces(tile, palms=palms)  # a small market is worth 6
    assert table.scores() == (3, 12, 6, 9)
    assert table.djinn(2, "Haurvatat").scores() == (3, 20 + 8, 6, 9)


@pytest.mark.clause("FT101")
def test_fish_wheat_fish_are_worth_4() -> None:
    assert in_sale().coins(1, 0).cards(1, "fish", "wheat", "fish").scores()[0] == 4


@pytest.mark.clause("FT62")
def test_each_further_good_of_a_set_pays_at_least_as_much() -> None:
    """What `best_sets` relies on."""
    values = [best_sets([1] * n + [0] * (10 - n), 0) for n in range(10)]
    gains = [b - a for a, b in pairwise(values)]
    assert gains == sorted(gains)
