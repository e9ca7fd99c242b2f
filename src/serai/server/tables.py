"""A table's life in the store: set up, seats taken, begun, finished, played again."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from serai import bots
from serai.core import registry
from serai.core.dealer import commitment
from serai.core.errors import BadOption
from serai.core.game import Game
from serai.core.rules import OVER
from serai.core.words import join as listed

from . import names, ratings
from .accounts import Account
from .errors import Refused
from .live import Chair, Info, Table
from .store.database import Store
from .store.schema import accounts, admitted, plies, seats, tables
from .store.scribe import Row, values
from .times import now

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # none that look alike
MOST_OPEN = 20  # tables that one account may have open or under way at a time


class Wish(NamedTuple):
    """How somebody wants a table to be."""

    game: str
    options: Mapping[str, Any] = {}
    seats: Sequence[Mapping[str, Any]] = ({"kind": "me"},)  # the rest are open
    private: bool = False
    clock: dict[str, Any] | None = None
    absent: str = "wait"
    hints: bool = True
    rated: bool = False
    word: str = ""


def new_key(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


# ---- Reading ----


async def load(connection: AsyncConnection, table: str, lock: bool = False) -> Info:
    """A table and its seats; `lock` keeps others from changing it until the transaction ends."""
    found = await _load(connection, tables.c.id == table, lock=lock)
    if not found:
        raise Refused("no-such-table", 404)
    return found[0]


async def find(connection: AsyncConnection, where: Any, limit: int = 100) -> list[Info]:
    """Tables that a condition holds for, the newest first."""
    return await _load(connection, where, limit=limit)


async def turns(connection: AsyncConnection, infos: Sequence[Info]) -> dict[str, int | None]:
    """Whose turn it is at each of these tables."""
    last = select(plies.c.turn).where(plies.c.table == tables.c.id).order_by(plies.c.ply.desc()).limit(1)
    turn = func.coalesce(last.scalar_subquery(), tables.c.turn)
    live = [info.id for info in infos if info.status == "playing"]
    found = dict((await connection.execute(select(tables.c.id, turn).where(tables.c.id.in_(live)))).all())
    return {info.id: None if found.get(info.id, OVER) == OVER else found[info.id] for info in infos}


async def due(connection: AsyncConnection, table: str) -> int | None:
    """When the house must look after a table, or later."""
    when: int | None = await connection.scalar(select(tables.c.due).where(tables.c.id == table))
    return when


async def kept(connection: AsyncConnection, table: str, since: int = 0) -> list[Row]:
    """A table's plies from a number on."""
    columns = (plies.c[name] for name in Row._fields)
    query = select(*columns).where(plies.c.table == table, plies.c.ply >= since).order_by(plies.c.ply)
    return [Row(*row) for row in await connection.execute(query)]


async def _load(connection: AsyncConnection, where: Any, limit: int = 1, lock: bool = False) -> list[Info]:
    query = select(tables).where(where).order_by(tables.c.created.desc()).limit(limit)
    rows = (await connection.execute(query.with_for_update() if lock else query)).mappings().all()
    ids = [row["id"] for row in rows]
    chairs = await _chairs(connection, ids)
    guests: dict[str, set[int]] = {table: set() for table in ids}
    if any(row["private"] for row in rows):
        for table, account in await connection.execute(select(admitted).where(admitted.c.table.in_(ids))):
            guests[table].add(account)
    skipped = {"turn", "due", "words"}
    return [
        Info(
            **{k: v for k, v in row.items() if k not in skipped},
            chairs=tuple(chairs[row["id"]]),
            admitted=frozenset(guests[row["id"]]),
        )
        for row in rows
    ]


async def _chairs(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Chair]]:
    holder, asked = accounts.alias("holder"), accounts.alias("invited")
    query = (
        select(seats, holder.c.name.label("holder"), holder.c.kind.label("who"), asked.c.name.label("whom"))
        .outerjoin(holder, seats.c.account == holder.c.id)
        .outerjoin(asked, seats.c.asked == asked.c.id)
        .where(seats.c.table.in_(ids))
        .order_by(seats.c.table, seats.c.seat)
    )
    chairs: dict[str, list[Chair]] = {table: [] for table in ids}
    for row in (await connection.execute(query)).mappings():
        chair = Chair(
            kind=row["kind"],
            account=row["account"],
            name=row["name"] or row["holder"],
            bot=row["bot"],
            asked=row["whom"],
            asked_account=row["asked"],
            word=row["word"],
            program=row["who"] == "bot",
            quiet=bool(row["quiet"]),
        )
        chairs[row["table"]].append(chair)
    return chairs


# ---- Setting up ----


async def create(store: Store, owner: Account, wish: Wish) -> Info:
    game = _game(wish)
    if len(wish.seats) > game.players:
        raise Refused("too-many-seats", seats=len(wish.seats), players=game.players)
    if wish.absent == "end" and wish.clock is None:
        raise Refused("no-clock-to-end")
    if wish.rated and wish.hints:
        raise Refused("rated-hints")
    shared = any(seat["kind"] == "here" for seat in wish.seats)
    seed = secrets.token_bytes(32)
    table = {
        "id": new_key(10),
        "game": game.name,
        "rules": game.version,
        "options": game.options,
        "owner": owner.id,
        "status": "open",
        "private": wish.private or shared,
        "invite": new_key(20),
        "clock": wish.clock,
        "absent": wish.absent,
        "hints": wish.hints,
        "rated": wish.rated,
        "seed": seed,
        "commitment": commitment(seed),
        "created": now(),
        "origin": "house",
    }
    async with store.begin() as connection:
        await _not_too_many(connection, owner)
        rest = [{"kind": "open"}] * (game.players - len(wish.seats))
        chairs = [await _wished(connection, game, seat, owner) for seat in [*wish.seats, *rest]]
        if sum(chair["kind"] == "me" for chair in chairs) > 1:
            raise Refused("one-seat-each")
        for chair in chairs:
            if chair["kind"] == "me":
                chair |= {"kind": "open", "account": owner.id, "word": wish.word}
        if shared:
            _share(chairs, owner, wish)
        await connection.execute(insert(tables), table)
        await connection.execute(
            insert(seats), [{"table": table["id"], "seat": n, **chair} for n, chair in enumerate(chairs)]
        )
        await store.bell.ring(connection, str(table["id"]))
        return await load(connection, str(table["id"]))


def _game(wish: Wish) -> Game:
    """The game with its options; a file of the host's computer is not among them."""
    for name, option in registry.package(wish.game).OPTIONS.items():
        if name in wish.options and not option.choices:
            raise Refused("not-here", option=name)
    return Game(wish.game, **wish.options)


async def _wished(
    connection: AsyncConnection, game: Game, seat: Mapping[str, Any], owner: Account
) -> dict[str, Any]:
    chair = {"kind": seat["kind"], "account": None, "name": None, "asked": None, "bot": None, "word": ""}
    if seat["kind"] == "bot":
        known = bots.names(game)
        chair["bot"] = seat.get("bot") or bots.usual(game)
        if chair["bot"] not in known:
            raise BadOption("no-such-bot", bot=str(chair["bot"]), game=game.title, bots=listed(known))
    elif seat["kind"] == "player":
        chair["asked"] = seat.get("account") or await _account_named(connection, seat.get("name") or "")
    elif seat["kind"] == "here":
        chair |= {"account": owner.id, "name": names.check(seat.get("name") or "")}
    return chair


def _share(chairs: Sequence[Mapping[str, Any]], owner: Account, how: Wish | Info) -> None:
    """People who share a screen play among themselves and with bots, each under a name of their own."""
    if how.clock is not None or how.absent != "wait" or how.rated:
        raise Refused("here-plain")
    if any(chair["account"] is None and chair["bot"] is None for chair in chairs):
        raise Refused("here-alone")
    called = [chair["name"] or owner.name for chair in chairs if chair["account"] is not None]
    for n, name in enumerate(called):
        if names.key(name) in map(names.key, called[:n]):
            raise Refused("name-twice", name=name)


async def _account_named(connection: AsyncConnection, name: str) -> int:
    found = await connection.scalar(select(accounts.c.id).where(accounts.c.name_key == names.key(name)))
    if found is None:
        raise Refused("no-such-account", 404, name=name)
    return int(found)


async def _not_too_many(connection: AsyncConnection, owner: Account) -> None:
    mine = select(tables.c.id).where(tables.c.owner == owner.id, tables.c.status.in_(("open", "playing")))
    if len((await connection.execute(mine.limit(MOST_OPEN))).all()) == MOST_OPEN:
        raise Refused("too-many-tables", 429, most=MOST_OPEN)


# ---- Taking and leaving seats ----


async def join(
    store: Store, table: str, who: Account, seat: int | None = None, invite: str | None = None, word: str = ""
) -> Info:
    """Take a seat, the first that is free if none is named; with the invitation's key where it needs one."""
    async with store.begin() as connection:
        info = await _still_open(connection, table, who, invite)
        if info.held_by(who.id):
            raise Refused("already-seated", 409)
        free = [n for n in range(len(info.chairs)) if _free(info, n, who, invite)]
        if seat is None and free:
            seat = free[0]
        if seat is None or seat not in free:
            raise Refused("no-free-seat", 409)
        await _change(connection, table, seat, account=who.id, asked=None, word=word)
        await store.bell.ring(connection, table)
        return await load(connection, table)


def _may_enter(info: Info, who: Account, invite: str | None) -> None:
    if not info.open_to(who.id) and not _invited(info, invite):
        raise Refused("no-such-table", 404)


def _invited(info: Info, invite: str | None) -> bool:
    return invite is not None and secrets.compare_digest(invite.encode(), info.invite.encode())


def _free(info: Info, seat: int, who: Account, invite: str | None) -> bool:
    chair = info.chairs[seat]
    if chair.taken:
        return False
    if chair.asked_account is not None:
        return chair.asked_account == who.id
    return chair.kind == "open" or _invited(info, invite)


async def leave(store: Store, table: str, who: Account) -> Info:
    """Get up before the game has begun. The owner hands the table on, or closes it."""
    async with store.begin() as connection:
        info = await _still_open(connection, table, who)
        held = info.held_by(who.id)
        asked = [n for n, chair in enumerate(info.chairs) if chair.asked_account == who.id]
        if not held and not asked and info.owner != who.id:
            raise Refused("not-seated", 409)
        nobody = {"account": None, "name": None, "asked": None, "word": "", "kind": "open", "quiet": None}
        for n in held or asked:
            await _change(connection, table, n, **nobody)
        if info.owner == who.id:
            heirs = [chair.account for chair in info.chairs if chair.account not in (None, who.id)]
            change = {"owner": heirs[0]} if heirs else {"status": "closed", "ended": now()}
            await connection.execute(update(tables).where(tables.c.id == table).values(**change))
        await store.bell.ring(connection, table)
        return await load(connection, table)


async def set_seat(store: Store, table: str, owner: Account, seat: int, wish: Mapping[str, Any]) -> Info:
    """The owner decides who may sit there, as long as nobody does."""
    async with store.begin() as connection:
        info = await _still_open(connection, table, owner)
        _owned(info, owner)
        if not 0 <= seat < len(info.chairs):
            raise Refused("no-such-seat", 404, seats=len(info.chairs))
        if info.chairs[seat].account is not None and info.chairs[seat].kind != "here":
            raise Refused("seat-taken", 409)
        if wish["kind"] == "me":
            raise Refused("join-instead")
        chair = await _wished(connection, Game(info.game, **info.options), wish, owner)
        chairs = [each._asdict() for each in info.chairs]
        chairs[seat] = chair
        if any(each["kind"] == "here" for each in chairs):
            _share(chairs, owner, info)
            await connection.execute(update(tables).where(tables.c.id == table).values(private=True))
        await _change(connection, table, seat, **chair)
        await store.bell.ring(connection, table)
        return await load(connection, table)


async def speak(store: Store, table: str, who: Account, word: str) -> Info:
    """One's own words for the dice, until the game begins."""
    async with store.begin() as connection:
        info = await _still_open(connection, table, who)
        held = info.held_by(who.id)
        if not held:
            raise Refused("not-seated", 409)
        await _change(connection, table, held[0], word=word)
        await store.bell.ring(connection, table)
        return await load(connection, table)


async def hush(store: Store, table: str, who: Account, quiet: bool) -> Info:
    """Be called to this table when it is one's turn, or not."""
    async with store.begin() as connection:
        info = await load(connection, table, lock=True)
        _may_enter(info, who, None)
        held = info.held_by(who.id)
        if not held:
            raise Refused("not-seated", 409)
        for seat in held:
            await _change(connection, table, seat, quiet=quiet)
        await store.bell.ring(connection, table)
        return await load(connection, table)


async def admit(store: Store, table: str, who: Account, invite: str | None) -> Info:
    """Let somebody watch a private table who has its key."""
    async with store.begin() as connection:
        info = await load(connection, table, lock=True)
        _may_enter(info, who, invite)
        if not info.open_to(who.id):
            await connection.execute(insert(admitted), {"table": table, "account": who.id})
        return await load(connection, table)


async def _still_open(
    connection: AsyncConnection, table: str, who: Account, invite: str | None = None
) -> Info:
    info = await load(connection, table, lock=True)
    _may_enter(info, who, invite)  # first, or a refusal would tell that there is a private table
    if info.status != "open":
        raise Refused("begun-already" if info.status == "playing" else "table-over", 409)
    return info


def _owned(info: Info, who: Account) -> None:
    if info.owner != who.id:
        raise Refused("not-yours", 403)


async def _change(connection: AsyncConnection, table: str, seat: int, **values: Any) -> None:
    chair = update(seats).where(seats.c.table == table, seats.c.seat == seat)
    await connection.execute(chair.values(**values))


# ---- From the first ply to the last ----


async def start(store: Store, table: str, owner: Account, grace: int) -> Info:
    """Begin the game: from now on the words are mixed into the dice, and nobody can change them."""
    async with store.begin() as connection:
        info = await _still_open(connection, table, owner)
        _owned(info, owner)
        empty = [str(n + 1) for n, chair in enumerate(info.chairs) if not chair.taken]
        if empty:
            raise Refused("seats-empty", 409, seats=", ".join(empty))
        at = now()
        chairs = _named(info.chairs)
        begun, rows = Table.begin(replace(info, status="playing", started=at, chairs=chairs), at)
        for n, chair in enumerate(chairs):
            await _change(connection, table, n, name=chair.name, seen=at)
        if rows:
            await connection.execute(insert(plies), values(table, rows, begun.turn))
        change = {"status": "playing", "started": at, "turn": begun.turn, "due": begun.due(grace) or None}
        await connection.execute(update(tables).where(tables.c.id == table).values(**change))
        await store.bell.ring(connection, table)
        return await load(connection, table)


def _named(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """Bots go by names of travellers, none of which anybody else at the table has."""
    taken = {names.key(chair.name) for chair in chairs if chair.name}
    free = (name for name in names.TRAVELLERS if names.key(name) not in taken)
    return tuple(chair._replace(name=next(free)) if chair.bot else chair for chair in chairs)


async def finish(store: Store, table: Table) -> Info:
    """Write down how a game ended; whoever comes second finds it done."""
    info = replace(table.info, status="over", ended=now(), result=table.result())
    if await store.transact(partial(_finish, store, info, table.result())):
        return info
    async with store.reading() as connection:
        return await load(connection, info.id)


def _finish(store: Store, info: Info, result: Mapping[str, Any], connection: Connection) -> bool:
    if connection.execute(_END, {"of": info.id, "at": info.ended, "how": result}).rowcount == 0:
        return False
    ratings.record(connection, info, result)
    store.bell.sound(connection, info.id)
    return True


_END = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.status == "playing")
    .values(status="over", ended=bindparam("at"), result=bindparam("how"), due=None)
)


async def rematch(store: Store, table: str, who: Account) -> Info:
    """The same company at a new table, everybody one seat further; one rematch a table."""
    async with store.reading() as connection:
        info = await load(connection, table)
    _may_enter(info, who, None)
    if info.status != "over" or not info.held_by(who.id):
        raise Refused("no-rematch", 409)
    if info.rematch is not None:
        async with store.reading() as connection:
            return await load(connection, info.rematch)
    options = {k: v for k, v in info.options.items() if registry.package(info.game).OPTIONS[k].choices}
    chairs = [*info.chairs[-1:], *info.chairs[:-1]]
    again = [_again(chair, who) for chair in chairs]
    wish = Wish(info.game, options, again, info.private, info.clock, info.absent, info.hints, info.rated)
    new = await create(store, who, wish)
    async with store.begin() as connection:
        claim = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=new.id)
        if (await connection.execute(claim)).rowcount == 0:  # somebody was faster
            await connection.execute(delete(tables).where(tables.c.id == new.id))
            new = await load(connection, str((await load(connection, table)).rematch))
        await store.bell.ring(connection, table)
    return new


def _again(chair: Chair, who: Account) -> dict[str, Any]:
    if chair.bot is not None:
        return {"kind": "bot", "bot": chair.bot}
    if chair.account == who.id:
        return {"kind": "here", "name": chair.name} if chair.kind == "here" else {"kind": "me"}
    return {"kind": "player", "account": chair.account} if chair.account is not None else {"kind": "open"}
