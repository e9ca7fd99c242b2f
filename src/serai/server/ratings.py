"""How strong everybody is: openskill's Plackett-Luce model, apart for each game and number of players.

Only rated games count, each once: it is rated in the transaction that ends it. Bots of the house
play under accounts of their own and are rated like everybody. How strong somebody is shown to be
is `shown`: a rating that they almost surely deserve, so that a newcomer starts low and climbs.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from . import names
from .live import Chair, Info
from .store.schema import accounts, ratings, seats
from .times import now

MODEL = PlackettLuce()
HOUSE = "house:"  # before a house bot's name in `name_key`: no guest's name has a colon


def shown(mu: float, sigma: float) -> float:
    """
    >>> shown(25.0, 25 / 3)
    0.0
    """
    return round(mu - 3 * sigma, 2)


def standing(result: Mapping[str, Any]) -> list[int]:
    """Everybody's place for ratings and statistics.

    Whoever has a bot in their seat at the end comes after all who stayed, whatever the bot has
    won for them: to leave is never better than to lose. Where everybody has left, it is a draw.

    >>> standing({"places": [2, 1, 3], "away": []})
    [2, 1, 3]
    >>> standing({"places": [2, 1, 3], "away": [1]})
    [1, 3, 2]
    """
    ranks = [(True, 0) if seat in result["away"] else (False, p) for seat, p in enumerate(result["places"])]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def house_key(bot: str) -> str:
    """What the account of a house bot is found by."""
    return HOUSE + names.key(bot)


def record(connection: Connection, info: Info, result: Mapping[str, Any]) -> None:
    """Write down who came where, and for a rated game what follows for their ratings."""
    places = standing(result)
    won = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    chairs = zip(places, result["scores"], won, strict=True)
    connection.execute(
        _RESULT, [{"of": info.id, "at": n, "p": p, "s": s, "w": w} for n, (p, s, w) in enumerate(chairs)]
    )
    if info.rated:
        _rate(connection, info, places, won)


_RESULT = (
    update(seats)
    .where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(place=bindparam("p"), score=bindparam("s"), won=bindparam("w"))
)


def _rate(connection: Connection, info: Info, places: Sequence[int], won: Sequence[float]) -> None:
    players = _players(connection, info.chairs)
    if len(set(players)) == 1:
        return  # copies of one bot among themselves: nobody to compare it with
    known = _known(connection, info, sorted({p for p in players if p is not None}))
    before = [known.get(player, NEW) if player is not None else NEW for player in players]
    teams = [[MODEL.create_rating([row["mu"], row["sigma"]])] for row in before]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in places])]
    for player, row in known.items():
        mine = [n for n, other in enumerate(players) if other == player]
        change = {  # several copies of one bot: what their games say on average
            "mu": sum(after[n].mu for n in mine) / len(mine),
            "sigma": sum(after[n].sigma for n in mine) / len(mine),
            "games": row["games"] + len(mine),
            "wins": row["wins"] + sum(won[n] for n in mine),
        }
        connection.execute(update(ratings).where(*_of(info, [player])).values(**change))


NEW = {"mu": MODEL.mu, "sigma": MODEL.sigma, "games": 0, "wins": 0.0}


def _players(connection: Connection, chairs: Sequence[Chair]) -> list[int | None]:
    """The account behind each seat; none for one that has been deleted, which plays as a newcomer."""
    house = {}
    for bot in sorted({chair.bot for chair in chairs if chair.bot is not None}):
        house[bot] = _house(connection, bot)
    held = [chair.account for chair in chairs if chair.account is not None]
    there = select(accounts.c.id).where(accounts.c.id.in_(held), accounts.c.name.is_not(None))
    alive = set(connection.scalars(there))
    return [
        house[chair.bot] if chair.bot is not None else chair.account if chair.account in alive else None
        for chair in chairs
    ]


def _house(connection: Connection, bot: str) -> int:
    values = {"name": bot, "name_key": house_key(bot), "kind": "house", "language": "en"}
    _unless_there(connection, accounts, **values, created=now(), seen=now())
    found = connection.scalar(select(accounts.c.id).where(accounts.c.name_key == house_key(bot)))
    return int(found or 0)


def _known(connection: Connection, info: Info, players: Sequence[int]) -> dict[int, Any]:
    """Their ratings, which nobody else changes until this transaction ends; in order, so that two
    tables that end at once never wait for each other."""
    for player in players:
        key = {"account": player, "game": info.game, "players": len(info.chairs)}
        _unless_there(connection, ratings, **key, **NEW)
    rows = select(ratings).where(*_of(info, players)).order_by(ratings.c.account).with_for_update()
    return {row["account"]: row for row in connection.execute(rows).mappings()}


def _of(info: Info, players: Sequence[int]) -> tuple[Any, ...]:
    of = ratings.c
    return of.account.in_(players), of.game == info.game, of.players == len(info.chairs)


def _unless_there(connection: Connection, table: Any, **values: Any) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).values(**values).on_conflict_do_nothing())
