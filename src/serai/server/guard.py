"""At the gate: who asks too often, from a foreign page, or with too much, goes no further.

A WebSocket is looked at once, when it is opened; its messages pass untouched.
"""

import ipaddress

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import faults
from .buckets import Buckets
from .errors import Refused
from .language import language_of
from .settings import Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
JSON = frozenset({"application/json", "application/x-ndjson"})
BODY = 64 << 10  # bytes
LOGS = frozenset({"/api/replays", "/api/verify"})  # where a whole game is sent
LOG = 4 << 20
DOORS = frozenset(
    {"/api/guest", "/api/session", "/api/account/keep"}
)  # where names are taken and passwords tried

AT_DOORS = (30, 1 / 6)  # so many at once from one address, so many a second from then on
BY_ADDRESS = (400, 40.0)  # a whole class may sit behind one address
BY_ACCOUNT = (100, 10.0)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
}
TLS = {"strict-transport-security": "max-age=63072000; includeSubDomains"}


class Limits:
    """How often one address and one account may ask; nothing is counted where the host switched it off."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._doors, self._addresses, self._accounts = (
            Buckets(*budget) for budget in (AT_DOORS, BY_ADDRESS, BY_ACCOUNT)
        )

    def address(self, scope: Scope) -> None:
        if not self._on or not scope["path"].startswith("/api/"):
            return
        whose = network(scope["client"][0] if scope.get("client") else "")
        if scope.get("method") == "POST" and scope["path"] in DOORS:
            self._take(self._doors, whose)
        self._take(self._addresses, whose)

    def account(self, account: int) -> None:
        if self._on:
            self._take(self._accounts, account)

    def _take(self, buckets: Buckets, whose: str | int) -> None:
        wait = buckets.take(whose)
        if wait:
            raise Refused("too-many-requests", 429, seconds=int(wait) + 1)


class Guard:
    """The security of the house in one room, without a look at what is asked for."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app, self.settings, self.limits = app, settings, limits
        headers = HEADERS | TLS if settings.secure else HEADERS
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            send = self._sealed(scope, send)
        try:
            self.limits.address(scope)
            if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL has no place for it
                raise Refused("bad-request", 400)
            headers = Headers(scope=scope)
            self._check_origin(scope, headers)
            if scope["type"] == "http":
                receive = _measured(scope, headers, receive)
        except Refused as fault:
            response = faults.answer(fault, language_of(HTTPConnection(scope)))
            await faults.refuse(response, scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Browsers say which page makes them ask. A program with a token, or without a browser, has none."""
        if scope["type"] == "http" and (scope["method"] in SAFE or "authorization" in headers):
            return
        origin = headers.get("origin")
        if origin is None:
            ours = headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        elif self.settings.address:
            ours = origin in self.settings.address
        else:
            ours = origin.partition("://")[2] == headers.get("host")
        if not ours:
            raise Refused("foreign-origin", 403)

    def _sealed(self, scope: Scope, send: Send) -> Send:
        """Adds our headers to the answer; one that gives private data is kept by no cache."""
        private = scope["path"].startswith("/api/")

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *self.headers]
                if private and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        return sealed


def network(address: str) -> str:
    """Whom an address counts as: in IPv6 a household has a whole network of them.

    >>> network("203.0.113.7"), network("2001:db8:1:2:3:4:5:6"), network("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8:1:2::/64', '203.0.113.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def _measured(scope: Scope, headers: Headers, receive: Receive) -> Receive:
    """Bodies are JSON and not too long; one that does not say its length is measured as it comes."""
    length = headers.get("content-length")
    if length is None and "transfer-encoding" not in headers:
        return receive
    most = LOG if scope["path"] in LOGS else BODY
    if length is not None and not (length.isascii() and length.isdigit()):
        raise Refused("bad-request", 400)
    if int(length or 0) > most:
        raise Refused("too-large", 413, most=most >> 10)
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if length != "0" and kind not in JSON:
        raise Refused("not-json", 415)
    if "transfer-encoding" not in headers:
        return receive
    seen = 0

    async def measured() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise HTTPException(413)
        return message

    return measured
