"""boardgame.io's side: tic-tac-toe matches over socket.io, spoken by hand.

Its messages, as its own client sends them: engine.io packets ("0" open, "2" ping, "3" pong,
"4" message) that carry socket.io packets ("0" connect, "2" event) of the game's namespace.
Matches are made and joined through its lobby. They are kept in memory, its default: a move that
is acknowledged is lost when the server stops. That is in its favour.
"""

import asyncio
from collections.abc import Sequence

import orjson

from .rest import Rest
from .table import Table
from .wire import Wire

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


async def create(rest: Rest, watchers: int) -> Match:
    """A new match with both players in their seats; its sockets are not open yet."""
    answer = await rest.post(f"/games/{GAME}/create", {"numPlayers": PLAYERS})
    key = answer.body["matchID"]
    joins = (
        rest.post(f"/games/{GAME}/{key}/join", {"playerID": str(seat), "playerName": f"Player {seat}"})
        for seat in range(PLAYERS)
    )
    seats = await asyncio.gather(*joins)
    return Match(key, [seat.body["playerCredentials"] for seat in seats], watchers)
