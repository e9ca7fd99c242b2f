"""The tiles: SR30 to SR39, and the worked figures SR50."""

import pytest

import serai
from serai.games.silk_road.tables import COST, INCOME

from .table import (
    arrive,
    bag,
    chances,
    fields,
    goods,
    know_all,
    legal,
    market,
    money,
    play,
    row,
    settle,
    tiles,
)


@pytest.mark.clause("SR30", "SR50")
def test_selling_five_silk_brings_eleven() -> None:
    s = market("sell-silk crook crook", ["silk " * 5])
    play(s, "take:sell-silk")
    assert legal(s) == ["done", *(f"sell:{n}" for n in range(1, 6))]
    play(s, "sell:5")
    assert money(s)[0] == 10 + 4 + 3 + 2 + 1 + 1 == 21
    assert goods(s, 0) == {}
    assert bag(s)[1] == 15


@pytest.mark.clause("SR30")
@pytest.mark.parametrize(("number", "silver"), [(1, 4), (2, 7), (3, 9), (4, 10), (5, 11), (15, 21)])
def test_selling_prices(number: int, silver: int) -> None:
    assert INCOME[number] == silver
    s = market("sell-ivory crook crook", ["ivory " * 15])
    play(s, f"take:sell-ivory sell:{number}")
    assert money(s)[0] == 10 + silver


@pytest.mark.clause("SR31", "SR50")
def test_buying_five_spices_costs_fourteen() -> None:
    s = market("buy-spices crook crook", money=[14])
    play(s, "take:buy-spices look")
    assert legal(s) == ["done", *(f"buy:{n}" for n in range(1, 6))]
    play(s, "buy:5")
    assert money(s)[0] == 14 - (1 + 2 + 3 + 4 + 4) == 0
    assert goods(s, 0) == {"spices": 5}


@pytest.mark.clause("SR31")
@pytest.mark.parametrize(("number", "silver"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_buying_prices(number: int, silver: int) -> None:
    assert COST[number] == silver
    s = market("buy-silk crook crook", money=[silver])
    play(s, "take:buy-silk look")
    assert legal(s)[-1] == f"buy:{number}"


@pytest.mark.clause("SR31")
def test_a_buyer_gets_no_more_than_the_bag_holds() -> None:
    s = market("buy-silk crook crook", ["", "silk " * 13], money=[50])
    play(s, "take:buy-silk look")
    assert legal(s) == ["done", "buy:1", "buy:2"]
    s = market("buy-silk crook crook", ["", "silk " * 15], money=[50])
    play(s, "take:buy-silk look")
    assert legal(s) == ["done"]


@pytest.mark.clause("SR31")
def test_a_buyer_without_silver_buys_nothing() -> None:
    s = market("buy-silk crook crook", money=[0])
    play(s, "take:buy-silk")
    assert legal(s) == ["done"]


@pytest.mark.clause("SR32")
@pytest.mark.parametrize(
    ("times", "left"), [(1, {"ivory": 1, "silk": 1, "fruit": 1}), (2, {"silk": 2, "fruit": 2})]
)
def test_barter_once_or_twice(times: int, left: dict[str, int]) -> None:
    s = market("barter1 crook crook", ["ivory ivory"])  # ivory for silk and dried fruit
    play(s, "take:barter1 look")
    assert legal(s) == ["done", "barter:1", "barter:2"]
    play(s, f"barter:{times}")
    assert goods(s, 0) == left
    assert money(s)[0] == 10


@pytest.mark.clause("SR32")
def test_each_exchange_needs_all_its_goods() -> None:
    s = market("barter1 crook crook", ["ivory"])
    play(s, "take:barter1 look")
    assert legal(s) == ["done", "barter:1"]
    s = market("barter1 crook crook", ["silk fruit"])
    play(s, "take:barter1")
    assert legal(s) == ["done"]
    s = market("barter1 crook crook", ["ivory ivory", "fruit " * 14])
    play(s, "take:barter1 look")
    assert legal(s) == ["done", "barter:1"]
    s = market("barter1 crook crook", ["ivory ivory", "silk " * 15])
    play(s, "take:barter1 look")
    assert legal(s) == ["done"]


@pytest.mark.clause("SR32", "SR36")
def test_what_comes_in_may_be_given_in_the_second_exchange() -> None:
    s = market("barter1 crook crook", ["silk", "silk " * 14])
    fields(s).crooks[0] = 1
    play(s, "take:barter1 crook:1=silk look")  # silk for silk and dried fruit; the bag has no silk
    assert legal(s) == ["done", "barter:1", "barter:2"]
    play(s, "barter:2")
    assert goods(s, 0) == {"silk": 1, "fruit": 2}


@pytest.mark.clause("SR33")
@pytest.mark.parametrize(("tile", "limit"), [("free2", 2), ("free4", 4)])
def test_free_barter(tile: str, limit: int) -> None:
    s = market(f"{tile} crook crook", ["ivory silk silk spices spices"])
    play(s, f"take:{tile}")
    assert legal(s) == ["done", "give:ivory", "give:silk", "give:spices"]
    play(s, "give:ivory")
    assert legal(s) == ["done", "give:silk", "give:spices"]
    play(s, "give:silk" + " give:spices give:spices" * (limit == 4))
    assert legal(s) == [f"get:{g}" for g in ("ivory", "silk", "fruit", "jewels", "spices")]
    play(s, "get:ivory" + " get:jewels" * (limit - 1))  # ivory back again
    assert sum(goods(s, 0).values()) == 5
    assert goods(s, 0)["ivory"] == 1
    assert fields(s).tokens[0] == 1


@pytest.mark.clause("SR33")
def test_fewer_goods_may_be_bartered_and_only_what_the_bag_holds_is_got() -> None:
    s = market("free4 crook crook", ["ivory silk", "jewels " * 15])
    play(s, "take:free4 give:ivory done")
    assert legal(s) == ["get:ivory", "get:silk", "get:fruit", "get:spices"]
    play(s, "get:spices")
    assert goods(s, 0) == {"silk": 1, "spices": 1}
    s = market("free4 crook crook", ["ivory"])
    play(s, "take:free4 done")
    assert goods(s, 0) == {"ivory": 1}


@pytest.mark.clause("SR34")
def test_the_thief_takes_one_good_at_random() -> None:
    s = market("thief crook crook", ["", "silk silk jewels", "", "ivory"])
    play(s, "take:thief")
    assert legal(s) == ["done", "rob:2", "rob:4"]
    play(s, "rob:2")
    assert chances(s) == {"stolen:silk": 2, "stolen:jewels": 1}
    play(s, "stolen:jewels")
    assert (goods(s, 0), goods(s, 1)) == ({"jewels": 1}, {"silk": 2})


@pytest.mark.clause("SR34")
def test_when_nobody_has_goods_the_thief_finds_nothing() -> None:
    s = market("thief crook crook", ["silk"])
    play(s, "take:thief")
    assert legal(s) == ["done"]


@pytest.mark.clause("SR34")
def test_only_the_two_learn_what_was_stolen() -> None:
    s = market("thief crook crook", ["", "silk silk jewels"])
    play(s, "take:thief rob:2")
    x = s.parse("stolen:silk")
    shown = [s.game.notations(True)[s.game.rules.seen(s.record, x, v)] for v in (-1, 0, 1, 2, 3)]
    assert shown == ["stolen:?", "stolen:silk", "stolen:silk", "stolen:?", "stolen:?"]


def vizier(shows: str, players: int = 4) -> list[int]:
    """What everybody earns when they show so many silk, beginning with the chooser."""
    s = market(
        "vizier " + "crook " * (4 if players == 3 else players - 2), ["silk " * 9] * 1, players=players
    )
    r = fields(s)
    for p in range(players):
        r.goods[p][1] = 3
    r.bag[1] = 15 - 3 * players if players < 6 else 0
    play(s, "take:vizier name:silk")
    for number in shows.split():
        play(s, f"show:{number}")
    return [silver - 10 for silver in money(s)]


@pytest.mark.clause("SR35")
@pytest.mark.parametrize(
    ("shows", "earned"),
    [
        ("3 2 1 0", [5, 3, 0, 0]),
        ("1 2 3 2", [0, 3, 5, 3]),
        ("2 2 1 0", [5, 5, 0, 0]),
        ("3 3 3 3", [5, 5, 5, 5]),
        ("0 0 0 0", [0, 0, 0, 0]),
        ("0 1 0 0", [0, 5, 0, 0]),
        ("0 3 3 2", [0, 5, 5, 0]),
    ],
)
def test_the_vizier_rewards_most_and_second(shows: str, earned: list[int]) -> None:
    assert vizier(shows) == earned


@pytest.mark.clause("SR35")
def test_shown_goods_are_kept_and_any_number_may_be_shown() -> None:
    s = market("vizier crook crook", ["silk silk", "silk", "", "ivory"])
    play(s, "take:vizier name:silk")
    assert (s.turn, legal(s)) == (0, ["show:0", "show:1", "show:2"])
    play(s, "show:1")
    assert (s.turn, legal(s)) == (1, ["show:0", "show:1"])
    play(s, "show:0 show:0 show:0")
    assert (goods(s, 0), goods(s, 1)) == ({"silk": 2}, {"silk": 1})
    assert money(s) == [15, 10, 10, 10]


@pytest.mark.clause("SR35")
def test_no_later_vizier_chooses_the_same_good_until_the_sixth() -> None:
    s = market("vizier crook crook")
    order = ["jewels", "ivory", "spices", "silk", "fruit"]
    for n, good in enumerate(order):
        arrive(s, "vizier crook crook")
        play(s, "take:vizier")
        names = [f"name:{g}" for g in ("ivory", "silk", "fruit", "jewels", "spices") if g not in order[:n]]
        assert legal(s) == ["done", *names]
        play(s, f"name:{good} show:0 show:0 show:0 show:0")
        fields(s).tokens[0] = 0
    arrive(s, "vizier crook crook")
    play(s, "take:vizier")
    assert len(legal(s)) == 1 + 5


@pytest.mark.clause("SR35")
def test_a_vizier_not_carried_out_does_not_count() -> None:
    s = market("vizier crook crook")
    play(s, "take:vizier done")
    assert (fields(s).viziers, fields(s).chosen) == (0, 0)


@pytest.mark.clause("SR35")
def test_showings_are_hidden_until_all_are_in() -> None:
    s = market("vizier crook crook", ["silk silk", "silk", "silk", ""])
    play(s, "take:vizier name:silk show:2")
    assert s.view(0)["vizier"]["showing"][0] == {"chosen": True, "number": 2}
    assert s.view(1)["vizier"]["showing"][0] == {"chosen": True, "number": None}
    x = s.parse("show:1")
    shown = [s.game.notations(False)[s.game.rules.seen(s.record, x, v)] for v in (-1, 0, 1, 2)]
    assert shown == ["show:?", "show:?", "show:1", "show:?"]
    s.play(x)
    s.play(s.parse("show:1"))
    s.play(s.parse("show:0"))
    revealed: list[str] = []
    while s.turn == serai.CHANCE:
        revealed += chances(s)
        s.play(s.chances()[0][0])
    assert revealed == ["shown:2", "shown:1", "shown:1", "shown:0"]
    assert money(s) == [15, 13, 13, 10]


@pytest.mark.clause("SR36")
def test_a_crook_is_kept_and_changes_what_is_sold() -> None:
    s = market("crook sell-silk crook", ["spices spices"])
    play(s, "take:crook")
    assert fields(s).crooks[0] == 1
    arrive(s, "sell-silk crook crook")
    fields(s).tokens[0] = 0
    play(s, "take:sell-silk")
    assert legal(s) == ["done", *(f"crook:1={g}" for g in ("ivory", "fruit", "jewels", "spices"))]
    play(s, "crook:1=spices")
    assert legal(s) == ["done", "sell:1", "sell:2"]
    play(s, "sell:2")
    assert (money(s)[0], fields(s).crooks[0]) == (17, 0)


@pytest.mark.clause("SR36")
def test_a_crook_changes_what_is_bought() -> None:
    s = market("buy-silk crook crook")
    fields(s).crooks[0] = 1
    play(s, "take:buy-silk crook:1=ivory look buy:2")
    assert goods(s, 0) == {"ivory": 2}


@pytest.mark.clause("SR36")
def test_several_crooks_change_different_goods_of_a_barter_for_both_exchanges() -> None:
    s = market("barter1 crook crook", ["spices spices"])  # ivory for silk and dried fruit
    fields(s).crooks[0] = 3
    play(s, "take:barter1 crook:1=spices")
    assert not any(name.startswith("crook:1") for name in legal(s))
    play(s, "crook:A=jewels crook:B=jewels look barter:2")
    assert (goods(s, 0), fields(s).crooks[0]) == ({"jewels": 4}, 0)


@pytest.mark.clause("SR36")
def test_after_looking_into_the_bag_it_is_too_late_for_a_crook() -> None:
    s = market("buy-silk crook crook")
    fields(s).crooks[0] = 1
    play(s, "take:buy-silk look")
    assert not any(name.startswith("crook") for name in legal(s))


@pytest.mark.clause("SR36")
def test_a_crook_works_in_the_city_where_it_was_taken() -> None:
    s = market("crook sell-silk crook crook crook", ["ivory"], players=3)
    play(s, "take:crook hand:2 take:crook hand:1 take:sell-silk crook:1=ivory sell:1")
    assert money(s)[0] == 14


@pytest.mark.clause("SR36")
def test_tiles_without_pictured_goods_cannot_be_changed() -> None:
    for tile in ("free2", "free4", "thief", "vizier"):
        s = market(f"{tile} crook crook", ["silk", "silk"])
        fields(s).crooks[0] = 1
        play(s, f"take:{tile}")
        assert not any(name.startswith("crook") for name in legal(s))


@pytest.mark.clause("SR37")
def test_a_shopkeeper_takes_and_uses_two_tiles() -> None:
    s = market("sell-silk sell-ivory crook", ["silk ivory"])
    fields(s).shopkeepers[0] = 1
    assert legal(s) == ["use:shopkeeper", "take:sell-ivory", "take:sell-silk", "take:crook"]
    play(s, "use:shopkeeper take:sell-silk sell:1 take:sell-ivory sell:1")
    assert (money(s)[0], fields(s).shopkeepers[0], fields(s).tokens[0]) == (18, 0, 1)
    assert tiles(s, "Lanzhou") == ["crook"]


@pytest.mark.clause("SR37")
def test_the_last_to_take_a_tile_chooses_the_leader() -> None:
    s = market("crook crook crook")
    fields(s).shopkeepers[0] = 1
    play(s, "use:shopkeeper take:crook take:crook hand:3 take:crook")
    assert (s.turn, legal(s)) == (2, ["hand:2", "hand:4"])
    play(s, "hand:4")
    assert (fields(s).pawn, legal(s)[0], row(fields(s).tokens)) == (3, "pass", [0] * 6)


@pytest.mark.clause("SR37")
def test_each_shopkeeper_leaves_one_more_without_a_turn() -> None:
    s = market("crook " * 5, players=6)
    for p in (0, 1):
        fields(s).shopkeepers[p] = 1
    play(
        s,
        "use:shopkeeper take:crook take:crook hand:2 use:shopkeeper take:crook take:crook hand:3 take:crook",
    )
    assert legal(s) == ["hand:4", "hand:5", "hand:6"]


@pytest.mark.clause("SR37")
def test_not_in_the_city_where_it_was_taken() -> None:
    s = market("shopkeeper crook crook crook crook", players=3)
    play(s, "take:shopkeeper hand:2 take:crook hand:1")
    assert legal(s) == ["take:crook"]
    play(s, "take:crook hand:3 take:crook take:crook")  # the third leads
    play(s, "pass pass go:Dunhuang")
    arrive(s, "crook " * 5, "Turfan", pawn=0)
    assert legal(s)[0] == "use:shopkeeper"


@pytest.mark.clause("SR37")
def test_only_with_two_tiles_left_and_once_a_turn() -> None:
    s = market("crook")
    fields(s).shopkeepers[0] = 2
    assert legal(s) == ["take:crook"]
    s = market("crook crook crook")
    fields(s).shopkeepers[0] = 2
    play(s, "use:shopkeeper")
    assert legal(s) == ["take:crook"]
    play(s, "take:crook")
    assert legal(s) == ["take:crook"]


@pytest.mark.clause("SR37", "SR23")
def test_with_three_players_the_leader_is_another_with_fewer_than_two_tokens() -> None:
    s = market("crook " * 5, players=3)
    fields(s).shopkeepers[0] = 1
    play(s, "use:shopkeeper take:crook take:crook hand:2 take:crook hand:3 take:crook hand:2 take:crook")
    assert (s.turn, legal(s)) == (1, ["hand:1", "hand:3"])
    s = market("crook " * 5, players=3)
    fields(s).shopkeepers[0] = 1
    play(s, "use:shopkeeper take:crook take:crook hand:2 take:crook hand:1 take:crook hand:3 take:crook")
    assert fields(s).pawn == 1  # the third has one token too, but may not choose themselves


@pytest.mark.clause("SR38")
def test_goods_go_back_into_the_bag_and_tiles_out_of_the_game() -> None:
    s = market("sell-silk crook crook", ["silk silk"])
    assert bag(s)[1] == 13
    play(s, "take:sell-silk sell:2")
    assert bag(s)[1] == 15
    assert tiles(s, "Lanzhou") == ["crook", "crook"]


@pytest.mark.clause("SR38")
def test_unused_crooks_and_shopkeepers_are_worth_nothing() -> None:
    s = market("crook crook crook", ["silk"])
    before = s.scores
    fields(s).crooks[0] = fields(s).shopkeepers[0] = 3
    assert s.scores == before


@pytest.mark.clause("SR39")
def test_only_the_buyer_learns_what_is_in_the_bag() -> None:
    s = market("buy-silk crook crook", ["silk"])
    s.play(s.parse("take:buy-silk"))
    s.play(s.parse("look"))
    assert chances(s) == {"bag:silk=14": 1}
    x = s.parse("bag:silk=14")
    shown = [s.game.notations(True)[s.game.rules.seen(s.record, x, v)] for v in (-1, 0, 1)]
    assert shown == ["bag:silk=?", "bag:silk=14", "bag:silk=?"]
    settle(s)
    assert s.view(0)["bag"]["goods"] == {
        "ivory": None,
        "silk": 14,
        "fruit": None,
        "jewels": None,
        "spices": None,
    }
    assert set(s.view(1)["bag"]["goods"].values()) == {None}
    assert [p["count"] for p in s.view(3)["players"]] == [1, 0, 0, 0]


@pytest.mark.clause("SR39")
def test_who_has_counted_a_kind_need_not_look_again() -> None:
    s = market("buy-silk crook crook")
    know_all(s)
    play(s, "take:buy-silk")
    assert legal(s) == ["done", "buy:1", "buy:2", "buy:3", "buy:4"]
