"""Djinns: who owns them, what they cost, and their powers in a player's own turn (FT42-FT44, FT70-FT93).

Powers that act elsewhere stand there: Marid in sow.py, Nekir and Kandicha in tribes.py, Kumarbi in
bidding.py, those that count at the end in scoring.py.
"""

from serai.core.schema import Ints

from .board import AROUND, TILES
from .cards import begin_draws, can_draw, possible_fakirs, spend
from .places import blue_tiles, prepare_piece
from .sow import occupied, place_camel
from .state import State
from .tables import (
    ANUN_NAK,
    BAAL,
    BAG_DRAW,
    BOURAQ,
    CHOOSE,
    DISCARDED,
    DJINNS,
    ECHIDNA,
    ELDER,
    ENKI,
    FACE_UP,
    FAKIR,
    FILL_TILE,
    HAGIS,
    IBLIS,
    IN_DECK,
    KEEP,
    LAMIA,
    LOOK,
    LOOKED,
    LOOKED_LAST,
    LOOKS,
    OASIS,
    OWNED,
    PALACE,
    PALM,
    PLACE,
    PLACE_DUE,
    POINT,
    SHOW,
    SIBITTIS,
    SLOAR,
    TARGET,
    TILE_ACTION,
    TIMED,
    TRIBES,
    USE,
    USE_DJINN,
    USE_ELDERS,
    USE_FAKIRS,
    USES,
    UTUG,
    VILLAGE,
)
from .tribes import can_kill_two

ALL_TILES = (1 << TILES) - 1


def list_powers(s: State, timed: bool, special: int, out: Ints, n: int) -> int:
    """Powers that the player may use: those with free timing, and the one that fits the moment (FT44)."""
    for use in range(USES):
        djinn = USE_DJINN[use]
        if s.djinn[djinn] != OWNED + s.seat or not (djinn == special or (timed and TIMED[djinn])):
            continue
        if is_usable(s, use, s.cards[s.seat][FAKIR]):
            out[n] = USE + use
            n += 1
    return n


def may_use_power(s: State, special: int) -> bool:
    """Might the player, for all that others know, want to use a power before going on?"""
    fakirs = possible_fakirs(s)
    for use in range(USES):
        djinn = USE_DJINN[use]
        if s.djinn[djinn] != OWNED + s.seat or not (djinn == special or TIMED[djinn]):
            continue
        if is_usable(s, use, fakirs):
            return True
    return False


def may_redirect(s: State, djinn: int) -> bool:
    """Might the player, for all that others know, pay Hagis or Lamia?"""
    return (
        s.djinn[djinn] == OWNED + s.seat
        and s.used >> djinn & 1 == 0
        and s.elders[s.seat] + possible_fakirs(s) != 0
    )


def is_usable(s: State, use: int, fakirs: int) -> bool:
    """Once a turn, if it can be paid and could do something before payment (FT93)."""
    djinn = USE_DJINN[use]
    if s.used >> djinn & 1 or s.elders[s.seat] < USE_ELDERS[use] or fakirs < USE_FAKIRS[use]:
        return False
    if djinn in (BOURAQ, HAGIS):
        return s.palaces != 0
    if djinn in (ENKI, LAMIA):
        return s.palms != 0
    if djinn == SLOAR:
        return can_draw(s)
    if djinn == SIBITTIS:
        return can_look(s)
    if djinn == ECHIDNA:
        return blue_tiles(s, s.at) != 0
    if djinn == IBLIS:
        return can_kill_two(s, fakirs - USE_FAKIRS[use])
    return can_point(s, djinn)


def can_point(s: State, djinn: int) -> bool:
    """Anun-Nak, Leta and Utug need a fitting tile, and what they put there."""
    if djinn == ANUN_NAK:
        if bag_size(s) == 0:
            return False
    elif s.camels[s.seat] == 0:
        return False
    return fitting_tiles(s, djinn) != 0


def bag_size(s: State) -> int:
    n = 0
    for tribe in range(TRIBES):
        n += s.bag[tribe]
    return n


def can_look(s: State) -> bool:
    n = 0
    for djinn in range(DJINNS):
        n += s.djinn[djinn] <= DISCARDED
    return n != 0


def ready_to_look(s: State) -> bool:
    """False if there is no djinn left; an empty deck is made anew of the discards (FT60, FT92)."""
    found = False
    for djinn in range(DJINNS):
        if s.djinn[djinn] == IN_DECK:
            return True
        found = found or s.djinn[djinn] == DISCARDED
    for djinn in range(DJINNS):
        if s.djinn[djinn] == DISCARDED:
            s.djinn[djinn] = IN_DECK
        elif s.djinn[djinn] == LOOKED:
            s.djinn[djinn] = LOOKED_LAST
    return found


def fitting_tiles(s: State, djinn: int) -> int:
    """Tiles for a djinn's power, as bits. "Empty": no camel, meeple, palm or palace."""
    if djinn in (HAGIS, LAMIA):
        return AROUND[s.spot]
    if djinn in (BOURAQ, ENKI):
        kind = VILLAGE if djinn == BOURAQ else OASIS
        tiles = 0
        for t in range(TILES):
            tiles |= (s.tile[t] == kind) << t
        return tiles
    unbuilt = ALL_TILES & ~s.built
    return unbuilt & occupied(s) if djinn == UTUG else unbuilt & ~occupied(s)


def list_targets(s: State, out: Ints) -> int:
    tiles = fitting_tiles(s, s.power)
    n = 0
    for t in range(TILES):
        if tiles >> t & 1:
            out[n] = POINT + t
            n += 1
    return n


def use_power(s: State, use: int) -> None:
    """The cost is paid first (FT93)."""
    djinn = USE_DJINN[use]
    pay(s, USE_ELDERS[use], USE_FAKIRS[use])
    s.used |= 1 << djinn
    if djinn == SLOAR:
        begin_draws(s, 1)
    elif djinn == SIBITTIS:
        s.back = s.phase
        s.phase = KEEP
        s.event = LOOK
        s.count = LOOKS
    elif djinn != ECHIDNA and djinn != IBLIS:
        if djinn in (HAGIS, LAMIA):
            if s.phase == TILE_ACTION:
                prepare_piece(s)
        else:
            s.back = s.phase
        s.power = djinn
        s.phase = TARGET


def pay(s: State, elders: int, fakirs: int) -> None:
    s.elders[s.seat] -= elders
    s.bag[ELDER] += elders
    spend(s, FAKIR, fakirs)


def aim_power(s: State, t: int) -> None:
    """The tile for a power has been chosen."""
    djinn = s.power
    s.power = 0
    s.spot = t
    if djinn in (HAGIS, LAMIA):
        s.phase = PLACE_DUE
        return
    if djinn in (BOURAQ, ENKI):
        s.piece = PALACE if djinn == BOURAQ else PALM
        s.phase = PLACE if may_redirect(s, HAGIS if djinn == BOURAQ else LAMIA) else PLACE_DUE
        return
    s.phase = s.back
    s.back = 0
    if djinn == ANUN_NAK:
        s.event = FILL_TILE
        s.count = min(BAG_DRAW, bag_size(s))
    else:
        s.spot = 0
        place_camel(s, t)


# ---- Gaining a djinn ----------------------------------------------------------------------------


def list_djinns(s: State, out: Ints) -> int:
    """Those face up, or those that Sibittis shows."""
    n = 0
    for djinn in range(DJINNS):
        where = s.djinn[djinn]
        looked = LOOKED <= where <= LOOKED_LAST
        if (s.phase == KEEP and looked) or (s.phase != KEEP and where == FACE_UP):
            out[n] = CHOOSE + djinn
            n += 1
    return n


def gain_djinn(s: State, djinn: int) -> None:
    s.djinn[djinn] = OWNED + s.seat
    master = s.djinn[BAAL] - OWNED
    if master >= 0 and djinn != BAAL:  # FT72
        s.coins[master] += 1 if master == s.seat else 2


def keep_djinn(s: State) -> None:
    """Sibittis: one has been kept, the others are shown and discarded (FT89)."""
    s.step = 0  # it has been shown
    s.phase = s.back
    s.back = 0
    for other in range(DJINNS):
        if LOOKED <= s.djinn[other] <= LOOKED_LAST:
            s.event = SHOW
