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
from typing import Any, cast

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
                worth[x] = EAGERNESS * _bet(s.laid[WINNER], now.win[camel])
            elif x >= BET_LOSER:
                camel = LETTERS[x - BET_LOSER]
                worth[x] = EAGERNESS * _bet(s.laid[LOSER], now.lose[camel])
        return worth | _desert_values(s, now, [x for x in legal if OASIS <= x < ROLL])


def _bet(before: int, chance: float) -> float:
    """A race card's expected pounds; each card laid before is thought correct with the same chance."""
    pays = sum(
        comb(before, hits) * chance**hits * (1 - chance) ** (before - hits) * RACE_PAYOUTS[min(hits, 4)]
        for hits in range(before + 1)
    )
    return chance * pays - (1 - chance)


def _desert_values(s: Table, now: Odds, tiles: list[int], looks: int = CLOSER_LOOKS) -> dict[int, float]:
    busiest = sorted(tiles, key=lambda x: now.stops.get(_space(x), 0), reverse=True)
    before = _holdings(s, s.seat, now)
    worth = {}
    for x in busiest[: 2 * looks]:
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


def insight(state: State, viewer: int) -> dict[str, Any]:
    """The odds panel: each camel's chances, and what every action would be worth to a player, in pounds.

    Whoever's turn it is, the player is thought to act now. A race card counts those that others have laid on
    the pile before it; of the player's own it is known that they show other camels.
    """
    s = cast(Table, state.record).copy()
    now = odds(s)
    s.seat = s.turn = viewer
    names = state.game.notations(False)
    return {
        "outcomes": now.outcomes,
        "ends": now.ends / now.outcomes,
        "camels": {
            camel: {
                "first": now.places[camel][0] / now.outcomes,
                "second": now.places[camel][1] / now.outcomes,
                "win": now.win[camel],
                "lose": now.lose[camel],
            }
            for camel in LETTERS
        },
        "worth": {
            names[x]: value for x, value in _exact_values(s, now, State(state.game, s).legal()).items()
        },
    }


def _exact_values(s: Table, now: Odds, legal: tuple[int, ...]) -> dict[int, float]:
    """What every action brings on average, all desert tiles included."""
    own = s.card[s.seat]
    others = [
        s.laid[pile] - sum(own[camel] * sign > 0 for camel in range(CAMELS))
        for pile, sign in ((WINNER, 1), (LOSER, -1))
    ]
    worth = {}
    for x in legal:
        if x < OASIS:
            taken = sum(s.leg_tile[x][i] != 0 for i in range(len(LEG_VALUES)))
            worth[x] = now.tile(LETTERS[x], LEG_VALUES[taken])
        elif x == ROLL:
            worth[x] = 1.0
        elif x >= BET_LOSER:
            worth[x] = _bet(others[LOSER], now.lose[LETTERS[x - BET_LOSER]])
        elif x >= BET_WINNER:
            worth[x] = _bet(others[WINNER], now.win[LETTERS[x - BET_WINNER]])
    tiles = [x for x in legal if OASIS <= x < ROLL]
    return worth | _desert_values(s, now, tiles, looks=len(tiles))


BOTS = {"greedy": Greedy}
