"""Who writes plies down: one commit for all moves that have gathered while the last one was under way."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from .. import metrics
from .schema import plies, tables


class Row(NamedTuple):
    """One ply of a table, as it is kept."""

    ply: int
    kind: str
    by: int
    do: str
    at: int
    client: str | None = None


class Conflict(Exception):
    """Another process has written this ply first: look again."""


class Writing(NamedTuple):
    """What the scribe was asked to write, and who waits for it."""

    table: str
    rows: Sequence[Row]
    turn: int | None
    due: int | None
    done: asyncio.Future[None]


class Scribe:
    """Gathers moves of all tables; `insert` makes a batch of them durable, or raises and leaves no trace."""

    def __init__(self, insert: Callable[[Sequence[Writing]], Awaitable[None]]) -> None:
        self._insert = insert
        self._queue: asyncio.Queue[Writing] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._work = asyncio.create_task(self._write(), name="scribe")

    async def stop(self) -> None:
        """Once everything that was asked for is written."""
        if self._work is not None:
            await self._queue.join()
            self._work.cancel()

    async def write(self, table: str, rows: Sequence[Row], turn: int | None, due: int | None) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Writing(table, rows, turn, due, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            began = time.perf_counter()
            outcomes = await self._commit(batch)
            written = sum(len(writing.rows) for writing, fault in outcomes if fault is None)
            metrics.committed(len(batch), written, time.perf_counter() - began)
            for writing, fault in outcomes:
                if not writing.done.cancelled():
                    writing.done.set_result(None) if fault is None else writing.done.set_exception(fault)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: Sequence[Writing]) -> list[tuple[Writing, Exception | None]]:
        try:
            await self._insert(batch)
        except IntegrityError as fault:
            if len(batch) > 1:  # one of them is late: each for itself
                return [outcome for writing in batch for outcome in await self._commit([writing])]
            return [(batch[0], Conflict(str(fault.orig)))]
        except Exception as fault:
            return [(writing, fault) for writing in batch]
        return [(writing, None) for writing in batch]


_INSERT = insert(plies)
_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(turn=bindparam("to_turn"), due=bindparam("to_due"))
)


def statements(batch: Sequence[Writing]) -> Iterator[tuple[Executable, list[dict[str, Any]]]]:
    """What a batch says in SQL: the plies, and whose turn it is now."""
    yield _INSERT, [{"table": writing.table, **row._asdict()} for writing in batch for row in writing.rows]
    yield (
        _UPDATE,
        [{"of": writing.table, "to_turn": writing.turn, "to_due": writing.due} for writing in batch],
    )
