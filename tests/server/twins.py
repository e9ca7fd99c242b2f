"""Two houses in which the same game is played, but for what one viewer cannot know.

Ids and times are pinned, and the dice are loaded, so that all that the viewer is told must be equal to
the letter. Only the commitment is masked: it is by nature a hash of the seed.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
import orjson
import pytest
from websockets.asyncio.client import ClientConnection, connect

from serai.core import match
from serai.core.dealer import Dealer
from serai.core.game import Game, State
from serai.core.kit import random_ply
from serai.core.rules import CHANCE
from serai.server import hall, serving, tables
from serai.server.hall import Hall
from serai.server.live import Table
from serai.server.room import Room
from serai.server.settings import Settings

ID = "k" * 10
MASK = "c" * 64
VARYING = {"date", "x-request-id"}


class Loaded(Dealer):
    """Dice that fall as the script of their seed says."""

    scripts: ClassVar[dict[bytes, list[int]]] = {}

    def pick(self, weights: Any) -> int:
        if self.seed not in self.scripts:
            return super().pick(weights)
        self.drawn += 1
        return self.scripts[self.seed][self.drawn - 1]


@contextmanager
def pinned(patch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Ids, times and dice; what it gives lets time pass."""
    time = 1_763_190_000_000

    def tick() -> None:
        nonlocal time
        time += 1000

    for module in (hall, tables):
        patch.setattr(module, "now", lambda: time)
    patch.setattr(tables, "new_key", lambda length: ID[:1] * length)
    patch.setattr(match, "Dealer", Loaded)
    yield tick
    Loaded.scripts.clear()


class House:
    """One of the two."""

    def __init__(self, url: str, inner: Hall) -> None:
        self.url, self.hall = url, inner
        self.guests: list[httpx.AsyncClient] = []  # by seat; the spectator last
        self.commitment = ""
        self.seed = b""

    @property
    def room(self) -> Room:
        return self.hall.rooms[ID]

    def mask(self, text: bytes) -> bytes:
        assert self.seed.hex().encode() not in text, "the seed itself"
        return text.replace(self.commitment.encode(), MASK.encode())

    async def ask(self, who: int, method: str, path: str, **body: Any) -> tuple[int, dict[str, str], bytes]:
        answer = await self.guests[who].request(method, path, json=body or None)
        headers = {k: v for k, v in answer.headers.items() if k not in VARYING}
        return answer.status_code, headers, self.mask(answer.content)

    async def act(self, seat: int, message: dict[str, Any]) -> None:
        """What a socket would do with a message, without one."""
        account = self.room.known.chairs[seat].account
        assert account is not None
        do: dict[str, hall.Act] = {
            "play": lambda table, seat, at: table.play(seat, message["do"], at, message["id"]),
            "undo": lambda table, seat, at: table.undo(seat, message["steps"], at, message["id"]),
            "hint": lambda table, seat, at: table.hint(seat, at, message["id"]),
            "insight": lambda table, seat, at: table.look(seat, at, message["id"]),
        }
        await self.hall.act(ID, account, message["ply"], message["id"], do[message["type"]], seat)

    @asynccontextmanager
    async def line(
        self, who: int, ply: int, language: str = "en", eyes: str = ""
    ) -> AsyncIterator[ClientConnection]:
        address = (
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{ID}/socket?ply={ply}&lang={language}{eyes}"
        )
        cookie = {"cookie": f"serai={self.guests[who].cookies['serai']}"}
        async with connect(address, additional_headers=cookie, max_size=None) as socket:
            yield socket

    async def hear(self, socket: ClientConnection, last: str) -> list[bytes]:
        """What comes, up to a message of a kind."""
        heard = []
        while True:
            text = await asyncio.wait_for(socket.recv(decode=False), 30)
            heard.append(self.mask(bytes(text)))
            if orjson.loads(text)["type"] == last:
                return heard


@asynccontextmanager
async def opened(folder: Path, name: str, people: int) -> AsyncIterator[House]:
    settings = Settings(database=f"sqlite:///{folder / name}.db", port=0, limits=False, thinkers=1, grace=1)
    door, server = serving.listen(settings), serving.house(settings)
    running = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    house = House(f"http://127.0.0.1:{door.getsockname()[1]}", server.config.app.state.hall)  # type: ignore[union-attr]
    house.hall.thinkers.choose = _first  # type: ignore[method-assign]
    async with AsyncExitStack() as stack:
        for n in range(people):
            guest = await stack.enter_async_context(httpx.AsyncClient(base_url=house.url, timeout=30))
            (await guest.post("/api/guest", json={"name": f"Guest {n}"})).raise_for_status()
            house.guests.append(guest)
        yield house
    server.should_exit = True
    await running


async def _first(state: State, bot: str) -> tuple[str, bool]:
    """Advice that depends on nothing but what the player may do."""
    return state.game.notations(False)[state.legal()[0]], True


class Twins:
    """One game in two houses, as one viewer follows it."""

    def __init__(
        self, houses: tuple[House, House], game: Game, viewer: int | None, seed: str, shared: bool = False
    ) -> None:
        self.houses, self.game, self.viewer, self.shared = houses, game, viewer, shared
        self.who = game.players if viewer is None else viewer  # among a house's guests
        self.eyes = ""  # said with every request
        if shared:  # all at the screen of the first guest, who looks through the viewer's eyes, or is covered
            self.who = 0
            self.eyes = "" if viewer is None else f"&seat={viewer}"
        self.luck = random.Random(seed)
        self.true, self.false = game.start(), game.start()
        self.scripts: tuple[list[int], list[int]] = ([], [])
        self.whole = True  # the false history has been played from the start on
        self.different = 0  # positions at which the hidden parts differed
        self.remembered = 0  # earlier positions, looked back at, at which they differed
        self.compared = 0  # answers and messages that were
        self._before: list[tuple[State, State]] = []  # what undo leads back to
        self.lines: list[ClientConnection] = []

    async def both(self, do: Callable[[House], Awaitable[Any]]) -> Any:
        """Done in both houses, with the same result to the letter."""
        one, other = [await do(house) for house in self.houses]
        assert one == other, f"leaks to {self.viewer}:\n{one}\n{other}"
        self.compared += len(one) if isinstance(one, list) else 1
        return one

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """What the viewer is answered over HTTP."""
        path += self.eyes if "?" in path else self.eyes.replace("&", "?")
        return await self.both(lambda house: house.ask(self.who, method, path, **body))

    # ---- The two games ----

    async def begin(self, **wishes: Any) -> None:
        moved = self._moved(None)
        assert moved is not None
        for n, house in enumerate(self.houses):
            others = [{"kind": "here", "name": f"Guest {seat}"} for seat in range(1, self.game.players)]
            chairs = [{"kind": "me"}, *(others if self.shared else [])]
            wish = {"options": {"players": self.game.players}, "seats": chairs, **wishes}
            made = (await house.guests[0].post("/api/tables", json={"game": self.game.name, **wish})).json()
            house.commitment = made["table"]["commitment"]
            async with house.hall.at(ID) as room:
                assert room.known.seed is not None
                house.seed = room.known.seed
            Loaded.scripts[house.seed] = self.scripts[n]
            for seat in range(1, 1 if self.shared else self.game.players):
                (
                    await house.guests[seat].post(f"/api/tables/{ID}/join", json={"seat": seat})
                ).raise_for_status()
            (await house.guests[0].post(f"/api/tables/{ID}/start")).raise_for_status()
            await house.guests[0].post(f"/api/tables/{ID}/chat", json={"text": "Good luck"})

    async def move(self) -> None:
        """Whoever's turn it is does something at random, and in the other house what looks the same."""
        seat = self.true.turn
        x = random_ply(self.true, self.luck)
        moved = self._moved(x) or self._redrawn(x)
        pair = self.true, self.false
        twin, self.true, self.false = moved
        names = self.game.notations(False)
        plays = {house: names[y] for house, y in zip(self.houses, (x, twin), strict=True)}
        await self.act(seat, "play", lambda house: {"do": plays[house]})
        self._before = [*self._before, pair][-self.undoable :] if self.undoable else []

    async def look(self, seat: int) -> None:
        """Somebody looks at the game's figures; the others hear of the first time."""
        if seat == self.viewer or seat not in self._table(self.houses[0]).looked:
            await self.act(seat, "insight", lambda house: {})

    async def take_back(self) -> None:
        seat = self.true.turn
        await self.act(seat, "undo", lambda house: {"steps": 1})
        self.true, self.false = self._before.pop()

    @property
    def undoable(self) -> int:
        return min(self._table(house).match.undoable for house in self.houses)

    def redraw(self) -> None:
        """Let the false game stand elsewhere, where the viewer cannot tell it from the true one."""
        self._stand(self.true.resample(self.viewer, self.luck.random()))

    def _stand(self, false: State) -> None:
        self.false, self.whole = false, False
        table = self._table(self.houses[1])
        table.match._state.record.assign(false.record)
        table.match._legal = None
        table._told = false.copy()
        if table.match.undoable:  # its own steps led elsewhere
            table.match._before = [record.copy() for record in self._table(self.houses[0]).match._before]
            self._before = [(true, true.copy()) for true, _ in self._before]

    def _redrawn(self, x: int) -> tuple[int, State, State]:
        """The move as it looks in a false game drawn anew; in the true one if there is no other."""
        for _ in range(0 if self.undoable else 40):
            self.redraw()
            moved = self._moved(x)
            if moved is not None:
                return moved
        self._stand(self.true.copy())
        moved = self._moved(x, same=True)
        assert moved is not None
        return moved

    def _moved(self, x: int | None, same: bool = False) -> tuple[int, State, State] | None:
        """A move and the chance that follows, in both; None if nothing in the false game looks like it.

        With `same` it is the very same in both.
        """
        true, false = self.true.copy(), self.false.copy()
        fallen: tuple[list[int], list[int]] = ([], [])
        twin = -1
        if x is not None:
            alike = [x] if same else self._alike(true, false, x)
            if not alike:
                return None
            twin = self.luck.choice(alike)
            true.play(x)
            false.play(twin)
        while true.turn == CHANCE:
            outcome = random_ply(true, self.luck)
            alike = [outcome] if same else self._alike(true, false, outcome)
            if not alike:
                return None
            other = self.luck.choice(alike)
            for state, y, indices in ((true, outcome, fallen[0]), (false, other, fallen[1])):
                indices.append([o for o, _ in state.chances()].index(y))
                state.play(y)
        if false.turn != true.turn:
            return None
        if x is None:
            self.true, self.false = true, false
        for script, indices in zip(self.scripts, fallen, strict=True):
            script += indices
        return twin, true, false

    def _alike(self, true: State, false: State, x: int) -> list[int]:
        if true.turn != false.turn:
            return []
        viewer = true._viewer(self.viewer)
        shown = self.game.rules.seen(true.record, x, viewer)
        choices = [outcome for outcome, _ in false.chances()] or list(false.legal())
        return [y for y in choices if self.game.rules.seen(false.record, y, viewer) == shown]

    def _table(self, house: House) -> Table:
        return house.room.played

    # ---- What the viewer is told ----

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for house in self.houses:
                self.lines.append(await stack.enter_async_context(house.line(self.who, 0, eyes=self.eyes)))
            await self.both(lambda house: self._heard(house, "chat"))
            yield
            self.lines.clear()

    async def look_again(self) -> None:
        """Through the same eyes, which is as good as coming back to them."""
        for line in self.lines:
            await line.send(orjson.dumps({"type": "eyes", "seat": self.viewer}), text=True)
        await self.both(lambda house: self._heard(house, "ack"))

    async def act(self, seat: int, what: str, body: Callable[[House], dict[str, Any]]) -> None:
        """Somebody acts, the viewer over their socket; then the viewer hears of it."""
        ply = self._table(self.houses[0]).ply
        for n, house in enumerate(self.houses):
            message = {"type": what, "ply": ply, "id": f"{what}{ply}", **body(house)}
            if seat == self.viewer and self.lines:
                await self.lines[n].send(orjson.dumps(message), text=True)
            else:
                await house.act(seat, message)
        if self.lines:
            answers = {"hint": "hints", "insight": "insight"}
            last = answers.get(what, "ack") if seat == self.viewer else "position"
            await self.both(lambda house: self._heard(house, last))
            self.different += self.true != self.false

    async def _heard(self, house: House, last: str) -> list[bytes]:
        return await house.hear(self.lines[self.houses.index(house)], last)
