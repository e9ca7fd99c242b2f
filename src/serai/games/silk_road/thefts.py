"""Thefts between others: what was stolen, drawn along with the first goods or, if need be, before them."""

from serai.core.rng import below
from serai.core.schema import Ints

from .first_goods import draw_first_goods, find_least, find_least_of, is_party
from .showings import showings_count
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
from .tables import CHOOSE, FACTORIAL, FIRST_GOODS, GOODS, GOODS_EACH, GUESSES, SLOT_BITS

SHARES = 6  # divides by all choices among up to three goods
FINE = 1 << 38  # weights are whole numbers, so much finer than 1
HALF = 30  # bits of a random number that `below` can give


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


# ---- What was stolen, first ---------------------------------------------------------------------


def redraw_thefts_first(s: State, viewer: int, rng: Ints) -> None:
    """Kinds for all thefts, each set of them as likely as it can make the rest; then the rest."""
    while True:
        choose_thefts(s, viewer, rng)
        for guess in range(GUESSES):
            for t in range(s.thefts):
                s.theft[t][STOLEN_KIND] = s.guess[guess] >> SLOT_BITS * t & 7
            find_least(s, viewer, s.thefts)
            if draw_first_goods(s, viewer, rng) and thefts_count(s, viewer, rng):
                let_thefts_happen(s)
                if showings_count(s, viewer, rng):
                    for used in range(GUESSES):
                        s.guess[used] = 0
                    return


def choose_thefts(s: State, viewer: int, rng: Ints) -> None:
    """Go through all that can have been stolen, and keep some sets of kinds according to their weights.

    Theft by theft: a kind with which the needs cannot be met is not followed further.
    """
    total = 0
    sure = 0  # so many thefts have a kind
    before = 0
    find_least(s, viewer, 0)
    while True:
        for t in range(max(sure - 1, 0), max(before, sure)):
            find_least_of(s, viewer, s.theft[t][THIEF_SEAT], sure)
            find_least_of(s, viewer, s.theft[t][VICTIM_SEAT], sure)
        before = sure
        if sure == s.thefts:
            weight = weight_of_thefts(s, viewer)
            total += weight
            if weight > 0:
                keep_guess(s, weight, total, rng)
        if sure < s.thefts and can_have_been(s, viewer):
            if not is_party(s, viewer, sure):
                s.theft[sure][STOLEN_KIND] = 0
            sure += 1
        else:
            sure = next_kind(s, viewer, sure)
            if sure == 0:
                return


def keep_guess(s: State, weight: int, total: int, rng: Ints) -> None:
    """Each guess becomes the set of kinds at hand, as often as its weight is of the total so far."""
    packed = 0
    for t in range(s.thefts):
        packed |= s.theft[t][STOLEN_KIND] << SLOT_BITS * t
    for guess in range(GUESSES):
        if wide_below(rng, total) < weight:
            s.guess[guess] = packed


def next_kind(s: State, viewer: int, sure: int) -> int:
    """The next kind for the last theft that has one left; how many have a kind then."""
    while sure > 0 and (is_party(s, viewer, sure - 1) or s.theft[sure - 1][STOLEN_KIND] == GOODS - 1):
        sure -= 1
    if sure > 0:
        s.theft[sure - 1][STOLEN_KIND] += 1
    return sure


def can_have_been(s: State, viewer: int) -> bool:
    """Nobody must have drawn more goods than they did."""
    too_many = 0
    for p in range(s.players):
        if p != viewer:
            too_many += free_places(s, p) < 0
    return too_many == 0


def wide_below(rng: Ints, n: int) -> int:
    """A number from 0 to n - 1, for n up to 2**60."""
    if n <= 1 << HALF:
        return below(rng, n)
    while True:
        number = below(rng, (n >> HALF) + 1) << HALF | below(rng, 1 << HALF)
        if number < n:
            return number


def weight_of_thefts(s: State, viewer: int) -> int:
    """At least as much as the share of all ways in which just these kinds were stolen.

    The chance that the goods that must have been drawn are drawn, in any order, times the best
    chance that the thefts can have had.
    """
    weight = FINE
    if not can_have_been(s, viewer):
        return 0
    for p in range(s.players):
        if p != viewer:
            weight *= orders(s, p)
    weight = weight_of_draws(s, viewer, weight)
    for t in range(s.thefts):
        if s.theft[t][VICTIM_SEAT] != viewer:
            if is_first_of_its_kind(s, t):
                weight = weight * most_ways(s, s.theft[t][VICTIM_SEAT], s.theft[t][STOLEN_KIND]) // SHARES
            weight //= owned_before(s, t)
    return weight


def weight_of_draws(s: State, viewer: int, weight: int) -> int:
    """One by one, each good that must have been drawn comes from what is left then."""
    knows = s.knows[viewer] if viewer >= 0 else 0
    places = FIRST_GOODS * (s.players if viewer < 0 else s.players - 1)
    loose_places = places
    loose = 0
    for good in range(GOODS):
        left = s.bag[good] if knows >> good & 1 == 1 else GOODS_EACH
        if viewer >= 0:
            left -= s.least[viewer][good]
        if knows >> good & 1 == 1:
            loose_places -= left
        else:
            loose += left
        s.least[LEFT_OVER][good] = left
    for p in range(s.players):
        if p != viewer:
            for good in range(GOODS):
                for _ in range(s.least[p][good]):
                    weight = weight * max(s.least[LEFT_OVER][good], 0) // places
                    if knows >> good & 1 == 0:
                        weight = weight * max(loose_places, 0) // loose
                        loose_places -= 1
                        loose -= 1
                    s.least[LEFT_OVER][good] -= 1
                    places -= 1
    return weight


def free_places(s: State, p: int) -> int:
    """How many of the goods that a player drew can have been of any kind."""
    free = FIRST_GOODS
    for good in range(GOODS):
        free -= s.least[p][good]
    return free


def orders(s: State, p: int) -> int:
    """In how many orders the goods that a player must have drawn can have come among all."""
    alike = FACTORIAL[free_places(s, p)]
    for good in range(GOODS):
        alike *= FACTORIAL[s.least[p][good]]
    return FACTORIAL[FIRST_GOODS] // alike


def is_first_of_its_kind(s: State, t: int) -> bool:
    """No theft before took the same kind from the same victim."""
    before = 0
    while (
        s.theft[before][VICTIM_SEAT] != s.theft[t][VICTIM_SEAT]
        or s.theft[before][STOLEN_KIND] != s.theft[t][STOLEN_KIND]
    ):
        before += 1
    return before == t


def ways(s: State, p: int, good: int, drawn: int) -> int:
    """How often a hand with so many of a good drawn counts, in shares of SHARES.

    As many times as thieves could take different pieces of that good from it; but only one time in
    as many as there are choices of those that must have been drawn (see `first_goods.counts`).
    """
    number = SHARES // CHOOSE[drawn][s.least[p][good]]
    secretly = drawn
    for t in range(s.thefts):
        if s.theft[t][STOLEN_KIND] == good:
            if s.theft[t][VICTIM_SEAT] == p:
                number *= secretly + s.theft[t][VICTIM_PUBLIC + good]
                secretly -= 1
            elif s.theft[t][THIEF_SEAT] == p:
                secretly += 1
    return number


def most_ways(s: State, p: int, good: int) -> int:
    most = 0
    for drawn in range(s.least[p][good], s.least[p][good] + free_places(s, p) + 1):
        most = max(most, ways(s, p, good, drawn))
    return most


def owned_before(s: State, t: int) -> int:
    """How many goods the victim had."""
    victim = s.theft[t][VICTIM_SEAT]
    owned = FIRST_GOODS
    for good in range(GOODS):
        owned += s.theft[t][VICTIM_PUBLIC + good]
    for before in range(t):
        owned += s.theft[before][THIEF_SEAT] == victim
        owned -= s.theft[before][VICTIM_SEAT] == victim
    return owned


def thefts_count(s: State, viewer: int, rng: Ints) -> bool:
    """The hands drawn count as often as they should, compared with the most that was thought."""
    for p in range(s.players):
        if p != viewer:
            for good in range(GOODS):
                if below(rng, most_ways(s, p, good)) >= ways(s, p, good, s.goods[p][good]):
                    return False
    return True


def let_thefts_happen(s: State) -> None:
    for t in range(s.thefts):
        kind = s.theft[t][STOLEN_KIND]
        s.goods[s.theft[t][VICTIM_SEAT]][kind] -= 1
        s.goods[s.theft[t][THIEF_SEAT]][kind] += 1
