"""The caravan: cubes are loaded camel by camel, and counted when it is full and at the week's end."""

from .state import State
from .tables import LINE_OF, LINE_POINTS, LINES


def load(s: State, p: int) -> None:
    """A cube of the player goes on the first free camel and scores (YS34); a full caravan ends (YS35)."""
    camel = 0
    while s.caravan[camel] != 0:
        camel += 1
    s.caravan[camel] = p + 1
    s.points[p] += LINE_POINTS[LINE_OF[s.players][camel]]
    if camel + 1 == LINES * s.players:
        count_caravan(s)
        for i in range(camel + 1):
            s.caravan[i] = 0


def count_caravan(s: State) -> None:
    """Each player scores own cubes × the number of the highest line that holds one (YS61)."""
    for p in range(s.players):
        cubes = 0
        highest = 0
        for camel in range(LINES * s.players):
            if s.caravan[camel] == p + 1:
                cubes += 1
                highest = LINE_OF[s.players][camel] + 1
        s.points[p] += cubes * highest
