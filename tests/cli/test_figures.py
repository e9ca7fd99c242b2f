"""simulate, bench and odds: drawn tables, and one JSON document with --json."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from serai.cli import bench
from serai.games.camel_up import bench as camel_bench
from serai.games.camel_up.odds import odds

from .conftest import Ask
from .shell import PROGRAM, environment, serai

POSITION = "1:BW 2:GY 3:O +5 -7"


def document(ask: Ask, line: str) -> Any:
    """The one JSON document that a command prints, and nothing else."""
    answer = ask([*line.split(), "--json"])
    assert (answer.code, answer.err) == (0, "")
    return json.loads(answer.out)


# ---- simulate ----


def test_random_games_are_counted(ask: Ask) -> None:
    found = document(ask, "simulate camel_up --players 3 --games 5000")
    assert (found["game"], found["players"], found["games"], found["compiled"]) == ("camel_up", 3, 5000, True)
    assert found["decisions_per_game"] == found["decisions"] / 5000
    assert len(found["seats"]) == 3
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1, abs=1e-6)
    for seat in found["seats"]:
        low, high = seat["win_share_95"]
        assert low < 1 / 3 < high
        assert 0.02 < high - low < 0.03
        assert 5 < seat["deviation"] < 12


def test_a_seed_fixes_random_games(ask: Ask) -> None:
    def seats(line: str) -> Any:
        return document(ask, f"simulate camel_up --games 2500 {line}")["seats"]

    assert seats("--seed 3") == seats("--seed 3")
    assert seats("--seed 3") != seats("--seed 4")


def test_bots_play_real_matches(ask: Ask) -> None:
    line = "simulate camel_up --players 2 --games 4 --bots greedy,random"
    found = document(ask, line)
    assert found["compiled"] is False
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random"]
    assert found["seats"][0]["mean_score"] > found["seats"][1]["mean_score"]
    assert found["seats"] == document(ask, line)["seats"]


def test_the_table_of_a_simulation_is_drawn_in_both_languages(ask: Ask) -> None:
    line = ["simulate", "camel_up", "--games", "5", "--bots", "random"]
    english, italian = ask(line), ask([*line, "--lang", "it"])
    assert "Camel Up · 4 players" in english.out
    assert "95% interval" in english.out
    assert english.out.count("█") > 4
    assert "Camel Up · 4 giocatori" in italian.out
    assert "decisioni al secondo" in italian.out
    assert english.err == italian.err == ""


def test_a_reader_who_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [*PROGRAM, "simulate", "camel_up", "--games", "10"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


# ---- bench ----


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(camel_bench, "SECONDS", 0.01)


@pytest.mark.usefixtures("hasty")
def test_bench_measures_the_house_and_the_game(ask: Ask) -> None:
    found = document(ask, "bench camel_up")
    assert list(found) == ["camel_up"]
    figures = found["camel_up"]
    house = ["compiled", "interpreted", "batch", "playouts", "random_playouts", "warm_start"]
    assert list(figures)[:6] == house
    assert min(figures[key] for key in house) > 0
    assert {"odds_leg_ms", "odds_leg_tiles_ms", "odds_race_ms", "race_table_s"} <= figures.keys()
    assert figures["compiled"] > 5 * figures["interpreted"] > 0
    assert 0 < figures["warm_start"] < 30


@pytest.mark.usefixtures("hasty")
def test_bench_draws_its_figures_and_says_how_they_were_found(ask: Ask) -> None:
    answer = ask(["bench", "--lang", "it"])
    assert answer.code == 0
    assert "decisioni/s" in answer.out
    assert "probabilità esatte" in answer.out
    assert "la migliore di 1 prove brevi" in answer.out


# ---- odds ----


@pytest.mark.parametrize("dice", ["BYGOW", "BGO", "w"])
def test_odds_in_json_are_exactly_those_of_the_library(ask: Ask, dice: str) -> None:
    answer = ask(["odds", POSITION, "--dice", dice, "--json"])
    assert (answer.code, answer.err) == (0, "")
    assert json.loads(answer.out) == odds(POSITION, dice).to_dict()


@pytest.mark.parametrize(
    "args",
    [POSITION.split(), ["+5 -7 1:BW 2:GY 3:O"], ["-7 +5", "1:BW 2:GY 3:O"], ["-7", "+5", "1:bw 2:gy 3:o"]],
)
def test_a_position_may_be_one_argument_or_several_in_any_order(ask: Ask, args: list[str]) -> None:
    assert ask(["odds", *args, "--json"]).out == ask(["odds", POSITION, "--json"]).out


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "it"])
def test_odds_are_drawn_within_the_terminal(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, width: int, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    answer = ask(["odds", POSITION, "--lang", language])
    assert answer.code == 0
    tables = [line for line in answer.out.splitlines() if "▐" in line]
    assert len(tables) == 10
    assert all(len(line) <= width and "…" not in line for line in tables)
    percent, landings = ("23.5%", "31,209") if language == "en" else ("23,5%", "31.209")
    assert percent in answer.out
    assert landings in answer.out


def test_json_is_pure_from_the_program_itself(tmp_path: Path) -> None:
    done = serai("odds", POSITION, "--json", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["outcomes"] == 29160
