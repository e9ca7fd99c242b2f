"""`script/bench review`: how long looking back at a game takes, and whether a live table feels it."""

import statistics
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import httpx
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import serai
from serai import bots
from serai.bots.review import Reviewer
from serai.core.match import Match
from server.company import ask
from server.houses import Process

MOVES = 300  # at a live table, and while somebody looks back at a game beside it, if that takes so long
SOME = 10  # moves between two looks at whether they still do
MILLI = 1000


def played(name: str) -> Match:
    """A finished game of four."""
    match = serai.game(name, players=4).match(seed=1)
    bot = bots.make("greedy", match.game)
    while not match.over:
        match.play(bots.ask(bot, match.state, len(match.plies)))
    return match


def seconds(match: Match) -> float:
    """Of one core, for the whole of it."""
    reviewer = Reviewer(match)
    began = time.process_time()
    for _ in reviewer:
        pass
    assert reviewer.review
    return time.process_time() - began


def answers(client: httpx.Client) -> Iterator[float]:
    """How long the house takes to answer to each move at a table, in milliseconds; game after game."""
    while True:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
        wish = {"game": "camel_up", "options": {"players": 2}, "seats": seats}
        table = ask(client, "POST", "/api/tables", **wish)["table"]["id"]
        path = f"/api/tables/{table}"
        ask(client, "POST", f"{path}/start")
        while ask(client, "GET", path)["table"]["status"] != "over":
            for seat in (0, 1):
                position = ask(client, "GET", f"{path}/position?seat={seat}")
                if not position["legal"]:
                    continue
                do = position["legal"][-1]["do"]
                began = time.perf_counter()
                ask(client, "POST", f"{path}/play?seat={seat}", do=do, ply=position["ply"])
                yield MILLI * (time.perf_counter() - began)


def live(log: str) -> tuple[list[float], list[float]]:
    """Moves at a quiet house, and moves while it looks back at a game."""
    with tempfile.TemporaryDirectory() as home:
        house = Process(f"sqlite:///{home}/inn.db", Path(home), "--no-limits").wait()
        try:
            client = httpx.Client(base_url=house.url, headers={"origin": house.url}, timeout=60)
            client.post("/api/guest", json={"name": "Ada"}).raise_for_status()
            moves = answers(client)
            list(islice(moves, MOVES // 3))  # whatever is slow the first time
            quiet = list(islice(moves, MOVES))
            path = f"/api/tables/{ask(client, 'POST', '/api/replays', log=log)['table']['id']}/review"
            ask(client, "POST", path)
            busy: list[float] = []
            while len(busy) < MOVES and ask(client, "GET", path)["review"] is None:
                busy += islice(moves, SOME)
            return quiet, busy
        finally:
            house.stop()


def main() -> None:
    shown = Console(highlight=False)
    table = Table("looking back at a game of four", "plies", "seconds of a core", box=SIMPLE_HEAD)
    games = {name: played(name) for name in serai.games()}
    logs = [match.log.dumps() for match in games.values()]
    for match in games.values():
        table.add_row(match.game.title, str(len(match.plies)), f"{seconds(match):.1f}")
    shown.print(table)
    quiet, busy = ([ms for part in parts for ms in part] for parts in zip(*map(live, logs), strict=True))
    table = Table("a move at a live table, ms", "moves", "median", "99 of 100 within", box=SIMPLE_HEAD)
    for text, taken in (("nobody looks back", quiet), ("somebody does", busy)):
        taken.sort()
        late = f"{taken[len(taken) * 99 // 100]:.1f}"
        table.add_row(text, str(len(taken)), f"{statistics.median(taken):.1f}", late)
    shown.print(table)


if __name__ == "__main__":
    main()
