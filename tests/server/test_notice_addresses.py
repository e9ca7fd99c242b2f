"""Where people are told: receivers that are gone are left alone, and who leaves takes theirs along."""

from dataclasses import replace

import pytest
from sqlalchemy import update

from serai.server.notices import herald
from serai.server.settings import Settings
from serai.server.store.schema import browsers, webhooks

from .called import Company, all_in_chat, look, paths, set_browser, set_webhook
from .company import ask
from .houses import House, open_house
from .mailbox import Browser, Mailbox

pytestmark = pytest.mark.usefixtures("by_hand")


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
