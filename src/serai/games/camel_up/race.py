"""Who wins and who loses the whole race, and who leads at the end of the leg: a table of all starts of a leg.

Colours do not matter, only places: there are C(20, 5) = 15,504 ways to put five camels on 16
spaces. Without desert tiles every die brings the camels forward, so the table is filled from the
finish backwards, for every position and every set of dice still in the pyramid.
"""

from itertools import combinations_with_replacement
from math import comb

from serai.core.schema import FloatGrid, Floats, Grid, Ints

from .rules import carry
from .tables import CAMELS, PIPS, SPACES

POSITIONS = comb(SPACES + CAMELS - 1, CAMELS)
CHOOSE = tuple(tuple(comb(n, k) for k in range(CAMELS + 1)) for n in range(SPACES + CAMELS))
ALL_DICE = (1 << CAMELS) - 1
SETS = ALL_DICE + 1  # of dice

# Chances of a position, each for the five places from last to first
WIN, LOSE = 0, CAMELS  # the race
FIRST, SECOND = 2 * CAMELS, 3 * CAMELS  # when the leg ends
CHANCES = 4 * CAMELS


def positions() -> list[tuple[int, ...]]:
    """Spaces of the camels from last to first, the farthest positions first."""
    every = combinations_with_replacement(range(1, SPACES + 1), CAMELS)
    return sorted(every, key=sum, reverse=True)


def position_index(order: Ints, space: Ints) -> int:
    """The number of a position among all, from 0; colours do not count."""
    index = 0
    for i in range(CAMELS):
        index += CHOOSE[space[order[i]] - 1 + i][i + 1]
    return index


def fill(every: Grid, order: Ints, space: Ints, table: FloatGrid) -> None:
    """The chances of each position, for each set of dice that may be left, as bits by place."""
    for p in range(len(every)):
        for place in range(CAMELS):
            order[place] = place
            space[place] = every[p][place]
        first = position_index(order, space) * SETS
        for dice in range(1, SETS):
            fill_one(every[p], dice, order, space, table[first + dice], table)
        over = table[first]  # no dice left: a new leg
        for i in range(FIRST):
            over[i] = table[first + ALL_DICE][i]
        over[FIRST + CAMELS - 1] = 1.0
        over[SECOND + CAMELS - 2] = 1.0


def fill_one(start: Ints, dice: int, order: Ints, space: Ints, row: Floats, table: FloatGrid) -> None:
    """One position and one set of dice: the mean over the next die."""
    total = 0
    for camel in range(CAMELS):
        if dice >> camel & 1 == 0:
            continue
        for pips in range(1, PIPS + 1):
            for place in range(CAMELS):
                order[place] = place
                space[place] = start[place]
            to = start[camel] + pips
            carry(order, space, CAMELS, camel, to, False)
            total += 1
            if to > SPACES:
                row[WIN + order[CAMELS - 1]] += 1
                row[LOSE + order[0]] += 1
                row[FIRST + order[CAMELS - 1]] += 1
                row[SECOND + order[CAMELS - 2]] += 1
            else:
                left = 0
                for place in range(CAMELS):
                    if order[place] != camel:
                        left |= (dice >> order[place] & 1) << place
                after = table[position_index(order, space) * SETS + left]
                for chance in range(0, CHANCES, CAMELS):
                    for place in range(CAMELS):
                        row[chance + order[place]] += after[chance + place]
    for i in range(CHANCES):
        row[i] /= total
