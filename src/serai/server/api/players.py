"""Players over HTTP: the leaderboard, and what one of them has played."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

import serai

from .. import statistics
from ..accounts import MaybeMe
from . import answers
from .answers import says
from .tables import Kept

router = APIRouter(prefix="/api", tags=["players"])


@router.get("/leaderboard", **says(list[answers.Leader]))
async def leaderboard(
    store: Kept, game: Annotated[str, Query(max_length=40)], players: Annotated[int, Query(ge=1, le=20)]
) -> list[dict[str, Any]]:
    """The strongest at a game, for one number of players."""
    known = serai.game(game, players=players)
    async with store.reading() as connection:
        return await statistics.leaders(connection, known.name, known.players)


@router.get("/players/{name}", **says(answers.Player, _404="Nobody has this name."))
async def player(name: Annotated[str, Path(max_length=80)], store: Kept, me: MaybeMe) -> dict[str, Any]:
    """What somebody has played: for each game and number of players, and lately."""
    async with store.reading() as connection:
        found = await statistics.find(connection, name)
        return {
            "name": found.name,
            "kind": found.kind,
            "since": found.created,
            "games": await statistics.by_game(connection, found),
            "recent": await statistics.recent(connection, found, me.id if me is not None else None),
        }
