"""One line and one figure for every request and every WebSocket."""

import secrets
import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics

log = structlog.get_logger("serai")

QUIET = ("/health", "/ready", "/metrics", "/web/")  # asked for every few seconds, or by every page
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Journal:
    """Writes the path without the query, and nothing of headers or bodies."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, number = time.perf_counter(), 499, secrets.token_hex(4)  # 499: the caller went away
        structlog.contextvars.bind_contextvars(request=number)

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], (b"x-request-id", number.encode())]}
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.answered(method, route(scope), status, seconds)
            write = log.debug if scope["path"].startswith(QUIET) else log.info
            write(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                ms=round(1000 * seconds, 1),
                **_who(scope),
            )
            structlog.contextvars.unbind_contextvars("request")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        metrics.socket_opened()
        try:
            await self.app(scope, receive, send)
        finally:
            metrics.socket_closed()
            log.info("socket", path=scope["path"], s=round(time.perf_counter() - began, 1), **_who(scope))


def route(scope: Scope) -> str:
    """The route's pattern, so that figures do not grow with the number of tables."""
    found = getattr(scope.get("route"), "path", None)
    return str(found) if found else "other"


def _who(scope: Scope) -> dict[str, str | int]:
    account = scope.get("state", {}).get("account")
    client = scope["client"][0] if scope.get("client") else "?"
    return {"client": client} if account is None else {"client": client, "account": account.id}
