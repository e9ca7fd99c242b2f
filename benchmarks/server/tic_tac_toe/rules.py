"""Tic-tac-toe."""

from serai.core.rules import OVER
from serai.core.schema import Ints

from .state import State
from .tables import CELLS, LINES


def setup(s: State, players: int) -> None:
    s.players = players


def legal(s: State, out: Ints) -> int:
    n = 0
    for cell in range(CELLS):
        if s.cells[cell] == 0:
            out[n] = cell
            n += 1
    return n


def chance(s: State, out: Ints, weight: Ints) -> int:
    return 0


def play(s: State, x: int) -> None:
    mark = s.turn + 1
    s.cells[x] = mark
    s.turn = 1 - s.turn
    full = True
    for cell in range(CELLS):
        full = full and s.cells[cell] != 0
    for a, b, c in LINES:
        if s.cells[a] == mark and s.cells[b] == mark and s.cells[c] == mark:
            s.winner = mark
    if full or s.winner != 0:
        s.turn = OVER


def score(s: State, out: Ints) -> None:
    for p in range(s.players):
        out[p] = 1 if s.winner == p + 1 else 0


def seen(s: State, x: int, viewer: int) -> int:
    return x


def resample(s: State, viewer: int, rng: Ints) -> None:
    """Nothing is hidden."""


def observe(s: State, viewer: int, out: Ints) -> int:
    for cell in range(CELLS):
        mark = s.cells[cell]
        out[cell] = 0 if mark == 0 else 1 if mark == max(viewer, 0) + 1 else -1
    return CELLS
