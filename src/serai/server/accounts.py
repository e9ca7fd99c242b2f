"""Guests, members and bot programs: who somebody is, and how they are known again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

import structlog
from fastapi import Depends
from sqlalchemy import RowMapping, Select, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from . import keys, names, passwords
from .buckets import Buckets
from .errors import Refused
from .store.database import Store
from .store.schema import accounts, admitted, chats, ratings, seats, sessions, tables, tokens, webhooks
from .times import DAY, HOUR, SECOND, now

log = structlog.get_logger("serai")

LIFE = keys.LIFE * SECOND
LONGEST = 365 * DAY - LIFE  # after its last renewal at this age, a member's session ends within a year
TOKENS = 20  # of one account
BOTS = 10  # of one owner
TRIES = (10, 1 / 60)  # wrong passwords for one name: ten at once, then one a minute


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody known to the house."""

    id: int
    name: str
    kind: str  # guest, member, bot, house
    language: str
    owner: int | None = None  # of a bot
    token: bool = False  # a program that showed a token, and no browser


class Accounts:
    """All about accounts that needs the store."""

    def __init__(self, store: Store, secure: bool) -> None:
        self.store = store
        self.cookie = keys.cookie_name(secure)
        self._known: keys.Known[Account] = keys.Known()
        self._tries = Buckets(*TRIES)
        self.left: Callable[[int], None] = lambda account: None  # signed out or deleted: close their sockets

    # ---- Who is it? ----

    async def who(self, connection: HTTPConnection) -> Account | None:
        """The caller, over HTTP or a WebSocket; None for a passer-by."""
        key = keys.shown(connection, self.cookie)
        if key is None:
            return None
        account = self._known.get(key.digest)
        if account is None:
            account = await self._look_up(key)
            if account is not None:
                self._known.put(key.digest, account)
        connection.state.account = account
        return account

    async def _look_up(self, key: keys.Key) -> Account | None:
        found = await self._one(_by_token(key.digest) if key.token else _by_session(key.digest))
        if found is None:
            if key.token:
                raise Refused("bad-token", 401)
            return None
        if min(found["seen"], found["used"] or 0) < now() - HOUR:
            async with self.store.begin() as connection:
                await connection.execute(
                    update(accounts).where(accounts.c.id == found["id"]).values(seen=now())
                )
                await connection.execute(
                    update(tokens).where(tokens.c.token == key.digest).values(used=now())
                )
        return replace(_account(found), token=key.token)

    async def named(self, name: str) -> Account | None:
        found = await self._one(select(accounts).where(accounts.c.name_key == names.key(name)))
        return _account(found) if found else None

    # ---- Coming and going ----

    async def guest(self, name: str, language: str) -> tuple[Account, str]:
        """A new account that only its cookie opens."""
        async with self.store.begin() as connection:
            account = await _create(connection, "guest", names.check(name), language)
            return account, await _session(connection, account.id)

    async def keep(self, account: Account, password: str, current: str | None) -> tuple[Account, str]:
        """From a guest to a member, or another password for a member; every older session ends."""
        kept = (await self._row(account.id))["password"]
        if kept is not None and not await self._passes(account.name, kept, current or ""):
            raise Refused("wrong-password", 403)
        fresh = await passwords.hashed(passwords.check(password, account.name))
        async with self.store.begin() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.id == account.id).values(kind="member", password=fresh)
            )
            await connection.execute(delete(sessions).where(sessions.c.account == account.id))
            key = await _session(connection, account.id)
        log.info("password set", account=account.id)
        self._forget(account.id)
        return replace(account, kind="member"), key

    async def sign_in(self, name: str, password: str) -> tuple[Account, str]:
        """Says no in the same words and the same time whether the name or the password is wrong."""
        found = await self._one(select(accounts).where(accounts.c.name_key == names.key(name[:80])))
        kept = found["password"] if found else None
        if not await self._passes(name, kept, password) or found is None:
            log.warning("sign-in refused", account=found["id"] if found else None)
            raise Refused("wrong-sign-in", 401)
        log.info("signed in", account=found["id"])
        fresh = (
            await passwords.hashed(password) if passwords.outdated(found["password"]) else found["password"]
        )
        async with self.store.begin() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.id == found["id"]).values(seen=now(), password=fresh)
            )
            return _account(found), await _session(connection, found["id"])

    async def sign_out(self, connection: HTTPConnection, everywhere: bool = False) -> None:
        """End the session of this cookie, if there is one, or all sessions of its account."""
        account, cookie = await self.who(connection), connection.cookies.get(self.cookie, "")
        ends = sessions.c.token == keys.digest(cookie)
        if everywhere and account is not None:
            ends = sessions.c.account == account.id
        async with self.store.begin() as writing:
            await writing.execute(delete(sessions).where(ends))
        if account is not None:
            self._forget(account.id)

    async def renew(self, connection: HTTPConnection, account: Account) -> str | None:
        """The cookie to give again, if it is more than a day old. A guest has no other way back in."""
        cookie = connection.cookies.get(self.cookie, "")
        oldest = 0 if account.kind == "guest" else now() - LONGEST
        async with self.store.begin() as writing:
            renewed = await writing.execute(
                update(sessions)
                .where(sessions.c.token == keys.digest(cookie), sessions.c.created > oldest)
                .where(sessions.c.expires.between(now(), now() + LIFE - DAY))
                .values(expires=now() + LIFE)
            )
        return cookie if renewed.rowcount else None

    async def change(self, account: Account, name: str | None, language: str | None) -> Account:
        """Another name, another language, or both. Games already begun keep the old name."""
        changed = replace(
            account,
            name=account.name if name is None else names.check(name),
            language=language or account.language,
        )
        values = {"name": changed.name, "name_key": names.key(changed.name), "language": changed.language}
        async with self.store.begin() as connection:
            await _unless_taken(
                connection, update(accounts).where(accounts.c.id == account.id).values(values), changed.name
            )
        self._known.forget()
        return changed

    async def delete(self, account: Account) -> None:
        """Nothing of the account remains but its moves, without a name, in games that are others' too."""
        bots = [bot["id"] for bot in await self.bots(account)]
        async with self.store.begin() as connection:
            touched = await _erase(connection, [account.id, *bots])
            await self.store.bell.ring(connection, *touched)
        log.info("account deleted", account=account.id)
        for gone in (account.id, *bots):
            self._forget(gone)
        for table in touched:
            self.store.bell.heard(table)

    async def sweep(self) -> None:
        """End what has expired: old sessions, and guests who have no way back in."""
        mine = sessions.c.account == accounts.c.id, tokens.c.account == accounts.c.id
        async with self.store.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < now()))
            bots = accounts.alias()
            lost = await connection.scalars(
                select(accounts.c.id)
                .where(
                    accounts.c.kind == "guest", accounts.c.name.is_not(None), accounts.c.seen < now() - DAY
                )
                .where(~exists().where(mine[0]), ~exists().where(mine[1]))
                .where(~exists().where(bots.c.owner == accounts.c.id))
                .limit(1000)
            )
            await self.store.bell.ring(connection, *await _erase(connection, lost.all()))

    # ---- Programs ----

    async def tokens(self, account: Account) -> list[dict[str, Any]]:
        """Those of the account and of its bots, without the tokens themselves."""
        found = await self._all(
            select(
                tokens.c.id, tokens.c.name, tokens.c.created, tokens.c.used, accounts.c.name.label("account")
            )
            .join(accounts, accounts.c.id == tokens.c.account)
            .where(_own(account))
            .order_by(tokens.c.id)
        )
        return [dict(row) for row in found]

    async def new_token(self, account: Account, name: str, bot: str | None = None) -> tuple[int, str]:
        """Its number, and the token, which is shown this once."""
        whose = account.id
        if bot is not None:
            whose = await self._bot(account, bot)
        if len(await self.tokens(account)) >= TOKENS:
            raise Refused("too-many-tokens", 409, most=TOKENS)
        token = keys.PREFIX + keys.new()
        async with self.store.begin() as connection:
            number = await connection.scalar(
                insert(tokens)
                .values(account=whose, name=name, token=keys.digest(token), created=now())
                .returning(tokens.c.id)
            )
        return int(number or 0), token

    async def drop_token(self, account: Account, number: int) -> None:
        owned = select(accounts.c.id).where(_own(account))
        async with self.store.begin() as connection:
            gone = await connection.execute(
                delete(tokens).where(tokens.c.id == number, tokens.c.account.in_(owned))
            )
        if not gone.rowcount:
            raise Refused("no-such-token", 404)
        self._known.forget()

    async def bots(self, owner: Account) -> list[RowMapping]:
        query = select(accounts.c.id, accounts.c.name, accounts.c.created)
        return await self._all(query.where(accounts.c.owner == owner.id, accounts.c.name.is_not(None)))

    async def register(self, owner: Account, name: str) -> tuple[Account, str]:
        """A bot account, which its owner answers for, and its first token."""
        if len(await self.bots(owner)) >= BOTS:
            raise Refused("too-many-bots", 409, most=BOTS)
        token = keys.PREFIX + keys.new()
        async with self.store.begin() as connection:
            bot = await _create(connection, "bot", names.check(name), owner.language, owner.id)
            await connection.execute(
                insert(tokens).values(account=bot.id, name=bot.name, token=keys.digest(token), created=now())
            )
        return bot, token

    async def unregister(self, owner: Account, name: str) -> None:
        bot = await self._bot(owner, name)
        await self.delete(Account(bot, name, "bot", owner.language))

    # ---- Helpers ----

    async def _passes(self, name: str, kept: str | None, password: str) -> bool:
        wait = self._tries.take(names.key(name[:80]))
        if wait:
            raise Refused("too-many-tries", 429, seconds=int(wait) + 1)
        right = await passwords.verify(kept, password[: passwords.LONGEST + 1])
        if right:
            self._tries.refill(names.key(name[:80]))
        return right

    async def _bot(self, owner: Account, name: str) -> int:
        for bot in await self.bots(owner):
            if names.key(bot["name"]) == names.key(name):
                return int(bot["id"])
        raise Refused("no-such-program", 404, name=name)

    async def _row(self, account: int) -> RowMapping:
        found = await self._one(select(accounts).where(accounts.c.id == account))
        if found is None:
            raise Refused("no-account", 401)
        return found

    async def _one(self, query: Select[Any]) -> RowMapping | None:
        async with self.store.reading() as connection:
            rows: list[RowMapping] = list((await connection.execute(query.limit(1))).mappings())
        return rows[0] if rows else None

    async def _all(self, query: Select[Any]) -> list[RowMapping]:
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).mappings())

    def _forget(self, account: int) -> None:
        self._known.forget()
        self.left(account)


# ---- In a transaction ----


async def _create(
    connection: AsyncConnection, kind: str, name: str, language: str, owner: int | None = None
) -> Account:
    values = {"name": name, "name_key": names.key(name), "kind": kind, "language": language, "owner": owner}
    creation = insert(accounts).values(**values, created=now(), seen=now()).returning(accounts.c.id)
    number = (await _unless_taken(connection, creation, name)).scalar_one()
    return Account(number, name, kind, language, owner)


async def _unless_taken(connection: AsyncConnection, statement: Any, name: str) -> Any:
    try:
        return await connection.execute(statement)
    except IntegrityError:
        raise Refused("name-taken", 409, name=name) from None


async def _session(connection: AsyncConnection, account: int) -> str:
    key = keys.new()
    values = {"token": keys.digest(key), "account": account, "created": now(), "expires": now() + LIFE}
    await connection.execute(insert(sessions).values(values))
    return key


async def _erase(connection: AsyncConnection, ids: Sequence[int]) -> list[str]:
    """The row stays without a name. Returns the tables that now miss somebody."""
    sat = select(seats.c.table).where(or_(seats.c.account.in_(ids), seats.c.asked.in_(ids)))
    unfinished = tables.c.status.in_(("open", "playing"))
    here = and_(unfinished, or_(tables.c.id.in_(sat), tables.c.owner.in_(ids)))
    locked = select(tables.c.id).where(here).order_by(tables.c.id).with_for_update()  # tables before seats
    touched = list(await connection.scalars(locked))
    waiting = select(tables.c.id).where(tables.c.status == "open")
    mine = seats.c.account.in_(ids)
    for statement in (
        update(seats).where(mine, seats.c.table.in_(waiting)).values(word=""),
        update(seats).where(mine).values(account=None, name=None),  # where they play, a bot plays on
        update(seats).where(seats.c.asked.in_(ids)).values(asked=None),
        update(tables)
        .where(tables.c.owner.in_(ids), tables.c.status == "open")
        .values(status="closed", due=None),
        update(tables).where(tables.c.owner.in_(ids)).values(owner=None),
        update(chats).where(chats.c.account.in_(ids)).values(name=""),
        delete(sessions).where(sessions.c.account.in_(ids)),  # and with them the browsers to be told
        delete(webhooks).where(webhooks.c.account.in_(ids)),
        delete(tokens).where(tokens.c.account.in_(ids)),
        delete(ratings).where(ratings.c.account.in_(ids)),
        delete(admitted).where(admitted.c.account.in_(ids)),
        update(accounts).where(accounts.c.id.in_(ids)).values(name=None, name_key=None, password=None),
    ):
        await connection.execute(statement)
    return touched


def _by_session(digest: bytes) -> Select[Any]:
    query = select(accounts, accounts.c.seen.label("used")).join(
        sessions, sessions.c.account == accounts.c.id
    )
    return query.where(sessions.c.token == digest, sessions.c.expires > now(), accounts.c.name.is_not(None))


def _by_token(digest: bytes) -> Select[Any]:
    query = select(accounts, tokens.c.used).join(tokens, tokens.c.account == accounts.c.id)
    return query.where(tokens.c.token == digest, accounts.c.name.is_not(None))


def _own(account: Account) -> Any:
    return or_(accounts.c.id == account.id, accounts.c.owner == account.id)


def _account(row: RowMapping) -> Account:
    return Account(row["id"], row["name"], row["kind"], row["language"], row["owner"])


# ---- For the routes ----


async def desk(connection: HTTPConnection) -> Accounts:  # async, or FastAPI would go to a thread for it
    found: Accounts = connection.app.state.accounts
    return found


async def maybe_me(connection: HTTPConnection) -> Account | None:
    account = await (await desk(connection)).who(connection)
    if account is not None:
        connection.app.state.limits.account(account.id)
    return account


async def me(account: Annotated[Account | None, Depends(maybe_me)]) -> Account:
    if account is None:
        raise Refused("no-account", 401)
    return account


async def myself(account: Annotated[Account, Depends(me)]) -> Account:
    """A person with a cookie: a token that was stolen must not be able to take an account over."""
    if account.token:
        raise Refused("token-too-weak", 403)
    return account


Me = Annotated[Account, Depends(me)]
MaybeMe = Annotated[Account | None, Depends(maybe_me)]
Myself = Annotated[Account, Depends(myself)]
Desk = Annotated[Accounts, Depends(desk)]
