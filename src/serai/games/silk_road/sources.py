"""Where everybody's points come from."""

from collections.abc import Sequence
from itertools import pairwise

from .rules import score
from .state import State
from .tables import ANSWERING, BIDDING, REVEALING
from .trade import goods_of


def sources(states: Sequence[State], plays: Sequence[int]) -> dict[str, list[int]]:
    """A row a source, by player. `states` has the position before every play, and the last one."""
    last = states[-1]
    players = last.players
    found = {name: [0] * players for name in ("start", "bids", "sales", "purchases", "vizier")}
    found["start"] = [states[0].money[p] for p in range(players)]
    for before, after in pairwise(states):
        for p in range(players):
            silver = after.money[p] - before.money[p]
            if before.phase in (BIDDING, ANSWERING):
                source = "bids"
            elif before.phase == REVEALING:
                source = "vizier"
            else:
                source = "sales" if silver > 0 else "purchases"
            found[source][p] += silver
    found["goods"] = [goods_of(last, p) for p in range(players)]
    points = [0] * players
    score(last, points)
    found["most"] = [points[p] - last.money[p] - found["goods"][p] for p in range(players)]
    return found
