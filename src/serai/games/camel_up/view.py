"""What one viewer may see of a game of Camel Up (CU26), built up from what is public and their own."""

from typing import Any

from serai.core.rules import CHANCE, OVER

from .state import State
from .tables import CAMELS, LEG_VALUES, LETTERS, SPACES


def view(s: State, viewer: int) -> dict[str, Any]:
    return {
        "turn": None if s.turn == OVER else s.seat,
        "rolling": s.turn == CHANCE,
        "over": s.turn == OVER,
        "leg": s.leg,
        "idle": s.idle,
        "track": _track(s),
        "ranking": [LETTERS[camel] for camel in reversed(_ranking(s))],
        "dice": [LETTERS[camel] for camel in range(CAMELS) if s.dice[camel] == 1],
        "leg_tiles": {LETTERS[camel]: _left(s, camel) for camel in range(CAMELS)},
        "players": [_player(s, p, viewer) for p in range(s.players)],
        "winner_pile": _pile(s, 1, viewer),
        "loser_pile": _pile(s, -1, viewer),
    }


def _ranking(s: State) -> list[int]:
    """The camels on the track from last to first."""
    placed = sum(s.space[camel] > 0 for camel in range(CAMELS))
    return [s.order[i] for i in range(placed)]


def _track(s: State) -> list[dict[str, Any]]:
    """Every space that holds something; 17 to 19 lie beyond the finish line."""
    spaces = []
    for space in range(1, SPACES + 4):
        stack = [LETTERS[camel] for camel in _ranking(s) if s.space[camel] == space]
        tiles = [p for p in range(s.players) if abs(s.desert[p]) == space]
        if stack or tiles:
            tile = {"owner": tiles[0], "oasis": s.desert[tiles[0]] > 0} if tiles else None
            spaces.append({"space": space, "camels": stack, "desert": tile})
    return spaces


def _left(s: State, camel: int) -> list[int]:
    return [LEG_VALUES[t] for t in range(len(LEG_VALUES)) if s.leg_tile[camel][t] == 0]


def _player(s: State, p: int, viewer: int) -> dict[str, Any]:
    hand = [LETTERS[camel] for camel in range(CAMELS) if s.card[p][camel] == 0]
    taken = [
        {"camel": LETTERS[camel], "value": LEG_VALUES[tile]}
        for camel in range(CAMELS)
        for tile in range(len(LEG_VALUES))
        if s.leg_tile[camel][tile] == p + 1
    ]
    return {
        "money": s.money[p],
        "leg_tiles": taken,
        "pyramid_tiles": s.pyramid[p],
        "desert": s.desert[p],
        "cards": len(hand),
        "hand": hand if _knows(s, p, viewer) else None,
    }


def _pile(s: State, sign: int, viewer: int) -> list[dict[str, Any]]:
    """In the order laid; the camel is shown to whoever laid it, and to all at the end."""
    laid = sorted(
        (sign * s.card[p][camel], p, camel)
        for p in range(s.players)
        for camel in range(CAMELS)
        if sign * s.card[p][camel] > 0
    )
    return [{"player": p, "camel": LETTERS[camel] if _knows(s, p, viewer) else None} for _, p, camel in laid]


def _knows(s: State, p: int, viewer: int) -> bool:
    return p == viewer or s.turn == OVER
