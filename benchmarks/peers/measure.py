"""One run: both sides answer in turn, round after round, so that a slow moment of the machine hits both."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ..server.errors import Unfit

ROOT = Path(__file__).parents[2]


class Side(NamedTuple):
    """A worker process."""

    ask: Callable[[str, float], float]


class Plan(NamedTuple):
    seconds: float = 0.5  # of processor time, for each figure in each round
    rounds: int = 5


@contextmanager
def worker(command: Sequence[str], folder: Path = ROOT) -> Iterator[Side]:
    """A process that measures; it ends with the block."""
    with subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        questions, answers = process.stdin, process.stdout

        def ask(figure: str, seconds: float) -> float:
            questions.write(json.dumps({"figure": figure, "seconds": seconds}) + "\n")
            questions.flush()
            answer = json.loads(answers.readline() or '{"fault": "the worker ended"}')
            if "fault" in answer:
                raise Unfit(f"{figure} could not be measured. {answer['fault']}")
            return float(answer["rate"])

        try:
            yield Side(ask)
        finally:
            questions.close()


def ours() -> list[str]:
    return [sys.executable, "-m", "benchmarks.peers.ours"]


def theirs(python: Path) -> list[str]:
    return [str(python), "-m", "benchmarks.peers.theirs"]


def measure(
    sides: Sequence[tuple[Side, Sequence[str]]], plan: Plan, done: Callable[[str], None]
) -> dict[str, float]:
    """The best of all rounds, for each figure: noise only ever slows down."""
    best: dict[str, float] = {}
    for _ in range(plan.rounds):
        for side, figures in sides:
            for figure in figures:
                best[figure] = max(best.get(figure, 0.0), side.ask(figure, plan.seconds))
                done(figure)
    return best
