"""What a terminal shows beside the table: names, choices, winners."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from serai.core.match import Match
from serai.core.words import join

from .desk import TURQUOISE, Desk


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
