"""The vector environment: every game of the batch equals the same game played one by one."""

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: E402

import serai  # noqa: E402
from serai.adapters import spaces  # noqa: E402
from serai.adapters.vector import VectorEnvironment  # noqa: E402
from serai.core.rng import below, seeded  # noqa: E402

GAMES = serai.games()


class OneByOne:
    """A table of the batch, played with the interpreted rules and the same random numbers."""

    def __init__(self, game: serai.Game, seed: int, i: int, alone: bool) -> None:
        self.game, self.alone, self.seat = game, alone, i % game.players
        self.rng = [seeded(seed, i)]
        self.position = game.start()
        self._go_on()

    def step(self, action: int) -> tuple[tuple[int, ...], list[int]] | None:
        """The scores and the last observation of the game, if the action has led to its end."""
        actor = self.position.turn
        self.position.play(action)
        return self._go_on(actor)

    def _go_on(self, actor: int = 0) -> tuple[tuple[int, ...], list[int]] | None:
        end = None
        while True:
            if self.position.over:
                end = self.position.scores, self.position.observe(actor)
                self.seat = (self.seat + 1) % self.game.players
                self.position = self.game.start()
            if self.position.turn == serai.CHANCE:
                self.position.play(self._drawn())
            elif self.alone and self.position.turn != self.seat:
                self.position.play(self.position.legal()[below(self.rng, len(self.position.legal()))])
            else:
                return end

    def _drawn(self) -> int:
        outcomes, weights = zip(*self.position.chances(), strict=True)
        left = below(self.rng, sum(weights))
        return int(outcomes[next(k for k, upto in enumerate(itertools.accumulate(weights)) if left < upto)])


def stepped(
    inns: VectorEnvironment, steps: int, seed: int
) -> Iterator[tuple[dict[str, Any], Any, tuple[Any, ...]]]:
    """Random play: what was seen before each step, the actions, and what the step returned."""
    seen, info = inns.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        weights = seen["action_mask"] * rng.random(seen["action_mask"].shape)
        actions = weights.argmax(axis=1)
        result = inns.step(actions)
        yield {**seen, "player": info["player"]}, actions, result
        seen, info = result[0], result[4]


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_equals_its_games_played_one_by_one(name: str, opponents: str | None) -> None:
    inns = VectorEnvironment(name, 6, opponents=opponents)
    game, ends = inns.game, 0
    tables = [OneByOne(game, 7, i, opponents is not None) for i in range(6)]
    for seen, actions, (_, reward, over, cut, info) in stepped(inns, 450, seed=7):
        assert not cut.any()
        for i, table in enumerate(tables):
            actor = table.position.turn
            assert seen["player"][i] == actor
            assert seen["observation"][i].tolist() == table.position.observe(actor)
            assert tuple(np.flatnonzero(seen["action_mask"][i])) == table.position.legal()
            end = table.step(int(actions[i]))
            assert over[i] == (end is not None)
            if end is None:
                assert reward[i] == 0
                continue
            scores, last = end
            dealt = spaces.rewards(scores, "place")
            assert reward[i] == pytest.approx(dealt[actor])
            assert info["_final_obs"][i]
            assert info["final_obs"]["observation"][i].tolist() == last
            assert tuple(info["final_info"]["scores"][i]) == scores
            assert info["final_info"]["rewards"][i] == pytest.approx(dealt)
            ends += 1
    assert ends >= 6, "too few games have ended to show anything"


@pytest.mark.parametrize("reward", ["place", "margin"])
def test_rewards_are_those_of_the_other_adapters(reward: str) -> None:
    inns = VectorEnvironment("camel_up", 64, reward=reward, players=3)
    ends = 0
    for _, _, (_, rewards, over, _, info) in stepped(inns, 200, seed=3):
        for i in np.flatnonzero(over):
            dealt = spaces.rewards(info["final_info"]["scores"][i].tolist(), reward)
            assert rewards[i] == pytest.approx(dealt[info["final_info"]["player"][i]])
            ends += 1
    assert ends > 64


def test_a_victory_is_shared_by_those_who_won() -> None:
    inns = VectorEnvironment("camel_up", 64, reward="win")
    shares = []
    for _, _, (_, rewards, over, _, info) in stepped(inns, 200, seed=3):
        for i in np.flatnonzero(over):
            scores = info["final_info"]["scores"][i]
            best = scores == scores.max()
            mine = info["final_info"]["player"][i]
            assert rewards[i] == pytest.approx(best[mine] / best.sum())
            shares.append(rewards[i])
    assert 0.5 in shares, "no game was shared"
    assert set(shares) > {0.0, 1.0}


def test_learners_sit_on_every_seat_in_turn() -> None:
    inns = VectorEnvironment("camel_up", 8, players=4)
    _, info = inns.reset(seed=1)
    assert info["player"].tolist() == [0, 1, 2, 3, 0, 1, 2, 3]
    for seen, _, (_, _, over, _, info) in stepped(inns, 300, seed=1):
        moved = (info["player"] - seen["player"]) % 4
        assert moved.tolist() == over.astype(int).tolist()


def test_what_is_returned_lies_in_the_spaces() -> None:
    inns = VectorEnvironment("yspahan", 5, players=3)
    assert inns.single_observation_space == spaces.observation_space(inns.game)
    assert inns.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = inns.reset(seed=1)
    assert inns.observation_space.contains(seen)
    for _, actions, (seen, reward, over, cut, _) in stepped(inns, 120, seed=1):
        assert inns.action_space.contains(actions)
        assert inns.observation_space.contains(seen)
        assert (reward.dtype, over.dtype, cut.dtype) == (np.float32, np.bool_, np.bool_)
        assert reward.shape == over.shape == cut.shape == (5,)


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (VectorEnvironment("silk_road", 4) for _ in range(2))
    for (_, _, a), (_, _, b) in zip(stepped(one, 60, 5), stepped(two, 60, 5), strict=True):
        assert all(np.array_equal(a[0][k], b[0][k]) for k in a[0])
        assert np.array_equal(a[1], b[1])
    first, other = one.reset(seed=5)[0], one.reset(seed=6)[0]
    assert not np.array_equal(first["observation"], other["observation"])
    assert np.array_equal(first["observation"], two.reset(seed=5)[0]["observation"])


def test_without_a_seed_games_go_on_at_random() -> None:
    inns = VectorEnvironment("camel_up", 32)
    assert not np.array_equal(inns.reset()[0]["observation"], inns.reset()[0]["observation"])


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    inns = VectorEnvironment("camel_up", 3)
    before, _ = inns.reset(seed=2)
    actions = inns.random_actions()
    barred = int(np.flatnonzero(before["action_mask"][1] == 0)[0])
    for wrong in (barred, -1, 46, 10**9):
        with pytest.raises(serai.IllegalMove, match=r"^Game 1 of the batch: “.*” cannot be played now"):
            inns.step([actions[0], wrong, actions[2]])
    after, *_ = inns.step(actions)
    again = VectorEnvironment("camel_up", 3)
    again.reset(seed=2)
    again.random_actions()
    assert np.array_equal(after["observation"], again.step(actions)[0]["observation"])


def test_what_was_returned_stays_as_it_was_unless_asked_otherwise() -> None:
    for copy in (True, False):
        inns = VectorEnvironment("camel_up", 16, copy=copy)
        seen, _ = inns.reset(seed=1)
        before = seen["observation"].copy()
        inns.step(inns.random_actions())
        assert np.array_equal(seen["observation"], before) == copy


def test_options_that_do_not_exist_are_refused_with_those_that_do() -> None:
    with pytest.raises(serai.BadOption, match="place, margin, win"):
        VectorEnvironment("camel_up", 1, reward="luck")
    with pytest.raises(serai.BadOption, match="random, None"):
        VectorEnvironment("camel_up", 1, opponents="strong")


def test_gymnasiums_statistics_understand_it() -> None:
    plain = VectorEnvironment("camel_up", 16, reward="win")
    inns = RecordEpisodeStatistics(plain)
    inns.reset(seed=1)
    for _ in range(200):
        inns.step(plain.random_actions())
    assert inns.episode_count >= 16
    assert all(0 <= won <= 1 for won in inns.return_queue)
