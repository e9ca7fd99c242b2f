"""One system measured: tables set up, all sockets opened, then both loads."""

import asyncio
import gc
import math
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from .loops import Floor
from .machine import Cores, Shares, Usage, memory
from .system import System
from .table import Record, Table

AT_ONCE = 32  # tables being set up
WARM, WARM_MOVES = 10.0, 2  # before anything counts: at most so many seconds, and moves a table
REST = 1.0  # seconds between stretches


@dataclass(frozen=True)
class Plan:
    """How much is measured."""

    tables: int = 2000
    rate: float = 300.0
    seconds: float = 10.0
    moving: int = 128


@dataclass(frozen=True)
class Stretch:
    """Some seconds of play. Times are in milliseconds."""

    moves: int
    seconds: float
    per_second: float
    best_second: int  # moves: what the server does while the machine does nothing else
    acknowledged: dict[str, float]
    seen: dict[str, float]
    late: dict[str, float]  # the generator's own delay, which the other two include
    lost: int
    refused: list[str]
    processor: float  # microseconds of it a move, in the server: others who share its core change it less
    shares: Shares


@dataclass(frozen=True)
class Figures:
    """What came of one system."""

    name: str
    about: str
    sockets: int
    held: int  # of them still open at the end
    tables: int
    setup: float
    bytes: int
    steady: Stretch
    saturated: Stretch


Progress = Callable[[str, int, int], None]  # what is being done, how much is done, of how much


async def measure(system: System, plan: Plan, sockets: int, cores: Cores, progress: Progress) -> Figures:
    """Starts the server, measures it and stops it."""
    with (
        tempfile.TemporaryDirectory(prefix="serai-bench-") as folder,
        system.start(Path(folder), cores.server) as group,
    ):
        start, tables = perf_counter(), await _furnish(system, sockets // system.sockets, progress)
        setup, held = perf_counter() - start, memory(group)
        steady, saturated = await _play(tables, plan, group, cores, progress)
        wires = [wire for table in tables for wire in table.sockets]
        open_ = sum(wire.open for wire in wires)
        for wire in wires:
            wire.close()
    return Figures(system.name, system.about, len(wires), open_, len(tables), setup, held, steady, saturated)


async def _play(
    tables: list[Table], plan: Plan, group: int, cores: Cores, progress: Progress
) -> tuple[Stretch, Stretch]:
    """Both loads, after a short run that warms the server up."""
    floor, moving = Floor(tables), max(1, min(plan.moving, len(tables) // 2))
    progress("warming up", 0, 0)
    await floor.saturate(moving, WARM, moves=WARM_MOVES * len(tables))
    progress(f"{plan.rate:g} moves a second for {plan.seconds:g} s", 0, 0)
    steady = await _stretch(floor.steady(plan.rate, plan.seconds), group, cores)
    progress(f"as many moves as it can in {plan.seconds:g} s", 0, 0)
    return steady, await _stretch(floor.saturate(moving, plan.seconds), group, cores)


async def _furnish(system: System, count: int, progress: Progress) -> list[Table]:
    tables: list[Table] = []
    left = iter(range(count))

    async with system.reception() as new_table, asyncio.TaskGroup() as group:

        async def furnish() -> None:
            for _ in left:
                tables.append(await new_table())
                progress("setting up tables", len(tables), count)

        for _ in range(AT_ONCE):
            group.create_task(furnish())
    return tables


async def _stretch(play: Coroutine[None, None, Record], group: int, cores: Cores) -> Stretch:
    """Plays, with the generator's garbage collector out of the way."""
    await asyncio.sleep(REST)
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        before = Usage.now(group, cores)
        record = await play
        after = Usage.now(group, cores)
    finally:
        gc.enable()
        gc.unfreeze()
    moves = len(record.acknowledged)
    return Stretch(
        moves,
        record.seconds,
        moves / record.seconds,
        best_second(record.moments),
        percentiles(record.acknowledged),
        percentiles(record.seen),
        percentiles(record.late),
        record.lost,
        record.refused[:5],
        1e6 * (after.server - before.server) / moves if moves else math.nan,
        Shares.between(before, after, cores),
    )


def best_second(moments: Sequence[float]) -> int:
    """The most moments, of ascending ones, that lie within a second.

    >>> best_second([0.0, 0.5, 0.9, 1.2, 1.4, 2.0])
    4
    """
    best = first = 0
    for last, moment in enumerate(moments):
        while moment - moments[first] >= 1.0:
            first += 1
        best = max(best, last - first + 1)
    return best


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """Half, and 99 in a hundred, took at most so many milliseconds.

    >>> percentiles([0.001 * n for n in range(1, 101)])
    {'p50': 50.0, 'p99': 99.0}
    """
    ranked = sorted(seconds)
    return {
        f"p{percent}": round(1000 * ranked[math.ceil(len(ranked) * percent / 100) - 1], 3)
        if ranked
        else math.nan
        for percent in (50, 99)
    }
