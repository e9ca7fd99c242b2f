"""Finds out who is not looking while it is their turn, and has them told: once a turn, and not too often.

A move only leaves the table's name here. Some moments later the herald asks the store who has the turn there,
wants to be told, and does not know yet. It tells whom it was first to write down as knowing: so of several
processes one tells them, and after a crash nobody is told twice.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Select, and_, bindparam, func, or_, select, update

from ..errors import Refused
from ..hall import Hall
from ..live import Info
from ..settings import Settings
from ..store.schema import plies, seats, tables
from ..times import SECOND, now
from . import addresses
from .courier import Courier

log = structlog.get_logger()

TICK = 1.0  # seconds between two looks at tables that have changed
ROUND = 60.0  # seconds between two looks at all tables: what another process, or an earlier one, has left
WAIT = 5 * SECOND  # for who moves at once, and for other processes to say that somebody is looking
PAUSE = 60 * SECOND  # between two notices of one table to one account
AT_ONCE = 500  # tables in one question to the store


class Turn(NamedTuple):
    """Somebody has the turn and may not know."""

    table: str
    seat: int
    account: int
    told_at: int | None  # of an earlier turn
    began: int  # the ply after the last play of somebody else
    reached: int  # the number of the next ply
    at: int  # when the last one was written

    @property
    def due(self) -> int:
        """When they may be told."""
        return max(self.at + WAIT, (self.told_at or 0) + PAUSE)


class Herald:
    """Of this process."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall, self.store, self.settings = hall, hall.store, settings
        self._courier: Courier | None = None  # none where the host has switched notices off
        self._changed: set[str] = set()
        self._last_round = -ROUND
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.settings.notices != "off":
            signet = await addresses.signet(self.store)
            self._courier = Courier(self.store, self.settings, signet)
            self._work = asyncio.create_task(self._keep(), name="herald")

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        if self._courier is not None:
            await self._courier.close()

    @property
    def key(self) -> str | None:
        """What browsers subscribe with."""
        return None if self._courier is None else self._courier.signet.public

    @property
    def courier(self) -> Courier:
        if self._courier is None:
            raise Refused("notices-off", 409)
        return self._courier

    def notice(self, table: str | None, _: Info | None) -> None:
        """A table has changed; none: perhaps any."""
        if table is None:
            self._last_round = -ROUND
        elif self._courier is not None:
            self._changed.add(table)

    async def _keep(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("notices")  # the database is away; it may come back
            await asyncio.sleep(TICK)

    # ---- Who must be told ----

    async def look(self) -> None:
        """Have everybody told who must be told by now."""
        changed, self._changed = self._changed, set()
        for some in self._asked(sorted(changed)):
            async with self.store.reading() as connection:
                turns = [Turn(*row) for row in await connection.execute(_unknown(some))]
            seen = [turn for turn in turns if self._seen(turn)]
            await self._know(seen)
            for turn in turns:
                if turn not in seen and self.hall.mine(turn.table):
                    await self._call(turn)

    def _asked(self, changed: Sequence[str]) -> Iterable[Sequence[str] | None]:
        """The tables to look at, in handy parts; none for all of them."""
        if time.monotonic() >= self._last_round + ROUND:
            self._last_round = time.monotonic()
            return [None]
        return [changed[n : n + AT_ONCE] for n in range(0, len(changed), AT_ONCE)]

    def _seen(self, turn: Turn) -> bool:
        """They look at the table here, or a bot plays for them."""
        room = self.hall.rooms.get(turn.table)
        if room is None:
            return False
        away = room.table is not None and turn.seat in room.table.away
        return away or any(each.account == turn.account and each.looking for each in room.listeners)

    async def _call(self, turn: Turn) -> None:
        if turn.due > now():
            self._changed.add(turn.table)  # look again
        elif await self._know([turn._replace(told_at=now())]):
            with suppress(Refused):  # the table is gone, or of rules that are no longer played
                await self.courier.tell(turn.account, turn.table, turn.seat)

    async def _know(self, turns: Sequence[Turn]) -> int:
        """Write down that they know; of how many it did not stand there already."""
        rows = [
            {"of": t.table, "no": t.seat, "since": t.began, "ply": t.reached, "when": t.told_at}
            for t in turns
        ]
        if not rows:
            return 0
        return await self.store.transact(
            lambda connection: sum(connection.execute(_KNOWS, row).rowcount for row in rows)
        )


def _unaware(began: Any) -> Any:
    return or_(seats.c.told.is_(None), seats.c.told < began)


_KNOWS = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("no"))
    .where(_unaware(bindparam("since")))
    .values(told=bindparam("ply"), told_at=bindparam("when"))
)


def _unknown(some: Sequence[str] | None) -> Select[Any]:
    """Who has the turn, wants to be told, and does not know; at some tables, or at all."""
    newest, others = plies.alias("newest"), plies.alias("others")
    last = select(func.max(newest.c.ply)).where(newest.c.table == seats.c.table).scalar_subquery()
    of_others = (
        select(others.c.ply)
        .where(others.c.table == seats.c.table, others.c.kind == "play", others.c.by != seats.c.seat)
        .order_by(others.c.ply.desc())
        .limit(1)
        .scalar_subquery()
    )
    began = func.coalesce(of_others + 1, 0)
    columns = (
        seats.c.table,
        seats.c.seat,
        seats.c.account,
        seats.c.told_at,
        began,
        func.coalesce(plies.c.ply + 1, 0),
        func.coalesce(plies.c.at, tables.c.started),
    )
    query = (
        select(*columns)
        .join(tables, tables.c.id == seats.c.table)
        .outerjoin(plies, and_(plies.c.table == seats.c.table, plies.c.ply == last))
        .where(tables.c.status == "playing", func.coalesce(plies.c.turn, tables.c.turn) == seats.c.seat)
        .where(seats.c.account.is_not(None), seats.c.kind != "here", seats.c.quiet.is_not(True))
        .where(addresses.wanted_by(seats.c.account), _unaware(began))
        .order_by(seats.c.table)
    )
    return query if some is None else query.where(seats.c.table.in_(some))
