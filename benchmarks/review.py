"""`script/bench review`: how long looking back at a game takes, and whether a live table feels it."""

import os
import signal
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
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

MOVES = 300  # at a live table while somebody looks back at a game beside it, if that takes so long
SOME = 15  # of them in a row
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
    """Moves while a house looks back at a game, and moves while that is held up, in turn: what else goes on
    on the machine meets both."""
    held: list[float] = []
    busy: list[float] = []
    with tempfile.TemporaryDirectory() as home:
        house = Process(f"sqlite:///{home}/inn.db", Path(home), "--no-limits").wait()
        try:
            client = httpx.Client(base_url=house.url, headers={"origin": house.url}, timeout=60)
            client.post("/api/guest", json={"name": "Ada"}).raise_for_status()
            moves = answers(client)
            list(islice(moves, SOME))  # whatever is slow the first time
            path = f"/api/tables/{ask(client, 'POST', '/api/replays', log=log)['table']['id']}/review"
            ask(client, "POST", path)
            worker = reviewer(house.process.pid)
            with suppress(ProcessLookupError):  # it is done
                while len(busy) < MOVES:
                    os.kill(worker, signal.SIGSTOP)
                    held += islice(moves, SOME)
                    os.kill(worker, signal.SIGCONT)
                    busy += islice(moves, SOME)
        finally:
            house.stop()
    return held, busy


def reviewer(house: int) -> int:
    """The process that looks back, as soon as there is one."""
    while True:
        found = subprocess.run(
            ["pgrep", "-P", str(house), "-f", "serai.server.reviewer"], capture_output=True, check=False
        )
        if found.stdout:
            return int(found.stdout)


def main() -> None:
    shown = Console(highlight=False)
    table = Table("looking back at a game of four", "plies", "seconds of a core", box=SIMPLE_HEAD)
    games = {name: played(name) for name in serai.games()}
    logs = [match.log.dumps() for match in games.values()]
    for match in games.values():
        table.add_row(match.game.title, str(len(match.plies)), f"{seconds(match):.1f}")
    shown.print(table)
    held, busy = ([ms for part in parts for ms in part] for parts in zip(*map(live, logs), strict=True))
    table = Table("a move at a live table, ms", "moves", "median", "99 of 100 within", box=SIMPLE_HEAD)
    for text, taken in (("nobody looks back", held), ("somebody does", busy)):
        taken.sort()
        late = f"{taken[len(taken) * 99 // 100]:.1f}"
        table.add_row(text, str(len(taken)), f"{statistics.median(taken):.1f}", late)
    shown.print(table)


if __name__ == "__main__":
    main()
