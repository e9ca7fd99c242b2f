"""Looking back at games: one at a time, in a process of its own that never gets in anybody's way, and kept.

Whoever asks first sets it going; everybody may see how far it is. A house that was closed meanwhile has
forgotten who asked: asked again, it begins again.
"""

import asyncio
import sys
from dataclasses import replace
from typing import Any, NamedTuple

import orjson
import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.log import Log

from . import replays, tables
from .errors import Refused
from .live import Info
from .replays import aside, log_of, match_of
from .store.database import Store
from .store.schema import reviews
from .times import now

log = structlog.get_logger()

WAITING = 50  # games that may be waiting for their turn
SILENT = 20_000  # milliseconds without a sign, after which nobody is at work on it any more
PATIENCE = 900.0  # seconds that the process may say nothing: the search may have to be compiled first
LINE = 1 << 24  # the longest answer


class Subject(NamedTuple):
    """A game to look back at, and through whose eyes; none where nothing is hidden any more."""

    info: Info
    log: Log
    viewer: int | None

    @property
    def key(self) -> tuple[str, int, int | None]:
        return self.info.id, len(self.log.plies), self.viewer


async def subject(connection: AsyncConnection, table: str, account: int | None) -> Subject:
    """Any game that is over, like a replay; and against bots alone also one's own, while it lasts."""
    info = await tables.load(connection, table)
    people = [n for n, chair in enumerate(info.chairs) if chair.bot is None]
    if info.status == "playing" and info.hints and people == info.held_by(account) and len(people) == 1:
        rows = await tables.kept(connection, table)
        return Subject(info, await log_of(connection, info, rows), people[0])
    info, log, _ = await replays.look(connection, table, account)
    return Subject(info, log, None)


class Reviews:
    """The looking back that goes on in this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[tuple[str, int, int | None], Subject] = {}  # the first is being worked on
        self._work: asyncio.Task[None] | None = None

    async def ask(self, wanted: Subject) -> dict[str, Any]:
        """Set it going, unless it is done or under way."""
        standing = await self.standing(wanted)
        if standing["part"] is None:
            if len(self._waiting) >= WAITING:
                raise Refused("many-reviews", 503)
            await self._note(wanted, 0.0)
            self._waiting[wanted.key] = wanted
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._go_on(), name="reviews")
            standing["part"] = 0.0
        return standing

    async def standing(self, wanted: Subject) -> dict[str, Any]:
        """How much is done, none if nobody is at it; and what was found."""
        async with self._store.reading() as connection:
            row = (await connection.execute(_row(wanted))).one_or_none()
        if row is not None and row.review is not None:
            return {"part": 1.0, "review": row.review}
        alive = row is not None and (wanted.key in self._waiting or row.at > now() - SILENT)
        return {"part": row.part if row is not None and alive else None, "review": None}

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    # ---- One after another ----

    async def _go_on(self) -> None:
        while self._waiting:
            key, wanted = next(iter(self._waiting.items()))
            try:
                await self._review(wanted)
            except (OSError, ValueError, TimeoutError):
                log.exception("review", table=wanted.info.id)
            finally:
                del self._waiting[key]

    async def _review(self, wanted: Subject) -> None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "serai.server.reviewer"), stdin=pipe, stdout=pipe, limit=LINE
        )
        assert process.stdin is not None
        assert process.stdout is not None
        question = {"log": replace(wanted.log, seed=None).dumps(), "seed": 0, "viewer": wanted.viewer}
        try:
            process.stdin.write(orjson.dumps(question) + b"\n")
            while True:
                line = orjson.loads(await asyncio.wait_for(process.stdout.readline(), PATIENCE))
                await self._note(wanted, line.get("part", 1.0), line.get("review"))
                if "review" in line:
                    return
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _note(self, wanted: Subject, part: float, review: dict[str, Any] | None = None) -> None:
        table, plies, viewer = wanted.key
        values = {"part": part, "at": now(), "review": review}
        async with self._store.begin() as connection:
            written = await connection.execute(
                update(reviews)
                .where(reviews.c.table == table, reviews.c.plies == plies, reviews.c.viewer == viewer)
                .values(values)
            )
            if not written.rowcount:
                await connection.execute(delete(reviews).where(reviews.c.table == table))
                await connection.execute(
                    insert(reviews), {"table": table, "plies": plies, "viewer": viewer, **values}
                )


def _row(wanted: Subject) -> Any:
    table, plies, viewer = wanted.key
    return select(reviews).where(
        reviews.c.table == table, reviews.c.plies == plies, reviews.c.viewer == viewer
    )


async def told(wanted: Subject, review: dict[str, Any], language: str) -> dict[str, Any]:
    """What was found, in words."""
    return await aside(_told, wanted.log.dumps(), review, language)


def _told(text: str, review: dict[str, Any], language: str) -> dict[str, Any]:
    match = match_of(text)
    states, _ = match.walk()
    say = match.game.words.say
    decisions = [
        {**made, "text": match.say(match.game.number(made["best"]), language, states[made["ply"]])}
        for made in review["decisions"]
    ]
    sources = [
        {"source": name, "text": say(f"source-{name}", language), "points": points}
        for name, points in review["sources"].items()
    ]
    return {**review, "decisions": decisions, "sources": sources}
