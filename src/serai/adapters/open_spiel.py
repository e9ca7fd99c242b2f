"""OpenSpiel: every game as a Python game with explicit chance nodes, registered as serai_<name>.

>>> import pyspiel, serai.adapters.open_spiel
>>> game = pyspiel.load_game(f"serai_{serai.games()[0]}(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes()), state.action_to_string(3)
(True, 15, 'Y1')

Parameters are the game's own options, `reward` ("place" or "margin") and `memory`: how many plies
of the past the information state's tensor holds. The information state's string holds them all.

All chance events can be enumerated, 26 outcomes at most, so none need be sampled: a deck or a bag is
drawn from one card or piece at a time, when it comes to light.
"""

import base64
import json
import pickle
from typing import Any

import pyspiel

import serai
from serai.core import registry
from serai.core.game import Game, State
from serai.core.rules import CHANCE, NOBODY, OVER

from . import spaces
from .open_spiel_observer import Observer

LONGEST = 20_000  # decisions, and chance events: some rules set no limit, but no game comes near this one
MARGIN = 1000.0  # nor any score near this one
MEMORY = 1024  # plies; nobody who plays to win needs more
NO_ATTRIBUTES = base64.b64encode(pickle.dumps({})).decode()


class SeraiGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house, with its options. `rules` is the game itself."""

    kind: Any  # what OpenSpiel knows of it; each game has a class of its own

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        options = {key: value for key, value in given.items() if key not in ("reward", "memory")}
        self.rules: Game = serai.game(self.kind.short_name.removeprefix("serai_"), **options)
        self.start = self.rules.start()
        self.reward: str = spaces.REWARD.value("reward", given["reward"])
        self.memory = max(1, int(given["memory"]))
        most = 1.0 if self.reward == "place" else MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=len(self.rules.notations(True)),
            num_players=self.rules.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, text: Any = None) -> "SeraiState":
        return SeraiState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def position(self, position: State) -> "SeraiState":
        """Any position of the game as a state: its past is not known, so all players know what they see."""
        state = SeraiState(self, position.copy())
        state.known = tuple(_view(position, p) for p in (*range(self.rules.players), None))
        return state


class SeraiState(pyspiel.State):  # type: ignore[misc]
    """A position, and what everyone has seen of how it came about."""

    def __init__(self, game: SeraiGame, position: State | None = None) -> None:
        super().__init__(game)
        self.position = position or game.start.copy()
        self.told = (b"",) * (game.rules.players + 1)  # two bytes a ply, for each player and a spectator
        self.known = ("",) * (game.rules.players + 1)  # what they knew when the told began

    def current_player(self) -> int:
        turn = self.position.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else turn

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.chances()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.position.check(action)
        record, rules = self.position.record, self.position.game.rules
        seen = [rules.seen(record, action, p) for p in (*range(record.players), NOBODY)]
        chance = record.turn == CHANCE
        self.told = tuple(t + _code(x, chance) for t, x in zip(self.told, seen, strict=True))
        rules.play(record, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.notations(player == CHANCE)[action]

    def returns(self) -> list[float]:
        if not self.position.over:
            return [0.0] * self.position.game.players
        return spaces.rewards(self.position.scores, self.get_game().reward)

    def __str__(self) -> str:
        return "\n".join(f"{key}: {value}" for key, value in self.position.record.to_dict().items())

    def resample_from_infostate(self, player: int, sampler: Any) -> "SeraiState":
        """A state drawn uniformly from those that the player cannot tell from this one.

        Its history is what the player has seen of it. What the others have seen that the player has
        not is unknown: they have seen what a spectator has, and know what they see in their hands now.
        """
        plies = zip(self.full_history(), self.shown(player), strict=True)
        history = ",".join(f"{ply.player}:{shown}" for ply, shown in plies)
        text = f"history={history}\nmove_number={self.move_number()}\n__dict__={NO_ATTRIBUTES}"
        state: SeraiState = self.get_game().deserialize_state(text)
        state.position = self.position.resample(player, sampler())
        told = [self.told[-1]] * len(self.told)
        known = [*(_view(state.position, p) for p in range(state.num_players())), self.known[-1]]
        told[player], known[player] = self.told[player], self.known[player]
        state.told, state.known = tuple(told), tuple(known)
        return state

    def codes(self, viewer: int) -> memoryview:
        """The plies as a player, or a spectator (-1), saw them: 1 + 2 * number, and 1 more for chance."""
        return memoryview(self.told[viewer]).cast("H")

    def shown(self, viewer: int) -> list[int]:
        return [(code - 1) // 2 for code in self.codes(viewer)]


def _code(x: int, chance: bool) -> bytes:
    return (1 + 2 * x + chance).to_bytes(2, "little")


def _view(position: State, player: int | None) -> str:
    return json.dumps(position.view(player), separators=(",", ":"))


def _kind(name: str) -> Any:
    """The game's type, with parameters for all of its options that can be written as text."""
    package = registry.package(name)
    options = {key: option.default for key, option in package.OPTIONS.items()}
    players = package.OPTIONS["players"].choices
    return pyspiel.GameType(
        short_name=f"serai_{name}",
        long_name=package.TITLE,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(players),
        max_num_players=max(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**options, "reward": spaces.REWARD.default, "memory": MEMORY},
    )


for _name in serai.games():
    _type = _kind(_name)
    pyspiel.register_game(_type, type(f"Serai_{_name}", (SeraiGame,), {"kind": _type}))
