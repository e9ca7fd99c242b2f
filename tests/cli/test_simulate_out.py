"""simulate --out: whole games in columns, through which the rules lead again."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.adapters.parquet import GameFile
from serai.core.game import State

from .conftest import Ask

pl = pytest.importorskip("polars")
pq = pytest.importorskip("pyarrow.parquet")


def simulated(ask: Ask, path: Path, line: str) -> tuple[Any, Any]:
    """What the command reports, and the rows that it wrote."""
    answer = ask(["simulate", *line.split(), "--out", str(path), "--json"])
    assert (answer.code, answer.err) == (0, "")
    return json.loads(answer.out), pl.read_parquet(path)


def replayed(game: serai.Game, rows: list[dict[str, Any]]) -> State:
    """The last position of a game, after each of its rows has proved to be the position there."""
    state, names = game.start(), tuple(game.start().record.fields)
    for ply, row in enumerate(rows):
        assert row["ply"] == ply
        assert {name: row[name] for name in names} == state.record.to_dict()
        if state.over:
            assert row["action"] is row["move"] is None
            assert ply == len(rows) - 1
            continue
        assert row["move"] == game.notations(state.turn == serai.CHANCE)[row["action"]]
        state.play(row["action"])
    assert rows[-1]["action"] is None
    return state


@pytest.mark.parametrize("name", serai.games())
def test_every_game_can_be_played_again_from_its_rows(ask: Ask, tmp_path: Path, name: str) -> None:
    found, rows = simulated(ask, tmp_path / "games.parquet", f"{name} --games 3 --seed 4")
    game = serai.game(name)
    assert rows["game"].unique().sort().to_list() == [0, 1, 2]
    for _, played in rows.group_by("game"):
        last = replayed(game, played.sort("ply").to_dicts())
        shares = [(p in last.winners) / len(last.winners) for p in range(game.players)]
        for scores, wins in zip(played["scores"].to_list(), played["wins"].to_list(), strict=True):
            assert tuple(scores) == last.scores
            assert wins == pytest.approx(shares)
    decided = rows.filter(pl.col("turn") >= 0)
    assert found["decisions"] == len(decided)


def test_they_are_the_games_that_are_counted_without_a_file(ask: Ask, tmp_path: Path) -> None:
    line = "camel_up --players 3 --games 2100 --seed 9"  # more than one chunk
    found, rows = simulated(ask, tmp_path / "games.parquet", line)
    other = json.loads(ask(["simulate", *line.split(), "--json"]).out)
    assert found["decisions"] == other["decisions"]
    for seat, same in zip(found["seats"], other["seats"], strict=True):
        assert seat["mean_score"] == pytest.approx(same["mean_score"])
        assert seat["deviation"] == pytest.approx(same["deviation"])
        assert seat["win_share"] == pytest.approx(same["win_share"])
    ends = rows.filter(pl.col("action").is_null())
    assert len(ends) == 2100
    mean = ends["scores"].arr.to_list().list.get(0).mean()
    assert mean == pytest.approx(found["seats"][0]["mean_score"])


def test_matches_between_bots_are_written_too(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    found, rows = simulated(ask, path, "camel_up --players 2 --games 3 --bots greedy,random --seed 5")
    for (g,), played in rows.group_by("game"):
        last = replayed(serai.game("camel_up", players=2), played.sort("ply").to_dicts())
        assert list(played["scores"][0]) == list(last.scores), f"game {g}"
    about = json.loads(pq.read_schema(path).metadata[b"serai"])
    assert about["game"] == "camel_up"
    assert about["options"] == {"players": 2}
    assert about["bots"] == ["greedy", "random"]
    assert about["seed"] == 5
    assert len(found["seats"]) == 2


def test_a_place_that_cannot_be_written_is_told(ask: Ask, tmp_path: Path) -> None:
    answer = ask(
        ["simulate", "camel_up", "--games", "1", "--out", str(tmp_path / "nowhere" / "games.parquet")]
    )
    assert answer.code == 2
    assert "The games cannot be written to" in answer.err
    assert answer.out == ""


def test_what_was_begun_and_broke_off_leaves_no_file(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: GameFile) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(GameFile, "flush", full)
    answer = ask(["simulate", "camel_up", "--games", "1", "--out", str(tmp_path / "games.parquet")])
    assert answer.code == 2
    assert "No space left on device" in answer.err
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_says_what_to_install(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    answer = ask(["simulate", "camel_up", "--games", "1", "--out", str(tmp_path / "games.parquet")])
    assert answer.code == 2
    assert 'pip install "serai[data]"' in answer.err
