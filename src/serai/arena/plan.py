"""What is to be played: so many deals, each with every seating of the bots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations
from typing import Any, NamedTuple

from serai import bots
from serai.core.errors import BadOption
from serai.core.game import Game
from serai.core.words import join


class Task(NamedTuple):
    """One game: dice and cards of a deal, and who sits where."""

    deal: int
    seating: tuple[str, ...]  # the bot of each seat


@dataclass(frozen=True)
class Plan:
    """
    >>> import serai
    >>> plan = Plan.of(serai.games()[0], ["greedy", "random"], games=10, options={"players": 3})
    >>> plan.bots, len(plan.seatings), plan.games
    (('greedy', 'random', 'random'), 3, 12)
    """

    game: str
    bots: tuple[str, ...]  # one for each seat
    deals: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(
        cls, game: str, names: Sequence[str], games: int, seed: int = 0, options: dict[str, Any] | None = None
    ) -> "Plan":
        """The last of the names fills the seats that are left; games are rounded up to whole deals."""
        table = Game(game, **options or {})
        for name in names:
            if not bots.known(name, table):
                raise BadOption("no-such-bot", bot=name, game=table.title, bots=join(bots.names(table)))
        if not 1 <= len(names) <= table.players:
            raise BadOption("bots-and-seats", bots=len(names), seats=table.players)
        company = (*names, *[names[-1]] * (table.players - len(names)))
        one = cls(game, company, 1, seed, dict(options or {}))
        return cls(game, company, -(-games // len(one.seatings)), seed, one.options)

    @cached_property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """All ways to seat them that differ."""
        return tuple(dict.fromkeys(permutations(self.bots)))

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def tasks(self) -> Iterator[Task]:
        for deal in range(self.deals):
            for seating in self.seatings:
                yield Task(deal, seating)

    def table(self) -> Game:
        return Game(self.game, **self.options)
