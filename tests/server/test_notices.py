"""Who is not looking is told that it is their turn: once a turn, by push and in a chat, and not too often."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update
from websockets.sync.client import ClientConnection, connect

from serai.server.hall import Hall
from serai.server.notices import courier, herald
from serai.server.room import Room
from serai.server.settings import Settings
from serai.server.store.schema import browsers, seats, webhooks

from .company import ask
from .houses import House, open_house, wait_for
from .mailbox import Browser, Letter, Mailbox, open_mailbox

ADDRESS = "http://inn.example.org"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with open_mailbox() as box:
        yield box


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The herald looks when the test says so, and waits for nobody."""
    monkeypatch.setattr(herald, "TICK", 3600.0)
    monkeypatch.setattr(herald, "ROUND", 3600.0)
    monkeypatch.setattr(herald, "WAIT", -1)
    monkeypatch.setattr(courier, "RETRIES", (0.0, 0.0))


@pytest.fixture
def home(settings: Settings, database: str) -> Iterator[House]:
    """A house that may send notices to this computer, on each database."""
    with open_house(replace(settings, database=database, notices="any")) as opened:
        yield opened


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


# ---- What is told ----


def test_a_push_says_whose_table_it_is_and_only_that_browser_can_read_it(
    home: House, mailbox: Mailbox
) -> None:
    company = Company(home, start=False)
    keys = [set_browser(person, mailbox, name) for name, person in zip("ao", company.people, strict=True)]
    ask(company.people[1], "PATCH", "/api/account", lang="it")
    company.start()
    expected = [
        {"title": "Your turn: Camel Up", "body": "At your table, with Omar.", "lang": "en"},
        {"title": "Tocca a te: Camel Up", "body": "Al tavolo di Anna, con Anna.", "lang": "it"},
    ]
    for _ in range(2):
        turn = company.turn
        look(home)
        (letter,) = mailbox.letters
        assert letter.path == f"/push/{'ao'[turn]}"
        message = json.loads(keys[turn].read(letter.body))
        assert message == {**expected[turn], "table": company.table}
        see_headers(letter, company, mailbox)
        mailbox.letters.clear()
        look(home)
        assert not mailbox.letters  # once a turn
        company.move()


def see_headers(letter: Letter, company: Company, box: Mailbox) -> None:
    key = ask(company.people[0], "GET", "/api/notices")["key"]
    scheme, token, public = letter.headers["authorization"].replace("t=", "").replace("k=", "").split()
    assert (scheme, public) == ("vapid", key)
    assert token.count(".") == 2
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert letter.headers["topic"] == company.table
    assert int(letter.headers["ttl"]) > 0
    assert letter.headers["host"] == box.url.partition("://")[2]


def test_a_chat_is_told_in_a_form_that_all_of_them_read(settings: Settings, mailbox: Mailbox) -> None:
    with open_house(replace(settings, notices="any", address=(ADDRESS,))) as house:
        anna = house.client(origin=ADDRESS)
        ask(anna, "POST", "/api/guest", name="Anna", lang="it")
        assert set_webhook(anna, f"{mailbox.url}/hook?key=1").status_code == 204
        hello = mailbox.letters.pop()
        assert (hello.path, hello.headers["content-type"]) == ("/hook?key=1", "application/json")
        assert (
            hello.said["text"]
            == hello.said["content"]
            == "D’ora in poi Serai ti avvisa qui quando tocca a te."
        )
        chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "camel_up", "options": {"players": 2}, "seats": chairs}
        table = ask(anna, "POST", "/api/tables", **wish)["table"]["id"]
        ask(anna, "POST", f"/api/tables/{table}/start")
        while ask(anna, "GET", f"/api/tables/{table}/position")["turn"] != 0:
            pass
        look(house)
        (letter,) = mailbox.letters
        text = f"Tocca a te: Camel Up. Al tuo tavolo, con Random 2. {ADDRESS}/table/{table}"
        assert letter.said == {"text": text, "content": text}


# ---- When ----


def test_not_more_than_once_a_minute_and_then_what_is_still_true(home: House, mailbox: Mailbox) -> None:
    company = Company(home)
    all_in_chat(company, mailbox)
    first = "/ao"[1 + company.turn]
    look(home)
    assert paths(mailbox) == [f"/{first}"]
    company.move()
    company.move()
    look(home)
    look(home)
    assert paths(mailbox) == []  # their next turn comes too soon, and the other was too quick
    home.write(update(seats).values(told_at=seats.c.told_at - 60_001))
    look(home)
    assert paths(mailbox) == [f"/{first}"]


def test_a_step_of_the_same_turn_is_no_new_turn(
    home: House, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "PAUSE", -1)
    company = Company(home)
    all_in_chat(company, mailbox)
    look(home)
    assert len(paths(mailbox)) == 1
    account = home.read(select(seats.c.account).where(seats.c.seat == company.turn))
    hint = home.app.state.hall.act(company.table, account, None, None, lambda t, seat, at: t.hint(seat, at))
    assert home.do(hint) > home.read(select(func.max(seats.c.told)))  # there is a ply that they do not know
    look(home)
    assert paths(mailbox) == []


def test_who_looks_at_the_table_is_not_told(
    home: House, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "PAUSE", -1)
    company = Company(home)
    all_in_chat(company, mailbox)
    with company.socket(0) as line, company.socket(1):
        look(home)
        company.move()
        look(home)
        assert paths(mailbox) == []
        say(line, type="look", on=False)  # the page is behind another
        company.move()
        company.move()
        while company.turn != 0:
            company.move()
        look(home)
        assert paths(mailbox) == ["/a"]
    look(home)
    assert paths(mailbox) == []  # who leaves has seen it


def test_a_table_can_be_quiet(home: House, mailbox: Mailbox) -> None:
    company = Company(home)
    all_in_chat(company, mailbox)
    told = ask(company.player, "PUT", f"{company.path}/quiet", quiet=True)
    assert told["quiet"] is True
    other = company.people[1 - company.turn]
    assert ask(other, "GET", company.path)["quiet"] is False
    look(home)
    assert paths(mailbox) == []
    ask(company.player, "PUT", f"{company.path}/quiet", quiet=False)
    look(home)
    assert len(paths(mailbox)) == 1
    stranger = home.guest("Bea").put(f"{company.path}/quiet", json={"quiet": True})
    assert stranger.json()["error"] == "not-seated"


def test_a_seat_that_somebody_leaves_is_quiet_for_nobody_else(home: House) -> None:
    company = Company(home, start=False)
    omar, bea = company.people[1], home.guest("Bea")
    ask(omar, "PUT", f"{company.path}/quiet", quiet=True)
    ask(omar, "POST", f"{company.path}/leave")
    assert ask(bea, "POST", f"{company.path}/join")["quiet"] is False


# ---- Several processes, and the time after a crash ----


def test_of_two_processes_one_tells(home: House, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    company = Company(home)
    all_in_chat(company, mailbox)
    other = herald.Herald(home.app.state.hall, home.app.state.settings)

    async def both() -> None:
        other._courier = home.app.state.herald.courier
        other.notice(company.table, None)
        await asyncio.gather(other.look(), home.app.state.herald.look())

    home.do(both())
    look(home)
    assert len(paths(mailbox)) == 1


def test_who_looks_by_way_of_another_process_is_not_told(home: House, mailbox: Mailbox) -> None:
    company = Company(home)
    all_in_chat(company, mailbox)
    keeper = herald.Herald(Elsewhere(home.app.state.hall), home.app.state.settings)  # type: ignore[arg-type]
    keeper._courier = home.app.state.herald.courier
    with company.socket(0), company.socket(1):
        look(home)  # here they look
    keeper.notice(company.table, None)
    home.do(keeper.look())
    look(home)
    assert paths(mailbox) == []


class Elsewhere:
    """The hall of another process on the same database, where nobody is connected."""

    def __init__(self, hall: Hall) -> None:
        self.store, self.rooms = hall.store, dict[str, Room]()

    def mine(self, _: str) -> bool:
        return True


def test_a_restart_tells_what_was_not_told_and_nothing_twice(
    settings: Settings, database: str, mailbox: Mailbox
) -> None:
    settings = replace(settings, database=database, notices="any")
    with open_house(settings) as house:
        company = Company(house)
        all_in_chat(company, mailbox)
        expected = [f"/{'ao'[company.turn]}"]
        key = ask(company.player, "GET", "/api/notices")["key"]
    assert paths(mailbox) == []
    for letters in (expected, []):
        with open_house(settings) as house:
            if letters:
                wait_for(lambda: mailbox.letters)
            assert paths(mailbox) == letters
            house.app.state.herald._last_round = -3600.0  # look at all tables again
            look(house)
            assert paths(mailbox) == []
            assert house.app.state.herald.key == key


def test_a_move_waits_for_no_receiver(home: House, mailbox: Mailbox) -> None:
    company = Company(home)
    all_in_chat(company, mailbox)
    mailbox.open = threading.Event()
    try:
        home.do(home.app.state.herald.look())
        company.move()
        company.move()
        assert home.app.state.herald.courier._tasks  # still on the way
    finally:
        mailbox.open.set()


# ---- Receivers that are gone ----


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_withdrawn_is_forgotten(home: House, mailbox: Mailbox, status: int) -> None:
    company = Company(home, start=False)
    for name, person in zip("ao", company.people, strict=True):
        set_browser(person, mailbox, name)
    company.start()
    mailbox.statuses = [status]
    look(home)
    assert len(paths(mailbox)) == 1
    assert len(home.rows(browsers)) == 1
    assert ask(company.player, "GET", "/api/notices")["browser"] is False


def test_a_webhook_that_always_refuses_is_left_alone_and_one_is_told_so(
    home: House, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "PAUSE", -1)
    company = Company(home)
    anna = company.people[0]
    assert set_webhook(anna, mailbox.url).status_code == 204
    mailbox.letters.clear()
    refusals = [400, 404, 302, 500, 500, 403]  # a broken one is tried twice
    for letters in (1, 1, 1, 2, 1, 0):
        while company.turn != 0:
            company.move()
        mailbox.statuses = refusals[:letters]
        del refusals[:letters]
        look(home)
        assert len(paths(mailbox)) == letters
        company.move()
    assert ask(anna, "GET", "/api/notices")["webhook"] == {"url": mailbox.url, "stopped": True}
    set_webhook(anna, mailbox.url)
    assert ask(anna, "GET", "/api/notices")["webhook"]["stopped"] is False


def test_success_forgives_a_webhook_its_failures(home: House, mailbox: Mailbox) -> None:
    company = Company(home)
    all_in_chat(company, mailbox)
    home.write(update(webhooks).values(failures=4))
    mailbox.statuses = [503]
    look(home)
    assert len(paths(mailbox)) == 2  # tried again
    assert sorted(row.failures for row in home.rows(webhooks)) == [0, 4]


# ---- What goes with an account ----


def test_who_leaves_takes_their_addresses_along(home: House, mailbox: Mailbox) -> None:
    anna, omar, bea = (home.guest(name) for name in ("Anna", "Omar", "Bea"))
    for name, person in (("a", anna), ("o", omar), ("b", bea)):
        set_browser(person, mailbox, name)
        set_webhook(person, mailbox.url)
    anna.delete("/api/session")
    assert len(home.rows(browsers)) == 2
    omar.delete("/api/account")
    assert len(home.rows(browsers)) == 1
    assert len(home.rows(webhooks)) == 2
    bea.delete("/api/notices/browser")
    bea.delete("/api/notices/webhook")
    assert ask(bea, "GET", "/api/notices") | {"key": ""} == {"key": "", "browser": False, "webhook": None}
    assert len(home.rows(webhooks)) == 1


def test_a_browser_belongs_to_who_is_signed_in_there(home: House, mailbox: Mailbox) -> None:
    anna, omar = home.guest("Anna"), home.guest("Omar")
    set_browser(anna, mailbox, "one")
    set_browser(omar, mailbox, "one")
    assert ask(anna, "GET", "/api/notices")["browser"] is False
    assert ask(omar, "GET", "/api/notices")["browser"] is True
    assert len(home.rows(browsers)) == 1


def test_a_token_cannot_redirect_notices(home: House, mailbox: Mailbox) -> None:
    token = ask(home.guest("Anna"), "POST", "/api/tokens", name="mine")["token"]
    program = home.client(authorization=f"Bearer {token}")
    assert set_webhook(program, mailbox.url).json()["error"] == "token-too-weak"


def test_a_host_can_switch_notices_off(settings: Settings, mailbox: Mailbox) -> None:
    with open_house(replace(settings, notices="off")) as house:
        anna = house.guest("Anna")
        assert ask(anna, "GET", "/api/notices")["key"] is None
        assert set_webhook(anna, mailbox.url).json()["error"] == "notices-off"
        assert (
            anna.put(
                "/api/notices/browser", json=Browser().subscription("https://push.example.org/x")
            ).json()["error"]
            == "notices-off"
        )
