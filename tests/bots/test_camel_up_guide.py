"""The guide of Camel Up: its outlook is exact, its weights are whole, its estimates make sense."""

import random
from functools import lru_cache
from typing import Any, cast

import numpy as np
import pytest

import serai
from serai.bots import camel_up_guide as guide
from serai.bots.camel_up_outlook import FIRST, LANDINGS, LOSE, SECOND, WIN, glance, outlook
from serai.bots.tuned import Tuned
from serai.core.game import State
from serai.games.camel_up.odds import odds
from serai.games.camel_up.position import read_position
from serai.games.camel_up.state import State as Table
from serai.games.camel_up.tables import LETTERS, ROLL


@lru_cache
def taste() -> Any:
    """What was tuned, and the lore behind it."""
    tuned, lore = list(Tuned.of("camel_up").taste.values()), guide.lore()
    row = np.zeros(guide.KNOWN + guide.MEMORY)
    row[: guide.KNOWN] = tuned
    row[guide.KNOWN : guide.KNOWN + len(lore)] = lore
    return row


def some_state(seed: int) -> State | None:
    """A position after some turns, half of them rolls; None if the race is over."""
    draw = random.Random(seed)
    match = serai.game("camel_up", players=4).match(seed=seed)
    for _ in range(draw.randint(0, 50)):
        if match.actor is None:
            return None
        match.play(ROLL if draw.random() < 0.5 else draw.choice(match.legal))
    return match.state if match.actor is not None else None


STATES = [state for state in map(some_state, range(40)) if state]


def table(state: State) -> Table:
    return cast(Table, state.record)


def estimated(s: Table) -> list[float]:
    points: Any = [0.0] * s.players
    guide.estimate(s, points, taste())
    return cast(list[float], points)


@pytest.mark.parametrize("state", [state for state in STATES if sum(table(state).dice) < 5])  # type: ignore[call-overload]
def test_once_a_die_has_fallen_the_outlook_is_exact(state: State) -> None:
    before = state.copy()
    block = outlook(table(state), taste(), guide.KNOWN)
    assert state == before
    exact = odds(table(state))
    for camel, letter in enumerate(LETTERS):
        first, second, *_ = exact.places[letter]
        assert taste()[block + FIRST + camel] == pytest.approx(first / exact.outcomes)
        assert taste()[block + SECOND + camel] == pytest.approx(second / exact.outcomes)
        assert taste()[block + WIN + camel] == pytest.approx(exact.win[letter])
        assert taste()[block + LOSE + camel] == pytest.approx(exact.lose[letter])
    for space, landings in (exact.landings | exact.stops).items():
        assert taste()[block + LANDINGS + space] == pytest.approx(landings / exact.outcomes)


@pytest.mark.parametrize("look", [outlook, glance])
def test_at_the_start_of_a_leg_it_is_exact_without_desert_tiles(look: Any) -> None:
    check_odds(read_position("3:BW 5:GY 6:O"), look)


@pytest.mark.parametrize("state", [state for state in STATES if sum(table(state).dice) < 5])  # type: ignore[call-overload]
def test_a_glance_is_exact_without_desert_tiles(state: State) -> None:
    s = table(state.copy())
    s.desert = [0] * len(s.desert)
    check_odds(s, glance)


def check_odds(s: Table, look: Any) -> None:
    block = look(s, taste(), guide.KNOWN)
    exact = odds(s)
    for camel, letter in enumerate(LETTERS):
        first, second, *_ = exact.places[letter]
        assert taste()[block + FIRST + camel] == pytest.approx(first / exact.outcomes)
        assert taste()[block + SECOND + camel] == pytest.approx(second / exact.outcomes)
        assert taste()[block + WIN + camel] == pytest.approx(exact.win[letter])
        assert taste()[block + LOSE + camel] == pytest.approx(exact.lose[letter])


@pytest.mark.parametrize("weigh", [guide.prefer, guide.lean])
def test_every_legal_action_has_a_weight(weigh: Any) -> None:
    for state in STATES:
        legal = list(state.legal())
        weight = [0] * len(legal)
        weigh(table(state), legal, len(legal), weight, taste())
        assert all(0 < w <= guide.LIKELY + 1 for w in weight)
        assert max(weight) == guide.LIKELY + 1, "something seems best"


def test_a_sure_leg_tile_is_taken_before_anything_else() -> None:
    s = read_position("1:BYGW 9:O", dice="BY")
    legal = [*range(5), ROLL]
    weight = [0] * len(legal)
    guide.prefer(s, legal, len(legal), weight, taste())
    assert max(weight) == weight[LETTERS.index("O")]


def test_what_is_certain_is_estimated_to_the_pound() -> None:
    s = read_position("1:BYGW 9:O", dice="B")
    s.money[0], s.money[1], s.pyramid[1] = 7, 4, 2
    s.leg_tile[LETTERS.index("O")][0] = 2
    s.leg_tile[LETTERS.index("O")][1] = 1
    s.leg_tile[LETTERS.index("O")][2] = 1
    s.leg_tile[LETTERS.index("G")][0] = 2
    assert estimated(s) == pytest.approx([7 + 3 + 2, 4 + 2 + 5 - 1]), "White is second, Green third"
