"""Lines of JSON for programs that do not want a WebSocket; an empty line now and then shows that we live."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from starlette.requests import Request
from starlette.responses import StreamingResponse

from .accounts import Account, Accounts
from .errors import Refused
from .hall import Hall
from .language import language_of

KEEP = 5.0  # seconds between two lines at most
BEHIND = 1 << 20  # bytes unread by a client before it is dropped; it may come again
MOST = 20  # streams of one account at once


class Streams:
    """All that are open here. They end when the house closes, and with the key that opened them."""

    def __init__(self, accounts: Accounts, closing: asyncio.Event) -> None:
        self._accounts, self._closing = accounts, closing
        self._open: Counter[int] = Counter()

    def check(self, account: Account | None) -> None:
        if account is not None and self._open[account.id] >= MOST:
            raise Refused("too-many-streams", 429, most=MOST)

    @contextmanager
    def pulse(self, request: Request, account: Account | None) -> Iterator["Pulse"]:
        """For as long as a stream is open."""
        whose = account.id if account is not None else 0
        self._open[whose] += 1
        try:
            yield Pulse(self._accounts, self._closing, request, account)
        finally:
            self._open[whose] -= 1


class Pulse:
    """When a stream says something: there is news, or it has been silent for long enough."""

    def __init__(
        self, accounts: Accounts, closing: asyncio.Event, request: Request, account: Account | None
    ) -> None:
        self.news = asyncio.Event()
        self._accounts, self._closing = accounts, closing
        self._request, self._account = request, account
        self._checked = time.monotonic()

    async def beat(self) -> bool:
        """Wait; False when the stream must end."""
        waiting = [asyncio.create_task(event.wait()) for event in (self.news, self._closing)]
        try:
            await asyncio.wait(waiting, timeout=KEEP, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
        self.news.clear()
        return not self._closing.is_set() and await self._welcome()

    async def _welcome(self) -> bool:
        """The token has not been withdrawn, nor the account deleted."""
        if self._account is None or time.monotonic() < self._checked + KEEP:
            return True
        self._checked = time.monotonic()
        try:
            return await self._accounts.who(self._request) is not None
        except Refused:
            return False


class Reader:
    """Somebody at a table who reads a stream: told the same as at a socket."""

    def __init__(
        self, account: int | None, language: str, ply: int, chosen: int | None, pulse: Pulse
    ) -> None:
        self.account, self.language, self.ply, self.chosen = account, language, ply, chosen
        self.seat: int | None = None
        self.looking = True
        self._pulse = pulse
        self._unread = bytearray()
        self._closed = False

    def close(self) -> None:
        self._closed = True
        self._pulse.news.set()

    def send(self, message: bytes) -> None:
        if len(self._unread) <= BEHIND:
            self._unread += message + b"\n"
        self._pulse.news.set()

    def take(self) -> bytes | None:
        """What is new, an empty line for nothing; None for a reader too far behind, or dismissed."""
        if self._closed or len(self._unread) > BEHIND:
            return None
        new, self._unread = bytes(self._unread), bytearray()
        return new or b"\n"


async def at_table(
    streams: Streams,
    hall: Hall,
    request: Request,
    table: str,
    account: Account | None,
    ply: int,
    chosen: int | None,
) -> AsyncIterator[bytes]:
    with streams.pulse(request, account) as pulse:
        whose = account.id if account is not None else None
        reader = Reader(whose, language_of(request), ply, chosen, pulse)
        try:
            await hall.connect(table, reader)
            while await pulse.beat() and (new := reader.take()) is not None:
                yield new
        finally:
            hall.disconnect(table, reader)


def answer(lines: AsyncIterator[bytes]) -> StreamingResponse:
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}  # nginx must not collect lines
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)
