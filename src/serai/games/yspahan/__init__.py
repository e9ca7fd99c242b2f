"""Yspahan (2006), for 3 or 4 players. Rules: docs/rules/yspahan.en.md."""

from serai.core.game import Option

TITLE = "Yspahan"
RULES = 1  # the version of our rules; a log of another one is refused
ENVIRONMENT = 1  # the version of its actions and observations: docs/research.md
OPTIONS = {"players": Option(4, choices=range(3, 5))}
