"""Five Tribes drawn in a terminal: everything is there, nothing secret is, at any width."""

import random
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

import serai
from serai.core.match import Match
from serai.games.five_tribes import terminal
from serai.games.five_tribes.names import TILE_NAMES
from serai.games.five_tribes.terminal.pieces import meeples

from .table import Table, in_sale

WIDTHS = (60, 78, 79, 80, 100, 117, 120, 160)


def drawn(view: dict[str, object], names: list[str], width: int, language: str = "en") -> str:
    """What a terminal without colours shows."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(terminal.draw(view, names, language, width))
    return capture.get()


def positions(players: int, seed: int = 1) -> Iterator[Match]:
    names = ["Ann", "Bartholomew", "Cy", "Dora"][:players]
    match, rng = serai.game("five_tribes", players=players).match(seed=seed, names=names), random.Random(seed)
    while not match.over:
        if rng.random() < 0.03:
            yield match
        match.play(rng.choice(match.legal))
    yield match


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_fits_any_width(players: int, language: str) -> None:
    for match in positions(players):
        for width in WIDTHS:
            names = [match.name(p) for p in range(players)]
            text = drawn(match.view(0), names, width, language)
            assert all(len(line) <= width for line in text.splitlines())
            assert all(name[:6] in text for name in names)
            assert all(f"│{tile}" in text for tile in TILE_NAMES)


def test_tribes_camels_palms_and_palaces_are_drawn() -> None:
    table = Table().meeples("a1", "yyb").camel(3, "a1").pieces("a1", palms=2, palaces=1).kind("oasis", "a1")
    table.meeples("c3", "y" * 9 + "w" * 9)
    rows = drawn(table.position.view(None), ["A", "B", "C", "D"], 80).splitlines()
    assert rows[1].startswith("│a1 oasis   8│")
    assert rows[2].startswith("│yyb    ∩3♣2⌂│")
    assert "│9y9w        │" in rows[8]


def test_a_crowd_is_counted() -> None:
    assert meeples({"y": 2, "r": 1}, 3).plain == "yyr"
    assert meeples({"y": 3, "r": 1}, 3).plain == "3y1r"


def test_coins_and_cards_of_others_are_covered() -> None:
    table = in_sale().coins(2, 37).cards(2, "ivory", "fakir").cards(1, "gold")
    text = drawn(table.position.view(0), ["A", "B", "C", "D"], 120)
    assert "37" not in text
    assert "ivory" not in text
    assert "gold" in text
    assert "ivory, fakir" in drawn(table.position.view(1), ["A", "B", "C", "D"], 120)


def test_what_is_going_on_is_told() -> None:
    table = in_sale().djinn(1, "Sibittis").people(1, elders=2).do("Sibittis:ww", "Leta", "Boaz", "Enki")
    assert "You see  Boaz, Enki, Leta" in drawn(table.position.view(0), ["A", "B", "C", "D"], 80)
    assert "You see" not in drawn(table.position.view(1), ["A", "B", "C", "D"], 80)
    table = in_sale().cards(1, "fish", "gold").do("put-fish")
    assert "To sell  fish" in drawn(table.position.view(None), ["A", "B", "C", "D"], 80)
    table = Table().do("stay")
    assert "No meeples can move" in drawn(table.position.view(None), ["A", "B", "C", "D"], 80)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_legal_action_stands_once_under_a_heading(language: str) -> None:
    for seed in range(4):
        for match in positions(3, seed=seed):
            sentences = {match.notation(a): match.say(a, language) for a in match.legal}
            groups = terminal.choices(match.view(match.actor or 0), sentences, language)
            shown = [notation for labels in groups.values() for notation in labels]
            assert sorted(shown) == sorted(sentences)
            for labels in groups.values():
                for notation, label in labels.items():
                    assert isinstance(label, Text)
                    assert label.plain.startswith(notation)
