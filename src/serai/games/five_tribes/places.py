"""Tile actions (FT40-FT42), palms and palaces."""

from serai.core.schema import Ints

from .board import NEAR
from .cards import possible_fakirs, row_length
from .state import State
from .tables import (
    DJINNS,
    FACE_UP,
    FAKIR,
    HAGIS,
    LAMIA,
    LARGE_CHOICE,
    LARGE_MARKET,
    LARGE_PRICE,
    LAST_BLUE,
    MONKIR,
    OASIS,
    OWNED,
    PALACE,
    PALM,
    PAY_ELDERS,
    PAY_FAKIR,
    SALE,
    SMALL_CHOICE,
    SMALL_MARKET,
    SMALL_PRICE,
    TAKE,
    VILLAGE,
)


def is_compulsory(s: State) -> bool:
    return s.tile[s.at] == VILLAGE or s.tile[s.at] == OASIS


def has_tile_action(s: State) -> bool:
    """Could the action of the final tile be taken, for all that others know?"""
    kind = s.tile[s.at]
    if kind == VILLAGE:
        return s.palaces != 0
    if kind == OASIS:
        return s.palms != 0
    if kind == SMALL_MARKET:
        return s.coins[s.seat] >= SMALL_PRICE and s.front[0] != 0
    if kind == LARGE_MARKET:
        return s.coins[s.seat] >= LARGE_PRICE and s.front[0] != 0
    return can_call(s, possible_fakirs(s))


def can_call(s: State, fakirs: int) -> bool:
    """Two elders, or an elder and a fakir, and a djinn to be had (FT42)."""
    if s.elders[s.seat] == 0 or s.elders[s.seat] + fakirs < 2:
        return False
    n = 0
    for djinn in range(DJINNS):
        n += s.djinn[djinn] == FACE_UP
    return n != 0


def list_tile_action(s: State, out: Ints) -> int:
    """What an optional tile offers for coins or elders (FT41, FT42)."""
    kind = s.tile[s.at]
    n = 0
    if kind == SMALL_MARKET:
        if s.coins[s.seat] >= SMALL_PRICE:
            n = list_cards(s, SMALL_CHOICE, out)
    elif kind == LARGE_MARKET:
        if s.coins[s.seat] >= LARGE_PRICE:
            n = list_cards(s, LARGE_CHOICE, out)
    elif not is_compulsory(s) and can_call(s, s.cards[s.seat][FAKIR]):
        if s.elders[s.seat] >= 2:
            out[n] = PAY_ELDERS
            n += 1
        if s.cards[s.seat][FAKIR] != 0:
            out[n] = PAY_FAKIR
            n += 1
    return n


def list_cards(s: State, choice: int, out: Ints) -> int:
    """The first cards of the row, counted without gaps."""
    n = min(choice, row_length(s))
    for i in range(n):
        out[i] = TAKE + i
    return n


def prepare_piece(s: State) -> None:
    """The village's palace or the oasis's palm, on the final tile unless a djinn redirects it."""
    s.spot = s.at
    s.piece = PALACE if s.tile[s.at] == VILLAGE else PALM
    s.back = SALE


def redirector(s: State) -> int:
    """The djinn that may place this piece elsewhere (FT77, FT83)."""
    return HAGIS if s.piece == PALACE else LAMIA


def tile_redirector(s: State) -> int:
    """The djinn that may change the action of the final tile, or none."""
    kind = s.tile[s.at]
    return HAGIS if kind == VILLAGE else LAMIA if kind == OASIS else DJINNS


def place_piece(s: State) -> None:
    if s.piece == PALACE and s.palaces != 0:
        s.palaces -= 1
        s.palace[s.spot] += 1
        s.built |= 1 << s.spot
        master = s.djinn[MONKIR] - OWNED
        if master >= 0:  # FT86
            s.coins[master] += 1 if master == s.seat else 2
    elif s.piece == PALM and s.palms != 0:
        s.palms -= 1
        s.palm[s.spot] += 1
        s.built |= 1 << s.spot
    s.phase = s.back
    s.back = 0
    s.spot = 0
    s.piece = 0


def blue_tiles(s: State, t: int) -> int:
    """Blue-valued tiles among a tile and the up to 8 around it (FT33)."""
    n = 0
    for i in range(9):
        u = NEAR[t][i]
        n += u >= 0 and s.tile[u] <= LAST_BLUE
    return n
