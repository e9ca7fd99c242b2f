"""What was tuned: how a game's bots search and what their guide finds important, from `<game>.toml`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, NamedTuple

from serai.core.errors import BadOption
from serai.core.words import join

from . import guide


@dataclass(frozen=True)
class Knobs:
    """How to search; `tree` says what each one does. The defaults are for a game without a guide."""

    explore: float = 0.7
    bias: float = 0.0
    fresh: float = 100.0
    guided: int = 0
    cut: int = -1
    heat: float = 5.0
    margin: float = 0.2
    scale: float = 10.0
    closed: bool = True
    paired: bool = False


class Level(NamedTuple):
    """How strong a player is."""

    playouts: int  # for a decision; 0 for the greedy policy
    slips: int = 0  # of a hundred decisions so many are made by chance


SLIPS = (35, 0)  # of levels 1 and 2, which play by the greedy policy
PLAYOUTS = (50, 200, 1600)  # of levels 3 to 5; a game may say otherwise


class Effort(NamedTuple):
    """How much is played to look back at a game."""

    glance: int = 400  # playouts, cut off, for a moment of the game or a move
    whole: int = 200  # playouts to the end for a moment
    search: int = 400  # playouts for what a bot would have done


class Tuned(NamedTuple):
    knobs: Knobs
    taste: Mapping[str, float]  # in the order of the guide's TASTE
    levels: tuple[Level, ...]
    effort: Effort = Effort()

    @classmethod
    def of(cls, game: str) -> "Tuned":
        file = files(__package__) / f"{game}.toml"
        found = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
        names = guide_of(game).TASTE
        taste = found.get("taste", {})
        assert set(taste) == set(names), f"{game}.toml and its guide differ in their taste"
        return cls(
            Knobs(**found.get("knobs", {})),
            {name: float(taste[name]) for name in names},
            (
                *(Level(0, slips) for slips in found.get("slips", SLIPS)),
                *(Level(playouts) for playouts in found.get("playouts", PLAYOUTS)),
            ),
            Effort(**found.get("review", {})),
        )

    def changed(self, changes: Mapping[str, float]) -> "Tuned":
        """The same with some values changed, each a knob or a taste by its name."""
        kinds = {field.name: type(getattr(self.knobs, field.name)) for field in fields(Knobs)}
        for name in changes:
            if name not in kinds and name not in self.taste:
                raise BadOption("no-such-knob", knob=name, knobs=join([*kinds, *self.taste]))
        knobs = {name: kinds[name](value) for name, value in changes.items() if name in kinds}
        taste = {name: float(changes.get(name, value)) for name, value in self.taste.items()}
        return self._replace(knobs=replace(self.knobs, **knobs), taste=taste)


def guide_of(game: str) -> Any:
    """The game's guide; the placeholders where it has none."""
    name = f"{__package__}.{game}_guide"
    return import_module(name) if find_spec(name) else guide
