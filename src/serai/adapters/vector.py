"""Gymnasium: thousands of games side by side, stepped by one compiled call.

>>> import serai
>>> from serai.adapters.vector import VectorEnvironment
>>> inns = VectorEnvironment(serai.games()[0], num_envs=1000, players=4)
>>> seen, info = inns.reset(seed=1)
>>> seen["observation"].shape, seen["action_mask"].shape
((1000, 201), (1000, 46))
>>> seen, reward, over, cut, info = inns.step(inns.random_actions())
"""

from typing import Any, NoReturn

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

import serai
from serai.core.errors import IllegalMove
from serai.core.game import Option
from serai.core.simulation import WHOLE, Batch

from . import spaces

REWARD = Option("place", choices=(*spaces.REWARD.choices, "win"))
OPPONENTS = Option("random", choices=("random", None))

Array = NDArray[Any]
Seen = dict[str, Array]
Step = tuple[Seen, Array, Array, Array, dict[str, Any]]


class VectorEnvironment(VectorEnv[Seen, Array, Array]):
    """Many games of one kind; each step is one decision in every game.

    `opponents="random"`: one learner at each table decides, and the others play at random inside the
    compiled call. Learners sit on all seats evenly, one seat further on with each new game.
    `opponents=None`: every player's decisions are yours, and a reward is that of whoever just decided.

    `reward` is "place", "margin" (as in the other adapters) or "win", one's share of the victory. It
    comes in the step that ends a game, in which the next one begins at once: gymnasium's SAME_STEP.
    Then `info["final_obs"]` and `info["final_info"]` hold the end: rows for all games, of which those
    count that `info["_final_obs"]` marks. `info["player"]` says who is to decide.

    Without `copy`, what `step` returns is overwritten by the next step. Other options are the game's.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        num_envs: int = 1024,
        opponents: str | None = "random",
        reward: str = "place",
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.game, self.num_envs, self.copy = serai.game(name, **options), num_envs, copy
        self.reward = REWARD.value("reward", reward)
        alone = OPPONENTS.value("opponents", opponents) is not None
        self._games = Batch(self.game, num_envs, alone=alone)
        self._everyone = np.arange(num_envs)
        self.single_action_space = spaces.action_space(self.game)
        self.single_observation_space = spaces.observation_space(self.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew; with the same seed they are the same, and so are all that follow."""
        if seed is None:
            seed = int(self.np_random.integers(2**63))
        self._games.reset(seed)
        return self._seen(), {"player": self._own(self._games.turn)}

    def step(self, actions: ArrayLike) -> Step:
        """One decision in every game; IllegalMove, and nothing is played, if one of them is not legal."""
        games = self._games
        if actions is not games.action:
            games.action[:] = actions
        if (wrong := games.illegal()) is not None:
            self._refuse(wrong)
        actor = games.turn.copy()
        games.step()
        over = games.over != 0
        info: dict[str, Any] = {"player": self._own(games.turn)}
        reward = np.zeros(self.num_envs, np.float32)
        if over.any():
            payoffs = self._payoffs()
            reward[over] = payoffs[self._everyone, actor][over]
            last = {"observation": self._own(games.last), "action_mask": np.zeros_like(games.mask)}
            info |= {"final_obs": last, "_final_obs": over, "_final_info": over}
            info["final_info"] = {"scores": games.scores.copy(), "rewards": payoffs, "player": actor}
        return self._seen(), reward, over, np.zeros(self.num_envs, np.bool_), info

    def random_actions(self) -> Array:
        """A legal action for every game, all alike likely; drawn inside compiled code, too."""
        self._games.pick()
        return self._own(self._games.action)

    def _payoffs(self) -> Array:
        """What each seat of every game would get by the scores of its last end."""
        scores, others = self._games.scores, self.game.players - 1
        worth: Array
        if self.reward == "win":
            worth = self._games.reward.astype(np.float32) / WHOLE
        elif self.reward == "margin":
            worth = scores - (scores.sum(axis=1, keepdims=True) - scores) / others
        else:
            worth = np.sign(scores[:, :, None] - scores[:, None, :]).sum(axis=2) / others
        return worth

    def _seen(self) -> Seen:
        return {
            "observation": self._own(self._games.observation),
            "action_mask": self._own(self._games.mask),
        }

    def _own(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _refuse(self, i: int) -> NoReturn:
        position = self.game.state(self._games.states[i])
        try:
            position.check(int(self._games.action[i]))
        except IllegalMove as reason:
            raise IllegalMove("illegal-in-batch", index=i, reason=reason) from None
        raise AssertionError("the masks are wrong")
