"""A table live: one JSON object a message, both ways. The protocol is described in docs/api.md."""

from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.errors import SeraiError
from serai.core.words import LANGUAGES

from .accounts import Account, MaybeMe
from .buckets import Buckets
from .errors import Refused
from .hall import Act, Hall
from .language import language_of

router = APIRouter(tags=["play"])

ID = 64  # characters in a client's name for its message
CHAT = 500
NOTATION = 80
PACE = (40, 10.0)  # messages at once, and a second from then on


class Socket:
    """One viewer's end of the line."""

    def __init__(self, socket: WebSocket, account: Account | None, ply: int, chosen: int | None) -> None:
        self.account = account.id if account is not None else None
        self.language = language_of(socket)
        self.chosen = chosen
        self.seat: int | None = None
        self.ply = ply
        self.looking = True
        self.send: Callable[[bytes], None] = socket.scope["extensions"]["serai.write"]
        self.close: Callable[[], None] = socket.scope["extensions"]["serai.close"]


@router.websocket("/api/tables/{table}/socket")
async def live(
    socket: WebSocket, table: str, account: MaybeMe, ply: int = 0, seat: int | None = None
) -> None:
    """Watch a table, and play at it if one has a seat."""
    hall: Hall = socket.app.state.hall
    listener = Socket(socket, account, ply, seat)
    async with hall.at(table) as room:
        hall.admit(room, listener.account).eyes(listener.account, seat)
    await socket.accept()
    pace = Buckets(*PACE) if socket.app.state.settings.limits else None
    try:
        await hall.connect(table, listener)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or b""
            await _answer(hall, table, account, listener, text, pace)
    except WebSocketDisconnect:
        return
    finally:
        hall.disconnect(table, listener)


async def _answer(
    hall: Hall, table: str, account: Account | None, listener: Socket, text: str | bytes, pace: Buckets | None
) -> None:
    """Whatever comes in gets an answer, and what is wrong with it a sentence."""
    client: str | None = None
    try:
        message = _parse(text)
        client = _field(message, "id", str, None)
        if client is not None and len(client) > ID:
            client = None
            raise Refused("bad-field", 422, field="id")
        if pace is not None and (wait := pace.take("")):
            raise Refused("too-fast", 429, seconds=int(wait) + 1)
        if account is None and message["type"] not in FOR_ALL:
            raise Refused("no-account", 401)
        reply = await DO[message["type"]](hall, table, account, listener, message, client)
    except SeraiError as fault:
        reply = {
            "type": "error",
            "error": fault.key,
            "say": fault.say(listener.language),
            "ply": listener.ply,
        }
    if client is not None:
        reply["id"] = client
    listener.send(orjson.dumps(reply))


def _parse(text: str | bytes) -> dict[str, Any]:
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str) or message["type"] not in DO:
        raise Refused("bad-message", 422, types=", ".join(DO))
    return message


def _field(message: dict[str, Any], name: str, kind: type, *default: Any) -> Any:
    if name not in message and default:
        return default[0]
    value: Any = message.get(name)
    if type(value) is not kind or "\0" in str(value):  # PostgreSQL has no place for it
        raise Refused("bad-field", 422, field=name)
    return value


# ---- What may be sent ----

Reply = dict[str, Any]


async def _play(hall: Hall, table: str, me: Account, to: Socket, message: Reply, client: str | None) -> Reply:
    do, ply = _field(message, "do", str), _field(message, "ply", int)
    if len(do) > NOTATION:
        raise Refused("bad-field", 422, field="do")
    return await _act(hall, table, me, to, ply, client, lambda t, seat, at: t.play(seat, do, at, client))


async def _undo(hall: Hall, table: str, me: Account, to: Socket, message: Reply, client: str | None) -> Reply:
    steps, ply = _field(message, "steps", int, None), _field(message, "ply", int)
    return await _act(hall, table, me, to, ply, client, lambda t, seat, at: t.undo(seat, steps, at, client))


async def _hint(hall: Hall, table: str, me: Account, to: Socket, message: Reply, client: str | None) -> Reply:
    hints = await hall.advise(table, me.id, _field(message, "ply", int), client, to.language, to.chosen)
    return {"type": "hints", "hints": hints}


async def _insight(
    hall: Hall, table: str, me: Account, to: Socket, message: Reply, client: str | None
) -> Reply:
    told = await hall.insight(table, me.id, _field(message, "ply", int), client, to.chosen)
    return {"type": "insight", **told}


async def _chat(hall: Hall, table: str, me: Account, _: Socket, message: Reply, client: str | None) -> Reply:
    text = _field(message, "text", str).strip()
    if not 0 < len(text) <= CHAT:
        raise Refused("bad-field", 422, field="text")
    await hall.say(table, me.id, me.name, text, client)
    return {"type": "ack"}


async def _back(hall: Hall, table: str, me: Account, to: Socket, _: Reply, client: str | None) -> Reply:
    return await _act(hall, table, me, to, None, client, lambda t, seat, at: t.back(seat, at, client))


async def _leave(hall: Hall, table: str, me: Account, to: Socket, _: Reply, client: str | None) -> Reply:
    return await _act(hall, table, me, to, None, client, lambda t, seat, at: t.depart(seat, at))


async def _act(
    hall: Hall, table: str, me: Account, to: Socket, ply: int | None, client: str | None, do: Act
) -> Reply:
    """For the seat that they look from."""
    return {"type": "ack", "ply": await hall.act(table, me.id, ply, client, do, to.chosen)}


async def _ping(*_: Any) -> Reply:
    """For a client that wants to know whether the line is still there."""
    return {"type": "pong"}


async def _past(hall: Hall, table: str, _: Account, to: Socket, message: Reply, client: str | None) -> Reply:
    return await hall.past(table, to, _field(message, "ply", int))


async def _lang(hall: Hall, table: str, _: Account, to: Socket, message: Reply, client: str | None) -> Reply:
    language = _field(message, "lang", str)
    if language not in LANGUAGES:
        raise Refused("bad-field", 422, field="lang")
    to.language = language
    await hall.tell_again(table, to)
    return {"type": "ack"}


async def _eyes(hall: Hall, table: str, _: Account, to: Socket, message: Reply, client: str | None) -> Reply:
    await hall.look(table, to, None if message.get("seat") is None else _field(message, "seat", int))
    return {"type": "ack"}


async def _look(_: Hall, table: str, me: Account, to: Socket, message: Reply, client: str | None) -> Reply:
    """The page is before their eyes, or behind another."""
    to.looking = _field(message, "on", bool)
    return {"type": "ack"}


DO: dict[str, Callable[..., Awaitable[Reply]]] = {
    "play": _play,
    "undo": _undo,
    "hint": _hint,
    "insight": _insight,
    "chat": _chat,
    "back": _back,
    "leave": _leave,
    "lang": _lang,
    "eyes": _eyes,
    "look": _look,
    "past": _past,
    "ping": _ping,
}
FOR_ALL = ("lang", "look", "past", "ping")  # passers-by too
