"""The process that looks back at one game, behind everybody else on the machine: the log comes in on stdin,
on stdout a line says how far it is, now and then, and the last one what was found."""

import os
import signal
import sys
import time
from typing import Any

import orjson

from serai.bots.review import Reviewer
from serai.core.log import Log
from serai.core.match import replay

PACE = 0.5  # seconds between two lines
LAST = 19  # the lowest priority


def _say(line: dict[str, Any]) -> None:
    try:
        sys.stdout.buffer.write(orjson.dumps(line) + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is gone: nobody wants to know any more


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    os.nice(LAST)
    question = orjson.loads(sys.stdin.buffer.readline())
    match = replay(Log.loads(question["log"]))
    reviewer = Reviewer(match, question["seed"], question["viewer"])
    told = 0.0
    for part in reviewer:
        if time.monotonic() >= told + PACE:
            told = time.monotonic()
            _say({"part": part})
    _say({"review": reviewer.review.to_dict()})


if __name__ == "__main__":
    main()
