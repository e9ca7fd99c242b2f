"""Tiles on the cities of the map. A city's tiles lie in ascending order of their kinds."""

from .state import State
from .tables import MAX_TILES


def tiles_on_a_city(s: State) -> int:
    """Players - 1, with three players 5 (SR3); so many turn tokens there are, too."""
    return MAX_TILES if s.players == 3 else s.players - 1


def put_tile(s: State, city: int, kind: int) -> None:
    i = 0
    while s.tile[city][i] != 0:
        i += 1
    while i > 0 and s.tile[city][i - 1] > kind + 1:
        s.tile[city][i] = s.tile[city][i - 1]
        i -= 1
    s.tile[city][i] = kind + 1


def remove_tile(s: State, city: int, kind: int) -> None:
    i = 0
    while s.tile[city][i] != kind + 1:
        i += 1
    while i + 1 < MAX_TILES:
        s.tile[city][i] = s.tile[city][i + 1]
        i += 1
    s.tile[city][i] = 0
