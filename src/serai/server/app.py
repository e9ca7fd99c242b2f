"""The whole house, put together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import serai

from . import faults, journal, memory, pages, socket
from .accounts import Accounts
from .api import account, bots, notices, operations, players, replays, tutorials
from .api import tables as tables_api
from .api.document import ABOUT, TAGS, Documented, operation_id
from .errors import Problem
from .events import Events
from .guard import Guard, Limits
from .hall import Hall
from .live import Info
from .notices.herald import Herald
from .reviews import Reviews
from .settings import Settings
from .store.database import Store
from .streams import Streams
from .thinkers import Thinkers

log = structlog.get_logger("serai")

ROUTERS = (
    operations.router,
    account.router,
    tables_api.router,
    replays.router,
    bots.router,
    players.router,
    notices.router,
    tutorials.router,
    socket.router,
    pages.router,
)
SWEEP = 3600.0  # seconds between two rounds of putting away what has expired


def create(settings: Settings) -> FastAPI:
    app = Documented(
        title="Serai",
        description=ABOUT,
        openapi_tags=TAGS,
        generate_unique_id_function=operation_id,
        version=serai.__version__,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # FastAPI's pages load scripts from elsewhere, which our policy forbids
        redoc_url=None,
        responses={
            "4XX": {"description": "A sentence that says what is wrong", "model": Problem},
            "5XX": {"description": "A sentence that says what is out of order", "model": Problem},
        },
    )
    app.state.settings = settings
    app.state.limits = Limits(settings.limits)
    app.state.closing = asyncio.Event()  # set as soon as the house is told to stop
    for router in ROUTERS:
        app.include_router(router)
    faults.add(app)
    _add_rooms_before_the_routes(app, settings)
    return app


def _add_rooms_before_the_routes(app: FastAPI, settings: Settings) -> None:
    """From the innermost to the outermost."""
    app.add_middleware(faults.Faults)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits)
    app.add_middleware(journal.Journal)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Rooms open from the inside out, and close in reverse."""
    settings: Settings = app.state.settings
    store = await Store.open(settings.database)
    app.state.store = store
    app.state.accounts = Accounts(store, settings.secure)
    chores = [
        asyncio.create_task(_sweep(app.state.accounts), name="sweep"),
        asyncio.create_task(memory.collect_now_and_then(), name="memory"),
    ]
    app.state.hall = Hall(store, Thinkers(settings.thinkers))
    app.state.reviews = Reviews(store)
    app.state.events, app.state.streams = Events(), Streams(app.state.accounts, app.state.closing)
    app.state.herald = Herald(app.state.hall, settings)
    app.state.hall.changed = _all(app.state.events.notice, app.state.herald.notice)
    app.state.accounts.left = app.state.hall.dismiss
    await app.state.hall.open()
    await app.state.herald.open()
    try:
        yield
    finally:
        await app.state.herald.close()
        await app.state.reviews.close()
        await app.state.hall.close()
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await store.close()


def _all(*ears: Callable[[str | None, Info | None], None]) -> Callable[[str | None, Info | None], None]:
    """Whoever must hear of a table that has changed."""

    def hear(table: str | None, info: Info | None) -> None:
        for ear in ears:
            ear(table, info)

    return hear


async def _sweep(accounts: Accounts) -> None:
    while True:
        try:
            await accounts.sweep()
        except Exception:  # a database that is away for a moment is no reason to stop
            log.exception("sweep")
        await asyncio.sleep(SWEEP)
