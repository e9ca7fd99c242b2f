"""PettingZoo: every game as an AEC environment, in which one agent after the other decides.

>>> from serai.adapters.pettingzoo import env
>>> inn = env(serai.games()[0], players=4)
>>> inn.reset(seed=1)
>>> observation, reward, over, cut, info = inn.last()
>>> observation["observation"].shape, observation["action_mask"].shape
((201,), (46,))
"""

from typing import Any

from gymnasium.utils import seeding
from gymnasium.utils.ezpickle import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import serai
from serai.core.dealer import Dealer
from serai.core.game import State

from . import drawing, spaces
from .spaces import Observation


def env(name: str, **options: Any) -> Any:
    """The environment as learners want it: whoever plays an illegal action has lost, with reward -1."""
    inn: Any = wrappers.TerminateIllegalWrapper(Environment(name, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inn))


def parallel_env(name: str, **options: Any) -> Any:
    """All agents act at every step, though only the action of the one whose turn it is counts."""
    return turn_based_aec_to_parallel(env(name, **options))


class Environment(AECEnv, EzPickle):  # type: ignore[misc]
    """A game without the usual wrappers: an illegal action raises IllegalMove.

    Rewards come when the game is over, `reward="place"` or `"margin"`. Other options are the game's.
    Chance acts by itself. Drawings show what a spectator may see: no secrets before the end.
    """

    metadata: dict[str, Any] = {}  # noqa: RUF012

    def __init__(
        self, name: str, render_mode: str | None = None, reward: str = "place", **options: Any
    ) -> None:
        EzPickle.__init__(self, name, render_mode, reward, **options)
        self.game = serai.game(name, **options)
        self.metadata = {
            "name": f"{name}_v{spaces.version(name)}",
            "render_modes": drawing.MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = drawing.MODE.value("render_mode", render_mode)
        self.reward = spaces.REWARD.value("reward", reward)
        self.possible_agents = [f"player_{p}" for p in range(self.game.players)]
        self.action_spaces = {a: spaces.action_space(self.game) for a in self.possible_agents}
        self.observation_spaces = {a: spaces.observation_space(self.game) for a in self.possible_agents}
        self._random, _ = seeding.np_random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same dice and cards, in this game and all that follow."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.position: State = self.game.start()
        self._dealer = Dealer(self._random.bytes(32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Observation:
        return spaces.observation(self.position, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "Give a number: only agents whose game is over step with None."
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.position.play(int(action))
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Up to the next decision, or to the end with its rewards."""
        spaces.settle(self.position, self._dealer)
        if not self.position.over:
            self.agent_selection = self.possible_agents[self.position.turn]
            return
        worth = spaces.rewards(self.position.scores, self.reward)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return drawing.render(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing was opened."""
