"""Serai, an inn for caravan board games: play them, host them, study them.

>>> import serai
>>> match = serai.game("camel_up", players=4).match(seed=7)
>>> while not match.over:
...     match.play(match.legal[-1])
>>> match.winners
(2,)
"""

from os import PathLike as _PathLike
from typing import Any as _Any

from . import games as _games  # noqa: F401  # registers the games of the house
from .core import registry as _registry
from .core.errors import BadLog, BadOption, IllegalMove, SeraiError
from .core.game import Game, State
from .core.log import Log, Ply
from .core.match import Line, Match, replay, verify
from .core.registry import register
from .core.rules import CHANCE, OVER

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "BadLog",
    "BadOption",
    "Game",
    "IllegalMove",
    "Line",
    "Log",
    "Match",
    "Ply",
    "SeraiError",
    "State",
    "game",
    "games",
    "load",
    "register",
    "replay",
    "verify",
]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return _registry.names()


def game(name: str, /, **options: _Any) -> Game:
    """A game by name, with its options: `serai.game("camel_up", players=4)`."""
    return Game(name, **options)


def load(path: str | _PathLike[str]) -> Match:
    """The match saved in a file, ready to be played on."""
    return replay(Log.read(path))
