"""What a player knows, as numbers for learning; `tables.observation` names the parts."""

from serai.core.rules import OVER
from serai.core.schema import Ints

from .board import DIRECTIONS, TILES
from .state import State
from .tables import (
    CARD_KINDS,
    DISCARDED,
    DJINNS,
    FACE_UP,
    GOODS,
    KEEP,
    LOOKED,
    LOOKED_LAST,
    MAX_MARKERS,
    OBSERVED,
    OBSERVED_PER_SEAT,
    OWNED,
    ROW,
    SOW,
    TILE_KINDS,
    TRACK,
    TRIBES,
    VICTIM,
)


def observe(s: State, viewer: int, out: Ints) -> int:
    for i in range(OBSERVED + s.players * OBSERVED_PER_SEAT):
        out[i] = 0
    n = observe_board(s, viewer, out, 0)
    n = observe_cards(s, viewer, out, n)
    n = observe_players(s, viewer, out, n)
    return observe_turn(s, viewer, out, n)


def observe_board(s: State, viewer: int, out: Ints, n: int) -> int:
    meeples = n + TILES * TILE_KINDS
    palms = meeples + TILES * TRIBES
    camels = palms + 2 * TILES
    for t in range(TILES):
        if s.tile[t] != 0:
            out[n + t * TILE_KINDS + s.tile[t] - 1] = 1
        for tribe in range(TRIBES):
            out[meeples + t * TRIBES + tribe] = s.meeple[t][tribe]
        out[palms + t] = s.palm[t]
        out[palms + TILES + t] = s.palace[t]
        if s.camel[t] != 0:
            out[camels + seat_from(s, viewer, s.camel[t] - 1) * TILES + t] = 1
    n = camels + s.players * TILES
    for tribe in range(TRIBES):
        out[n + tribe] = s.hand[tribe]
        out[n + TRIBES + tribe] = s.bag[tribe]
    n += 2 * TRIBES
    out[n] = s.palms
    out[n + 1] = s.palaces
    return n + 2


def observe_cards(s: State, viewer: int, out: Ints, n: int) -> int:
    for i in range(ROW):
        if s.front[i] != 0:
            out[n + i * CARD_KINDS + s.front[i] - 1] = 1
    n += ROW * CARD_KINDS
    for kind in range(CARD_KINDS):
        out[n] += s.deck[kind]
        out[n + 1 + kind] = s.discards[kind]
    n += 1 + CARD_KINDS
    owned = n + 2 * DJINNS
    looked = owned + s.players * DJINNS
    for djinn in range(DJINNS):
        where = s.djinn[djinn]
        if where == FACE_UP:
            out[n + djinn] = 1
        elif where == DISCARDED:
            out[n + DJINNS + djinn] = 1
        elif where >= OWNED:
            out[owned + seat_from(s, viewer, where - OWNED) * DJINNS + djinn] = 1
        elif LOOKED <= where <= LOOKED_LAST and viewer == s.seat:
            out[looked + djinn] = 1
    return looked + DJINNS


def observe_players(s: State, viewer: int, out: Ints, n: int) -> int:
    players = s.players
    cards = n + 4 * players
    for p in range(players):
        seat = seat_from(s, viewer, p)
        out[n + seat] = s.coins[p]
        out[n + players + seat] = s.viziers[p]
        out[n + 2 * players + seat] = s.elders[p]
        out[n + 3 * players + seat] = s.camels[p]
        for kind in range(CARD_KINDS):
            known = s.cards[p][kind]
            if p != viewer and s.turn != OVER:
                known -= s.unseen[p][kind] + s.older[p][kind]
            out[cards + seat * CARD_KINDS + kind] = known
        if p != viewer and s.turn != OVER:
            out[cards + players * CARD_KINDS + seat] = s.hidden[p]
    n = cards + players * (CARD_KINDS + 1)
    for i in range(MAX_MARKERS):
        if s.bid[i] != 0:
            out[n + i * players + seat_from(s, viewer, s.bid[i] - 1)] = 1
    n += MAX_MARKERS * players
    for i in range(TRACK):
        if s.track[i] != 0:
            out[n + i * players + seat_from(s, viewer, s.track[i] - 1)] = 1
    return n + TRACK * players


def observe_turn(s: State, viewer: int, out: Ints, n: int) -> int:
    if s.phase <= KEEP:
        out[n + s.phase] = 1
    n += KEEP + 1
    if s.heading != 0 or s.phase == SOW:
        out[n + s.at] = 1
    n += TILES
    if s.heading != 0:
        out[n + s.heading - 1] = 1
    n += DIRECTIONS
    if s.piece != 0 or s.phase == VICTIM:
        out[n + s.spot] = 1
    n += TILES
    for djinn in range(DJINNS):
        out[n + djinn] = s.used >> djinn & 1
    n += DJINNS
    for good in range(GOODS):
        out[n + good] = s.basket >> good & 1
    n += GOODS
    if s.turn != OVER:
        out[n + seat_from(s, viewer, s.seat)] = 1
    n += s.players
    out[n] = s.ending & 1
    out[n + 1] = s.ending >> 1
    out[n + 2] = s.round
    return n + 3


def seat_from(s: State, viewer: int, p: int) -> int:
    """Seats are counted from the viewer on; a spectator counts from the first player."""
    seat = p - max(viewer, 0)
    return seat if seat >= 0 else seat + s.players
