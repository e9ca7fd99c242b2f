"""The Supervisor walks, and sends the cubes beside him to the caravan."""

from serai.core.rules import CHANCE
from serai.core.schema import Ints

from .caravan import load
from .cards import any_to_draw
from .city import remove_cube
from .state import State
from .tables import (
    BESIDE,
    CARAVANSERAI,
    DISTANCE,
    FIRST,
    GO,
    HAMMAM,
    HAMMAM_SQUARES,
    KEPT,
    NO_SHOP,
    NOTHING,
    ORDER,
    PROTECT,
    ROAD,
    SEND,
    SHARED,
    SHOP_BIT,
    SOUK_OF,
)


def list_squares(s: State, p: int, out: Ints) -> int:
    """Every square at the dice's distance, or off by what gold and Hammam allow (YS30, YS31, YS46)."""
    off = s.gold[p] + HAMMAM_SQUARES * s.built[p][HAMMAM]
    nearest, farthest = s.pips - off, s.pips + off
    distance = DISTANCE[s.supervisor]
    n = 0
    for square in range(ROAD):
        out[n] = GO + square
        n += nearest <= distance[square] <= farthest
    return n


def fare(s: State, p: int, square: int) -> int:
    """The gold it costs to walk to a square rather than as far as the dice say."""
    off = abs(DISTANCE[s.supervisor][square] - s.pips)
    return max(0, off - HAMMAM_SQUARES * s.built[p][HAMMAM])


def walk(s: State, p: int, square: int) -> None:
    """He ends his move: every cube beside him will be sent; of two, the mover orders them (YS32)."""
    s.gold[p] -= fare(s, p, square)
    s.pips = 0
    s.supervisor = square
    n = 0
    for i in range(2):
        shop = BESIDE[square][i]
        if has_cube(s, shop):
            s.waiting[n] = shop + 1
            n += 1
    s.task = ORDER if n == 2 else SEND


def has_cube(s: State, shop: int) -> bool:
    return shop != NO_SHOP and s.goods[SOUK_OF[shop]] & SHOP_BIT[shop] != 0


def list_order(s: State, out: Ints) -> int:
    """The cubes beside the Supervisor, either may be sent first."""
    n = 0
    for i in range(len(SHARED)):
        if SHARED[i] + 1 == s.waiting[0] or SHARED[i] + 1 == s.waiting[1]:
            out[n] = FIRST + i
            n += 1
    return n


def choose_first(s: State, shop: int) -> None:
    if s.waiting[1] == shop + 1:
        s.waiting[1] = s.waiting[0]
        s.waiting[0] = shop + 1
    s.task = SEND


def send_cubes(s: State) -> None:
    """Cube by cube: the owner's camel, the caravan, the Caravanserai's card, then the next (YS36)."""
    while s.waiting[0] != 0:
        shop = s.waiting[0] - 1
        p = s.owner[SOUK_OF[shop]] - 1
        if s.answer == 0 and s.camels[p] > 0:  # YS33
            s.task = PROTECT
            s.turn = p
            return
        if s.answer == KEPT:
            s.camels[p] -= 1
        else:
            remove_cube(s, shop)
        s.answer = 0
        s.waiting[0] = s.waiting[1]
        s.waiting[1] = 0
        load(s, p)
        if s.built[p][CARAVANSERAI] == 1 and any_to_draw(s):  # YS47
            s.drawer = p + 1
            s.turn = CHANCE
            return
    s.task = NOTHING
