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
anew; so every way that fits is equally likely.
"""

from serai.core.rng import below
from serai.core.rules import CHANCE, OVER
from serai.core.schema import Ints

from .state import (
    LEFT_OVER,
    STOLEN_KIND,
    THIEF_NEED,
    THIEF_SEAT,
    VICTIM_NEED,
    VICTIM_PUBLIC,
    VICTIM_SEAT,
    State,
)
from .tables import (
    BAG,
    CHOOSE,
    DRAWING,
    DRAWN,
    FIRST,
    FIRST_GOODS,
    GOODS,
    GOODS_EACH,
    REVEALING,
    SHOW,
    SHOWING,
    SHOWN,
    SOME_BAG,
    SOME_DRAWN,
    SOME_SHOW,
    SOME_STOLEN,
    STOLEN,
)


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
    return_to_first_goods(s)
    find_least(s, viewer)
    while not (draw_first_goods(s, viewer, rng) and thefts_again(s, viewer, rng) and needs_are_met(s)):
        pass
    come_back(s)
    show_again(s, viewer, rng)


# ---- What must have been ------------------------------------------------------------------------


def return_to_first_goods(s: State) -> None:
    """The goods become those first drawn, the bag those first drawn of each kind in all."""
    for good in range(GOODS):
        s.bag[good] = 0
        for p in range(s.players):
            s.goods[p][good] -= s.public[p][good]
            s.bag[good] += s.goods[p][good]
    for t in range(s.thefts):
        kind = s.theft[t][STOLEN_KIND]
        s.goods[s.theft[t][VICTIM_SEAT]][kind] += 1
        s.goods[s.theft[t][THIEF_SEAT]][kind] -= 1


def find_least(s: State, viewer: int) -> None:
    """What each player must have drawn at least; of the viewer, all that they drew."""
    for p in range(s.players):
        for good in range(GOODS):
            if p == viewer:
                s.least[p][good] = s.goods[p][good]
            else:
                s.least[p][good] = least_drawn(s, viewer, p, good)


def least_drawn(s: State, viewer: int, p: int, good: int) -> int:
    """Whatever p must have had secretly, less what thefts can have brought by then."""
    least = 0
    stolen = 0
    for t in range(s.thefts):
        theft = s.theft[t]
        known = theft[THIEF_SEAT] == viewer or theft[VICTIM_SEAT] == viewer
        this = not known or theft[STOLEN_KIND] == good
        if theft[THIEF_SEAT] == p:
            least = max(least, theft[THIEF_NEED + good] - stolen)
            stolen += this
        elif theft[VICTIM_SEAT] == p:
            least = max(least, theft[VICTIM_NEED + good] - stolen)
            if known and this:
                least = max(least, 1 - theft[VICTIM_PUBLIC + good] - stolen)
                stolen -= 1
    return max(least, s.need[p][good] - stolen)


# ---- How it may have been -----------------------------------------------------------------------


def draw_first_goods(s: State, viewer: int, rng: Ints) -> bool:
    """Draw for all others what they must have drawn, then the rest at random.

    Of a kind that the viewer has counted, exactly as many come as there are; of the others any of
    the 15 can. A hand in which k of n alike goods were set beforehand comes up too often, once for
    each choice of the k: so it counts only one time in so many.
    """
    knows = s.knows[viewer] if viewer >= 0 else 0
    counted = 0  # goods of counted kinds to be placed
    loose = 0  # goods of other kinds to choose from
    free = 0  # places for them
    for p in range(s.players):
        free += first_goods(s, p)
    for good in range(GOODS):
        is_counted = knows >> good & 1
        left = s.bag[good] if is_counted == 1 else GOODS_EACH
        for p in range(s.players):
            s.goods[p][good] = s.least[p][good]
            left -= s.least[p][good]
            free -= s.least[p][good]
        s.least[LEFT_OVER][good] = left
        counted += left if is_counted == 1 else 0
        loose += 0 if is_counted == 1 else left
    ways = 1
    for p in range(s.players):
        rest = first_goods(s, p)
        for good in range(GOODS):
            rest -= s.least[p][good]
        for _ in range(rest):
            if below(rng, free) < counted:
                good = pick(s, knows, below(rng, counted))
                counted -= 1
            else:
                good = pick(s, ~knows, below(rng, loose))
                loose -= 1
            free -= 1
            s.goods[p][good] += 1
            s.least[LEFT_OVER][good] -= 1
        for good in range(GOODS):
            ways *= CHOOSE[s.goods[p][good]][s.least[p][good]]
    return below(rng, ways) == 0 and bag_was_never_short(s)


def first_goods(s: State, p: int) -> int:
    """How many goods a player has drawn."""
    if s.phase != DRAWING or p < s.pawn:
        return FIRST_GOODS
    return s.asked if p == s.pawn else 0


def pick(s: State, kinds: int, nth: int) -> int:
    """The kind of the nth good left over, among some kinds."""
    good = 0
    while True:
        if kinds >> good & 1 == 1:
            nth -= s.least[LEFT_OVER][good]
            if nth < 0:
                return good
        good += 1


def bag_was_never_short(s: State) -> bool:
    """With more goods first drawn than in truth, the bag would have held less all the time."""
    for good in range(GOODS):
        drawn = 0
        for p in range(s.players):
            drawn += s.goods[p][good]
        if drawn > s.bag[good] + s.low[good]:
            return False
    return True


def thefts_again(s: State, viewer: int, rng: Ints) -> bool:
    """Each theft takes one of the victim's goods; what viewers lost or took themselves is known."""
    for t in range(s.thefts):
        theft = s.theft[t]
        thief = theft[THIEF_SEAT]
        victim = theft[VICTIM_SEAT]
        owned = 0
        for good in range(GOODS):
            secretly = s.goods[victim][good]
            if secretly < theft[VICTIM_NEED + good] or s.goods[thief][good] < theft[THIEF_NEED + good]:
                return False
            owned += secretly + theft[VICTIM_PUBLIC + good]
        nth = below(rng, owned)
        good = 0
        while nth >= s.goods[victim][good] + theft[VICTIM_PUBLIC + good]:
            nth -= s.goods[victim][good] + theft[VICTIM_PUBLIC + good]
            good += 1
        if victim == viewer:
            good = theft[STOLEN_KIND]
        elif thief == viewer and good != theft[STOLEN_KIND]:
            return False
        theft[STOLEN_KIND] = good
        s.goods[victim][good] -= 1
        s.goods[thief][good] += 1
    return True


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
    if s.phase != SHOWING and s.phase != REVEALING:
        return
    first = s.asked if s.phase == REVEALING else 0
    last = s.players if s.phase == REVEALING else s.asked
    for n in range(first, last):
        p = s.pawn + n if s.pawn + n < s.players else s.pawn + n - s.players
        if p != viewer:
            s.showing[p] = below(rng, s.goods[p][s.named] + 1) + 1
