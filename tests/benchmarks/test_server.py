"""The whole measurement in small: a stand-in for the inn, and boardgame.io where it is at hand."""

import sys
from pathlib import Path

import pytest

from benchmarks.server import npm, report
from benchmarks.server.boardgame_io import BoardgameIo
from benchmarks.server.errors import Unfit
from benchmarks.server.machine import Cores
from benchmarks.server.measure import Figures, Plan, measure
from benchmarks.server.ours import Serai
from benchmarks.server.system import System

uvloop = pytest.importorskip("uvloop")
STAND_IN = (sys.executable, str(Path(__file__).with_name("inn.py")))
NOT_AN_INN = """
import os, uvicorn
from starlette.applications import Starlette
uvicorn.run(Starlette(), port=int(os.environ["SERAI_PORT"]), log_level="error")
"""
PLAN = Plan(tables=10, rate=40.0, seconds=0.5, moving=4)
SOCKETS = 40


def figures_of(system: System) -> tuple[Figures, list[str]]:
    steps: list[str] = []
    figures: Figures = uvloop.run(
        measure(system, PLAN, SOCKETS, Cores.here(), lambda what, done, of: steps.append(what))
    )
    return figures, steps


def sound(figures: Figures) -> None:
    assert figures.held == figures.sockets == SOCKETS
    for stretch in (figures.steady, figures.saturated):
        assert stretch.moves > 0
        assert stretch.lost == 0
        assert stretch.refused == []
        assert 0 < stretch.acknowledged["p50"] <= stretch.acknowledged["p99"]
        assert stretch.seen["p50"] > 0
    assert figures.steady.moves == pytest.approx(20, abs=15)
    assert figures.bytes > 1 << 20


def test_the_inn_is_measured_through_its_contract() -> None:
    figures, steps = figures_of(Serai("camel_up", 4, command=STAND_IN))
    sound(figures)
    assert steps[0] == "setting up tables"
    assert report.as_json([figures], [], PLAN)["systems"][0]["tables"] == 10


def test_boardgame_io_is_measured_where_it_has_been_installed() -> None:
    if not npm.installed():
        pytest.skip("boardgame.io is not in the cache folder")
    sound(figures_of(BoardgameIo(npm.package(), watchers=2))[0])


def test_a_server_that_does_not_start_is_a_sentence_with_its_words() -> None:
    with pytest.raises(
        Unfit, match="Serai was not measured. Its server stopped at once. .*last words:\nno camels"
    ):
        figures_of(Serai("camel_up", 4, command=(sys.executable, "-c", "raise SystemExit('no camels')")))


def test_a_server_that_refuses_is_a_sentence_too() -> None:
    with pytest.raises(Unfit, match="POST /api/guest was answered with 404: Not Found"):
        figures_of(Serai("camel_up", 4, command=(sys.executable, "-c", NOT_AN_INN)))


def test_without_node_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unfit, match="there is no program node here"):
        npm.package()
