"""What a computer player is."""

from typing import Protocol

from serai.core.game import State


class Bot(Protocol):
    """A computer player of one game."""

    def choose(self, state: State, seed: int) -> int:
        """A legal action. The position is one of all those that the player to move cannot tell apart."""
