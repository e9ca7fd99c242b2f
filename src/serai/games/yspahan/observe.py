"""What a player knows, as numbers for learning; `tables.observation` names the parts."""

from serai.core.rules import OVER
from serai.core.schema import Ints

from .state import State
from .tables import (
    BUILDINGS,
    CAMELS,
    DAYS,
    FIRST_SHOP,
    KINDS,
    OBSERVED,
    OBSERVED_PER_SEAT,
    RAISE,
    ROAD,
    SHOPS,
    SOUK_SIZE,
    SOUKS,
    SQUARES,
    WEEKS,
)


def observe(s: State, viewer: int, out: Ints) -> int:
    size = OBSERVED + s.players * (OBSERVED_PER_SEAT + s.players)
    for i in range(size):
        out[i] = 0
    n = observe_turn(s, out, 0)
    n = observe_board(s, viewer, out, n)
    n = observe_players(s, viewer, out, n)
    n = observe_cards(s, viewer, out, n)
    return observe_order(s, viewer, out, n)


def seat_from(s: State, viewer: int, p: int) -> int:
    """Seats are counted clockwise from the viewer; a spectator counts from the first."""
    seat = p - max(viewer, 0)
    return seat if seat >= 0 else seat + s.players


def observe_turn(s: State, out: Ints, n: int) -> int:
    out[n + s.week - 1] = 1
    n += WEEKS
    out[n + s.day - 1] = 1
    n += DAYS
    out[n + s.stage] = 1
    n += 3
    out[n + s.task] = 1
    n += RAISE + 1
    out[n] = s.cubes
    out[n + 1] = s.pips
    out[n + 2] = s.extra
    out[n + 3] = s.has_built
    out[n + 4] = s.saved
    out[n + 5] = s.swap
    n += 6
    if s.place != 0:
        out[n + s.place] = 1
    n += SQUARES
    for i in range(2):
        if s.waiting[i] != 0:
            out[n + s.waiting[i] - 1] = 1
        n += SHOPS
    return n


def observe_board(s: State, viewer: int, out: Ints, n: int) -> int:
    for square in range(SQUARES):
        out[n + square] = s.white[square] + s.yellow[square]
        out[n + SQUARES + square] = s.yellow[square]
        out[n + 2 * SQUARES + square] = s.value[square]
    n += 3 * SQUARES
    out[n + s.supervisor] = 1
    n += ROAD
    for souk in range(SOUKS):
        if s.owner[souk] != 0:
            first = n + seat_from(s, viewer, s.owner[souk] - 1) * SHOPS + FIRST_SHOP[souk]
            for i in range(SOUK_SIZE[souk]):
                out[first + i] = s.goods[souk] >> i & 1
    n += s.players * SHOPS
    for camel in range(CAMELS):
        if s.caravan[camel] != 0:
            out[n + seat_from(s, viewer, s.caravan[camel] - 1) * CAMELS + camel] = 1
    return n + s.players * CAMELS


def observe_players(s: State, viewer: int, out: Ints, n: int) -> int:
    for p in range(s.players):
        seat = n + seat_from(s, viewer, p)
        out[seat] = s.points[p]
        out[seat + s.players] = s.gold[p]
        out[seat + 2 * s.players] = s.camels[p]
        for kind in range(KINDS):
            out[seat + 3 * s.players] += s.hand[p][kind]
        built = n + 4 * s.players + seat_from(s, viewer, p) * BUILDINGS
        for b in range(BUILDINGS):
            out[built + b] = s.built[p][b]
    return n + (4 + BUILDINGS) * s.players


def observe_cards(s: State, viewer: int, out: Ints, n: int) -> int:
    for kind in range(KINDS):
        if viewer >= 0:
            out[n + kind] = s.hand[viewer][kind]
        out[n + KINDS + kind] = s.discards[kind]
        out[n + 2 * KINDS] += s.deck[kind]
    return n + 2 * KINDS + 1


def observe_order(s: State, viewer: int, out: Ints, n: int) -> int:
    if s.turn != OVER:
        out[n + seat_from(s, viewer, s.seat)] = 1
    if s.turn >= 0:
        out[n + s.players + seat_from(s, viewer, s.turn)] = 1
    n += 2 * s.players
    for place in range(s.players):
        out[n + seat_from(s, viewer, s.order[place]) * s.players + place] = 1
    return n + s.players * s.players
