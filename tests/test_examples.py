"""What docs/ and examples/ show works: the analysis of docs/data.md, and the learner if torch is here."""

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.adapters import parquet
from serai.cli.simulate import kept_games

ROOT = Path(__file__).parents[1]


def test_the_analysis_of_the_docs_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("polars")
    game = serai.game("camel_up")
    with parquet.written(tmp_path / "games.parquet", game, None, 0) as file:
        kept_games(game, 0, file)(0, 200)
    code = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "data.md").read_text(encoding="utf8"), re.S)
    assert code is not None
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {}
    exec(code[1], space)
    assert space["leaders"]["games"].to_list()[0] == 200
    assert set(space["moves"]["kind"]) == {"leg", "+", "-", "roll", "win", "lose"}
    assert "wins" in capsys.readouterr().out


def test_the_learner_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    found = importlib.util.spec_from_file_location("ppo", ROOT / "examples" / "ppo.py")
    assert found is not None
    assert found.loader is not None
    ppo = importlib.util.module_from_spec(found)
    found.loader.exec_module(ppo)
    updates = iter(range(8))
    monkeypatch.setattr(ppo.time, "perf_counter", lambda: 1e9 if next(updates, None) is None else 0.0)
    agent, curve = ppo.train("camel_up", 1, seed=1, show=lambda line: None)
    assert 2 <= len(curve) < 8
    assert curve[-1]["decisions"] == len(curve) * ppo.TABLES * ppo.STEPS
    wins, games = ppo.evaluate(agent, "camel_up", seed=2, games=500)
    assert games >= 500
    assert wins > 0.4, "a fair share is 0.25"
