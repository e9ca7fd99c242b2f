"""Tree search under uncertainty, over any game: plain functions, bound to a game, interpreted or compiled.

Each iteration deals anew all that the searching player cannot know, walks down the tree by UCB, adds
one node, plays the game out and credits everybody who decided on the way with what they got. Chance
is drawn, never chosen; its outcomes may be nodes too, so that a decision depends on them. The tree
belongs to one player's knowledge: in another iteration the same node may offer other actions, so a
child is weighed by how often it was on offer (information-set search).
"""

from math import log, sqrt

from serai.core.playout import WHOLE, outcome, share
from serai.core.rng import below
from serai.core.rules import CHANCE, OVER, States, copy, legal, play, resample, score
from serai.core.schema import FloatGrid, Floats, Grid, Ints, Record

from .guide import estimate, prefer

# ---- The columns of a node ----

FIRST, NEXT = 0, 1  # its first child, its next sibling; 0 for none, since the root is nobody's child
MOVE = 2  # what led here: an action, or for an outcome of chance what is below zero
MOVER = 3  # who chose it
VISITS = 4
OFFERED = 5  # how often it could have been chosen
COLUMNS = 6

# ---- What is known of a move of the root, summed over its visits, in the searcher's eyes ----

WINS, POINTS, SQUARES = 0, 1, 2
SUMS = 3

# ---- The knobs ----

EXPLORE = 0  # how much UCB looks at moves that were seldom tried
MARGIN = 1  # the part of a reward that is the distance to the best rival; the rest is the victory
SCALE = 2  # points at which half of that part is won or lost
BIAS = 3  # how much the guide's preference counts before a move has been tried often
WIDTH = 4  # a node with n visits has at most WIDTH * sqrt(n) children; 0 for as many as there are
DEPTH = 5  # decisions of a playout before it is cut off and estimated; 0 for never
GUIDED = 6  # of a hundred decisions in a playout so many follow the guide, the rest is random
CLOSED = 7  # 1 if outcomes of chance are nodes; 0 if the same node stands for all of them
KNOBS = 8


def search(
    states: States,
    viewer: int,
    iterations: int,
    rng: Ints,
    node: Grid,
    worth: Floats,
    sums: FloatGrid,
    knobs: Floats,
    path: Ints,
    child: Ints,
    out: Ints,
    weight: Ints,
    points: Ints,
    reward: Floats,
) -> int:
    """Search states[1] for a player, on states[0]; the number of nodes, of which node[0] is the root.

    `path`, `child` (by action), `out`, `weight`, `points` and `reward` are scratch space.
    """
    nodes = 1
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
                mover, move = CHANCE, -1 - outcome(s, rng, out, weight)
                play(s, -1 - move)
                if knobs[CLOSED] == 0.0:
                    continue
                next = find(node, here, move)
            else:
                mover = s.turn
                n = legal(s, out)
                next = choose(s, rng, node, worth, knobs, here, n, child, out, weight)
                move = out[0] if next == 0 else node[next][MOVE]
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
        finish(s, rng, knobs, out, weight, points)
        credit(s, node, worth, sums, knobs, viewer, path, length, out, points, reward)
    return nodes


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
    tried = 0
    for i in range(n):
        tried += child[out[i]] != 0
    visits = node[here][VISITS]
    room = n if knobs[WIDTH] == 0.0 else max(1, int(knobs[WIDTH] * sqrt(visits + 1.0)))
    if n > 1:
        prefer(s, out, n, weight)
    else:
        weight[0] = 1
    if tried < n and tried < room:
        new = untried(rng, n, child, out, weight)
        for i in range(n):
            if child[out[i]] != 0:
                node[child[out[i]]][OFFERED] += 1
        out[0] = new
        return 0
    return best(node, worth, knobs, n, child, out, weight)


def untried(rng: Ints, n: int, child: Ints, out: Ints, weight: Ints) -> int:
    """An action that has no child yet, each as likely as the guide says."""
    total = 0
    for i in range(n):
        if child[out[i]] == 0:
            total += weight[i]
    left = below(rng, total)
    new = -1
    for i in range(n):
        if child[out[i]] == 0 and new < 0:
            left -= weight[i]
            if left < 0:
                new = out[i]
    return new


def best(node: Grid, worth: Floats, knobs: Floats, n: int, child: Ints, out: Ints, weight: Ints) -> int:
    """The child that UCB likes best, of those on offer."""
    total = 0
    for i in range(n):
        total += weight[i]
    chosen = 0
    top = 0.0
    for i in range(n):
        c = child[out[i]]
        if c == 0:
            continue
        node[c][OFFERED] += 1
        visits = node[c][VISITS]
        value = worth[c] / visits + knobs[EXPLORE] * sqrt(log(node[c][OFFERED]) / visits)
        value += knobs[BIAS] * weight[i] / total / (visits + 1)
        if chosen == 0 or value > top:
            chosen, top = c, value
    return chosen


def finish(s: Record, rng: Ints, knobs: Floats, out: Ints, weight: Ints, points: Ints) -> None:
    """Play on to the end, or until it is cut off; everybody's score, or what it is estimated at."""
    decisions = 0
    guided = int(knobs[GUIDED])
    depth = int(knobs[DEPTH])
    while s.turn != OVER and (depth == 0 or decisions < depth):
        if s.turn == CHANCE:
            play(s, outcome(s, rng, out, weight))
            continue
        n = legal(s, out)
        decisions += 1
        if n == 1 or below(rng, 100) >= guided:
            play(s, out[below(rng, n)])
        else:
            prefer(s, out, n, weight)
            play(s, drawn(rng, n, out, weight))
    if s.turn == OVER:
        score(s, points)
    else:
        estimate(s, points)


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
    out: Ints,
    points: Ints,
    reward: Floats,
) -> None:
    """Tell every node on the path what came of it for who chose it."""
    share(points, s.players, out)
    for p in range(s.players):
        rival = points[1 if p == 0 else 0]
        for q in range(s.players):
            if q != p:
                rival = max(rival, points[q])
        ahead = float(points[p] - rival)
        margin = 0.5 + 0.5 * ahead / (knobs[SCALE] + abs(ahead))
        reward[p] = (1.0 - knobs[MARGIN]) * out[p] / WHOLE + knobs[MARGIN] * margin
    for k in range(length):
        here = path[k]
        node[here][VISITS] += 1
        if k > 0 and node[here][MOVER] >= 0:
            worth[here] += reward[node[here][MOVER]]
    if length > 1:
        sums[path[1]][WINS] += out[viewer] / WHOLE
        sums[path[1]][POINTS] += points[viewer]
        sums[path[1]][SQUARES] += float(points[viewer] * points[viewer])
