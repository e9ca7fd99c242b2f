"""Silk Road (2006), for 3 to 6 players. Rules: docs/rules/silk_road.en.md.

The map and the tile mix are a reconstruction: see reconstruction.toml.
"""

from serai.core.game import Option

from .board import HOUSE, check
from .tables import MAX_PLAYERS, MIN_PLAYERS

TITLE = "Silk Road"
RULES = 1  # the version of our rules; a log of another one is refused
ENVIRONMENT = 1  # the version of its actions and observations: docs/research.md
OPTIONS = {
    "players": Option(4, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1)),
    "board": Option(HOUSE, check=check),  # a file's name: play another board
    "eastward": Option(False, choices=(False, True)),  # from Antioch to Chang'An
    "open_money": Option(False, choices=(False, True)),  # everybody's silver lies in the open
}
