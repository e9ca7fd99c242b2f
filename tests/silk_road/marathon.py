"""Random games by the thousand, with a look at every position: plain functions, run compiled.

Unlike `core.playout` it trusts nothing: a position without choices, a good or a tile too many or
too few, and a game that does not end are each reported by a number.
"""

from serai.core.playout import outcome
from serai.core.rng import below
from serai.core.rules import CHANCE, OVER, States, copy, legal, play
from serai.core.schema import Ints
from serai.games.silk_road.tables import GOODS, GOODS_EACH, KINDS, MAX_TILES, TILE_CITIES

DEAD_END = -1
GOODS_LOST = -2
TILES_GAINED = -3
ENDLESS = -4
DEBT = -5


def marathon(states: States, games: int, rng: Ints, out: Ints, weight: Ints, length: Ints) -> int:
    """Play games from states[1] on states[0]; how many were finished, or what went wrong."""
    s = states[0]
    for game in range(games):
        copy(states, 0, 1)
        plies = 0
        on_map = 90
        while s.turn != OVER:
            if s.turn == CHANCE:
                x = outcome(s, rng, out, weight)
            else:
                n = legal(s, out)
                if n <= 0:
                    return DEAD_END
                x = out[below(rng, n)]
            play(s, x)
            plies += 1
            if plies > 3000:
                return ENDLESS
            left = tiles_in_sight(s)
            if left > on_map:
                return TILES_GAINED
            on_map = left
            if not goods_are_complete(s):
                return GOODS_LOST
            for p in range(s.players):
                if s.money[p] < 0:  # type: ignore[attr-defined]
                    return DEBT
        length[0] = min(length[0], plies) if game > 0 else plies
        length[1] = max(length[1], plies)
    return games


def tiles_in_sight(s) -> int:  # type: ignore[no-untyped-def]
    """On the map and unused."""
    tiles = 0
    for colour in range(2):
        for kind in range(KINDS):
            tiles += s.pool[colour][kind]
    for city in range(TILE_CITIES):
        for i in range(MAX_TILES):
            tiles += s.tile[city][i] != 0
    return tiles


def goods_are_complete(s) -> bool:  # type: ignore[no-untyped-def]
    for good in range(GOODS):
        number = s.bag[good]
        for p in range(s.players):
            if s.goods[p][good] < 0:
                return False
            number += s.goods[p][good]
        if s.bag[good] < 0 or number != GOODS_EACH:
            return False
    return True
