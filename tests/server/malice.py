"""What somebody may send to a table's socket who means no good, or whose program is broken."""

import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from .client import Guest

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0.5,
    2**31,
    2**63,
    2**64,
    10**400,
    1e308,
    -0.0,
    "",
    "\0",
    "a\0b",
    "\ud800",
    "‮",
    "x" * 10_000,
    "💥" * 30,
    [],
    {},
    [[]],
    {"type": "play"},
    "legB",
    "'; DROP TABLE plies; --",
    "<script>alert(1)</script>",
    "{ $name }",
)
TYPES = ("play", "undo", "hint", "insight", "chat", "back", "leave", "lang", "eyes")
CLEAN = (1002, 1003, 1007, 1008, 1009)  # ends of a line that name the fault
Sent = str | bytes


def bad_messages(luck: random.Random, ply: int, legal: list[str]) -> Iterator[Sent]:
    """Endless, and none of them allowed at a table that stands at this ply; binary frames are bytes."""
    kinds = (_noise, _letters, _deep, _shapes, _fields, _late, _nan, _illegal, _unnameable)
    while True:
        yield luck.choice(kinds)(luck, ply, legal)


def _noise(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    return luck.randbytes(luck.randrange(200))


def _letters(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    return "".join(chr(luck.randrange(1, 0xD800)) for _ in range(luck.randrange(80)))


def _deep(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    depth = luck.choice((10, 500, 1023, 1024, 5000))
    return luck.choice(
        ("[" * depth, "[" * depth + "]" * depth, '{"type":' * (depth // 8) + "1" + "}" * (depth // 8))
    )


def _shapes(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    """JSON, but no message."""
    message = luck.choice((*JUNK, {"type": luck.choice(JUNK)}, {"type": "win"}, [{"type": "play"}]))
    return json.dumps(message)


def _fields(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    """A message of a known type with something wrong in it."""
    message: dict[str, Any] = {"type": "play", "do": luck.choice(legal), "ply": ply, "id": "k"}
    spoilt = luck.choice(("do", "ply", "id"))
    wrong = [junk for junk in JUNK if spoilt != "id" or not _nameable(junk)]
    wrong = [junk for junk in wrong if junk not in legal and not (spoilt == "ply" and junk == ply)]
    message[spoilt] = luck.choice(wrong)
    return json.dumps(message)


def _late(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    other = luck.choice((ply - 1, ply + 1, 0 if ply else 1, ply + 1000, -ply - 1))
    what = luck.choice(("play", "undo", "hint", "insight"))
    return json.dumps({"type": what, "do": luck.choice(legal), "ply": other, "id": str(luck.random())})


def _nan(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    number = luck.choice(("NaN", "Infinity", "-Infinity", "1e999", "01", "+1"))
    return f'{{"type":"play","do":"{luck.choice(legal)}","ply":{number}}}'


def _illegal(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    return json.dumps(
        {"type": "play", "do": luck.choice(legal) + luck.choice("?!x"), "ply": ply}
    ) + " " * luck.randrange(9)


def _unnameable(luck: random.Random, ply: int, legal: list[str]) -> Sent:
    message: dict[str, Any] = luck.choice(
        (
            {"type": "undo", "ply": ply, "steps": luck.choice((0, -1, 2**40, "1", 99))},
            {"type": "insight", "ply": luck.choice((-1, ply + 1, 2**40, str(ply), None, 0.5, [ply]))},
            {"type": "chat", "text": luck.choice(("", " ", "x" * 501, None, 7, "a\0b"))},
            {"type": "lang", "lang": luck.choice(("", "xx", "EN", None, ["en"]))},
            {"type": "eyes", "seat": luck.choice((5, -1, 2**70, "0", True, [], {}, 0.0))},
            {"type": "back", "id": luck.choice(("x" * 65, 5, None, "\0", {}))},
        )
    )
    return json.dumps(message)


def _nameable(value: Any) -> bool:
    """Good enough as the id of a message."""
    return isinstance(value, str) and len(value) <= 64 and "\0" not in value and value != "\ud800"


class Liar:
    """Sends bad things down a line, and counts; a line that was ended is opened again."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.sent = self.refused = self.ended = 0

    async def send_all(self, messages: list[Sent]) -> None:
        rest = messages
        while rest:
            async with self.line() as line:
                rest = rest[await self._send(line, rest) :]

    async def _send(self, line: ClientConnection, messages: list[Sent]) -> int:
        """How many were dealt with before the line ended, if it did."""
        for n, message in enumerate(messages, 1):
            self.sent += 1
            try:
                await line.send(message)
                await self._refused(line)
            except ConnectionClosed:
                assert line.close_code in CLEAN, line.close_code
                self.ended += 1
                return n
        return len(messages)

    async def _refused(self, line: ClientConnection) -> None:
        answer = orjson.loads(await line.recv())
        assert answer["type"] == "error", answer
        assert len(answer["say"]) > 10
        self.refused += 1

    @asynccontextmanager
    async def line(self) -> AsyncIterator[ClientConnection]:
        """A line that has been greeted."""
        async with self.guest.line(self.guest.urls[0], self.table) as line:
            while orjson.loads(await line.recv())["type"] != "position":
                pass
            yield line
