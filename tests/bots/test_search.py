"""The search: the same in both modes, sound in its counts, and right where right is known."""

from dataclasses import replace
from statistics import pstdev
from typing import Any

import pytest

import serai
from serai.bots.search import Found, Search
from serai.bots.tuned import Knobs, Tuned
from serai.core.game import Game, State

FULL = Knobs(explore=0.3, bias=0.5, fresh=0.0, guided=80, cut=6, margin=0.3, paired=True)


def some_state(game: Game, plies: int, seed: int) -> State:
    """A position some way into a game, somebody's turn."""
    match = game.match(seed=seed)
    for n in range(plies):
        if match.actor is None:
            break
        match.play(match.legal[(7 * n + seed) % len(match.legal)])
    return match.state if match.actor is not None else game.match(seed=seed).state


@pytest.mark.parametrize("name", serai.games())
@pytest.mark.parametrize("knobs", [Knobs(), FULL])
def test_both_modes_build_the_same_tree(name: str, knobs: Knobs) -> None:
    game = serai.game(name)
    tuned = Tuned.of(name)._replace(knobs=knobs)
    slow, fast = Search(game, 60, tuned, "interpreted"), Search(game, 60, tuned)
    for plies, seed in ((0, 1), (9, 2), (30, 3)):
        state = some_state(game, plies, seed)
        assert slow.run(state, seed) == fast.run(state, seed)


@pytest.mark.parametrize("name", serai.games())
def test_what_is_found_is_legal_and_adds_up(name: str) -> None:
    game = serai.game(name)
    search = Search(game, 300)
    for seed in range(3):
        state = some_state(game, 10 * seed, seed)
        before = state.copy()
        found = search.run(state, seed)
        assert state == before
        assert {move.action for move in found} <= set(state.legal())
        assert sum(move.visits for move in found) == 300
        assert all(0 <= move.win <= 1 and move.doubt >= 0 for move in found)
        assert found == search.run(state, seed), "the same seed gives the same search"


def test_it_searches_for_who_is_to_move_whatever_it_is_told_of_the_others() -> None:
    """Positions that the player cannot tell apart get the same advice, but for chance."""
    game = serai.game("camel_up", players=3)
    state = some_state(game, 14, 5)
    search = Search(game, 2000)
    wins = [best(search.run(state.resample(state.turn, seed), seed)).win for seed in range(4)]
    assert max(wins) - min(wins) < 0.15


def test_moves_that_meet_the_same_luck_are_easier_to_compare() -> None:
    """How far apart two moves seem depends less on the dice of the search if both get the same."""
    game = serai.game("camel_up", players=4)
    state = some_state(game, 9, 2)
    one, other = (move.action for move in Search(game, 2000).run(state, 0)[:2])
    tuned = Tuned.of("camel_up")

    def spread(paired: bool) -> float:
        knobs = replace(tuned.knobs, paired=paired, explore=5.0, fresh=100.0)
        search, gaps = Search(game, 1000, tuned._replace(knobs=knobs)), []
        for seed in range(40):
            found = {move.action: move.points for move in search.run(state, seed)}
            gaps.append(found[one] - found[other])
        return pstdev(gaps)

    assert spread(paired=True) < 0.8 * spread(paired=False)


def best(found: list[Found]) -> Found:
    return found[0]


def test_knobs_are_all_used() -> None:
    """Each of them changes what is found, or it should not be there."""
    game = serai.game("camel_up", players=4)
    state = some_state(game, 12, 1)
    tuned = Tuned.of("camel_up")

    def found(**knobs: Any) -> list[Found]:
        return Search(game, 200, tuned._replace(knobs=Knobs(**knobs)), "interpreted").run(state, 1)

    cut = {"cut": 3, "guided": 50}
    lean = {"explore": 0.1, "bias": 1.0, "fresh": 0.0}  # rolls again and again
    pairs: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({}, {"explore": 2.0}),
        ({}, {"margin": 0.9}),
        ({}, {"bias": 3.0}),
        ({}, {"fresh": 0.0}),
        ({}, {"guided": 100}),
        (lean, lean | {"closed": False}),
        ({"guided": 50}, cut),
        (cut, cut | {"heat": 50.0}),
        ({"margin": 1.0}, {"margin": 1.0, "scale": 100.0}),
    ]
    for one, other in pairs:
        assert found(**one) != found(**other), other
