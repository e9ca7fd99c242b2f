"""Where accounts want to be told: browsers that take pushes, and a chat system's webhook."""

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import Refused
from ..store.database import Store
from ..store.schema import accounts, browsers, signets, webhooks
from .push import Signet, read_point, to_bytes

FAILURES = 5  # notices in a row that a webhook may refuse; then it is left alone
BROWSERS = 20  # of one account that are told
SECRET = 16  # bytes
NAME = "push"


class Webhook(NamedTuple):
    url: str
    failures: int

    @property
    def stopped(self) -> bool:
        return self.failures >= FAILURES


class Browser(NamedTuple):
    endpoint: str
    key: bytes
    secret: bytes


def wanted_by(account: ColumnElement[int]) -> ColumnElement[bool]:
    """The account, of another query, has somewhere to be told."""
    hook = exists().where(webhooks.c.account == account, webhooks.c.failures < FAILURES)
    return or_(hook, exists().where(browsers.c.account == account))


async def signet(store: Store) -> Signet:
    """The house's own; whoever opens it first makes it."""
    query = select(signets.c.secret).where(signets.c.name == NAME)
    with suppress(IntegrityError):  # another process was faster
        async with store.begin() as connection:
            if await connection.scalar(query) is None:
                await connection.execute(insert(signets).values(name=NAME, secret=Signet.new()))
    async with store.reading() as connection:
        return Signet((await connection.execute(query)).scalar_one())


async def webhook(connection: AsyncConnection, account: int) -> Webhook | None:
    columns = webhooks.c.url, webhooks.c.failures
    found = (await connection.execute(select(*columns).where(webhooks.c.account == account))).first()
    return Webhook(*found) if found else None


async def set_webhook(store: Store, account: int, url: str) -> None:
    async with store.begin() as connection:
        await _alone(connection, account)
        await connection.execute(delete(webhooks).where(webhooks.c.account == account))
        await connection.execute(insert(webhooks).values(account=account, url=url, failures=0))


async def drop_webhook(store: Store, account: int) -> None:
    async with store.begin() as connection:
        await connection.execute(delete(webhooks).where(webhooks.c.account == account))


async def answered(store: Store, account: int, url: str, taken: bool) -> None:
    """A webhook has taken a notice, or not; by now it may be another one."""
    same = update(webhooks).where(webhooks.c.account == account, webhooks.c.url == url)
    async with store.begin() as connection:
        await connection.execute(same.values(failures=0 if taken else webhooks.c.failures + 1))


async def browsers_of(connection: AsyncConnection, account: int) -> list[Browser]:
    columns = browsers.c.endpoint, browsers.c.key, browsers.c.secret
    query = select(*columns).where(browsers.c.account == account).limit(BROWSERS)
    return [Browser(*row) for row in await connection.execute(query)]


async def has_browser(connection: AsyncConnection, session: bytes) -> bool:
    return (
        await connection.scalar(select(browsers.c.account).where(browsers.c.session == session)) is not None
    )


async def set_browser(
    store: Store, account: int, session: bytes, endpoint: str, key: str, secret: str
) -> None:
    """One for a session, with which it ends; a browser that another session had is now of this one."""
    try:
        point, shared = to_bytes(key), to_bytes(secret)
        read_point(point)
    except ValueError:
        raise Refused("bad-subscription", 422) from None
    if len(shared) != SECRET:
        raise Refused("bad-subscription", 422)
    values = {"session": session, "account": account, "endpoint": endpoint, "key": point, "secret": shared}
    async with store.begin() as connection:
        await _alone(connection, account)
        same = or_(browsers.c.session == session, browsers.c.endpoint == endpoint)
        await connection.execute(delete(browsers).where(same))
        await connection.execute(insert(browsers).values(values))


async def drop_browser(store: Store, *, session: bytes | None = None, endpoint: str | None = None) -> None:
    same = browsers.c.session == session if session is not None else browsers.c.endpoint == endpoint
    async with store.begin() as connection:
        await connection.execute(delete(browsers).where(same))


async def _alone(connection: AsyncConnection, account: int) -> None:
    """Who asks twice at once is served one after the other."""
    await connection.execute(select(accounts.c.id).where(accounts.c.id == account).with_for_update())
