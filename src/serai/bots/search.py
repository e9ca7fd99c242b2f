"""A player that searches: it owns the buffers for the plain functions of `tree`, bound to its game."""

import random
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import astuple, replace
from functools import lru_cache, partial
from typing import Any, NamedTuple

from serai.core import compiler
from serai.core.buffers import states, zeros
from serai.core.compiler import Mode, bind
from serai.core.game import Game, State
from serai.core.rng import seeded

from . import ends, guide, tree
from .tuned import Tuned, guide_of

LONGEST = 512  # moves from the root to a leaf
LONGEST_END = 64  # and to the end of a game that can be solved
DEALS = 4  # if so many show nothing new, nothing is hidden
LOOKS = 4  # positions that may be looked at to solve an end, for each playout of a search
OFTEN = 4  # a move that was tried so many times less than another may not be chosen before it


class Found(NamedTuple):
    """What a search found out about one move."""

    action: int
    visits: int  # 0 if there is no doubt: all that can happen was looked at
    win: float  # share of the victory to expect
    points: float  # score to expect
    doubt: float  # standard error of the win


class Prospects(NamedTuple):
    """What came of a position: for every time it was played on, a row of a value for everybody."""

    wins: Sequence[Sequence[float]]  # share of the victory
    points: Sequence[Sequence[float]]


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
        self._weights = (
            _row(mode, astuple(tuned.knobs)),
            _taste(mode, game.name, tuple(tuned.taste.values())),
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
        worths = ends.BLOCKS * game.players
        self._way = (
            ints(LONGEST_END, ends.COLUMNS),
            ints(LONGEST_END, game.choices),
            ints(LONGEST_END, game.choices),
            ints(LONGEST_END, worths, kind="f8"),
        )
        self._worth = ints(game.choices, worths, kind="f8")
        self._rng, self._luck = ints(1), ints(1)
        self._to_the_end = _row(mode, astuple(replace(tuned.knobs, cut=-1)))
        start = game.match(seed=0).state
        self._bound = bind(
            game.name,
            game.rules,
            tree,
            mode,
            lambda bound: self._try(bound, start),
            _instead(game.name),
        )
        self._ends = bind(game.name, game.rules, ends, mode, lambda bound: self._solve(bound, start, 2))

    def _try(self, bound: Any, state: State) -> None:
        """Every function once: the compiler learns of what kind its values are."""
        self._call(bound, state, 2, 0)
        self._play_on(bound, state, 1, 0, 0, tree.NO_MOVE, True)

    def _call(self, bound: Any, state: State, iterations: int, seed: object) -> int:
        self._rng[0] = seeded(seed)
        both = states(self.mode, state.record, 2)
        given = (both, state.turn, iterations, self._rng, self._luck)
        return int(bound.search(*given, *self._tree, *self._weights, *self._scratch))

    def _play_on(
        self, bound: Any, state: State, playouts: int, seed: object, viewer: int, move: int, whole: bool
    ) -> Prospects:
        rng = random.Random(repr(seed))
        seeds = zeros(self.mode, playouts)
        for n in range(playouts):
            seeds[n] = 1 + rng.getrandbits(62)
        both = states(self.mode, state.record, 2)
        wins, scores = (zeros(self.mode, playouts, self.game.players, kind="f8") for _ in range(2))
        bound.prospects(
            *(both, viewer, move, seeds, self._rng),
            *(self._to_the_end if whole else self._weights[0], self._weights[1]),
            *(*self._scratch[2:], wins, scores),
        )
        return Prospects(*(rows if self.mode == "interpreted" else rows.tolist() for rows in (wins, scores)))

    def prospects(
        self,
        state: State,
        playouts: int,
        seed: object,
        viewer: int = tree.EVERYBODY,
        move: int = tree.NO_MOVE,
        whole: bool = True,
    ) -> Prospects:
        """What comes of a position, or of a move there, if all play on by the guide.

        For a viewer all that they cannot know is dealt anew each time; for EVERYBODY nothing is, which
        is for games that are over. The same seed deals the same, so that moves can be compared pair by pair.
        Unless the game is played on as a `whole`, it is cut off and estimated as in a search.
        """
        return self._play_on(self._bound, state, playouts, seed, viewer, move, whole)

    def _solve(self, bound: Any, state: State, room: int) -> int:
        line = states(self.mode, state.record, LONGEST_END)
        final, points, win = self._scratch[4:]
        part = self._scratch[2]
        return int(
            bound.solve(line, room, *self._way, self._weights[0], final, part, points, win, self._worth)
        )

    def solved(self, state: State) -> list[Found]:
        """What the player to move may do, the best first, where nothing is hidden and all that can happen
        takes no more to look at than a search would; else nothing."""
        n = self._solve(self._ends, state, LOOKS * self.iterations)
        if n == 0 or any(state.resample(state.turn, deal) != state for deal in range(DEALS)):
            return []
        players, me = self.game.players, state.turn
        rows = [self._worth[i] for i in range(n)]
        found = [
            Found(x, 0, float(row[ends.WIN * players + me]), float(row[ends.POINTS * players + me]), 0.0)
            for x, row in zip(state.legal(), rows, strict=True)
        ]
        best = sorted(range(n), key=lambda i: (-round(float(rows[i][me]), 9), i))
        return [found[i] for i in best]

    def run(self, state: State, seed: object) -> list[Found]:
        """What the player to move may do, the most promising first: of the moves that were tried often
        enough to tell, the one that brought most; then the others, the most tried first."""
        if found := self.solved(state):
            return found
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
    wanted: list[tuple[Any, Mapping[Any, Any]]] = [(tree, _instead(game.name)), (ends, {})]
    return all(
        compiler.is_compiled(game.name, game.rules, algorithm, "in-parts", instead)
        for algorithm, instead in wanted
    )


def _row(mode: Mode, values: Sequence[float], lore: Sequence[float] = (), memory: int = 0) -> Any:
    """Some values, and behind them room to remember things, with what is known from the start."""
    length = max(1, len(values) + memory)
    row: Any = array("d", bytes(8 * length)) if mode == "interpreted" else zeros(mode, length, kind="f8")
    for i, value in enumerate(values):
        row[i] = float(value)
    known = array("d", lore) if mode == "interpreted" else lore
    row[len(values) : len(values) + len(lore)] = known
    return row


@lru_cache(maxsize=4)
def _taste(mode: Mode, game: str, values: tuple[float, ...]) -> Any:
    """A row for all searches of the same taste: what one has worked out, the others need not."""
    known = guide_of(game)
    lore, memory = getattr(known, "lore", guide.lore), getattr(known, "MEMORY", guide.MEMORY)
    return _row(mode, values, lore(), memory)


def _instead(game: str) -> Mapping[Any, Any]:
    """The functions of the game's guide, for the placeholders that they replace."""
    module = guide_of(game)
    placeholders = (guide.prefer, guide.lean, guide.settled, guide.estimate)
    own = vars(module) if module is not guide else {}
    return {f: own[f.__name__] for f in placeholders if f.__name__ in own}


class Searcher:
    """A bot that searches with a fixed number of playouts for every decision."""

    def __init__(self, game: Game, iterations: int, tuned: Tuned | None = None) -> None:
        self._search = Search(game, iterations, tuned)

    def choose(self, state: State, seed: int) -> int:
        legal = state.legal()
        return legal[0] if len(legal) == 1 else self._search.run(state, seed)[0].action
