"""What one viewer may see of a game of Yspahan (YS41), built up from what is public and their own."""

from typing import Any

from serai.core.rules import CHANCE, OVER

from .buildings import price
from .cards import deck_size
from .rules import yields
from .state import State
from .supervisor import fare, list_squares
from .tables import (
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    GO,
    KINDS,
    LINE_OF,
    LINE_POINTS,
    LINES,
    MOVE_SUPERVISOR,
    ROAD,
    ROAD_NAMES,
    SHOP_NAMES,
    SOUK_NAMES,
    SOUK_SIZE,
    SOUK_VALUE,
    SOUKS,
    SQUARE_NAMES,
    SQUARES,
)

_STAGES = ("prepare", "choose", "finish")
_TASKS = (
    *("nothing", "take more", "place", "move", "order", "send"),
    *("protect", "sell camels", "sell gold", "exchange", "build"),
)


def view(s: State, viewer: int) -> dict[str, Any]:
    return {
        "turn": None if s.turn == OVER else s.seat,
        "actor": s.turn if s.turn >= 0 else None,
        "over": s.turn == OVER,
        "week": s.week,
        "day": s.day,
        "order": [s.order[i] for i in range(s.players)],
        "played": s.played,
        "stage": _STAGES[s.stage],
        "task": _TASKS[s.task],
        "pending": _pending(s),
        "dice": _dice(s),
        "tower": [_group(s, square) for square in range(SQUARES)] if not _rolling(s) else None,
        "supervisor": ROAD_NAMES[s.supervisor],
        "fares": _fares(s),
        "souks": [_souk(s, souk) for souk in range(SOUKS)],
        "caravan": _caravan(s),
        "line_points": list(LINE_POINTS),
        "prices": {BUILDING_NAMES[b]: list(price(b, s.saved)) for b in range(BUILDINGS)},
        "deck": deck_size(s),
        "discards": _cards(s.discards),
        "players": [_player(s, p, viewer) for p in range(s.players)],
    }


def _rolling(s: State) -> bool:
    return s.turn == CHANCE and s.white_left + s.yellow_left > 0


def _pending(s: State) -> dict[str, Any]:
    """What the task at hand is about."""
    return {
        "extra": bool(s.extra),
        "cubes": s.cubes,
        "place": SQUARE_NAMES[s.place] if s.place else None,
        "pips": s.pips,
        "waiting": [SHOP_NAMES[s.waiting[i] - 1] for i in range(2) if s.waiting[i]],
        "has_built": bool(s.has_built),
        "saved": s.saved,
        "swap": s.swap,
        "drawer": s.drawer - 1 if s.drawer else None,
    }


def _dice(s: State) -> dict[str, Any] | None:
    """While they roll: how many of each value lie there, and how many are still to come."""
    if not _rolling(s):
        return None
    return {
        "white": [s.white[side] for side in range(SQUARES)],
        "yellow": [s.yellow[side] for side in range(SQUARES)],
        "white_left": s.white_left,
        "yellow_left": s.yellow_left,
    }


def _fares(s: State) -> dict[str, int] | None:
    """While the Supervisor is to walk: the squares he can reach, and the gold each costs."""
    if s.task != MOVE_SUPERVISOR:
        return None
    squares = [0] * ROAD
    n = list_squares(s, s.turn, squares)
    return {ROAD_NAMES[x - GO]: fare(s, s.turn, x - GO) for x in squares[:n]}


def _group(s: State, square: int) -> dict[str, Any]:
    return {
        "square": SQUARE_NAMES[square],
        "white": s.white[square],
        "yellow": s.yellow[square],
        "value": s.value[square],
        "yields": yields(s, s.seat, square),
    }


def _souk(s: State, souk: int) -> dict[str, Any]:
    return {
        "name": SOUK_NAMES[souk],
        "value": SOUK_VALUE[souk],
        "owner": s.owner[souk] - 1 if s.owner[souk] else None,
        "cubes": [s.goods[souk] >> i & 1 for i in range(SOUK_SIZE[souk])],
    }


def _caravan(s: State) -> list[list[int | None]]:
    """Line by line from the bottom, each in travel order: whose cube a camel carries."""
    lines: list[list[int | None]] = [[] for _ in range(LINES)]
    for camel in range(LINES * s.players):
        owner = s.caravan[camel]
        lines[LINE_OF[s.players][camel]].append(owner - 1 if owner else None)
    return lines


def _player(s: State, p: int, viewer: int) -> dict[str, Any]:
    return {
        "points": s.points[p],
        "gold": s.gold[p],
        "camels": s.camels[p],
        "buildings": [BUILDING_NAMES[b] for b in range(BUILDINGS) if s.built[p][b]],
        "cards": sum(s.hand[p][kind] for kind in range(KINDS)),
        "hand": _cards(s.hand[p]) if p == viewer or s.turn == OVER else None,
    }


def _cards(pile: Any) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(pile[kind])]
