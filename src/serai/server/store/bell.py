"""How server processes on one database hear of each other: PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "serai"
AT_ONCE = 300  # tables in one notice, which PostgreSQL limits to 8,000 bytes
RETRY = 1.0  # seconds between attempts to hang a fallen bell again

_NOTIFY = text("SELECT pg_notify(:channel, :message)")


class Bell:
    """Rings with the transaction that it is rung in. A lone process on SQLite hears itself without one."""

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="postgresql")
        self._mute = url.get_backend_name() == "sqlite"
        self._keeper: asyncio.Task[None] | None = None
        self.name = secrets.token_hex(8)  # of this process
        self.heard: Callable[[str], None] = lambda table: None
        self.missed: Callable[[], None] = lambda: None  # the bell was down: anything may have happened

    async def ring(self, connection: AsyncConnection, *tables: str) -> None:
        """Tell the other processes, once the transaction is through, where something happened."""
        if not self._mute:
            await connection.run_sync(self.sound, *tables)

    def sound(self, connection: Connection, *tables: str) -> None:
        """The same where nothing is awaited."""
        if not self._mute:
            for some in batched(dict.fromkeys(tables), AT_ONCE):
                message = json.dumps([self.name, *some])
                connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})

    async def hang(self) -> None:
        if not self._mute:
            listening = asyncio.Event()
            self._keeper = asyncio.create_task(self._keep(listening), name="bell")
            await listening.wait()

    async def unhang(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def _keep(self, listening: asyncio.Event) -> None:
        """Listen for ever; whenever the connection is lost, connect again and say that rings were missed."""
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._url.render_as_string(hide_password=False))
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(RETRY)
                continue
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._on_ring)
                listening.set()
                self.missed()
                await lost.wait()
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(RETRY)
            finally:
                await connection.close(timeout=1)

    def _on_ring(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        sender, *tables = json.loads(payload)
        if sender != self.name:
            for table in tables:
                self.heard(table)


def batched(things: Iterable[str], size: int) -> Iterator[tuple[str, ...]]:
    rest = iter(things)
    while some := tuple(islice(rest, size)):
        yield some
