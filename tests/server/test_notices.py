"""Who is not looking is told that it is their turn: once a turn, by push and in a chat, and not too often."""

import asyncio
import json
import threading
from dataclasses import replace

import pytest
from sqlalchemy import func, select, update

from serai.server.hall import Hall
from serai.server.notices import herald
from serai.server.room import Room
from serai.server.settings import Settings
from serai.server.store.schema import seats

from .called import Company, all_in_chat, look, paths, say, set_browser, set_webhook
from .company import ask
from .houses import House, open_house, wait_for
from .mailbox import Letter, Mailbox

pytestmark = pytest.mark.usefixtures("by_hand")
ADDRESS = "http://inn.example.org"


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
        bot = ask(anna, "POST", f"/api/tables/{table}/start")["table"]["seats"][1]["name"]
        while ask(anna, "GET", f"/api/tables/{table}/position")["turn"] != 0:
            pass
        look(house)
        (letter,) = mailbox.letters
        text = f"Tocca a te: Camel Up. Al tuo tavolo, con {bot}. {ADDRESS}/table/{table}"
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
