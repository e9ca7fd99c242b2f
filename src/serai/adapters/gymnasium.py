"""Gymnasium: one seat of a game, with named bots on the others.

>>> import gymnasium, serai.adapters.gymnasium
>>> inn = gymnasium.make(f"serai/{serai.games()[0]}-v1", players=3, opponents="greedy")
>>> observation, info = inn.reset(seed=1)
>>> observation["action_mask"].shape, inn.unwrapped.opponents
((46,), ('greedy', 'greedy'))
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
from numpy.typing import NDArray

import serai
from serai import bots
from serai.core.dealer import Dealer
from serai.core.errors import BadOption
from serai.core.game import State

from . import drawing, spaces
from .spaces import Observation

ILLEGAL = -1.0  # the reward for an action that cannot be played; the game is over with it


class Environment(gymnasium.Env[Observation, int]):
    """A game seen from one seat; bots play until it is that seat's turn again.

    `seat` is a player's number, or None: then each game gives you another one at random.
    `opponents` is a bot's name, or one name for each of the others in the order of their seats.
    `reward` is "place" or "margin", and comes when the game is over. Other options are the game's.
    """

    metadata: dict[str, Any] = {"render_modes": drawing.MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str = "place",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = serai.game(name, **options)
        others = self.game.players - 1
        self.opponents = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != others:
            raise BadOption("bad-names", names=len(self.opponents), players=others)
        if seat is not None and seat not in range(self.game.players):
            raise BadOption("no-such-player", player=repr(seat), players=self.game.players)
        self._bots = {bot: bots.make(bot, self.game) for bot in self.opponents}
        self.seat, self._fixed = seat or 0, seat is not None
        self.render_mode = drawing.MODE.value("render_mode", render_mode)
        self.reward = spaces.REWARD.value("reward", reward)
        self.action_space: Any = spaces.action_space(self.game)
        self.observation_space = spaces.observation_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if not self._fixed:
            self.seat = int(self.np_random.integers(self.game.players))
        self.position: State = self.game.start()
        self._dealer = Dealer(self.np_random.bytes(32))
        self._go_on()
        return spaces.observation(self.position, self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward, info = 0.0, dict[str, Any]()
        legal = int(action) in self.position.legal()
        if legal:
            self.position.play(int(action))
            self._go_on()
            if self.position.over:
                reward = spaces.rewards(self.position.scores, self.reward)[self.seat]
                info = {"scores": self.position.scores, "winners": self.position.winners}
        else:
            reward, info = ILLEGAL, {"illegal": int(action)}
        seen = spaces.observation(self.position, self.seat)
        return seen, reward, self.position.over or not legal, False, info

    def action_masks(self) -> NDArray[Any]:
        """The legal actions, as learners with masks ask for them."""
        mask: NDArray[Any] = spaces.observation(self.position, self.seat)["action_mask"].astype(bool)
        return mask

    def _go_on(self) -> None:
        """Chance and bots act, up to one's own turn or the end of the game."""
        spaces.settle(self.position, self._dealer)
        while self.position.turn >= 0 and self.position.turn != self.seat:
            bot = self.opponents[(self.position.turn - self.seat) % self.game.players - 1]
            seed = int(self.np_random.integers(2**63))
            self.position.play(bots.ask(self._bots[bot], self.position, seed))
            spaces.settle(self.position, self._dealer)

    def render(self) -> str | None:
        return drawing.render(self.position, self.render_mode)


for _name in serai.games():
    gymnasium.register(
        f"serai/{_name}-v{spaces.version(_name)}",
        entry_point=f"{__name__}:Environment",
        kwargs={"name": _name},
    )
