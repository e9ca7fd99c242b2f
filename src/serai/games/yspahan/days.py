"""Days and weeks: the dice of a day, the order of play, and what the end of a week brings."""

from serai.core.rules import CHANCE, OVER

from .caravan import count_caravan
from .city import score_souks
from .state import State
from .tables import (
    CENTRE,
    CHOOSE,
    DAYS,
    GOLD_SQUARE,
    MAX_PLAYERS,
    PREPARE,
    SIDES,
    SQUARES,
    WEEKS,
    WHITE_DICE,
)

# ---- Supplying ----------------------------------------------------------------------------------


def roll_dice(s: State, p: int, yellow: int) -> None:
    """Nine white dice, and yellow ones for 1 gold each (YS10)."""
    s.gold[p] -= yellow
    s.white_left = WHITE_DICE
    s.yellow_left = yellow
    s.stage = CHOOSE
    s.turn = CHANCE


def roll_die(s: State, side: int) -> None:
    if s.white_left > 0:
        s.white_left -= 1
        s.white[side] += 1
    else:
        s.yellow_left -= 1
        s.yellow[side] += 1
    if s.white_left + s.yellow_left == 0:
        fill_tower(s)
        s.turn = s.seat


def fill_tower(s: State) -> None:
    """Groups go on the tower from the lowest value upwards, the highest always on gold (YS11)."""
    square = 0
    for side in range(SIDES):
        white, yellow = s.white[side], s.yellow[side]
        if white + yellow > 0:
            s.white[side] = 0
            s.yellow[side] = 0
            set_group(s, square, white, yellow, side + 1)
            square += 1
    top = square - 1
    if 0 < top < GOLD_SQUARE:
        set_group(s, GOLD_SQUARE, s.white[top], s.yellow[top], s.value[top])
        set_group(s, top, 0, 0, 0)


def set_group(s: State, square: int, white: int, yellow: int, value: int) -> None:
    s.white[square] = white
    s.yellow[square] = yellow
    s.value[square] = value


def remove_yellow_dice(s: State) -> None:
    """They only serve the first player; a group of yellow dice alone disappears (YS12)."""
    for square in range(SQUARES):
        s.yellow[square] = 0
        if s.white[square] == 0:
            s.value[square] = 0


# ---- Turns, days, weeks -------------------------------------------------------------------------


def end_turn(s: State) -> None:
    if s.played == 0:
        remove_yellow_dice(s)
    s.played += 1
    s.has_built = 0
    if s.played < s.players:
        s.stage = CHOOSE
        s.seat = s.order[s.played]
        s.turn = s.seat
    else:
        end_day(s)


def end_day(s: State) -> None:
    """The tower is emptied; the first player passes to the left (YS60)."""
    for square in range(SQUARES):
        set_group(s, square, 0, 0, 0)
    first = s.order[0] + 1 if s.order[0] + 1 < s.players else 0
    s.day += 1
    if s.day > DAYS:
        score_souks(s)  # YS61
        count_caravan(s)
        if s.week == WEEKS:  # YS62
            s.day = DAYS
            s.turn = OVER
            return
        s.supervisor = CENTRE
        s.week += 1
        s.day = 1
    if s.week == WEEKS and s.day == DAYS and s.players == MAX_PLAYERS:
        order_by_score(s)
    else:
        order_clockwise(s, first)
    begin_day(s)


def begin_day(s: State) -> None:
    s.played = 0
    s.stage = PREPARE
    s.seat = s.order[0]
    s.turn = s.seat


def order_clockwise(s: State, first: int) -> None:
    p = first
    for i in range(s.players):
        s.order[i] = p
        p = p + 1 if p + 1 < s.players else 0


def order_by_score(s: State) -> None:
    """The last day of four: lowest first; of equals the one farthest from yesterday's first (YS63)."""
    first = s.order[0]
    for p in range(s.players):
        before = 0
        for q in range(s.players):
            farther = (q < first and (p >= first or q > p)) or (q >= first and p >= first and q > p)
            if s.points[q] < s.points[p] or (s.points[q] == s.points[p] and farther):
                before += 1
        s.order[before] = p
