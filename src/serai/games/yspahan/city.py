"""The city: where cubes may be placed, and what completed souks are worth."""

from serai.core.schema import Ints

from .state import State
from .tables import (
    BAZAAR,
    BAZAAR_POINTS,
    COMPLETE,
    FIRST_SHOP,
    FIRST_SOUK,
    SACK,
    SHOP_BIT,
    SOUK_OF,
    SOUK_SIZE,
    SOUK_VALUE,
    SOUKS,
    SUPPLY,
    VASE,
)


def can_supply(s: State, p: int, square: int) -> bool:
    """Whether a cube can be placed in the neighbourhood: an unfinished souk of one's own, or a free one."""
    for souk in range(FIRST_SOUK[square], FIRST_SOUK[square + 1]):
        owner = s.owner[souk]
        if owner == 0 or (owner == p + 1 and s.goods[souk] != COMPLETE[souk]):
            return True
    return False


def can_place(s: State, p: int, place: int) -> bool:
    """The same for a neighbourhood, or for the whole city if `place` is 0."""
    square = place if place != 0 else SACK
    last = place if place != 0 else VASE
    while square <= last:
        if can_supply(s, p, square):
            return True
        square += 1
    return False


def list_shops(s: State, p: int, place: int, out: Ints) -> int:
    """Every shop where the player may place a cube now (YS25, YS27)."""
    n = 0
    square = place if place != 0 else SACK
    last = place if place != 0 else VASE
    while square <= last:
        first, end = FIRST_SOUK[square], FIRST_SOUK[square + 1]
        wanted = 0  # a free souk, unless one of the player's own here is unfinished
        for souk in range(first, end):
            if s.owner[souk] == p + 1 and s.goods[souk] != COMPLETE[souk]:
                wanted = p + 1
        for souk in range(first, end):
            if s.owner[souk] == wanted:
                goods, shop = s.goods[souk], SUPPLY + FIRST_SHOP[souk]
                for i in range(SOUK_SIZE[souk]):
                    out[n] = shop + i
                    n += 1 - (goods >> i & 1)
        square += 1
    return n


def place_cube(s: State, p: int, shop: int) -> None:
    souk = SOUK_OF[shop]
    s.owner[souk] = p + 1
    s.goods[souk] |= SHOP_BIT[shop]


def remove_cube(s: State, shop: int) -> None:
    """A souk with no cube left is open to all (YS27)."""
    souk = SOUK_OF[shop]
    s.goods[souk] -= SHOP_BIT[shop]
    if s.goods[souk] == 0:
        s.owner[souk] = 0


def score_souks(s: State) -> None:
    """Each completed souk scores; then the city is emptied (YS61)."""
    for souk in range(SOUKS):
        if s.goods[souk] == COMPLETE[souk]:
            p = s.owner[souk] - 1
            s.points[p] += SOUK_VALUE[souk] + BAZAAR_POINTS * s.built[p][BAZAAR]
        s.owner[souk] = 0
        s.goods[souk] = 0
