"""Set-up: SR1 to SR7."""

from collections import Counter

import pytest

import serai
from serai.games.silk_road.tables import CITY_NAMES, CROOK, KIND_NAMES, SHOPKEEPER, TILE_CITIES

from .table import bag, chances, dealt, fields, game, money, play, row, rows, tiles

DIRECTIONS = pytest.mark.parametrize("eastward", [False, True])
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


@pytest.mark.clause("SR1")
@pytest.mark.parametrize("players", [0, 2, 7, "4", 4.0, True, None])
def test_nobody_else_can_play(players: object) -> None:
    with pytest.raises(serai.BadOption, match="3, 4, 5, 6"):
        serai.game("silk_road", players=players)


@pytest.mark.clause("SR1")
@PLAYERS
def test_each_player_draws_three_of_75_goods(players: int) -> None:
    s = dealt(players)
    assert all(sum(row(fields(s).goods[p])) == 3 for p in range(players))
    assert sum(bag(s)) == 75 - 3 * players
    for good in range(5):
        assert bag(s)[good] + sum(fields(s).goods[p][good] for p in range(players)) == 15


@pytest.mark.clause("SR1")
def test_goods_are_drawn_blindly_and_in_secret() -> None:
    s = game().start()
    while "draw:silk" not in chances(s):
        s.play(s.chances()[0][0])
    assert chances(s) == {f"draw:{g}": 15 for g in ("ivory", "silk", "fruit", "jewels", "spices")}
    x = s.parse("draw:silk")
    seen = [s.game.rules.seen(s.record, x, viewer) for viewer in (-1, 0, 1)]
    assert [s.game.notations(True)[n] for n in seen] == ["draw:?", "draw:silk", "draw:?"]
    play(s, "draw:silk draw:silk")
    assert chances(s)["draw:silk"] == 13


@pytest.mark.clause("SR2")
@PLAYERS
def test_everybody_starts_with_10_silver(players: int) -> None:
    assert money(dealt(players)) == [10] * players


@pytest.mark.clause("SR3", "SR51")
@DIRECTIONS
@pytest.mark.parametrize(("players", "each", "total"), [(3, 5, 90), (4, 3, 54), (5, 4, 72), (6, 5, 90)])
def test_tiles_on_the_map(players: int, each: int, total: int, eastward: bool) -> None:
    s = dealt(players, eastward=eastward)
    on_map = [tiles(s, city) for city in CITY_NAMES[:TILE_CITIES]]
    assert [len(city) for city in on_map] == [each] * 18
    unused = sum(map(sum, rows(fields(s).pool)))
    assert (sum(map(len, on_map)), unused) == (total, 90 - total)


@pytest.mark.clause("SR3", "SR6")
@DIRECTIONS
def test_every_tile_lies_on_a_city_of_its_colour(eastward: bool) -> None:
    """With six players all tiles are on the map, so the nine cities of a colour show its whole mix."""
    s = dealt(6, eastward=eastward)
    east = Counter(kind for city in CITY_NAMES[:9] for kind in tiles(s, city))
    west = Counter(kind for city in CITY_NAMES[9:TILE_CITIES] for kind in tiles(s, city))
    orange, purple = (west, east) if eastward else (east, west)
    for good in ("ivory", "silk", "fruit", "jewels", "spices"):
        assert (orange[f"buy-{good}"], orange[f"sell-{good}"]) == (3, 1)
        assert (purple[f"buy-{good}"], purple[f"sell-{good}"]) == (1, 3)
    for mix in (orange, purple):
        assert [mix[f"barter{n}"] for n in range(1, 11)] == [1] * 10
        assert [mix[k] for k in ("free4", "free2", "thief", "vizier", "crook", "shopkeeper")] == [
            2,
            2,
            3,
            3,
            3,
            2,
        ]
        assert sum(mix.values()) == 45


@pytest.mark.clause("SR4", "SR6")
@DIRECTIONS
@PLAYERS
def test_no_crook_and_no_shopkeeper_in_the_last_cities(players: int, eastward: bool) -> None:
    banned = ("Lanzhou", "Yumen") if eastward else ("Aleppo", "Tyre")
    elsewhere = 0
    for seed in range(20):
        s = dealt(players, seed, eastward=eastward)
        for city in CITY_NAMES[:TILE_CITIES]:
            bad = {"crook", "shopkeeper"} & set(tiles(s, city))
            assert not (bad and city in banned)
            elsewhere += len(bad)
    assert elsewhere > 20


def _banned_tile(players: int) -> serai.State:
    """Orange tiles as they come; then Aleppo gets a Crook wherever it can."""
    s = game(players).start()
    while any(name.startswith("tile:") for name in chances(s)):
        bad = (CROOK, SHOPKEEPER)
        wanted = [x for x, _ in s.chances() if (x == CROOK if fields(s).caravan == 16 else x not in bad)]
        s.play((wanted or [x for x, _ in s.chances()])[0])
    return s


@pytest.mark.clause("SR4")
def test_a_banned_tile_is_exchanged_for_an_unused_one() -> None:
    s = _banned_tile(4)
    pool = {
        KIND_NAMES[k]: n for k, n in enumerate(row(fields(s).pool[1])) if n and k not in (CROOK, SHOPKEEPER)
    }
    assert chances(s) == {f"swap:{kind}": n for kind, n in pool.items()}
    kind = next(iter(pool))
    crooks = fields(s).pool[1][CROOK]
    before = tiles(s, "Aleppo")
    play(s, f"swap:{kind}")
    assert fields(s).pool[1][CROOK] == crooks + 1
    assert Counter(tiles(s, "Aleppo")) == Counter(before) - Counter(["crook"]) + Counter([kind])


@pytest.mark.clause("SR4")
def test_without_unused_tiles_it_is_exchanged_with_another_city() -> None:
    s = _banned_tile(6)
    purple = CITY_NAMES[9:16]
    weights = {f"from:{c}": sum(k not in ("crook", "shopkeeper") for k in tiles(s, c)) for c in purple}
    assert chances(s) == {name: n for name, n in weights.items() if n}
    city = next(name for name in chances(s)).removeprefix("from:")
    s.play(s.parse(f"from:{city}"))
    choices = Counter(f"swap:{k}" for k in tiles(s, city) if k not in ("crook", "shopkeeper"))
    assert chances(s) == choices
    before = tiles(s, city), tiles(s, "Aleppo")
    kind = next(iter(choices)).removeprefix("swap:")
    s.play(s.parse(f"swap:{kind}"))
    assert Counter(tiles(s, city)) == Counter(before[0]) - Counter([kind]) + Counter(["crook"])
    assert Counter(tiles(s, "Aleppo")) == Counter(before[1]) - Counter(["crook"]) + Counter([kind])


@pytest.mark.clause("SR5")
@PLAYERS
def test_the_first_leader_is_drawn_by_lot(players: int) -> None:
    s = game(players).start()
    while "first:1" not in chances(s):
        s.play(s.chances()[0][0])
    assert chances(s) == {f"first:{p + 1}": 1 for p in range(players)}
    play(s, "first:2")
    r = fields(s)
    assert (CITY_NAMES[r.caravan], r.pawn, r.turn) == ("Chang'An", 1, 2 % players)


@pytest.mark.clause("SR6")
def test_eastward_the_arrows_are_reversed() -> None:
    west, east = game().start().view(None), game(eastward=True).start().view(None)
    leads = {(city["name"], to) for city in west["cities"] for to in city["next"]}
    back = {(to, city["name"]) for city in east["cities"] for to in city["next"]}
    assert leads == back
    assert (west["goal"], east["goal"]) == ("Antioch", "Chang'An")
    assert [c["printed"] for c in west["cities"]] == [c["printed"] for c in east["cities"]]
    assert dealt(eastward=True).view(None)["caravan"] == "Antioch"


@pytest.mark.clause("SR7")
@pytest.mark.parametrize("open_money", [False, True])
def test_goods_and_money_are_behind_the_screen(open_money: bool) -> None:
    s = dealt(open_money=open_money)
    own, other = s.view(0)["players"][:2]
    assert sum(own["goods"].values()) == 3
    assert own["money"] == 10
    assert other["goods"] is None
    assert other["money"] == (10 if open_money else None)
    assert [p["money"] for p in s.view(None)["players"]] == [10 if open_money else None] * 4
