"""The cache of compiled code: found again, made anew when anything changes, shared by processes."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import serai
from serai.core import compiler, playout
from serai.core.simulation import Playouts

PLAY = """
import serai
from serai.core.simulation import Playouts
print(Playouts(serai.game("camel_up", players=3)).run(50, seed=9).mean_scores)
"""


def run(cache: Path, code: str = PLAY) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"SERAI_CACHE": str(cache)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_processes_that_race_compile_once_and_agree(tmp_path: Path) -> None:
    environment = os.environ | {"SERAI_CACHE": str(tmp_path)}
    racing = [
        subprocess.Popen([sys.executable, "-c", PLAY], env=environment, stdout=subprocess.PIPE)
        for _ in range(3)
    ]
    results = {process.communicate()[0] for process in racing}
    assert len(results) == 1
    plain = Playouts(serai.game("camel_up", players=3), "interpreted").run(50, seed=9)
    assert results == {f"{plain.mean_scores}\n".encode()}
    (folder,) = tmp_path.iterdir()
    assert (folder / "ready").exists()
    compiled = {f: f.stat().st_mtime_ns for f in folder.rglob("*.nbc")}
    assert compiled
    assert run(tmp_path).returncode == 0
    assert compiled == {f: f.stat().st_mtime_ns for f in folder.rglob("*.nbc")}


def test_code_that_nobody_used_for_a_month_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_CACHE", str(tmp_path))
    for name, age in (
        ("pig-playout-compiled-1", 31),
        ("pig-playout-compiled-2", 29),
        ("pig-leg-compiled-3", 31),
    ):
        (tmp_path / name).mkdir()
        ready = tmp_path / name / "ready"
        ready.touch()
        then = ready.stat().st_mtime - age * 24 * 3600
        os.utime(ready, (then, then))
    compiler._folder("pig-playout-compiled", "4")
    assert {f.name for f in tmp_path.iterdir()} == {
        "pig-playout-compiled-2",
        "pig-leg-compiled-3",
        "pig-playout-compiled-4",
    }


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    failed = run(tmp_path / "file")
    assert failed.returncode == 1
    assert "Set SERAI_CACHE to a folder that can be written." in failed.stderr.splitlines()[-1]


def test_the_fingerprint_changes_with_a_constant_and_with_the_options() -> None:
    module = ModuleType("made_up")
    module.__file__ = playout.__file__
    prints = set()
    for price in (1, 2, (1, 2)):
        module.PRICE = price  # type: ignore[attr-defined]
        prints |= {compiler._fingerprint([module], options) for options in ({}, {"boundscheck": True})}
    assert len(prints) == 6


def test_rules_with_a_global_that_may_change_are_refused() -> None:
    module = ModuleType("made_up")
    module.prices = [1, 2]  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="prices may change"):
        compiler._twins("x", [module], {}, lambda f: f, lambda t: t)


def test_what_was_not_compiled_at_the_start_is_refused_later() -> None:
    import numpy as np

    bound = Playouts(serai.game("camel_up", players=2)).bound
    one = np.zeros(1, "i1")
    with pytest.raises(TypeError):
        bound.playouts(one, 1, one, one, one, one, one)


def test_interpreted_play_imports_no_numba() -> None:
    code = """
import sys, serai
match = serai.game("camel_up").match(seed=1)
while not match.over:
    match.play(match.legal[0])
assert not {"numba", "numpy"} & set(sys.modules), "imported"
"""
    finished = run(Path(), code)
    assert finished.returncode == 0, finished.stderr


def test_placeholders_tell_that_they_are_not_bound() -> None:
    from serai.core import rules

    with pytest.raises(TypeError, match="bind the algorithm to a game"):
        rules.legal(serai.game("camel_up").start().record, [])
