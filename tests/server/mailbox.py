"""Where notices arrive: a push service and a chat system on this computer, and a browser that can read."""

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from serai.server.notices.push import point, to_text


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.body)


class Mailbox:
    """Keeps what is sent to it, and answers as it is told to."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.statuses: list[int] = []  # of the next answers; then 201
        self.answer: dict[str, str] = {}  # headers
        self.open = threading.Event()  # until then nobody gets an answer
        self.open.set()
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                box.letters.append(Letter(self.path, headers, body))
                box.open.wait()
                self.send_response(box.statuses.pop(0) if box.statuses else 201)
                for name, value in box.answer.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"


@contextmanager
def open_mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    thread = threading.Thread(target=box.server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield box
    finally:
        box.server.shutdown()
        box.server.server_close()
        thread.join()


class Browser:
    """The keys of a subscription. What it reads it opens by the standard's words, not by our code."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.point, self.secret = point(self._key), os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "key": to_text(self.point), "secret": to_text(self.secret)}

    def read(self, sealed: bytes) -> bytes:
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, text = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(sealed) <= size == 4096
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(self._key.curve, sender)
        )

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        first = derive(shared, self.secret, b"WebPush: info\0" + self.point + sender, 32)
        key = derive(first, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(first, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, text, None)
        assert padded.endswith(b"\2")
        return padded[:-1]
