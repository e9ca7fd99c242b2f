"""Random play over any game: plain functions, bound to a game and run interpreted or compiled."""

from .rng import below
from .rules import CHANCE, OVER, States, chance, copy, legal, play, score
from .schema import Grid, Ints, Record

WHOLE = 840  # one victory; it divides evenly among up to 8 players


def outcome(s: Record, rng: Ints, out: Ints, weight: Ints) -> int:
    """An outcome of the chance event at hand, each as likely as its weight says."""
    n = chance(s, out, weight)
    total = 0
    for k in range(n):
        total += weight[k]
    left = below(rng, total)
    if total == n:  # all weights are 1
        return out[left]
    k = 0
    while left >= weight[k]:
        left -= weight[k]
        k += 1
    return out[k]


def share(points: Ints, players: int, out: Ints) -> None:
    """Each player's share of the victory, in parts of WHOLE."""
    best = points[0]
    for p in range(1, players):
        best = max(best, points[p])
    winners = 0
    for p in range(players):
        winners += points[p] == best
    for p in range(players):
        out[p] = WHOLE // winners if points[p] == best else 0


def playouts(
    states: States, games: int, rng: Ints, out: Ints, weight: Ints, points: Ints, tally: Grid
) -> int:
    """Play games from states[1] on states[0]; the number of decisions taken.

    The rows of `tally` sum up, per player: scores, squared scores, victories in parts of WHOLE.
    """
    s = states[0]
    decisions = 0
    for _ in range(games):
        copy(states, 0, 1)
        while s.turn != OVER:
            if s.turn == CHANCE:
                x = outcome(s, rng, out, weight)
            else:
                x = out[below(rng, legal(s, out))]
                decisions += 1
            play(s, x)
        score(s, points)
        for p in range(s.players):
            tally[0][p] += points[p]
            tally[1][p] += points[p] * points[p]
        share(points, s.players, out)
        for p in range(s.players):
            tally[2][p] += out[p]
    return decisions


def trace(states: States, room: int, rng: Ints, out: Ints, weight: Ints, points: Ints, plies: Grid) -> int:
    """One random game from states[0], each position kept: states[k] is the one after k plies.

    `plies[k]` holds what was played there, how many choices there were, and a checksum of them.
    Stops at the end of the game or of the room, with the scores in `points`; the number of plies.
    """
    k = 0
    while states[k].turn != OVER and k + 1 < room:
        s = states[k]
        n = chance(s, out, weight) if s.turn == CHANCE else legal(s, out)
        plies[k][1] = n
        plies[k][2] = 0
        for i in range(n):
            plies[k][2] = (plies[k][2] * 31 + out[i]) % 1000003
        chosen = outcome(s, rng, out, weight) if s.turn == CHANCE else out[below(rng, n)]
        plies[k][0] = chosen
        copy(states, k + 1, k)
        play(states[k + 1], chosen)
        k += 1
    score(states[k], points)
    return k
