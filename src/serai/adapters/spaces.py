"""What the adapters share: spaces, masks, rewards, versions, and whoever deals the chance events."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from serai.core import registry
from serai.core.dealer import Dealer
from serai.core.game import Game, Option, State
from serai.core.rules import CHANCE

REWARD = Option("place", choices=("place", "margin"))

Observation = dict[str, Any]
"""`observation`, a row of numbers, and `action_mask`, 1 for every legal action."""


def version(name: str) -> int:
    """Of a game's actions and observations: whoever has learnt from another one must learn anew."""
    return int(getattr(registry.package(name), "ENVIRONMENT", 1))


def action_space(game: Game) -> "Discrete":
    return Discrete(game.actions)


def observation_space(game: Game) -> "Dict":
    limits = np.iinfo(np.int16)
    seen = Box(int(limits.min), int(limits.max), (game.observation_size,), np.int16)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (game.actions,), np.int8)})


def observation(state: State, player: int) -> Observation:
    """What a player knows, and what they may do: nothing when it is not for them to decide."""
    mask = np.zeros(state.game.actions, np.int8)
    if state.turn == player:
        mask[list(state.legal())] = 1
    return {"observation": np.array(state.observe(player), np.int16), "action_mask": mask}


def rewards(scores: Sequence[int], by: str) -> list[float]:
    """What the end of a game is worth to each player; the sum is zero.

    By place: 1 for the first, -1 for the last, evenly between; whoever ties shares their places.
    By margin: one's score less the mean of all others.

    >>> rewards([30, 10, 20], "place"), rewards([30, 10, 10], "place"), rewards([30, 10, 20], "margin")
    ([1.0, -1.0, 0.0], [1.0, -0.5, -0.5], [15.0, -15.0, 0.0])
    """
    others = len(scores) - 1
    if by == "margin":
        return [mine - (sum(scores) - mine) / others for mine in scores]
    ahead = [sum(x > mine for x in scores) for mine in scores]
    behind = [sum(x < mine for x in scores) for mine in scores]
    return [(b - a) / others for a, b in zip(ahead, behind, strict=True)]


def settle(state: State, dealer: Dealer) -> None:
    """Let chance act until a player has to decide, or the game is over."""
    while state.turn == CHANCE:
        outcomes, weights = zip(*state.chances(), strict=True)
        state.play(outcomes[dealer.pick(weights)])
