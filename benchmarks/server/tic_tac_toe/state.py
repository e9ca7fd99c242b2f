"""The state of a game of tic-tac-toe."""

from serai.core.schema import Record, cell, row

from .tables import CELLS


class State(Record):
    turn = cell("i1")  # the player to act, or OVER
    players = cell("i1")  # always 2
    step = cell("i1")  # always 0: a turn is one action, so nothing can be taken back
    winner = cell("i1")  # player + 1, or 0
    cells = row(CELLS, "i1")  # player + 1, or 0
