"""The guide of Five Tribes: every action has its weight, good ends draw steps, points are told well."""

import random
from collections.abc import Iterator
from typing import cast

import serai
from serai.bots import five_tribes_guide as guide
from serai.bots.tuned import Tuned
from serai.core.game import State
from serai.games.five_tribes.board import TILES
from serai.games.five_tribes.sow import take_up
from serai.games.five_tribes.state import State as Table
from serai.games.five_tribes.tables import (
    BIDDING,
    DROP,
    ELDER,
    END,
    FAKIR,
    LAST_CAMEL,
    POINT,
    PUT,
    SELL,
    SMALL_MARKET,
    TRIBES,
    VIZIER,
)

TASTE = list(Tuned.of("five_tribes").taste.values())
EAST = 1


def positions(seeds: int, players: int = 4) -> Iterator[State]:
    """Every decision of some random games."""
    for seed in range(seeds):
        match, chance = serai.game("five_tribes", players=players).match(seed=seed), random.Random(seed)
        while match.actor is not None:
            yield match.state
            match.play(chance.choice(match.legal))


def first_move() -> tuple[State, Table]:
    """All have bid, and the first player is about to move."""
    match = serai.game("five_tribes", players=4).match(seed=1)
    while match.state.record.phase == BIDDING:  # type: ignore[attr-defined]
        match.play(match.legal[0])
    state = match.state.copy()
    return state, cast(Table, state.record)


def weights(state: State) -> dict[int, int]:
    legal = list(state.legal())
    weight = [0] * len(legal)
    guide.prefer(cast(Table, state.record), legal, len(legal), weight, TASTE)
    return dict(zip(legal, weight, strict=True))


def estimated(s: Table, **taste: float) -> list[float]:
    points = [0.0] * s.players
    changed = [taste.get(name, value) for name, value in zip(guide.TASTE, TASTE, strict=True)]
    guide.estimate(s, points, changed)
    return points


def put_meeple(s: Table, t: int, tribe: int) -> None:
    s.meeple[t][tribe] += 1
    s.has[tribe] |= 1 << t


def test_every_legal_action_has_a_weight_and_looking_changes_nothing() -> None:
    for players in (2, 3, 4):
        for state in positions(2, players):
            before = state.copy()
            assert all(weight > 0 for weight in weights(state).values())
            estimated(cast(Table, state.record))
            assert state == before


def test_steps_are_drawn_to_the_end_that_brings_most() -> None:
    state, s = first_move()
    for t in range(TILES):
        s.tile[t] = SMALL_MARKET
        for tribe in range(TRIBES):
            s.meeple[t][tribe] = 0
    for tribe in range(TRIBES):
        s.has[tribe] = 0
    for t, tribe in ((0, ELDER), (0, VIZIER), (2, VIZIER), (28, ELDER), (29, ELDER), (29, VIZIER)):
        put_meeple(s, t, tribe)
    by_start = weights(state)  # from 0 to the vizier on 2, which leaves that tile empty
    assert max(by_start, key=lambda x: by_start[x]) == POINT
    take_up(s, 0)
    by_drop = weights(state)
    assert max(by_drop, key=lambda x: by_drop[x]) == DROP + ELDER * 4 + EAST


def test_goods_are_rather_kept_than_sold() -> None:
    for state in positions(3):
        by_action = weights(state)
        if END in by_action:
            assert all(weight < by_action[END] for x, weight in by_action.items() if PUT <= x < SELL)


def test_in_the_end_the_estimate_is_the_score() -> None:
    for seed in range(5):
        match, chance = serai.game("five_tribes", players=4).match(seed=seed), random.Random(seed)
        while match.actor is not None:
            match.play(chance.choice(match.legal))
        assert estimated(cast(Table, match.state.record), offer=0.0) == list(match.scores)


def test_who_is_still_to_move_can_expect_more() -> None:
    _, s = first_move()
    last = s.track[0] - 1
    more = [a - b for a, b in zip(estimated(s), estimated(s, offer=0.0), strict=True)]
    assert all(more[p] > 5 for p in range(4)), "everybody has a good move in the beginning"
    s.track[0] = 0
    assert estimated(s)[last] == estimated(s, offer=0.0)[last], "who has moved, has not"


def test_fakirs_and_elders_are_worth_less_towards_the_end() -> None:
    _, s = first_move()
    gained = []
    for ending in (0, LAST_CAMEL):
        s.ending = ending
        before = estimated(s, offer=0.0)[2]
        s.cards[2][FAKIR] += 2
        s.elders[2] += 2
        gained.append(estimated(s, offer=0.0)[2] - before)
    assert gained[0] > gained[1] == 4


def test_a_position_is_settled_when_a_turn_begins() -> None:
    state, s = first_move()
    assert guide.settled(s)
    state.play(state.legal()[0])
    assert not guide.settled(s)
