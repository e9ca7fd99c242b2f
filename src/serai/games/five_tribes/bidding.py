"""Bidding for turn order, and whose turn it is (FT10-FT14, FT20)."""

from serai.core.rules import OVER
from serai.core.schema import Ints

from .state import State
from .tables import (
    BID,
    BID_FIRST,
    BID_SPOT,
    BIDDING,
    FAKIR,
    KUMARBI,
    MAX_MARKERS,
    MOVE,
    NO_MOVE,
    OWNED,
    PRICES,
    REFILL,
    SALE,
    TRACK,
    TURN_DUE,
    ZEROS,
)


def list_bids(s: State, out: Ints) -> int:
    """Every free spot that can be paid, by Kumarbi's discounts too (FT82)."""
    coins = s.coins[s.seat]
    discount = s.cards[s.seat][FAKIR] if s.djinn[KUMARBI] == OWNED + s.seat else 0
    n = 0
    offered = False
    for spot in range(len(PRICES)):
        if not is_free(s, spot):
            continue
        if PRICES[spot] <= coins or not offered:  # FT13: if need be, all one has for the cheapest
            out[n] = BID + BID_FIRST[spot]
            n += 1
            offered = True
        for fakirs in range(1, min(spot, discount) + 1):
            if PRICES[spot - fakirs] <= coins:
                out[n] = BID + BID_FIRST[spot] + fakirs
                n += 1
    return n


def is_free(s: State, spot: int) -> bool:
    """The zeros are one column for three markers (FT11)."""
    return s.track[spot + ZEROS - 1] == 0


def place_bid(s: State, spot: int, fakirs: int) -> None:
    """The markers on 0 are filled from the back: the last to bid plays first of them (FT11)."""
    s.coins[s.seat] -= min(PRICES[spot - fakirs], s.coins[s.seat])
    place = spot + ZEROS - 1
    if spot == 0:
        place = 0
        while s.track[place] != 0:
            place += 1
    s.track[place] = s.seat + 1
    first = 0
    while s.bid[first] == 0:
        first += 1
    s.bid[first] = 0


def spot_of(bid: int) -> int:
    return BID_SPOT[bid]


def next_bidder(s: State) -> None:
    """In the order of the bid track; when all have bid, turns begin (FT10)."""
    s.step = 0
    s.phase = TURN_DUE
    for i in range(MAX_MARKERS):
        if s.bid[i] != 0:
            s.seat = s.bid[i] - 1
            s.phase = BIDDING
            return


def next_turn(s: State) -> None:
    """The marker of the highest price, which goes to the bid track (FT12, FT20), or the clean-up."""
    clear_turn(s)
    place = TRACK - 1
    while place >= 0 and s.track[place] == 0:
        place -= 1
    if place >= 0:
        first = 0
        while s.bid[first] != 0:
            first += 1
        s.bid[first] = s.track[place]
        s.seat = s.track[place] - 1
        s.track[place] = 0
        s.phase = SALE if s.ending & NO_MOVE else MOVE  # FT61
    elif s.ending != 0:
        s.phase = 0
        s.seat = 0
        s.turn = OVER
    else:
        s.phase = REFILL


def clear_turn(s: State) -> None:
    s.step = 0
    s.at = 0
    s.heading = 0
    s.tribe = 0
    s.spot = 0
    s.piece = 0
    s.back = 0
    s.power = 0
    s.used = 0
