"""Notices over HTTP: where an account wants to be told that it is its turn."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import StringConstraints

from .. import keys
from ..accounts import Desk, Myself
from ..language import language_of
from ..notices import addresses
from ..notices.herald import Herald
from ..notices.outside import LONGEST
from . import answers
from .account import Body
from .answers import says
from .tables import Kept

router = APIRouter(prefix="/api/notices", tags=["notices"])

Address = Annotated[str, StringConstraints(max_length=LONGEST, strip_whitespace=True)]
Code = Annotated[str, StringConstraints(max_length=200)]


class Subscription(Body):
    endpoint: Address
    key: Code  # p256dh, as the browser gives it
    secret: Code  # auth


class Hook(Body):
    url: Address


async def _herald(request: Request) -> Herald:  # async, or FastAPI would go to a thread for it
    herald: Herald = request.app.state.herald
    return herald


async def _session(request: Request, desk: Desk, _: Myself) -> bytes:
    return keys.digest(request.cookies[desk.cookie])


AtDoor = Annotated[Herald, Depends(_herald)]
Session = Annotated[bytes, Depends(_session)]


@router.get("", **says(answers.Notices))
async def look(store: Kept, herald: AtDoor, me: Myself, session: Session) -> dict[str, Any]:
    """Where one is told, and the key to subscribe with."""
    async with store.reading() as connection:
        hook = await addresses.webhook(connection, me.id)
        browser = await addresses.has_browser(connection, session)
    shown = {"url": hook.url, "stopped": hook.stopped} if hook is not None else None
    return {"key": herald.key, "browser": browser, "webhook": shown}


@router.put("/browser", status_code=204)
async def subscribe(body: Subscription, store: Kept, herald: AtDoor, me: Myself, session: Session) -> None:
    """Be told by push in this browser, until its session ends."""
    errands = herald.courier.errands
    await errands.find(errands.target(body.endpoint))
    await addresses.set_browser(store, me.id, session, body.endpoint, body.key, body.secret)


@router.delete("/browser", status_code=204)
async def unsubscribe(store: Kept, session: Session) -> None:
    """Be told nothing in this browser."""
    await addresses.drop_browser(store, session=session)


@router.put("/webhook", status_code=204)
async def set_webhook(body: Hook, request: Request, store: Kept, herald: AtDoor, me: Myself) -> None:
    """Be told in a chat: the address takes a greeting first, or it is refused."""
    await herald.courier.greet(me.id, body.url, language_of(request))
    await addresses.set_webhook(store, me.id, body.url)


@router.delete("/webhook", status_code=204)
async def drop_webhook(store: Kept, me: Myself) -> None:
    """Be told nothing in the chat."""
    await addresses.drop_webhook(store, me.id)
