"""Set-up, clean-up, and everything else that chance does (FT1-FT4, FT60, FT71, FT89, FT92)."""

from serai.core.rules import CHANCE
from serai.core.schema import Ints

from .board import TILES
from .cards import draw_unseen, ready_to_draw
from .djinns import ready_to_look
from .state import State
from .tables import (
    BID_DUE,
    CAMELS,
    CARD_KINDS,
    CARD_OUTCOME,
    CARDS,
    DEAL_CARD,
    DEAL_DJINN,
    DISCARDED,
    DJINN_OUTCOME,
    DJINNS,
    DRAW_CARD,
    FACE_UP,
    FACE_UP_DJINNS,
    FILL_TILE,
    IN_DECK,
    LAY_TILE,
    LOOK,
    LOOKED,
    LOOKED_LAST,
    MARKER_OUTCOME,
    MARKERS,
    MAX_MARKERS,
    MEEPLE_OUTCOME,
    MEEPLES,
    NOTHING,
    PALACES,
    PALMS,
    PER_TILE,
    PUT_MARKER,
    REFILL,
    ROW,
    SETUP,
    SHOW,
    START_COINS,
    TILE_COUNTS,
    TILE_KINDS,
    TILE_OUTCOME,
    TRIBES,
)


def setup(s: State, players: int) -> None:
    """Everything in its box, the meeples in the bag; chance lays out the sultanate."""
    s.players = players
    for p in range(players):
        s.coins[p] = START_COINS
        s.camels[p] = CAMELS[players]
    for tribe in range(TRIBES):
        s.bag[tribe] = MEEPLES[tribe]
    for kind in range(CARD_KINDS):
        s.deck[kind] = CARDS[kind]
    s.palms = PALMS
    s.palaces = PALACES
    s.event = LAY_TILE
    s.turn = CHANCE


# ---- What may happen ----------------------------------------------------------------------------


def chance(s: State, out: Ints, weight: Ints) -> int:
    event = s.event
    if event == FILL_TILE:
        return list_counts(s.bag, TRIBES, MEEPLE_OUTCOME, out, weight)
    if event in (DEAL_CARD, DRAW_CARD):
        return list_counts(s.deck, CARD_KINDS, CARD_OUTCOME, out, weight)
    if event in (DEAL_DJINN, LOOK):
        return list_deck(s, out, weight)
    if event == SHOW:
        out[0] = DJINN_OUTCOME
        while not LOOKED <= s.djinn[out[0] - DJINN_OUTCOME] <= LOOKED_LAST:
            out[0] += 1
        weight[0] = 1
        return 1
    return list_tiles(s, out, weight) if event == LAY_TILE else list_markers(s, out, weight)


def list_counts(counts: Ints, kinds: int, first: int, out: Ints, weight: Ints) -> int:
    n = 0
    for kind in range(kinds):
        if counts[kind] != 0:
            out[n] = first + kind
            weight[n] = counts[kind]
            n += 1
    return n


def list_deck(s: State, out: Ints, weight: Ints) -> int:
    n = 0
    for djinn in range(DJINNS):
        if s.djinn[djinn] == IN_DECK:
            out[n] = DJINN_OUTCOME + djinn
            weight[n] = 1
            n += 1
    return n


def list_tiles(s: State, out: Ints, weight: Ints) -> int:
    n = 0
    for kind in range(1, TILE_KINDS + 1):
        left = TILE_COUNTS[kind]
        for t in range(s.spot):
            left -= s.tile[t] == kind
        if left != 0:
            out[n] = TILE_OUTCOME + kind - 1
            weight[n] = left
            n += 1
    return n


def list_markers(s: State, out: Ints, weight: Ints) -> int:
    n = 0
    for p in range(s.players):
        left = MARKERS[s.players]
        for i in range(MAX_MARKERS):
            left -= s.bid[i] == p + 1
        if left != 0:
            out[n] = MARKER_OUTCOME + p
            weight[n] = left
            n += 1
    return n


# ---- What happens -------------------------------------------------------------------------------


def happen(s: State, x: int) -> None:
    event = s.event
    s.step = 0
    if event == FILL_TILE:
        fill_tile(s, x - MEEPLE_OUTCOME)
    elif event == DEAL_CARD:
        deal_card(s, x - CARD_OUTCOME)
    elif event == DEAL_DJINN:
        s.djinn[x - DJINN_OUTCOME] = FACE_UP
    elif event == DRAW_CARD:
        draw_unseen(s, x - CARD_OUTCOME)
    elif event == LOOK:
        s.djinn[x - DJINN_OUTCOME] = LOOKED
        s.count -= 1
    elif event == SHOW:
        s.djinn[x - DJINN_OUTCOME] = DISCARDED
    elif event == LAY_TILE:
        lay_tile(s, x - TILE_OUTCOME + 1)
    else:
        put_marker(s, x - MARKER_OUTCOME)


def lay_tile(s: State, kind: int) -> None:
    s.tile[s.spot] = kind
    s.spot += 1
    if s.spot == TILES:
        s.spot = 0
        s.event = FILL_TILE
        s.count = PER_TILE


def fill_tile(s: State, tribe: int) -> None:
    s.bag[tribe] -= 1
    s.meeple[s.spot][tribe] += 1
    s.has[tribe] |= 1 << s.spot
    s.count -= 1
    if s.count != 0:
        return
    if s.phase != SETUP:  # Anun-Nak
        s.spot = 0
        s.event = NOTHING
    elif s.spot + 1 < TILES:
        s.spot += 1
        s.count = PER_TILE
    else:
        s.spot = 0
        s.event = PUT_MARKER


def put_marker(s: State, p: int) -> None:
    placed = 0
    while s.bid[placed] != 0:
        placed += 1
    s.bid[placed] = p + 1
    if placed + 1 == s.players * MARKERS[s.players]:
        s.event = NOTHING
        s.phase = REFILL


def deal_card(s: State, kind: int) -> None:
    s.deck[kind] -= 1
    place = 0
    while s.front[place] != 0:
        place += 1
    s.front[place] = kind + 1


# ---- What comes next ----------------------------------------------------------------------------


def continue_event(s: State) -> None:
    """Draws go on while there is something to draw; a deck that has run out is made anew (FT92)."""
    if s.event == DRAW_CARD:
        if s.count == 0 or not ready_to_draw(s):
            s.event = NOTHING
            s.count = 0
    elif s.event == LOOK:
        if s.count == 0 or not ready_to_look(s):
            s.event = NOTHING
            s.count = 0
    elif s.event == SHOW:
        s.event = NOTHING
        for djinn in range(DJINNS):
            if LOOKED <= s.djinn[djinn] <= LOOKED_LAST:
                s.event = SHOW


def refill(s: State) -> None:
    """The clean-up: nine cards and three djinns face up again, then a new round (FT60)."""
    s.event = NOTHING
    if s.front[ROW - 1] == 0 and ready_to_draw(s):
        s.event = DEAL_CARD
        return
    shown = 0
    for djinn in range(DJINNS):
        shown += s.djinn[djinn] == FACE_UP
    if shown < FACE_UP_DJINNS and ready_to_look(s):
        s.event = DEAL_DJINN
        return
    s.seat = 0
    s.round += 1
    s.phase = BID_DUE
