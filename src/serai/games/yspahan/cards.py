"""Cards: when each may be played, what it does, and how cards are drawn."""

from serai.core.rules import CHANCE
from serai.core.schema import Ints

from .buildings import buildable
from .caravan import load
from .city import can_place
from .state import State
from .tables import (
    BUILD_WITHOUT_CAMELS,
    BUILD_WITHOUT_GOLD,
    CAMELS_SAVED,
    CARD,
    CARD_THAT_SAVES,
    EXCHANGE,
    GIFT,
    GOLD_SAVED,
    KINDS,
    PLACE,
    PLACE_IN_SHOP,
    PLACE_ON_CARAVAN,
    PLAY_BOTH,
    RAISE,
    SELL_CAMELS,
    SELL_GOLD,
    SWAP,
    TAKE_CAMELS,
    TAKE_GOLD,
    TRADE_CAMELS,
    TRADE_GOLD,
)


def cards_held(s: State, p: int) -> int:
    """The kinds of cards in the player's hand, as bits."""
    hand = s.hand[p]
    held = 0
    for kind in range(KINDS):
        held |= (hand[kind] > 0) << kind
    return held


def cards_that_work(s: State, p: int, held: int) -> int:
    """Those whose effect can be carried out (YS64); behind them, both building cards together (YS59)."""
    able = 1 << TAKE_GOLD | 1 << TAKE_CAMELS | 1 << PLACE_ON_CARAVAN
    if s.camels[p] > 0:
        able |= 1 << SELL_CAMELS | 1 << EXCHANGE
    if s.gold[p] > 0:
        able |= 1 << SELL_GOLD | 1 << EXCHANGE
    if held >> PLACE_IN_SHOP & 1 == 1 and can_place(s, p, 0):
        able |= 1 << PLACE_IN_SHOP
    if held & (1 << BUILD_WITHOUT_CAMELS | 1 << BUILD_WITHOUT_GOLD) != 0:
        held |= (held >> BUILD_WITHOUT_CAMELS & held >> BUILD_WITHOUT_GOLD & 1) << PLAY_BOTH
        for saved in range(1, len(CARD_THAT_SAVES)):
            able |= (buildable(s, p, saved) != 0) << CARD_THAT_SAVES[saved]
    return held & able


def play_card(s: State, p: int, kind: int) -> None:
    """The card goes on the discard pile and its effect begins (YS50-YS58)."""
    discard(s, p, kind)
    if kind == TAKE_GOLD:
        s.gold[p] += GIFT
    elif kind == TAKE_CAMELS:
        s.camels[p] += GIFT
    elif kind == PLACE_IN_SHOP:
        s.task = PLACE
        s.cubes = 1
    elif kind == PLACE_ON_CARAVAN:
        load(s, p)
    elif kind == SELL_CAMELS:
        s.task = TRADE_CAMELS
    elif kind == SELL_GOLD:
        s.task = TRADE_GOLD
    elif kind == EXCHANGE:
        s.task = SWAP
    else:
        s.task = RAISE
        s.saved = CAMELS_SAVED if kind == BUILD_WITHOUT_CAMELS else GOLD_SAVED


def play_both(s: State, p: int) -> None:
    """Both building cards together on one building, which is then free (YS59)."""
    discard(s, p, BUILD_WITHOUT_CAMELS)
    discard(s, p, BUILD_WITHOUT_GOLD)
    s.task = RAISE
    s.saved = CAMELS_SAVED + GOLD_SAVED


def discard(s: State, p: int, kind: int) -> None:
    s.hand[p][kind] -= 1
    s.discards[kind] += 1


# ---- Drawing (YS40) -----------------------------------------------------------------------------


def any_to_draw(s: State) -> bool:
    cards = 0
    for kind in range(KINDS):
        cards += s.deck[kind] + s.discards[kind]
    return cards > 0


def deck_size(s: State) -> int:
    left = 0
    for kind in range(KINDS):
        left += s.deck[kind]
    return left


def begin_draw(s: State, p: int) -> None:
    """With neither deck nor discards, nothing is drawn."""
    if any_to_draw(s):
        s.drawer = p + 1
        s.turn = CHANCE


def list_draws(s: State, out: Ints, weight: Ints) -> int:
    """What may be drawn, from the deck or, when it is empty, from the discards about to be shuffled."""
    pile = s.deck if deck_size(s) > 0 else s.discards
    n = 0
    for kind in range(KINDS):
        if pile[kind] > 0:
            out[n] = CARD + kind
            weight[n] = pile[kind]
            n += 1
    return n


def draw(s: State, kind: int) -> None:
    if deck_size(s) == 0:
        for k in range(KINDS):
            s.deck[k] = s.discards[k]
            s.discards[k] = 0
    s.deck[kind] -= 1
    s.hand[s.drawer - 1][kind] += 1
    s.drawer = 0
