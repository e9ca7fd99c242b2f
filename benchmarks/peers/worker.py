"""The measuring end: a process that is told a figure's name, works for a moment, and answers with a rate.

Only the standard library is used, since the peers run it in an environment of their own.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

Work = Callable[[], float]
"""Does a bit of work and says how many decisions, or playouts, that was."""


def serve(make: Callable[[str], Work]) -> None:
    """Answer {"figure", "seconds"} lines until there are no more. What a figure needs is made once."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a library prints must not get among the answers
    ready: dict[str, Work] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            name = asked["figure"]
            if name not in ready:
                ready[name] = make(name)
                ready[name]()  # caches are warm, and whatever compiles late has compiled
            answer: dict[str, Any] = {"rate": rate(ready[name], asked["seconds"])}
        except Exception as fault:
            answer = {"fault": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(answer), file=answers, flush=True)


def rate(work: Work, seconds: float) -> float:
    """Work done in a second of processor time: other programs on the core do not count."""
    done, began = 0.0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent
