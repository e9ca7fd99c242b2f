"""How a game is shown in a terminal: by the module `terminal` of its package, or else plainly."""

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.core import registry
from serai.core.game import Game
from serai.core.match import Match
from serai.core.words import join

from .desk import TURQUOISE, Desk


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


def names_of(match: Match, language: str) -> list[str]:
    return [match.name(p, language) for p in range(match.game.players)]


def tell_winners(desk: Desk, match: Match) -> None:
    names = [match.name(p, desk.language) for p in match.winners]
    desk.tell("winners", count=len(names), names=join(names), score=max(match.scores))


def menu(choices: Mapping[str, Mapping[str, Text]], width: int, short: bool) -> RenderableType:
    """The choices numbered, in columns beside their headings; in short, a line for each heading."""
    indent = max(len(heading) for heading in choices) + 2
    lines: list[Text] = []
    number = 1
    for heading, labels in choices.items():
        items = [_item(n, label) for n, label in enumerate(labels.values(), number)]
        number += len(items)
        column = max(len(item) for item in items) + 2
        fit = max(1, (width - indent) // column)
        if short and len(items) > fit:
            items[fit - 2 : -1] = [Text("   …")]
        for k in range(0, len(items), fit):
            line = Text().append(f"{'' if k else heading:<{indent}}", f"bold {TURQUOISE}")
            for item in items[k : k + fit]:
                item.pad_right(column - len(item))
                line.append_text(item)
            lines.append(line)
    return Group(*lines)


def _item(number: int, label: Text) -> Text:
    return Text().append(f"{number:>2} ", "dim").append_text(label)
