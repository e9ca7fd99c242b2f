"""A round: bidding for the leader, moving the caravan, and handing the pawn around the market."""

from serai.core.rules import OVER
from serai.core.schema import Ints

from .state import State
from .tables import (
    ACCEPT,
    ANSWERING,
    ARROWS,
    BID,
    BIDDING,
    BONUS,
    CROOK,
    GO,
    HAND,
    HANDING,
    KEEP,
    MAX_BID,
    MOVING,
    PASS,
    SHOP,
    SHOPKEEPER,
    SLOTS,
    TAKE,
    TAKING,
    USED,
)
from .tiles import remove_tile, tiles_on_a_city
from .trade import begin_use

# ---- Bidding ------------------------------------------------------------------------------------


def begin_round(s: State, leader: int) -> None:
    """All tokens are with the leader again; bids begin on their left (SR10, SR22)."""
    s.pawn = leader
    for p in range(s.players):
        s.tokens[p] = 0
    s.phase = BIDDING
    s.turn = next_seat(s, leader)
    s.step = 0


def next_seat(s: State, p: int) -> int:
    return p + 1 if p + 1 < s.players else 0


def legal_bids(s: State, out: Ints) -> int:
    """Pass, or more than the last bid, as far as one's silver reaches (SR10)."""
    out[0] = PASS
    n = 1
    for silver in range(s.bid + 1, min(s.money[s.turn], MAX_BID) + 1):
        out[n] = BID + silver - 1
        n += 1
    return n


def make_bid(s: State, x: int) -> None:
    if x != PASS:
        s.bid = x - BID + 1
        s.bidder = s.turn
    s.asked += 1
    s.step = 0
    if s.asked < s.players - 1:
        s.turn = next_seat(s, s.turn)
    else:
        s.asked = 0
        s.turn = s.pawn
        s.phase = MOVING if s.bid == 0 else ANSWERING


def legal_answers(s: State, out: Ints) -> int:
    """Take the money, or keep the pawn and pay as much, if one can (SR11)."""
    out[0] = ACCEPT
    if s.money[s.pawn] < s.bid:
        return 1
    out[1] = KEEP
    return 2


def answer(s: State, x: int) -> None:
    if x == ACCEPT:
        s.money[s.bidder] -= s.bid
        s.money[s.pawn] += s.bid
        s.pawn = s.bidder
        s.step = 0
    else:
        s.money[s.pawn] -= s.bid
        s.money[s.bidder] += s.bid
        s.step += 1
    s.bid = 0
    s.bidder = 0
    s.turn = s.pawn
    s.phase = MOVING


# ---- Moving the caravan -------------------------------------------------------------------------


def legal_moves(s: State, out: Ints) -> int:
    """Along one of the arrows (SR12)."""
    n = 0
    for i in range(ARROWS):
        if s.arrow[s.caravan][i] != 0:
            out[n] = GO + s.arrow[s.caravan][i] - 1
            n += 1
    return n


def move(s: State, city: int) -> None:
    s.caravan = city
    for p in range(s.players):
        s.fresh[p] = 0
    if city == s.goal:  # SR13
        s.turn = OVER
        s.phase = 0
        s.step = 0
    else:
        s.tiles_left = tiles_on_a_city(s)
        s.bonus = 1 if s.printed[city] != 0 else 0  # SR20
        s.step += 1
        begin_turn(s)


# ---- The market ---------------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    s.due = 1
    s.turn = s.pawn
    s.phase = TAKING


def legal_takes(s: State, out: Ints) -> int:
    """The printed action (SR20), a Shopkeeper (SR37), or a tile: each kind once (SR21)."""
    n = 0
    if s.bonus == 1:
        out[n] = BONUS
        n += 1
    if s.shopped == 0 and s.tiles_left >= 2 and s.shopkeepers[s.pawn] > s.fresh[s.pawn]:
        out[n] = SHOP
        n += 1
    before = 0
    for i in range(s.tiles_left):
        kind = s.tile[s.caravan][i]
        if kind != before:
            out[n] = TAKE + kind - 1
            n += 1
            before = kind
    return n


def take(s: State, x: int) -> None:
    s.step += 1
    if x == SHOP:
        s.shopkeepers[s.pawn] -= 1
        s.shopped = 1
        s.due = 2
        return
    s.bonus = 0
    kind = s.printed[s.caravan] - 1
    if x >= TAKE:
        kind = x - TAKE
        remove_tile(s, s.caravan, kind)
        s.tiles_left -= 1
        s.due -= 1
    if kind == CROOK:  # SR36
        s.crooks[s.pawn] += 1
        s.phase = USED
    elif kind == SHOPKEEPER:
        s.shopkeepers[s.pawn] += 1
        s.fresh[s.pawn] += 1
        s.phase = USED
    else:
        begin_use(s, kind)


def end_use(s: State) -> None:
    """A tile, or the printed action, is done with: take the next one, or hand the pawn on."""
    s.kind = 0
    s.changed = 0
    for slot in range(SLOTS):
        s.pictured[slot] = 0
    s.turn = s.pawn
    if s.due > 0:
        s.phase = TAKING
        return
    s.tokens[s.pawn] += 1
    s.shopped = 0
    others = 0
    only = s.pawn  # three players: the leader may be the one who took the last tile (SR23)
    for p in range(s.players):
        if may_receive(s, p):
            others += 1
            only = p
    if others > 1:
        s.phase = HANDING
    else:
        hand_on(s, only)


def may_receive(s: State, p: int) -> bool:
    """Others who have not played in this round; with three players, not twice (SR21, SR23)."""
    return p != s.pawn and s.tokens[p] < (2 if s.players == 3 else 1)


def legal_hands(s: State, out: Ints) -> int:
    n = 0
    for p in range(s.players):
        if may_receive(s, p):
            out[n] = HAND + p
            n += 1
    return n


def hand_on(s: State, p: int) -> None:
    """Pawn and tokens go to a player: for a turn, or as the next leader (SR22)."""
    if s.tiles_left == 0:
        begin_round(s, p)
    else:
        s.pawn = p
        s.step = 0
        begin_turn(s)
