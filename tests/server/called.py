"""Two people at a table who want to be told that it is their turn, and a herald who looks when asked to."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .company import ask
from .houses import House
from .mailbox import Browser, Mailbox


def look(house: House) -> None:
    """Let the herald look, and wait until all is delivered."""

    async def work() -> None:
        here = house.app.state.herald
        await here.look()
        while here.courier._tasks:
            await asyncio.gather(*here.courier._tasks, return_exceptions=True)

    house.do(work())


class Company:
    """Anna and Omar at a table of Camel Up, where every action passes the turn to the other."""

    def __init__(self, house: House, start: bool = True) -> None:
        self.house = house
        self.people = [house.guest("Anna"), house.guest("Omar")]
        wish = {"game": "camel_up", "options": {"players": 2}}
        self.table = ask(self.people[0], "POST", "/api/tables", **wish)["table"]["id"]
        self.path = f"/api/tables/{self.table}"
        ask(self.people[1], "POST", f"{self.path}/join")
        if start:
            self.start()

    def start(self) -> "Company":
        ask(self.people[0], "POST", f"{self.path}/start")
        return self

    @property
    def turn(self) -> int:
        seat = ask(self.people[0], "GET", f"{self.path}/position")["turn"]
        assert isinstance(seat, int)
        return seat

    @property
    def player(self) -> httpx.Client:
        """Whose turn it is."""
        return self.people[self.turn]

    def move(self) -> None:
        position = ask(self.player, "GET", f"{self.path}/position")
        move = {"do": position["legal"][-1]["do"], "ply": position["ply"]}
        ask(self.player, "POST", f"{self.path}/play", **move)

    @contextmanager
    def socket(self, person: int) -> Iterator[ClientConnection]:
        url = f"{self.house.url.replace('http', 'ws')}{self.path}/socket"
        cookie = f"serai={self.people[person].cookies['serai']}"
        with connect(url, additional_headers={"cookie": cookie, "origin": self.house.url}) as line:
            assert json.loads(line.recv())["type"] == "table"
            yield line


def say(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps({**message, "id": "now"}))
    while json.loads(line.recv(timeout=60)).get("id") != "now":
        pass


def set_webhook(person: httpx.Client, url: str, **headers: str) -> httpx.Response:
    return person.put("/api/notices/webhook", json={"url": url}, headers=headers)


def set_browser(person: httpx.Client, box: Mailbox, name: str) -> Browser:
    browser = Browser()
    answer = person.put("/api/notices/browser", json=browser.subscription(f"{box.url}/push/{name}"))
    assert answer.status_code == 204, answer.text
    return browser


def all_in_chat(company: Company, box: Mailbox) -> None:
    """Both are told in a chat of their own; the greetings are read."""
    for name, person in zip("ao", company.people, strict=True):
        assert set_webhook(person, f"{box.url}/{name}").status_code == 204
    assert [letter.path for letter in box.letters] == ["/a", "/o"]
    box.letters.clear()


def paths(box: Mailbox) -> list[str]:
    """Where letters have come since the last time."""
    found, box.letters = [letter.path for letter in box.letters], []
    return found
