"""Gymnasium's own checks on every game and number of players; and what they do not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import serai
from serai.adapters.gymnasium import Environment

from .boards import TABLES


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings("error")
def test_the_peers_checks(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    inn = gymnasium.make(f"serai/{name}-v1", players=players, disable_env_checker=True)
    check_env(inn.unwrapped)


def play_out(inn: Any, seed: int) -> tuple[float, dict[str, Any]]:
    rng, (observation, _) = np.random.default_rng(seed), inn.reset(seed=seed)
    while True:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, cut, info = inn.step(action)
        assert not cut
        if over:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_from_every_seat(name: str, players: int) -> None:
    for seat in range(players):
        inn = Environment(name, seat=seat, players=players)
        reward, info = play_out(inn, seed=seat)
        scores = info["scores"]
        assert inn.position.over
        assert (reward == max_reward(scores)) == (seat in info["winners"])


def max_reward(scores: tuple[int, ...]) -> float:
    ties = scores.count(max(scores))
    return (len(scores) - ties) / (len(scores) - 1)


def test_bots_sit_where_they_were_put(monkeypatch: pytest.MonkeyPatch) -> None:
    """One's own seat is left out: the names go round from the next seat on."""
    asked: set[tuple[str, int]] = set()

    class Noted:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, state: serai.State, seed: int) -> int:
            asked.add((self.name, state.turn))
            return state.legal()[0]

    monkeypatch.setattr("serai.bots.make", lambda name, game: Noted(name))
    play_out(Environment("yspahan", seat=2, players=4, opponents=["a", "b", "c"]), seed=1)
    assert asked == {("a", 3), ("b", 0), ("c", 1)}


def test_a_seat_is_drawn_for_each_game() -> None:
    inn, seats = Environment("camel_up", players=3), set()
    for seed in range(20):
        inn.reset(seed=seed)
        assert inn.position.turn == inn.seat
        seats.add(inn.seat)
    assert seats == {0, 1, 2}


def test_the_same_seed_is_the_same_game() -> None:
    results = [play_out(Environment("five_tribes", opponents="greedy", players=2), seed=4) for _ in range(2)]
    assert results[0] == results[1]


def test_an_illegal_action_ends_the_game() -> None:
    inn = Environment("camel_up", seat=0)
    inn.reset(seed=1)
    assert inn.action_masks().sum() == len(inn.position.legal())
    bad = int(np.flatnonzero(~inn.action_masks())[0])
    _, reward, over, _, info = inn.step(bad)
    assert (reward, over, info) == (-1.0, True, {"illegal": bad})


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"opponents": "oracle"}, "no bot “oracle”"),
        ({"opponents": ["random"]}, "1 names were given for 3 players"),
        ({"seat": 4}, "no player 4"),
        ({"reward": "fame"}, "reward cannot be 'fame'"),
        ({"players": 99}, "players cannot be 99"),
        ({"render_mode": "oil"}, "render_mode cannot be 'oil'. Good values: None, human, ansi, svg"),
    ],
)
def test_what_cannot_be_is_refused_in_words(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(serai.SeraiError, match=sentence):
        Environment("camel_up", **options)
