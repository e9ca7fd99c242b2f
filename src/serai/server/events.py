"""What concerns one account at all tables: somebody asks it to play, a game begins, its turn, the end."""

from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Any, Protocol

import orjson
from sqlalchemy import or_, select
from starlette.requests import Request

from . import messages
from .accounts import Account
from .errors import Refused
from .hall import Hall
from .live import Info
from .room import Room
from .store.schema import seats, tables
from .streams import Pulse, Streams

AT_ONCE = 500  # tables in one question to the store


class Ear(Protocol):
    """Somebody who wants to hear of tables that have changed."""

    def turn_to(self, table: str | None) -> None:
        """None: it may be any table."""


class Events:
    """Who listens, in this process. A table that changes anywhere reaches all whom it concerns."""

    def __init__(self) -> None:
        self._ears: defaultdict[int, set[Ear]] = defaultdict(set)

    def notice(self, table: str | None, info: Info | None) -> None:
        """A table has changed. Without `info`, or before it begins, that may concern anybody."""
        if info is None or info.status == "open":
            concerned = [ear for ears in self._ears.values() for ear in ears]
        else:
            concerned = [ear for chair in info.chairs for ear in self._ears.get(chair.account or 0, ())]
        for ear in concerned:
            ear.turn_to(table)

    def add(self, account: int, ear: Ear) -> None:
        self._ears[account].add(ear)

    def remove(self, account: int, ear: Ear) -> None:
        self._ears[account].discard(ear)
        if not self._ears[account]:
            del self._ears[account]


class Attention:
    """One stream: which tables it must look at again, and what it has told of each."""

    def __init__(self, hall: Hall, account: int, pulse: Pulse) -> None:
        self._hall, self._account, self._pulse = hall, account, pulse
        self._all, self._changed = True, set[str]()
        self._asked = set[str]()
        self._turns: dict[str, int] = {}  # the ply of the last turn told of each game under way; -1: none

    def turn_to(self, table: str | None) -> None:
        if table is None:
            self._all = True
        else:
            self._changed.add(table)
        self._pulse.news.set()

    async def news(self) -> list[dict[str, Any]]:
        everything, self._all = self._all, False
        changed, self._changed = self._changed, set()
        found = [event for table in await self._mine(changed) for event in await self._look(table)]
        if everything:
            rest = set(self._turns) | set(await self._pending())
            found += [event for table in sorted(rest - changed) for event in await self._look(table)]
        return found

    async def _pending(self) -> list[str]:
        going = tables.c.status.in_(("open", "playing"))
        query = select(seats.c.table).join(tables).where(self._concerned, going).order_by(tables.c.created)
        async with self._hall.store.reading() as connection:
            return list(await connection.scalars(query.limit(AT_ONCE)))

    async def _mine(self, changed: set[str]) -> list[str]:
        """Those among them where the account sits, is asked to, or was: the others are not even loaded."""
        ours = list(changed & self._asked)
        some = sorted(changed - self._asked)
        for n in range(0, len(some), AT_ONCE):
            query = select(seats.c.table).where(seats.c.table.in_(some[n : n + AT_ONCE]), self._concerned)
            async with self._hall.store.reading() as connection:
                ours += await connection.scalars(query)
        return ours

    @property
    def _concerned(self) -> Any:
        return or_(seats.c.account == self._account, seats.c.asked == self._account)

    async def _look(self, table: str) -> list[dict[str, Any]]:
        try:
            async with self._hall.at(table) as room:
                held = room.known.held_by(self._account)
                return self._game(room, held) if held else self._challenge(room.known)
        except Refused:  # it is gone, or of rules that are no longer played
            return []

    def _challenge(self, info: Info) -> list[dict[str, Any]]:
        asked = any(chair.asked_account == self._account for chair in info.chairs)
        if info.status != "open" or not asked:
            self._asked.discard(info.id)
            return []
        if info.id in self._asked:
            return []
        self._asked.add(info.id)
        return [{"type": "challenge", "table": messages.table(info, None, me=self._account)["table"]}]

    def _game(self, room: Room, held: list[int]) -> list[dict[str, Any]]:
        info, played, table = room.known, room.table, room.id
        seat = played.turn if played is not None and played.turn in held else held[0]
        self._asked.discard(table)
        found: list[dict[str, Any]] = []
        if info.status == "playing" and played is not None:
            away = seat in played.away
            if table not in self._turns:
                self._turns[table] = -1
                found.append({"type": "start", "table": table, "game": info.game, "seat": seat, "away": away})
            if played.turn == seat and not away and self._turns[table] != played.ply:
                self._turns[table] = played.ply
                found.append({"type": "turn", "table": table, "ply": played.ply})
        elif info.status == "over" and self._turns.pop(table, None) is not None:
            found.append({"type": "over", "table": table, "seat": seat, "result": info.result})
        return found


async def of_account(
    events: Events, streams: Streams, hall: Hall, request: Request, account: Account
) -> AsyncIterator[bytes]:
    """First all that is pending, then whatever happens."""
    with streams.pulse(request, account) as pulse:
        attention = Attention(hall, account.id, pulse)
        events.add(account.id, attention)
        try:
            pulse.news.set()
            while await pulse.beat():
                yield b"".join(orjson.dumps(event) + b"\n" for event in await attention.news()) or b"\n"
        finally:
            events.remove(account.id, attention)
