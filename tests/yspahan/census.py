"""Random games in bulk with everything counted: plain functions, bound to the rules and compiled.

A dead end, or a game that does not end, stops the run at once.
"""

from serai.core.playout import outcome
from serai.core.rng import below
from serai.core.rules import CHANCE, OVER, States, chance, copy, legal, play
from serai.core.schema import Ints

DEAD_END = -1
ENDLESS = -2
MOST_PLIES = 20_000


def census(
    states: States, games: int, rng: Ints, out: Ints, weight: Ints, actions: Ints, outcomes: Ints
) -> int:
    """Play games from states[1] on states[0], each number counted; the plies, or DEAD_END or ENDLESS."""
    s = states[0]
    plies = 0
    for _ in range(games):
        copy(states, 0, 1)
        before = plies
        while s.turn != OVER:
            if s.turn == CHANCE:
                if chance(s, out, weight) == 0:
                    return DEAD_END
                x = outcome(s, rng, out, weight)
                outcomes[x] += 1
            else:
                n = legal(s, out)
                if n == 0:
                    return DEAD_END
                x = out[below(rng, n)]
                actions[x] += 1
            play(s, x)
            plies += 1
            if plies - before > MOST_PLIES:
                return ENDLESS
    return plies
