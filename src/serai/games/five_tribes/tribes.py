"""Tribe actions (FT30-FT35): what the gathered meeples do."""

from serai.core.schema import Ints

from .board import DISTANCE, MAX_DISTANCE, TILES, WITHIN
from .cards import begin_draws, possible_fakirs, spend, take_front
from .places import blue_tiles
from .sow import claim_if_empty, occupied
from .state import State
from .tables import (
    ASSASSIN,
    BOAZ,
    BUILD,
    BUILDER,
    DJINNS,
    ECHIDNA,
    ELDER,
    FAKIR,
    IBLIS,
    KANDICHA,
    KILL,
    KILL_ELDER,
    KILL_VIZIER,
    MERCHANT,
    NEKIR,
    OWNED,
    POINT,
    RIVAL,
    TILE_DUE,
    TRIBES,
    VICTIM,
    VICTIM_DUE,
    VIZIER,
)


def tribe_has_choice(s: State) -> bool:
    """Is there something to choose, for all that others know? Djinns with free timing apart."""
    if s.tribe == BUILDER:
        return possible_fakirs(s) != 0
    if s.tribe == ASSASSIN:
        return reach(s, possible_fakirs(s)) & occupied(s) != 0 or has_rival_target(s)
    return False


def list_tribe(s: State, out: Ints) -> int:
    if s.tribe == BUILDER:
        for fakirs in range(s.cards[s.seat][FAKIR] + 1):
            out[fakirs] = BUILD + fakirs
        return s.cards[s.seat][FAKIR] + 1
    if s.tribe == ASSASSIN:
        return list_aims(s, out)
    return 0


def tribe_djinn(s: State) -> int:
    """The djinn that may change this tribe's action, or none."""
    return ECHIDNA if s.tribe == BUILDER else IBLIS if s.tribe == ASSASSIN else DJINNS


def act_tribe(s: State) -> None:
    """Viziers and elders stay with the player, merchants take cards, assassins find nobody."""
    n = s.hand[s.tribe]
    s.hand[s.tribe] = 0
    if s.tribe == VIZIER:
        s.viziers[s.seat] += n
    elif s.tribe == ELDER:
        s.elders[s.seat] += n
    else:
        s.bag[s.tribe] += n
        if s.tribe == MERCHANT:
            take_front(s, n)
        elif s.tribe == BUILDER:
            s.coins[s.seat] += income(s, n)
    s.phase = TILE_DUE


def build(s: State, fakirs: int) -> None:
    spend(s, FAKIR, fakirs)
    s.bag[BUILDER] += s.hand[BUILDER]
    s.coins[s.seat] += income(s, s.hand[BUILDER] + fakirs)
    s.hand[BUILDER] = 0
    s.phase = TILE_DUE


def income(s: State, builders: int) -> int:
    """FT33, doubled by Echidna (FT75)."""
    return builders * blue_tiles(s, s.at) << (s.used >> ECHIDNA & 1)


# ---- Assassins (FT34) ---------------------------------------------------------------------------


def reach(s: State, fakirs: int) -> int:
    return WITHIN[min(s.hand[ASSASSIN] + fakirs, MAX_DISTANCE)][s.at]


def list_aims(s: State, out: Ints) -> int:
    tiles = reach(s, s.cards[s.seat][FAKIR]) & occupied(s)
    n = 0
    for t in range(TILES):
        if tiles >> t & 1:
            out[n] = POINT + t
            n += 1
    for p in range(s.players):
        if is_rival(s, p) and s.viziers[p] != 0:
            out[n] = KILL_VIZIER + p
            n += 1
    for p in range(s.players):
        if is_rival(s, p) and s.elders[p] != 0:
            out[n] = KILL_ELDER + p
            n += 1
    return n


def is_rival(s: State, p: int) -> bool:
    """An opponent whom Boaz does not protect (FT73)."""
    return p != s.seat and s.djinn[BOAZ] != OWNED + p


def has_rival_target(s: State) -> bool:
    n = 0
    for p in range(s.players):
        if is_rival(s, p):
            n += s.viziers[p] + s.elders[p]
    return n != 0


def must_kill(s: State) -> bool:
    """Compulsory if a target is in reach without fakirs."""
    return reach(s, 0) & occupied(s) != 0 or has_rival_target(s)


def can_kill_two(s: State, fakirs: int) -> bool:
    """Is there a place in reach where Iblis would kill a second meeple?"""
    for p in range(s.players):
        if is_rival(s, p) and s.viziers[p] + s.elders[p] > 1:
            return True
    tiles = reach(s, fakirs) & occupied(s)
    for t in range(TILES):
        if tiles >> t & 1:
            there = 0
            for tribe in range(TRIBES):
                there += s.meeple[t][tribe]
            if there > 1:
                return True
    return False


def spare(s: State) -> None:
    """Assassins who kill nobody."""
    s.bag[ASSASSIN] += s.hand[ASSASSIN]
    s.hand[ASSASSIN] = 0
    s.phase = TILE_DUE


def strike(s: State) -> None:
    """The assassins go to the bag; Iblis lets them kill twice (FT79)."""
    s.bag[ASSASSIN] += s.hand[ASSASSIN]
    s.hand[ASSASSIN] = 0
    s.kills = 1 + (s.used >> IBLIS & 1)


def aim(s: State, t: int) -> None:
    """Fakirs are discarded only as far as the tile is out of range."""
    spend(s, FAKIR, max(0, DISTANCE[s.at][t] - s.hand[ASSASSIN]))
    strike(s)
    s.spot = t
    s.phase = VICTIM_DUE


def list_victims(s: State, out: Ints) -> int:
    n = 0
    for tribe in range(TRIBES):
        if s.meeple[s.spot][tribe] != 0:
            out[n] = KILL + tribe
            n += 1
    return n


def pick_victims(s: State) -> None:
    """As long as no choice is left, the victims are plain."""
    only = 0
    while s.kills != 0:
        only = -1
        for tribe in range(TRIBES):
            if s.meeple[s.spot][tribe] != 0:
                only = tribe if only < 0 else TRIBES
        if only < 0:
            break
        if only == TRIBES:
            s.phase = VICTIM
            return
        kill_on_tile(s, only)
    claim_if_empty(s, s.spot)  # FT35
    end_kills(s)


def kill_on_tile(s: State, tribe: int) -> None:
    t = s.spot
    s.meeple[t][tribe] -= 1
    if s.meeple[t][tribe] == 0:
        s.has[tribe] &= ~(1 << t)
    if tribe == BUILDER and s.djinn[KANDICHA] == OWNED + s.seat:
        s.coins[s.seat] += blue_tiles(s, t)  # FT81
    killed(s, tribe)


def killed(s: State, tribe: int) -> None:
    """Nekir is paid (FT87); the victim goes to the bag, or serves Kandicha's owner (FT81)."""
    s.kills -= 1
    master = s.djinn[NEKIR] - OWNED
    if master >= 0:
        s.coins[master] += 1 if master == s.seat else 2
    if s.djinn[KANDICHA] == OWNED + s.seat:
        if tribe == VIZIER:
            s.viziers[s.seat] += 1
            return
        if tribe == ELDER:
            s.elders[s.seat] += 1
            return
        if tribe == MERCHANT:
            s.count += 1  # a card to draw
    s.bag[tribe] += 1


def kill_rival(s: State, tribe: int, p: int) -> None:
    """A vizier or elder in front of an opponent, and a second one of theirs for Iblis."""
    if s.phase != RIVAL:
        strike(s)
    while s.kills != 0:
        if tribe == VIZIER:
            s.viziers[p] -= 1
        else:
            s.elders[p] -= 1
        killed(s, tribe)
        if s.kills != 0:
            if s.viziers[p] != 0 and s.elders[p] != 0:
                s.spot = p
                s.phase = RIVAL
                return
            if s.viziers[p] + s.elders[p] == 0:
                break
            tribe = VIZIER if s.viziers[p] != 0 else ELDER
    end_kills(s)


def list_rivals(s: State, out: Ints) -> int:
    out[0] = KILL_VIZIER + s.spot
    out[1] = KILL_ELDER + s.spot
    return 2


def end_kills(s: State) -> None:
    s.kills = 0
    s.spot = 0
    s.phase = TILE_DUE
    begin_draws(s, s.count)
