"""Streams for bot programs: what concerns an account, and a table as at a socket."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import StreamingResponse

from .. import events, streams
from ..accounts import MaybeMe, Me
from .tables import Chosen, InHall, Number, TableId

router = APIRouter(prefix="/api", tags=["bots"])


def _streams(request: Request) -> streams.Streams:
    found: streams.Streams = request.app.state.streams
    return found


def _lines(example: str) -> dict[str, Any]:
    """How a stream is documented."""
    content = {"application/x-ndjson": {"schema": {"type": "string"}, "example": f"{example}\n\n"}}
    lines = {"description": "One JSON object a line; an empty line every few seconds.", "content": content}
    return {"response_class": StreamingResponse, "responses": {200: lines}}


Streams = Annotated[streams.Streams, Depends(_streams)]


@router.get("/bots/events", **_lines('{"type":"turn","table":"k7","ply":17}'))
async def listen(request: Request, hall: InHall, me: Me, open: Streams) -> StreamingResponse:
    """What concerns the account: challenges, games that begin, its turns, ends. All that is pending first."""
    open.check(me)
    return streams.answer(events.of_account(request.app.state.events, open, hall, request, me))


@router.get("/tables/{table}/stream", **_lines('{"type":"position","ply":17}'))
async def watch(
    request: Request,
    table: TableId,
    hall: InHall,
    me: MaybeMe,
    open: Streams,
    ply: Number = 0,
    seat: Chosen = None,
) -> StreamingResponse:
    """The messages of the table's socket, one a line."""
    open.check(me)
    async with hall.at(table) as room:
        account = me.id if me is not None else None
        hall.admit(room, account).eyes(account, seat)
    return streams.answer(streams.at_table(open, hall, request, table, me, ply, seat))
