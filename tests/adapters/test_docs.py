"""docs/research.md says what is so."""

import doctest
import re
from pathlib import Path

import pytest

import serai
from serai.adapters import spaces
from serai.adapters.describe import all_games, describe

from .boards import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_spaces_are_those_of_the_code() -> None:
    """Or else: python -m serai.adapters.describe docs/research.md, and a line in the table of versions."""
    assert all_games() in PAGE.read_text("utf8")


@pytest.mark.parametrize("name", GAMES)
def test_a_description_leaves_nothing_out(name: str) -> None:
    """Blocks of numbers follow one another to the last, and every part of the observation is there."""
    game, text = serai.game(name), describe(name)
    actions, outcomes = text.split("**Outcomes of chance**")
    blocks = [
        [int(n) for n in re.findall(r"\d+", row)]
        for row in re.findall(r"^\| ([\d – ]+) \|", actions, re.MULTILINE)
    ]
    assert [n for block in blocks for n in range(block[0], block[-1] + 1)] == list(range(game.actions))
    parts = re.findall(r"^\| `(\w+)` \| ([\w× ]+) \|", outcomes, re.MULTILINE)
    sizes = [[game.players if side == "players" else int(side) for side in s.split(" × ")] for _, s in parts]
    assert [(part, tuple(s)) for (part, _), s in zip(parts, sizes, strict=True)] == list(game.observation)


def test_every_version_is_in_the_changelog() -> None:
    rows = re.findall(r"^\| (\d+) \| ([\w, ]+) \|", PAGE.read_text("utf8"), re.MULTILINE)
    for name in GAMES:
        told = {int(number) for number, games in rows if games == "all" or name in games.split(", ")}
        assert told == set(range(1, spaces.version(name) + 1))


def test_the_examples_run() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0
