"""Whatever is sent to the house gets a sentence or a clean end; nothing breaks, and nothing changes."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import hypothesis
import orjson
import pytest
import schemathesis
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import InvalidStatus

from serai.server.store.database import Store
from serai.server.store.schema import chats, plies, seats, tables

from .client import Guest, Viewer, seated
from .company import ask, play_out
from .houses import Process
from .ledger import agree, finished
from .malice import Liar, bad_messages

CALLERS = ("passer-by", "guest", "member", "token")
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
STREAMS = ("/api/bots/events", "/api/tables/{table}/stream")  # they do not end
CASES = 12  # for each operation and caller
MESSAGES = 10_000  # over sockets
Start = Callable[..., Process]


def unhurt(process: Process) -> None:
    assert process.process.poll() is None
    assert "Traceback" not in process.err, process.err
    assert "unexpected" not in process.err


# ---- HTTP ----


def come_in(process: Process, who: str, name: str) -> httpx.Client:
    """Somebody of a kind, with what shows who they are among the headers."""
    client = process.client()
    if who != "passer-by":
        ask(client, "POST", "/api/guest", name=name)
    if who == "member":
        ask(client, "POST", "/api/account/keep", password="forty camels went by")
    headers = {"cookie": f"serai={client.cookies['serai']}"} if who != "passer-by" else {}
    if who == "token":
        headers = {"authorization": f"Bearer {ask(client, 'POST', '/api/tokens', name='bot')['token']}"}
    client.close()
    return process.client(**headers)


def rooms(process: Process, caller: httpx.Client, known: bool) -> list[str]:
    """Tables to be tried: one's own, open, begun and over, and somebody else's behind a closed door."""
    with come_in(process, "guest", "Host") as host:
        others = host if not known else caller
        quick: dict[str, Any] = {"game": "camel_up", "options": {"players": 2}}
        bot = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        found = [
            ask(host, "POST", "/api/tables", **quick, private=True),
            ask(others, "POST", "/api/tables", **quick),
            *(ask(others, "POST", "/api/tables", **quick, seats=bot) for _ in range(2)),
        ]
        ids = [table["table"]["id"] for table in found]
        for table in ids[2:]:
            ask(others, "POST", f"/api/tables/{table}/start")
        play_out(others, ids[3])
        return ids


@pytest.mark.long
@pytest.mark.parametrize("who", CALLERS)
def test_the_whole_api_answers_whatever_it_is_asked(
    who: str, serve_process: Start, postgresql: str, scale: int
) -> None:
    """PostgreSQL, as it is the stricter one about what it is given."""
    process = serve_process(postgresql, "--no-limits", "--level", "warning").wait()
    schema = schemathesis.openapi.from_url(f"{process.url}/api/openapi.json")
    caller, asked = come_in(process, who, "Caller"), 0
    ids = rooms(process, caller, who != "passer-by")
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        if result.ok().path not in STREAMS:
            asked += fuzz(result.ok(), dict(caller.headers), ids, CASES * scale)
        if who != "passer-by" and not caller.get("/api/account").is_success:
            caller.close()
            caller = come_in(process, who, f"Caller {asked}")  # they deleted themselves, or signed out
    caller.close()
    print(f"{asked} requests as {who}")
    unhurt(process)


def fuzz(operation: Any, headers: dict[str, str], ids: list[str], cases: int) -> int:
    """Ask for one operation in good and in bad ways; how often it was asked for."""
    asked = 0
    strategies = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]

    @hypothesis.given(case=st.one_of(*strategies), table=st.none() | st.sampled_from(ids))
    @hypothesis.settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    def answers(case: Any, table: str | None) -> None:
        nonlocal asked
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(headers=headers, checks=CHECKS)
        asked += 1

    answers()
    return asked


def test_a_nul_is_refused_wherever_it_comes(serve_process: Start, postgresql: str) -> None:
    """PostgreSQL cannot keep one, so nobody gets as far."""
    process = serve_process(postgresql, "--no-limits", "--level", "warning").wait()
    with come_in(process, "guest", "Omar") as omar:
        table = ask(omar, "POST", "/api/tables", game="camel_up")["table"]["id"]
        for path, body in (
            (f"/api/tables/{table}/word", {"word": "sesame\0"}),
            (f"/api/tables/{table}/chat", {"text": "sesame\0"}),
            (f"/api/tables/{table}/chat", {"text": "sesame", "id": "\0"}),
            (f"/api/tables/{table}/play", {"do": "legB", "ply": 0, "id": "\0"}),
            ("/api/tables", {"game": "camel_up", "word": "\0"}),
            ("/api/tables", {"game": "camel_up", "seats": [{"kind": "player", "name": "\0"}]}),
            ("/api/session", {"name": "Omar\0", "password": "sesame"}),
            ("/api/tokens", {"name": "\0"}),
        ):
            answer = omar.post(path, json=body)
            assert answer.status_code == 422
            assert answer.json()["error"] == "field-text"
        for path in (
            "/api/tables/%00",
            "/api/tables?game=%00",
            "/api/players/%00",
            f"/api/tables/{table}/log%00",
        ):
            assert omar.get(path).status_code == 400
    unhurt(process)


# ---- Sockets ----


class Scene:
    """Tables that stand still: one under way, one with other people, one over, one closed."""

    def __init__(self, process: Process) -> None:
        self.anna, self.ben, self.stranger = (Guest([process.url], name) for name in ("Anna", "Ben", "Carla"))
        self.passer_by = Guest([process.url], "")
        self.viewers: list[Viewer] = []

    async def set_up(self) -> "Scene":
        for guest in (self.anna, self.ben, self.stranger):
            await guest.come_in()
        self.table = await seated([self.anna, self.ben], 0, "camel_up")
        self.theirs = await seated([self.stranger, self.anna], 0, "camel_up")
        self.closed = await seated([self.ben], 1, "camel_up", start=False)
        await self.ben.post(f"/api/tables/{self.closed}/leave")
        self.over = await seated([self.anna], 1, "camel_up")
        await Viewer(self.anna, self.over, 0, random.Random(1)).watch()
        self.viewers = [
            Viewer(guest, self.table, seat, random.Random(seat))
            for seat, guest in enumerate((self.anna, self.ben))
        ]
        return self

    async def actor(self) -> tuple[Guest, Guest, int, list[str]]:
        """Who decides, who does not, the ply, and what may be played."""
        path = f"/api/tables/{self.table}/position"
        told = {guest: await guest.get(path) for guest in (self.anna, self.ben)}
        (actor,) = (guest for guest in told if told[guest]["legal"])
        (other,) = (guest for guest in told if guest is not actor)
        return actor, other, told[actor]["ply"], [choice["do"] for choice in told[actor]["legal"]]


async def kept(database: str) -> list[Any]:
    """All that the store holds of the tables, but when somebody was last seen."""
    store = await Store.open(database)
    columns = [column for column in seats.c if column.name != "seen"]
    async with store.reading() as connection:
        found = [
            sorted(map(repr, await connection.execute(query)))
            for query in (
                plies.select(),
                tables.select(),
                chats.select(),
                seats.select().with_only_columns(*columns),
            )
        ]
    await store.close()
    return found


@pytest.mark.anyio
@pytest.mark.long
async def test_bad_messages_get_sentences_and_change_nothing(
    serve_process: Start, database: str, scale: int
) -> None:
    process = await asyncio.to_thread(serve_process(database, "--no-limits", "--level", "warning").wait)
    scene = await Scene(process).set_up()
    actor, other, ply, legal = await scene.actor()
    before = await kept(database)
    luck = random.Random(17)
    liars = [
        Liar(actor, scene.table),
        Liar(other, scene.table),
        Liar(scene.stranger, scene.table),
        Liar(scene.passer_by, scene.table),
        Liar(scene.ben, scene.theirs),
        Liar(scene.anna, scene.over),
    ]
    share = MESSAGES * scale // 2 // len(liars) + 1  # on each of two databases
    for liar in liars:
        bad = bad_messages(luck, ply, legal)
        await liar.send_all([next(bad) for _ in range(share)])
        if liar.guest is not actor:
            await liar.send_all(trespasses(ply, legal))
    await torn_lines(scene)
    assert await kept(database) == before
    unhurt(process)
    sent, refused, ended = (
        sum(getattr(liar, part) for liar in liars) for part in ("sent", "refused", "ended")
    )
    print(f"{sent} bad messages: {refused} sentences, {ended} lines ended")
    assert sent >= MESSAGES * scale // 2
    await asyncio.gather(*(viewer.watch() for viewer in scene.viewers))
    store = await Store.open(database)
    agree(await finished(store, scene.table), scene.viewers)
    await store.close()
    unhurt(process)


def trespasses(ply: int, legal: list[str]) -> list[str | bytes]:
    """Good moves, from who may not make them."""
    moves = [{"type": "play", "do": do, "ply": ply, "id": do} for do in legal]
    return [
        json.dumps(message)
        for message in (*moves, {"type": "undo", "ply": ply}, {"type": "hint", "ply": ply})
    ]


async def torn_lines(scene: Scene) -> None:
    """Frames that are no WebSocket's, too long, cut off, or addressed to no table."""
    for torn, code in (
        (b"\xff" * 64, 1002),
        (b"\x81\xfe\xff\xff" + b"a" * 20, None),  # a frame that never ends
        (b"GET / HTTP/1.1\r\n\r\n", 1002),
    ):
        async with scene.anna.line(scene.anna.urls[0], scene.table) as line:
            await line.recv()
            line.transport.write(torn)
            if code is not None:
                await line.wait_closed()
                assert line.close_code == code
            line.transport.abort()
    for long in ("x" * (17 << 10), b"y" * (1 << 20), '{"type":"chat","text":"' + "z" * (64 << 10) + '"}'):
        await Liar(scene.anna, scene.table).send_all([long])
    for guest, table in (
        (scene.passer_by, "nowhere"),
        (scene.anna, "x" * 3000),
        (scene.anna, "..%2f..%2fetc%2fpasswd"),
        (scene.anna, "%00"),
    ):
        with pytest.raises(InvalidStatus) as refused:
            async with guest.line(guest.urls[0], table):
                pass
        assert 400 <= refused.value.response.status_code < 500


@pytest.mark.anyio
async def test_a_flood_is_slowed_down_and_the_others_play_on(serve_process: Start, sqlite: str) -> None:
    process = await asyncio.to_thread(serve_process(sqlite, "--level", "warning").wait)
    anna, ben, carla = [await Guest([process.url], name).come_in() for name in ("Anna", "Ben", "Carla")]
    table = await seated([anna, ben], 0, "camel_up")
    async with Liar(carla, table).line() as line:
        for _ in range(3000):
            await line.send('{"type":"play","do":"legB","ply":1}')
        for guest in (anna, ben):
            position = await guest.get(f"/api/tables/{table}/position")
            for choice in position["legal"][:1]:
                await guest.post(f"/api/tables/{table}/play", do=choice["do"], ply=position["ply"])
        told = Counter([orjson.loads(await line.recv()).get("error") for _ in range(3001)])
    assert told["too-fast"] > 2900
    assert told[None] >= 1, "nobody told them of the move"
    unhurt(process)
