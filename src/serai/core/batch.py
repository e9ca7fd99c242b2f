"""Many games side by side, one decision each a step: plain functions over any game.

`step_one` works on one state with its own random numbers: a CPU loops over it, a GPU thread calls it.
"""

from .playout import outcome, share
from .rng import below
from .rules import CHANCE, OVER, States, copy, legal, observe, play, score
from .schema import Grid, Ints, Record


def begin(states: States, i: int, start: int, rng: Ints, out: Ints, weight: Ints) -> None:
    """A new game on states[i], up to its first decision."""
    copy(states, i, start)
    settle(states, i, rng, out, weight)


def settle(states: States, i: int, rng: Ints, out: Ints, weight: Ints) -> None:
    """Let chance act until a player has to decide."""
    s = states[i]
    while s.turn == CHANCE:
        play(s, outcome(s, rng, out, weight))


def show(s: Record, mask: Ints, observation: Ints, out: Ints) -> None:
    """What the player to move may do (1 for every legal action), and what they know."""
    for a in range(len(mask)):
        mask[a] = 0
    for k in range(legal(s, out)):
        mask[out[k]] = 1
    observe(s, s.turn, observation)


def step_one(
    states: States,
    i: int,
    start: int,
    action: int,
    rng: Ints,
    out: Ints,
    weight: Ints,
    points: Ints,
    reward: Ints,
) -> int:
    """Play the action; 1 when that ended the game: then the rewards are dealt and a new one begins."""
    s = states[i]
    play(s, action)
    settle(states, i, rng, out, weight)
    for p in range(s.players):
        reward[p] = 0
    if s.turn != OVER:
        return 0
    score(s, points)
    share(points, s.players, reward)
    begin(states, i, start, rng, out, weight)
    return 1


def reset(
    states: States, n: int, rng: Grid, out: Ints, weight: Ints, mask: Grid, observation: Grid, turn: Ints
) -> None:
    """Begin n games, all from states[n]."""
    for i in range(n):
        begin(states, i, n, rng[i], out, weight)
        turn[i] = states[i].turn
        show(states[i], mask[i], observation[i], out)


def step(
    states: States,
    n: int,
    action: Ints,
    rng: Grid,
    out: Ints,
    weight: Ints,
    points: Grid,
    mask: Grid,
    observation: Grid,
    turn: Ints,
    reward: Grid,
    over: Ints,
) -> None:
    """One decision in each of n games."""
    for i in range(n):
        over[i] = step_one(states, i, n, action[i], rng[i], out, weight, points[i], reward[i])
        turn[i] = states[i].turn
        show(states[i], mask[i], observation[i], out)


def pick(n: int, rng: Grid, mask: Grid, action: Ints, out: Ints) -> None:
    """A random legal action for each of n games, from their masks: a baseline, and a benchmark."""
    for i in range(n):
        count = 0
        for a in range(len(mask[i])):
            out[count] = a
            count += mask[i][a]
        action[i] = out[below(rng[i], count)]
