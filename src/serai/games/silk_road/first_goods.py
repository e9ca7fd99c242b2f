"""The goods first drawn behind the screens: what they must have been, and what they may have been.

The part of `secrets` that would hold without thieves; there it says what the numbers mean.
"""

from serai.core.rng import below
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
from .tables import CHOOSE, DRAWING, FIRST_GOODS, GOODS, GOODS_EACH

# ---- What must have been ------------------------------------------------------------------------


def return_to_first_goods(s: State, viewer: int) -> None:
    """The goods become those first drawn, the bag those first drawn of each kind in all.

    In `least` the viewer's own are kept for good, for they know them.
    """
    for good in range(GOODS):
        s.bag[good] = 0
        for p in range(s.players):
            s.goods[p][good] -= s.public[p][good]
            s.bag[good] += s.goods[p][good]
    for t in range(s.thefts):
        kind = s.theft[t][STOLEN_KIND]
        s.goods[s.theft[t][VICTIM_SEAT]][kind] += 1
        s.goods[s.theft[t][THIEF_SEAT]][kind] -= 1
    if viewer >= 0:
        for good in range(GOODS):
            s.least[viewer][good] = s.goods[viewer][good]


def is_party(s: State, viewer: int, t: int) -> bool:
    """Thief or victim: they know what was stolen."""
    return s.theft[t][THIEF_SEAT] == viewer or s.theft[t][VICTIM_SEAT] == viewer


def find_least(s: State, viewer: int, sure: int) -> None:
    """What each player but the viewer must have drawn at least.

    What was stolen is known to the viewer if they were party to it; the first `sure` thefts are
    taken for known, too.
    """
    for p in range(s.players):
        find_least_of(s, viewer, p, sure)


def find_least_of(s: State, viewer: int, p: int, sure: int) -> None:
    if p != viewer:
        for good in range(GOODS):
            s.least[p][good] = least_drawn(s, viewer, p, good, sure)


def least_drawn(s: State, viewer: int, p: int, good: int, sure: int) -> int:
    """Whatever p must have had secretly, less what thefts can have brought by then."""
    least = 0
    stolen = 0
    for t in range(s.thefts):
        theft = s.theft[t]
        if theft[THIEF_SEAT] == p:
            known = t < sure or theft[VICTIM_SEAT] == viewer
            least = max(least, theft[THIEF_NEED + good] - stolen)
            stolen += not known or theft[STOLEN_KIND] == good
        elif theft[VICTIM_SEAT] == p:
            known = t < sure or theft[THIEF_SEAT] == viewer
            least = max(least, theft[VICTIM_NEED + good] - stolen)
            if known and theft[STOLEN_KIND] == good:
                least = max(least, 1 - theft[VICTIM_PUBLIC + good] - stolen)
                stolen -= 1
    return max(least, s.need[p][good] - stolen)


# ---- How it may have been -----------------------------------------------------------------------


def draw_first_goods(s: State, viewer: int, rng: Ints) -> bool:
    """Draw for all others what they must have drawn, then the rest at random; False if it cannot be.

    Of a kind that the viewer has counted, exactly as many come as there are; of the others any of
    the 15 can.
    """
    knows = s.knows[viewer] if viewer >= 0 else 0
    left = s.least[LEFT_OVER]
    for good in range(GOODS):
        left[good] = s.bag[good] if knows >> good & 1 == 1 else GOODS_EACH
    free = 0  # places to fill
    for p in range(s.players):
        hand = s.goods[p]
        least = s.least[p]
        free += first_goods(s, p)
        for good in range(GOODS):
            must = least[good]
            hand[good] = must
            left[good] -= must
            free -= must
    counted = 0  # goods of counted kinds to be placed
    loose = 0  # goods of other kinds to choose from
    for good in range(GOODS):
        if knows >> good & 1 == 1:
            counted += left[good]
        else:
            loose += left[good]
    for p in range(s.players):
        hand = s.goods[p]
        rest = first_goods(s, p)
        for good in range(GOODS):
            rest -= hand[good]
        for _ in range(rest):
            if below(rng, free) < counted:
                good = pick(left, knows, below(rng, counted))
                counted -= 1
            else:
                good = pick(left, ~knows, below(rng, loose))
                loose -= 1
            free -= 1
            hand[good] += 1
            left[good] -= 1
    return bag_was_never_short(s)


def counts(s: State, rng: Ints) -> bool:
    """A hand in which k of n alike goods were set beforehand comes up once for each choice of the k.

    So it counts only one time in so many.
    """
    ways = 1
    for p in range(s.players):
        hand = s.goods[p]
        least = s.least[p]
        for good in range(GOODS):
            must = least[good]
            if must > 0:
                ways *= CHOOSE[hand[good]][must]
    return below(rng, ways) == 0


def first_goods(s: State, p: int) -> int:
    """How many goods a player has drawn."""
    if s.phase != DRAWING or p < s.pawn:
        return FIRST_GOODS
    return s.asked if p == s.pawn else 0


def pick(left: Ints, kinds: int, nth: int) -> int:
    """The kind of the nth good left over, among some kinds."""
    good = 0
    while True:
        if kinds >> good & 1 == 1:
            nth -= left[good]
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
