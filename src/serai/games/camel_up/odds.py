"""Exact odds of Camel Up: how the leg may end, and who wins and loses the race.

>>> odds("1:BW 2:GY 3:O", with_race=False, mode="interpreted").places["O"][0]
4891
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from serai.core.buffers import zeros
from serai.core.compiler import Mode, bind
from serai.core.rules import OVER

from . import leg, race, rules
from .position import BadPosition, read_position
from .state import State
from .tables import CAMELS, LEG_VALUES, LETTERS, SPACES


@dataclass(frozen=True)
class Odds:
    """What the dice still in the pyramid may bring, counted over all ways they can fall."""

    outcomes: int
    places: dict[str, list[int]]
    """For each camel, in how many outcomes it is first, second … last when the leg ends."""
    landings: dict[int, int]
    """For each desert tile's space, how often a unit lands on it, over all outcomes."""
    stops: dict[int, int]
    """For every other space, how often a die brings a unit there."""
    ends: int
    """In how many outcomes the race ends in this leg."""
    win: dict[str, float]
    """The chance of each camel to win the whole race, with no desert tiles in later legs."""
    lose: dict[str, float]

    def tile(self, camel: str, value: int) -> float:
        """What a leg tile of that value brings on average."""
        first, second, *others = self.places[camel]
        return (value * first + second - sum(others)) / self.outcomes

    def to_dict(self) -> dict[str, Any]:
        return {
            "outcomes": self.outcomes,
            "places": self.places,
            "landings": {str(space): n for space, n in self.landings.items()},
            "ends": self.ends,
            "tiles": {c: {str(v): self.tile(c, v) for v in LEG_VALUES} for c in LETTERS},
            "race": {"win": self.win, "lose": self.lose},
        }


def odds(position: str | State, dice: str = LETTERS, with_race: bool = True, mode: Mode = "compiled") -> Odds:
    """The odds of a position, as text with the dice left in the pyramid, or of a game's state.

    Without `with_race` the chances of the whole race are left out, and no table is needed.
    """
    s = read_position(position, dice) if isinstance(position, str) else position
    if s.leg == 0 or s.turn == OVER:
        raise BadPosition("odds-no-leg")
    return _solver(mode, with_race).solve(s)


def leg_table(mode: Mode = "compiled") -> Any:
    """The chances of `race`, for every position and every set of dice: 80 MB, so nobody keeps it here."""
    every = zeros(mode, race.POSITIONS, CAMELS)
    for i, spaces in enumerate(race.positions()):
        for place in range(CAMELS):
            every[i][place] = spaces[place]
    table = zeros(mode, race.POSITIONS * race.SETS, race.CHANCES, kind="f8")
    order, space = zeros(mode, CAMELS), zeros(mode, CAMELS)
    none = every[:0]
    bound = bind("camel_up", rules, race, mode, lambda b: b.fill(none, order, space, table))
    bound.fill(every, order, space, table)
    return table


@lru_cache
def race_table(mode: Mode = "compiled") -> Any:
    """The same for every position at the start of a leg."""
    return leg_table(mode)[race.ALL_DICE :: race.SETS].copy()


@lru_cache
def _solver(mode: Mode, with_race: bool) -> "Solver":
    return Solver(mode, with_race)


class Solver:
    """Owns the buffers and the race table."""

    def __init__(self, mode: Mode, with_race: bool) -> None:
        self.mode: Mode = mode
        self.order, self.space = zeros(mode, CAMELS), zeros(mode, CAMELS)
        self.key, self.ways = zeros(self.mode, 2, leg.ROOM), zeros(self.mode, 2, leg.ROOM)
        self.slot = zeros(self.mode, leg.ROOM)
        self.value = race_table(mode) if with_race else zeros(mode, 0, race.CHANCES, kind="f8")
        start = read_position("1:BYGOW")
        self.bound = bind("camel_up", rules, leg, mode, lambda bound: self._count(bound, start))

    def solve(self, s: State) -> Odds:
        places, landings, race_sums, ends = self._count(self.bound, s)
        outcomes = leg.ways_to_finish(sum(s.dice[camel] for camel in range(CAMELS)))
        chances = [
            {c: float(chances[i]) / outcomes for i, c in enumerate(LETTERS)} if len(self.value) else {}
            for chances in race_sums
        ]
        tiles = {abs(s.desert[p]) for p in range(s.players)}
        stops = {space: int(landings[space]) for space in range(1, SPACES + 1)}
        return Odds(
            outcomes,
            {c: [int(n) for n in places[i]][::-1] for i, c in enumerate(LETTERS)},
            {space: n for space, n in stops.items() if space in tiles},
            {space: n for space, n in stops.items() if space not in tiles},
            ends,
            *chances,
        )

    def _count(self, bound: Any, s: State) -> Any:
        dice = 0
        for camel in range(CAMELS):
            self.order[camel], self.space[camel] = s.order[camel], s.space[camel]
            dice |= s.dice[camel] << camel
        desert = zeros(self.mode, SPACES + 4)
        for p in range(s.players):
            if s.desert[p] != 0:
                desert[abs(s.desert[p])] = 1 if s.desert[p] > 0 else -1
        places, landings, sums = (
            zeros(self.mode, CAMELS, CAMELS),
            zeros(self.mode, SPACES + 4),
            zeros(self.mode, 2, CAMELS, kind="f8"),
        )
        ends = bound.count_leg(
            self.order,
            self.space,
            dice,
            desert,
            self.key,
            self.ways,
            self.slot,
            places,
            landings,
            self.value,
            sums,
        )
        return places, landings, sums, int(ends)
