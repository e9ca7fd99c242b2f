"""What others see, and all that might be for what they have seen (FT5)."""

from serai.core.rng import below
from serai.core.rules import CHANCE, NOBODY, OVER
from serai.core.schema import Ints

from .state import State
from .tables import CARD_KINDS, DJINNS, DRAW_CARD, IN_DECK, LOOK, LOOKED, SOME_CARD, SOME_DJINN


def seen(s: State, x: int, viewer: int) -> int:
    """A card drawn from the deck, and a djinn looked at, are seen by one player alone."""
    if s.turn != CHANCE or s.seat == viewer:
        return x
    if s.event == DRAW_CARD:
        return SOME_CARD
    return SOME_DJINN if s.event == LOOK else x


def resample(s: State, viewer: int, rng: Ints) -> None:
    """Unseen cards in others' hands change places with each other and with the deck's.

    Cards of a deck that has run out can only be exchanged among those who drew them. Coins stay:
    they are kept covered, but everybody has seen each of them come and go.
    """
    if s.turn == OVER:
        return
    deal_older(s, viewer, rng)
    deal_unseen(s, viewer, rng)
    if s.seat != viewer:
        deal_looked(s, rng)


def deal_older(s: State, viewer: int, rng: Ints) -> None:
    pool = NOBODY  # the player whose hand takes all of them for a moment
    for p in range(s.players):
        if p != viewer:
            if pool == NOBODY:
                pool = p
            for kind in range(CARD_KINDS):
                n = s.older[p][kind]
                move_older(s, p, pool, kind, n)
    for p in range(s.players):
        if p != viewer and p != pool:
            wanted = s.hidden[p]
            for kind in range(CARD_KINDS):
                wanted -= s.unseen[p][kind]
            for _ in range(wanted):
                move_older(s, pool, p, pick(s.older[pool], rng), 1)


def move_older(s: State, frm: int, to: int, kind: int, n: int) -> None:
    s.older[frm][kind] -= n
    s.cards[frm][kind] -= n
    s.older[to][kind] += n
    s.cards[to][kind] += n


def deal_unseen(s: State, viewer: int, rng: Ints) -> None:
    for p in range(s.players):
        if p != viewer:
            for kind in range(CARD_KINDS):
                n = s.unseen[p][kind]
                s.deck[kind] += n
                s.cards[p][kind] -= n
                s.unseen[p][kind] = 0
    for p in range(s.players):
        if p != viewer:
            wanted = s.hidden[p]
            for kind in range(CARD_KINDS):
                wanted -= s.older[p][kind]
            for _ in range(wanted):
                kind = pick(s.deck, rng)
                s.deck[kind] -= 1
                s.cards[p][kind] += 1
                s.unseen[p][kind] += 1


def pick(counts: Ints, rng: Ints) -> int:
    """A kind, each as likely as there are cards of it."""
    total = 0
    for kind in range(CARD_KINDS):
        total += counts[kind]
    left = below(rng, total)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


def deal_looked(s: State, rng: Ints) -> None:
    """Djinns that Sibittis's owner looks at; the last of a deck are no secret."""
    wanted = 0
    for djinn in range(DJINNS):
        if s.djinn[djinn] == LOOKED:
            s.djinn[djinn] = IN_DECK
            wanted += 1
    for _ in range(wanted):
        left = below(rng, deck_size(s))
        djinn = 0
        while s.djinn[djinn] != IN_DECK or left != 0:
            left -= s.djinn[djinn] == IN_DECK
            djinn += 1
        s.djinn[djinn] = LOOKED


def deck_size(s: State) -> int:
    n = 0
    for djinn in range(DJINNS):
        n += s.djinn[djinn] == IN_DECK
    return n
