"""Cookies and tokens: who holds one is let in, so the house keeps only their SHA-256."""

import hashlib
import secrets
import time
from typing import Generic, NamedTuple, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .errors import Refused

PREFIX = "serai_"  # a token found in public can be told for what it is
LIFE = 90 * 24 * 3600  # seconds that a cookie lasts after the last visit
FRESH = 10.0  # seconds that a key is known without asking the database
MANY = 20_000  # keys known at once


T = TypeVar("T")


class Key(NamedTuple):
    """What a caller showed: a cookie, or a token in the Authorization header."""

    digest: bytes
    token: bool


def new() -> str:
    return secrets.token_urlsafe(32)


def digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


def cookie_name(secure: bool) -> str:
    return "__Host-serai" if secure else "serai"


def shown(connection: HTTPConnection, cookie: str) -> Key | None:
    """A token counts before a cookie, so that a program is itself even within a browser."""
    header = connection.headers.get("authorization")
    if header is not None:
        kind, _, key = header.partition(" ")
        if kind.lower() != "bearer" or not key.strip().startswith(PREFIX):
            raise Refused("bad-token", 401)
        return Key(digest(key.strip()), token=True)
    key = connection.cookies.get(cookie, "")
    return Key(digest(key), token=False) if key else None


def give(response: Response, key: str, secure: bool) -> None:
    """Lax, so that a link from elsewhere finds its guest; what changes anything is checked by Origin."""
    response.set_cookie(
        cookie_name(secure), key, max_age=LIFE, path="/", secure=secure, httponly=True, samesite="lax"
    )


def take(response: Response, secure: bool) -> None:
    response.delete_cookie(cookie_name(secure), path="/", secure=secure, httponly=True, samesite="lax")


class Known(Generic[T]):
    """Keys seen a moment ago and whom they let in, so that a request costs no query."""

    def __init__(self) -> None:
        self._found: dict[bytes, tuple[float, T]] = {}

    def get(self, key: bytes) -> T | None:
        until, found = self._found.get(key, (0.0, None))
        return found if until > time.monotonic() else None

    def put(self, key: bytes, found: T) -> None:
        if len(self._found) >= MANY:
            self._found.clear()
        self._found[key] = time.monotonic() + FRESH, found

    def forget(self) -> None:
        """Rare enough that all may be asked for again."""
        self._found.clear()
