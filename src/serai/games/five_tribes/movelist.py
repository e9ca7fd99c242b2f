"""The complete moves of a position, counted or listed.

>>> import random, serai
>>> from serai.core import kit
>>> state = serai.game("five_tribes").start()
>>> while state.turn == serai.CHANCE or state.record.phase == 1:  # set-up, then bids
...     state.play(kit.random_ply(state, random.Random(1)))
>>> moves = Moves("interpreted")
>>> moves.count(state.record) == len(moves.all(state.record)) > 100
True
"""

from typing import Any, NamedTuple

from serai.core.buffers import states, zeros
from serai.core.compiler import Mode, bind

from . import moves, rules
from .board import DIRECTIONS, STEP, TILES
from .state import State
from .tables import DROP, TRIBES

MANY = 1 << 40


class Move(NamedTuple):
    """A tile to start from (None in the middle of a move) and the drops, as actions of the game."""

    start: int | None
    drops: tuple[int, ...]

    def way(self, at: int) -> tuple[int, ...]:
        """The tiles on which the meeples are dropped, one after the other, coming from tile `at`."""
        tiles = []
        for x in self.drops:
            at = STEP[at * DIRECTIONS + (x - DROP) % DIRECTIONS]
            tiles.append(at)
        return tuple(tiles)


class Moves:
    """Owns the buffers, and is bound to one mode."""

    def __init__(self, mode: Mode = "compiled") -> None:
        self.mode: Mode = mode
        self.choice = zeros(mode, moves.ROOM, moves.CHOICES)
        self.cursor = zeros(mode, moves.ROOM + 1, 2)
        nothing = states(mode, State(), 1)[0], 1, self.choice, self.cursor
        none = zeros(mode, 1, 3)

        def warm(bound: Any) -> None:
            bound.count_moves(*nothing)
            bound.list_moves(nothing[0], self.choice, self.cursor, none)

        self.bound = bind("five_tribes", rules, moves, mode, warm)

    def count(self, s: State, limit: int = MANY) -> int:
        """How many different sequences of drops make a complete move, up to a limit."""
        return int(self.bound.count_moves(self.own(s), limit, self.choice, self.cursor))

    def all(self, s: State, limit: int = 100_000) -> list[Move]:
        """All complete moves, up to a limit; stacks of seven and more meeples have millions."""
        tallest = max(sum(s.meeple[t][tribe] for tribe in range(TRIBES)) for t in range(TILES))
        tallest = max(tallest, sum(s.hand[tribe] for tribe in range(TRIBES)))
        out = zeros(self.mode, min(limit, self.count(s, limit)), 2 + tallest)
        n = self.bound.list_moves(self.own(s), self.choice, self.cursor, out) if len(out) else 0
        return [_move(out[i]) for i in range(n)]

    def own(self, s: State) -> Any:
        """A copy of the position in the form of this mode."""
        return states(self.mode, s, 1)[0]


def _move(row: Any) -> Move:
    start, drops = int(row[0]), int(row[1])
    return Move(start if start < TILES else None, tuple(DROP + int(x) for x in row[2 : 2 + drops]))
