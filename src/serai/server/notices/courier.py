"""Carries notices to where an account wants them, in time of its own: nobody waits for a slow receiver."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import orjson
import structlog
from sqlalchemy import select

from serai.core.words import join

from .. import tables
from ..buckets import Buckets
from ..errors import WORDS, Refused
from ..live import Info, game_of
from ..settings import Settings
from ..store.database import Store
from ..store.schema import accounts
from ..times import DAY, SECOND, now
from . import addresses
from .outside import Errands
from .push import Signet, seal

log = structlog.get_logger()

RETRIES = (0.0, 5.0, 30.0)  # seconds before each attempt
GREETINGS = (5, 1 / 60)  # of one account: so many at once, then one a minute
HANDS = 8  # errands at a time
TTL = str(DAY // SECOND)  # seconds that a push service keeps what it cannot deliver
GONE = (404, 410)  # the browser has withdrawn
BUSY = 429


class Courier:
    """Of this process."""

    def __init__(self, store: Store, settings: Settings, signet: Signet) -> None:
        self.store, self.settings, self.signet = store, settings, signet
        self.errands = Errands(anywhere=settings.notices == "any")
        self._greetings = Buckets(*GREETINGS)
        self._hands = asyncio.Semaphore(HANDS)
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def tell(self, account: int, table: str, seat: int) -> None:
        """That it is their turn."""
        language = select(accounts.c.language).where(accounts.c.id == account)
        async with self.store.reading() as connection:
            info = await tables.load(connection, table)
            spoken = str(await connection.scalar(language))
            hook = await addresses.webhook(connection, account)
            browsers = await addresses.browsers_of(connection, account)
        title, body = said(info, seat, spoken)
        if hook is not None and not hook.stopped:
            link = f" {self.settings.url}/table/{table}" if self.settings.address else ""
            self._send(self._write(account, hook.url, f"{title}. {body}{link}"))
        message = orjson.dumps({"title": title, "body": body, "table": table, "lang": spoken})
        for browser in browsers:
            self._send(self._push(browser, table, message))

    async def greet(self, account: int, url: str, language: str) -> None:
        """The first words at a new webhook; Refused if it does not take them."""
        wait = self._greetings.take(account) if self.settings.limits else 0
        if wait:
            raise Refused("too-many-greetings", 429, seconds=int(wait) + 1)
        await self.errands.find(self.errands.target(url))  # says what is wrong with it
        if not _taken(await self._attempt(url, *_line(WORDS.say("notice-hello", language)))):
            raise Refused("webhook-silent", 422)

    # ---- The ways ----

    async def _write(self, account: int, url: str, text: str) -> None:
        """A line in a chat."""
        status = await self._carry(url, *_line(text))
        await addresses.answered(self.store, account, url, _taken(status))
        if not _taken(status):
            log.info("webhook refused", account=account, status=status)

    async def _push(self, browser: addresses.Browser, table: str, message: bytes) -> None:
        contact = self.settings.url if self.settings.secure else None
        headers = {
            "Authorization": self.signet.sign(self.errands.target(browser.endpoint).origin, contact, now()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": TTL,
            "Urgency": "high",
            "Topic": table,  # a newer one takes the place of one that was not delivered yet
        }
        status = await self._carry(browser.endpoint, seal(message, browser.key, browser.secret), headers)
        if status in GONE:
            await addresses.drop_browser(self.store, endpoint=browser.endpoint)
        elif not _taken(status):
            log.info("push refused", status=status)

    async def _carry(self, url: str, body: bytes, headers: dict[str, str]) -> int | None:
        """The status of the last attempt's answer; None where there was none."""
        status: int | None = None
        for wait in RETRIES:
            await asyncio.sleep(wait)
            status = await self._attempt(url, body, headers)
            if status is not None and status < 500 and status != BUSY:
                break
        return status

    async def _attempt(self, url: str, body: bytes, headers: dict[str, str]) -> int | None:
        async with self._hands:
            try:
                return await self.errands.post(url, body, headers)
            except (Refused, OSError, ValueError):  # a timeout is an OSError
                return None

    def _send(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("a notice was lost", exc_info=fault)


def said(info: Info, seat: int, language: str) -> tuple[str, str]:
    """A notice in words: the game, and whose table it is."""
    owner = next((chair.name for chair in info.chairs if chair.account == info.owner), None)
    whose = "mine" if info.chairs[seat].account == info.owner else "none" if owner is None else "other"
    others = join(chair.name for n, chair in enumerate(info.chairs) if n != seat)
    title = WORDS.say("notice-title", language, game=game_of(info).title)
    return title, WORDS.say("notice-turn", language, whose=whose, owner=owner or "", others=others)


def _line(text: str) -> tuple[bytes, dict[str, str]]:
    """For a chat: Slack, Mattermost and Matrix read `text`, Discord reads `content`."""
    return orjson.dumps({"text": text, "content": text}), {"Content-Type": "application/json"}


def _taken(status: int | None) -> bool:
    return status is not None and 200 <= status < 300
