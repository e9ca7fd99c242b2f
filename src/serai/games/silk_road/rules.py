"""Silk Road. Clause ids (SR12) refer to docs/rules/silk_road.en.md.

The chapters: deal (set-up), road (a round), trade and vizier (the tiles), secrets (what is hidden).
"""

from typing import Any

from serai.core.rules import CHANCE
from serai.core.schema import Ints

from .board import lay_out
from .deal import (
    city_chances,
    deal,
    exchange_chances,
    good_chances,
    leader_chances,
    prepare,
    tile_chances,
)
from .observe import observe as observe
from .road import (
    answer,
    end_use,
    hand_on,
    legal_answers,
    legal_bids,
    legal_hands,
    legal_moves,
    legal_takes,
    make_bid,
    move,
    take,
)
from .secrets import resample as resample
from .secrets import seen as seen
from .state import State
from .tables import (
    ALONE_MOST,
    ANSWERING,
    BAG,
    BEGINNING,
    BIDDING,
    DEALING,
    DRAWING,
    DRAWN,
    EXCHANGING,
    EXCHANGING_WITH_CITY,
    GETTING,
    GO,
    GOODS,
    HAND,
    HANDING,
    LOOKING,
    MOVING,
    SHOW,
    SHOWING,
    SHOWN,
    STEALING,
    STOLEN,
    TAKING,
    USED,
)
from .trade import (
    bag_chance,
    goods_of,
    legal_gets,
    legal_use,
    see_bag,
    steal,
    use,
)
from .vizier import legal_shows, reveal, reveal_chance, show


def setup(s: State, players: int, board: dict[str, Any], eastward: bool, open_money: bool) -> None:
    s.players = players
    s.open_money = int(open_money)
    lay_out(s, board, eastward)
    prepare(s)


def legal(s: State, out: Ints) -> int:
    if s.phase == BIDDING:
        return legal_bids(s, out)
    if s.phase == ANSWERING:
        return legal_answers(s, out)
    if s.phase == MOVING:
        return legal_moves(s, out)
    if s.phase == TAKING:
        return legal_takes(s, out)
    if s.phase == HANDING:
        return legal_hands(s, out)
    if s.phase == SHOWING:
        return legal_shows(s, out)
    if s.phase == GETTING:
        return legal_gets(s, out)
    return legal_use(s, out)


def chance(s: State, out: Ints, weight: Ints) -> int:
    if s.phase == DEALING:
        return tile_chances(s, out, weight)
    if s.phase == EXCHANGING:
        return exchange_chances(s, out, weight)
    if s.phase == EXCHANGING_WITH_CITY:
        return city_chances(s, out, weight)
    if s.phase == BEGINNING:
        return leader_chances(s, out, weight)
    if s.phase == LOOKING:
        return bag_chance(s, out, weight)
    if s.phase == DRAWING:
        return good_chances(s, DRAWN, s.bag, out, weight)
    if s.phase == STEALING:
        return good_chances(s, STOLEN, s.goods[s.victim], out, weight)
    return reveal_chance(s, out, weight)


def play(s: State, x: int) -> None:
    if s.turn == CHANCE:
        if x < STOLEN:
            deal(s, x)
        elif x < BAG:
            steal(s, x - STOLEN)
        elif x < SHOWN:
            see_bag(s)
        else:
            reveal(s, x - SHOWN)
    elif s.phase == BIDDING:
        make_bid(s, x)
    elif s.phase == ANSWERING:
        answer(s, x)
    elif s.phase == MOVING:
        move(s, x - GO)
    elif s.phase == TAKING:
        take(s, x)
    elif s.phase == SHOWING:
        show(s, x - SHOW)
    elif s.phase == HANDING:
        hand_on(s, x - HAND)
    else:
        use(s, x)
    if s.phase == USED:
        end_use(s)


def score(s: State, out: Ints) -> None:
    """A point for each silver and each good, two for having alone most of a kind (SR40)."""
    for p in range(s.players):
        out[p] = s.money[p] + goods_of(s, p)
    for good in range(GOODS):
        most = 0
        holder = -1
        for p in range(s.players):
            if s.goods[p][good] > most:
                most = s.goods[p][good]
                holder = p
            elif s.goods[p][good] == most:
                holder = -1
        if holder >= 0:
            out[holder] += ALONE_MOST
