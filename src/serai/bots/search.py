"""A player that searches: it owns the buffers for the plain functions of `tree`, bound to its game."""

from collections.abc import Iterable, Mapping
from dataclasses import astuple
from functools import partial
from typing import Any, NamedTuple

from serai.core import compiler
from serai.core.buffers import states, zeros
from serai.core.compiler import Mode, bind
from serai.core.game import Game, State
from serai.core.rng import seeded

from . import guide, tree
from .tuned import Tuned, guide_of

LONGEST = 512  # moves from the root to a leaf
OFTEN = 4  # a move that was tried so many times less than another may not be chosen before it


class Found(NamedTuple):
    """What a search found out about one move."""

    action: int
    visits: int
    win: float  # share of the victory to expect
    points: float  # score to expect
    doubt: float  # standard error of the win


class Search:
    """The search of one game, at any of its positions.

    >>> import serai
    >>> game = serai.game(serai.games()[0])
    >>> state = game.match(seed=1).state
    >>> found = Search(game, 100, mode="interpreted").run(state, seed=1)
    >>> sum(move.visits for move in found), found[0].action in state.legal()
    (100, True)
    """

    def __init__(
        self, game: Game, iterations: int, tuned: Tuned | None = None, mode: Mode = "in-parts"
    ) -> None:
        self.game, self.iterations, self.mode = game, iterations, mode
        tuned = tuned or Tuned.of(game.name)
        known = guide_of(game.name)
        lore, memory = getattr(known, "lore", guide.lore), getattr(known, "MEMORY", guide.MEMORY)
        self._weights = (
            _row(mode, astuple(tuned.knobs)),
            _row(mode, [*tuned.taste.values(), *lore()], len(tuned.taste) + memory),
        )
        ints = partial(zeros, mode)
        self._nodes = 4 * iterations + 2
        self._tree = (
            ints(self._nodes, tree.COLUMNS),
            ints(self._nodes, kind="f8"),
            ints(self._nodes, tree.SUMS, kind="f8"),
        )
        self._scratch = (
            ints(LONGEST),
            ints(game.actions),
            ints(game.choices),
            ints(game.choices),
            ints(game.players),
            ints(game.players, kind="f8"),
            ints(game.players, kind="f8"),
        )
        self._rng = ints(1)
        start = game.match(seed=0).state
        self._bound = bind(
            game.name,
            game.rules,
            tree,
            mode,
            lambda bound: self._call(bound, start, 2, 0),
            _instead(game.name),
        )

    def _call(self, bound: Any, state: State, iterations: int, seed: int) -> int:
        self._rng[0] = seeded(seed)
        both = states(self.mode, state.record, 2)
        return int(
            bound.search(both, state.turn, iterations, self._rng, *self._tree, *self._weights, *self._scratch)
        )

    def run(self, state: State, seed: int) -> list[Found]:
        """What the player to move may do, the most promising first: of the moves that were tried often
        enough to tell, the one that brought most; then the others, the most tried first."""
        self._call(self._bound, state, self.iterations, seed)
        node, worth, sums = self._tree
        found, mean = [], {}
        next = int(node[0][tree.FIRST])
        while next:
            visits = int(node[next][tree.VISITS])
            win = float(sums[next][tree.WINS]) / visits
            points = float(sums[next][tree.POINTS]) / visits
            spread = max(0.0, float(sums[next][tree.WINS2]) / visits - win * win)
            doubt = (spread / visits) ** 0.5
            move = int(node[next][tree.MOVE])
            found.append(Found(move, visits, win, points, doubt))
            mean[move] = float(worth[next]) / visits
            next = int(node[next][tree.NEXT])
        enough = max(one.visits for one in found) / OFTEN
        tried = sorted((one for one in found if one.visits >= enough), key=lambda one: one.action)
        best = max(tried, key=lambda one: mean[one.action])
        return sorted(found, key=lambda one: (one is not best, -one.visits, one.action))


def is_compiled(game: Game) -> bool:
    """Whether a compiled search can begin at once."""
    return compiler.is_compiled(game.name, game.rules, tree, "in-parts", _instead(game.name))


def _row(mode: Mode, values: Iterable[float], length: int = 0) -> Any:
    numbers = list(values) or [0.0]
    row = zeros(mode, max(length, len(numbers)), kind="f8")
    for i, number in enumerate(numbers):
        row[i] = float(number)
    return row


def _instead(game: str) -> Mapping[Any, Any]:
    """The functions of the game's guide, for the placeholders that they replace."""
    module = guide_of(game)
    placeholders = (guide.prefer, guide.settled, guide.estimate)
    return {f: getattr(module, f.__name__) for f in placeholders} if module is not guide else {}


class Searcher:
    """A bot that searches with a fixed number of playouts for every decision."""

    def __init__(self, game: Game, iterations: int, tuned: Tuned | None = None) -> None:
        self._search = Search(game, iterations, tuned)

    def choose(self, state: State, seed: int) -> int:
        legal = state.legal()
        return legal[0] if len(legal) == 1 else self._search.run(state, seed)[0].action
