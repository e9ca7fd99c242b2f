"""The guide of Silk Road: every action has a weight, and estimates are what a trader would expect."""

import random
from collections.abc import Iterator
from math import isfinite
from typing import cast

import pytest

import serai
from serai.bots import silk_road_guide as guide
from serai.bots.tuned import Tuned
from serai.core.game import Game, State
from serai.games.silk_road.state import State as Table
from serai.games.silk_road.tables import (
    BIDDING,
    CHANGAN,
    GOODS,
    INCOME,
    MAX_TILES,
    SELL,
    SELLER,
    SHOW,
    TILE_CITIES,
    USING,
    VIZIER,
)

TASTE = list(Tuned.of("silk_road").taste.values())
SILK = 1
SEED = 0


def positions(players: int, games: int) -> Iterator[State]:
    """All decisions of games played at random."""
    game = serai.game("silk_road", players=players)
    for seed in range(games):
        match, draw = game.match(seed=seed), random.Random(seed)
        while match.actor is not None:
            yield match.state
            match.play(draw.choice(match.legal))


def table(state: State) -> Table:
    return cast(Table, state.record)


def weights(state: State) -> dict[int, int]:
    legal = list(state.legal())
    weight = [0] * len(legal)
    guide.prefer(table(state), legal, len(legal), weight, TASTE)
    return dict(zip(legal, weight, strict=True))


def estimates(state: State) -> list[float]:
    points = [0.0] * state.game.players
    guide.estimate(table(state), points, TASTE)
    return points


@pytest.mark.parametrize("players", [3, 4, 6])
def test_every_action_has_a_weight_and_every_position_an_estimate(players: int) -> None:
    rounds = 0
    for state in positions(players, games=4):
        assert min(weights(state).values()) > 0
        assert all(isfinite(points) for points in estimates(state))
        rounds += guide.settled(table(state))
    assert rounds >= 4 * 12


def test_when_no_city_is_ahead_the_estimate_is_the_score() -> None:
    """All that can still change it are bids."""
    ends = 0
    for state in positions(4, games=6):
        if guide.settled(table(state)) and guide.prospects(table(state), TASTE)[guide.ROUNDS] == 0.0:
            ends += 1
            points = [0] * 4
            state.game.rules.score(state.record, points)
            assert estimates(state) == pytest.approx(points)
    assert ends == 6


def beginning(game: Game) -> State:
    """The first round of a journey without tiles; everybody has silver and nothing else."""
    state = game.match(seed=SEED).state
    s = table(state)
    assert (s.phase, s.caravan) == (BIDDING, CHANGAN)
    for city in range(TILE_CITIES):
        for i in range(MAX_TILES):
            s.tile[city][i] = 0
    for p in range(s.players):
        for good in range(GOODS):
            s.goods[p][good] = 0
    return state


def test_goods_are_worth_more_where_they_can_be_sold() -> None:
    state = beginning(serai.game("silk_road", players=4))
    s = table(state)
    s.goods[0][SILK] = s.goods[1][SILK] = 3
    before = estimates(state)
    for city in range(TILE_CITIES):
        s.tile[city][0] = SELLER + SILK + 1
    after = estimates(state)
    assert before[0] + 2 < after[0] < before[0] + INCOME[3]
    assert after[2] == before[2]


def test_the_pawn_a_majority_and_a_vizier_ahead_are_worth_something() -> None:
    state = beginning(serai.game("silk_road", players=4))
    s = table(state)
    plain = estimates(state)
    assert [points > s.money[p] for p, points in enumerate(plain)] == [p == s.pawn for p in range(4)]
    s.goods[2][SILK], s.goods[3][SILK] = 2, 1
    goods = estimates(state)
    assert goods[2] - plain[2] > 2 * (goods[3] - plain[3]) > 2, "a majority beside the goods"
    s.tile[0][0] = VIZIER + 1
    asked = estimates(state)
    assert asked[2] - goods[2] > asked[3] - goods[3] > 0


def test_it_sells_what_it_has_one_of_and_shows_all_it_has() -> None:
    sold, shown = 0, 0
    for state in positions(4, games=8):
        s = table(state)
        weight = weights(state)
        if s.phase == USING and SELL in weight and s.goods[s.turn][s.pictured[0] - 1] == 1:
            sold += 1
            assert weight[SELL] > weight[min(weight)], "one good is always worth selling"
        if SHOW in weight:
            shown += 1
            assert max(weight, key=lambda x: weight[x]) == max(weight)
    assert min(sold, shown) > 5
