"""The database: SQLite in one file by default, PostgreSQL by URL. A ply is written before it is told."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import bindparam, event, insert, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .. import metrics
from ..errors import Refused
from .bell import Bell
from .migrate import migrate
from .schema import plies, tables

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE = 30_000  # milliseconds that a writer waits for another process to let go of an SQLite file


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
    """What `append` was asked to write, and who waits for it."""

    table: str
    rows: Sequence[Row]
    turn: int | None
    due: int | None
    done: asyncio.Future[None]


class Store:
    """Reading is `reading()`, writing `begin()`, or `append()` for the plies of many tables at once."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.engine = _engine(url)
        self.bell = Bell(url)
        self._lock = asyncio.Lock() if self.embedded else None  # an SQLite file has one writer at a time
        self._queue: asyncio.Queue[Writing] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "Store":
        store = cls(address(url))
        try:
            if store.embedded and store.url.database:
                Path(store.url.database).parent.mkdir(parents=True, exist_ok=True)
            await migrate(store.engine)
        except (OSError, SQLAlchemyError) as fault:
            raise store._unreachable(fault) from None
        await store.bell.hang()
        store._writer = asyncio.create_task(store._write(), name="plies")
        return store

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        await self._queue.join()
        if self._writer is not None:
            self._writer.cancel()
        await self.bell.unhang()
        await self.engine.dispose()

    @property
    def embedded(self) -> bool:
        """One file, one process."""
        return self.url.get_backend_name() == "sqlite"

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing."""
        if self._lock is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._lock, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    def _unreachable(self, fault: Exception) -> Refused:
        reason = str(getattr(fault, "orig", fault)).splitlines()[0]
        if self.embedded:
            return Refused("no-file", 503, path=self.url.database, fault=reason)
        return Refused("no-database", 503, fault=reason)

    # ---- Plies ----

    async def append(self, table: str, rows: Sequence[Row], turn: int | None, due: int | None) -> None:
        """Returns once the plies are durable; Conflict if one of these numbers is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Writing(table, rows, turn, due, done))
        await done

    async def _write(self) -> None:
        """Commits whatever has gathered while the last commit was under way: one commit serves many moves."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            began = time.perf_counter()
            outcomes = await self._commit(batch)
            plies_in = sum(len(writing.rows) for writing, fault in outcomes if fault is None)
            metrics.committed(len(batch), plies_in, time.perf_counter() - began)
            for writing, fault in outcomes:
                if writing.done.cancelled():
                    continue
                if fault is None:
                    writing.done.set_result(None)
                else:
                    writing.done.set_exception(fault)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: Sequence[Writing]) -> list[tuple[Writing, Exception | None]]:
        try:
            async with self.begin() as connection:
                await connection.execute(_INSERT, [_values(w.table, row) for w in batch for row in w.rows])
                await connection.execute(
                    _UPDATE, [{"of": w.table, "to_turn": w.turn, "to_due": w.due} for w in batch]
                )
                await self.bell.ring(connection, *(w.table for w in batch))
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


def _values(table: str, row: Row) -> dict[str, Any]:
    return {"table": table, **row._asdict()}


def address(url: str) -> URL:
    """`sqlite:///serai.db` or `postgresql://user@host/name`, with the driver that we use."""
    wrong = Refused("bad-database", 503, url=re.sub("://.*@", "://…@", url))  # without the password
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        raise wrong from None
    if backend not in DRIVERS:
        raise wrong
    return parsed.set(drivername=DRIVERS[backend])


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, hide_parameters=True)  # which may be secrets, in a log
    event.listen(engine.sync_engine, "connect", _on_connect)
    event.listen(engine.sync_engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    # patience first: even to say WAL one may have to wait for another process
    for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
