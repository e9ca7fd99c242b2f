"""Camel Up, first edition (2014), for 2 to 8 players. Rules: docs/rules/camel_up.en.md."""

from serai.core.game import Option

TITLE = "Camel Up"
RULES = 1  # the version of our rules; a log of another one is refused
ENVIRONMENT = 1  # the version of its actions and observations: docs/research.md
OPTIONS = {"players": Option(4, choices=range(2, 9))}
