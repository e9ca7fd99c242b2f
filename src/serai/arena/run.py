"""Playing a tournament: on all cores of this machine, or on a Ray cluster."""

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from serai.core.errors import BadOption

from .plan import Plan, Task
from .play import Result, play, warm
from .record import Record

Spread = Callable[[Plan, Iterable[Task]], Iterator[Result]]


def run(
    plan: Plan,
    record: Record,
    workers: int = 0,
    ray: str | None = None,
    progress: Callable[[int], object] = lambda done: None,
) -> list[Result]:
    """Play what is not recorded yet, and record it; all results. `workers` 0 is one for each core."""
    done = {result.task for result in record.done}
    progress(len(done))
    left = [task for task in plan.tasks() if task not in done]
    spread = (
        partial(_on_this_machine, workers or os.cpu_count() or 1) if ray is None else partial(_on_ray, ray)
    )
    if left:
        warm(plan)  # here first: others then find it compiled
        for result in spread(plan, left):
            record.add(result)
            progress(1)
    return record.done


def _on_this_machine(workers: int, plan: Plan, tasks: Iterable[Task]) -> Iterator[Result]:
    if workers == 1:
        yield from map(partial(play, plan), tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers) as pool:
        yield from pool.imap_unordered(partial(play, plan), tasks)


def _on_ray(address: str, plan: Plan, tasks: Iterable[Task]) -> Iterator[Result]:
    """As many games at a time as the cluster has processors."""
    try:
        import ray
    except ImportError:
        raise BadOption("no-ray") from None
    ray.init(address=None if address == "local" else address, logging_level=logging.ERROR)
    try:
        cluster: Any = ray
        remote = cluster.remote(play)
        left = iter(tasks)
        flying: list[Any] = []
        room = max(1, int(cluster.cluster_resources().get("CPU", 1)))
        while True:
            while len(flying) < room and (task := next(left, None)) is not None:
                flying.append(remote.remote(plan, task))
            if not flying:
                return
            ready, flying = ray.wait(flying)
            for result in ray.get(ready):
                yield Result(*result)
    finally:
        ray.shutdown()
