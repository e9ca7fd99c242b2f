"""Five Tribes, the edition with fakirs, for 2 to 4 players. Rules: docs/rules/five_tribes.en.md."""

from serai.core.game import Option

TITLE = "Five Tribes"
RULES = 1  # the version of our rules; a log of another one is refused
ENVIRONMENT = 1  # the version of its actions and observations: docs/research.md
OPTIONS = {"players": Option(4, choices=range(2, 5))}
