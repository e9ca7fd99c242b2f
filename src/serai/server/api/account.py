"""Accounts over HTTP: guests, sessions, tokens, bots."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, StringConstraints, field_validator
from pydantic_core import PydanticCustomError

from .. import keys
from ..accounts import Account, Desk, MaybeMe, Myself
from ..errors import Refused
from ..language import language_of
from . import answers
from .answers import says

router = APIRouter(prefix="/api", tags=["account"])

Name = Annotated[str, StringConstraints(max_length=200)]
Password = Annotated[str, StringConstraints(max_length=1000)]
Label = Annotated[str, StringConstraints(min_length=1, max_length=40, strip_whitespace=True)]


class Body(BaseModel):
    """What is sent to us: nothing that we do not know, and no NUL, which PostgreSQL cannot keep."""

    model_config = ConfigDict(extra="forbid")

    @field_validator("*", mode="after")
    @classmethod
    def _can_be_kept(cls, value: Any) -> Any:
        """PostgreSQL has no place for this one character."""
        if isinstance(value, str) and "\0" in value:
            raise PydanticCustomError("string_zero", "NUL")
        return value


class Newcomer(Body):
    name: Name
    lang: Literal["en", "it"] | None = None


class Change(Body):
    name: Name | None = None
    lang: Literal["en", "it"] | None = None


class Keep(Body):
    password: Password
    current: Password | None = None  # for a member who changes it


class SignIn(Body):
    name: Name
    password: Password


class NewToken(Body):
    name: Label
    bot: Name | None = None  # one of one's own bots


class NewBot(Body):
    name: Name


@router.post("/guest", status_code=201, **says(answers.Account, _409="The name is taken."))
async def come_in(body: Newcomer, request: Request, response: Response, desk: Desk) -> dict[str, Any]:
    """Play at once, under a name."""
    account, key = await desk.guest(body.name, body.lang or language_of(request))
    _let_in(request, response, key)
    return shown(account)


@router.get("/account", **says(answers.Account | None))
async def look(request: Request, response: Response, desk: Desk, account: MaybeMe) -> dict[str, Any] | None:
    """Who I am; null for a passer-by. The cookie lasts for another while."""
    if account is None:
        return None
    key = None if account.token else await desk.renew(request, account)
    if key is not None:
        _let_in(request, response, key)
    return shown(account)


@router.patch("/account", **says(answers.Account, _409="The name is taken."))
async def change(body: Change, desk: Desk, account: Myself) -> dict[str, Any]:
    """Change one's name or language. Games already begun keep the old name."""
    return shown(await desk.change(account, body.name, body.lang))


@router.delete("/account", status_code=204)
async def delete(request: Request, response: Response, desk: Desk, account: Myself) -> None:
    """Delete the account for good. Games that others played in stay, without the name."""
    await desk.delete(account)
    keys.take(response, request.app.state.settings.secure)


@router.post("/account/keep", **says(answers.Account, _403="The current password is wrong."))
async def keep(
    body: Keep, request: Request, response: Response, desk: Desk, account: Myself
) -> dict[str, Any]:
    """Give a guest's account a password, or a member's another one. Other browsers are signed out."""
    kept, key = await desk.keep(account, body.password, body.current)
    _let_in(request, response, key)
    return shown(kept)


@router.post(
    "/session",
    **says(answers.Account, _401="Name and password do not belong together.", _429="Too many tries."),
)
async def sign_in(body: SignIn, request: Request, response: Response, desk: Desk) -> dict[str, Any]:
    """Sign in with name and password."""
    account, key = await desk.sign_in(body.name, body.password)
    await desk.sign_out(request)
    _let_in(request, response, key)
    return shown(account)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, response: Response, desk: Desk, everywhere: bool = False) -> None:
    """Sign out, from this browser or from all of them."""
    await desk.sign_out(request, everywhere)
    keys.take(response, request.app.state.settings.secure)
    response.headers["clear-site-data"] = '"cache", "storage"'


@router.get("/tokens", **says(list[answers.Token]))
async def tokens(desk: Desk, account: Myself) -> list[dict[str, Any]]:
    """List the tokens of one's own and of one's bots. The secret part is not shown again."""
    return await desk.tokens(account)


@router.post("/tokens", status_code=201, **says(answers.TokenMade, _409="Too many tokens."))
async def new_token(body: NewToken, desk: Desk, account: Myself) -> dict[str, Any]:
    """Make a token for oneself or for one of one's bots. It is shown this once."""
    number, token = await desk.new_token(account, body.name, body.bot)
    return {"id": number, "name": body.name, "token": token}


@router.delete("/tokens/{number}", status_code=204)
async def drop_token(number: int, desk: Desk, account: Myself) -> None:
    """Withdraw a token. Who holds it is out at once."""
    if not 0 < number < 2**31:  # what the store can count to
        raise Refused("no-such-token", 404)
    await desk.drop_token(account, number)


@router.get("/bots", **says(list[answers.Bot]))
async def bots(desk: Desk, account: Myself) -> list[dict[str, Any]]:
    """List the bots of one's own."""
    return [{"name": bot["name"], "created": bot["created"]} for bot in await desk.bots(account)]


@router.post("/bots", status_code=201, **says(answers.BotMade, _409="The name is taken, or too many bots."))
async def register(body: NewBot, desk: Desk, account: Myself) -> dict[str, Any]:
    """Register a bot account of one's own. Its token is shown this once."""
    bot, token = await desk.register(account, body.name)
    return {**shown(bot), "token": token}


@router.delete("/bots/{name}", status_code=204)
async def unregister(name: str, desk: Desk, account: Myself) -> None:
    """Delete a bot of one's own, with its tokens."""
    await desk.unregister(account, name)


def shown(account: Account) -> dict[str, Any]:
    return {"name": account.name, "kind": account.kind, "lang": account.language}


def _let_in(request: Request, response: Response, key: str) -> None:
    keys.give(response, key, request.app.state.settings.secure)
