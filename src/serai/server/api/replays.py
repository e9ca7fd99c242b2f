"""Finished games over HTTP: step by step, as a log, from elsewhere; and the proof that they were fair."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import StringConstraints
from starlette.responses import PlainTextResponse

from .. import fairness, messages, replays, reviews, tables
from ..accounts import Account, MaybeMe, Me
from ..errors import Problem, Refused
from ..language import language_of
from ..replays import Subject
from . import answers
from .account import Body
from .answers import says
from .tables import Kept, Number, TableId

router = APIRouter(prefix="/api", tags=["replays"])

LONGEST = 2_000_000  # characters of a log
NOT_OVER = "The game is not over."


class Written(Body):
    log: Annotated[str, StringConstraints(max_length=LONGEST)]


def _id(me: Account | None) -> int | None:
    return me.id if me is not None else None


async def _subject(table: TableId, store: Kept, me: MaybeMe) -> Subject:
    async with store.reading() as connection:
        return await replays.subject(connection, table, _id(me))


Wanted = Annotated[Subject, Depends(_subject)]


@router.get("/tables/{table}/replay", **says(answers.Replay | answers.Step, _409=NOT_OVER))
async def replay(request: Request, seen: Wanted, me: MaybeMe, ply: Number | None = None) -> dict[str, Any]:
    """A game that is over: its story, or with `ply` the position before that ply, nothing hidden.

    Against bots alone, with hints, also before its end: as the player has seen it.
    """
    info, language = seen.info, language_of(request)
    lines = [line._asdict() for line in await replays.story(seen, language)]
    if ply is not None:
        position = await replays.position(seen, ply)
        return {**position, "plies": len(lines), "next": lines[ply] if ply < len(lines) else None}
    return {
        "table": messages.table(info, info.eyes(_id(me)), me=_id(me))["table"],
        "names": seen.log.names,
        "plies": len(lines),
        "written": seen.written,
        "viewer": seen.viewer,
        "result": info.result,
        "lines": lines,
        "marks": replays.marks(info, seen.rows, language),
    }


async def _reviews(request: Request) -> reviews.Reviews:
    found: reviews.Reviews = request.app.state.reviews
    return found


Desk = Annotated[reviews.Reviews, Depends(_reviews)]


@router.post("/tables/{table}/review", status_code=202, **says(answers.Reviewed, _409=NOT_OVER))
async def look_back(request: Request, wanted: Wanted, desk: Desk) -> dict[str, Any]:
    """Look back at a game: chances, luck, what bots would have done. It is worked out in the background."""
    return await _reviewed(request, wanted, await desk.ask(wanted))


@router.get("/tables/{table}/review", **says(answers.Reviewed, _409=NOT_OVER))
async def looked_back(request: Request, wanted: Wanted, desk: Desk) -> dict[str, Any]:
    """How far looking back has come, and in the end what was found."""
    return await _reviewed(request, wanted, await desk.standing(wanted))


async def _reviewed(request: Request, wanted: Subject, standing: dict[str, Any]) -> dict[str, Any]:
    if standing["review"] is not None:
        standing["review"] = await reviews.told(wanted, standing["review"], language_of(request))
    return {**standing, "written": wanted.written, "viewer": wanted.viewer}


@router.get(
    "/tables/{table}/log",
    response_class=PlainTextResponse,
    responses={409: {"model": Problem, "description": NOT_OVER}},
)
async def download(table: TableId, store: Kept, me: MaybeMe) -> PlainTextResponse:
    """Download the log of a game that is over. It holds the seed, for `serai verify`."""
    async with store.reading() as connection:
        info, log, *_ = await replays.look(connection, table, _id(me))
    name = f"{info.game}-{info.id}.log"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(log.dumps(), headers=disposition)


@router.post(
    "/replays", status_code=201, **says(answers.TableTold, _422="The log breaks the rules, or is none.")
)
async def bring(body: Written, store: Kept, me: Me) -> dict[str, Any]:
    """Bring a log from elsewhere. The rules check it, and then it has a replay of its own."""
    info = await replays.bring(store, me, body.log)
    return messages.table(info, None, me=me.id)


@router.get("/tables/{table}/fairness", **says(answers.Fairness))
async def fair(request: Request, table: TableId, store: Kept, me: MaybeMe) -> dict[str, Any]:
    """What the house promised about the dice, everybody's words, and once it is over the seed."""
    async with store.reading() as connection:
        info = await tables.load(connection, table)
        if not info.open_to(_id(me)):
            raise Refused("no-such-table", 404)
        words = await replays.words_of(connection, info)
    return fairness.shown(info, words, language_of(request))


@router.post("/verify", **says(answers.Proof, _422="An unfair draw, and in which line."))
async def verify(body: Written) -> dict[str, Any]:
    """Draw every die and card of a log again; an unfair one is an error that names its line."""
    return {"draws": await replays.prove(body.log), "fair": True}
