"""How sure a lead is: from points to expect to chances to win, fitted to games that were played to their end.

A playout that is cut off says in no time what everybody's score will come to, but not who wins. The
more of a game is left, the less a lead means: its `heat` falls evenly from the beginning to the end.
"""

from collections.abc import Sequence
from itertools import product
from math import exp
from typing import NamedTuple

HEATS = tuple(0.25 * 1.5**k for k in range(16))  # points, from a quarter to about a hundred

Rows = Sequence[Sequence[float]]


class Heat(NamedTuple):
    """Points ahead that make a victory about three times as likely, at the beginning and at the end."""

    early: float
    late: float

    def at(self, part: float) -> float:
        """When this part of the game has been played."""
        return self.early + (self.late - self.early) * part


class Anchor(NamedTuple):
    """A moment that was played on to the end, too: what the heat is fitted to."""

    part: float  # of the game that had been played
    points: Rows
    win: Sequence[float]


def chances(points: Rows, heat: float) -> tuple[float, ...]:
    """Everybody's share of the victory, from points to expect."""
    sums = [0.0] * len(points[0])
    for row in points:
        best = max(row)
        shares = [exp((own - best) / heat) for own in row]
        total = sum(shares)
        for p, share in enumerate(shares):
            sums[p] += share / total
    return tuple(sum / len(points) for sum in sums)


def fit(anchors: Sequence[Anchor]) -> Heat:
    """The heat by which the chances at the anchors are least wrong."""

    def wrong(heat: Heat) -> float:
        return sum(
            (ours - true) ** 2
            for anchor in anchors
            for ours, true in zip(chances(anchor.points, heat.at(anchor.part)), anchor.win, strict=True)
        )

    return min((Heat(early, late) for early, late in product(HEATS, HEATS) if late <= early), key=wrong)
