"""A round: bidding, moving, the market. SR10 to SR23."""

import random

import pytest

import serai
from serai.games.silk_road.tables import CITY_NAMES, MAX_BID

from .table import (
    arrive,
    bidding,
    dealt,
    fields,
    game,
    goods,
    know_all,
    legal,
    market,
    money,
    play,
    ply,
    tiles,
)


@pytest.mark.clause("SR10")
def test_each_other_player_bids_once_from_the_leaders_left() -> None:
    s = bidding([10, 10, 10, 10], leader=2)
    asked = []
    for bid in ("pass", "bid:3", "pass"):
        asked.append(s.turn)
        play(s, bid)
    assert asked == [3, 0, 1]
    assert (s.turn, legal(s)) == (2, ["accept", "keep"])


@pytest.mark.clause("SR10")
def test_a_bid_is_higher_than_the_last_and_within_ones_means() -> None:
    s = bidding([10, 4, 0, 6])
    assert legal(s) == ["pass", "bid:1", "bid:2", "bid:3", "bid:4"]
    play(s, "bid:3")
    assert legal(s) == ["pass"]
    play(s, "pass")
    assert legal(s) == ["pass", "bid:4", "bid:5", "bid:6"]


@pytest.mark.clause("SR10")
def test_no_bid_above_thirty() -> None:
    s = bidding([0, 99, 99, 99])
    assert legal(s)[-1] == f"bid:{MAX_BID}" == "bid:30"
    play(s, "bid:30")
    assert legal(s) == ["pass"]


@pytest.mark.clause("SR11")
def test_when_all_pass_the_leader_stays() -> None:
    s = bidding([10, 10, 10, 10], leader=1)
    play(s, "pass pass pass")
    assert (s.turn, legal(s), money(s)) == (1, ["go:Lanzhou", "go:Yumen"], [10] * 4)


@pytest.mark.clause("SR11")
@pytest.mark.parametrize(
    ("answer", "silver", "leader"), [("accept", [16, 4, 10, 10], 1), ("keep", [4, 16, 10, 10], 0)]
)
def test_the_leader_sells_the_pawn_or_pays_as_much(answer: str, silver: list[int], leader: int) -> None:
    s = bidding([10, 10, 10, 10])
    play(s, f"bid:6 pass pass {answer}")
    assert (money(s), fields(s).pawn, s.turn) == (silver, leader, leader)
    assert legal(s) == ["go:Lanzhou", "go:Yumen"]


@pytest.mark.clause("SR11")
def test_the_highest_bid_counts() -> None:
    s = bidding([10, 10, 10, 10])
    play(s, "bid:2 bid:3 bid:7 accept")
    assert (money(s), fields(s).pawn) == ([17, 10, 10, 3], 3)


@pytest.mark.clause("SR11")
def test_a_leader_who_cannot_pay_must_hand_over() -> None:
    s = bidding([5, 10, 10, 10])
    play(s, "bid:6 pass pass")
    assert legal(s) == ["accept"]
    s = bidding([6, 10, 10, 10])
    play(s, "bid:6 pass pass")
    assert legal(s) == ["accept", "keep"]


@pytest.mark.clause("SR12")
def test_the_caravan_follows_an_arrow() -> None:
    for city, ways in (
        ("Dunhuang", ["Turfan", "Loulan"]),
        ("Turfan", ["Korla"]),
        ("Ctesiphon", ["Aleppo", "Tyre"]),
    ):
        s = bidding([10] * 4, city=city)
        play(s, "pass pass pass")
        assert legal(s) == [f"go:{to}" for to in ways]
        play(s, f"go:{ways[-1]}")
        assert CITY_NAMES[fields(s).caravan] == ways[-1]


@pytest.mark.clause("SR13", "SR14")
@pytest.mark.parametrize("city", ["Aleppo", "Tyre"])
def test_the_bidding_is_held_before_the_last_arrow_which_ends_the_game(city: str) -> None:
    s = bidding([10] * 4, city=city)
    assert "bid:1" in legal(s)
    play(s, "bid:4 pass pass accept")
    assert (s.turn, legal(s)) == (1, ["go:Antioch"])
    play(s, "go:Antioch")
    assert s.over
    assert s.scores == (14, 6, 10, 10)


@pytest.mark.clause("SR13")
def test_eastward_the_game_ends_in_changan() -> None:
    s, rng = dealt(3, eastward=True), random.Random(5)
    while not s.over:
        s.play(ply(s, rng))
    assert s.view(None)["caravan"] == "Chang'An"


@pytest.mark.clause("SR20")
@pytest.mark.parametrize(
    ("city", "limit"), [("Dunhuang", 2), ("Korla", 2), ("Kashgar", 4), ("Merv", 2), ("Susia", 2)]
)
def test_the_printed_action_is_a_bonus_for_the_leader(city: str, limit: int) -> None:
    s = market("crook crook crook", ["ivory silk fruit spices spices"], city=city)
    know_all(s)
    assert legal(s) == ["bonus", "take:crook"]
    play(s, "bonus" + " give:spices" * min(limit, 2) + " give:ivory give:silk" * (limit == 4))
    assert all(name.startswith("get:") for name in legal(s))
    play(s, "get:jewels " * limit)
    assert goods(s, 0)["jewels"] == limit
    assert legal(s) == ["take:crook"]  # once, and the tile comes on top


@pytest.mark.clause("SR20")
def test_the_bonus_is_for_the_leader_only_and_before_the_first_tile() -> None:
    s = market("crook crook crook", city="Merv")
    play(s, "take:crook hand:2")
    assert legal(s) == ["take:crook"]
    s = market("crook crook crook", city="Merv")
    fields(s).shopkeepers[0] = 1
    play(s, "use:shopkeeper")
    assert legal(s) == ["bonus", "take:crook"]
    play(s, "take:crook")
    assert legal(s) == ["take:crook"]


@pytest.mark.clause("SR20")
def test_other_cities_have_no_bonus() -> None:
    printed = {
        city["name"]: city["printed"] for city in game().start().view(None)["cities"] if city["printed"]
    }
    assert printed == {
        **{city: {"kind": "free2"} for city in ("Dunhuang", "Korla", "Merv", "Susia")},
        "Kashgar": {"kind": "free4"},
    }
    assert legal(market("crook crook crook", city="Lanzhou")) == ["take:crook"]


@pytest.mark.clause("SR21")
def test_a_tile_must_be_taken_but_not_used() -> None:
    s = market("sell-silk thief crook", ["silk silk"])
    assert legal(s) == ["take:sell-silk", "take:thief", "take:crook"]
    play(s, "take:sell-silk")
    assert legal(s) == ["done", "sell:1", "sell:2"]
    play(s, "done")
    assert (money(s)[0], goods(s, 0), fields(s).tokens[0]) == (10, {"silk": 2}, 1)
    assert tiles(s, "Lanzhou") == ["thief", "crook"]


@pytest.mark.clause("SR21")
def test_the_pawn_goes_to_players_who_have_not_played() -> None:
    s = market("crook crook crook", pawn=2)
    play(s, "take:crook")
    assert legal(s) == ["hand:1", "hand:2", "hand:4"]
    play(s, "hand:4 take:crook")
    assert legal(s) == ["hand:1", "hand:2"]


@pytest.mark.clause("SR22")
def test_who_is_left_over_leads_the_next_round() -> None:
    s = market("crook crook crook")
    play(s, "take:crook hand:4 take:crook hand:2 take:crook")
    r = fields(s)
    assert (r.pawn, s.turn, list(r.tokens)) == (2, 3, [0] * 6)
    assert legal(s)[:2] == ["pass", "bid:1"]
    assert tiles(s, "Lanzhou") == []


@pytest.mark.clause("SR23")
def test_three_players_play_twice() -> None:
    s = market("crook " * 5, players=3)
    play(s, "take:crook")
    assert legal(s) == ["hand:2", "hand:3"]
    play(s, "hand:2 take:crook")
    assert legal(s) == ["hand:1", "hand:3"]  # never to oneself
    play(s, "hand:1 take:crook")  # the first has played twice
    play(s, "hand:2 take:crook")  # and so has the second: only the third can receive the pawn
    assert (s.turn, legal(s)) == (2, ["take:crook"])
    play(s, "take:crook")
    assert fields(s).pawn == 2  # they took the last tile and have one token: they lead
    assert (s.turn, legal(s)[0]) == (0, "pass")


@pytest.mark.clause("SR23")
def test_with_three_the_one_with_one_token_leads() -> None:
    s = market("crook " * 5, players=3)
    play(s, "take:crook hand:3 take:crook hand:2 take:crook hand:3 take:crook hand:2 take:crook")
    assert fields(s).pawn == 0


@pytest.mark.clause("SR23")
def test_with_three_every_game_hands_the_pawn_on_correctly() -> None:
    """Counted apart from the rules: tokens, turns and tiles of whole games."""
    for seed in range(10):
        s, rng = dealt(3, seed), random.Random(seed)
        turns: list[int] = []
        while not s.over:
            x = ply(s, rng)
            name = s.game.notations(s.turn == serai.CHANCE)[x]
            if name.startswith("go:"):
                turns = [s.turn]
            if name.startswith("hand:"):
                to = int(name[-1]) - 1
                assert to != s.turn
                assert turns.count(to) < 2
            pawn = fields(s).pawn
            s.play(x)
            r = fields(s)
            if r.tiles_left and r.pawn != pawn and not name.startswith("accept"):
                turns.append(r.pawn)
            assert max(turns.count(p) for p in range(3)) <= 2


def test_arriving_is_described_by_the_helper_as_by_the_rules() -> None:
    s = bidding([10] * 4)
    play(s, "pass pass pass go:Lanzhou")
    t = s.copy()
    arrive(t, "crook crook crook")
    t.record.step = s.record.step
    assert t == s
