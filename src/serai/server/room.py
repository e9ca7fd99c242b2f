"""A table in memory, and whoever looks at it."""

import asyncio
from typing import Any, Protocol

from .errors import Refused
from .live import Info, Table
from .times import now


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    account: int | None
    language: str
    chosen: int | None  # of several seats of theirs, the one whose eyes they look through
    seat: int | None  # which they see the table from
    ply: int  # they know everything before it

    def send(self, message: bytes) -> None:
        """Never waits."""

    def close(self) -> None:
        """They are somebody else from now on, or nobody."""


class Room:
    """A table in memory. Whoever looks at it or changes it holds its lock."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.info: Info | None = None  # none: to be loaded
        self.table: Table | None = None  # none before the game begins
        self.due: int | None = None  # as it is noted in the store; the house looks again then
        self.chat: list[dict[str, Any]] = []  # its last lines
        self.timer: asyncio.TimerHandle | None = None
        self.used = now()

    @property
    def known(self) -> Info:
        assert self.info is not None
        return self.info

    @property
    def played(self) -> Table:
        if self.table is None:
            raise Refused("not-begun", 409)
        return self.table

    def forget(self) -> None:
        """What is in memory may not be what is written: load it again before the next use."""
        self.info = self.table = None
