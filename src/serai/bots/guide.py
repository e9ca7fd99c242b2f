"""What a search may know of a game besides its rules, as placeholders that the game's guide replaces.

A guide is a module of plain functions, `serai.bots.<game>_guide`; it is compiled together with the
rules and the search. A game without one is searched by random play to the end.
"""

from serai.core.rules import score
from serai.core.schema import Ints, Record


def prefer(s: Record, legal: Ints, n: int, weight: Ints) -> None:
    """Write how likely a sensible player is to choose each of n legal actions, as whole weights above 0."""
    for i in range(n):
        weight[i] = 1


def estimate(s: Record, out: Ints) -> None:
    """Write the score that each player will have in the end, as well as can be told now."""
    score(s, out)
