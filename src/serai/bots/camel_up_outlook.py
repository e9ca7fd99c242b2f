"""What the dice of a leg may still bring, exactly, for a search that asks again and again.

Everything is remembered in one row of numbers, the lore: first the table of all legs (see
games/camel_up/race.py), then a hash table with a block of cells for each position within a leg. A position's
block is the mean of those one die later, so that whatever a search meets further down the leg is there
already. While all dice are in the pyramid the table answers, as if no desert tiles lay: that saves thousands
of positions. So it does at a glance, whichever dice are left.
"""

from serai.core.schema import Floats
from serai.games.camel_up.leg import packed, unpack
from serai.games.camel_up.race import (
    ALL_DICE,
    CHANCES,
    POSITIONS,
    SETS,
    position_index,
)
from serai.games.camel_up.race import FIRST as TABLE_FIRST
from serai.games.camel_up.race import LOSE as TABLE_LOSE
from serai.games.camel_up.race import SECOND as TABLE_SECOND
from serai.games.camel_up.race import WIN as TABLE_WIN
from serai.games.camel_up.rules import carry
from serai.games.camel_up.state import State
from serai.games.camel_up.tables import CAMELS, PIPS, SPACES

# A block
KEY, LAYOUT = 0, 1  # which position, which desert tiles
FIRST, SECOND = 2, 7  # + camel: chance to end the leg there
WIN, LOSE = 12, 17  # + camel: chance in the whole race
LANDINGS = 22  # + space: units to expect there, before a desert tile moves them on
CELLS = 40

SLOTS = 65521  # a prime
FULL = SLOTS * 3 // 4  # then all is forgotten; the four dice of one leg need less than the rest

# The lore, from its start on
STACK = (
    POSITIONS * SETS * CHANCES
)  # what is being worked out: position, block and next die, for each die fallen
USED = STACK + 3 * (CAMELS + 1)
BLOCKS = USED + 1
GLANCE = BLOCKS + SLOTS * CELLS  # a block that is not remembered
LORE = GLANCE + CELLS


def outlook(s: State, lore: Floats, at: int) -> int:
    """Where the position's block stands in the lore, which begins at `at`. The state is as before."""
    dice = dice_left(s)
    start = packed(s.order, s.space, dice)
    layout = 0
    for p in range(s.players):
        tile = s.desert[p]
        if tile != 0:
            layout += TERNARY[abs(tile)] * (1 if tile > 0 else 2)
    block = find(lore, at, start, layout)
    if lore[block] != 0.0:
        return block
    if lore[at + USED] > FULL:
        forget(lore, at)
        block = find(lore, at, start, layout)
    if dice == ALL_DICE:
        begin(lore, at, block, start, layout)
        from_table(s, lore, at, block)
    else:
        work_out(s, lore, at, start, layout)
        unpack(start, s.order, s.space)
    return block


def glance(s: State, lore: Floats, at: int) -> int:
    """A block as if no desert tiles lay, for this moment only."""
    block = at + GLANCE
    for space in range(SPACES + 1):
        lore[block + LANDINGS + space] = 0.0
    from_table(s, lore, at, block)
    return block


def dice_left(s: State) -> int:
    dice = 0
    for camel in range(CAMELS):
        dice |= s.dice[camel] << camel
    return dice


TERNARY = (0, 0, *(3**n for n in range(SPACES - 1)))  # by space


def find(lore: Floats, at: int, key: int, layout: int) -> int:
    """The block of the position, or the free one where it belongs."""
    slot = (key % SLOTS * 31 + layout) % SLOTS
    block = at + BLOCKS + slot * CELLS
    while lore[block] != 0.0 and (lore[block] != key or lore[block + LAYOUT] != layout):
        slot = slot + 1 if slot + 1 < SLOTS else 0
        block = at + BLOCKS + slot * CELLS
    return block


def forget(lore: Floats, at: int) -> None:
    for slot in range(SLOTS):
        lore[at + BLOCKS + slot * CELLS] = 0.0
    lore[at + USED] = 0.0


def begin(lore: Floats, at: int, block: int, key: int, layout: int) -> None:
    lore[at + USED] += 1.0
    lore[block + KEY] = key
    lore[block + LAYOUT] = layout
    for i in range(FIRST, CELLS):
        lore[block + i] = 0.0


def from_table(s: State, lore: Floats, at: int, block: int) -> None:
    """All is in the table, but for the landings, here without those of carried camels."""
    row = at + in_table(s)
    for place in range(CAMELS):
        camel = s.order[place]
        lore[block + FIRST + camel] = lore[row + TABLE_FIRST + place]
        lore[block + SECOND + camel] = lore[row + TABLE_SECOND + place]
        lore[block + WIN + camel] = lore[row + TABLE_WIN + place]
        lore[block + LOSE + camel] = lore[row + TABLE_LOSE + place]
        if s.dice[camel] == 1:
            for pips in range(1, PIPS + 1):
                if s.space[camel] + pips <= SPACES:
                    lore[block + LANDINGS + s.space[camel] + pips] += 1.0 / PIPS


def in_table(s: State) -> int:
    """Where the table has the position, with the dice that are left."""
    dice = 0
    for place in range(CAMELS):
        dice |= s.dice[s.order[place]] << place
    return (position_index(s.order, s.space) * SETS + dice) * CHANCES


def work_out(s: State, lore: Floats, at: int, start: int, layout: int) -> None:
    """Die by die, down to the end of the leg and back. The camels of the state are scratch space."""
    depth = -1
    next = start  # a position that is not known yet, or 0
    while next != 0 or depth >= 0:
        if next != 0:
            depth += 1
            push(lore, at, depth, next, layout)
            next = 0
        level = at + STACK + 3 * depth
        key, block, die = int(lore[level]), int(lore[level + 1]), int(lore[level + 2])
        if die == CAMELS * PIPS:
            close(lore, block, key)
            depth -= 1
            if depth >= 0:
                add(lore, int(lore[level - 2]), block)
            continue
        lore[level + 2] = die + 1.0
        camel = die // PIPS
        if key >> camel & 1 == 0:
            continue
        unpack(key, s.order, s.space)
        to = s.space[camel] + die % PIPS + 1
        side = 0
        for p in range(s.players):
            if abs(s.desert[p]) == to:
                side = 1 if s.desert[p] > 0 else -1
        if to <= SPACES:
            lore[block + LANDINGS + to] += 1.0
        to += side
        carry(s.order, s.space, CAMELS, camel, to, side < 0)
        left = (key & ALL_DICE) - (1 << camel)
        if to > SPACES or left == 0:
            end(s, lore, at, block, to > SPACES)
            continue
        after = packed(s.order, s.space, left)
        known = find(lore, at, after, layout)
        if lore[known] != 0.0:
            add(lore, block, known)
        else:
            next = after


def push(lore: Floats, at: int, depth: int, key: int, layout: int) -> None:
    block = find(lore, at, key, layout)
    begin(lore, at, block, key, layout)
    level = at + STACK + 3 * depth
    lore[level] = key
    lore[level + 1] = block
    lore[level + 2] = 0.0


def add(lore: Floats, block: int, after: int) -> None:
    for i in range(FIRST, CELLS):
        lore[block + i] += lore[after + i]


def close(lore: Floats, block: int, key: int) -> None:
    """All dice that may come next are summed up: take the mean."""
    ways = 0
    for camel in range(CAMELS):
        ways += PIPS * (key >> camel & 1)
    for i in range(FIRST, CELLS):
        lore[block + i] /= ways


def end(s: State, lore: Floats, at: int, block: int, crossed: bool) -> None:
    """The leg is over."""
    first, last = s.order[CAMELS - 1], s.order[0]
    lore[block + FIRST + first] += 1.0
    lore[block + SECOND + s.order[CAMELS - 2]] += 1.0
    if crossed:
        lore[block + WIN + first] += 1.0
        lore[block + LOSE + last] += 1.0
        return
    row = at + position_index(s.order, s.space) * SETS * CHANCES  # no dice are left: a new leg
    for place in range(CAMELS):
        lore[block + WIN + s.order[place]] += lore[row + TABLE_WIN + place]
        lore[block + LOSE + s.order[place]] += lore[row + TABLE_LOSE + place]
