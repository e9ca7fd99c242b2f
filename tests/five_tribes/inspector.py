"""Random games with everything counted after every ply: plain functions, compiled for the long runs."""

from serai.core.rng import below
from serai.core.rules import CHANCE, OVER, States, chance, copy, legal, play
from serai.core.schema import Grid, Ints
from serai.games.five_tribes.board import TILES
from serai.games.five_tribes.state import State
from serai.games.five_tribes.tables import (
    CAMELS,
    CARD_KINDS,
    CARDS,
    DJINNS,
    FACE_UP,
    LOOKED,
    LOOKED_LAST,
    MARKERS,
    MAX_MARKERS,
    MEEPLES,
    OWNED,
    PALACES,
    PALMS,
    ROW,
    TRACK,
    TRIBES,
)

LONGEST = 3000  # plies; no game takes so long

# Faults
DEAD_END = 1
ENDLESS = 2
ORDER = 3
MEEPLE = 10
CARD = 11
PIECE = 12
CAMEL = 13
MARKER = 14
DJINN = 15
COIN = 16
MASK = 17
SECRET = 18


def inspect(
    states: States, games: int, rng: Ints, out: Ints, weight: Ints, played: Grid, endings: Ints, fault: Ints
) -> int:
    """Play games from states[1] on states[0] until something is wrong; how many were played.

    Counts every action and outcome, and why games ended. `fault` tells what is wrong, and the ply.
    """
    s = states[0]
    for game in range(games):
        copy(states, 0, 1)
        plies = 0
        while s.turn != OVER:
            luck = s.turn == CHANCE
            n = chance(s, out, weight) if luck else legal(s, out)
            total = 0
            for i in range(n):
                if not luck:
                    weight[i] = 1
                total += weight[i]
                if i > 0 and out[i] <= out[i - 1]:
                    fault[0] = ORDER
            if total == 0:
                fault[0] = DEAD_END
            elif plies == LONGEST:
                fault[0] = ENDLESS
            if fault[0] != 0:
                fault[1] = plies
                return game
            left = below(rng, total)
            i = 0
            while left >= weight[i]:
                left -= weight[i]
                i += 1
            played[1 if luck else 0][out[i]] += 1
            play(s, out[i])
            plies += 1
            fault[0] = wrong(s)  # type: ignore[arg-type]
            if fault[0] != 0:
                fault[1] = plies
                return game
        endings[s.ending] += 1  # type: ignore[attr-defined]
    return games


def wrong(s: State) -> int:
    """The first thing that does not add up, 0 if all does."""
    if wrong_meeples(s):
        return MEEPLE
    if wrong_cards(s):
        return CARD
    if wrong_board(s):
        return PIECE
    if wrong_camels(s):
        return CAMEL
    if wrong_markers(s):
        return MARKER
    if wrong_djinns(s):
        return DJINN
    for p in range(s.players):
        if s.coins[p] < 0:
            return COIN
    if wrong_masks(s):
        return MASK
    return SECRET if wrong_secrets(s) else 0


def wrong_meeples(s: State) -> bool:
    for tribe in range(TRIBES):
        n = s.bag[tribe] + s.hand[tribe]
        low = min(s.bag[tribe], s.hand[tribe])
        for t in range(TILES):
            n += s.meeple[t][tribe]
            low = min(low, s.meeple[t][tribe])
        for p in range(s.players):
            if tribe == 0:
                n += s.viziers[p]
                low = min(low, s.viziers[p])
            if tribe == 1:
                n += s.elders[p]
                low = min(low, s.elders[p])
        if n != MEEPLES[tribe] or low < 0:
            return True
    return False


def wrong_cards(s: State) -> bool:
    for kind in range(CARD_KINDS):
        n = s.deck[kind] + s.discards[kind]
        low = min(s.deck[kind], s.discards[kind])
        for i in range(ROW):
            n += s.front[i] == kind + 1
        for p in range(s.players):
            n += s.cards[p][kind]
            low = min(low, s.cards[p][kind])
        if n != CARDS[kind] or low < 0:
            return True
    gaps = 0
    for i in range(1, ROW):
        gaps += s.front[i] != 0 and s.front[i - 1] == 0
    return gaps != 0


def wrong_board(s: State) -> bool:
    palms = s.palms
    palaces = s.palaces
    low = min(palms, palaces)
    for t in range(TILES):
        palms += s.palm[t]
        palaces += s.palace[t]
        low = min(low, s.palm[t], s.palace[t])
    return palms != PALMS or palaces != PALACES or low < 0


def wrong_camels(s: State) -> bool:
    for p in range(s.players):
        n = s.camels[p]
        for t in range(TILES):
            n += s.camel[t] == p + 1
        if n != CAMELS[s.players] or s.camels[p] < 0:
            return True
    return False


def wrong_markers(s: State) -> bool:
    if s.round == 0:
        return False
    for p in range(s.players):
        n = 0
        for i in range(MAX_MARKERS):
            n += s.bid[i] == p + 1
        for i in range(TRACK):
            n += s.track[i] == p + 1
        if n != MARKERS[s.players]:
            return True
    return False


def wrong_djinns(s: State) -> bool:
    shown = 0
    looked = 0
    for djinn in range(DJINNS):
        where = s.djinn[djinn]
        shown += where == FACE_UP
        looked += LOOKED <= where <= LOOKED_LAST
        if where < 0 or where >= OWNED + s.players:
            return True
    return shown > 3 or looked > 3


def wrong_masks(s: State) -> bool:
    for tribe in range(TRIBES):
        tiles = 0
        for t in range(TILES):
            tiles |= (s.meeple[t][tribe] != 0) << t
        if tiles != s.has[tribe]:
            return True
    built = 0
    for t in range(TILES):
        built |= (s.camel[t] + s.palm[t] + s.palace[t] != 0) << t
    return built != s.built


def wrong_secrets(s: State) -> bool:
    """Unseen cards are some of those in hand, and their number is known."""
    for p in range(s.players):
        n = 0
        for kind in range(CARD_KINDS):
            unseen = s.unseen[p][kind] + s.older[p][kind]
            n += unseen
            if s.unseen[p][kind] < 0 or s.older[p][kind] < 0 or unseen > s.cards[p][kind]:
                return True
        if n != s.hidden[p]:
            return True
    return False
