"""All complete moves of a position, one after the other: plain functions (see movelist.py).

A walk over the moves works on the state itself: `next_move` leaves it as it is after the last drop,
before anything is gathered; when no move is left, the state is as it was before the walk.
"""

from serai.core.schema import Grid

from .board import DIRECTIONS, TILES
from .sow import in_hand, is_start, list_drops, put_back, sow, take_up, unsow
from .state import State
from .tables import DROP, MEEPLES, SOW, TRIBES

ROOM = sum(MEEPLES) + 1  # levels of a walk: more meeples than can be in a hand
CHOICES = TRIBES * DIRECTIONS
NO_TILE = -1

# The first row of the cursor tells how far the walk is; the others, for each drop to be made, how
# many choices there are and how many have been tried.
DROPS = 0
START = 1
COUNT = 0
TRIED = 1


def begin_walk(s: State, choice: Grid, cursor: Grid) -> None:
    """From the choice of a tile, or in the middle of a move from where it has got to."""
    cursor[0][DROPS] = 0
    cursor[0][START] = NO_TILE
    cursor[1][COUNT] = 0
    cursor[1][TRIED] = 0
    if s.phase == SOW:
        cursor[0][START] = TILES
        cursor[1][COUNT] = list_drops(s, choice[0])


def next_move(s: State, choice: Grid, cursor: Grid) -> bool:
    """Go on to the next complete move; False if there is none."""
    take_back(s, choice, cursor)
    while True:
        drops = cursor[0][DROPS]
        level = cursor[drops + 1]
        if level[TRIED] < level[COUNT]:
            x = choice[drops][level[TRIED]] - DROP
            level[TRIED] += 1
            cursor[0][DROPS] = drops + 1
            sow(s, x // DIRECTIONS, x % DIRECTIONS)
            if in_hand(s) == 0:
                return True
            cursor[drops + 2][TRIED] = 0
            cursor[drops + 2][COUNT] = list_drops(s, choice[drops + 1])
        elif drops > 0:
            take_back(s, choice, cursor)
        elif not next_start(s, choice, cursor):
            return False


def take_back(s: State, choice: Grid, cursor: Grid) -> None:
    drops = cursor[0][DROPS] - 1
    if drops >= 0:
        cursor[0][DROPS] = drops
        x = choice[drops][cursor[drops + 1][TRIED] - 1] - DROP
        heading = 0
        if drops > 0:
            heading = (choice[drops - 1][cursor[drops][TRIED] - 1] - DROP) % DIRECTIONS + 1
        unsow(s, x // DIRECTIONS, x % DIRECTIONS, heading)


def next_start(s: State, choice: Grid, cursor: Grid) -> bool:
    t = cursor[0][START]
    if t == TILES:
        return False
    if t != NO_TILE:
        put_back(s, t)
    t += 1
    while t < TILES and not is_start(s, t):
        t += 1
    cursor[0][START] = t
    if t == TILES:
        return False
    take_up(s, t)
    cursor[1][TRIED] = 0
    cursor[1][COUNT] = list_drops(s, choice[0])
    return True


def end_walk(s: State, choice: Grid, cursor: Grid) -> None:
    """Leave before the last move: the state is put in order."""
    while cursor[0][DROPS] > 0:
        take_back(s, choice, cursor)
    if 0 <= cursor[0][START] < TILES:
        put_back(s, cursor[0][START])


def count_moves(s: State, limit: int, choice: Grid, cursor: Grid) -> int:
    """How many complete moves there are, as ordered drops; no more than the limit are counted."""
    begin_walk(s, choice, cursor)
    n = 0
    while n < limit and next_move(s, choice, cursor):
        n += 1
    if n == limit:
        end_walk(s, choice, cursor)
    return n


def list_moves(s: State, choice: Grid, cursor: Grid, out: Grid) -> int:
    """Write a move a row: the tile, the number of drops, and each drop; stop when `out` is full."""
    begin_walk(s, choice, cursor)
    n = 0
    while n < len(out) and next_move(s, choice, cursor):
        drops = cursor[0][DROPS]
        out[n][0] = cursor[0][START]
        out[n][1] = drops
        for i in range(drops):
            out[n][2 + i] = choice[i][cursor[i + 1][TRIED] - 1] - DROP
        n += 1
    if n == len(out):
        end_walk(s, choice, cursor)
    return n
