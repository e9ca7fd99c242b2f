"""The components of Camel Up: camels, spaces, tiles, payouts, and the numbering of actions."""

from math import prod

CAMELS = 5
LETTERS = "BYGOW"  # blue, yellow, green, orange, white
PIPS = 3  # a die shows 1 to 3
SPACES = 16  # the finish line lies behind the last one
MAX_PLAYERS = 8

START_MONEY = 3
LEG_VALUES = (5, 3, 2)  # from the top of each stack
RACE_PAYOUTS = (8, 5, 3, 2, 1)  # for the first, second … correct card; 1 for all later ones
PATIENCE = 200  # actions in a row without a roll, then all must roll (CU27)

# Piles of race cards
WINNER = 0
LOSER = 1

# Actions: at most 46 are legal, for there are no more (CU34)
LEG = 0  # + camel: take its top leg tile
FIRST_DESERT = 2  # a desert tile may lie on spaces 2 to 16
DESERTS = SPACES - FIRST_DESERT + 1
OASIS = LEG + CAMELS  # + space - 2
MIRAGE = OASIS + DESERTS  # + space - 2
ROLL = MIRAGE + DESERTS
BET_WINNER = ROLL + 1  # + camel: lay its race card
BET_LOSER = BET_WINNER + CAMELS
ACTIONS = BET_LOSER + CAMELS

# What others see of a race bet (CU26)
SOME_WINNER = ACTIONS
SOME_LOSER = ACTIONS + 1

# Outcomes of chance
DIE = 0  # + camel * PIPS + pips - 1: comes out of the pyramid
BEGIN = DIE + CAMELS * PIPS  # + player: is drawn to begin
OUTCOMES = BEGIN + MAX_PLAYERS


def observation(players: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The parts of what `observe` writes, in order. Seats are counted from the viewer on."""
    return (
        ("space", (CAMELS, SPACES)),  # 1 where the camel stands
        ("place", (CAMELS, CAMELS)),  # 1 at its place in the ranking, last to first
        ("dice", (CAMELS,)),  # 1 if its die is still in the pyramid
        ("desert", (SPACES,)),  # 1 oasis, -1 mirage
        ("own_desert", (SPACES,)),  # the same, the viewer's own tile only
        ("top", (CAMELS,)),  # value of the top leg tile, 0 if none is left
        ("held", (players, CAMELS)),  # sum of the leg tiles a seat has taken
        ("pyramid", (players,)),  # pyramid tiles taken
        ("money", (players,)),  # pounds
        ("cards", (players,)),  # race cards in hand
        ("hand", (CAMELS,)),  # 1 if the viewer holds the camel's race card
        ("bets", (2, CAMELS)),  # the viewer's card is the n-th on the winner, the loser pile
        ("piles", (2,)),  # cards on the winner, the loser pile
        ("actor", (players,)),  # 1 at the seat to move
        ("idle", (1,)),  # actions since the last roll (CU27)
    )


PRIVATE = ("hand", "bets")  # the parts that hold what only the viewer knows
OBSERVED = sum(prod(shape) for _, shape in observation(0))
OBSERVED_PER_SEAT = sum(prod(shape) for _, shape in observation(1)) - OBSERVED
