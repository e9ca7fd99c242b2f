"""What is hidden (SR7, SR39): how a ply looks to a viewer, and a fair draw of all that they cannot know.

Goods come behind a screen in secret only by the first draw and by thefts; all else is done in the
open. So for each player and kind, at any time:

    goods = secretly + public        where `secretly` changes only when a thief strikes.

Whoever gives away or shows goods proves a least value of `secretly`: that is `need`. A theft ends
the time for which a need holds; it is then kept with the theft. The goods first drawn of a kind,
all players together, never change, so whoever has once counted that kind in the bag knows them for
good (`knows`); and the bag never held less than nothing (`low`).

The draw: each physical good is as likely as any other to have been drawn first, and to have been
stolen. A way that things can have gone is kept if it fits all that the viewer has seen, else drawn
anew; so every way that fits is equally likely. When hardly any way fits, what was stolen is drawn
first, from all that it can have been (thefts.py): the same ways, equally likely, found sooner.
What others choose tells nothing, except that they could choose it.
"""

from serai.core.rng import below
from serai.core.rules import CHANCE, OVER
from serai.core.schema import Ints

from .first_goods import counts, draw_first_goods, find_least, is_party, return_to_first_goods
from .showings import is_undisclosed, showings_count
from .state import LEFT_OVER, State
from .tables import (
    BAG,
    DRAWING,
    DRAWN,
    FIRST,
    GOODS,
    GOODS_EACH,
    PATIENCE,
    SHOW,
    SHOWING,
    SHOWN,
    SOME_BAG,
    SOME_DRAWN,
    SOME_SHOW,
    SOME_STOLEN,
    STOLEN,
)
from .thefts import redraw_thefts_first, thefts_again


def seen(s: State, x: int, viewer: int) -> int:
    """Goods drawn or stolen, looks into the bag and showings in progress are for some eyes only."""
    if s.turn != CHANCE:
        return SOME_SHOW if s.phase == SHOWING and s.turn != viewer and x >= SHOW else x
    if DRAWN <= x < FIRST and s.pawn != viewer:
        return SOME_DRAWN
    if STOLEN <= x < BAG and s.pawn != viewer and s.victim != viewer:
        return SOME_STOLEN
    if BAG <= x < SHOWN and s.pawn != viewer:
        return SOME_BAG + (x - BAG) // (GOODS_EACH + 1)
    return x


def resample(s: State, viewer: int, rng: Ints) -> None:
    if s.turn == OVER or s.phase < DRAWING:
        return
    return_to_first_goods(s, viewer)
    if not redraw(s, viewer, rng):
        redraw_thefts_first(s, viewer, rng)
    come_back(s)
    show_again(s, viewer, rng)


def redraw(s: State, viewer: int, rng: Ints) -> bool:
    """Draw until it fits, but not longer than it would take to go through all possible thefts."""
    tries = 1
    for t in range(s.thefts):
        if not is_party(s, viewer, t):
            tries *= GOODS
    find_least(s, viewer, 0)
    for _ in range(tries // 8 + PATIENCE):
        drawn = draw_first_goods(s, viewer, rng) and counts(s, rng)
        fits = drawn and thefts_again(s, viewer, rng) and needs_are_met(s)
        if fits and showings_count(s, viewer, rng):
            return True
    return False


def needs_are_met(s: State) -> bool:
    for p in range(s.players):
        for good in range(GOODS):
            if s.goods[p][good] < s.need[p][good]:
                return False
    return True


def come_back(s: State) -> None:
    """From what came in secretly to the goods of today."""
    for good in range(GOODS):
        drawn = 0
        in_hands = 0
        for p in range(s.players):
            drawn += s.goods[p][good]
            s.goods[p][good] += s.public[p][good]
            in_hands += s.goods[p][good]
            s.least[p][good] = 0
        s.least[LEFT_OVER][good] = 0
        s.low[good] += s.bag[good] - drawn
        s.bag[good] = GOODS_EACH - in_hands


def show_again(s: State, viewer: int, rng: Ints) -> None:
    """What others show the Vizier, unrevealed: any number that they own, all alike."""
    for p in range(s.players):
        if p != viewer and is_undisclosed(s, p):
            s.showing[p] = below(rng, s.goods[p][s.named] + 1) + 1
