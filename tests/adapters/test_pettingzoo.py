"""PettingZoo's own tests, unchanged, on every game and number of players; and what they do not ask."""

import pickle
import xml.etree.ElementTree
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import serai
from serai.adapters import spaces
from serai.adapters.pettingzoo import Environment, env, parallel_env

from .boards import GAMES, TABLES

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_peers_tests(name: str, players: int) -> None:
    make = partial(env, name, players=players)
    api_test(make(), num_cycles=1000)
    seed_test(make)
    parallel_api_test(parallel_env(name, players=players))


@pytest.mark.parametrize("name", GAMES)
def test_the_peers_test_of_drawings(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name), custom_tests={"svg": lambda svg: xml.etree.ElementTree.fromstring(svg)})
    assert "Player 1" in capsys.readouterr().out  # for human eyes


def play_out(inn: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent was given in the end."""
    inn.reset(seed=seed)
    rng, given = np.random.default_rng(seed), {}
    for agent in inn.agent_iter():
        observation, reward, over, _, _ = inn.last()
        if over:
            given[agent] = reward
            assert not observation["action_mask"].any()
        else:
            assert reward == 0
        inn.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return dict(sorted(given.items()))


@pytest.mark.parametrize("reward", ["place", "margin"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rewards_are_dealt_once_at_the_end(name: str, players: int, reward: str) -> None:
    inn = Environment(name, players=players, reward=reward)
    given = play_out(inn, seed=players)
    scores = inn.position.scores
    assert list(given.values()) == pytest.approx(spaces.rewards(scores, reward))
    assert sum(given.values()) == pytest.approx(0)
    best = max(given, key=lambda agent: given[agent])
    assert scores[int(best[-1])] == max(scores)


def test_places_that_are_shared() -> None:
    assert spaces.rewards([5, 5, 5, 5], "place") == [0, 0, 0, 0]
    assert spaces.rewards([9, 9, 1], "place") == [0.5, 0.5, -1]
    assert spaces.rewards([2, 7], "margin") == [-5, 5]


def test_a_reward_nobody_knows_is_refused() -> None:
    with pytest.raises(serai.SeraiError, match="reward cannot be 'glory'. Good values: place, margin"):
        env("camel_up", reward="glory")


@pytest.mark.parametrize("name", GAMES)
def test_observation_and_mask_are_those_of_the_engine(name: str) -> None:
    inn = Environment(name)
    inn.reset(seed=5)
    for p, agent in enumerate(inn.agents):
        seen = inn.observe(agent)
        assert seen["observation"].tolist() == inn.position.observe(p)
        legal = inn.position.legal() if inn.position.turn == p else ()
        assert tuple(np.flatnonzero(seen["action_mask"])) == legal


def test_an_illegal_action_loses_and_without_wrappers_is_refused() -> None:
    inn = env("camel_up")
    inn.reset(seed=1)
    agent, (observation, *_) = inn.agent_selection, inn.last()
    bad = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    inn.step(bad)
    assert inn.rewards[agent] == -1
    assert all(inn.terminations.values())
    raw = Environment("camel_up")
    raw.reset(seed=1)
    with pytest.raises(serai.IllegalMove, match="cannot be played now"):
        raw.step(bad)


def test_seeds_lead_on_from_game_to_game() -> None:
    """The second game follows from the first one's seed, and is another one."""
    first, second = Environment("camel_up"), Environment("camel_up")
    starts = []
    for inn in (first, second):
        inn.reset(seed=3)
        one = repr(inn.position)
        inn.reset()
        starts.append((one, repr(inn.position)))
    assert starts[0] == starts[1]
    assert starts[0][0] != starts[0][1]


def test_an_environment_can_be_sent_to_another_process() -> None:
    inn = pickle.loads(pickle.dumps(Environment("silk_road", players=5, reward="margin")))
    assert (inn.game.players, inn.reward, str(inn)) == (5, "margin", "silk_road_v1")


@pytest.mark.parametrize("name", GAMES)
def test_drawings_keep_secrets(name: str) -> None:
    """Whatever is hidden, a drawing before the end is the same to the letter."""
    for mode in ("ansi", "svg"):
        inn = Environment(name, render_mode=mode)
        inn.reset(seed=2)
        rng = np.random.default_rng(2)
        for n in range(120):
            if inn.position.over:
                break
            if n % 20 == 0:
                true = inn.render()
                inn.position, kept = inn.position.resample(None, n), inn.position
                assert inn.render() == true
                inn.position = kept
            inn.step(rng.choice(inn.position.legal()))
