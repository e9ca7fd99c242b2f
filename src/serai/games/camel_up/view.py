"""What one viewer may see of a game of Camel Up (CU26), built up from what is public and their own."""

from typing import Any

from serai.core.rules import CHANCE, OVER

from .state import State
from .tables import CAMELS, LEG_VALUES, LETTERS


def view(s: State, viewer: int) -> dict[str, Any]:
    ranking = _ranking(s)
    taken = _taken(s)
    return {
        "turn": None if s.turn == OVER else s.seat,
        "rolling": s.turn == CHANCE,
        "over": s.turn == OVER,
        "leg": s.leg,
        "idle": s.idle,
        "track": _track(s, ranking),
        "ranking": [LETTERS[camel] for camel in reversed(ranking)],
        "dice": [LETTERS[camel] for camel in range(CAMELS) if s.dice[camel]],
        "leg_tiles": {LETTERS[camel]: _left(s, camel) for camel in range(CAMELS)},
        "players": [_player(s, p, viewer, taken[p]) for p in range(s.players)],
        "winner_pile": _pile(s, 0, viewer),
        "loser_pile": _pile(s, 1, viewer),
    }


def _ranking(s: State) -> list[int]:
    """The camels on the track from last to first."""
    placed = sum(s.space[camel] > 0 for camel in range(CAMELS))
    return [s.order[i] for i in range(placed)]


def _track(s: State, ranking: list[int]) -> list[dict[str, Any]]:
    """Every space that holds something; 17 to 19 lie beyond the finish line."""
    stacks: dict[int, list[str]] = {}
    for camel in ranking:
        stacks.setdefault(s.space[camel], []).append(LETTERS[camel])
    laid = ((p, s.desert[p]) for p in range(s.players))
    tiles = {abs(space): {"owner": p, "oasis": space > 0} for p, space in laid if space}
    return [
        {"space": space, "camels": stacks.get(space, []), "desert": tiles.get(space)}
        for space in sorted(stacks.keys() | tiles.keys())
    ]


def _left(s: State, camel: int) -> list[int]:
    holder = s.leg_tile[camel]
    return [value for tile, value in enumerate(LEG_VALUES) if not holder[tile]]


def _taken(s: State) -> list[list[dict[str, Any]]]:
    """The leg tiles that each player has taken."""
    taken: list[list[dict[str, Any]]] = [[] for _ in range(s.players)]
    for camel, letter in enumerate(LETTERS):
        for tile, value in enumerate(LEG_VALUES):
            if holder := s.leg_tile[camel][tile]:
                taken[holder - 1].append({"camel": letter, "value": value})
    return taken


def _player(s: State, p: int, viewer: int, taken: list[dict[str, Any]]) -> dict[str, Any]:
    card = s.card[p]
    hand = [letter for camel, letter in enumerate(LETTERS) if not card[camel]]
    return {
        "money": s.money[p],
        "leg_tiles": taken,
        "pyramid_tiles": s.pyramid[p],
        "desert": s.desert[p],
        "cards": len(hand),
        "hand": hand if _knows(s, p, viewer) else None,
    }


def _pile(s: State, pile: int, viewer: int) -> list[dict[str, Any]]:
    """In the order laid; the camel is shown to whoever laid it, and to all at the end."""
    cards: list[dict[str, Any]] = [{} for _ in range(s.laid[pile])]
    sign = -1 if pile else 1
    for p in range(s.players if cards else 0):
        for camel, letter in enumerate(LETTERS):
            place = sign * s.card[p][camel]
            if place > 0:
                cards[place - 1] = {"player": p, "camel": letter if _knows(s, p, viewer) else None}
    return cards


def _knows(s: State, p: int, viewer: int) -> bool:
    return p == viewer or s.turn == OVER
