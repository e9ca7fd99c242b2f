"""The bots of the house at OpenSpiel's tables.

>>> import pyspiel, numpy, serai.adapters.open_spiel
>>> from serai.adapters.open_spiel_bot import HouseBot
>>> game = pyspiel.load_game(f"serai_{serai.games()[0]}(players=2)")
>>> seats = [HouseBot(game, "greedy", seed=1), HouseBot(game, "random", seed=2)]
>>> sum(pyspiel.evaluate_bots(game.new_initial_state(), seats, 7))
0.0
"""

from typing import TYPE_CHECKING

import pyspiel

from serai import bots
from serai.core.rng import seeded

if TYPE_CHECKING:
    from .open_spiel import SeraiGame, SeraiState


class HouseBot(pyspiel.Bot):  # type: ignore[misc]
    """A named bot. Like all others it is handed only what the player to move may know."""

    def __init__(self, game: "SeraiGame", name: str, seed: int = 0) -> None:
        super().__init__()
        self._bot, self._seed, self._asked = bots.make(name, game.rules), seed, 0

    def step(self, state: "SeraiState") -> int:
        self._asked += 1
        return bots.ask(self._bot, state.position, seeded(self._seed, self._asked))

    def restart(self) -> None:
        """Between games there is nothing to forget."""

    def restart_at(self, state: "SeraiState") -> None:
        """Any state will do."""
