"""What a player knows, as numbers for learning; `tables.observation` names the parts."""

from serai.core.rules import OVER
from serai.core.schema import Ints

from .state import State
from .tables import (
    ARROWS,
    CITIES,
    GOODS,
    KINDS,
    MAX_TILES,
    OBSERVED,
    OBSERVED_PER_SEAT,
    SLOTS,
    TILE_CITIES,
    USED,
)


def observe(s: State, viewer: int, out: Ints) -> int:
    for i in range(OBSERVED + s.players * OBSERVED_PER_SEAT):
        out[i] = 0
    n = observe_road(s, out, 0)
    n = observe_tile(s, out, n)
    n = observe_goods(s, viewer, out, n)
    return observe_players(s, viewer, out, n)


def observe_road(s: State, out: Ints, n: int) -> int:
    """The caravan, the cities that it can still reach, and the tiles there."""
    out[n + s.caravan] = 1
    n += CITIES
    ahead = 1 << s.caravan
    grown = 0
    while grown != ahead:
        grown = ahead
        for city in range(CITIES):
            if ahead >> city & 1 == 1:
                for i in range(ARROWS):
                    if s.arrow[city][i] != 0:
                        ahead |= 1 << (s.arrow[city][i] - 1)
    tiles = n + CITIES
    for city in range(CITIES):
        if city != s.caravan and ahead >> city & 1 == 1:
            out[n + city] = 1
        if city < TILE_CITIES and ahead >> city & 1 == 1:
            first = tiles if city == s.caravan else tiles + KINDS
            for i in range(MAX_TILES):
                if s.tile[city][i] != 0:
                    out[first + s.tile[city][i] - 1] += 1
    return tiles + 2 * KINDS


def observe_tile(s: State, out: Ints, n: int) -> int:
    """What is being decided, and the tile in use."""
    if s.turn != OVER:
        out[n + s.phase] = 1
    n += USED
    if s.kind != 0:
        out[n + s.kind - 1] = 1
    n += KINDS
    for slot in range(SLOTS):
        if s.pictured[slot] != 0:
            out[n + slot * GOODS + s.pictured[slot] - 1] = 1
    return n + SLOTS * GOODS


def observe_goods(s: State, viewer: int, out: Ints, n: int) -> int:
    """The viewer's goods, the bag as far as they know it, and the numbers of the round."""
    for good in range(GOODS):
        out[n + GOODS + good] = -1
        if viewer >= 0:
            out[n + good] = s.goods[viewer][good]
            if s.knows[viewer] >> good & 1 == 1:
                out[n + GOODS + good] = s.bag[good]
        out[n + 2 * GOODS + good] = s.chosen >> good & 1
    n += 3 * GOODS
    out[n] = s.viziers
    out[n + 1] = s.bid
    out[n + 2] = s.due
    out[n + 3] = s.bonus
    out[n + 4] = s.given
    return n + 5


def observe_players(s: State, viewer: int, out: Ints, n: int) -> int:
    certain = n + s.players
    money = certain + s.players * GOODS
    for p in range(s.players):
        seat = seat_from(s, viewer, p)
        for good in range(GOODS):
            out[n + seat] += s.goods[p][good]
            out[certain + seat * GOODS + good] = s.need[p][good] + s.public[p][good]
        out[money + seat] = s.money[p]
        out[money + s.players + seat] = s.crooks[p]
        out[money + 2 * s.players + seat] = s.shopkeepers[p]
        out[money + 3 * s.players + seat] = s.tokens[p]
    n = money + 4 * s.players
    out[n + seat_from(s, viewer, s.pawn)] = 1
    if s.bid > 0:
        out[n + s.players + seat_from(s, viewer, s.bidder)] = 1
    if s.turn >= 0:
        out[n + 2 * s.players + seat_from(s, viewer, s.turn)] = 1
    return n + 3 * s.players


def seat_from(s: State, viewer: int, p: int) -> int:
    """Seats are counted from the viewer on; a spectator counts from the first player."""
    seat = p - max(viewer, 0)
    return seat if seat >= 0 else seat + s.players
