"""Every way a leg can go, counted: plain functions, run interpreted or compiled (see odds.py).

Dice come out in any order, so many ways lead to the same position. The leg is therefore walked die
by die, each layer a table of different positions with the number of ways to get there.
"""

from serai.core.schema import FloatGrid, Grid, Ints

from .race import ALL_DICE, LOSE, WIN, position_index
from .rules import carry
from .tables import CAMELS, PIPS, SPACES

ROOM = 10007  # a prime above 5 * 4! * 3**4 = 9,720, the most ways in which four dice can fall


def count_leg(
    order: Ints,
    space: Ints,
    dice: int,
    desert: Ints,
    key: Grid,
    ways: Grid,
    slot: Ints,
    places: Grid,
    landings: Ints,
    value: FloatGrid,
    race: FloatGrid,
) -> int:
    """Count into `places` (camel, place from last), `landings` (every space) and, weighted, `race`.

    Order and space are the position to start from, and scratch afterwards; `dice` are bits.
    `desert` holds 1 for an oasis and -1 for a mirage. `race` sums up the chances to win and to
    lose the whole race by the table `value`, unless that is empty. Returns how many ways end it.
    """
    left = 0
    for camel in range(CAMELS):
        left += dice >> camel & 1
    size = 1
    key[0][0] = packed(order, space, dice)
    ways[0][0] = 1
    ends = 0
    for layer in range(left):
        rest = ways_to_finish(left - layer - 1)  # for the dice after this one
        here, there = layer % 2, 1 - layer % 2
        found = 0
        for i in range(ROOM):
            slot[i] = 0
        for i in range(size):
            position, count = key[here][i], ways[here][i]
            for camel in range(CAMELS):
                if position >> camel & 1 == 0:
                    continue
                for pips in range(1, PIPS + 1):
                    unpack(position, order, space)
                    to = space[camel] + pips
                    side = desert[to]
                    landings[to] += count * rest
                    to += side
                    carry(order, space, CAMELS, camel, to, side < 0)
                    if to > SPACES or layer == left - 1:
                        ends += count * rest * (to > SPACES)
                        tally(order, space, to > SPACES, count * rest, places, value, race)
                    else:
                        after = packed(order, space, (position & ALL_DICE) - (1 << camel))
                        at = find(key[there], slot, after)
                        if slot[at] == 0:
                            key[there][found] = after
                            ways[there][found] = 0
                            found += 1
                            slot[at] = found
                        ways[there][slot[at] - 1] += count
        size = found
    return ends


def ways_to_finish(dice: int) -> int:
    """In how many ways this many dice can still fall."""
    ways = 1
    for n in range(1, dice + 1):
        ways *= n * PIPS
    return ways


def find(key: Ints, slot: Ints, wanted: int) -> int:
    """The slot that holds the position, or the free one where it belongs."""
    at = wanted % ROOM
    while slot[at] != 0 and key[slot[at] - 1] != wanted:
        at = at + 1 if at + 1 < ROOM else 0
    return at


def tally(
    order: Ints, space: Ints, crossed: bool, ways: int, places: Grid, value: FloatGrid, race: FloatGrid
) -> None:
    """The leg is over in this many ways."""
    for place in range(CAMELS):
        places[order[place]][place] += ways
    if len(value) == 0:
        return
    if crossed:
        race[0][order[CAMELS - 1]] += ways
        race[1][order[0]] += ways
    else:
        row = value[position_index(order, space)]
        for place in range(CAMELS):
            race[0][order[place]] += ways * row[WIN + place]
            race[1][order[place]] += ways * row[LOSE + place]


def packed(order: Ints, space: Ints, dice: int) -> int:
    """A position within a leg as one number: the dice, then camel and space from last to first."""
    number = 0
    for i in range(CAMELS):
        number = number << 8 | order[i] << 5 | space[order[i]]
    return number << CAMELS | dice


def unpack(number: int, order: Ints, space: Ints) -> None:
    number >>= CAMELS
    for i in range(CAMELS - 1, -1, -1):
        camel = number >> 5 & 7
        order[i] = camel
        space[camel] = number & 31
        number >>= 8
