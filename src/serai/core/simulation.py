"""Random play in bulk: drivers that own the buffers for the plain functions of playout and batch."""

from functools import partial
from typing import Any, NamedTuple

from . import batch, playout
from .buffers import states, zeros
from .compiler import Mode, bind
from .game import Game
from .rng import seeded

WHOLE = playout.WHOLE


class Tally(NamedTuple):
    """What a number of random games came to."""

    games: int
    decisions: int
    mean_scores: list[float]
    deviations: list[float]
    win_shares: list[float]


class Playouts:
    """Random games from the start, by the thousand.

    >>> import serai
    >>> Playouts(serai.game(serai.games()[0]), "interpreted").run(10, seed=1).games
    10
    """

    def __init__(self, game: Game, mode: Mode = "compiled") -> None:
        self.game, ints = game, partial(zeros, mode)
        start = states(mode, game.start().record, 2)
        self.buffers = start, ints(1), ints(game.choices), ints(game.choices)
        self.points, self.tally = ints(game.players), ints(3, game.players)
        self.bound = bind(game.name, game.rules, playout, mode, lambda bound: self._call(bound, 1, 0))

    def _call(self, bound: Any, games: int, seed: int) -> int:
        states, rng, out, weight = self.buffers
        rng[0] = seeded(seed)
        for row in self.tally:
            for p in range(self.game.players):
                row[p] = 0
        return int(bound.playouts(states, games, rng, out, weight, self.points, self.tally))

    def run(self, games: int, seed: int = 0) -> Tally:
        decisions = self._call(self.bound, games, seed)
        means = [int(total) / games for total in self.tally[0]]
        squares = [int(total) / games for total in self.tally[1]]
        deviations = [max(0.0, q - m * m) ** 0.5 for q, m in zip(squares, means, strict=True)]
        wins = [int(part) / WHOLE / games for part in self.tally[2]]
        return Tally(games, decisions, means, deviations, wins)


class Traces:
    """Random games kept position by position: to write them down, or to compare the modes."""

    ROOM = 4096

    def __init__(self, game: Game, mode: Mode = "compiled") -> None:
        self.states = states(mode, game.start().record, self.ROOM)
        self.plies, self.points = zeros(mode, self.ROOM, 3), zeros(mode, game.players)
        self.rng, self.rest = zeros(mode, 1), (zeros(mode, game.choices), zeros(mode, game.choices))
        self.rng[0] = seeded(0)
        self.bound = bind(game.name, game.rules, playout, mode, self._call)

    def _call(self, bound: Any) -> int:
        return int(bound.trace(self.states, self.ROOM, self.rng, *self.rest, self.points, self.plies))

    def run(self, seed: int) -> int:
        """Play one game into `states` and `plies`, its scores into `points`; the number of plies."""
        self.rng[0] = seeded(seed)
        return self.go_on()

    def go_on(self) -> int:
        """The next game; one after the other they are those of `Playouts` with the same seed."""
        return self._call(self.bound)


class Batch:
    """n games side by side: give one action for each, get masks, observations and rewards.

    `reward` is each player's share of a victory in parts of 840, dealt in the step that ends a
    game (`over` is 1 there); a new game has begun by then. Interpreted, all of it is plain lists.

    With `alone`, only one learner at each table is asked, and the others play at random; `seat` is
    where the learner sits, one seat further on in each new game. Otherwise everybody is asked.
    """

    def __init__(
        self, game: Game, n: int, seed: int = 0, mode: Mode = "compiled", alone: bool = False
    ) -> None:
        self.game, self.n, self.alone = game, n, alone
        self.mode: Mode = mode
        self._allocate()
        self.bound = bind(game.name, game.rules, batch, mode, self._warm)
        self._allocate()  # what the warm-up wrote is gone
        self.reset(seed)

    def _allocate(self) -> None:
        game, n, ints = self.game, self.n, partial(zeros, self.mode)
        self.states = states(self.mode, game.start().record, n + 1)  # the last one stays at the start
        self.rng = ints(n, 8)  # eight words apart: neighbours would slow threads down
        self.out, self.weight = ints(game.choices), ints(game.choices)
        self.mask = ints(n, game.actions, kind="i1")
        self.observation = ints(n, game.observation_size, kind="i2")
        self.scores, self.reward = ints(n, game.players), ints(n, game.players, kind="i2")
        self.last = ints(n, game.observation_size, kind="i2")
        self.action, self.turn, self.over, self.seat = ints(n), ints(n), ints(n), ints(n)

    def _warm(self, bound: Any) -> None:
        self._reset(bound)
        self._pick(bound)
        self._illegal(bound)
        self._step(bound)

    def _reset(self, bound: Any) -> None:
        for i in range(self.n):
            self.seat[i] = i % self.game.players if self.alone else batch.EVERYBODY
        bound.reset(
            self.states,
            self.n,
            self.seat,
            self.rng,
            self.out,
            self.weight,
            self.mask,
            self.observation,
            self.turn,
        )

    def _pick(self, bound: Any) -> None:
        bound.pick(self.n, self.rng, self.mask, self.action, self.out)

    def _illegal(self, bound: Any) -> int:
        return int(bound.illegal(self.n, self.mask, self.action))

    def _step(self, bound: Any) -> None:
        bound.step(
            self.states,
            self.n,
            self.action,
            self.seat,
            self.rng,
            self.out,
            self.weight,
            self.scores,
            self.mask,
            self.observation,
            self.turn,
            self.reward,
            self.last,
            self.over,
        )

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew: with this seed, or with random numbers that go on where they were."""
        if seed is not None:
            for i in range(self.n):
                self.rng[i][0] = seeded(seed, i)
        self._reset(self.bound)

    def pick(self) -> None:
        """Put a random legal action for each game into `action`."""
        self._pick(self.bound)

    def illegal(self) -> int | None:
        """The first game in which `action` is not legal, if any."""
        found = self._illegal(self.bound)
        return None if found == self.n else found

    def step(self) -> None:
        """Play `action` in every game. They must be legal: compiled, nothing checks them."""
        self._step(self.bound)
