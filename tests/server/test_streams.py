"""Programs at the tables: challenges, turns and positions as lines of JSON."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest

from serai.server import streams
from serai.server.settings import Settings

from .company import ask, play_out
from .houses import House, Process, open_house, wait_for

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"
PATIENCE = 30.0
END = object()


class Lines:
    """A stream that is read in the background; `next()` waits for a line that says something."""

    def __init__(self, client: httpx.Client, path: str) -> None:
        self._lines: Queue[Any] = Queue()
        self.empty = 0
        self.status = 0
        opened = threading.Event()

        def read() -> None:
            try:
                with client.stream("GET", path) as answer:
                    self.status, self._answer = answer.status_code, answer
                    opened.set()
                    for line in answer.iter_lines():
                        self.empty += not line
                        if line:
                            self._lines.put(json.loads(line))
                self._lines.put(END)
            except (httpx.TransportError, httpx.StreamError):
                opened.set()

        threading.Thread(target=read, daemon=True).start()
        assert opened.wait(PATIENCE)

    def next(self, kind: str = "") -> Any:
        """The next line, or the next of a kind."""
        while True:
            line = self._lines.get(timeout=PATIENCE)
            if not kind or line is END or line["type"] == kind:
                return line


def a_bot(house: House, owner: httpx.Client, name: str = "Jinn") -> tuple[httpx.Client, str]:
    """A bot account of the owner's, as a program that shows its token."""
    token = ask(owner, "POST", "/api/bots", name=name)["token"]
    return house.client(authorization=f"Bearer {token}"), token


def challenge(owner: httpx.Client, *names: str) -> str:
    chairs = [{"kind": "player", "name": name} for name in names]
    wish = {"game": "camel_up", "options": {"players": len(names) + 1}, "seats": [{"kind": "me"}, *chairs]}
    return str(ask(owner, "POST", "/api/tables", **wish)["table"]["id"])


def test_a_program_hears_of_all_that_concerns_it(house: House) -> None:
    anna = house.guest("Anna")
    jinn, _ = a_bot(house, anna)
    events = Lines(jinn, "/api/bots/events")
    table = challenge(anna, "Jinn")
    asked = events.next()
    assert (asked["type"], asked["table"]["id"], asked["table"]["game"]) == ("challenge", table, "camel_up")
    assert "invite" not in asked["table"]
    ask(jinn, "POST", f"/api/tables/{table}/join")
    ask(anna, "POST", f"/api/tables/{table}/start")
    started = {"type": "start", "table": table, "game": "camel_up", "seat": 1, "away": False}
    assert events.next() == started
    late = Lines(jinn, "/api/bots/events")  # comes in the middle and is told what is pending
    assert late.next() == started
    over = False
    while not over:
        position = ask(anna, "GET", f"/api/tables/{table}/position")
        over = position["over"]
        if position["legal"]:
            move = {"do": position["legal"][-1]["do"], "ply": position["ply"]}
            ask(anna, "POST", f"/api/tables/{table}/play", **move)
        elif position["turn"] == 1:
            for stream in (events, late):
                assert stream.next() == {"type": "turn", "table": table, "ply": position["ply"]}
            mine = ask(jinn, "GET", f"/api/tables/{table}/position")
            move = {"do": mine["legal"][-1]["do"], "ply": mine["ply"]}
            ask(jinn, "POST", f"/api/tables/{table}/play", **move)
    ended = events.next()
    assert (ended["type"], ended["table"], ended["seat"]) == ("over", table, 1)
    assert sorted(ended["result"]) == ["away", "places", "reason", "scores"]


def test_a_challenge_is_declined(inn: House) -> None:
    anna = inn.guest("Anna")
    jinn, _ = a_bot(inn, anna)
    table = challenge(anna, "Jinn")
    events = Lines(jinn, "/api/bots/events")
    assert events.next()["table"]["id"] == table  # it was asked before it came
    told = ask(jinn, "POST", f"/api/tables/{table}/leave")["table"]
    assert (told["seats"][1]["kind"], told["seats"][1]["asked"]) == ("open", None)
    again = ask(anna, "PUT", f"/api/tables/{table}/seats/1", kind="player", name="Jinn")["table"]
    assert again["seats"][1]["asked"] == "Jinn"
    assert events.next()["type"] == "challenge"


def test_a_table_streams_what_its_socket_tells(house: House) -> None:
    anna, omar = house.guest("Anna"), house.guest("Omar")
    wish = {"game": "camel_up", "options": {"players": 2}, "private": True}
    wish["seats"] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ask(anna, "POST", "/api/tables", **wish)["table"]["id"]
    assert omar.get(f"/api/tables/{table}/stream").json()["error"] == "no-such-table"
    lines = Lines(anna, f"/api/tables/{table}/stream?lang=it")
    assert lines.next()["table"]["status"] == "open"
    ask(anna, "POST", f"/api/tables/{table}/start")
    assert lines.next()["table"]["status"] == "playing"
    log = list(lines.next("position")["log"])
    ask(anna, "POST", f"/api/tables/{table}/chat", text="Salaam")
    assert [line["text"] for line in lines.next("chat")["chat"]] == ["Salaam"]
    play_out(anna, table)
    while (line := lines.next())["type"] != "table":
        log += line.get("log", [])
    assert line["table"]["status"] == "over"
    assert log == ask(anna, "GET", f"/api/tables/{table}/position?lang=it")["log"]
    resumed = Lines(anna, f"/api/tables/{table}/stream?lang=it&ply={len(log) - 2}")
    assert resumed.next("position")["log"] == log[-2:]


def test_a_silent_stream_shows_that_it_lives(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "KEEP", 0.05)
    events = Lines(inn.guest("Anna"), "/api/bots/events")
    wait_for(lambda: events.empty > 3)


def test_a_stream_ends_with_its_token(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "KEEP", 0.05)
    anna = inn.guest("Anna")
    jinn, _ = a_bot(inn, anna)
    events = Lines(jinn, "/api/bots/events")
    anna.delete("/api/bots/Jinn").raise_for_status()
    assert events.next() is END


def test_a_stream_ends_when_the_house_closes(settings: Settings) -> None:
    with open_house(replace(settings, grace=20)) as inn:
        events = Lines(inn.guest("Anna"), "/api/bots/events")
        began = time.monotonic()
    assert events.next() is END
    assert time.monotonic() - began < 10


def test_who_goes_is_forgotten(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "KEEP", 0.05)
    anna = inn.guest("Anna")
    table = ask(anna, "POST", "/api/tables", game="camel_up")["table"]["id"]
    streaming = [Lines(anna, "/api/bots/events"), Lines(anna, f"/api/tables/{table}/stream")]
    hall, events = inn.app.state.hall, inn.app.state.events
    wait_for(lambda: events._ears and hall.rooms[table].listeners)
    for lines in streaming:
        lines._answer.close()
    wait_for(lambda: not events._ears and not hall.rooms[table].listeners)


def test_streams_have_a_limit_and_need_an_account(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST", 2)
    anna = inn.guest("Anna")
    held = [Lines(anna, "/api/bots/events") for _ in range(2)]
    assert [lines.status for lines in held] == [200, 200]
    wait_for(lambda: anna.get("/api/bots/events").status_code == 429)
    assert inn.client().get("/api/bots/events").status_code == 401


def test_news_crosses_from_one_process_to_another(settings: Settings, postgresql: str) -> None:
    both = replace(settings, database=postgresql)
    with open_house(both) as here, open_house(both) as there:
        anna = here.guest("Anna")
        _, token = a_bot(here, anna)
        jinn = there.client(authorization=f"Bearer {token}")
        events = Lines(jinn, "/api/bots/events")
        wait_for(lambda: there.app.state.events._ears)
        table = challenge(anna, "Jinn")
        assert events.next()["table"]["id"] == table
        ask(jinn, "POST", f"/api/tables/{table}/join")
        ask(anna, "POST", f"/api/tables/{table}/start")
        assert events.next()["type"] == "start"
        ply = -1
        for _ in range(6):
            position = ask(anna, "GET", f"/api/tables/{table}/position")
            player = anna if position["turn"] == 0 else jinn
            if player is jinn:
                turn = events.next()
                assert turn["type"] == "turn"
                assert turn["ply"] > ply
                ply = turn["ply"]
            mine = ask(player, "GET", f"/api/tables/{table}/position")
            move = {"do": mine["legal"][-1]["do"], "ply": mine["ply"]}
            ask(player, "POST", f"/api/tables/{table}/play", **move)
            wait_for(lambda ply=mine["ply"]: reached(anna, table) > ply)


def reached(client: httpx.Client, table: str) -> int:
    return int(ask(client, "GET", f"/api/tables/{table}/position")["ply"])


@contextmanager
def example_bot(url: str, token: str) -> Iterator["subprocess.Popen[str]"]:
    environment = os.environ | {"SERAI_URL": url, "SERAI_TOKEN": token, "no_proxy": "*"}
    process = subprocess.Popen([sys.executable, BOT], env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_the_example_bot_of_the_docs_plays_a_whole_game(house: House) -> None:
    anna = house.guest("Anna")
    _, token = a_bot(house, anna)
    with example_bot(house.url, token) as process:
        jinn, greedy = {"kind": "player", "name": "Jinn"}, {"kind": "bot", "bot": "greedy"}
        wish = {"game": "camel_up", "options": {"players": 2}, "seats": [jinn, greedy], "rated": True}
        table = ask(anna, "POST", "/api/tables", **wish, hints=False)["table"]["id"]
        path = f"/api/tables/{table}"
        wait_for(lambda: ask(anna, "GET", path)["table"]["seats"][0]["taken"])
        ask(anna, "POST", f"{path}/start")
        wait_for(lambda: ask(anna, "GET", path)["table"]["status"] == "over", 120)
        told = ask(anna, "GET", path)["table"]
        assert (told["result"]["reason"], told["result"]["away"]) == ("played", [])
        assert told["words"][0] == "may the sand be soft"
        assert process.stdout is not None
        assert table in process.stdout.readline()
    rated = ask(anna, "GET", "/api/leaderboard?game=camel_up&players=2")
    assert sorted((line["name"], line["kind"]) for line in rated) == [("Jinn", "bot"), ("greedy", "house")]


def test_the_example_bot_comes_back_after_the_house_was_closed(
    serve_process: Callable[..., Process], sqlite: str
) -> None:
    house = serve_process(sqlite, "--no-limits").wait()
    anna = house.client(origin=house.url)
    ask(anna, "POST", "/api/guest", name="Anna")
    token = ask(anna, "POST", "/api/bots", name="Jinn")["token"]
    with example_bot(house.url, token):
        house.stop(signal.SIGKILL)
        house.start()
        house.wait()
        table = challenge(anna, "Jinn")
        wait_for(lambda: ask(anna, "GET", f"/api/tables/{table}")["table"]["seats"][1]["taken"])
