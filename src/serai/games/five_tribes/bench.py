"""Five Tribes' own figures for `serai bench`: how quickly all complete moves are found."""

import time
from collections.abc import Callable
from typing import cast

from serai.core.game import Game

from .movelist import MANY, Moves
from .state import State
from .tables import MOVE
from .terminal.pieces import WORDS

SECONDS = 0.2  # a run
SEED = 1


def figures() -> dict[str, Callable[[], float]]:
    """What can be measured, each by a call; the names end in their units."""
    start = cast(State, Game("five_tribes").match(seed=SEED).state.record)
    start.phase = MOVE  # as if the bids were in
    moves = Moves()
    own = moves.own(start)

    def count() -> None:
        moves.bound.count_moves(own, MANY, moves.choice, moves.cursor)

    return {"moves_ms": lambda: _milliseconds(count)}


def about(figure: str, language: str) -> str:
    return WORDS.say(f"bench-{figure}", language)


def _milliseconds(work: Callable[[], object]) -> float:
    times, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        work()
        times += 1
    return 1000 * passed / times
