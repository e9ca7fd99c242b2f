"""One WebSocket of the generator, straight on asyncio's transport: thousands fit on one core."""

import asyncio
import base64
import hashlib
import os
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import cast

from .errors import Dropped
from .frames import Op, Reader, frame

HOST = "127.0.0.1"
ACCEPT = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # the handshake's fixed text, RFC 6455


class Wire(asyncio.Protocol, ABC):
    """A socket. What comes of its messages is for those who inherit from it."""

    def __init__(self) -> None:
        self.open = False
        self._transport: asyncio.Transport
        self._reader = Reader()
        self._key = base64.b64encode(os.urandom(16))
        self._head = b""
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, port: int, path: str, headers: Mapping[str, str] | None = None) -> None:
        """Opens the socket and waits until the system under test has put it to use: see `greeted`."""
        lines = {
            "Host": f"{HOST}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": self._key.decode(),
            **(headers or {}),
        }
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {text}\r\n" for name, text in lines.items())
        self._transport.write(head.encode() + b"\r\n")
        await self._greeted

    def greeted(self) -> None:
        """To be called once the socket's table has been shown to it."""
        if not self._greeted.done():
            self._greeted.set_result(None)

    def send(self, text: bytes) -> None:
        self._transport.write(frame(Op.TEXT, text))

    def close(self) -> None:
        self.open = False
        self._transport.abort()

    @abstractmethod
    def read(self, text: bytes) -> None:
        """A text message has come."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance

    def data_received(self, data: bytes) -> None:
        if not self.open:
            self._head += data
            if b"\r\n\r\n" not in self._head:
                return
            head, _, data = self._head.partition(b"\r\n\r\n")
            if not self._welcome(head):
                return
        for op, payload in self._reader.feed(data):
            if op is Op.TEXT:
                self.read(payload)
            elif op is Op.PING:
                self._transport.write(frame(Op.PONG, payload))
            elif op is Op.CLOSE:
                reason = payload[2:].decode(errors="replace") or "it gave no reason"
                self._drop(f"The server closed a socket ({int.from_bytes(payload[:2])}): {reason}.")

    def connection_lost(self, error: Exception | None) -> None:
        self._drop("The server hung up on a socket.")

    def _welcome(self, head: bytes) -> bool:
        accept = base64.b64encode(hashlib.sha1(self._key + ACCEPT).digest())
        self.open = b" 101 " in head.split(b"\r\n", 1)[0] and accept in head
        if not self.open:
            answer = head.split(b"\r\n", 1)[0].decode(errors="replace")
            self._drop(f"The server refused a socket: {answer}.")
        return self.open

    def _drop(self, why: str) -> None:
        self.open = False
        if not self._greeted.done():
            self._greeted.set_exception(Dropped(why))
        self._transport.abort()
