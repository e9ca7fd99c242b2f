"""What a search may know of a game besides its rules, as placeholders that the game's guide replaces.

A guide is a module of plain functions, `serai.bots.<game>_guide`; it is compiled together with the
rules and the search. What it finds more or less important is a row of numbers, its taste: TASTE names
them, and `<game>.toml` holds the values that were tuned. A game without a guide is searched by random
play to the end.
"""

from collections.abc import Sequence

from serai.core.schema import Floats, Ints, Record

TASTE: tuple[str, ...] = ()
MEMORY = 0  # cells behind the taste where the guide keeps what it knows and works out


def lore() -> Sequence[float]:
    """What stands there at first: worked out once, before any search. The other cells are 0."""
    return ()


def prefer(s: Record, legal: Ints, n: int, weight: Ints, taste: Floats) -> None:
    """Write how likely a sensible player is to choose each of n legal actions, as whole weights above 0."""
    for i in range(n):
        weight[i] = 1


def lean(s: Record, legal: Ints, n: int, weight: Ints, taste: Floats) -> None:
    """The same at a glance, for the decisions of a playout: there are many of them."""
    prefer(s, legal, n, weight, taste)


def settled(s: Record) -> bool:
    """Whether the position can be estimated: nothing is half done. It is asked on somebody's turn."""
    return False


def estimate(s: Record, points: Floats, taste: Floats) -> None:
    """Write the score that each player will have in the end, as well as can be told now."""
    for p in range(s.players):
        points[p] = 0.0
