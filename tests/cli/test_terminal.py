"""Camel Up drawn in a terminal: everything is there, nothing secret is, at any width."""

import random
import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

import serai
from serai.core.match import Match
from serai.games.camel_up import terminal
from serai.games.camel_up.terminal.board import RING, board
from serai.games.camel_up.terminal.pieces import COLOURS

WIDTHS = (60, 78, 80, 99, 100, 120, 160)


def drawn(match: Match, viewer: int | None, width: int, language: str = "en") -> str:
    """What a terminal without colours shows."""
    console = Console(width=width, color_system=None, force_terminal=False)
    names = [match.name(p, language) for p in range(match.game.players)]
    with console.capture() as capture:
        console.print(terminal.draw(match.view(viewer), names, language, width))
    return capture.get()


def positions(players: int, seed: int = 1) -> Iterator[Match]:
    """Positions of a random game now and then, the end among them."""
    names = ["Ann", "Bartholomew", "Cy", "Dora", "Eve", "Finn", "Gus", "Hal"][:players]
    match, rng = serai.game("camel_up", players=players).match(seed=seed, names=names), random.Random(seed)
    while not match.over:
        if rng.random() < 0.03:
            yield match
        match.play(rng.choice(match.legal))
    yield match


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_table_fits_any_width_and_shows_every_camel(players: int, language: str) -> None:
    for match in positions(players):
        for width in WIDTHS:
            text = drawn(match, 0, width, language)
            assert all(len(line) <= width for line in text.splitlines())
            names = [match.name(p) for p in range(players)]
            assert all(name[:6] in text for name in names)
            track = board(match.view(0), names, language, wide=width >= terminal.ROOMY).plain
            for camel in COLOURS:
                assert re.search(rf"▐ ?{camel} ?▌", track)


def test_spaces_run_clockwise_from_the_middle_of_the_right_side() -> None:
    text = drawn(next(positions(4)), None, 80)
    numbers = [int(n) for n in re.findall(r"│(\d+)", text)]
    assert numbers == [space for row in RING for space in row]
    assert text.index("│16") < text.index("▀▄▀▄") < text.index("│1 ")


def test_a_stack_stands_in_its_order() -> None:
    state = serai.game("camel_up").start()
    for die in ("B1", "Y1", "G1", "O1", "W1"):
        state.play(state.parse(die))
    track = state.view(None)["track"]
    assert [thing["camels"] for thing in track] == [["B", "Y", "G", "O", "W"]]
    column = re.findall(r"▐ (.) ▌", board(state.view(None), ["A"] * 4, "en", wide=True).plain)
    assert column[:5] == ["W", "O", "G", "Y", "B"]


def test_dice_leave_the_pyramid() -> None:
    match = serai.game("camel_up").match(seed=7)
    full = board(match.view(None), ["A"] * 4, "en", wide=False).plain
    assert all(f" {camel} " in full for camel in COLOURS)
    match.play(match.parse("roll"))
    (rolled,) = set(COLOURS) - set(match.view(None)["dice"])
    pyramid = "".join(re.findall(r"▟.*▙", board(match.view(None), ["A"] * 4, "en", wide=False).plain))
    assert rolled not in pyramid
    assert sum(camel in pyramid for camel in COLOURS) == 4


def test_a_desert_tile_shows_its_side_and_its_owner() -> None:
    match = serai.game("camel_up", players=2).match(seed=7, names=["Ann", "Bob"])
    owner = match.name(match.actor or 0)
    match.play(match.parse("-9"))
    text = drawn(match, None, 80)
    assert re.search(rf"│9 +-1 +│(?s:.)*│ +{owner} *│", text)


def test_race_cards_are_shown_to_their_owner_only() -> None:
    match = serai.game("camel_up", players=2).match(seed=7, names=["Ann", "Bob"])
    owner = match.actor or 0
    match.play(match.parse("winG"))
    assert f"{match.name(owner)}:G" in drawn(match, owner, 120)
    for viewer in (None, 1 - owner):
        text = drawn(match, viewer, 120)
        assert f"{match.name(owner)}:?" in text
        assert f"{match.name(owner)}:G" not in text


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_legal_action_stands_once_under_a_heading(language: str) -> None:
    for match in positions(3, seed=4):
        sentences = {match.notation(a): match.say(a, language) for a in match.legal}
        groups = terminal.choices(match.view(0), sentences, language)
        shown = [notation for labels in groups.values() for notation in labels]
        assert sorted(shown) == sorted(sentences)
        for labels in groups.values():
            for notation, label in labels.items():
                assert isinstance(label, Text)
                assert label.plain.startswith(notation)


def test_across_the_line_camels_carry_a_flag() -> None:
    *_, match = positions(4)
    assert match.over
    assert "⚑▐" in drawn(match, None, 80)
