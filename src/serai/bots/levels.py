"""Five levels of play for every game, from a beginner to the strongest we have.

A level is a fixed budget of playouts a decision, so that it plays as well on a slow machine as on a
fast one; `<game>.toml` says how many. The lower ones play by the greedy policy, the lowest with slips;
the upper ones search. Where the search is not compiled yet, another process sees to that; until it is done
the greedy policy plays, and whoever asks `ready` is told.
"""

import os
import random
import subprocess
import sys
from functools import cached_property

from serai.core.game import Game, State

from .bot import Bot
from .search import Search, is_compiled
from .tuned import Tuned


class Leveled:
    """A computer player of some level."""

    def __init__(self, game: Game, number: int, greedy: Bot) -> None:
        level = Tuned.of(game.name).levels[number - 1]
        self._game, self._greedy = game, greedy
        self._slips, self._playouts = level.slips, level.playouts
        self._compiling: subprocess.Popen[bytes] | None = None
        if self._playouts and not is_compiled(game):
            self._compiling = subprocess.Popen([sys.executable, "-m", __name__, game.name])

    @property
    def ready(self) -> bool:
        """Whether it plays at its full strength by now."""
        if self._compiling is not None and self._compiling.poll() is not None:
            self._compiling = None
        return self._compiling is None

    def prepare(self) -> None:
        """Wait until it does."""
        if self._compiling is not None:
            self._compiling.wait()

    @cached_property
    def _search(self) -> Search:
        return Search(self._game, self._playouts)

    def choose(self, state: State, seed: int) -> int:
        rng = random.Random(seed)
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if rng.randrange(100) < self._slips:
            return rng.choice(legal)
        if not self._playouts or not self.ready:
            return self._greedy.choose(state, seed)
        return self._search.run(state, seed)[0].action


if __name__ == "__main__":
    os.nice(5)  # the house plays on
    Search(Game(sys.argv[1]), 1)  # compiles, for everybody who waits
