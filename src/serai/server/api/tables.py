"""Tables over HTTP: the lobby, setting up, sitting down, playing."""

from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import ConfigDict, Field, StringConstraints
from sqlalchemy import or_, select

import serai
from serai import bots
from serai.core import registry, tutorial
from serai.core.words import LANGUAGES

from .. import messages, tables
from ..accounts import Account, MaybeMe, Me
from ..errors import Problem, Refused
from ..hall import GRACE, Hall
from ..language import language_of
from ..live import Info
from ..store.database import Store
from ..store.schema import seats
from ..store.schema import tables as kept
from ..tables import Wish
from . import answers
from .account import Body, Name
from .answers import says

router = APIRouter(prefix="/api", tags=["tables"])

Word = Annotated[str, StringConstraints(max_length=80)]
Client = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Key = Annotated[str, StringConstraints(max_length=24)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
TableId = Annotated[str, Path(max_length=16)]
Chosen = Annotated[Number | None, Query(alias="seat")]  # for who holds several: which one is meant


class Live(Body):
    kind: Literal["live"]
    minutes: Annotated[float, Field(ge=0.1, le=600)]  # for the whole game
    increment: Annotated[float, Field(ge=0, le=600)]  # seconds a turn


class Slow(Body):
    kind: Literal["slow"]
    days: Annotated[float, Field(gt=0.0001, le=30)]  # a move


class Seat(Body):
    kind: Literal["me", "open", "invited", "player", "here", "bot"]
    bot: Annotated[str, StringConstraints(max_length=20)] | None = None
    name: Name | None = None  # of the player who is asked, or of who sits here, at the owner's screen


class NewTable(Body):
    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"game": serai.games()[0], "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level-3"}]}
            ]
        }
    )

    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[Annotated[str, StringConstraints(max_length=40)], int | bool | str] = Field({})
    seats: Annotated[list[Seat], Field(max_length=20)] = Field([Seat(kind="me")])  # the rest are open
    private: bool = False
    clock: Annotated[Live | Slow, Field(discriminator="kind")] | None = None
    absent: Literal["bot", "end", "wait"] = "wait"
    hints: bool = True
    rated: bool = False
    word: Word = ""


class Joining(Body):
    seat: Number | None = None
    invite: Key | None = None
    word: Word = ""


class Invitation(Body):
    invite: Key | None = None


class Spoken(Body):
    word: Word


class Quiet(Body):
    quiet: bool


class Play(Body):
    do: Notation
    ply: Number
    id: Client | None = None


class Undo(Body):
    ply: Number
    steps: Annotated[int, Field(ge=1, le=1000)] | None = None  # none: the whole turn
    id: Client | None = None


class Hint(Body):
    ply: Number
    id: Client | None = None


class Chat(Body):
    text: Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]
    id: Client | None = None


class Once(Body):
    id: Client | None = None


async def _hall(request: Request) -> Hall:  # async, or FastAPI would go to a thread for it
    hall: Hall = request.app.state.hall
    return hall


async def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


InHall = Annotated[Hall, Depends(_hall)]
Kept = Annotated[Store, Depends(_store)]
Told = dict[str, Any]
TABLE = says(answers.TableTold, _404="No such table, or a private one.", _409="Not as the table stands.")
MOVE = says(answers.Done, _403="Not your seat.", _409="Stale, not your turn, not legal, or over.")


def _told(info: Info, me: Account | None) -> Told:
    account = me.id if me is not None else None
    return messages.table(info, info.eyes(account), me=account)


# ---- The lobby ----


@router.get("/games", **says(list[answers.Game]))
async def games(request: Request) -> list[Told]:
    """What can be played: options with their good values, and the bots of each game."""
    return _shelf(language_of(request))


@lru_cache(len(LANGUAGES))
def _shelf(language: str) -> list[Told]:
    shelf = []
    for name in serai.games():
        game = serai.game(name)
        known = registry.package(name).OPTIONS.items()
        options = {k: {"default": o.default, "choices": list(o.choices)} for k, o in known if o.choices}
        shelf.append(
            {
                "game": name,
                "title": game.title,
                "line": game.words.say("card-line", language),
                "time": game.words.say("card-time", language),
                "options": options,
                "bots": list(bots.offered(game)),
                "tutorial": name in tutorial.names(),
            }
        )
    return shelf


@router.get("/tables", **says(list[answers.TableListed]))
async def lobby(
    store: Kept,
    me: MaybeMe,
    show: Literal["open", "live", "mine", "over"] = "open",
    game: Annotated[str | None, Query(max_length=40)] = None,
) -> list[Told]:
    """Tables to join (open), to watch (live, over), or one's own; the newest first."""
    status = {"open": "open", "live": "playing", "over": "over"}
    if show == "mine":
        if me is None:
            raise Refused("no-account", 401)
        seated = select(seats.c.table).where(or_(seats.c.account == me.id, seats.c.asked == me.id))
        where = or_(kept.c.owner == me.id, kept.c.id.in_(seated)) & (kept.c.status != "closed")
    else:
        where = (kept.c.status == status[show]) & kept.c.private.is_(False) & (kept.c.origin == "house")
    if game is not None:
        where &= kept.c.game == game
    async with store.reading() as connection:
        found = await tables.find(connection, where)
        turns = await tables.turns(connection, found)
    return [_told(info, me) | {"turn": turns[info.id]} for info in found]


@router.post("/tables", status_code=201, **says(answers.TableTold, _429="Too many tables under way."))
async def create(body: NewTable, store: Kept, hall: InHall, me: Me) -> Told:
    """Open a table. The dice are fixed from here on: `commitment` is the SHA-256 of their seed."""
    info = await tables.create(store, me, Wish(**body.model_dump()))
    await hall.refresh(info.id)
    return _told(info, me)


@router.get("/tables/{table}", **TABLE)
async def look(table: TableId, hall: InHall, me: MaybeMe, seat: Chosen = None) -> Told:
    """A table and who sits there. A private one is found only by those who may see it."""
    async with hall.at(table) as room:
        info = hall.admit(room, me.id if me is not None else None)
        account = me.id if me is not None else None
        eyes = info.eyes(account, seat)
        if room.table is None:
            return messages.table(info, eyes, me=account)
        return messages.table(
            info, eyes, away=frozenset(room.table.away), weak=dict(room.table.weak), me=account
        )


# ---- Before the game ----


@router.post("/tables/{table}/join", **TABLE)
async def join(table: TableId, store: Kept, hall: InHall, me: Me, body: Joining | None = None) -> Told:
    """Take a seat, the first that is free if none is named; or accept a challenge."""
    wish = body or Joining()
    info = await tables.join(store, table, me, wish.seat, wish.invite, wish.word)
    await hall.refresh(table)
    return _told(info, me)


@router.post("/tables/{table}/watch", **TABLE)
async def watch(table: TableId, body: Invitation, store: Kept, hall: InHall, me: Me) -> Told:
    """Be let in to watch a private table, with the key of its invitation."""
    info = await tables.admit(store, table, me, body.invite)
    await hall.refresh(table)
    return _told(info, me)


@router.post("/tables/{table}/leave", **TABLE)
async def leave(table: TableId, store: Kept, hall: InHall, me: Me, seat: Chosen = None) -> Told:
    """Get up, or decline a challenge. Once the game has begun, what the table says of the absent happens."""
    async with hall.at(table) as room:
        begun = hall.admit(room, me.id).status == "playing"
    if begun:
        await hall.act(table, me.id, None, None, lambda t, seat, at: t.depart(seat, at), seat)
    else:
        await tables.leave(store, table, me)
        await hall.refresh(table)
    return await look(table, hall, me)


@router.put("/tables/{table}/seats/{seat}", **TABLE)
async def set_seat(table: TableId, seat: Number, body: Seat, store: Kept, hall: InHall, me: Me) -> Told:
    """The owner decides who may sit there."""
    info = await tables.set_seat(store, table, me, seat, body.model_dump())
    await hall.refresh(table)
    return _told(info, me)


@router.post("/tables/{table}/word", **TABLE)
async def speak(table: TableId, body: Spoken, store: Kept, hall: InHall, me: Me) -> Told:
    """Words of one's own, mixed into the dice."""
    info = await tables.speak(store, table, me, body.word)
    await hall.refresh(table)
    return _told(info, me)


@router.put("/tables/{table}/quiet", **TABLE)
async def hush(table: TableId, body: Quiet, store: Kept, hall: InHall, me: Me) -> Told:
    """Be told of one's turns at this table, or not: neither by push nor by webhook."""
    info = await tables.hush(store, table, me, body.quiet)
    await hall.refresh(table)
    return _told(info, me)


@router.post("/tables/{table}/start", **TABLE)
async def start(table: TableId, store: Kept, hall: InHall, me: Me) -> Told:
    """Begin the game. Only who opened the table can, once all seats are taken."""
    info = await tables.start(store, table, me, GRACE)
    async with hall.at(table):
        pass  # from now on the house looks after it
    await hall.refresh(table)
    return _told(info, me)


@router.post("/tables/{table}/rematch", **TABLE)
async def rematch(table: TableId, store: Kept, hall: InHall, me: Me) -> Told:
    """Another game in the same company; whoever asks first opens the table for all."""
    info = await tables.rematch(store, table, me)
    for changed in (table, info.id):
        await hall.refresh(changed)
    return _told(info, me)


# ---- Playing ----


@router.get(
    "/tables/{table}/position",
    responses={200: {"model": answers.Position}, 409: {"model": Problem, "description": "Not begun yet."}},
)
async def position(
    request: Request, table: TableId, hall: InHall, me: MaybeMe, ply: Number = 0, seat: Chosen = None
) -> Response:
    """The game as one may see it, one's choices, and the log since a ply."""
    async with hall.at(table) as room:
        told = hall.position(room, me.id if me is not None else None, language_of(request), ply, seat)
    return Response(told, media_type="application/json")


@router.post("/tables/{table}/play", **MOVE)
async def play(table: TableId, body: Play, hall: InHall, me: Me, seat: Chosen = None) -> Told:
    """Play an action. `ply` is the number of the next ply as one knows it; the same `id` twice plays once."""
    ply = await hall.act(
        table, me.id, body.ply, body.id, lambda t, seat, at: t.play(seat, body.do, at, body.id), seat
    )
    return {"ply": ply}


@router.post("/tables/{table}/undo", **MOVE)
async def undo(table: TableId, body: Undo, hall: InHall, me: Me, seat: Chosen = None) -> Told:
    """Take back steps of one's own turn, all of them if no number is given."""
    ply = await hall.act(
        table, me.id, body.ply, body.id, lambda t, seat, at: t.undo(seat, body.steps, at, body.id), seat
    )
    return {"ply": ply}


@router.post("/tables/{table}/hint", **says(answers.Hints, _403="This table has no hints.", _409="Stale."))
async def hint(
    request: Request, table: TableId, body: Hint, hall: InHall, me: Me, seat: Chosen = None
) -> Told:
    """Ask for a bot's advice. That one asked stands in the log."""
    return {"hints": await hall.advise(table, me.id, body.ply, body.id, language_of(request), seat)}


@router.post(
    "/tables/{table}/insight", **says(answers.Insight, _403="This table has no odds.", _409="Stale.")
)
async def insight(table: TableId, body: Hint, hall: InHall, me: Me, seat: Chosen = None) -> Told:
    """Look at the exact figures of the position, where the game has some. The log tells that one looked."""
    return await hall.insight(table, me.id, body.ply, body.id, seat)


@router.post("/tables/{table}/chat", **says(answers.Nothing))
async def chat(table: TableId, body: Chat, hall: InHall, me: Me) -> Told:
    """Say something at a table. The same `id` sent twice is said once."""
    await hall.say(table, me.id, me.name, body.text, body.id)
    return {}


@router.post("/tables/{table}/back", **MOVE)
async def back(table: TableId, hall: InHall, me: Me, body: Once | None = None, seat: Chosen = None) -> Told:
    """Take one's seat again, where a bot has stepped in."""
    client = body.id if body is not None else None
    ply = await hall.act(table, me.id, None, client, lambda t, seat, at: t.back(seat, at, client), seat)
    return {"ply": ply}
