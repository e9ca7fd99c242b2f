"""Tens of thousands of random games for each number of players: all end, and every number occurs."""

import sys
from types import ModuleType
from typing import Any

import pytest

import serai
from serai.core.buffers import states, zeros
from serai.core.compiler import Mode, bind
from serai.core.rng import seeded

from . import census

GAMES = 60_000  # 10gold is the rarest action: about once in 7,000 games of three


class Census:
    """The buffers around `census.census`."""

    def __init__(self, game: serai.Game, mode: Mode) -> None:
        self.table = states(mode, game.start().record, 2)
        self.rng, self.out, self.weight = zeros(mode, 1), zeros(mode, game.choices), zeros(mode, game.choices)
        self.actions, self.outcomes = zeros(mode, game.actions), zeros(mode, game.choices)
        algorithm: ModuleType = sys.modules[census.__name__]
        self.bound = bind(game.name, game.rules, algorithm, mode, lambda bound: self._call(bound, 1, 0))

    def _call(self, bound: Any, games: int, seed: int) -> int:
        self.rng[0] = seeded(seed)
        for counts in (self.actions, self.outcomes):
            for x in range(len(counts)):
                counts[x] = 0
        parts = self.table, games, self.rng, self.out, self.weight, self.actions, self.outcomes
        return int(bound.census(*parts))

    def run(self, games: int, seed: int) -> int:
        return self._call(self.bound, games, seed)


@pytest.mark.clause("YS1", "YS62")
@pytest.mark.parametrize("players", [3, 4])
def test_random_games_end_and_every_number_occurs(players: int) -> None:
    game = serai.game("yspahan", players=players)
    counts = Census(game, "compiled")
    plies = counts.run(GAMES, seed=players)
    assert plies > GAMES * 21 * (players * 2 + 9), "a dead end, or a game without an end"
    never = [name for x, name in enumerate(game.notations(False)[: game.actions]) if counts.actions[x] == 0]
    assert not never, f"never played: {never}"
    outcomes = game.notations(True)[: 6 + 9 + players]
    assert not [name for x, name in enumerate(outcomes) if counts.outcomes[x] == 0]


def test_a_dead_end_would_be_found() -> None:
    """The check itself: where nothing may be played, the census stops."""
    counts = Census(serai.game("yspahan", players=3), "interpreted")
    table = counts.table[1]
    table.turn, table.task = 0, 7  # to sell camels, of which there are none
    assert counts.run(1, seed=1) == census.DEAD_END
