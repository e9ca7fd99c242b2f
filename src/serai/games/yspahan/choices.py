"""What may be done: the choices at each stage of a turn and in each task."""

from serai.core.schema import Ints

from .buildings import buildable
from .cards import cards_held, cards_that_work
from .city import can_supply, list_shops
from .state import State
from .supervisor import list_order, list_squares
from .tables import (
    BUILD,
    BUILDINGS,
    CAMEL_FOR_GOLD,
    CAMEL_SQUARE,
    CAMELS_FOR_POINTS,
    CHOOSE,
    DISCARD,
    DRAW,
    DRAW_ANYWAY,
    END,
    GOLD_FOR_CAMEL,
    GOLD_FOR_POINTS,
    GOLD_SQUARE,
    KEEP,
    KINDS,
    MOST_CAMELS_SOLD,
    MOST_GOLD_SOLD,
    MOVE,
    MOVE_SUPERVISOR,
    NOTHING,
    ORDER,
    PLACE,
    PLAY,
    PREPARE,
    PROTECT,
    RAISE,
    ROLL,
    SQUARES,
    STOP,
    SWAP,
    TAKE,
    TAKE_MORE,
    TO_CAMELS,
    TO_GOLD,
    TRADE_CAMELS,
    YELLOW_DICE,
)


def legal(s: State, out: Ints) -> int:
    p = s.turn
    if s.task == NOTHING:
        return list_stage(s, p, out)
    if s.task == PLACE:
        return list_shops(s, p, s.place, out)
    if s.task == MOVE_SUPERVISOR:
        return list_squares(s, p, out)
    return list_task(s, p, out)


def list_stage(s: State, p: int, out: Ints) -> int:
    """Cards (YS39), and what this stage of the turn is there for."""
    held = cards_held(s, p)
    n = 0
    if held != 0:
        n = list_bits(cards_that_work(s, p, held), KINDS + 1, PLAY, out, 0)
    if s.stage == CHOOSE:
        return list_dice(s, p, held, out, n)
    if s.stage == PREPARE:
        for yellow in range(min(s.gold[p], YELLOW_DICE) + 1):
            out[n] = ROLL + yellow
            n += 1
        return n
    affordable = buildable(s, p, 0)
    if affordable != 0:
        n = list_bits(affordable, BUILDINGS, BUILD, out, n)
    out[n] = END
    return n + 1


def list_dice(s: State, p: int, held: int, out: Ints, n: int) -> int:
    """A group of dice and what to do with it (YS21, YS22)."""
    own = own_actions(s, p)
    group = 0
    for square in range(SQUARES):
        group |= (s.value[square] > 0) << square
    if group == 0:  # YS23
        out[n] = DRAW_ANYWAY
        return n + 1
    if own != 0 and held != 0:  # YS24
        n = list_bits(held, KINDS, DISCARD, out, n)
    n = list_bits(own, SQUARES, TAKE, out, n)
    n = list_bits(group, SQUARES, MOVE, out, n)
    return list_bits(group, SQUARES, DRAW, out, n)


def own_actions(s: State, p: int) -> int:
    """The groups whose square offers something: camels, gold, or a neighbourhood with room (YS26)."""
    found = 0
    for square in range(SQUARES):
        if s.value[square] > 0:
            found |= (square in (CAMEL_SQUARE, GOLD_SQUARE) or can_supply(s, p, square)) << square
    return found


def list_bits(bits: int, size: int, first: int, out: Ints, n: int) -> int:
    for i in range(size):
        out[n] = first + i
        n += bits >> i & 1
    return n


def list_task(s: State, p: int, out: Ints) -> int:
    """The rarer tasks."""
    if s.task == TAKE_MORE:
        return list_bits(own_actions(s, p), SQUARES, TAKE, out, 0)
    if s.task == ORDER:
        return list_order(s, out)
    if s.task == RAISE:
        return list_bits(buildable(s, p, s.saved), BUILDINGS, BUILD, out, 0)
    if s.task == SWAP:
        return list_swaps(s, p, out)
    if s.task == PROTECT:
        first, n = KEEP, 2
    elif s.task == TRADE_CAMELS:
        first, n = CAMELS_FOR_POINTS, min(s.camels[p], MOST_CAMELS_SOLD)
    else:
        first, n = GOLD_FOR_POINTS, min(s.gold[p], MOST_GOLD_SOLD)
    for i in range(n):
        out[i] = first + i
    return n


def list_swaps(s: State, p: int, out: Ints) -> int:
    """One by one and one way only; at least one (YS58, YS64)."""
    n = 0
    if s.camels[p] > 0 and s.swap != TO_CAMELS:
        out[n] = CAMEL_FOR_GOLD
        n += 1
    if s.gold[p] > 0 and s.swap != TO_GOLD:
        out[n] = GOLD_FOR_CAMEL
        n += 1
    if s.swap != 0:
        out[n] = STOP
        n += 1
    return n
