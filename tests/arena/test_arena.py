"""Tournaments: fair seatings, the same outcome however they are played, and none lost by a kill."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import serai
from serai.arena import Plan, Record, run, standings
from serai.arena.plan import Task
from serai.arena.play import Result
from serai.bots.tuned import Tuned
from serai.core.errors import BadOption

COMMAND = [sys.executable, "-m", "serai", "arena", "camel_up", "--players", "3", "--workers", "1"]


def plan(games: int = 6, bots: tuple[str, ...] = ("greedy", "random"), **options: int) -> Plan:
    return Plan.of("camel_up", bots, games, seed=1, options={"players": 3, **options})


def outcomes(results: list[Result]) -> dict[Task, tuple[int, ...]]:
    """All but the time it took."""
    return {result.task: result.scores + result.decisions for result in results}


def test_every_seating_is_played_with_the_same_dice() -> None:
    four = Plan.of("yspahan", ["greedy", "random"], 9, options={"players": 4})
    assert four.games == 12
    assert sorted(four.seatings) == sorted(
        tuple("greedy" if seat == n else "random" for seat in range(4)) for n in range(4)
    )
    three = Plan.of("camel_up", ["greedy", "random", "search-10"], 1, options={"players": 3})
    assert len(set(three.seatings)) == three.games == 6


@pytest.mark.parametrize(
    ("bots", "key"),
    [(["nobody"], "no-such-bot"), (["search-0"], "no-such-bot"), (["random"] * 4, "bots-and-seats")],
)
def test_a_plan_that_cannot_be_is_refused(bots: list[str], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        Plan.of("camel_up", bots, 1, options={"players": 3})
    assert refused.value.key == key


def test_the_outcome_is_the_same_on_one_core_on_two_and_on_a_cluster(tmp_path: Path) -> None:
    alone = run(plan(), Record(tmp_path / "one", plan()), workers=1)
    together = run(plan(), Record(tmp_path / "two", plan()), workers=2)
    cluster = run(plan(), Record(tmp_path / "ray", plan()), ray="local")
    assert outcomes(alone) == outcomes(together) == outcomes(cluster)
    assert len(alone) == plan().games
    assert standings(plan(), alone)[0].bot == "greedy"


def test_a_tournament_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    bots = ["--bots", "greedy,random", "--seed", "1", "--games"]
    whole = subprocess.run([*COMMAND, *bots, "30", "--json"], capture_output=True, check=True)
    out = tmp_path / "games.jsonl"
    command = [*COMMAND, *bots, "30", "--json", "--out", str(out)]
    kills = 0
    while True:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            before = lines(out)
            while process.poll() is None and lines(out) < before + 9:
                time.sleep(0.01)
            if process.poll() is None:
                os.kill(process.pid, signal.SIGKILL)
                kills += 1
                continue
            assert process.stdout is not None
            text = process.stdout.read()
            assert process.wait() == 0
            break
    assert kills >= 2
    assert timeless(text) == timeless(whole.stdout)


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def timeless(report: bytes) -> object:
    told = json.loads(report)
    for standing in told["standings"]:
        del standing["milliseconds"]
    return told


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games"
    done = run(plan(), Record(path, plan()), workers=1)
    path.write_bytes(path.read_bytes()[:-5])
    again = Record(path, plan())
    assert len(again.done) == len(done) - 1
    assert outcomes(run(plan(), again, workers=1)) == outcomes(done)
    assert lines(path) == plan().games + 1


def test_another_tournament_is_not_added_to(tmp_path: Path) -> None:
    Record(tmp_path / "games", plan())
    with pytest.raises(BadOption) as refused:
        Record(tmp_path / "games", plan(games=12))
    assert refused.value.key == "another-tournament"


def test_ties_are_shared_and_doubt_is_reckoned_by_deals() -> None:
    two = Plan.of("camel_up", ["greedy", "random"], 4, options={"players": 2})
    scores = {
        Task(0, two.seatings[0]): (5, 5),
        Task(0, two.seatings[1]): (1, 9),
        Task(1, two.seatings[0]): (7, 3),
    }
    results = [Result(task, each, (10, 20), (0.1, 0.1)) for task, each in scores.items()]
    greedy, rival = standings(two, results)
    assert (greedy.bot, greedy.win) == ("greedy", (0.75 + 1.0) / 2)
    assert rival.win == 0.125
    assert greedy.place == (1.5 + 1 + 1) / 3
    assert greedy.doubt == pytest.approx(1.96 * 0.125)
    assert greedy.rating > rival.rating


def test_a_rating_does_not_hang_on_the_games_that_came_last() -> None:
    many = Plan.of("camel_up", ["greedy", "random"], 100, options={"players": 2})
    results = []
    for n, task in enumerate(many.tasks()):
        winner = "greedy" if n < 60 else "random"
        scores = tuple(int(bot == winner) for bot in task.seating)
        results.append(Result(task, scores, (10, 10), (0.1, 0.1)))
    greedy, rival = standings(many, results)
    assert greedy.win == 0.6
    assert greedy.rating > rival.rating


def test_the_games_are_those_of_the_house() -> None:
    from serai.arena.play import play

    task = next(plan().tasks())
    result = play(plan(), task)
    assert play(plan(), task)[:3] == result[:3]
    assert len(result.scores) == serai.game("camel_up", players=3).players


def test_a_level_is_measured_at_its_full_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where its search is still being compiled, the game waits; greedy does not play in its place."""
    from serai.arena import play as arena
    from serai.bots import levels

    def scores(bot: str) -> tuple[int, ...]:
        tournament = plan(1, (bot, "greedy"))
        return arena.play(
            tournament, next(task for task in tournament.tasks() if task.seating[0] == bot)
        ).scores

    playouts = Tuned.of("camel_up").levels[3].playouts
    searched = scores(f"search-{playouts}")
    monkeypatch.setattr(levels, "is_compiled", lambda game: False)
    arena._bot.cache_clear()
    assert scores("level-4") == searched
    assert searched != scores("greedy")
