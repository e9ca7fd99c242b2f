"""Golden games: each replays by today's rules, shows what it was kept for, and proves its draws."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import serai

GOLDEN = Path(__file__).parents[1] / "golden"
SCORES = {
    "3_players_westward": (39, 31, 26),
    "3_players_eastward": (23, 65, 12),
    "4_players_westward": (15, 3, 21, 14),
    "4_players_eastward": (9, 7, 12, 36),
    "5_players_westward": (2, 29, 33, 15, 24),
    "5_players_eastward": (13, 26, 15, 28, 18),
    "6_players_westward": (7, 28, 42, 23, 18, 10),
    "6_players_eastward": (15, 33, 6, 28, 14, 69),
    "sixth_vizier": (16, 19, 70),
    "banned_tile_from_another_city": (6, 25, 16, 35, 23, 9),
    "leader_must_hand_over": (27, 32, 27, 15),
    "last_taker_chooses_the_leader": (26, 18, 13, 15, 35),
    "last_taker_leads": (28, 60, 18),
    "shared_victory": (32, 2, 32, 13),
}


def maker() -> Any:
    spec = importlib.util.spec_from_file_location("make_silk_road", GOLDEN / "make_silk_road.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_golden_game_is_missing() -> None:
    logs = {path.stem for path in (GOLDEN / "silk_road").glob("*.log")}
    assert logs == set(SCORES) == set(maker().GAMES)


@pytest.mark.parametrize("name", SCORES)
def test_golden_game(name: str) -> None:
    match = serai.load(GOLDEN / "silk_road" / f"{name}.log")
    wanted = maker().GAMES[name]
    assert match.over
    assert match.scores == SCORES[name]
    assert (match.game.players, match.game.options["eastward"]) == (wanted.players, wanted.eastward)
    assert wanted.telling(match)
    assert serai.verify(match.log) > 60
