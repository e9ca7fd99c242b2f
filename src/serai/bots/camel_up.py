"""A player of Camel Up who knows the exact odds and takes whatever brings most on average.

Every action is worth the pounds it is expected to add:

- a leg tile: its average over all ways the dice of the leg can fall;
- rolling: the pyramid tile's pound;
- a desert tile: the landings to expect on it, and what it does to one's own leg tiles;
- a race card: its payout or loss by the camel's exact chance in the whole race, times a factor,
  because the others are after the same payouts.
"""

import random
from math import comb
from typing import cast

from serai.core.game import Game, State
from serai.games.camel_up import rules
from serai.games.camel_up.odds import Odds, odds
from serai.games.camel_up.state import State as Table
from serai.games.camel_up.tables import (
    BET_LOSER,
    BET_WINNER,
    CAMELS,
    LEG_VALUES,
    LETTERS,
    LOSER,
    MIRAGE,
    OASIS,
    RACE_PAYOUTS,
    ROLL,
    WINNER,
)

EAGERNESS = 1.5  # for race cards: tuned against itself, see docs/bots/camel_up.md
CLOSER_LOOKS = 3  # how many of the busiest spaces are worked out exactly for a desert tile


class Greedy:
    """The most valuable action by exact odds."""

    def __init__(self, game: Game) -> None:
        odds("1:BYGOW")  # compiles, or loads what was compiled, before the first move is asked for

    def choose(self, state: State, seed: int) -> int:
        worth = self.values(cast(Table, state.record), state.legal())
        best = max(worth.values())
        return random.Random(seed).choice([x for x, v in worth.items() if v > best - 1e-9])

    def values(self, s: Table, legal: tuple[int, ...]) -> dict[int, float]:
        """What each action is worth in pounds; desert tiles that promise little are left out."""
        now = odds(s)
        worth = {ROLL: 1.0} if ROLL in legal else {}
        for x in legal:
            if x < OASIS:
                taken = sum(s.leg_tile[x][i] != 0 for i in range(len(LEG_VALUES)))
                worth[x] = now.tile(LETTERS[x], LEG_VALUES[taken])
            elif BET_WINNER <= x < BET_LOSER:
                camel = LETTERS[x - BET_WINNER]
                worth[x] = EAGERNESS * _bet(s, WINNER, now.win[camel])
            elif x >= BET_LOSER:
                camel = LETTERS[x - BET_LOSER]
                worth[x] = EAGERNESS * _bet(s, LOSER, now.lose[camel])
        return worth | _desert_values(s, now, [x for x in legal if OASIS <= x < ROLL])


def _bet(s: Table, pile: int, chance: float) -> float:
    """A race card's expected pounds; each card laid before is thought correct with the same chance."""
    before = s.laid[pile]
    pays = sum(
        comb(before, hits) * chance**hits * (1 - chance) ** (before - hits) * RACE_PAYOUTS[min(hits, 4)]
        for hits in range(before + 1)
    )
    return chance * pays - (1 - chance)


def _desert_values(s: Table, now: Odds, tiles: list[int]) -> dict[int, float]:
    busiest = sorted(tiles, key=lambda x: now.stops.get(_space(x), 0), reverse=True)
    before = _holdings(s, s.seat, now)
    worth = {}
    for x in busiest[: 2 * CLOSER_LOOKS]:
        after = s.copy()
        rules.play(after, x)
        worth[x] = _holdings(after, s.seat, odds(after, with_race=False)) - before
    return worth


def _space(x: int) -> int:
    return (x - OASIS) % (MIRAGE - OASIS) + 2


def _holdings(s: Table, p: int, now: Odds) -> float:
    """What a player's desert tile and leg tiles will bring in this leg, on average."""
    tile = abs(s.desert[p])
    value = now.landings[tile] / now.outcomes if tile else 0.0
    for camel in range(CAMELS):
        for i, points in enumerate(LEG_VALUES):
            if s.leg_tile[camel][i] == p + 1:
                value += now.tile(LETTERS[camel], points)
    return value


BOTS = {"greedy": Greedy}
