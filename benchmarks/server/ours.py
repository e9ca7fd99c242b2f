"""Serai's side: tables of guests, over the JSON messages of its socket."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import orjson

from .errors import Unfit
from .machine import free_port
from .process import serving
from .rest import Rest
from .table import Table
from .wire import HOST, Wire

TABLES = 16  # that a party of guests sits at: the house lets nobody have more than twenty
COMMAND = (sys.executable, str(Path(__file__).with_name("serve.py")))
Headers = dict[str, str]


class Inn(Table):
    """A table of the inn, its players and, if wanted, some who only watch."""

    def __init__(self, key: str, sockets: int, seed: int, moves: Sequence[str] = ()) -> None:
        super().__init__()
        self.key = key
        self.ply = 0  # of the move on its way
        self.turn = 0
        self.legal: list[str] = []
        self.chairs = [Chair(self, seat) for seat in range(sockets)]
        self._moves = moves  # always the same game; any game if there are none
        self._rng = random.Random(seed)

    @property
    def sockets(self) -> Sequence[Wire]:
        return self.chairs

    def send(self) -> None:
        chair = self.chairs[self.turn]
        self.ply = chair.ply
        do = self._moves[self.ply] if self._moves else self._rng.choice(self.legal)
        chair.send(orjson.dumps({"type": "play", "do": do, "ply": self.ply, "id": str(self.ply)}))


class Chair(Wire):
    """A socket: a player's, or from the last seat on that of one who watches."""

    def __init__(self, table: Inn, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.ply = -1  # as last told

    def read(self, text: bytes) -> None:
        told = orjson.loads(text)
        kind = told["type"]
        if kind == "position":
            self._position(told)
        elif kind == "ack" and told["id"] == str(self.table.ply):
            self.table.acknowledged()
        elif kind == "error":
            self.table.refused(told["say"])

    def _position(self, told: dict[str, Any]) -> None:
        table, before = self.table, self.ply
        self.ply = told["ply"]
        table.over = told["over"]
        if told["turn"] == self.seat:
            table.turn, table.legal = self.seat, [choice["do"] for choice in told["legal"]]
        if before < 0:
            self.greeted()
        elif before <= table.ply < self.ply:  # not when a position is told again
            table.seen()


class Serai:
    """The system under test. Parties of guests sit at several tables, with one socket each at each."""

    def __init__(
        self,
        game: str,
        players: int,
        watchers: int = 0,
        moves: Sequence[str] = (),
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.name = "Serai"
        self.sockets = players + watchers
        self.about = f"{game.replace('_', '-')}, {self.sockets} sockets a table, written to disk"
        self._game, self._players, self._moves = game, players, moves
        self._command = command
        self._port = free_port()
        self._tables = 0
        self._parties: dict[int, asyncio.Task[list[Headers]]] = {}

    def start(self, folder: Path, core: int) -> AbstractContextManager[int]:
        environment = {
            "SERAI_PORT": str(self._port),
            "SERAI_DATABASE": f"sqlite:///{folder / 'bench.db'}",
            "SERAI_LIMITS": "off",  # one address plays for thousands of guests here
            "SERAI_LEVEL": "warning",
        }
        return serving(self.name, self._command, environment, [self._port], core, folder)

    @asynccontextmanager
    async def reception(self) -> AsyncIterator[Callable[[], Awaitable[Inn]]]:
        """Gives what seats guests at a new table and starts its game."""
        async with Rest(self._port) as rest:
            yield lambda: self._table(rest)

    async def _party(self, rest: Rest, number: int) -> list[Headers]:
        return [await self._guest(rest, self._players * number + one) for one in range(self._players)]

    async def _guest(self, rest: Rest, number: int) -> Headers:
        origin = {"Origin": f"http://{HOST}:{self._port}"}
        answer = await rest.post("/api/guest", {"name": f"Guest {number + 1}"}, origin)
        cookie = answer.headers.get("set-cookie", "").partition(";")[0]
        if not cookie:
            raise Unfit("Serai's server let a guest in without a cookie.")
        return {**origin, "Cookie": cookie}

    async def _table(self, rest: Rest) -> Inn:
        number, self._tables = self._tables, self._tables + 1
        party = number // TABLES
        if party not in self._parties:
            self._parties[party] = asyncio.create_task(self._party(rest, party))
        guests = await self._parties[party]
        wanted = {"game": self._game, "options": {"players": self._players}}
        answer = await rest.post("/api/tables", wanted, guests[0])
        key = answer.body["table"]["id"]
        path = f"/api/tables/{key}"
        for seat, guest in enumerate(guests[1:], 1):
            await rest.post(f"{path}/join", {"seat": seat}, guest)
        await rest.post(f"{path}/start", {}, guests[0])
        table = Inn(key, self.sockets, number, self._moves)
        passer_by = {"Origin": guests[0]["Origin"]}
        for chair in table.chairs:
            who = guests[chair.seat] if chair.seat < self._players else passer_by
            await chair.connect(self._port, f"{path}/socket", who)
        return table
