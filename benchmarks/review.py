"""`script/bench review`: how long looking back at a game takes, and whether a live table feels it."""

import statistics
import tempfile
import time
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

MOVES = 200  # that are timed at a live table, with and without somebody looking back beside it
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


def moves(client: httpx.Client) -> list[float]:
    """How long the house takes to answer to each of many moves, in milliseconds."""
    taken: list[float] = []
    while len(taken) < MOVES:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
        wish = {"game": "camel_up", "options": {"players": 2}, "seats": seats}
        table = ask(client, "POST", "/api/tables", **wish)["table"]["id"]
        path = f"/api/tables/{table}"
        ask(client, "POST", f"{path}/start")
        while ask(client, "GET", path)["table"]["status"] != "over" and len(taken) < MOVES:
            for seat in (0, 1):
                position = ask(client, "GET", f"{path}/position?seat={seat}")
                if not position["legal"]:
                    continue
                do = position["legal"][-1]["do"]
                began = time.perf_counter()
                ask(client, "POST", f"{path}/play?seat={seat}", do=do, ply=position["ply"])
                taken.append(MILLI * (time.perf_counter() - began))
    return taken


def live(log: str) -> tuple[list[float], list[float], bool]:
    """Moves at a quiet house, moves while it looks back, and whether it still did so at the end."""
    with tempfile.TemporaryDirectory() as home:
        house = Process(f"sqlite:///{home}/inn.db", Path(home), "--no-limits").wait()
        try:
            client = httpx.Client(base_url=house.url, headers={"origin": house.url}, timeout=60)
            client.post("/api/guest", json={"name": "Ada"}).raise_for_status()
            quiet = moves(client)
            tables = [ask(client, "POST", "/api/replays", log=log)["table"]["id"] for _ in range(8)]
            for table in tables:
                ask(client, "POST", f"/api/tables/{table}/review")
            busy = moves(client)
            at_work = ask(client, "GET", f"/api/tables/{tables[-1]}/review")["review"] is None
            return quiet, busy, at_work
        finally:
            house.stop()


def main() -> None:
    shown = Console(highlight=False)
    table = Table("looking back at a game of four", "plies", "seconds of a core", box=SIMPLE_HEAD)
    games = {name: played(name) for name in serai.games()}
    for match in games.values():
        table.add_row(match.game.title, str(len(match.plies)), f"{seconds(match):.1f}")
    shown.print(table)
    quiet, busy, at_work = live(games["five_tribes"].log.dumps())
    table = Table("a move at a live table, ms", "median", "95 of 100 within", box=SIMPLE_HEAD)
    for text, taken in (("nobody looks back", quiet), ("somebody does", busy)):
        taken.sort()
        table.add_row(text, f"{statistics.median(taken):.1f}", f"{taken[len(taken) * 95 // 100]:.1f}")
    shown.print(table)
    if not at_work:
        shown.print("It was done before the moves were: the second line counts for less.")


if __name__ == "__main__":
    main()
