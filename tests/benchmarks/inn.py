"""A stand-in for the inn's server: guests, tables and the socket, and a game of nothing but turns.

Run as a program it serves on $SERAI_PORT, as `serai serve` does.
"""

import os
from typing import Any

import orjson
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

PLAYERS, LENGTH = 4, 1000
PADDING = "Take the blue leg tile. " * 8000  # a first position of more than 64 KB, told in one long frame


class Game:
    """Seats, and how many plies have been played."""

    def __init__(self, owner: str) -> None:
        self.seats = [owner]
        self.playing = False
        self.ply = 3
        self.sockets: list[tuple[int, WebSocket]] = []

    def position(self, seat: int) -> dict[str, Any]:
        turn = self.ply % PLAYERS
        over = self.ply >= LENGTH
        legal = [{"do": f"go{self.ply}", "action": 0, "say": "Go"}] if seat == turn and not over else []
        log = PADDING if self.ply == 3 else ""
        return {"type": "position", "ply": self.ply, "turn": turn, "over": over, "legal": legal, "log": log}


GAMES: dict[str, Game] = {}


async def guest(request: Request) -> JSONResponse:
    if request.headers["origin"] != f"http://{request.headers['host']}":
        return JSONResponse({"error": "foreign-origin", "say": "Come to our own page."}, 403)
    name = (await request.json())["name"]
    answer = JSONResponse({"name": name})
    answer.set_cookie("serai", f"token-of-{name.split()[1]}", httponly=True)
    return answer


async def create(request: Request) -> JSONResponse:
    key = str(len(GAMES))
    GAMES[key] = Game(request.cookies["serai"])
    return JSONResponse({"type": "table", "table": {"id": key}, "seat": 0}, 201)


async def join(request: Request) -> JSONResponse:
    game = GAMES[request.path_params["key"]]
    if (await request.json())["seat"] != len(game.seats) or request.cookies["serai"] in game.seats:
        return JSONResponse({"error": "taken", "say": "Somebody sits there."}, 409)
    game.seats.append(request.cookies["serai"])
    return JSONResponse({})


async def start(request: Request) -> JSONResponse:
    game = GAMES[request.path_params["key"]]
    game.playing = len(game.seats) == PLAYERS
    return JSONResponse({}, 200 if game.playing else 409)


async def socket(wire: WebSocket) -> None:
    game = GAMES[wire.path_params["key"]]
    seat = game.seats.index(wire.cookies["serai"])
    await wire.accept()
    game.sockets.append((seat, wire))
    await tell(wire, {"type": "table", "seat": seat})
    await tell(wire, game.position(seat))
    try:
        while True:
            await answer(game, seat, wire, orjson.loads(await wire.receive_text()))
    except WebSocketDisconnect:
        game.sockets.remove((seat, wire))


async def answer(game: Game, seat: int, wire: WebSocket, told: dict[str, Any]) -> None:
    if told["ply"] != game.ply or told["do"] != f"go{game.ply}" or seat != game.ply % PLAYERS:
        await tell(wire, {"type": "error", "id": told["id"], "error": "stale", "say": "Not now."})
        return
    game.ply += 1 + game.ply % 2  # now and then chance acts too
    for other, one in game.sockets:
        await tell(one, game.position(other))
    await tell(wire, {"type": "ack", "id": told["id"], "ply": game.ply})


async def tell(wire: WebSocket, message: dict[str, Any]) -> None:
    await wire.send_text(orjson.dumps(message).decode())


app = Starlette(
    routes=[
        Route("/api/guest", guest, methods=["POST"]),
        Route("/api/tables", create, methods=["POST"]),
        Route("/api/tables/{key}/join", join, methods=["POST"]),
        Route("/api/tables/{key}/start", start, methods=["POST"]),
        WebSocketRoute("/api/tables/{key}/socket", socket),
    ]
)

if __name__ == "__main__":
    uvicorn.run(app, port=int(os.environ["SERAI_PORT"]), log_level="warning", ws="websockets")
