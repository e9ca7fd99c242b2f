"""Camel Up, in the order of its rulebook. Clause ids (CU12) refer to docs/rules/camel_up.en.md."""

from serai.core.rng import below
from serai.core.rules import CHANCE, OVER
from serai.core.schema import Ints

from .observe import observe as observe
from .state import State
from .tables import (
    BEGIN,
    BET_LOSER,
    BET_WINNER,
    CAMELS,
    DESERTS,
    DIE,
    FIRST_DESERT,
    LEG,
    LEG_VALUES,
    LOSER,
    MIRAGE,
    OASIS,
    PATIENCE,
    PIPS,
    RACE_PAYOUTS,
    ROLL,
    SOME_LOSER,
    SOME_WINNER,
    SPACES,
    START_MONEY,
    WINNER,
)

# ---- Set-up -------------------------------------------------------------------------------------


def setup(s: State, players: int) -> None:
    """The table before the first die: no camel placed yet (CU2)."""
    s.players = players
    s.turn = CHANCE
    for p in range(players):
        s.money[p] = START_MONEY
    fill_pyramid(s)


def place_camel(s: State, camel: int, pips: int) -> None:
    """Dice come in random order, so camels that share a space are stacked at random (CU3)."""
    s.dice[camel] = 0
    placed = CAMELS - dice_left(s)
    for i in range(placed - 1, 0, -1):
        s.order[i] = s.order[i - 1]
    s.order[0] = camel
    carry(s.order, s.space, placed, camel, pips, False)


# ---- A turn -------------------------------------------------------------------------------------


def legal(s: State, out: Ints) -> int:
    """Exactly one of four actions, no pass.

    Each is written down and then counted if it is open: a branch less to be guessed wrong, and
    random play is faster by almost half.
    """
    if s.idle >= PATIENCE:  # CU27
        out[0] = ROLL
        return 1
    n = 0
    for camel in range(CAMELS):  # CU10
        out[n] = LEG + camel
        n += s.leg_tile[camel][2] == 0
    barred = barred_spaces(s)
    oases = n
    for space in range(FIRST_DESERT, SPACES + 1):  # CU11
        out[n] = OASIS + space - FIRST_DESERT
        n += barred >> space & 1 == 0
    for i in range(oases, n):
        out[n] = out[i] + DESERTS  # a mirage wherever an oasis may lie
        n += 1
    out[n] = ROLL  # CU12
    n += 1
    bets = n
    for camel in range(CAMELS):  # CU13
        out[n] = BET_WINNER + camel
        n += s.card[s.seat][camel] == 0
    for i in range(bets, n):
        out[n] = out[i] + CAMELS  # or on the loser pile
        n += 1
    return n


def barred_spaces(s: State) -> int:
    """Spaces where the player may lay no desert tile, as bits (CU11)."""
    barred = 0
    for camel in range(CAMELS):
        barred |= 1 << s.space[camel]
    for p in range(s.players):
        space = abs(s.desert[p])
        if p == s.seat:
            barred |= 1 << space  # not where it lies now; it is no neighbour of itself
        elif space != 0:
            barred |= 0b111 << (space - 1)
    return barred


def chance(s: State, out: Ints, weight: Ints) -> int:
    """One of the dice in the pyramid, 1 to 3; once all camels are placed, the first player (CU3)."""
    n = 0
    for camel in range(CAMELS):
        if s.dice[camel] != 0:
            for pips in range(PIPS):
                out[n] = DIE + camel * PIPS + pips
                weight[n] = 1
                n += 1
    if n == 0:
        for p in range(s.players):
            out[p] = BEGIN + p
            weight[p] = 1
        n = s.players
    return n


def play(s: State, x: int) -> None:
    if s.turn == CHANCE:
        if x >= BEGIN:
            begin_race(s, x - BEGIN)
        elif s.leg > 0:
            roll(s, x // PIPS, x % PIPS + 1)
        else:
            place_camel(s, x // PIPS, x % PIPS + 1)
    elif x == ROLL:
        s.pyramid[s.seat] += 1
        s.idle = 0
        s.turn = CHANCE
    else:
        if x < OASIS:
            take_leg_tile(s, x - LEG)
        elif x < MIRAGE:
            s.desert[s.seat] = x - OASIS + FIRST_DESERT
        elif x < ROLL:
            s.desert[s.seat] = -(x - MIRAGE + FIRST_DESERT)
        elif x < BET_LOSER:
            s.laid[WINNER] += 1
            s.card[s.seat][x - BET_WINNER] = s.laid[WINNER]
        else:
            s.laid[LOSER] += 1
            s.card[s.seat][x - BET_LOSER] = -s.laid[LOSER]
        s.idle += 1
        next_player(s)


def begin_race(s: State, first: int) -> None:
    s.leg = 1
    s.seat = first
    s.turn = first
    fill_pyramid(s)


def next_player(s: State) -> None:
    """Clockwise, across legs too (CU4, CU20)."""
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
    s.turn = s.seat


def take_leg_tile(s: State, camel: int) -> None:
    top = 0
    while s.leg_tile[camel][top] != 0:
        top += 1
    s.leg_tile[camel][top] = s.seat + 1


# ---- Camels on the move -------------------------------------------------------------------------


def roll(s: State, camel: int, pips: int) -> None:
    """A die has come out of the pyramid: its camel runs, and the leg or the race may end."""
    s.dice[camel] = 0
    to = s.space[camel] + pips
    under = False
    for p in range(s.players):
        if to == s.desert[p]:  # oasis: one space on (CU15), even across the line (CU16)
            s.money[p] += 1
            to += 1
            break
        if to == -s.desert[p]:  # mirage: one space back, underneath
            s.money[p] += 1
            to -= 1
            under = True
            break
    carry(s.order, s.space, CAMELS, camel, to, under)
    if to > SPACES:
        end_race(s)
    elif dice_left(s) == 0:
        end_leg(s)
        next_player(s)
    else:
        next_player(s)


def carry(order: Ints, space: Ints, camels: int, camel: int, to: int, under: bool) -> None:
    """The camel goes to a space with all camels on top of it, onto or under those there.

    In `order`, lower and hence later camels come first (CU17), so the unit is a run of it that
    starts with the camel. Those it overtakes change places with it one by one.
    """
    first = 0
    while order[first] != camel:
        first += 1
    end = first + 1
    while end < camels and space[order[end]] == space[camel]:
        end += 1
    while end < camels and (space[order[end]] < to or (space[order[end]] == to and not under)):
        overtaken = order[end]
        for i in range(end, first, -1):
            order[i] = order[i - 1]
        order[first] = overtaken
        first += 1
        end += 1
    while under and first > 0 and space[order[first - 1]] == to:  # back under those just left
        above = order[first - 1]
        for i in range(first, end):
            order[i - 1] = order[i]
        order[end - 1] = above
        first -= 1
        end -= 1
    for i in range(first, end):
        space[order[i]] = to


def dice_left(s: State) -> int:
    left = 0
    for camel in range(CAMELS):
        left += s.dice[camel]
    return left


def fill_pyramid(s: State) -> None:
    for camel in range(CAMELS):
        s.dice[camel] = 1


# ---- Leg and race -------------------------------------------------------------------------------


def end_leg(s: State) -> None:
    """Score, then everything returns to its place (CU22)."""
    score_leg(s)
    s.leg += 1
    fill_pyramid(s)
    for p in range(s.players):
        s.pyramid[p] = 0
        s.desert[p] = 0
    for camel in range(CAMELS):
        for tile in range(len(LEG_VALUES)):
            s.leg_tile[camel][tile] = 0


def score_leg(s: State) -> None:
    """Each player's sum is taken as one, and nobody falls below 0 (CU21)."""
    for p in range(s.players):
        gain = s.pyramid[p]
        for camel in range(CAMELS):
            for tile in range(len(LEG_VALUES)):
                if s.leg_tile[camel][tile] == p + 1:
                    gain += leg_tile_worth(s, camel, tile)
        s.money[p] = max(0, s.money[p] + gain)


def leg_tile_worth(s: State, camel: int, tile: int) -> int:
    if s.order[CAMELS - 1] == camel:
        return LEG_VALUES[tile]
    if s.order[CAMELS - 2] == camel:
        return 1
    return -1


def end_race(s: State) -> None:
    """A unit has crossed the line: one last leg scoring, then the race cards (CU23)."""
    score_leg(s)
    score_bets(s, s.laid[WINNER], 1, s.order[CAMELS - 1])
    score_bets(s, s.laid[LOSER], -1, s.order[0])
    s.turn = OVER


def score_bets(s: State, laid: int, sign: int, correct: int) -> None:
    """A pile of race cards, card by card in the order laid (CU24)."""
    hits = 0
    for n in range(1, laid + 1):
        for p in range(s.players):
            for camel in range(CAMELS):
                if s.card[p][camel] == sign * n:
                    if camel == correct:
                        s.money[p] += RACE_PAYOUTS[min(hits, 4)]
                        hits += 1
                    else:
                        s.money[p] = max(0, s.money[p] - 1)


def score(s: State, out: Ints) -> None:
    """Most money wins (CU25)."""
    for p in range(s.players):
        out[p] = s.money[p]


# ---- Secrets ------------------------------------------------------------------------------------


def seen(s: State, x: int, viewer: int) -> int:
    """Others see on which pile a race card is laid, not which camel it shows (CU26)."""
    if s.turn == CHANCE or s.turn == viewer or x < BET_WINNER:
        return x
    return SOME_WINNER if x < BET_LOSER else SOME_LOSER


def resample(s: State, viewer: int, rng: Ints) -> None:
    """Every other player's five race cards change places at random, on the piles and in hand."""
    if s.turn == OVER:
        return
    for p in range(s.players):
        if p != viewer:
            for camel in range(CAMELS - 1, 0, -1):
                other = below(rng, camel + 1)
                swapped = s.card[p][camel]
                s.card[p][camel] = s.card[p][other]
                s.card[p][other] = swapped
