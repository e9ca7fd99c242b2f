"""What others have decided to show the Grand Vizier, as long as nobody knows it."""

from serai.core.rng import below
from serai.core.schema import Ints

from .state import State
from .tables import GOODS, REVEALING, SHOWING


def is_undisclosed(s: State, p: int) -> bool:
    """They have decided, and it is not revealed yet."""
    place = p - s.pawn if p >= s.pawn else p - s.pawn + s.players
    if s.phase == SHOWING:
        return place < s.asked
    return s.phase == REVEALING and place >= s.asked


def showings_count(s: State, viewer: int, rng: Ints) -> bool:
    """A hand with n of the Vizier's good comes with any of n + 1 showings, so it counts that often.

    Compared with the most of it that the player can have: all goods that are not certainly others.
    Called when `goods` are what came in secretly.
    """
    for p in range(s.players):
        if p != viewer and is_undisclosed(s, p):
            most = 0
            for good in range(GOODS):
                most += s.goods[p][good]
                if good != s.named:
                    most -= s.need[p][good]
            most += s.public[p][s.named]
            if below(rng, most + 1) > s.goods[p][s.named] + s.public[p][s.named]:
                return False
    return True
