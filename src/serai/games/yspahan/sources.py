"""Where everybody's points come from."""

from collections.abc import Sequence

from serai.core.rules import CHANCE

from .state import State
from .tables import (
    BAZAAR,
    BAZAAR_POINTS,
    BUILD,
    CAMEL_FOR_GOLD,
    CAMELS_FOR_POINTS,
    COMPLETE,
    END,
    SOUK_VALUE,
    SOUKS,
)


def sources(states: Sequence[State], plays: Sequence[int]) -> dict[str, list[int]]:
    """A row a source, by player. `states` has the position before every play, and the last one."""
    players = states[0].players
    found = {name: [0] * players for name in ("souks", "bazaar", "caravan", "buildings", "sales")}
    for before, x, after in zip(states, plays, states[1:], strict=False):
        gains = [after.points[p] - before.points[p] for p in range(players)]
        if not any(gains):
            continue
        source = "caravan"
        if before.turn != CHANCE and BUILD <= x < END:
            source = "buildings"
        elif before.turn != CHANCE and CAMELS_FOR_POINTS <= x < CAMEL_FOR_GOLD:
            source = "sales"
        elif before.turn != CHANCE and x == END:  # of a week: first the souks count, then the caravan
            _add_souks(found, before, gains)
        for p in range(players):
            found[source][p] += gains[p]
    return found


def _add_souks(found: dict[str, list[int]], s: State, gains: list[int]) -> None:
    for souk in range(SOUKS):
        if s.goods[souk] == COMPLETE[souk]:
            p = s.owner[souk] - 1
            extra = BAZAAR_POINTS * s.built[p][BAZAAR]
            found["souks"][p] += SOUK_VALUE[souk]
            found["bazaar"][p] += extra
            gains[p] -= SOUK_VALUE[souk] + extra
