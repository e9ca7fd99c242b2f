"""Yspahan drawn in a terminal: everything is there, nothing secret is, at any width."""

import random
from collections.abc import Iterator

import pytest
from rich.console import Console

import serai
from serai.core.match import Match
from serai.games.yspahan import terminal
from serai.games.yspahan.tables import SHOP_NAMES
from serai.games.yspahan.terminal.city import city, neighbourhood

from .table import caravan, cubes, table

WIDTHS = (60, 71, 72, 80, 115, 116, 120, 160)
NAMES = ["Ann", "Bartholomew", "Cy", "Dora"]


def drawn(state: serai.State, viewer: int | None, width: int, language: str = "en") -> str:
    """What a terminal without colours shows."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(terminal.draw(state.view(viewer), NAMES, language, width))
    return capture.get()


def positions(players: int, seed: int = 1) -> Iterator[Match]:
    """Positions of a random game now and then, the end among them."""
    match, rng = serai.game("yspahan", players=players).match(seed=seed), random.Random(seed)
    while not match.over:
        if rng.random() < 0.03:
            yield match
        match.play(rng.choice(match.legal))
    yield match


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [3, 4])
def test_the_table_fits_any_width(players: int, language: str) -> None:
    for match in positions(players):
        for width in WIDTHS:
            text = drawn(match.state, 0, width, language)
            assert all(len(line) <= width for line in text.splitlines())
            assert all(name[:6] in text for name in NAMES[:players])


@pytest.mark.parametrize("players", [3, 4])
def test_every_cube_is_in_its_souk(players: int) -> None:
    for match in positions(players, seed=2):
        state = match.state
        found: dict[str, str] = {}
        for name in ("sack", "barrel", "chest", "vase"):
            _, *lines = neighbourhood(state.view(None), name, "en")
            shops = [shop for shop in SHOP_NAMES if shop.startswith(f"{name}.")]
            marks = [mark for line in lines for mark in line.plain.split()[2:]]
            assert len(marks) == len(shops)
            found |= {shop: mark[0] for shop, mark in zip(shops, marks, strict=True)}
        taken = cubes(state)
        assert found == {shop: str(taken[shop] + 1) if shop in taken else "·" for shop in SHOP_NAMES}


def test_the_supervisor_stands_on_his_square() -> None:
    for square in ("C", "W10", "E7", "N4", "S1"):
        view = table(supervisor=square).view(None)
        assert city(view, "en").plain.count(f"[{square}]") == 1
        assert city(view, "en").plain.count("[") == 1


def test_the_caravan_travels_to_and_fro() -> None:
    s = table(caravan=[0, 0, 1, 2, 1])
    assert caravan(s) == [0, 0, 1, 2, 1]
    text = drawn(s, None, 80)
    assert text.index("· · ·") < text.index("· 2 3") < text.index("1 1 2")


def test_the_tower_shows_every_die_and_which_are_yellow() -> None:
    text = drawn(table(tower="1x2+1 2x0+1 6x3"), None, 80)
    assert "Gold   6 6 6" in text
    assert "Sack   2y" in text
    assert "Camels 1 1 1y" in text


def test_only_ones_own_cards_are_shown() -> None:
    s = table(hands={0: "exchange", 1: "city"})
    assert "Exchange" in drawn(s, 0, 80)
    assert "Cube in the city" not in drawn(s, 0, 80)
    assert "Exchange" not in drawn(s, 1, 80)
    assert "Exchange" not in drawn(s, None, 80)
    assert "Cube in the city" not in drawn(s, None, 80)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [3, 4])
def test_every_choice_is_offered_once_under_a_heading(players: int, language: str) -> None:
    for match in positions(players, seed=3):
        if match.over:
            continue
        sentences = {match.notation(x): match.say(x, language) for x in match.legal}
        groups = terminal.choices(match.view(match.actor), sentences, language)
        offered = [notation for labels in groups.values() for notation in labels]
        assert sorted(offered) == sorted(sentences)
        for labels in groups.values():
            plain = [label.plain for label in labels.values()]
            assert len(set(plain)) == len(plain), plain


def test_a_walk_shows_its_price_and_the_cubes_it_sends() -> None:
    s = table(supervisor="W2", tower="3x9", gold=[1, 0, 0], shops={1: "barrel.white.1", 2: "sack.white.1"})
    s.play(s.parse("move.camel"))
    sentences = dict.fromkeys(s.game.notations(False)[x] for x in s.legal())
    labels = terminal.choices(s.view(0), {name: name for name in sentences}, "en")["Walk to (-gold)"]
    assert labels["S1"].plain == "S1·3·2"
    assert labels["S2"].plain == "S2 -1"
    assert labels["W5"].plain == "W5"
