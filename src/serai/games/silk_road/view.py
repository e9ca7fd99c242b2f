"""What one viewer may see of a game of Silk Road (SR7), built up from what is public and their own."""

from typing import Any

from serai.core.rules import CHANCE, OVER

from .actions import tile_goods
from .state import State
from .tables import (
    ARROWS,
    BARTER,
    BEGINNING,
    CITIES,
    CITY_NAMES,
    COLOURS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    LEFT,
    MAX_TILES,
    REVEALING,
    SHOWING,
    SLOTS,
    TILE_CITIES,
)
from .trade import goods_of

PHASES = (
    *("deal", "exchange", "exchange", "draw", "begin", "steal", "look", "reveal"),
    *("bid", "answer", "move", "take", "use", "trade", "give", "get", "show", "hand"),
)


def view(s: State, viewer: int) -> dict[str, Any]:
    over = s.turn == OVER
    begun = over or s.phase > BEGINNING
    return {
        "turn": s.turn if s.turn >= 0 else None,
        "chance": s.turn == CHANCE,
        "over": over,
        "phase": None if over else PHASES[s.phase],
        "reconstruction": bool(s.reconstruction),
        "cities": [_city(s, city) for city in range(CITIES)],
        "goal": CITY_NAMES[s.goal],
        "caravan": CITY_NAMES[s.caravan] if begun else None,
        "pawn": s.pawn if begun and not over else None,
        "bid": {"player": s.bidder, "silver": s.bid} if s.bid else None,
        "due": s.due,
        "bonus": bool(s.bonus),
        "tile": _tile_in_use(s),
        "vizier": _vizier(s, viewer),
        "chosen": [GOOD_NAMES[good] for good in range(GOODS) if s.chosen >> good & 1],
        "bag": _bag(s, viewer),
        "players": [_player(s, p, viewer) for p in range(s.players)],
    }


def _city(s: State, city: int) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "name": CITY_NAMES[city],
        "next": [CITY_NAMES[s.arrow[city][i] - 1] for i in range(ARROWS) if s.arrow[city][i]],
        "printed": _tile(s, s.printed[city] - 1) if s.printed[city] else None,
        "colour": None,
        "tiles": [],
    }
    if city < TILE_CITIES:
        seen["colour"] = COLOURS[s.purple >> city & 1]
        seen["tiles"] = [_tile(s, s.tile[city][i] - 1) for i in range(MAX_TILES) if s.tile[city][i]]
    return seen


def _tile(s: State, kind: int) -> dict[str, Any]:
    if kind < BARTER:
        return {"kind": KIND_NAMES[kind]}
    left, right = tile_goods(s, kind)
    return {"kind": KIND_NAMES[kind], "give": _names(left), "get": _names(right)}


def _names(goods: list[int]) -> list[str]:
    return [GOOD_NAMES[good] for good in goods]


def _tile_in_use(s: State) -> dict[str, Any] | None:
    """The goods are those of this use, changes by Crooks included."""
    if s.kind == 0:
        return None
    goods = [s.pictured[slot] - 1 for slot in range(SLOTS)]
    left, right = [g for g in goods[:LEFT] if g >= 0], [g for g in goods[LEFT:] if g >= 0]
    return {"kind": KIND_NAMES[s.kind - 1], "left": _names(left), "right": _names(right), "given": s.given}


def _vizier(s: State, viewer: int) -> dict[str, Any] | None:
    """Showings are hidden until they are revealed one by one; one's own is not."""
    if s.turn == OVER or s.phase not in (SHOWING, REVEALING):
        return None
    shows = []
    for p in range(s.players):
        place = (p - s.pawn) % s.players
        chosen = s.phase == REVEALING or place < s.asked
        known = p == viewer or (s.phase == REVEALING and place < s.asked)
        shows.append({"chosen": chosen, "number": s.showing[p] - 1 if chosen and known else None})
    return {"good": GOOD_NAMES[s.named], "showing": shows}


def _bag(s: State, viewer: int) -> dict[str, Any]:
    """How many goods it holds, and of each kind that the viewer has counted, how many (SR39)."""
    knows = s.knows[viewer] if viewer >= 0 else 0
    if s.turn == OVER:
        knows = (1 << GOODS) - 1
    counted = {GOOD_NAMES[g]: s.bag[g] if knows >> g & 1 else None for g in range(GOODS)}
    return {"count": sum(s.bag[good] for good in range(GOODS)), "goods": counted}


def _player(s: State, p: int, viewer: int) -> dict[str, Any]:
    own = p == viewer or s.turn == OVER
    return {
        "count": goods_of(s, p),
        "goods": {GOOD_NAMES[good]: s.goods[p][good] for good in range(GOODS)} if own else None,
        "money": s.money[p] if own or s.open_money else None,
        "crooks": s.crooks[p],
        "shopkeepers": s.shopkeepers[p],
        "tokens": s.tokens[p],
    }
