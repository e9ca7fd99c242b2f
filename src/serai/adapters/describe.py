"""The spaces of a game in words, from the very lines of its tables: what docs/research.md says of each game.

    python -m serai.adapters.describe docs/research.md

writes it there anew, between the two marks.
"""

import inspect
import re
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import serai
from serai.core import registry
from serai.core.game import Game

from . import spaces

BEGIN, END = "<!-- spaces -->\n", "<!-- end of spaces -->\n"
PART = re.compile(r'\("(\w+)", \((.+?),?\)\),(?:  # (.*))?$', re.MULTILINE)
NUMBER = re.compile(r"([A-Z_]+) = (.+?)(?:  # (.*))?$", re.MULTILINE)


def describe(name: str) -> str:
    """One game: its names, its options, its actions, its chance events, its observation."""
    package = registry.package(name)
    options, counts = package.OPTIONS, package.OPTIONS["players"].choices
    game, tables = serai.game(name), import_module(f"{package.__name__}.tables")
    sizes = ", ".join(f"{serai.game(name, players=n).observation_size} with {n}" for n in counts)
    rest = [f"`{key}` ({option.default!r})" for key, option in options.items() if key != "players"]
    version = spaces.version(name)
    return "\n".join(
        [
            f"### {game.title}, version {version}",
            "",
            f'PettingZoo `env("{name}")`, Gymnasium `serai/{name}-v{version}`, OpenSpiel `serai_{name}`.',
            f"Players: {min(counts)} to {max(counts)}, {game.players} if nothing is said."
            + (f" Other options, with what they are if nothing is said: {', '.join(rest)}." if rest else ""),
            "",
            f"**Actions**, `Discrete({game.actions})`:",
            "",
            *_table(("numbers", "in short", ""), _numbers(tables, game.notations(False), "ACTIONS")),
            "",
            f"**Outcomes of chance**, {tables.OUTCOMES}:",
            "",
            *_table(("numbers", "in short", ""), _numbers(tables, game.notations(True), "OUTCOMES")),
            "",
            f"**Observation**, {sizes} players:",
            "",
            *_table(("part", "shape", "", "known to"), _parts(tables, game)),
            "",
        ]
    )


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (heads, ("---",) * len(heads), *rows)]


def _numbers(tables: ModuleType, notations: tuple[str, ...], last: str) -> list[tuple[str, ...]]:
    """The blocks that follow one another up to `last`: each constant is the one before it and something."""
    before = inspect.getsource(tables).split(f"\n{last} = ")[0]
    blocks: list[tuple[int, str]] = []
    previous = ""
    for name, value, comment in NUMBER.findall(before):
        if value == "0":
            blocks, previous = [], name
        elif not previous or not value.startswith(f"{previous} + "):
            continue
        words = name.replace("_", " ").lower()
        text = f"{words} {comment}" if comment.startswith("+") else f"{words}: {comment}"
        blocks.append((getattr(tables, name), text.removesuffix(": ")))
        previous = name
    ends = [*(start for start, _ in blocks[1:]), getattr(tables, last)]
    return [
        (_range(str(start), str(end - 1)), _range(f"`{notations[start]}`", f"`{notations[end - 1]}`"), text)
        for (start, text), end in zip(blocks, ends, strict=True)
    ]


def _range(first: str, last: str) -> str:
    return first if first == last else f"{first} – {last}"


def _parts(tables: ModuleType, game: Game) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for name, shape, comment in PART.findall(inspect.getsource(tables.observation)):
        sides = [
            "players" if side == "players" else str(eval(side, vars(tables))) for side in shape.split(", ")
        ]
        known = "the viewer" if name in game.private else "all"
        rows.append((f"`{name}`", " × ".join(sides), comment or name.replace("_", " "), known))
    return rows


def all_games() -> str:
    return BEGIN + "\n" + "\n".join(describe(name) for name in serai.games()) + "\n" + END


if __name__ == "__main__":
    page = Path(sys.argv[1])
    head, rest = page.read_text("utf8").split(BEGIN)
    page.write_text(head + all_games() + rest.split(END)[1], "utf8")
