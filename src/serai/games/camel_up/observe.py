"""What a player knows, as numbers for learning; `tables.observation` names the parts."""

from serai.core.rules import OVER
from serai.core.schema import Ints

from .state import State
from .tables import CAMELS, LEG_VALUES, LOSER, OBSERVED, OBSERVED_PER_SEAT, SPACES, WINNER


def observe(s: State, viewer: int, out: Ints) -> int:
    for i in range(OBSERVED + s.players * OBSERVED_PER_SEAT):
        out[i] = 0
    n = observe_track(s, viewer, out, 0)
    n = observe_players(s, viewer, out, n)
    return observe_bets(s, viewer, out, n)


def observe_track(s: State, viewer: int, out: Ints, n: int) -> int:
    for camel in range(CAMELS):
        if 1 <= s.space[camel] <= SPACES:
            out[n + camel * SPACES + s.space[camel] - 1] = 1
    n += CAMELS * SPACES
    for place in range(CAMELS if s.leg > 0 else 0):
        out[n + s.order[place] * CAMELS + place] = 1
    n += CAMELS * CAMELS
    for camel in range(CAMELS):
        out[n + camel] = s.dice[camel]
    n += CAMELS
    for p in range(s.players):
        space = s.desert[p]
        if space != 0:
            side = 1 if space > 0 else -1
            out[n + abs(space) - 1] = side
            if p == viewer:
                out[n + SPACES + abs(space) - 1] = side
    return n + 2 * SPACES


def observe_players(s: State, viewer: int, out: Ints, n: int) -> int:
    held = n + CAMELS
    for camel in range(CAMELS):
        tile = 0
        while tile < len(LEG_VALUES) and s.leg_tile[camel][tile] != 0:
            seat = seat_from(s, viewer, s.leg_tile[camel][tile] - 1)
            out[held + seat * CAMELS + camel] += LEG_VALUES[tile]
            tile += 1
        if tile < len(LEG_VALUES):
            out[n + camel] = LEG_VALUES[tile]
    n = held + s.players * CAMELS
    for p in range(s.players):
        seat = seat_from(s, viewer, p)
        out[n + seat] = s.pyramid[p]
        out[n + s.players + seat] = s.money[p]
        for camel in range(CAMELS):
            out[n + 2 * s.players + seat] += s.card[p][camel] == 0
    return n + 3 * s.players


def observe_bets(s: State, viewer: int, out: Ints, n: int) -> int:
    if viewer >= 0:
        for camel in range(CAMELS):
            card = s.card[viewer][camel]
            out[n + camel] = card == 0
            out[n + CAMELS + camel] = max(card, 0)
            out[n + 2 * CAMELS + camel] = max(-card, 0)
    n += 3 * CAMELS
    out[n] = s.laid[WINNER]
    out[n + 1] = s.laid[LOSER]
    n += 2
    if s.turn != OVER:
        out[n + seat_from(s, viewer, s.seat)] = 1
    n += s.players
    out[n] = s.idle
    return n + 1


def seat_from(s: State, viewer: int, p: int) -> int:
    """Seats are counted from the viewer on; a spectator counts from the first player."""
    seat = p - max(viewer, 0)
    return seat if seat >= 0 else seat + s.players
