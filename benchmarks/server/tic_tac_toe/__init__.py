"""Tic-tac-toe for our server, so that both servers can be measured with the same game."""

from serai.core.game import Option

TITLE = "Tic-tac-toe"
RULES = 1
OPTIONS = {"players": Option(2, choices=(2,))}
