"""Looking back at a game: everybody's chances all along, what luck did, and what one might have done.

A game is a chain of stretches, each of one player or of chance; between two of them is a moment. What
a stretch changed was its player's doing, or luck. Where somebody had a choice, the search says what a
bot would have done; the two moves are then compared, pair by pair, from positions that the player
could not tell apart.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

from serai.core.compiler import Mode
from serai.core.match import Match
from serai.core.rules import CHANCE
from serai.core.sources import sources

from .heat import Anchor, Heat, Rows, chances, fit
from .search import Prospects, Search
from .tree import EVERYBODY, NO_MOVE
from .tuned import Effort, Tuned

ANCHORS = 10  # moments that the heat is fitted to
ROWS = 60  # playouts of each of them that it is fitted to
BESIDE = 4  # moments before and after one that tell how wrong its estimate is
LATE = 0.85  # part of a game after which moves are compared to the end: it is near by then
TURNS = 6  # so many turning points are told
SWING = 0.08  # the least part of the victory that makes one
SURE = 2.0  # standard errors by which a move must be worse before it has a cost
COST = 0.005  # the least part of the victory that is told as a cost


class Moment(NamedTuple):
    """What was to be expected before a ply."""

    ply: int
    win: Sequence[float]  # everybody's share of the victory
    points: Sequence[float]


class Turn(NamedTuple):
    """A stretch after which things looked different."""

    ply: int
    until: int
    by: int | None  # whose it was; None for chance
    seat: int  # whose chances it changed the most
    swing: float


class Decision(NamedTuple):
    """What somebody did where they had a choice."""

    ply: int
    by: int
    best: str  # what a bot would have done, in short
    cost: float  # share of the victory given away; 0 unless that is clear
    points: float  # the same in points


class Review(NamedTuple):
    """All that was found."""

    moments: list[Moment]
    turns: list[Turn]
    decisions: list[Decision]
    luck: list[float]  # the share of the victory that chance gave to everybody, or took
    sources: dict[str, list[int]]

    def to_dict(self) -> dict[str, Any]:
        """As plain data for JSON."""
        lists = ("moments", "turns", "decisions")
        plain = {name: [part._asdict() for part in getattr(self, name)] for name in lists}
        return self._asdict() | plain


class Seen(NamedTuple):
    """A moment played on: cut off and estimated, and to the end."""

    ply: int
    points: Rows
    win: Sequence[float]


class Reviewer:
    """Goes through a game. Whoever iterates over it learns how far it is; then `review` has it all.

    With a viewer, who still plays, nothing is used that they do not know, and only their decisions are told.

    >>> import serai
    >>> match = serai.game(serai.games()[0], players=2).match(seed=1)
    >>> reviewer = Reviewer(match, effort=Effort(4, 2, 2), mode="interpreted")
    >>> list(reviewer)[-1], [moment.ply for moment in reviewer.review.moments]
    (1.0, [0, 6])
    """

    def __init__(
        self,
        match: Match,
        seed: int = 0,
        viewer: int | None = None,
        effort: Effort | None = None,
        mode: Mode = "in-parts",
    ) -> None:
        self._match, self._seed, self._viewer = match, seed, viewer
        self._effort = effort or Tuned.of(match.game.name).effort
        self._states, self._plays = match.walk()
        self._search = Search(match.game, self._effort.search, mode=mode)
        self._seen: list[Seen] = []
        self._decisions: list[Decision] = []

    def __iter__(self) -> Iterator[float]:
        choices = self._choices()
        total, done = len(self._borders) + len(choices), 0
        for plies, look in ((self._borders, self._look), (choices, self._compare)):
            for ply in plies:
                look(ply)
                done += 1
                yield done / total

    @property
    def review(self) -> Review:
        moments = [self._moment(n) for n in range(len(self._seen))]
        turns = [self._turn(before, after) for before, after in pairwise(moments)]
        great = sorted(turns, key=lambda turn: -abs(turn.swing))[:TURNS]
        told = sorted(turn for turn in great if abs(turn.swing) >= SWING)
        found = sources(self._match) if self._viewer is None else {}  # it would tell what others have
        return Review(moments, told, self._decisions, self._luck(moments), found)

    # ---- The stretches of a game ----

    def _actor(self, ply: int) -> int:
        """Whose doing a ply was; chance without an alternative goes with what came before it."""
        while ply > 0 and self._states[ply].turn == CHANCE and len(self._states[ply].chances()) == 1:
            ply -= 1
        return self._states[ply].turn

    @cached_property
    def _borders(self) -> list[int]:
        """The plies before which another came to act, or chance; the first, and the end."""
        actors = [self._actor(ply) for ply in range(len(self._plays))]
        inner = [ply for ply in range(1, len(actors)) if actors[ply] != actors[ply - 1]]
        return sorted({0, *inner, len(self._plays)})

    def _choices(self) -> list[int]:
        """The plies at which somebody whose decisions are told had a choice."""
        return [
            ply
            for ply, state in enumerate(self._states[:-1])
            if state.turn >= 0 and self._viewer in (None, state.turn) and len(state.legal()) > 1
        ]

    # ---- Moments ----

    def _part(self, ply: int) -> float:
        return ply / max(1, len(self._plays))

    def _look(self, ply: int) -> None:
        viewer = EVERYBODY if self._viewer is None else self._viewer
        state, seed = self._states[ply], f"{self._seed} {ply}"
        cut, whole = (
            self._search.prospects(state, playouts, seed, viewer, NO_MOVE, to_the_end)
            for playouts, to_the_end in ((self._effort.glance, False), (self._effort.whole, True))
        )
        self._seen.append(Seen(ply, cut.points, _means(whole.wins)))

    @cached_property
    def _heat(self) -> Heat:
        some = self._seen[:: 1 + len(self._seen) // ANCHORS]
        return fit([Anchor(self._part(seen.ply), seen.points[:ROWS], seen.win) for seen in some])

    @cached_property
    def _estimates(self) -> list[tuple[float, ...]]:
        return [chances(seen.points, self._heat.at(self._part(seen.ply))) for seen in self._seen]

    def _moment(self, n: int) -> Moment:
        """The estimate, by as much better as it was wrong on the average around here."""
        reach = min(BESIDE, len(self._seen) - 1 - n)  # none at the end, of which nobody is in doubt
        near = range(max(0, n - reach), n + reach + 1)
        win = []
        for p, estimate in enumerate(self._estimates[n]):
            wrong = sum(self._seen[k].win[p] - self._estimates[k][p] for k in near) / len(near)
            win.append(max(0.0, estimate + wrong))
        seen = self._seen[n]
        return Moment(seen.ply, [round(each / sum(win), 4) for each in win], _means(seen.points))

    def _turn(self, before: Moment, after: Moment) -> Turn:
        swings = [b - a for a, b in zip(before.win, after.win, strict=True)]
        seat = max(range(len(swings)), key=lambda p: abs(swings[p]))
        actor = self._actor(before.ply)
        return Turn(before.ply, after.ply, None if actor == CHANCE else actor, seat, round(swings[seat], 4))

    def _luck(self, moments: list[Moment]) -> list[float]:
        luck = [0.0] * self._match.game.players
        for before, after in pairwise(moments):
            if self._actor(before.ply) == CHANCE:
                luck = [sum + b - a for sum, a, b in zip(luck, before.win, after.win, strict=True)]
        return [round(part, 4) for part in luck]

    # ---- Decisions ----

    def _wins(self, ply: int, found: Prospects) -> Rows:
        """Shares of the victory; where playouts were cut off, by the points that they expect."""
        if self._part(ply) >= LATE:
            return found.wins
        heat = self._heat.at(self._part(ply))
        return [chances([row], heat) for row in found.points]

    def _compare(self, ply: int) -> None:
        state, done, seed = self._states[ply], self._plays[ply], f"{self._seed} {ply} choice"
        by = state.turn
        best = self._search.run(state.resample(by, seed), seed)[0].action
        cost, points = 0.0, 0.0
        if best != done:
            better, ours = (
                self._search.prospects(state, self._effort.glance, seed, by, move, self._part(ply) >= LATE)
                for move in (best, done)
            )
            lost, doubt = _difference(self._wins(ply, better), self._wins(ply, ours), by)
            if lost > max(COST, SURE * doubt):
                cost, points = lost, _difference(better.points, ours.points, by)[0]
        notation = self._match.notation(best)
        self._decisions.append(Decision(ply, by, notation, round(cost, 4), round(points, 2)))


def _means(rows: Rows) -> list[float]:
    return [round(sum(column) / len(rows), 4) for column in zip(*rows, strict=True)]


def _difference(some: Rows, others: Rows, player: int) -> tuple[float, float]:
    """By how much a player is better off, pair by pair, and its standard error."""
    pairs = [a[player] - b[player] for a, b in zip(some, others, strict=True)]
    mean = sum(pairs) / len(pairs)
    return mean, sqrt(sum((each - mean) ** 2 for each in pairs)) / len(pairs)
