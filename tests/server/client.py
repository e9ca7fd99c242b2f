"""Somebody at a table over a real WebSocket, who comes back whenever the line breaks.

They keep all that they are told. A move that was not acknowledged is sent again under its id.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AGAIN = 0.05  # seconds between attempts to reach a house that is down
PATIENCE = 120.0  # seconds without progress before a test gives up
TLS = httpx.create_ssl_context()  # never used, but each client would read all certificates again
Message = dict[str, Any]


class Guest:
    """An account and its cookie, at any door of the house; whatever a crash interrupts is asked for again."""

    def __init__(self, urls: Sequence[str], name: str) -> None:
        self.urls, self.name, self.cookie = urls, name, ""

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    async def come_in(self) -> "Guest":
        attempt = 0
        while not self.cookie:
            name = f"{self.name} {attempt}" if attempt else self.name
            answer = await self.ask("POST", "/api/guest", json={"name": name})
            if answer.is_success:
                self.name, self.cookie = name, answer.headers["set-cookie"].partition(";")[0]
            attempt += 1  # the name is taken: by us, before the crash
        return self

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The answer, whatever it says; from the first door that opens."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for url in self.urls:
                    try:
                        async with httpx.AsyncClient(
                            base_url=url, headers=self.headers, timeout=10, verify=TLS
                        ) as http:
                            return await http.request(method, path, **more)
                    except httpx.TransportError:
                        await asyncio.sleep(AGAIN)

    async def get(self, path: str) -> Any:
        return (await self.ask("GET", path)).raise_for_status().json()

    async def post(self, path: str, *may_be: str, **body: Any) -> Any:
        """Success, or one of the refusals that say that it was done before."""
        answer = await self.ask("POST", path, json=body)
        assert answer.is_success or answer.json()["error"] in may_be, answer.text
        return answer.json()

    @asynccontextmanager
    async def line(self, url: str, table: str, ply: int = 0) -> AsyncIterator[ClientConnection]:
        """A socket to a table."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?ply={ply}"
        async with connect(address, additional_headers=self.headers, max_size=None) as socket:
            yield socket


async def seated(guests: Sequence[Guest], bots: int, game: str, *, start: bool = True, **wishes: Any) -> str:
    """A table, begun unless it is said not to: the guests in their order, then bots of the house."""
    seats = [
        {"kind": "me"},
        *[{"kind": "open"}] * (len(guests) - 1),
        *[{"kind": "bot", "bot": "random"}] * bots,
    ]
    wish = {"options": {"players": len(seats)}, "seats": seats, **wishes}
    table = (await guests[0].post("/api/tables", game=game, **wish))["table"]["id"]
    for seat, guest in enumerate(guests[1:], 1):
        await guest.post(f"/api/tables/{table}/join", "already-seated", seat=seat)
    if start:
        await guests[0].post(f"/api/tables/{table}/start", "begun-already")
    return str(table)


@dataclass
class Viewer:
    """Who looks at a table until the game is over, and plays whenever it is their turn."""

    guest: Guest
    table: str
    seat: int | None
    luck: random.Random
    pause: float = 0.0  # seconds to think
    door: int = 0  # of the guest's addresses, the one to try first

    log: list[Message] = field(default_factory=list)  # every line told, by its ply
    position: Message = field(default_factory=dict)  # the last one told
    info: Message = field(default_factory=dict)
    sent: dict[str, Message] = field(default_factory=dict)  # by id
    acknowledged: dict[str, int] = field(default_factory=dict)  # id: the next ply
    refused: dict[str, Message] = field(default_factory=dict)
    lines: int = 0  # how often they connected
    _pending: Message | None = None
    _socket: ClientConnection | None = None

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def done(self) -> bool:
        return bool(self.info) and self.info["status"] == "over" and bool(self.position.get("over"))

    async def watch(self) -> None:
        """Until the game is over and said to be."""
        while not self.done:
            url = self.guest.urls[self.door % len(self.guest.urls)]
            try:
                async with self.guest.line(url, self.table, self.ply) as self._socket:
                    self.lines += 1
                    await self._resend()
                    await self._listen(self._socket)
            except (OSError, WebSocketException):
                self.door += 1
                await asyncio.sleep(AGAIN)
            finally:
                self._socket = None

    async def _listen(self, socket: ClientConnection) -> None:
        while not self.done:
            async with asyncio.timeout(PATIENCE):
                await self._hear(orjson.loads(await socket.recv()))

    async def _hear(self, message: Message) -> None:
        if message["type"] == "table":
            assert message["seat"] == self.seat
            self.info = message["table"]
        elif message["type"] == "position":
            self._keep(message)
            await self._decide()
        elif message["type"] in ("ack", "error") and message.get("id") in self.sent:
            if message["type"] == "ack":
                self.acknowledged[message["id"]] = message["ply"]
            else:
                self.refused[message["id"]] = message
            if self._pending is not None and self._pending["id"] == message["id"]:
                self._pending = None
            await self._decide()

    def _keep(self, position: Message) -> None:
        """The log goes on where it ended, and never says anything else about what has been told."""
        for line in position["log"]:
            if line["ply"] < self.ply:
                assert self.log[line["ply"]] == line, "the past has changed"
            else:
                assert line["ply"] == self.ply, "something was left out"
                self.log.append(line)
        assert position["ply"] == self.ply
        self.position = position

    async def _decide(self) -> None:
        legal = self.position.get("legal")
        if self._pending is not None or not legal:
            return
        if self.position["undo"] and self.luck.random() < 0.1:
            message = {"type": "undo"}
        else:
            message = {"type": "play", "do": self.luck.choice(legal)["do"]}
        name = f"{self.luck.getrandbits(48):x}"
        self._pending = self.sent[name] = {**message, "ply": self.ply, "id": name}
        await asyncio.sleep(self.pause * self.luck.random())
        await self._resend()

    async def _resend(self) -> None:
        if self._pending is not None and self._socket is not None:
            await self._socket.send(orjson.dumps(self._pending), text=True)
