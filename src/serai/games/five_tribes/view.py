"""What one viewer may see of a game of Five Tribes (FT5), built up from what is public and their own."""

from typing import Any

from serai.core.rules import CHANCE, OVER

from .board import TILES
from .names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, PHASE_NAMES, TILE_NAMES, TRIBE_LETTERS
from .prospect import ends, takes
from .scoring import goods_points, points_in_sight
from .state import State
from .tables import (
    CARD_KINDS,
    DISCARDED,
    DJINNS,
    FACE_UP,
    GOODS,
    IN_DECK,
    KEEP,
    LAST_CAMEL,
    LOOKED,
    LOOKED_LAST,
    NO_MOVE,
    OWNED,
    PRICES,
    ROW,
    TARGET,
    TRACK,
    TRIBES,
    VICTIM,
    ZEROS,
)


def view(s: State, viewer: int) -> dict[str, Any]:
    return {
        "turn": None if s.turn == OVER else s.seat,
        "phase": _phase(s),
        "chance": s.turn == CHANCE,
        "over": s.turn == OVER,
        "round": s.round,
        "last_camel": bool(s.ending & LAST_CAMEL),
        "no_move": bool(s.ending & NO_MOVE),
        "tiles": [_tile(s, t) for t in range(TILES)],
        "move": _move(s),
        "bag": _meeples(s.bag),
        "palms": s.palms,
        "palaces": s.palaces,
        "row": [CARD_NAMES[s.front[i] - 1] for i in range(ROW) if s.front[i]],
        "deck": sum(s.deck[kind] for kind in range(CARD_KINDS)),
        "discards": _cards(s.discards),
        "djinn_row": _djinns(s, FACE_UP),
        "djinn_deck": len(_djinns(s, IN_DECK)),
        "djinn_discards": _djinns(s, DISCARDED),
        "looked": _looked(s, viewer),
        "bid_track": [s.bid[i] - 1 for i in range(len(s.bid)) if s.bid[i]],
        "turn_track": [
            {"price": PRICES[max(0, i - ZEROS + 1)], "player": s.track[i] - 1 if s.track[i] else None}
            for i in range(TRACK - 1, -1, -1)
        ],
        "basket": [CARD_NAMES[kind] for kind in range(GOODS) if s.basket >> kind & 1],
        "used": [DJINN_NAMES[djinn] for djinn in range(DJINNS) if s.used >> djinn & 1],
        "players": [_player(s, p, viewer) for p in range(s.players)],
    }


def _phase(s: State) -> str:
    if s.turn == OVER:
        return "over"
    return PHASE_NAMES[s.phase] if s.phase <= KEEP else "chance"


def _tile(s: State, t: int) -> dict[str, Any]:
    return {
        "tile": TILE_NAMES[t],
        "kind": KIND_NAMES[s.tile[t]] or None,
        "meeples": _meeples(s.meeple[t]),
        "camel": s.camel[t] - 1 if s.camel[t] else None,
        "palms": s.palm[t],
        "palaces": s.palace[t],
    }


def _move(s: State) -> dict[str, Any]:
    """The move under way: what is in hand, where it has got to, what is aimed at."""
    started = s.heading != 0 or any(s.hand[tribe] for tribe in range(TRIBES))
    return {
        "hand": _meeples(s.hand),
        "at": TILE_NAMES[s.at] if started else None,
        "spot": TILE_NAMES[s.spot] if s.phase == VICTIM or s.piece else None,
        "power": DJINN_NAMES[s.power] if s.phase == TARGET else None,
        "ends": ends(s),
        "takes": takes(s),
    }


def _player(s: State, p: int, viewer: int) -> dict[str, Any]:
    knows = p == viewer or s.turn == OVER
    return {
        "points": points_in_sight(s, p),
        "coins": s.coins[p] if knows else None,
        "viziers": s.viziers[p],
        "elders": s.elders[p],
        "camels": s.camels[p],
        "djinns": _djinns(s, OWNED + p),
        "cards": sum(s.cards[p][kind] for kind in range(CARD_KINDS)),
        "hand": _cards(s.cards[p]) if knows else None,
        "goods": goods_points(s, p) if knows else None,
    }


def _looked(s: State, viewer: int) -> list[str | None]:
    """The djinns that Sibittis shows; to others only how many."""
    looked = sorted(_djinns(s, LOOKED) + _djinns(s, LOOKED_LAST))
    return [*looked] if viewer == s.seat else [None for _ in looked]


def _djinns(s: State, where: int) -> list[str]:
    return [DJINN_NAMES[djinn] for djinn in range(DJINNS) if s.djinn[djinn] == where]


def _cards(counts: Any) -> dict[str, int]:
    return {CARD_NAMES[kind]: counts[kind] for kind in range(CARD_KINDS) if counts[kind]}


def _meeples(counts: Any) -> dict[str, int]:
    return {TRIBE_LETTERS[tribe]: counts[tribe] for tribe in range(TRIBES) if counts[tribe]}
