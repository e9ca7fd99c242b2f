"""The whole house, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog
from fastapi import FastAPI

import serai

from . import faults
from .accounts import Accounts
from .api import account
from .errors import Problem
from .settings import Settings
from .store.database import Store

log = structlog.get_logger("serai")

ROUTERS = (account.router,)
SWEEP = 3600.0  # seconds between two rounds of putting away what has expired


def create(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Serai",
        version=serai.__version__,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # FastAPI's pages load scripts from elsewhere, which our policy forbids
        redoc_url=None,
        responses={"4XX": {"description": "A sentence that says what is wrong", "model": Problem}},
    )
    app.state.settings = settings
    for router in ROUTERS:
        app.include_router(router)
    faults.add(app)
    app.add_middleware(faults.Faults)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Rooms open from the inside out, and close in reverse."""
    settings: Settings = app.state.settings
    store = await Store.open(settings.database)
    app.state.store = store
    app.state.accounts = Accounts(store, settings.secure)
    sweeping = asyncio.create_task(_sweep(app.state.accounts), name="sweep")
    # The hall of tables opens here, on store and accounts.
    try:
        yield
    finally:
        # The hall closes here: no more moves; those under way are written by store.close().
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        await store.close()


async def _sweep(accounts: Accounts) -> None:
    while True:
        try:
            await accounts.sweep()
        except Exception:  # a database that is away for a moment is no reason to stop
            log.exception("sweep")
        await asyncio.sleep(SWEEP)
