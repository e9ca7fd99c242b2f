"""Games to be looked at step by step, taken along as logs, and brought from elsewhere.

What was taken back is not part of a log. It is what the rules make of the plies that stand, so a
replay needs nothing else, wherever the game was played. Games are over; only who plays against bots
alone may look at their own before its end, as far as they have seen it.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.game import Game, State
from serai.core.log import Log, Ply
from serai.core.match import Line, Match, replay, verify
from serai.core.rules import CHANCE

from . import tables
from .accounts import Account
from .errors import WORDS, Refused
from .live import NAMELESS, Info
from .store.database import Store
from .store.schema import plies, seats
from .store.schema import tables as kept
from .store.scribe import Row, values
from .times import DAY, now

A_DAY = 50  # logs that one account may bring in a day
NAME, OPTIONS, LATEST = 40, 20_000, 2**53  # the most that is kept of a name, of options, of a time
REMEMBERED = 32  # replays at once in memory

T = TypeVar("T")


_desk = ThreadPoolExecutor(1, "replays")


async def aside(work: Callable[..., T], *values: Any) -> T:
    """One game at a time is gone through, and the tables are not kept waiting."""
    return await asyncio.get_running_loop().run_in_executor(_desk, work, *values)


# ---- Looking back ----


class Subject(NamedTuple):
    """A game that is looked at, and through whose eyes; none where nothing is hidden any more."""

    info: Info
    log: Log
    rows: Sequence[Row]
    viewer: int | None

    @property
    def written(self) -> int:
        """How much of it was written down: it grows with every ply, and with every one taken back."""
        return max((row.ply + 1 for row in self.rows if row.kind in ("play", "chance", "undo")), default=0)


async def look(connection: AsyncConnection, table: str, account: int | None) -> Subject:
    """A table that is over, its log with the seed revealed, and its plies; for those who may see it."""
    info = await tables.load(connection, table)
    if not info.open_to(account):
        raise Refused("no-such-table", 404)
    if info.status != "over":
        raise Refused("never-played" if info.status == "closed" else "not-over", 409)
    return await _subject(connection, info, None)


async def subject(connection: AsyncConnection, table: str, account: int | None) -> Subject:
    """The same; and one's own game against bots alone, while it lasts, where one may be helped."""
    info = await tables.load(connection, table)
    people = [n for n, chair in enumerate(info.chairs) if chair.bot is None]
    if info.status == "playing" and info.hints and people == info.held_by(account) and len(people) == 1:
        return await _subject(connection, info, people[0])
    return await look(connection, table, account)


async def _subject(connection: AsyncConnection, info: Info, viewer: int | None) -> Subject:
    rows = await tables.kept(connection, info.id)
    return Subject(info, await log_of(connection, info, rows), rows, viewer)


async def log_of(connection: AsyncConnection, info: Info, rows: Sequence[Row]) -> Log:
    """Its log, secrets included."""
    names = [chair.name or NAMELESS for chair in info.chairs]
    if info.origin == "import" and all(chair.name is None for chair in info.chairs):
        names = []
    words = await words_of(connection, info)
    return Log(info.game, info.rules, info.options, names, words, info.commitment, _standing(rows), info.seed)


async def words_of(connection: AsyncConnection, info: Info) -> list[str]:
    """The players' words, as they were mixed into the dice."""
    if info.origin == "import":
        return list(await connection.scalar(select(kept.c.words).where(kept.c.id == info.id)) or ())
    return [chair.word for chair in info.chairs]


async def reached(game: Game, rows: Sequence[Row]) -> State:
    """The position that plies have led to, of a game that may still go on."""
    return await aside(_reached, game, rows)


def _reached(game: Game, rows: Sequence[Row]) -> State:
    state = game.start()
    for ply in _standing(rows):
        game.rules.play(state.record, game.number(ply.do, ply.by == CHANCE))
    return state


def _standing(rows: Sequence[Row]) -> list[Ply]:
    """The plies that were not taken back."""
    stand: list[Ply] = []
    for row in rows:
        if row.kind in ("play", "chance"):
            stand.append(Ply(row.by, row.do, row.at))
        elif row.kind == "undo":
            del stand[-int(row.do) :]
    return stand


def marks(info: Info, rows: Sequence[Row], language: str) -> list[dict[str, Any]]:
    """What happened at the table but not in the game, each before which ply of the log."""
    found, ply = [], 0
    for row in rows:
        if row.kind in ("play", "chance"):
            ply += 1
            continue
        steps = int(row.do) if row.kind == "undo" else 0
        ply -= steps
        name = info.chairs[row.by].name or NAMELESS
        text = WORDS.say(f"line-{row.kind}", language, player=name, steps=steps)
        found.append({"ply": ply, "kind": row.kind, "by": row.by, "at": row.at, "text": text})
    return found


async def story(seen: Subject, language: str) -> list[Line]:
    """Every ply in words; with nothing hidden once it is over."""
    return await aside(_story, seen.log.dumps(), language, seen.viewer)


async def position(seen: Subject, ply: int) -> dict[str, Any]:
    """The position before a ply: as a spectator saw it, and as everybody did; before the end, oneself."""
    log, viewer = seen.log, seen.viewer
    if ply > len(log.plies):
        raise Refused("no-such-ply", 404, last=len(log.plies))
    state = await aside(lambda: match_of(log.dumps()).at(ply))
    players = range(state.game.players)
    return {
        "ply": ply,
        "turn": state.turn if state.turn >= 0 else None,
        "over": state.over,
        "scores": list(state.scores) if viewer is None else None,
        "views": [state.view(player) if viewer in (None, player) else None for player in players],
        "spectator": state.view(None),
    }


@lru_cache(REMEMBERED)
def _story(text: str, language: str, viewer: int | None) -> list[Line]:
    return match_of(text).history(viewer, language, revealed=viewer is None)


@lru_cache(REMEMBERED)
def match_of(text: str) -> Match:
    """The game of a log, as far as it is written."""
    log = Log.loads(text)
    log.seed = None  # what is written is all that happened: nothing more is drawn
    return replay(log)


# ---- From elsewhere ----


async def prove(text: str) -> int:
    """Check every die and card of a log by its seed; how many there were."""
    return await aside(lambda: verify(Log.loads(text)))


async def bring(store: Store, owner: Account, text: str) -> Info:
    """Keep a log from elsewhere, finished or not, as a table that is over."""
    log, match = await aside(_checked, text)
    table = _table(log, owner) | {"result": _result(match)}
    names: Sequence[str | None] = log.names or [None] * match.game.players
    chairs = [{"seat": n, "kind": "open", "name": name, "word": ""} for n, name in enumerate(names)]
    rows = [
        Row(n, "chance" if by == CHANCE else "play", by, do.strip(), at)
        for n, (by, do, at) in enumerate(log.plies)
    ]
    async with store.begin() as connection:
        await _not_too_many(connection, owner)
        await connection.execute(insert(kept), table)
        await connection.execute(insert(seats), [{"table": table["id"], **chair} for chair in chairs])
        if rows:
            await connection.execute(insert(plies), values(table["id"], rows, turn=None))
        return await tables.load(connection, table["id"])


def _table(log: Log, owner: Account) -> dict[str, Any]:
    return {
        "id": tables.new_key(10),
        "game": log.game,
        "rules": log.rules,
        "options": log.options,
        "owner": owner.id,
        "status": "over",
        "private": False,
        "invite": tables.new_key(20),
        "absent": "wait",
        "hints": False,
        "rated": False,
        "seed": log.seed,
        "commitment": log.commitment,
        "created": now(),
        "started": log.plies[0].at if log.plies else None,
        "ended": log.plies[-1].at if log.plies else None,
        "origin": "import",
        "words": log.words,
    }


def _checked(text: str) -> tuple[Log, Match]:
    """The log and where it leads: by the rules, dealt fairly if it reveals its seed, and fit to be kept."""
    log = Log.loads(text)
    match = match_of(text)
    if log.seed is not None:
        verify(log)
    try:
        log.dumps().encode()
        options = len(json.dumps(log.options, allow_nan=False))
    except ValueError:
        raise Refused("log-unusual", 422, line=1) from None
    digits = len(log.commitment) == 64 and set(log.commitment) <= set("0123456789abcdef")
    if options > OPTIONS or not digits or any(len(name) > NAME for name in log.names):
        raise Refused("log-unusual", 422, line=1)
    for n, ply in enumerate(log.plies, 2):
        if not 0 <= ply.at < LATEST:
            raise Refused("log-unusual", 422, line=n)
    return log, match


def _result(match: Match) -> dict[str, Any] | None:
    if not match.over:
        return None
    scores = match.scores
    places = [1 + sum(other > mine for other in scores) for mine in scores]
    return {"scores": list(scores), "places": places, "reason": "played", "away": []}


async def _not_too_many(connection: AsyncConnection, owner: Account) -> None:
    mine = select(func.count()).where(
        kept.c.owner == owner.id, kept.c.origin == "import", kept.c.created > now() - DAY
    )
    if (await connection.scalar(mine) or 0) >= A_DAY:
        raise Refused("too-many-replays", 429, most=A_DAY)
