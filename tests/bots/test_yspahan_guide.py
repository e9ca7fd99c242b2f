"""What the search is told about Yspahan: sensible weights, and estimates that end at the final scores."""

import random
from collections.abc import Iterator
from math import isfinite
from typing import cast

import pytest

import serai
from serai.bots import yspahan_guide as guide
from serai.bots.tuned import Tuned
from serai.games.yspahan import rules
from serai.games.yspahan.state import State as Table
from serai.games.yspahan.tables import (
    ACTIONS,
    BEGIN,
    BUILD,
    COMPLETE,
    DAYS,
    END,
    FINISH,
    FIRST_SHOP,
    HOIST,
    PLACE,
    SACK,
    SOUK_OF,
    SUPPLY,
    WEEKS,
)

TASTE = list(Tuned.of("yspahan").taste.values())


def tables(games: int, players: int = 4) -> Iterator[Table]:
    """The positions of random games in which somebody decides."""
    for seed in range(games):
        match = serai.game("yspahan", players=players).match(seed=seed)
        chance = random.Random(seed)
        while not match.over:
            yield cast(Table, match.state.record)
            match.play(chance.choice(match.legal))


def a_table() -> Table:
    """The first turn of a game, in which the dice action is done."""
    s = Table()
    rules.setup(s, 4)
    rules.play(s, BEGIN)
    s.stage = FINISH
    return s


def weights(s: Table) -> dict[int, int]:
    legal, weight = [0] * ACTIONS, [0] * ACTIONS
    n = rules.legal(s, legal)
    guide.prefer(s, legal, n, weight, TASTE)
    return dict(zip(legal[:n], weight[:n], strict=True))


def estimates(s: Table) -> list[float]:
    points = [0.0] * s.players
    guide.estimate(s, points, TASTE)
    return points


@pytest.mark.parametrize("players", [3, 4])
def test_every_action_gets_a_weight_and_every_table_an_estimate(players: int) -> None:
    for s in tables(2, players):
        assert all(0 < weight <= guide.OFTEN + 1 for weight in weights(s).values())
        assert all(isfinite(points) for points in estimates(s))


def test_before_the_last_turn_ends_the_estimate_is_the_final_score() -> None:
    ends = 0
    for s in tables(8):
        last = s.week == WEEKS and s.day == DAYS and s.played == s.players - 1
        if last and END in weights(s):
            before, final = estimates(s), [0] * s.players
            after = s.copy()
            rules.play(after, END)
            rules.score(after, final)
            assert before == pytest.approx(final)
            ends += 1
    assert ends >= 8


def test_what_is_half_done_is_not_settled() -> None:
    for s in tables(2):
        if guide.settled(s):
            assert s.turn == s.seat
            assert s.cubes == s.pips == s.saved == s.waiting[0] == 0


def test_of_shops_that_are_alike_one_is_preferred() -> None:
    s = a_table()
    s.task, s.place, s.cubes = PLACE, SACK, 2
    liked = [x - SUPPLY for x, weight in weights(s).items() if weight > 1]
    alike = [(SOUK_OF[shop], guide.ON_ROAD[shop]) for shop in liked]
    assert len(alike) == len(set(alike))
    assert FIRST_SHOP[0] in liked


def test_what_can_be_built_is_built() -> None:
    s = a_table()
    s.camels[0] = s.gold[0] = 4
    liked = weights(s)
    assert BUILD <= max(liked, key=liked.__getitem__) < END


def test_more_is_better() -> None:
    """Gold, camels, a building, a cube; and a souk completed is better than one begun."""
    s = a_table()
    values = [estimates(s)[0]]
    s.gold[0] += 1
    values.append(estimates(s)[0])
    s.camels[0] += 1
    values.append(estimates(s)[0])
    s.built[0][HOIST] = 1
    values.append(estimates(s)[0])
    s.owner[0], s.goods[0] = 1, 1
    values.append(estimates(s)[0])
    s.goods[0] = COMPLETE[0]
    values.append(estimates(s)[0])
    assert values == sorted(values)
    assert len(set(values)) == len(values)
