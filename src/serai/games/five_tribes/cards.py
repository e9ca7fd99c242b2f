"""Resource cards: the row, the deck, hands and sales (FT32, FT41, FT50, FT92)."""

from serai.core.schema import Ints

from .state import State
from .tables import CARD_KINDS, DRAW_CARD, FAKIR, GOODS, MAX_PLAYERS, NOTHING, PUT, ROW, SELL, SET_VALUES


def take_front(s: State, n: int) -> None:
    """The first n cards of the row, or as many as there are."""
    n = min(n, ROW)
    for i in range(n):
        if s.front[i] != 0:
            s.cards[s.seat][s.front[i] - 1] += 1
    for i in range(ROW):
        s.front[i] = s.front[i + n] if i + n < ROW else 0


def take_card(s: State, place: int) -> None:
    """One card out of the row; those behind it move up."""
    s.cards[s.seat][s.front[place] - 1] += 1
    for i in range(place, ROW - 1):
        s.front[i] = s.front[i + 1]
    s.front[ROW - 1] = 0


def row_length(s: State) -> int:
    n = 0
    while n < ROW and s.front[n] != 0:
        n += 1
    return n


def spend(s: State, kind: int, n: int) -> None:
    """Discard from the player's hand: cards that all have seen first, then those drawn longest ago."""
    p = s.seat
    for _ in range(n):
        if not is_seen(s, kind):
            s.step = 0  # shown to all, so it cannot be taken back
            s.hidden[p] -= 1
            if s.older[p][kind] != 0:
                s.older[p][kind] -= 1
            else:
                s.unseen[p][kind] -= 1
        s.cards[p][kind] -= 1
        s.discards[kind] += 1


def is_seen(s: State, kind: int) -> bool:
    """Does everybody know that the player has such a card?"""
    return s.cards[s.seat][kind] > s.unseen[s.seat][kind] + s.older[s.seat][kind]


def possible_fakirs(s: State) -> int:
    """As many fakirs as the player may have for all that others know.

    What the player is asked must not depend on more, or it would tell a secret.
    """
    p = s.seat
    return s.cards[p][FAKIR] - s.unseen[p][FAKIR] - s.older[p][FAKIR] + s.hidden[p]


def can_draw(s: State) -> bool:
    n = 0
    for kind in range(CARD_KINDS):
        n += s.deck[kind] + s.discards[kind]
    return n != 0


def ready_to_draw(s: State) -> bool:
    """False if there is no card at all; an empty deck is made anew of the discards (FT60, FT92)."""
    for kind in range(CARD_KINDS):
        if s.deck[kind] != 0:
            return True
    found = False
    for kind in range(CARD_KINDS):
        found = found or s.discards[kind] != 0
        s.deck[kind] = s.discards[kind]
        s.discards[kind] = 0
    if found:
        for p in range(MAX_PLAYERS):
            for kind in range(CARD_KINDS):
                s.older[p][kind] += s.unseen[p][kind]
                s.unseen[p][kind] = 0
    return found


def draw_unseen(s: State, kind: int) -> None:
    s.deck[kind] -= 1
    s.cards[s.seat][kind] += 1
    s.unseen[s.seat][kind] += 1
    s.hidden[s.seat] += 1
    s.count -= 1


def begin_draws(s: State, n: int) -> None:
    s.event = DRAW_CARD if n != 0 else NOTHING
    s.count = n


# ---- Sales (FT50) -------------------------------------------------------------------------------


def list_sales(s: State, out: Ints) -> int:
    """Goods to add to the set, one of each kind; SELL once there is one."""
    n = 0
    for kind in range(GOODS):
        if s.cards[s.seat][kind] != 0 and s.basket >> kind & 1 == 0:
            out[n] = PUT + kind
            n += 1
    if s.basket != 0:
        out[n] = SELL
        n += 1
    return n


def put_in_basket(s: State, kind: int) -> None:
    s.basket |= 1 << kind
    if not is_seen(s, kind):
        s.step = 0  # shown to all, so it cannot be taken back


def sell(s: State) -> None:
    size = 0
    for kind in range(GOODS):
        if s.basket >> kind & 1:
            spend(s, kind, 1)
            size += 1
    s.coins[s.seat] += SET_VALUES[size]
    s.basket = 0
