"""Buildings: what can be paid for, and what building brings."""

from .state import State
from .tables import (
    BUILDING_POINTS,
    BUILDINGS,
    CAMEL_PRICE,
    CAMELS_SAVED,
    GOLD_PRICE,
    GOLD_SAVED,
    PADDOCK,
)


def buildable(s: State, p: int, saved: int) -> int:
    """The buildings that the player can build, as bits; one a turn (YS42)."""
    camels = s.camels[p] if saved & CAMELS_SAVED == 0 else CAMEL_PRICE[BUILDINGS - 1]
    gold = s.gold[p] if saved & GOLD_SAVED == 0 else GOLD_PRICE[BUILDINGS - 1]
    if s.has_built == 1 or camels < CAMEL_PRICE[PADDOCK]:  # nothing costs fewer camels
        return 0
    built = s.built[p]
    found = 0
    for b in range(BUILDINGS):
        if built[b] == 0 and CAMEL_PRICE[b] <= camels and GOLD_PRICE[b] <= gold:
            found |= 1 << b
    return found


def price(b: int, saved: int) -> tuple[int, int]:
    """Camels and gold, less what a building card saves."""
    camels = CAMEL_PRICE[b] if saved & CAMELS_SAVED == 0 else 0
    gold = GOLD_PRICE[b] if saved & GOLD_SAVED == 0 else 0
    return camels, gold


def standing(s: State, p: int) -> int:
    """How many buildings the player has."""
    buildings = 0
    for b in range(BUILDINGS):
        buildings += s.built[p][b]
    return buildings


def build(s: State, p: int, b: int) -> None:
    """The price is paid, and the building scores by its place among the player's (YS43)."""
    camels, gold = price(b, s.saved)
    s.camels[p] -= camels
    s.gold[p] -= gold
    s.points[p] += BUILDING_POINTS[standing(s, p)]
    s.built[p][b] = 1
    s.has_built = 1
    s.saved = 0
