"""Many games side by side, one decision each a step: plain functions over any game.

`step_one` works on one state with its own random numbers: a CPU loops over it, a GPU thread calls it.
A game has a learner's seat, whose decisions are asked for while the others play at random; or it is
EVERYBODY, and every decision is asked for.
"""

from .playout import outcome, share
from .rng import below
from .rules import CHANCE, OVER, States, copy, legal, observe, play, score
from .schema import Grid, Ints, Record

EVERYBODY = -3  # in the place of a seat
ASKED = -1  # in the place of an action: it is the learner's


def unasked(s: Record, seat: int, rng: Ints, out: Ints, weight: Ints) -> int:
    """What chance or a random player does next; ASKED when the decision is the learner's."""
    if s.turn == CHANCE:
        return outcome(s, rng, out, weight)
    if seat == EVERYBODY or seat == s.turn:
        return ASKED
    return out[below(rng, legal(s, out))]


def begin(states: States, i: int, start: int, seat: int, rng: Ints, out: Ints, weight: Ints) -> None:
    """A new game on states[i], up to its first decision."""
    s = states[i]
    copy(states, i, start)
    x = unasked(s, seat, rng, out, weight)
    while x != ASKED:
        play(s, x)
        if s.turn == OVER:
            copy(states, i, start)
        x = unasked(s, seat, rng, out, weight)


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
    seat: Ints,
    rng: Ints,
    out: Ints,
    weight: Ints,
    points: Ints,
    reward: Ints,
    last: Ints,
) -> int:
    """Play the action, and on to the next decision; 1 when the game ended on the way.

    Then the rewards are dealt, `last` is how the player who acted saw the end, and a new game has
    begun, in which a learner sits one seat further on.
    """
    s = states[i]
    viewer = s.turn
    for p in range(s.players):
        reward[p] = 0
    ended = 0
    x = action
    while x != ASKED:
        play(s, x)
        if s.turn == OVER:
            score(s, points)
            share(points, s.players, reward)
            observe(s, viewer, last)
            ended = 1
            if seat[i] != EVERYBODY:
                seat[i] = (seat[i] + 1) % s.players
            copy(states, i, start)
        x = unasked(s, seat[i], rng, out, weight)
    return ended


def reset(
    states: States,
    n: int,
    seat: Ints,
    rng: Grid,
    out: Ints,
    weight: Ints,
    mask: Grid,
    observation: Grid,
    turn: Ints,
) -> None:
    """Begin n games, all from states[n]."""
    for i in range(n):
        begin(states, i, n, seat[i], rng[i], out, weight)
        turn[i] = states[i].turn
        show(states[i], mask[i], observation[i], out)


def step(
    states: States,
    n: int,
    action: Ints,
    seat: Ints,
    rng: Grid,
    out: Ints,
    weight: Ints,
    points: Grid,
    mask: Grid,
    observation: Grid,
    turn: Ints,
    reward: Grid,
    last: Grid,
    over: Ints,
) -> None:
    """One decision in each of n games."""
    for i in range(n):
        over[i] = step_one(states, i, n, action[i], seat, rng[i], out, weight, points[i], reward[i], last[i])
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


def illegal(n: int, mask: Grid, action: Ints) -> int:
    """The first of n games in which the action is not legal; n if there is none."""
    for i in range(n):
        if not 0 <= action[i] < len(mask[i]) or mask[i][action[i]] == 0:
            return i
    return n
