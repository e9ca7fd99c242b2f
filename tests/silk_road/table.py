"""A table of Silk Road, set in one line and played in the short notation.

>>> s = market("thief sell-silk free2", goods=["silk silk", "ivory", "", ""])
>>> play(s, "take:sell-silk sell:2 hand:3")
>>> money(s), goods(s, 0), fields(s).pawn
([17, 10, 10, 10], {}, 2)
"""

import random
from collections.abc import Sequence
from typing import Any, cast

import serai
from serai.core.schema import Grid, Ints
from serai.games.silk_road.state import State as Record
from serai.games.silk_road.tables import (
    BIDDING,
    CITY_NAMES,
    FIRST_GOODS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    TAKING,
)


def fields(s: serai.State) -> Record:
    return cast(Record, s.record)


def game(players: int = 4, **options: Any) -> serai.Game:
    return serai.game("silk_road", players=players, **options)


def dealt(players: int = 4, seed: object = 1, **options: Any) -> serai.State:
    """A game whose set-up is over, at the first bid."""
    s, rng = game(players, **options).start(), random.Random(repr(seed))
    while s.turn == serai.CHANCE:
        outcomes, weights = zip(*s.chances(), strict=True)
        s.play(rng.choices(outcomes, weights)[0])
    return s


def empty(players: int = 4, **options: Any) -> serai.State:
    """A game in which nothing was dealt: for tests that lay out everything themselves."""
    s = game(players, **options).start()
    r = fields(s)
    for colour in range(2):
        for kind in range(len(KIND_NAMES)):
            r.pool[colour][kind] = 0
    return s


def market(
    tiles: str,
    goods: Sequence[str] = (),
    money: Sequence[int] = (),
    players: int = 4,
    city: str = "Lanzhou",
    pawn: int = 0,
    **options: Any,
) -> serai.State:
    """The caravan has just come to a city with these tiles; the pawn's holder is to take one.

    Goods count as drawn at the start as far as three go, the rest as bought in the open.
    """
    s = empty(players, **options)
    r = fields(s)
    arrive(s, tiles, city, pawn)
    for p in range(players):
        names = (goods[p] if p < len(goods) else "").split()
        for i, name in enumerate(names):
            good = GOOD_NAMES.index(name)
            r.goods[p][good] += 1
            r.bag[good] -= 1
            r.public[p][good] += i >= FIRST_GOODS
        r.money[p] = money[p] if p < len(money) else 10
    for good in range(GOODS):
        r.low[good] = r.bag[good]
    return s


def arrive(s: serai.State, tiles: str, city: str = "Lanzhou", pawn: int = 0) -> None:
    r = fields(s)
    r.caravan = CITY_NAMES.index(city)
    kinds = sorted(KIND_NAMES.index(name) + 1 for name in tiles.split())
    for i in range(5):
        r.tile[r.caravan][i] = kinds[i] if i < len(kinds) else 0
    r.tiles_left = len(kinds)
    r.turn = r.pawn = pawn
    r.phase, r.due = TAKING, 1
    r.bonus = int(r.printed[r.caravan] != 0)


def bidding(money: Sequence[int], leader: int = 0, city: str = "Chang'An") -> serai.State:
    """A round begins."""
    s = empty(len(money))
    r = fields(s)
    r.caravan = CITY_NAMES.index(city)
    for c in range(18):
        for i in range(len(money) - 1):
            r.tile[c][i] = KIND_NAMES.index("crook") + 1
    for p, silver in enumerate(money):
        r.money[p] = silver
    r.pawn, r.phase, r.turn = leader, BIDDING, (leader + 1) % len(money)
    return s


def know_all(s: serai.State, p: int = 0) -> None:
    """This player has counted the whole bag."""
    fields(s).knows[p] = 31


# ---- Playing and looking ----


def play(s: serai.State, names: str) -> None:
    """Actions and outcomes in their short text, one after another; looks into the bag by themselves."""
    for name in names.split():
        s.play(s.parse(name))
        settle(s)


def settle(s: serai.State) -> None:
    """Let chance act where it has no alternative."""
    while len(s.chances()) == 1:
        s.play(s.chances()[0][0])


def legal(s: serai.State) -> list[str]:
    return [s.game.notations(False)[x] for x in s.legal()]


def chances(s: serai.State) -> dict[str, int]:
    return {s.game.notations(True)[x]: weight for x, weight in s.chances()}


def money(s: serai.State) -> list[int]:
    return [fields(s).money[p] for p in range(s.game.players)]


def goods(s: serai.State, p: int) -> dict[str, int]:
    return {GOOD_NAMES[g]: fields(s).goods[p][g] for g in range(GOODS) if fields(s).goods[p][g]}


def bag(s: serai.State) -> list[int]:
    return [fields(s).bag[g] for g in range(GOODS)]


def row(values: Ints) -> list[int]:
    """The integers of a row."""
    return [values[i] for i in range(len(values))]


def rows(values: Grid) -> list[list[int]]:
    return [row(values[i]) for i in range(len(values))]


def tiles(s: serai.State, city: str) -> list[str]:
    lying = fields(s).tile[CITY_NAMES.index(city)]
    return [KIND_NAMES[lying[i] - 1] for i in range(5) if lying[i]]


def ply(s: serai.State, rng: random.Random) -> int:
    """A random action or outcome."""
    if s.turn != serai.CHANCE:
        return rng.choice(s.legal())
    outcomes, weights = zip(*s.chances(), strict=True)
    return int(rng.choices(outcomes, weights)[0])
