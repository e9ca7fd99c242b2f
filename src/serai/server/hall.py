"""All tables that somebody looks at or that the house must look after: loaded, locked, written, told."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import orjson
import structlog
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from serai import bots
from serai.core.errors import SeraiError

from . import messages, metrics, replays, tables
from .errors import Refused
from .live import Info, Table
from .room import Listener, Room
from .store.database import Store
from .store.schema import chats, processes, seats
from .store.schema import tables as kept_tables
from .store.scribe import Conflict, Row
from .thinkers import Thinkers
from .times import now

log = structlog.get_logger()

GRACE = 120_000  # milliseconds that somebody may be gone on their turn before a bot steps in
HEARTBEAT = 2.0  # seconds between looks at the other processes and at tables that are due
ALIVE = 6_000  # milliseconds after its last heartbeat that a process counts as dead
IDLE = 300_000  # milliseconds that a table stays in memory after its last use
ENDINGS = 4  # results that are written at the same time
CHATS = 100  # lines told to whoever comes in
Act = Callable[[Table, int, int], list[Row]]


class Hall:
    """The house's tables, in this process."""

    def __init__(self, store: Store, thinkers: Thinkers, grace: int = GRACE) -> None:
        self.store, self.thinkers, self.grace = store, thinkers, grace
        self.rooms: dict[str, Room] = {}
        self._peers = [store.bell.name]
        self._endings = asyncio.Semaphore(ENDINGS)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing, self._opened = False, now()
        self._seen: dict[tuple[str, int], int] = {}  # table and seat: when its player was last connected
        self.changed: Callable[[str | None, Info | None], None] = lambda table, info: None  # none: any table

    async def open(self) -> None:
        self.store.bell.heard = lambda table: self._spawn(self.refresh(table))
        self.store.bell.missed = self._missed
        await self._beat()
        await self.thinkers.open()
        self._spawn(self._keep_house())

    async def close(self) -> None:
        """Look after nothing any more; what is being written is written."""
        self._closing = True
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._write_seen()
        async with self.store.begin() as connection:
            await connection.execute(delete(processes).where(processes.c.id == self.store.bell.name))
        await self.thinkers.close()

    # ---- Coming and going ----

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, loaded, and to oneself."""
        room = await self._entered(table)
        try:
            room.used = now()
            if room.info is None:
                await self._load(room)
            yield room
        finally:
            if room.info is None and not room.listeners:
                self.rooms.pop(table, None)
            room.lock.release()

    async def _entered(self, table: str) -> Room:
        """The room, locked; another one if it was given up while somebody waited at its door."""
        while True:
            room = self.rooms.setdefault(table, Room(table))
            await room.lock.acquire()
            if self.rooms.get(table) is room:
                return room
            room.lock.release()

    async def _load(self, room: Room) -> None:
        async with self.store.reading() as connection:
            info = await tables.load(connection, room.id)
            rows = await tables.kept(connection, room.id) if info.begun else []
            room.due = await tables.due(connection, room.id)
            room.chat = await _chat(connection, room.id, 0)
        room.table = Table.rebuild(info, rows) if info.begun else None
        room.info = info
        if room.table is not None and any(listener.ply < room.table.ply for listener in room.listeners):
            self._tell_position(room)  # another process was faster, or what was written was not told
        self._attend(room)

    async def connect(self, table: str, listener: Listener) -> Info:
        """Tell somebody how things stand, and from now on whatever happens."""
        async with self.at(table) as room:
            info = self.admit(room, listener.account)
            listener.seat = info.eyes(listener.account, listener.chosen)
            self._send_table(room, listener)
            self._send_position(room, listener)
            if room.chat:
                listener.send(_encode({"type": "chat", "chat": room.chat}))
            room.listeners.append(listener)
            self._see(room, listener)
            return info

    def disconnect(self, table: str, listener: Listener) -> None:
        room = self.rooms.get(table)
        if room is not None and listener in room.listeners:
            room.listeners.remove(listener)
            self._see(room, listener)

    def dismiss(self, account: int) -> None:
        """Somebody has signed out: whoever is still signed in elsewhere comes again."""
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.account == account:
                    listener.close()

    def admit(self, room: Room, account: int | None) -> Info:
        """Whoever may not see a private table is not told that there is one."""
        if not room.known.open_to(account):
            raise Refused("no-such-table", 404)
        return room.known

    # ---- Playing ----

    async def act(
        self,
        table: str,
        account: int,
        ply: int | None,
        client: str | None,
        do: Act,
        chosen: int | None = None,
    ) -> int:
        """Do something at a table, once and durably; the number of the next ply.

        `ply` is that of the position that they have seen: if the table has moved on, nothing happens.
        """
        async with self.at(table) as room:
            seat = self.admit(room, account).hand(account, chosen)
            try:
                return await self._act(room, seat, ply, client, do)
            except Conflict:  # another process was faster
                await self._load(room)
                return await self._act(room, seat, ply, client, do)

    async def _act(self, room: Room, seat: int, ply: int | None, client: str | None, do: Act) -> int:
        table = room.played
        if client is not None and (seat, client) in table.sent:
            return table.sent[seat, client]
        if room.known.status != "playing":
            raise Refused("over", 409)
        if ply is not None and not table.stands(ply):
            raise Refused("stale", 409, ply=table.ply)
        await self._write(room, do(table, seat, now()))
        return table.ply

    async def _write(self, room: Room, rows: Sequence[Row]) -> None:
        """First written, then told. Of when the table is due only what is sooner than noted is written."""
        table = room.played
        if not rows:
            return
        due = table.due(self.grace)
        noted = room.due if self.mine(room.id) else None  # only its keeper notes that it is due later
        sooner = due is not None and (noted is None or due < noted)
        try:
            await self.store.append(room.id, rows, table.turn, due if sooner else None)
            room.due = due if sooner else room.due
        except BaseException:
            room.forget()
            raise
        self._tell_position(room)
        if any(row.kind in ("bot", "back") for row in rows):
            self._tell_table(room)
        self._attend(room)
        self.changed(room.id, room.known)

    async def advise(
        self,
        table: str,
        account: int,
        ply: int,
        client: str | None,
        language: str,
        chosen: int | None = None,
    ) -> list[dict[str, str]]:
        """What a bot would do; that it was asked is written down first."""
        await self.act(table, account, ply, client, lambda t, seat, at: t.hint(seat, at, client), chosen)
        async with self.at(table) as room:
            played = room.played
            if played.turn is None or played.turn != room.known.eyes(account, chosen):
                raise Refused("stale", 409, ply=played.ply)
            state, bot = played.match.state, bots.strongest(played.match.game)
            said = {choice.do: choice.text for choice in played.match.choices(language)}
        do, _ = await self.thinkers.choose(state, bot)
        return [{"do": do, "say": said[do]}]

    async def insight(
        self, table: str, account: int, ply: int, client: str | None, chosen: int | None = None
    ) -> dict[str, Any]:
        """The game's exact figures for whoever asks; that they look is written down first, once a game."""
        await self.act(table, account, ply, client, lambda t, seat, at: t.look(seat, at, client), chosen)
        async with self.at(table) as room:
            played, seat = room.played, room.known.hand(account, chosen)
            if played.over:
                raise Refused("over", 409)
            state, reached = played.match.state, played.ply
        return {"ply": reached, "insight": await self.thinkers.insight(state, seat)}

    async def say(self, table: str, account: int, name: str, text: str, client: str | None) -> None:
        """A line of chat."""
        async with self.at(table) as room:
            self.admit(room, account)
            line = {
                "table": table,
                "account": account,
                "name": name,
                "at": now(),
                "text": text,
                "client": client,
            }
            async with self.store.begin() as connection:
                if client is not None:
                    twice = select(chats.c.id).where(
                        chats.c.table == table, chats.c.account == account, chats.c.client == client
                    )
                    if (await connection.execute(twice)).first() is not None:
                        return
                await connection.execute(insert(chats), line)
                await self.store.bell.ring(connection, table)
            await self._tell_chat(room)

    async def past(self, table: str, listener: Listener, ply: int) -> dict[str, Any]:
        """The position before a ply as their seat saw it then; what was taken back later still stands."""
        async with self.at(table) as room:
            self.admit(room, listener.account)
            played, viewer = room.played, listener.seat
            if not 0 <= ply <= played.ply:
                raise Refused("no-such-ply", 404, last=played.ply)
            rows = [entry.row for entry in played.entries[:ply]]
        return messages.past(await replays.reached(played.match.game, rows), ply, viewer)

    async def tell_again(self, table: str, listener: Listener) -> None:
        """Everything from the start: they speak another language now."""
        async with self.at(table) as room:
            listener.ply = 0
            self._send_position(room, listener)

    async def look(self, table: str, listener: Listener, chosen: int | None) -> None:
        """Through the eyes of another seat of theirs, or of none: everything from the start."""
        async with self.at(table) as room:
            listener.seat, listener.chosen = room.known.eyes(listener.account, chosen), chosen
            listener.ply = 0
            self._send_table(room, listener)
            self._send_position(room, listener)

    async def refresh(self, table: str) -> None:
        """Something was changed in the store: tell everybody here."""
        room = self.rooms.get(table)
        if room is None:
            self.changed(table, None)
            return
        async with self.at(table) as room:
            async with self.store.reading() as connection:
                info = await tables.load(connection, table)
                since = room.table.ply if room.table is not None else 0
                rows = await tables.kept(connection, table, since) if info.begun else []
            changed, begun = info != room.info, room.table is None and info.begun
            if begun:
                room.table = Table.rebuild(info, rows)
            elif room.table is not None and rows:
                self._follow(room, rows)
            room.info = info
            if room.table is not None:
                room.table.info = info
            if changed:
                self._tell_table(room)
            if rows or begun:
                self._tell_position(room)
            await self._tell_chat(room)
            self._attend(room)
            self.changed(table, info)

    def _follow(self, room: Room, rows: Sequence[Row]) -> None:
        try:
            room.played.follow(rows)
        except BaseException:
            room.forget()
            raise

    # ---- Telling ----

    def position(
        self, room: Room, account: int | None, language: str, since: int, chosen: int | None = None
    ) -> bytes:
        """What is told to whoever asks once."""
        seat = self.admit(room, account).eyes(account, chosen)
        return messages.Position(room.played, now()).to(seat, language, _known(room.played, since))

    def _tell_position(self, room: Room) -> None:
        position = messages.Position(room.played, now())
        for listener in room.listeners:
            listener.send(position.to(listener.seat, listener.language, listener.ply))
            listener.ply = room.played.ply

    def _send_position(self, room: Room, listener: Listener) -> None:
        if room.table is not None:
            since = _known(room.table, listener.ply)
            listener.send(messages.Position(room.table, now()).to(listener.seat, listener.language, since))
            listener.ply = room.table.ply

    def _tell_table(self, room: Room) -> None:
        told = self._table(room)
        for listener in room.listeners:
            held = room.known.held_by(listener.account)
            listener.chosen = listener.chosen if listener.chosen in held else None
            listener.seat = room.known.eyes(listener.account, listener.chosen)
            listener.send(told.to(listener.seat, listener.account))

    def _send_table(self, room: Room, listener: Listener) -> None:
        listener.send(self._table(room).to(listener.seat, listener.account))

    def _table(self, room: Room) -> messages.Told:
        if room.table is None:
            return messages.Told(room.known)
        return messages.Told(room.known, frozenset(room.table.away), dict(room.table.weak))

    async def _tell_chat(self, room: Room) -> None:
        async with self.store.reading() as connection:
            lines = await _chat(connection, room.id, room.chat[-1]["id"] if room.chat else 0)
        if lines:
            room.chat = [*room.chat, *lines][-CHATS:]
            for listener in room.listeners:
                listener.send(_encode({"type": "chat", "chat": lines}))

    # ---- What the house looks after: bots, clocks, endings ----

    def _attend(self, room: Room) -> None:
        """Come back when the table is due."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        table = room.table
        due = table.due(self.grace) if table is not None and room.known.status == "playing" else None
        if due is not None and not self._closing:
            delay = max(0, due - now()) / 1000
            if not self.mine(room.id):
                delay += 2 * HEARTBEAT  # somebody else's, unless they die
            room.timer = asyncio.get_running_loop().call_later(delay, self._due, room.id)

    def _due(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            room.timer = None
        over = room is not None and room.table is not None and room.table.over
        self._spawn(self._end(table) if over else self._look_after(table))

    async def _end(self, table: str) -> None:
        """A game is over and everybody has seen it; its result can wait for moves, which cannot."""
        async with self._endings:
            await self._look_after(table)

    async def _look_after(self, table: str) -> None:
        """A bot's turn, somebody's time that is over, or the end of the game."""
        async with self.at(table) as room:
            if room.table is None or room.known.status != "playing":
                return
            played = room.table
            if played.turn is None:
                room.info = played.info = await tables.finish(self.store, played)
                self._tell_table(room)
                self.changed(table, room.info)
                return
            if not played.played_by_bot(played.turn):
                with suppress(Conflict):
                    await self._time_over(room, played.turn)
                return
            seat, ply, state, bot = played.turn, played.ply, played.match.state, played.bot(played.turn)
        try:
            do, ready = await self.thinkers.choose(state, bot)
            weak = None if ready else "waking"
        except SeraiError:
            log.warning("bot lost", table=table, game=state.game.name, bot=bot)
            do, weak = state.game.notations(False)[state.legal()[0]], "lost"  # better than no move
        async with self.at(table) as room:
            if room.table is not None and room.table.ply == ply:
                self._note_weak(room, seat, weak)
                with suppress(Conflict):  # another process was faster: the bell will tell
                    await self._write(room, room.table.step_in(seat, do, now()))

    def _note_weak(self, room: Room, seat: int, weak: str | None) -> None:
        """Tell who plays below their strength for now and why, and when that is over."""
        noted = room.played.weak
        if noted.get(seat) == weak:
            return
        if weak is None:
            del noted[seat]
        else:
            noted[seat] = weak
        self._tell_table(room)

    async def _time_over(self, room: Room, seat: int) -> None:
        table, at = room.played, now()
        due = table.due(self.grace)
        if due is None:
            return
        if table.entries[-1].row.at < self._opened:
            due = max(due, self._opened + self.grace)  # while the house was closed nobody could play
        if due > at:
            room.timer = asyncio.get_running_loop().call_later((due - at) / 1000, self._due, room.id)
        elif table.clock.kind is None and await self._present(room, seat):
            room.timer = asyncio.get_running_loop().call_later(self.grace / 1000, self._due, room.id)
        else:
            await self._write(room, table.depart(seat, at))

    async def _present(self, room: Room, seat: int) -> bool:
        """They are connected here, or were a moment ago, here or elsewhere."""
        if any(listener.seat == seat for listener in room.listeners):
            return True
        async with self.store.reading() as connection:
            query = select(seats.c.seen).where(seats.c.table == room.id, seats.c.seat == seat)
            seen = await connection.scalar(query)
        return seen is not None and seen > now() - self.grace

    def _see(self, room: Room, listener: Listener) -> None:
        """Remember when players were last connected."""
        if listener.seat is not None:
            self._seen[room.id, listener.seat] = now()

    async def _write_seen(self) -> None:
        """For the other processes, and for the time after a crash."""
        if not self.store.embedded:
            for room in self.rooms.values():
                if room.info is not None and room.info.absent == "bot":
                    for listener in room.listeners:
                        self._see(room, listener)
        seen, self._seen = self._seen, {}
        if seen:
            async with self.store.begin() as connection:
                await connection.execute(
                    _SEEN, [{"of": t, "at": n, "when": at} for (t, n), at in seen.items()]
                )

    # ---- Several processes on one database ----

    def mine(self, table: str) -> bool:
        """Of all processes alive one looks after a table; should two think so, only one ply is written."""

        def weight(process: str) -> bytes:
            return hashlib.blake2b(f"{process} {table}".encode(), digest_size=8).digest()

        return len(self._peers) == 1 or max(self._peers, key=weight) == self.store.bell.name

    async def _keep_house(self) -> None:
        while True:
            try:
                await self._beat()
                await self._wake()
                await self._write_seen()
                self._tidy()
            except Exception:
                log.exception("the house could not be kept")  # the database is away; it may come back
            await asyncio.sleep(HEARTBEAT)

    async def _beat(self) -> None:
        """Say that this process is alive, and see who else is."""
        if self.store.embedded:
            return
        at, me = now(), self.store.bell.name
        async with self.store.begin() as connection:
            await connection.execute(delete(processes).where(processes.c.seen < at - 4 * ALIVE))
            if (
                await connection.execute(update(processes).where(processes.c.id == me).values(seen=at))
            ).rowcount == 0:
                await connection.execute(insert(processes), {"id": me, "seen": at})
            alive = await connection.scalars(select(processes.c.id).where(processes.c.seen > at - ALIVE))
            peers = sorted({me, *alive})
        if peers != self._peers:
            self._peers = peers
            for room in self.rooms.values():
                room.due = None  # who has kept the table so far may have noted anything
                if room.info is not None:
                    self._attend(room)

    async def _wake(self) -> None:
        """Tables that are due, as it was noted: look after them, or note when they are due by now."""
        columns = kept_tables.c.id, kept_tables.c.due
        query = select(*columns).where(kept_tables.c.status == "playing", kept_tables.c.due <= now())
        async with self.store.reading() as connection:
            due = (await connection.execute(query.order_by(kept_tables.c.due).limit(500))).all()
        later = []
        for table, noted in due:
            if not self.mine(table):
                continue
            room = self.rooms.get(table)
            if room is None or room.table is None:
                self._spawn(self._look_after(table))
            elif not room.lock.locked():
                room.due = room.table.due(self.grace)
                later.append({"of": table, "noted": noted, "to": room.due})
                if room.timer is None and room.due is not None and room.due <= now():
                    self._spawn(self._look_after(table))
        if later:
            await self.store.transact(lambda connection: connection.execute(_LATER, later))

    def _tidy(self) -> None:
        """Forget tables that nobody uses."""
        old = now() - IDLE
        metrics.tables_loaded(len(self.rooms))
        for table, room in list(self.rooms.items()):
            if not room.listeners and room.timer is None and room.used < old and not room.lock.locked():
                del self.rooms[table]

    def _missed(self) -> None:
        for table in list(self.rooms):
            self._spawn(self.refresh(table))
        self.changed(None, None)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("work of the house failed", exc_info=fault)


_SEEN = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(seen=bindparam("when"))
)


_LATER = (
    update(kept_tables)
    .where(kept_tables.c.id == bindparam("of"), kept_tables.c.due == bindparam("noted"))
    .values(due=bindparam("to"))
)


async def _chat(connection: AsyncConnection, table: str, since: int) -> list[dict[str, Any]]:
    """The last lines of a table's chat after one of them."""
    columns = (chats.c.id, chats.c.name, chats.c.at, chats.c.text)
    query = select(*columns).where(chats.c.table == table, chats.c.id > since)
    lines = (await connection.execute(query.order_by(chats.c.id.desc()).limit(CHATS))).all()
    return [{"id": n, "by": by, "at": at, "text": text} for n, by, at, text in reversed(lines)]


def _known(table: Table, ply: int) -> int:
    """What somebody says they have seen up to; everything is told again to who claims the impossible."""
    return ply if 0 <= ply <= table.ply else 0


def _encode(message: dict[str, Any]) -> bytes:
    return orjson.dumps(message)
