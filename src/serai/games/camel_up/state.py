"""The state of a game of Camel Up."""

from serai.core.schema import Record, cell, grid, row

from .tables import CAMELS, LEG_VALUES, MAX_PLAYERS


class State(Record):
    """Everything on the table. Players and camels count from 0, spaces from 1."""

    turn = cell("i1")  # the player to act, CHANCE or OVER
    seat = cell("i1")  # whose turn it is, also while their die falls
    players = cell("i1")  # 2 to 8
    step = cell("i1")  # always 0: a turn is one action, so nothing can be undone
    leg = cell("i2")  # 0 during set-up, then 1, 2 …
    idle = cell("i2")  # actions since the last roll (CU27)
    order = row(CAMELS, "i1")  # the ranking from last to first: lower before higher in a stack
    space = row(CAMELS, "i1")  # where each camel stands; 17 to 19 beyond the finish line
    dice = row(CAMELS, "i1")  # 1 while the camel's die is in the pyramid
    desert = row(MAX_PLAYERS, "i1")  # each player's tile: space with an oasis, -space with a mirage
    leg_tile = grid(CAMELS, len(LEG_VALUES), "i1")  # who took the 5, 3, 2: player + 1, or 0
    pyramid = row(MAX_PLAYERS, "i1")  # pyramid tiles taken in this leg
    money = row(MAX_PLAYERS)  # Egyptian pounds
    laid = row(2, "i1")  # cards on the winner, the loser pile
    card = grid(MAX_PLAYERS, CAMELS, "i1")  # race cards: 0 in hand, n (-n) n-th on winner (loser) pile
