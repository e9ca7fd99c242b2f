"""Points (FT62), and the best way to divide goods into sets."""

from serai.core.schema import Ints

from .board import TILES
from .state import State
from .tables import (
    AL_AMIN,
    DJINN_POINTS,
    DJINNS,
    FAKIR,
    GOODS,
    HAURVATAT,
    JAFAAR,
    OWNED,
    PALACE_POINTS,
    PALM_POINTS,
    SET_VALUES,
    SHAMHAT,
    TILE_POINTS,
)


def score(s: State, out: Ints) -> None:
    for p in range(s.players):
        out[p] = s.coins[p] + points_in_sight(s, p) + goods_points(s, p)


def points_in_sight(s: State, p: int) -> int:
    """What everybody can count: all but coins and cards."""
    elders = s.elders[p] * (4 if s.djinn[SHAMHAT] == OWNED + p else 2)
    return vizier_points(s, p) + elders + djinn_points(s, p) + tile_points(s, p)


def vizier_points(s: State, p: int) -> int:
    """1 each (3 with Jafaar), and 10 for every opponent who has fewer."""
    points = s.viziers[p] * (3 if s.djinn[JAFAAR] == OWNED + p else 1)
    for other in range(s.players):
        if s.viziers[other] < s.viziers[p]:
            points += 10
    return points


def djinn_points(s: State, p: int) -> int:
    points = 0
    for djinn in range(DJINNS):
        if s.djinn[djinn] == OWNED + p:
            points += DJINN_POINTS[djinn]
    return points


def tile_points(s: State, p: int) -> int:
    """Tiles with one's camel, and the palms (5 with Haurvatat) and palaces there."""
    palm = 5 if s.djinn[HAURVATAT] == OWNED + p else PALM_POINTS
    points = 0
    for t in range(TILES):
        if s.camel[t] == p + 1:
            points += TILE_POINTS[s.tile[t]] + palm * s.palm[t] + PALACE_POINTS * s.palace[t]
    return points


def goods_points(s: State, p: int) -> int:
    wild = s.cards[p][FAKIR] // 2 if s.djinn[AL_AMIN] == OWNED + p else 0  # FT70
    return best_sets(s.cards[p], wild)


def best_sets(cards: Ints, wild: int) -> int:
    """The greatest value of goods divided into sets.

    Every further good of a set pays at least as much as the one before, so it is best to make the
    first set as large as possible, then the second, and so on; wild goods fill up the same way.
    """
    points = 0
    copies = 1
    size = 1
    while size != 0:
        size = 0
        for kind in range(GOODS):
            size += cards[kind] >= copies
        filled = min(wild, GOODS - size)
        wild -= filled
        size += filled
        points += SET_VALUES[size]
        copies += 1
    return points
