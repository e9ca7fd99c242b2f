"""For those who run the house: is it alive, is it ready, how is it doing?"""

import asyncio
import ipaddress

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from starlette.responses import PlainTextResponse

from .. import metrics
from ..errors import Refused

router = APIRouter(tags=["operations"])

PATIENCE = 3.0  # seconds for the database to answer


@router.get("/health")
async def health() -> dict[str, bool]:
    """The process is alive."""
    return {"alive": True}


@router.get("/ready")
async def ready(request: Request) -> dict[str, bool]:
    """The database answers, the tables are open, and the house is not about to close."""
    state = request.app.state
    if state.closing.is_set():
        raise Refused("closing", 503)
    try:
        async with asyncio.timeout(PATIENCE), state.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as fault:
        raise Refused("not-ready", 503) from fault
    return {"ready": True}


@router.get("/metrics", response_class=PlainTextResponse)
async def figures(request: Request) -> Response:
    """For Prometheus, from this machine or a private network only."""
    try:
        private = ipaddress.ip_address(request.client.host if request.client else "").is_private
    except ValueError:
        private = False
    if not private:
        raise Refused("private-figures", 403)
    return Response(metrics.page(), headers={"content-type": CONTENT_TYPE_LATEST})
