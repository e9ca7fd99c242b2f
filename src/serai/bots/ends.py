"""Small ends of games, solved: all that can still happen is looked at, chance by its odds.

Everybody is taken to play for their own reward, the same as in `tree`; of equal actions the first.
Plain functions, bound to a game, interpreted or compiled.
"""

from serai.core.playout import WHOLE, share
from serai.core.rules import CHANCE, OVER, States, chance, copy, legal, play, score
from serai.core.schema import FloatGrid, Floats, Grid, Ints, Record

from .reward import reward

# ---- A position on the way down ----

COUNT, NEXT, TOTAL = 0, 1, 2  # what can happen there, which of it comes next, the sum of its odds
COLUMNS = 3

# ---- What somebody gets: columns of a value, a block of players each ----

REWARD, WIN, POINTS = 0, 1, 2
BLOCKS = 3


def solve(
    states: States,
    room: int,
    way: Grid,
    moves: Grid,
    odds: Grid,
    value: FloatGrid,
    knobs: Floats,
    final: Ints,
    part: Ints,
    points: Floats,
    win: Floats,
    worth: FloatGrid,
) -> int:
    """Solve states[0], the position of a player: `worth` tells in a row for each of their actions what
    all get. The number of actions; 0 if there are more than `room` positions or the way is too long."""
    depth = 0
    looked = 0
    arrived = True
    while True:
        s = states[depth]
        if arrived:
            looked += 1
            if looked > room or depth + 1 == len(way):
                return 0
            open_up(s, way[depth], moves[depth], odds[depth], value[depth])
            if s.turn == OVER:
                end(s, knobs, final, part, points, win, value[depth])
        if way[depth][NEXT] < way[depth][COUNT]:
            copy(states, depth + 1, depth)
            play(states[depth + 1], moves[depth][way[depth][NEXT]])
            depth += 1
            arrived = True
            continue
        if depth == 0:
            return way[0][COUNT]
        depth -= 1
        arrived = False
        chosen = way[depth][NEXT]
        take(states[depth], way[depth], odds[depth][chosen], value[depth], value[depth + 1])
        if depth == 0:
            for k in range(BLOCKS * s.players):
                worth[chosen][k] = value[1][k]
        way[depth][NEXT] += 1


def open_up(s: Record, way: Ints, moves: Ints, odds: Ints, value: Floats) -> None:
    way[NEXT] = 0
    way[COUNT] = 0
    way[TOTAL] = 0
    if s.turn == CHANCE:
        way[COUNT] = chance(s, moves, odds)
        for i in range(way[COUNT]):
            way[TOTAL] += odds[i]
    elif s.turn != OVER:
        way[COUNT] = legal(s, moves)
    for k in range(BLOCKS * s.players):
        value[k] = 0.0


def take(s: Record, way: Ints, odds: int, value: Floats, child: Floats) -> None:
    """What a child is worth counts by its odds, or all if whoever chooses has seen no better one."""
    if s.turn == CHANCE:
        for k in range(BLOCKS * s.players):
            value[k] += child[k] * odds / way[TOTAL]
    elif way[NEXT] == 0 or child[s.turn] > value[s.turn] + NEAR:
        for k in range(BLOCKS * s.players):
            value[k] = child[k]


NEAR = 1e-9  # what is not further apart is equal


def end(
    s: Record, knobs: Floats, final: Ints, part: Ints, points: Floats, win: Floats, value: Floats
) -> None:
    score(s, final)
    share(final, s.players, part)
    for p in range(s.players):
        points[p] = float(final[p])
        win[p] = part[p] / WHOLE
    for p in range(s.players):
        value[REWARD * s.players + p] = reward(s.players, p, knobs, points, win)
        value[WIN * s.players + p] = win[p]
        value[POINTS * s.players + p] = points[p]
