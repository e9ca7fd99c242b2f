"""How a game is shown in a terminal: by the module `terminal` of its package, or else plainly."""

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from . import registry
from .game import Game


class Screen(Protocol):
    """What a game's module `terminal` offers."""

    def draw(self, view: dict[str, Any], names: Sequence[str], language: str, width: int) -> RenderableType:
        """The table as a viewer sees it."""

    def choices(
        self, view: dict[str, Any], sentences: Mapping[str, str], language: str
    ) -> Mapping[str, Mapping[str, Text]]:
        """Headings, and under each the notations to choose from with their labels.

        `sentences` holds every notation that may be played, with what it does in words.
        """


class Plain:
    """For a game that draws nothing itself: its view, key by key."""

    def draw(self, view: dict[str, Any], names: Sequence[str], language: str, width: int) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for key, value in view.items():
            table.add_row(Text(key, "bold"), Text(json.dumps(value, ensure_ascii=False)))
        return table

    def choices(
        self, view: dict[str, Any], sentences: Mapping[str, str], language: str
    ) -> Mapping[str, Mapping[str, Text]]:
        return {"": {n: Text(f"{n}  {sentence}") for n, sentence in sentences.items()}}


def screen_of(game: Game) -> Screen:
    module = f"{registry.package(game.name).__name__}.terminal"
    return cast(Screen, import_module(module)) if find_spec(module) else Plain()
