"""Every rated game counts once, and for everybody alike."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from serai.server import statistics, tables
from serai.server.accounts import Account, Accounts
from serai.server.errors import Refused
from serai.server.store.database import Store
from serai.server.store.schema import accounts, ratings

from .company import ask, begun, guests, play_out, played
from .houses import House


async def rating(store: Store, account: Account) -> Mapping[str, Any]:
    async with store.reading() as connection:
        query = select(ratings).where(ratings.c.account == account.id)
        return dict((await connection.execute(query)).mappings().one())


@pytest.mark.anyio
async def test_a_game_is_rated_by_the_places_of_its_players(database: str) -> None:
    store = await Store.open(database)
    people = await guests(store, "Anna", "Omar", "Zoe")
    over = await tables.finish(store, await played(store, await begun(store, *people)))
    assert over.result is not None
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in people], ranks=over.result["places"])
    for seat, person in enumerate(people):
        found = await rating(store, person)
        assert (found["mu"], found["sigma"]) == pytest.approx((expected[seat][0].mu, expected[seat][0].sigma))
        assert (found["game"], found["players"], found["games"]) == ("camel_up", 3, 1)
    assert sum([(await rating(store, person))["wins"] for person in people]) == pytest.approx(1)
    await store.close()


@pytest.mark.anyio
async def test_two_processes_that_finish_at_once_rate_once(database: str) -> None:
    stores = [await Store.open(database) for _ in range(2)]
    people = await guests(stores[0], "Anna", "Omar")
    finished = []
    for n in range(10):
        table = await played(stores[0], await begun(stores[0], *people, "greedy"), n)
        finished += [tables.finish(store, table) for store in stores]
    results = [info.result for info in await asyncio.gather(*finished)]
    assert results[::2] == results[1::2]
    for person in people:
        assert (await rating(stores[0], person))["games"] == 10
    async with stores[0].reading() as connection:
        house = await statistics.find(connection, "greedy")
        assert house.kind == "house"
        assert [line["games"] for line in await statistics.leaders(connection, "camel_up", 3)] == [10] * 3
        assert (await statistics.by_game(connection, house))[0]["games"] == 10
    for store in stores:
        await store.close()


@pytest.mark.anyio
async def test_copies_of_a_bot_count_together(database: str) -> None:
    store = await Store.open(database)
    [anna] = await guests(store, "Anna")
    await tables.finish(store, await played(store, await begun(store, anna, "greedy", "greedy", "random")))
    async with store.reading() as connection:
        lines = {line["name"]: line for line in await statistics.leaders(connection, "camel_up", 4)}
    assert {name: line["games"] for name, line in lines.items()} == {"Anna": 1, "greedy": 2, "random": 1}
    assert sum(line["wins"] for line in lines.values()) == pytest.approx(1)
    await store.close()


@pytest.mark.anyio
async def test_casual_games_count_for_statistics_only(database: str) -> None:
    store = await Store.open(database)
    anna, omar = await guests(store, "Anna", "Omar")
    over = await tables.finish(store, await played(store, await begun(store, anna, omar, rated=False)))
    async with store.reading() as connection:
        assert (await connection.execute(select(ratings))).all() == []
        player = await statistics.find(connection, "anna")
        [line] = await statistics.by_game(connection, player)
    assert over.result is not None
    assert line == {
        "game": "camel_up",
        "players": 2,
        "games": 1,
        "wins": pytest.approx(1 / over.result["places"].count(1) if over.result["places"][0] == 1 else 0),
        "place": over.result["places"][0],
        "score": over.result["scores"][0],
        "rating": None,
    }
    await store.close()


@pytest.mark.anyio
async def test_who_leaves_is_rated_behind_all_who_stay(sqlite: str) -> None:
    store = await Store.open(sqlite)
    anna, omar = await guests(store, "Anna", "Omar")
    table = await played(store, await begun(store, anna, omar, absent="bot"))
    winner = table.result()["places"].index(1)
    table.away.add(winner)
    await tables.finish(store, table)
    strength = [(await rating(store, person))["mu"] for person in (anna, omar)]
    assert strength[winner] < strength[1 - winner]
    await store.close()


@pytest.mark.anyio
async def test_who_is_deleted_is_no_longer_rated(sqlite: str) -> None:
    store = await Store.open(sqlite)
    anna, omar = await guests(store, "Anna", "Omar")
    table = await played(store, await begun(store, anna, omar))
    await Accounts(store, secure=False).delete(omar)
    await tables.finish(store, table)
    async with store.reading() as connection:
        assert [line["name"] for line in await statistics.leaders(connection, "camel_up", 2)] == ["Anna"]
    await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["greedy", "GREEDY", "random", "Rаndom"])
async def test_nobody_poses_as_a_bot_of_the_house(sqlite: str, name: str) -> None:
    store = await Store.open(sqlite)
    with pytest.raises(Refused):
        await guests(store, name)
    async with store.reading() as connection:
        assert (await connection.execute(select(accounts))).all() == []
    await store.close()


def test_leaderboard_and_statistics_over_http(house: House) -> None:
    anna = house.guest("Anna")
    bot = {"kind": "bot", "bot": "random"}
    wish = {"game": "camel_up", "options": {"players": 2}, "rated": True, "hints": False}
    table = ask(anna, "POST", "/api/tables", **wish, seats=[{"kind": "me"}, bot])["table"]["id"]
    ask(anna, "POST", f"/api/tables/{table}/start")
    play_out(anna, table)
    lines = ask(anna, "GET", "/api/leaderboard?game=camel_up&players=2")
    assert {line["name"]: line["kind"] for line in lines} == {"Anna": "guest", "random": "house"}
    assert [line["rank"] for line in lines] == [1, 2]
    assert lines[0]["rating"] == pytest.approx(lines[0]["mu"] - 3 * lines[0]["sigma"], abs=0.01)
    for name in ("ANNA", "random"):
        player = ask(anna, "GET", f"/api/players/{name}")
        assert player["games"][0]["rating"]["games"] == 1
        assert [recent["id"] for recent in player["recent"]] == [table]
    for path, status in {
        "/api/players/Nobody": 404,
        "/api/leaderboard?game=chess&players=2": 422,
        "/api/leaderboard?game=camel_up&players=17": 422,
    }.items():
        answer = anna.get(path)
        assert (answer.status_code, sorted(answer.json())) == (status, ["error", "say"])
