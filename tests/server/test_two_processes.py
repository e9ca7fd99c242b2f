"""Two server processes on one PostgreSQL: they play one game, and either may die."""

import asyncio
import random
import signal
from collections.abc import Callable
from typing import Any

import orjson
import pytest
from sqlalchemy import func, select

from serai.server import tables
from serai.server.store.database import Store
from serai.server.store.schema import plies

from .client import Guest, Viewer, seated
from .houses import Process
from .ledger import agree, finished

Start = Callable[..., Process]
QUIET = ("--no-limits", "--level", "warning")
SIX_SECONDS = {"kind": "live", "minutes": 0.1, "increment": 0}
pytestmark = pytest.mark.anyio


async def pair(serve_process: Start, database: str) -> list[Process]:
    first = await asyncio.to_thread(serve_process(database, *QUIET).wait)
    return [first, await asyncio.to_thread(serve_process(database, *QUIET).wait)]


async def came_in(houses: list[Process], *names: str) -> list[Guest]:
    return [await Guest([house.url for house in houses], name).come_in() for name in names]


@pytest.mark.long
async def test_one_is_killed_and_the_other_carries_on(serve_process: Start, postgresql: str) -> None:
    """Bots go on, clocks run out, and everybody who was at the dead one plays on at the other."""
    houses = await pair(serve_process, postgresql)
    anna, ben, late = await came_in(houses, "Anna", "Ben", "Late")
    played = [await seated([anna, ben], 2, "camel_up") for _ in range(4)]
    asleep = [await seated([anna, late], 0, "camel_up", clock=SIX_SECONDS, absent="bot") for _ in range(3)]
    seats = [(t, g, s) for t in played for s, g in enumerate((anna, ben))] + [(t, anna, 0) for t in asleep]
    viewers = [
        Viewer(guest, table, seat, random.Random(n), 0.2, door=n)
        for n, (table, guest, seat) in enumerate(seats)
    ]
    watchers = [Viewer(ben, table, None, random.Random(0), door=n) for n, table in enumerate(asleep)]
    async with asyncio.TaskGroup() as together:
        for viewer in (*viewers, *watchers):
            together.create_task(viewer.watch())
        await asyncio.sleep(2)
        assert not any(viewer.done for viewer in viewers)
        await asyncio.to_thread(houses[1].stop, signal.SIGKILL)
    assert sum(viewer.lines > 1 for viewer in viewers) >= len(viewers) // 2, "nobody had to come back"
    store = await Store.open(postgresql)
    for table in (*played, *asleep):
        agree(await finished(store, table), [v for v in (*viewers, *watchers) if v.table == table])
    for table in asleep:
        kinds = {entry.row.kind for entry in (await finished(store, table)).entries if entry.row.by == 1}
        assert "bot" in kinds, "nobody noticed that the time was over"
    await store.close()
    assert "Traceback" not in houses[0].err


async def test_of_two_moves_at_once_one_is_played_and_of_one_move_sent_to_both_only_one(
    serve_process: Start, postgresql: str
) -> None:
    houses = await pair(serve_process, postgresql)
    anna, ben = await came_in(houses, "Anna", "Ben")
    table = await seated([anna, ben], 0, "camel_up")
    luck, refused, turn = random.Random(5), 0, 0
    while turn < 40:
        mover, position = await whose_turn(table, anna, ben)
        if mover is None:
            break
        turn += 1
        one, other = luck.choices([choice["do"] for choice in position["legal"]], k=2)
        same = luck.random() < 0.5
        answers = await both(
            mover,
            table,
            {"do": one, "ply": position["ply"], "id": f"{turn}"},
            {"do": one if same else other, "ply": position["ply"], "id": f"{turn}" if same else f"{turn}b"},
        )
        if same:
            assert [status for status, _ in answers] == [200, 200]
            assert answers[0] == answers[1]
        else:
            assert sorted(status for status, _ in answers) == [200, 409]
            (late,) = (body for status, body in answers if status == 409)
            assert late["error"] == "stale"
            assert late["say"].startswith("The table has moved on since")
            refused += 1
    assert refused >= 10
    store = await Store.open(postgresql)
    async with store.reading() as connection:
        rows = await tables.kept(connection, table)
        names = [row.client for row in rows if row.client is not None]
        assert len(set(names)) == len(names) == turn
        assert await connection.scalar(select(func.count()).select_from(plies)) == len(rows)
    await store.close()
    assert not any("Traceback" in house.err for house in houses)


async def whose_turn(table: str, *guests: Guest) -> tuple[Guest | None, Any]:
    for guest in guests:
        position = await guest.get(f"/api/tables/{table}/position")
        if position["legal"]:
            return guest, position
    return None, None


async def both(mover: Guest, table: str, *bodies: dict[str, Any]) -> list[tuple[int, Any]]:
    """One request to each door, at the same moment."""

    async def post(url: str, body: dict[str, Any]) -> tuple[int, Any]:
        door = Guest([url], mover.name)
        door.cookie = mover.cookie
        answer = await door.ask("POST", f"/api/tables/{table}/play", json=body)
        return answer.status_code, answer.json()

    return list(
        await asyncio.gather(*(post(url, body) for url, body in zip(mover.urls, bodies, strict=True)))
    )


async def test_what_happens_at_one_is_told_at_the_other(serve_process: Start, postgresql: str) -> None:
    """Moves, seats and chat."""
    houses = await pair(serve_process, postgresql)
    anna, ben = await came_in(houses, "Anna", "Ben")
    table = await seated([anna], 0, "camel_up", start=False, options={"players": 2})
    async with anna.line(houses[1].url, table) as line:

        async def next_of(kind: str) -> Any:
            async with asyncio.timeout(10):
                while True:
                    message = orjson.loads(await line.recv())
                    if message["type"] == kind:
                        return message

        assert (await next_of("table"))["table"]["seats"][1]["name"] is None
        await ben.post(f"/api/tables/{table}/join")
        assert (await next_of("table"))["table"]["seats"][1]["name"] == "Ben"
        await ben.post(f"/api/tables/{table}/chat", text="Good luck")
        assert (await next_of("chat"))["chat"][0]["text"] == "Good luck"
        await anna.post(f"/api/tables/{table}/start")
        position = await next_of("position")
        mover, told = await whose_turn(table, anna, ben)
        assert mover is not None
        await mover.post(f"/api/tables/{table}/play", do=told["legal"][0]["do"], ply=told["ply"])
        assert (await next_of("position"))["ply"] > position["ply"]
