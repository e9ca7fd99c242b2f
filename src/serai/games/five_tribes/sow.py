"""Moving meeples (FT21-FT25): take all from a tile, drop them one by one, gather the last one's tribe.

Only steps from which the move can be completed are legal. Whether it can is told by sets of tiles,
without search. Say that m meeples are left in hand after a drop on some tile:

- The last of them needs a tile that holds its tribe and that m steps lead to. Which tiles m steps
  lead to is known beforehand (`REACH`), and any tribe in hand may be kept for last. So for tiles
  that hold the tribe already, one intersection of sets decides.
- Otherwise the last meeple must join one of its own tribe dropped later in the same move. Then the
  way comes back to a tile, which takes a loop of at least 4 steps, so m >= 5; and for m >= 5 that
  always works: walk m - 5 steps anyhow, one more to a tile, drop a meeple there, go round a square
  of four tiles starting in the direction that does not lead straight back, and drop its twin. It
  needs two meeples of one tribe, which any 6 meeples have.

The board has no dead ends: from every tile at least two directions lead on.
"""

from serai.core.schema import Ints

from .board import DIRECTIONS, FIRST_REACH, LOOKAHEAD, REACH, STEP, TILES
from .state import State
from .tables import DROP, LAST_CAMEL, MARID, MOVE, OWNED, POINT, SOW, TRIBE_DUE, TRIBES


def list_starts(s: State, out: Ints) -> int:
    """Tiles from which a move can be made (FT21, FT22)."""
    n = 0
    for t in range(TILES):
        if is_start(s, t):
            out[n] = POINT + t
            n += 1
    return n


def is_start(s: State, t: int) -> bool:
    held = 0
    most = 0
    wanted = 0
    for tribe in range(TRIBES):
        there = s.meeple[t][tribe]
        if there != 0:
            held += there
            most = max(most, there)
            wanted |= s.has[tribe]
    if held == 0:
        return False
    if held > LOOKAHEAD or (held == LOOKAHEAD and most > 1):
        return True
    return FIRST_REACH[held][t] & wanted & ~(1 << t) != 0  # the tile itself will be empty


def list_drops(s: State, out: Ints) -> int:
    """Each tribe in hand in each direction from which the move can be completed (FT22, FT23)."""
    left = -1  # in hand after the drop
    twins = 0  # tribes of which more than one is in hand
    for tribe in range(TRIBES):
        left += s.hand[tribe]
        twins += s.hand[tribe] > 1
    barred = (s.heading - 1) ^ 2 if s.heading != 0 else DIRECTIONS
    n = 0
    for tribe in range(TRIBES):
        held = s.hand[tribe]
        if held == 0:
            continue
        loops = left > LOOKAHEAD or (left == LOOKAHEAD and twins > (held == 2))
        wanted = wanted_tiles(s, tribe, left)
        for d in range(DIRECTIONS):
            to = STEP[s.at * DIRECTIONS + d]
            if to < 0 or d == barred:
                continue
            if loops or REACH[left][to * DIRECTIONS + d] & (wanted | (held > 1) << to) != 0:
                out[n] = DROP + tribe * DIRECTIONS + d
                n += 1
    return n


def wanted_tiles(s: State, dropped: int, left: int) -> int:
    """Where the last meeple may land if one of this tribe is dropped now."""
    if left == 0:
        return s.has[dropped]
    wanted = 0
    for tribe in range(TRIBES):
        if s.hand[tribe] > (tribe == dropped):
            wanted |= s.has[tribe]
    return wanted


def take_up(s: State, t: int) -> None:
    for tribe in range(TRIBES):
        s.hand[tribe] = s.meeple[t][tribe]
        s.meeple[t][tribe] = 0
        s.has[tribe] &= ~(1 << t)
    s.at = t
    s.phase = SOW


def put_back(s: State, t: int) -> None:
    """The opposite of `take_up`, for those who only look."""
    for tribe in range(TRIBES):
        s.meeple[t][tribe] = s.hand[tribe]
        if s.hand[tribe] != 0:
            s.has[tribe] |= 1 << t
        s.hand[tribe] = 0
    s.at = 0
    s.heading = 0
    s.phase = MOVE


def drop(s: State, tribe: int, direction: int) -> None:
    sow(s, tribe, direction)
    master = s.djinn[MARID] - OWNED
    if master >= 0 and s.camel[s.at] == master + 1:  # FT85
        s.coins[master] += 1 if master == s.seat else 2
    if in_hand(s) == 0:
        gather(s, tribe)


def sow(s: State, tribe: int, direction: int) -> None:
    t = STEP[s.at * DIRECTIONS + direction]
    s.at = t
    s.heading = direction + 1
    s.hand[tribe] -= 1
    s.meeple[t][tribe] += 1
    s.has[tribe] |= 1 << t


def unsow(s: State, tribe: int, direction: int, heading: int) -> None:
    """The opposite of `sow`, for those who only look."""
    t = s.at
    s.at = STEP[t * DIRECTIONS + (direction ^ 2)]
    s.heading = heading
    s.hand[tribe] += 1
    s.meeple[t][tribe] -= 1
    if s.meeple[t][tribe] == 0:
        s.has[tribe] &= ~(1 << t)


def in_hand(s: State) -> int:
    n = 0
    for tribe in range(TRIBES):
        n += s.hand[tribe]
    return n


def gather(s: State, tribe: int) -> None:
    """Take all of the last meeple's tribe; an empty tile without a camel is one's own (FT25)."""
    s.tribe = tribe
    s.hand[tribe] = s.meeple[s.at][tribe]
    s.meeple[s.at][tribe] = 0
    s.has[tribe] &= ~(1 << s.at)
    s.phase = TRIBE_DUE
    claim_if_empty(s, s.at)


def claim_if_empty(s: State, t: int) -> None:
    if s.camel[t] == 0 and s.camels[s.seat] != 0 and occupied(s) >> t & 1 == 0:
        place_camel(s, t)


def place_camel(s: State, t: int) -> None:
    s.camel[t] = s.seat + 1
    s.built |= 1 << t
    s.camels[s.seat] -= 1
    if s.camels[s.seat] == 0:
        s.ending |= LAST_CAMEL  # FT61


def occupied(s: State) -> int:
    """The tiles with meeples, as bits."""
    tiles = 0
    for tribe in range(TRIBES):
        tiles |= s.has[tribe]
    return tiles
