"""Who writes things down: one commit for all that has gathered while the last one was under way."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from serai.core.rules import OVER

from .. import metrics
from .schema import plies, tables

FEW = 32  # orders in one commit; of more, half: they are told while the rest is being written


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
    """Plies that the scribe was asked to write, and who waits for it."""

    table: str
    rows: Sequence[Row]
    turn: int | None
    due: int | None  # none: what is noted will do
    done: asyncio.Future[None]


class Deed(NamedTuple):
    """Anything else that is done in the same transaction, and who waits for what comes of it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


Order = Writing | Deed


class Scribe:
    """Gathers what all tables want written; `commit` makes a batch of it durable, or raises and leaves no
    trace."""

    def __init__(self, commit: Callable[[Sequence[Order]], Awaitable[list[Any]]]) -> None:
        self._commit = commit
        self._queue: asyncio.Queue[Order] = asyncio.Queue()
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

    async def do(self, work: Callable[[Connection], Any]) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Deed(work, done))
        return await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            waiting = self._queue.qsize()
            batch += [self._queue.get_nowait() for _ in range(min(waiting, max(FEW, waiting // 2)))]
            began = time.perf_counter()
            outcomes = await self._tried(batch)
            written = [order for order, _, fault in outcomes if isinstance(order, Writing) and fault is None]
            rows = sum(len(writing.rows) for writing in written)
            metrics.committed(len(written), rows, time.perf_counter() - began)
            for order, result, fault in outcomes:
                if not order.done.cancelled():
                    order.done.set_result(result) if fault is None else order.done.set_exception(fault)
            for _ in batch:
                self._queue.task_done()

    async def _tried(self, batch: Sequence[Order]) -> list[tuple[Order, Any, Exception | None]]:
        """What came of each: a result or a fault. If one spoils the batch, each is tried for itself."""
        try:
            results = await self._commit(batch)
        except Exception as fault:
            late = isinstance(fault, IntegrityError)
            if len(batch) > 1 and (late or any(isinstance(order, Deed) for order in batch)):
                return [outcome for order in batch for outcome in await self._tried([order])]
            if late and isinstance(batch[0], Writing):
                fault = Conflict(str(fault))
            return [(order, None, fault) for order in batch]
        return [(order, result, None) for order, result in zip(batch, results, strict=True)]


_INSERT = insert(plies)
_DUE = update(tables).where(tables.c.id == bindparam("of")).values(due=bindparam("to_due"))


def carry_out(batch: Sequence[Order], connection: Connection) -> list[Any]:
    """A batch within a transaction; what came of each. Deeds come first: plies know better when a table is
    due."""
    results = [order.work(connection) if isinstance(order, Deed) else None for order in batch]
    writings = [order for order in batch if isinstance(order, Writing)]
    if writings:
        connection.execute(_INSERT, [row for writing in writings for row in values(*writing[:3])])
    sooner = [{"of": writing.table, "to_due": writing.due} for writing in writings if writing.due is not None]
    if sooner:
        connection.execute(_DUE, sooner)
    return results


def values(table: str, rows: Sequence[Row], turn: int | None) -> list[dict[str, Any]]:
    """Plies as they are kept, each with whose turn it is after all of them."""
    turn = OVER if turn is None else turn
    return [{"table": table, "turn": turn, **row._asdict()} for row in rows]
