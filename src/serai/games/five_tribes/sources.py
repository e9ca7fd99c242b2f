"""Where everybody's points come from: all of it can be seen in the last position."""

from collections.abc import Sequence

from .board import TILES
from .scoring import djinn_points, goods_points, points_in_sight, tile_points, vizier_points
from .state import State
from .tables import TILE_POINTS


def sources(states: Sequence[State], plays: Sequence[int]) -> dict[str, list[int]]:
    """A row a source, by player. `states` has the position before every play, and the last one."""
    s = states[-1]
    players = range(s.players)
    tiles = [sum(TILE_POINTS[s.tile[t]] for t in range(TILES) if s.camel[t] == p + 1) for p in players]
    viziers = [vizier_points(s, p) for p in players]
    djinns = [djinn_points(s, p) for p in players]
    rest = [viziers[p] + djinns[p] + tile_points(s, p) for p in players]
    return {
        "coins": [s.coins[p] for p in players],
        "viziers": viziers,
        "elders": [points_in_sight(s, p) - rest[p] for p in players],
        "djinns": djinns,
        "tiles": tiles,
        "palms": [tile_points(s, p) - tiles[p] for p in players],
        "goods": [goods_points(s, p) for p in players],
    }
