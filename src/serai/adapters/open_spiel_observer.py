"""What OpenSpiel's algorithms see of a state: public and private parts, as of now or with all the past."""

import json
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from serai.core.rules import NOBODY

if TYPE_CHECKING:
    from .open_spiel import SeraiGame, SeraiState

ME = -2  # whoever asks; else a player, or NOBODY


class Observer:
    """Conforms to OpenSpiel's PyObserver.

    Public is what a spectator knows; private is what a player knows beside it. The tensor's parts are
    those of `game.observation`. With perfect recall come the plies, as the player saw them.
    """

    def __init__(self, game: "SeraiGame", kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observers of this game have no parameters, but {params} was given.")
        self.game, self.kind = game, kind
        self.mine = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.eyes = [ME] if self.mine else [NOBODY] if kind.public_info else []
        self.eyes += [*range(game.rules.players)] if self.all else []
        self.spans: list[tuple[int, slice, slice]] = []  # whose eyes, from where in what they see, to where
        shapes = [part for eye in self.eyes for part in self._parts(eye)]
        if kind.perfect_recall:
            shapes += [("player", (game.rules.players,))] if self.mine else []
            shapes += [(_plies(eye), (game.memory,)) for eye in self.eyes]
        self.tensor = np.zeros(sum(prod(shape) for _, shape in shapes), np.float32)
        self.dict, start = {}, 0
        for name, shape in shapes:
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def _parts(self, eye: int) -> list[tuple[str, tuple[int, ...]]]:
        """The parts of the observation that are shown through these eyes: all, or the private ones."""
        rules, parts, start = self.game.rules, [], 0
        end = self.spans[-1][2].stop if self.spans else 0
        for name, shape in rules.observation:
            size = prod(shape)
            if (self.kind.public_info and eye < 0) or name in rules.private:
                parts.append((name if eye < 0 else f"{name}_{eye}", shape))
                self.spans.append((eye, slice(start, start + size), slice(end, end + size)))
                end += size
            start += size
        return parts

    def set_from(self, state: "SeraiState", player: int) -> None:
        self.tensor.fill(0)
        viewers = {eye: player if eye == ME else eye for eye in self.eyes}
        seen = {
            eye: np.array(state.position.observe(None if viewer == NOBODY else viewer), np.float32)
            for eye, viewer in viewers.items()
        }
        for eye, frm, to in self.spans:
            self.tensor[to] = seen[eye][frm]
        if self.kind.perfect_recall:
            if self.mine:
                self.dict["player"][player] = 1
            for eye, viewer in viewers.items():
                codes = self._codes(state, viewer)[-self.game.memory :]
                self.dict[_plies(eye)][: len(codes)] = codes

    def _codes(self, state: "SeraiState", viewer: int) -> list[int]:
        """The plies as a viewer saw them; without public information, 0 for what everybody saw."""
        codes = list(state.codes(viewer))
        if self.kind.public_info or viewer == NOBODY:
            return codes
        return [0 if a == b else a for a, b in zip(codes, state.codes(NOBODY), strict=True)]

    def string_from(self, state: "SeraiState", player: int) -> str:
        lines = []
        for eye in self.eyes:
            viewer = player if eye == ME else eye
            line = self._story(state, viewer) if self.kind.perfect_recall else self._view(state, eye, viewer)
            named = viewer != NOBODY and (line or self.kind.public_info)
            lines.append(f"{viewer}: {line}" if named else line)
        return "\n".join(filter(None, lines))

    def _story(self, state: "SeraiState", viewer: int) -> str:
        """All plies by their short texts; those of chance in brackets, · for what is left out."""
        rules = self.game.rules
        plays, draws = rules.notations(False), rules.notations(True)
        texts = [
            "·" if not code else plays[code // 2] if code % 2 else f"({draws[code // 2 - 1]})"
            for code in self._codes(state, viewer)
        ]
        return " ".join([*filter(None, [state.known[viewer]]), *texts])

    def _view(self, state: "SeraiState", eye: int, viewer: int) -> str:
        own = state.position.view(None if viewer == NOBODY else viewer)
        if self.kind.public_info and eye < 0:
            return _json(own)
        private = dict(_beyond(own, state.position.view(None), ""))
        return _json(private) if private else ""


def _plies(eye: int) -> str:
    return "plies" if eye < 0 else f"plies_{eye}"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _beyond(own: Any, public: Any, path: str) -> list[tuple[str, Any]]:
    """What stands in one's own view and not in everybody's, with where it stands."""
    if type(own) is type(public) is dict and own.keys() == public.keys():
        pairs = [(f"{path}.{key}".lstrip("."), own[key], public[key]) for key in own]
    elif type(own) is type(public) is list and len(own) == len(public):
        pairs = [(f"{path}.{n}", a, b) for n, (a, b) in enumerate(zip(own, public, strict=True))]
    else:
        return [] if own == public else [(path, own)]
    return [found for name, a, b in pairs for found in _beyond(a, b, name)]
