"""How a sensible player of Camel Up leans, at a glance: no odds are worked out."""

from serai.core.schema import Floats, Ints
from serai.games.camel_up.state import State
from serai.games.camel_up.tables import BET_LOSER, BET_WINNER, CAMELS, OASIS, ROLL, SPACES

TASTE: tuple[str, ...] = ()
ROLLING = 300
TILE = (2, 5, 20, 90, 400)  # for a leg tile of the camel that is last … first
DESERT = 3
EARLY = 2  # a race card while everything is open
LATE = (0, 0, 3, 20, 120)  # and more in the last third of the race, for its camel first (or last)


def prefer(s: State, legal: Ints, n: int, weight: Ints, taste: Floats) -> None:
    first = s.space[s.order[CAMELS - 1]]
    late = first > SPACES - SPACES // 3
    for i in range(n):
        x = legal[i]
        if x == ROLL:
            weight[i] = ROLLING
        elif x < OASIS:
            taken = (s.leg_tile[x][0] != 0) + (s.leg_tile[x][1] != 0)
            weight[i] = 1 + TILE[place(s, x)] // (1 + taken)
        elif x < ROLL:
            weight[i] = DESERT
        elif x < BET_LOSER:
            weight[i] = EARLY + late * LATE[place(s, x - BET_WINNER)]
        else:
            weight[i] = EARLY + late * LATE[CAMELS - 1 - place(s, x - BET_LOSER)]


def place(s: State, camel: int) -> int:
    """In the ranking, from last to first."""
    at = 0
    while s.order[at] != camel:
        at += 1
    return at


def settled(s: State) -> bool:
    return False


def estimate(s: State, points: Floats, taste: Floats) -> None:
    for p in range(s.players):
        points[p] = float(s.money[p])
