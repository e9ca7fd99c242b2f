"""The database: SQLite in one file by default, PostgreSQL by URL. A ply is written before it is told."""

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..errors import Refused
from . import journal
from .bell import Bell
from .journal import Journal
from .migrate import migrate
from .scribe import Order, Row, Scribe, Writing, carry_out

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
T = TypeVar("T")
MOMENT = 0.02  # seconds
PATIENCE = 30_000  # milliseconds that a writer waits for another process to let go of an SQLite file


class Store:
    """Reading is `reading()`, writing `begin()` or `transact()`; `append()` for the plies of many tables."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.engine = _engine(url)
        self.bell = Bell(url)
        self._lock = asyncio.Lock() if self.embedded else None  # an SQLite file has one writer at a time
        self._scribe = Scribe(self._commit)
        if self.embedded:
            self._thread = ThreadPoolExecutor(1, "scribe")
            self._file = _embedded(create_engine(url.set(drivername="sqlite"), hide_parameters=True))
            self._journal = Journal(url.database)

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
        store._scribe.start()
        return store

    async def close(self) -> None:
        """Everything that was asked for is written first."""
        await self._scribe.stop()
        await self.bell.unhang()
        await self.engine.dispose()
        if self.embedded:
            self._thread.shutdown()
            self._journal.close()
            self._file.dispose()

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

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """A transaction in one go. SQLite, which waits for the disk at each, does many such in one: `work`
        may be tried twice, so it changes nothing but the database."""
        if self.embedded:
            done: T = await self._scribe.do(work)
            return done
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def _in_thread(self, work: Callable[[Connection], T]) -> T:
        with self._file.connect().execution_options(writes=True) as connection:
            with connection.begin():
                done = work(connection)
            self._journal.tidy(connection)
            return done

    def _unreachable(self, fault: Exception) -> Refused:
        reason = str(getattr(fault, "orig", fault)).splitlines()[0]
        if self.embedded:
            return Refused("no-file", 503, path=self.url.database, fault=reason)
        return Refused("no-database", 503, fault=reason)

    # ---- Plies ----

    async def append(self, table: str, rows: Sequence[Row], turn: int | None, due: int | None) -> None:
        """Returns once the plies are durable; Conflict if one of these numbers is taken.

        `turn` is whose turn it is then; `due`, if given, when the house must look after the table.
        """
        await self._scribe.write(table, rows, turn, due)

    async def _commit(self, batch: Sequence[Order]) -> list[Any]:
        work = partial(self._carry_out, batch)
        if self._lock is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        async with self._lock:  # SQLite's driver for asyncio would go to its thread for every statement
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, work)

    def _carry_out(self, batch: Sequence[Order], connection: Connection) -> list[Any]:
        results = carry_out(batch, connection)
        self.bell.sound(connection, *(order.table for order in batch if isinstance(order, Writing)))
        return results


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
    _embedded(engine.sync_engine)
    return engine


def _embedded(engine: Engine) -> Engine:
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
    _insist_on_wal(cursor)
    for pragma in (*journal.PRAGMAS, "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _insist_on_wal(cursor: Any) -> None:
    """Where several processes say it to a new file at the same moment, SQLite refuses some of them at once,
    whatever their patience."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(MOMENT)


def _on_begin(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
