"""boardgame.io's side: tic-tac-toe matches over socket.io, spoken by hand.

Its messages, as its own client sends them: engine.io packets ("0" open, "2" ping, "3" pong,
"4" message) that carry socket.io packets ("0" connect, "2" event) of the game's namespace.
Matches are made and joined through its lobby. They are kept in memory, its default: a move that
is acknowledged is lost when the server stops. That is in its favour.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path

import orjson

from .machine import free_port
from .npm import PACKAGE, VERSION, node
from .process import serving
from .rest import Rest
from .table import Table
from .wire import Wire

PROGRAM = Path(__file__).with_suffix(".mjs")
GAME = "tic-tac-toe"
PATH = "/socket.io/?EIO=4&transport=websocket"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
SYNC, UPDATE = EVENT + b'["sync"', EVENT + b'["update"'
CELLS = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # a draw: nine moves
PLAYERS = 2


class Match(Table):
    """A match, its two players and, if wanted, some who only watch."""

    def __init__(self, key: str, credentials: Sequence[str], watchers: int) -> None:
        super().__init__()
        self.key = key
        self.credentials = tuple(credentials)
        self.moves = 0
        self.seats = [Seat(self, seat) for seat in range(PLAYERS + watchers)]

    @property
    def sockets(self) -> Sequence[Wire]:
        return self.seats

    def send(self) -> None:
        seat = self.moves % PLAYERS
        payload = {
            "type": "clickCell",
            "args": [CELLS[self.moves]],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.moves += 1
        self.over = self.moves == len(CELLS)
        self.seats[seat].tell("update", action, self.moves - 1, self.key, str(seat))

    def updated(self, seat: int) -> None:
        """A socket was sent the new state. To the one who moved, that is the acknowledgement."""
        if seat == (self.moves - 1) % PLAYERS:
            self.acknowledged()
        self.seen()


class Seat(Wire):
    """A socket of a match: a player's, or from the third on that of one who watches."""

    def __init__(self, match: Match, number: int) -> None:
        super().__init__()
        self.match = match
        self.number = number

    def tell(self, event: str, *args: object) -> None:
        self.send(EVENT + orjson.dumps([event, *args]))

    def read(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            self.match.updated(self.number)
        elif text == b"2":
            self.send(b"3")
        elif text.startswith(b"0"):
            self.send(JOIN)
        elif text.startswith(JOIN):
            player = self.number < PLAYERS
            who = str(self.number) if player else None
            proof = self.match.credentials[self.number] if player else None
            self.tell("sync", self.match.key, who, proof, PLAYERS)
        elif text.startswith(SYNC):
            self.greeted()


class BoardgameIo:
    """The system under test."""

    def __init__(self, folder: Path, watchers: int) -> None:
        self.name = f"{PACKAGE} {VERSION}"
        self.sockets = PLAYERS + watchers
        self.about = f"tic-tac-toe, {self.sockets} sockets a match, in memory"
        self._folder = folder
        self._port, self._lobby = free_port(), free_port()

    def start(self, folder: Path, core: int) -> AbstractContextManager[int]:
        command = [node(), str(PROGRAM), str(self._folder), str(self._port), str(self._lobby)]
        environment = {"NODE_ENV": "production"}
        return serving(self.name, command, environment, (self._lobby, self._port), core, folder)

    @asynccontextmanager
    async def reception(self) -> AsyncIterator[Callable[[], Awaitable[Match]]]:
        """Gives what makes a new match, with both players in their seats and all sockets open."""
        async with Rest(self._lobby) as rest:
            yield lambda: self._match(rest)

    async def _match(self, rest: Rest) -> Match:
        answer = await rest.post(f"/games/{GAME}/create", {"numPlayers": PLAYERS})
        key = answer.body["matchID"]
        proofs = []
        for seat in range(PLAYERS):
            who = {"playerID": str(seat), "playerName": f"Player {seat}"}
            answer = await rest.post(f"/games/{GAME}/{key}/join", who)
            proofs.append(answer.body["playerCredentials"])
        match = Match(key, proofs, self.sockets - PLAYERS)
        for wire in match.seats:
            await wire.connect(self._port, PATH)
        return match
