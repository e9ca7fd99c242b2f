"""A lean HTTP client for setting tables up: JSON in and out over a few kept connections."""

import asyncio
from collections.abc import Mapping
from types import TracebackType
from typing import Any, NamedTuple, Self

import orjson

from .errors import Refusal
from .wire import HOST

CONNECTIONS = 16


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: Any


class Rest:
    """`async with Rest(port) as rest: await rest.post("/api/guest", {"name": "Anna"})`"""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        for _ in range(CONNECTIONS):
            self._idle.put_nowait(await asyncio.open_connection(HOST, self.port))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while not self._idle.empty():
            self._idle.get_nowait()[1].close()

    async def post(self, path: str, body: object, headers: Mapping[str, str] | None = None) -> Answer:
        connection = await self._idle.get()
        try:
            answer = await _post(
                *connection, path, orjson.dumps(body), {"Host": f"{HOST}:{self.port}", **(headers or {})}
            )
        finally:
            self._idle.put_nowait(connection)
        if answer.status >= 400:
            raise Refusal(f"POST {path} was answered with {answer.status}: {answer.body}")
        return answer


async def _post(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    path: str,
    body: bytes,
    headers: Mapping[str, str],
) -> Answer:
    lines = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        **headers,
    }
    head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{name}: {text}\r\n" for name, text in lines.items())
    writer.write(head.encode() + b"\r\n" + body)
    status, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin1").strip().split("\r\n")
    pairs = (line.partition(":") for line in rest)
    told = {name.lower(): text.strip() for name, _, text in pairs}
    content = await reader.readexactly(int(told.get("content-length", 0)))
    json = "json" in told.get("content-type", "")
    return Answer(int(status.split()[1]), told, orjson.loads(content) if json else content.decode())
