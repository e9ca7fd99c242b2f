"""Whatever goes wrong reaches the caller as {"error": key, "say": sentence}, in the caller's language."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState

from serai.core.errors import IllegalMove, SeraiError

from . import pages
from .errors import Refused
from .language import language_of, preferred

log = structlog.get_logger("serai")

HTTP = {404: "no-such-page", 405: "no-such-method", 413: "body-too-large"}
FIELDS = {  # pydantic's kinds of fault, by their beginnings; the most telling first
    "missing": "field-missing",
    "extra_forbidden": "field-unknown",
    "json_invalid": "bad-json",
    "model_attributes_type": "bad-json",
    "literal_error": "field-choice",
    "string_too": "field-length",
    "too_": "field-length",
    "string": "field-text",
    "int": "field-number",
    "float": "field-number",
    "greater": "field-range",
    "less": "field-range",
    "bool": "field-yes-no",
}


def add(app: FastAPI) -> None:
    app.add_exception_handler(SeraiError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(WebSocketRequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


def answer(fault: SeraiError, language: str) -> JSONResponse:
    """The sentence, the key, and for a stale move the ply that the table has reached."""
    content = {"error": fault.key, "say": fault.say(language)}
    content |= {
        name: fault.values[name] for name in ("ply", "field") if fault.values.get(name) not in (None, "")
    }
    headers = {"retry-after": str(fault.values["seconds"])} if "seconds" in fault.values else None
    return JSONResponse(content, status(fault), headers)


def status(fault: SeraiError) -> int:
    return getattr(fault, "status", 409 if isinstance(fault, IllegalMove) else 422)


async def _refused(connection: HTTPConnection, fault: Exception) -> Any:
    assert isinstance(fault, SeraiError)
    return await _send(connection, answer(fault, language_of(connection)))


async def _invalid(connection: HTTPConnection, fault: Exception) -> Any:
    assert isinstance(fault, RequestValidationError | WebSocketRequestValidationError)
    return await _refused(connection, _sentence(fault.errors()))


async def _http(connection: HTTPConnection, fault: Exception) -> Any:
    assert isinstance(fault, HTTPException)
    if fault.status_code == 404 and _from_a_reader(connection):
        return pages.lost(Request(connection.scope))
    refused = Refused(HTTP.get(fault.status_code, "bad-request"), fault.status_code)
    response = answer(refused, language_of(connection))
    response.headers.update(fault.headers or {})
    return await _send(connection, response)


def _from_a_reader(connection: HTTPConnection) -> bool:
    """Somebody followed a link that leads nowhere; programs and our own pages ask below /api and /web."""
    wants_page = "text/html" in connection.headers.get("accept", "")
    return (
        connection.scope["type"] == "http"
        and wants_page
        and not connection.url.path.startswith(("/api/", "/web/"))
    )


async def _send(connection: HTTPConnection, response: JSONResponse) -> JSONResponse | None:
    """A WebSocket is refused with the same answer before it is open, and closed once it is."""
    if not isinstance(connection, WebSocket):
        return response
    if connection.application_state == WebSocketState.CONNECTING:
        await refuse(response, connection.scope, connection._receive, connection._send)
    else:
        await connection.close(1008)
    return None


async def refuse(response: JSONResponse, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or a WebSocket that asks to be opened, before any route is reached."""
    if scope["type"] == "http":
        await response(scope, receive, send)
    elif "websocket.http.response" in scope.get("extensions", {}):
        start = {"status": response.status_code, "headers": response.raw_headers}
        await send({"type": "websocket.http.response.start", **start})
        await send({"type": "websocket.http.response.body", "body": response.body})
    else:
        await send({"type": "websocket.close", "code": 1008})


def _sentence(faults: Sequence[Any]) -> Refused:
    first = faults[0]
    where = [str(part) for part in first["loc"] if part not in ("body", "query", "path", "header")]
    key = next((FIELDS[kind] for kind in FIELDS if first["type"].startswith(kind)), "field-wrong")
    context = first.get("ctx", {})
    limits = [
        context[name] for name in ("max_length", "min_length", "le", "ge", "lt", "gt") if name in context
    ]
    return Refused(
        key if where else "bad-json",
        422,
        field="" if key == "bad-json" else ".".join(where),
        choices=str(context.get("expected", "")).replace(" or ", ", "),
        limit=limits[0] if limits else 0,
    )


class Faults:
    """The outermost room: what nobody expected is logged under a number, which the caller is told."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending if scope["type"] == "http" else send)
        except Exception as fault:
            number = secrets.token_hex(4)
            log.exception("unexpected", fault=number, path=scope["path"])
            refused = Refused("unexpected", 500, fault=number)
            if isinstance(fault, OperationalError | InterfaceError | ConnectionError):
                refused = Refused("not-ready", 503)  # the database is away
            if not begun:
                with suppress(RuntimeError, OSError):  # a socket that has been closed meanwhile
                    await _tell(scope, receive, send, refused)


async def _tell(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1011})
        return
    language = preferred(Headers(scope=scope).get("accept-language", ""))
    await answer(refused, language)(scope, receive, send)
