"""What a complete move brings at once, in tenths of a point: plain functions for the bots.

An estimate for comparing moves, not a rule: it counts the tribe's action, the tile taken and the
tile's action, as far as they can be told from the position after the last drop.
"""

from serai.core.schema import Grid, Ints

from .board import TILES, WITHIN
from .cards import row_length
from .moves import COUNT, DROPS, START, TRIED, begin_walk, next_move, take_back
from .places import blue_tiles
from .scoring import best_sets, vizier_points
from .sow import occupied
from .state import State
from .tables import (
    BUILDER,
    CARD_KINDS,
    DJINN_POINTS,
    DJINNS,
    DROP,
    ELDER,
    FACE_UP,
    FAKIR,
    HAURVATAT,
    LARGE_MARKET,
    LARGE_PRICE,
    MERCHANT,
    OASIS,
    OWNED,
    SHAMHAT,
    SMALL_MARKET,
    SMALL_PRICE,
    TILE_POINTS,
    TRIBES,
    VILLAGE,
    VIZIER,
)

POINT_WORTH = 10
FAKIR_WORTH = 15
ELDER_WORTH = 8  # on top of its points: elders pay djinns
NEW_GOOD_WORTH = 8  # on top of its points: sets grow
KILL_WORTH = 10
PER_START = 20_000  # complete moves looked at from one tile; only tall stacks have more
WORST = -1_000_000


def best_moves(s: State, choice: Grid, cursor: Grid, goods: Ints, by_tile: Ints, first: Ints) -> int:
    """Look at all complete moves: the best value, and in `by_tile` the best for each final tile.

    `first` gets the starting tile and the first drop of the best move.
    """
    for t in range(TILES):
        by_tile[t] = WORST
    begin_walk(s, choice, cursor)
    best = WORST
    start = -1
    looked = 0
    while next_move(s, choice, cursor):
        if cursor[0][START] != start:
            start = cursor[0][START]
            looked = 0
        looked += 1
        last = choice[cursor[0][DROPS] - 1][cursor[cursor[0][DROPS]][TRIED] - 1] - DROP
        value = worth(s, last // 4, goods)
        by_tile[s.at] = max(by_tile[s.at], value)
        if value > best:
            best = value
            first[0] = start
            first[1] = choice[0][cursor[1][TRIED] - 1]
        if looked == PER_START:
            leave_start(s, choice, cursor)
    return best


def leave_start(s: State, choice: Grid, cursor: Grid) -> None:
    """Enough seen of this tile: the walk goes on with the next."""
    while cursor[0][DROPS] > 0:
        take_back(s, choice, cursor)
    cursor[1][TRIED] = cursor[1][COUNT]


def worth(s: State, tribe: int, goods: Ints) -> int:
    """After the last drop of a move, before anything is gathered."""
    t = s.at
    left = 0
    for other in range(TRIBES):
        if other != tribe:
            left += s.meeple[t][other]
    claims = left == 0 and s.camel[t] == 0 and s.camels[s.seat] != 0
    value = tile_worth(s, t) if claims else 0
    value += tribe_worth(s, tribe, claims, goods)
    return value + action_worth(s, tribe, claims or s.camel[t] == s.seat + 1, goods)


def tile_worth(s: State, t: int) -> int:
    palm = 5 if s.djinn[HAURVATAT] == OWNED + s.seat else 3
    return POINT_WORTH * (TILE_POINTS[s.tile[t]] + palm * s.palm[t] + 5 * s.palace[t])


def tribe_worth(s: State, tribe: int, claims: bool, goods: Ints) -> int:
    n = s.meeple[s.at][tribe]
    if tribe == VIZIER:
        before = vizier_points(s, s.seat)
        s.viziers[s.seat] += n
        gain = vizier_points(s, s.seat) - before
        s.viziers[s.seat] -= n
        return POINT_WORTH * gain
    if tribe == ELDER:
        return n * (POINT_WORTH * (4 if s.djinn[SHAMHAT] == OWNED + s.seat else 2) + ELDER_WORTH)
    if tribe == MERCHANT:
        return cards_worth(s, 0, n, goods)
    if tribe == BUILDER:
        blue = blue_tiles(s, s.at)
        fakirs = s.cards[s.seat][FAKIR] * max(0, POINT_WORTH * blue - FAKIR_WORTH)
        return POINT_WORTH * n * blue + fakirs
    return kill_worth(s, n, s.camels[s.seat] - claims)


def cards_worth(s: State, first: int, n: int, goods: Ints) -> int:
    """Cards of the row, from one place on, added to the hand."""
    for kind in range(CARD_KINDS):
        goods[kind] = s.cards[s.seat][kind]
    before = best_sets(goods, 0)
    value = 0
    for i in range(first, min(first + n, row_length(s))):
        kind = s.front[i] - 1
        if kind == FAKIR:
            value += FAKIR_WORTH
        elif goods[kind] == 0:
            value += NEW_GOOD_WORTH
        goods[kind] += 1
    return value + POINT_WORTH * (best_sets(goods, 0) - before)


def kill_worth(s: State, n: int, camels: int) -> int:
    """The best tile that a kill would take."""
    best = KILL_WORTH
    if camels == 0:
        return best
    tiles = WITHIN[min(n, 9)][s.at] & occupied(s) & ~s.built & ~(1 << s.at)
    for t in range(TILES):
        if tiles >> t & 1:
            there = 0
            for tribe in range(TRIBES):
                there += s.meeple[t][tribe]
            if there == 1:
                best = max(best, tile_worth(s, t))
    return best


def action_worth(s: State, tribe: int, mine: bool, goods: Ints) -> int:
    kind = s.tile[s.at]
    if kind in (VILLAGE, OASIS):
        piece = 50 if kind == VILLAGE else 30
        if (s.palaces if kind == VILLAGE else s.palms) == 0:
            return 0
        return piece if mine else -piece if s.camel[s.at] != 0 else 0
    if kind in (SMALL_MARKET, LARGE_MARKET):
        taken = s.meeple[s.at][MERCHANT] if tribe == MERCHANT else 0
        if kind == SMALL_MARKET:
            best = 0
            for i in range(3):
                best = max(best, cards_worth(s, taken + i, 1, goods))
            return max(0, best - POINT_WORTH * SMALL_PRICE)
        return max(0, cards_worth(s, taken, 2, goods) - POINT_WORTH * LARGE_PRICE)
    elders = s.elders[s.seat] + (s.meeple[s.at][ELDER] if tribe == ELDER else 0)
    return djinn_worth(s, elders)


def djinn_worth(s: State, elders: int) -> int:
    """The best face-up djinn less its price."""
    if elders == 0 or elders + s.cards[s.seat][FAKIR] < 2:
        return 0
    best = 0
    for djinn in range(DJINNS):
        if s.djinn[djinn] == FACE_UP:
            best = max(best, DJINN_POINTS[djinn])
    price = 2 * (2 * POINT_WORTH + ELDER_WORTH)
    if s.cards[s.seat][FAKIR] != 0:
        price = 2 * POINT_WORTH + ELDER_WORTH + FAKIR_WORTH
    return max(0, (POINT_WORTH + 2) * best - price)
