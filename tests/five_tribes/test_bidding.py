"""Bidding for turn order (FT10-FT14, FT20), and Kumarbi (FT82)."""

import pytest

from serai.games.five_tribes.tables import BIDDING

from .table import Table, before_clean_up, in_sale

ALL_BIDS = ["bid0", "bid1", "bid3", "bid5", "bid8", "bid12", "bid18"]


def bidding(players: int, *order: int) -> Table:
    """The markers wait on the bid track in this order."""
    table = Table(players, BIDDING)
    for place in range(9):
        table.s.track[place] = 0
    for i in range(4):
        table.s.bid[i] = order[i] if i < len(order) else 0
    table.s.seat = table.s.turn = order[0] - 1
    return table


def play_order(table: Table) -> list[int]:
    """Who takes turns, as soon as all have bid; nobody can move, so each only stays and ends."""
    order = []
    while table.s.phase != BIDDING and table.actor > 0:
        order.append(table.actor)
        if "stay" in table.can():
            table.do("stay")
        table.do("end")
    return order


@pytest.mark.clause("FT10")
def test_markers_bid_in_the_order_of_the_bid_track_and_pay() -> None:
    table = bidding(4, 3, 1, 4, 2)
    assert table.actor == 3
    assert table.can() == ALL_BIDS
    table.do("bid5")
    assert (table.actor, table.money()) == (1, [50, 50, 45, 50])
    assert "bid5" not in table.can()
    table.do("bid18")
    assert (table.actor, table.money()) == (4, [32, 50, 45, 50])
    table.do("bid12", "bid8")
    assert table.money() == [32, 42, 45, 38]


@pytest.mark.clause("FT11")
def test_three_markers_fit_on_the_zeros_and_the_last_of_them_plays_first() -> None:
    table = bidding(4, 1, 2, 3, 4).do("bid0", "bid0", "bid0")
    assert table.can() == ALL_BIDS[1:]
    table.do("bid1")
    assert play_order(table) == [4, 3, 2, 1]


@pytest.mark.clause("FT12")
def test_the_highest_price_plays_first() -> None:
    table = bidding(4, 1, 2, 3, 4).do("bid1", "bid12", "bid3", "bid18")
    assert play_order(table) == [4, 2, 3, 1]


@pytest.mark.clause("FT95")
def test_bids_of_3_1_0_0_play_in_the_order_a_b_d_c() -> None:
    table = bidding(4, 1, 2, 3, 4).do("bid3", "bid1", "bid0", "bid0")
    assert play_order(table) == [1, 2, 4, 3]


@pytest.mark.clause("FT13")
def test_a_bid_needs_the_coins() -> None:
    table = bidding(3, 1, 2, 3).coins(1, 4)
    assert table.can() == ["bid0", "bid1", "bid3"]


@pytest.mark.clause("FT13")
def test_whoever_can_afford_nothing_takes_the_cheapest_spot_for_all_they_have() -> None:
    table = bidding(4, 1, 2, 3, 4).coins(4, 0).do("bid0", "bid0", "bid0")
    assert table.can() == ["bid1"]
    assert table.position.scores[3] == 0
    table.do("bid1")
    assert table.money()[3] == 0
    assert table.actor == 4


@pytest.mark.clause("FT14")
def test_two_players_bid_and_play_each_marker_on_its_own() -> None:
    table = bidding(2, 1, 2, 2, 1).do("bid5", "bid8", "bid12", "bid0")
    assert play_order(table) == [2, 2, 1, 1]
    assert table.money() == [45, 30]


@pytest.mark.clause("FT20")
def test_the_acting_marker_goes_to_the_first_free_spot_of_the_bid_track() -> None:
    table = bidding(4, 1, 2, 3, 4).do("bid0", "bid5", "bid8", "bid1")
    assert [table.s.bid[i] for i in range(4)] == [3, 0, 0, 0]
    table.do("stay", "end")
    assert [table.s.bid[i] for i in range(4)] == [3, 2, 0, 0]
    table.do("end")
    assert [table.s.bid[i] for i in range(4)] == [3, 2, 4, 0]


@pytest.mark.clause("FT20")
def test_this_rounds_play_order_is_the_next_rounds_bid_order() -> None:
    table = before_clean_up().no_deck().only_djinns()
    for i, owner in enumerate((4, 2, 3, 1)):
        table.s.bid[i] = owner
    table.do("end")
    assert table.s.round == 2
    order = []
    for _ in range(4):
        order.append(table.actor)
        table.do(table.can()[-1])
    assert order == [4, 2, 3, 1]


@pytest.mark.clause("FT82")
def test_kumarbi_pays_the_price_of_a_cheaper_spot_with_fakirs() -> None:
    table = bidding(4, 1, 2, 3, 4).djinn(1, "Kumarbi").cards(1, "fakir", "fakir")
    assert table.can() == [
        "bid0", "bid1", "bid1-1", "bid3", "bid3-1", "bid3-2", "bid5", "bid5-1", "bid5-2", "bid8", "bid8-1",
        "bid8-2", "bid12", "bid12-1", "bid12-2", "bid18", "bid18-1", "bid18-2",
    ]  # fmt: skip
    table.do("bid18-2")
    assert table.money()[0] == 50 - 8
    assert table.discards() == {"fakir": 2}
    assert table.hand(1) == {}
    table.do("bid0", "bid0", "bid0")
    assert table.actor == 1


@pytest.mark.clause("FT82")
def test_kumarbi_never_takes_more_fakirs_than_needed_to_reach_0() -> None:
    table = bidding(3, 1, 2, 3).djinn(1, "Kumarbi").cards(1, *["fakir"] * 9)
    assert [bid for bid in table.can() if bid.startswith("bid3")] == ["bid3", "bid3-1", "bid3-2"]
    assert table.can()[-1] == "bid18-6"
    table.do("bid18-6")
    assert table.money()[0] == 50
    assert table.hand(1) == {"fakir": 3}


@pytest.mark.clause("FT82", "FT13")
def test_with_kumarbi_only_the_reduced_price_must_be_affordable_and_nothing_is_forced() -> None:
    table = bidding(4, 1, 2, 3, 4).coins(4, 0).djinn(4, "Kumarbi").cards(4, "fakir", "fakir")
    table.do("bid0", "bid0", "bid0")
    assert table.can() == ["bid1", "bid1-1", "bid3-2"]
    table.do("bid1")
    assert table.hand(4) == {"fakir": 2}
    table = bidding(4, 4, 2, 3, 1).coins(4, 1).djinn(4, "Kumarbi").cards(4, "fakir")
    assert table.can() == ["bid0", "bid1", "bid1-1", "bid3-1"]


@pytest.mark.clause("FT82")
def test_kumarbi_helps_only_its_owner_and_only_while_bidding() -> None:
    table = bidding(3, 1, 2, 3).djinn(2, "Kumarbi").cards(1, "fakir")
    assert table.can() == ALL_BIDS
    assert in_sale().djinn(1, "Kumarbi").cards(1, "fakir").can() == ["end"]
