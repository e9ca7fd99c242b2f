"""Looking back at games: one at a time, in a process of its own that never gets in anybody's way, and kept.

Whoever asks first sets it going; everybody may see how far it is. A house that was closed meanwhile has
forgotten who asked: asked again, it begins again.
"""

import asyncio
import sys
from contextlib import suppress
from dataclasses import replace
from typing import Any

import orjson
import structlog
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .errors import Refused
from .replays import Subject, aside, match_of
from .store.database import Store
from .store.schema import reviews
from .times import now

log = structlog.get_logger()

WAITING = 50  # games that may be waiting for their turn
SILENT = 20_000  # milliseconds without a sign, after which nobody is at work on it any more
PATIENCE = 900.0  # seconds that the process may say nothing: the search may have to be compiled first
LINE = 1 << 24  # the longest answer


Key = tuple[str, int, int | None]  # a table, how far it had come, and who looks


class Reviews:
    """The looking back that goes on in this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[Key, Subject] = {}  # the first is being worked on
        self._work: asyncio.Task[None] | None = None

    async def ask(self, wanted: Subject) -> dict[str, Any]:
        """Set it going, unless it is done or under way."""
        standing = await self.standing(wanted)
        if standing["part"] is None:
            if len(self._waiting) >= WAITING:
                raise Refused("many-reviews", 503)
            await self._enter(wanted)
            self._waiting[_key(wanted)] = wanted
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._go_on(), name="reviews")
            standing["part"] = 0.0
        return standing

    async def standing(self, wanted: Subject) -> dict[str, Any]:
        """How much is done, none if nobody is at it; and what was found."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(reviews).where(*_same(wanted)))).one_or_none()
        if row is not None and row.review is not None:
            return {"part": 1.0, "review": row.review}
        alive = row is not None and (_key(wanted) in self._waiting or row.at > now() - SILENT)
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
                wished = await self._note(wanted, line.get("part", 1.0), line.get("review"))
                if "review" in line or not wished:
                    return
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _enter(self, wanted: Subject) -> None:
        """In place of what was wished before, when the game had not come so far."""
        table, written, viewer = _key(wanted)
        row = {"table": table, "written": written, "viewer": viewer, "part": 0.0, "at": now()}
        with suppress(IntegrityError):  # another process was faster
            async with self._store.begin() as connection:
                await connection.execute(delete(reviews).where(reviews.c.table == table))
                await connection.execute(insert(reviews), row)

    async def _note(self, wanted: Subject, part: float, review: dict[str, Any] | None) -> bool:
        """How far it is; False if nobody waits for it any more."""
        values = {"part": part, "at": now(), "review": review}
        async with self._store.begin() as connection:
            found = await connection.execute(update(reviews).where(*_same(wanted)).values(values))
            return found.rowcount > 0


def _key(wanted: Subject) -> Key:
    return wanted.info.id, wanted.written, wanted.viewer


def _same(wanted: Subject) -> list[ColumnElement[bool]]:
    columns = (reviews.c.table, reviews.c.written, reviews.c.viewer)
    return [column == value for column, value in zip(columns, _key(wanted), strict=True)]


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
