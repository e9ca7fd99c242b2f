"""Tree search under uncertainty, over any game: plain functions, bound to a game, interpreted or compiled.

Each iteration deals anew all that the searching player cannot know, walks down the tree by UCB, adds
one node, plays the game out and credits everybody who decided on the way with what they got. Chance
is drawn, never chosen; its outcomes may be nodes too, so that a decision depends on them. The tree
belongs to one player's knowledge: in another iteration the same node may offer other actions, so a
child is weighed by how often it was on offer (information-set search).
"""

from math import exp, log, sqrt

from serai.core.playout import WHOLE, outcome, share
from serai.core.rng import below
from serai.core.rules import CHANCE, OVER, States, copy, legal, play, resample, score
from serai.core.schema import FloatGrid, Floats, Grid, Ints, Record

from .guide import estimate, lean, prefer, settled
from .reward import BIAS, CLOSED, CUT, EXPLORE, FRESH, GUIDED, HEAT, PAIRED, reward

# ---- The columns of a node ----

FIRST, NEXT = 0, 1  # its first child, its next sibling; 0 for none, since the root is nobody's child
MOVE = 2  # what led here: an action, or for an outcome of chance what is below zero
MOVER = 3  # who chose it
VISITS = 4
OFFERED = 5  # how often it could have been chosen
COLUMNS = 6

# ---- What is known of a move of the root, summed over its visits, in the searcher's eyes ----

WINS, WINS2, POINTS = 0, 1, 2  # the second: squared, for the doubt
SUMS = 3

FAR = 0x2D9E3779B1  # from one course of luck to the next, as random numbers go

# ---- Playing on from a position ----

EVERYBODY = -2  # a viewer from whom nothing is hidden
NO_MOVE = -1


def search(
    states: States,
    viewer: int,
    iterations: int,
    rng: Ints,
    luck: Ints,
    node: Grid,
    worth: Floats,
    sums: FloatGrid,
    knobs: Floats,
    taste: Floats,
    path: Ints,
    child: Ints,
    out: Ints,
    weight: Ints,
    final: Ints,
    points: Floats,
    win: Floats,
) -> int:
    """Search states[1] for a player, on states[0]; the number of nodes, of which node[0] is the root.

    `luck`, `path`, `child` (by action), `out`, `weight`, `final`, `points` and `win` are scratch space.
    """
    nodes = 1
    start = rng[0] // 4
    dice = rng if knobs[PAIRED] == 0.0 else luck
    for column in range(COLUMNS):
        node[0][column] = 0
    for _ in range(iterations):
        copy(states, 0, 1)
        s = states[0]
        resample(s, viewer, rng)
        length = 1
        path[0] = 0
        grown = False
        while s.turn != OVER and not grown and length < len(path):
            here = path[length - 1]
            if s.turn == CHANCE:
                mover, move = CHANCE, -1 - outcome(s, dice, out, weight)
                play(s, -1 - move)
                if knobs[CLOSED] == 0.0:
                    continue
                next = find(node, here, move)
            else:
                mover = s.turn
                n = legal(s, out)
                next = choose(s, rng, node, worth, knobs, taste, here, n, child, out, weight)
                move = out[0] if next == 0 else node[next][MOVE]
                if length == 1 and knobs[PAIRED] != 0.0:  # the hidden things too: deal them again
                    tries = 0 if next == 0 else node[next][VISITS]
                    luck[0] = 1 + start + tries * FAR
                    copy(states, 0, 1)
                    resample(s, viewer, luck)
                play(s, move)
            if next == 0 and nodes == len(node):  # no room: play on from here
                break
            if next == 0:
                next = nodes
                nodes += 1
                grow(node, worth, sums, here, next, move, mover)
                grown = mover != CHANCE
            path[length] = next
            length += 1
        finish(s, rng, dice, knobs, taste, out, weight, final, points, win)
        credit(s, node, worth, sums, knobs, viewer, path, length, points, win)
    return nodes


def prospects(
    states: States,
    viewer: int,
    move: int,
    seeds: Ints,
    rng: Ints,
    knobs: Floats,
    taste: Floats,
    out: Ints,
    weight: Ints,
    final: Ints,
    points: Floats,
    win: Floats,
    wins: FloatGrid,
    scores: FloatGrid,
) -> None:
    """Play states[1] on, once for every seed: a row each of everybody's part in the victory and points.

    What the viewer cannot know is dealt anew, unless they are EVERYBODY; then `move` is played, unless
    it is NO_MOVE. The same seed deals the same, whatever the move: so two moves can be compared.
    """
    s = states[0]
    for n in range(len(seeds)):
        rng[0] = seeds[n]
        copy(states, 0, 1)
        if viewer != EVERYBODY:
            resample(s, viewer, rng)
        if move != NO_MOVE:
            play(s, move)
        finish(s, rng, rng, knobs, taste, out, weight, final, points, win)
        for p in range(s.players):
            wins[n][p] = win[p]
            scores[n][p] = points[p]


def find(node: Grid, here: int, move: int) -> int:
    """The child that a move leads to; 0 if there is none yet."""
    next = node[here][FIRST]
    while next != 0 and node[next][MOVE] != move:
        next = node[next][NEXT]
    return next


def grow(node: Grid, worth: Floats, sums: FloatGrid, here: int, new: int, move: int, mover: int) -> None:
    node[new][FIRST] = 0
    node[new][NEXT] = node[here][FIRST]
    node[new][MOVE] = move
    node[new][MOVER] = mover
    node[new][VISITS] = 0
    node[new][OFFERED] = 1
    node[here][FIRST] = new
    worth[new] = 0.0
    for k in range(SUMS):
        sums[new][k] = 0.0


def choose(
    s: Record,
    rng: Ints,
    node: Grid,
    worth: Floats,
    knobs: Floats,
    taste: Floats,
    here: int,
    n: int,
    child: Ints,
    out: Ints,
    weight: Ints,
) -> int:
    """The child to go on with; 0 for a new one, whose action then stands in out[0]."""
    for i in range(n):
        child[out[i]] = 0
    next = node[here][FIRST]
    while next != 0:
        child[node[next][MOVE]] = next
        next = node[next][NEXT]
    for i in range(n):
        weight[i] = 1
    if n > 1 and knobs[BIAS] > 0.0:
        prefer(s, out, n, weight, taste)
    total = 0
    tried, sum = 0, 0.0
    for i in range(n):
        total += weight[i]
        c = child[out[i]]
        if c != 0:
            node[c][OFFERED] += 1
            tried += node[c][VISITS]
            sum += worth[c]
    fresh = knobs[FRESH] + (sum / tried if tried > 0 else 0.0)
    bias = knobs[BIAS] * sqrt(node[here][VISITS] + 1.0) / total
    chosen = 0
    top = 0.0
    first = below(rng, n)  # of equals any may come first
    for k in range(n):
        i = first + k if first + k < n else first + k - n
        c = child[out[i]]
        if c == 0:
            value = fresh + bias * weight[i]
        else:
            visits = node[c][VISITS]
            value = worth[c] / visits + bias * weight[i] / (visits + 1)
            value += knobs[EXPLORE] * sqrt(log(node[c][OFFERED]) / visits)
        if k == 0 or value > top:
            chosen, top = i, value
    next = child[out[chosen]]
    out[0] = out[chosen]
    return next


def finish(
    s: Record,
    rng: Ints,
    dice: Ints,
    knobs: Floats,
    taste: Floats,
    out: Ints,
    weight: Ints,
    final: Ints,
    points: Floats,
    win: Floats,
) -> None:
    """Play on to the end, or until it is cut off: everybody's points and part in the victory."""
    decisions = 0
    guided = int(knobs[GUIDED])
    cut = int(knobs[CUT])
    while s.turn != OVER:
        if s.turn == CHANCE:
            play(s, outcome(s, dice, out, weight))
            continue
        if decisions >= cut and cut >= 0 and settled(s):
            estimate(s, points, taste)
            chances(s, knobs, points, win)
            return
        n = legal(s, out)
        decisions += 1
        if n == 1 or below(rng, 100) >= guided:
            play(s, out[below(rng, n)])
        else:
            lean(s, out, n, weight, taste)
            play(s, drawn(rng, n, out, weight))
    score(s, final)
    share(final, s.players, out)
    for p in range(s.players):
        points[p] = float(final[p])
        win[p] = out[p] / WHOLE


def chances(s: Record, knobs: Floats, points: Floats, win: Floats) -> None:
    """Who may win, by estimated points."""
    best = points[0]
    for p in range(s.players):
        best = max(best, points[p])
    total = 0.0
    for p in range(s.players):
        win[p] = exp((points[p] - best) / knobs[HEAT])
        total += win[p]
    for p in range(s.players):
        win[p] /= total


def drawn(rng: Ints, n: int, out: Ints, weight: Ints) -> int:
    """One of n actions, each as likely as its weight says."""
    total = 0
    for i in range(n):
        total += weight[i]
    left = below(rng, total)
    i = 0
    while left >= weight[i]:
        left -= weight[i]
        i += 1
    return out[i]


def credit(
    s: Record,
    node: Grid,
    worth: Floats,
    sums: FloatGrid,
    knobs: Floats,
    viewer: int,
    path: Ints,
    length: int,
    points: Floats,
    win: Floats,
) -> None:
    """Tell every node on the path what came of it for who chose it."""
    for k in range(length):
        here = path[k]
        p = node[here][MOVER]
        node[here][VISITS] += 1
        if k == 0 or p < 0:
            continue
        worth[here] += reward(s.players, p, knobs, points, win)
    if length > 1:
        sums[path[1]][WINS] += win[viewer]
        sums[path[1]][WINS2] += win[viewer] * win[viewer]
        sums[path[1]][POINTS] += points[viewer]
