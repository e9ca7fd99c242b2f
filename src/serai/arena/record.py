"""A tournament on disk: one line of JSON a game, so that a killed one goes on where it was."""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from serai.core.errors import BadOption

from .plan import Plan, Task
from .play import Result


class Record:
    """The first line is the plan; each of the others a game. A line that was cut off is left out."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self.done: list[Result] = []
        if path.exists() and path.stat().st_size:
            self.done = list(self._read())
        else:
            self._write(json.dumps(asdict(plan)))

    def _read(self) -> Iterator[Result]:
        text = self.path.read_text()
        whole = text[: text.rfind("\n") + 1]
        head, *lines = whole.splitlines() or [""]
        if head != json.dumps(asdict(self.plan)):
            raise BadOption("another-tournament", path=str(self.path))
        if whole != text:
            os.truncate(self.path, len(whole.encode()))
        for line in lines:
            deal, seating, scores, decisions, seconds = json.loads(line)
            yield Result(Task(deal, tuple(seating)), tuple(scores), tuple(decisions), tuple(seconds))

    def add(self, result: Result) -> None:
        self.done.append(result)
        deal, seating = result.task
        times = [round(seconds, 6) for seconds in result.seconds]
        self._write(json.dumps([deal, seating, result.scores, result.decisions, times]))

    def _write(self, line: str) -> None:
        with self.path.open("a") as file:
            file.write(line + "\n")
