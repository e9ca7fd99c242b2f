"""What somebody has played: how often, how well, and lately."""

from typing import Any, NamedTuple

from sqlalchemy import and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import names
from .errors import Refused
from .ratings import house_key, shown
from .store.schema import accounts, ratings, seats, tables

LEADERS = 100
RECENT = 20  # tables


class Player(NamedTuple):
    """Somebody whose games can be looked up: an account, or a bot of the house."""

    id: int
    name: str
    kind: str
    created: int

    @property
    def sat(self) -> Any:
        """The seats that were theirs."""
        if self.kind == "house":
            return seats.c.bot == self.name
        return and_(seats.c.account == self.id, seats.c.kind != "here")  # that was somebody at their screen


async def find(connection: AsyncConnection, name: str) -> Player:
    keys = names.key(name), house_key(name)
    columns = (accounts.c[field] for field in Player._fields)
    ours_first = case((accounts.c.kind == "house", 0), else_=1)
    query = select(*columns).where(accounts.c.name_key.in_(keys)).order_by(ours_first)
    found = (await connection.execute(query.limit(1))).first()
    if found is None:
        raise Refused("no-such-account", 404, name=name)
    return Player(*found)


async def leaders(connection: AsyncConnection, game: str, players: int) -> list[dict[str, Any]]:
    """The best first, by the rating that they almost surely deserve."""
    rows = (
        select(accounts.c.name, accounts.c.kind, ratings)
        .join(accounts, accounts.c.id == ratings.c.account)
        .where(ratings.c.game == game, ratings.c.players == players, ratings.c.games > 0)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.account)
        .limit(LEADERS)
    )
    found = (await connection.execute(rows)).mappings()
    return [
        {"rank": n, "name": row["name"], "kind": row["kind"], **_rating(row)}
        for n, row in enumerate(found, 1)
    ]


async def by_game(connection: AsyncConnection, player: Player) -> list[dict[str, Any]]:
    """Their finished games, rated or not, for each game and number of players."""
    of_how_many = tables.c.options["players"].as_integer()
    query = (
        select(
            tables.c.game,
            of_how_many.label("players"),
            func.count().label("games"),
            func.sum(seats.c.won).label("wins"),
            func.avg(seats.c.place).label("place"),
            func.avg(seats.c.score).label("score"),
        )
        .join(seats, seats.c.table == tables.c.id)
        .where(player.sat, seats.c.place.is_not(None))
        .group_by(tables.c.game, of_how_many)
        .order_by(func.count().desc())
    )
    rated = await connection.execute(select(ratings).where(ratings.c.account == player.id))
    strength = {(row["game"], row["players"]): _rating(row) for row in rated.mappings() if row["games"]}
    return [
        {
            "game": row["game"],
            "players": row["players"],
            "games": row["games"],
            "wins": round(float(row["wins"]), 2),
            "place": round(float(row["place"]), 2),
            "score": round(float(row["score"]), 2),
            "rating": strength.get((row["game"], row["players"])),
        }
        for row in (await connection.execute(query)).mappings()
    ]


async def recent(connection: AsyncConnection, player: Player, viewer: int | None) -> list[dict[str, Any]]:
    """Their last tables; private ones are for themselves."""
    query = (
        select(tables.c.id, tables.c.game, tables.c.rated, tables.c.ended, seats.c.place, seats.c.score)
        .join(seats, seats.c.table == tables.c.id)
        .where(player.sat, seats.c.place.is_not(None))
        .order_by(tables.c.ended.desc())
        .limit(RECENT)
    )
    if viewer != player.id:
        query = query.where(tables.c.private.is_(False))
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _rating(row: Any) -> dict[str, Any]:
    return {
        "rating": shown(row["mu"], row["sigma"]),
        "mu": round(row["mu"], 3),
        "sigma": round(row["sigma"], 3),
        "games": row["games"],
        "wins": round(row["wins"], 2),
    }
