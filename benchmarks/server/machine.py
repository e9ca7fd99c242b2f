"""This machine: its cores, its limits, and who has used how much of them (Linux's /proc)."""

import os
import platform
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, Self

from .errors import Unfit
from .wire import HOST

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
SPARE = 200  # files that are no sockets


class Cores(NamedTuple):
    """Where the two sides of a measurement run; the same core where there is only one."""

    generator: int
    server: int

    @classmethod
    def here(cls) -> Self:
        if not Path("/proc/stat").exists():
            raise Unfit("The server can only be measured on Linux: elsewhere no process stays on its core.")
        allowed = sorted(os.sched_getaffinity(0))
        return cls(allowed[0], allowed[-1])


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """Keeps this process on one core while the block lasts."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Usage(NamedTuple):
    """Processor time spent so far, in seconds."""

    clock: float
    generator: float
    server: float
    cores: tuple[float, float]  # by anybody, on the generator's core and on the server's

    @classmethod
    def now(cls, server: int, cores: Cores) -> Self:
        own = os.times()
        busy = (_busy(cores.generator), _busy(cores.server))
        return cls(perf_counter(), own.user + own.system, _group_seconds(server), busy)


@dataclass(frozen=True)
class Shares:
    """Shares of a core: of both sides, and of everything else that ran on their cores."""

    generator: float
    server: float
    others: tuple[float, float]

    @classmethod
    def between(cls, start: Usage, end: Usage, cores: Cores) -> Self:
        span = end.clock - start.clock
        generator = (end.generator - start.generator) / span
        server = (end.server - start.server) / span
        busy = [(after - before) / span for before, after in zip(start.cores, end.cores, strict=True)]
        ours = (generator + server,) * 2 if cores.generator == cores.server else (generator, server)
        others = [max(0.0, all_ - own) for all_, own in zip(busy, ours, strict=True)]
        return cls(generator, server, (others[0], others[1]))


def describe() -> str:
    """The processor in a few words."""
    lines = Path("/proc/cpuinfo").read_text(encoding="utf8").splitlines()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return f"{next(names, platform.machine())}, {os.cpu_count()} cores"


def allow_sockets(count: int) -> None:
    """Lets this process, and the server that it starts, hold so many sockets."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + SPARE
    if most != resource.RLIM_INFINITY and most < wanted:
        raise Unfit(
            f"This user may open {most} files at once, and {count} sockets need {wanted}. "
            "Raise the hard limit (ulimit -Hn), or ask for fewer tables with --tables."
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if most == resource.RLIM_INFINITY else most, most))


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def memory(group: int) -> int:
    """Bytes of memory that a process and its children hold."""
    return sum(int(fields[21]) * PAGE for fields in _group(group))


def _group_seconds(group: int) -> float:
    return sum(int(fields[11]) + int(fields[12]) for fields in _group(group)) / TICKS


def _group(group: int) -> list[list[str]]:
    """The fields of /proc/PID/stat after the name, of all processes of a group."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(fields[2]) == group:
            found.append(fields)
    return found


def _busy(core: int) -> float:
    """Seconds that programs, or other guests of the same host, have used a core."""
    lines = Path("/proc/stat").read_text(encoding="utf8").splitlines()
    user, nice, system, _idle, _wait, _irq, _soft, steal = next(
        list(map(int, line.split()[1:9])) for line in lines if line.startswith(f"cpu{core} ")
    )
    return (user + nice + system + steal) / TICKS
