"""Called to the table: the page's title and sign, a push shown by a real service worker, a line in a chat."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, expect

from server.mailbox import Browser as Keys
from server.mailbox import Mailbox, open_mailbox

from .conftest import NewGuest
from .guest import SOON, TURN, Guest
from .inn import Inn

ICON = "document.querySelector('link[rel=icon]').href"
HIDDEN = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SUBSCRIBE = """subscription => {
  const made = { toJSON: () => subscription, unsubscribe: async () => true };
  let current = null;
  PushManager.prototype.subscribe = async () => (current = made);
  PushManager.prototype.getSubscription = async () => current;
}"""


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with open_mailbox() as box:
        yield box


@pytest.fixture
def telling_inn(tmp_path: Path) -> Iterator[Inn]:
    """A house that sends notices to this computer, too."""
    inn = Inn(tmp_path, "--notices", "any")
    yield inn
    inn.stop()


def two(new_guest: NewGuest, names: tuple[str, str], *url: str) -> tuple[Guest, Guest]:
    """Two guests at a table that has begun: whose turn it is, and the other."""
    one = new_guest(*url).go().come_in(names[0]).open_table("Camel Up", ["open"])
    other = new_guest(*url).go(f"/table/{one.table}").come_in(names[1])
    other.button("Sit down").click()
    one.start()
    for guest in (one, other):
        guest.page.wait_for_selector("main[data-ply]")
    return (one, other) if one.page.locator(".choices.mine").count() else (other, one)


def move(guest: Guest) -> None:
    """Whatever is in sight: every action of this game passes the turn on."""
    guest.wait_for_turn()
    before = guest.ply
    guest.page.locator(".do[aria-disabled=false]:visible").first.click()
    guest.wait_until(lambda: guest.ply > before)


def calls(guest: Guest, on: bool) -> None:
    """The sign of the page has a dot, or none."""
    wanted = "/logo-turn.svg" if on else "/logo.svg"
    guest.page.wait_for_function(f"wanted => {ICON}.endsWith(wanted)", arg=wanted, timeout=SOON)


def test_title_and_sign_call_from_another_tab_and_rest_again(new_guest: NewGuest) -> None:
    first, second = two(new_guest, ("Tab one", "Tab two"))
    calls(first, True)
    calls(second, False)
    assert "Your turn" not in second.page.title()
    tab = second.context.new_page()
    tab.bring_to_front()
    move(first)
    expect(second.page).to_have_title(re.compile("^Your turn · "))
    calls(second, True)
    calls(first, False)
    expect(first.page).not_to_have_title(re.compile("Your turn"))
    icon = second.page.evaluate(f"fetch({ICON}).then(answer => answer.text())")
    assert "<circle" in icon
    second.page.bring_to_front()
    move(second)
    calls(second, False)


def test_a_table_can_be_told_not_to_call(new_guest: NewGuest) -> None:
    first, second = two(new_guest, ("Loud", "Quiet"))
    second.page.get_by_role("button", name="Settings").click()
    switch = second.page.get_by_role("switch", name="Call me to this table")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    move(first)
    second.wait_for_turn()
    expect(second.page).to_have_title(re.compile("^Your turn · "))  # which is how things stand
    calls(second, False)
    second.page.reload()
    second.wait_for_turn()
    calls(second, False)
    second.page.get_by_role("button", name="Settings").click()
    switch.click()
    calls(second, True)


def test_a_line_comes_to_the_chat_when_the_page_is_hidden(
    new_guest: NewGuest, telling_inn: Inn, mailbox: Mailbox
) -> None:
    first, second = two(new_guest, ("Anna", "Omar"), telling_inn.url)
    account = second.context.new_page()
    account.goto(f"{telling_inn.url}/account")
    account.get_by_label("Address of the webhook").fill(f"{mailbox.url}/hook")
    account.get_by_role("button", name="Tell me there").click()
    expect(account.get_by_text("A greeting has just arrived there.")).to_be_visible()
    assert mailbox.letters.pop().said["text"] == "From now on Serai tells you here when it is your turn."
    second.page.evaluate(HIDDEN, True)
    move(first)
    second.wait_until(lambda: bool(mailbox.letters))
    anna, omar = "At your table, with Omar.", "At Anna’s table, with Anna."
    mine = "Anna" in second.page.locator(".me").inner_text()
    assert mailbox.letters[0].said["content"] == f"Your turn: Camel Up. {anna if mine else omar}"
    account.get_by_role("button", name="No longer").click()
    expect(account.get_by_text("Nothing is sent there any more.")).to_be_visible()


def test_a_webhook_within_the_house_s_own_network_is_refused_in_italian(new_guest: NewGuest) -> None:
    guest = new_guest(language="it-IT").go("/account").come_in("Curioso")
    guest.page.get_by_label("Indirizzo del webhook").fill("https://127.0.0.1/hook")
    guest.page.get_by_role("button", name="Avvisami lì").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("«127.0.0.1» non è su internet")


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_a_push_reaches_the_service_worker_which_shows_it(
    new_guest: NewGuest, telling_inn: Inn, mailbox: Mailbox, language: str
) -> None:
    """The push service of the browser's maker is played by the mailbox, all else is real."""
    keys = Keys()
    given = keys.subscription(f"{mailbox.url}/push")
    subscription = {
        "endpoint": given["endpoint"],
        "keys": {"p256dh": given["key"], "auth": given["secret"]},
    }
    guest = new_guest(telling_inn.url, language=language, permissions=["notifications"])
    guest.context.add_init_script(f"({SUBSCRIBE})({json.dumps(subscription)})")
    console = guest.context.new_cdp_session(guest.page)
    versions: list[str] = []
    console.on("ServiceWorker.workerVersionUpdated", lambda event: _remember(event, versions))
    console.send("ServiceWorker.enable")
    guest.go().come_in("Far away")
    italian = language == "it-IT"
    guest.page.get_by_role("button", name="Impostazioni" if italian else "Settings").click()
    switch = guest.page.get_by_role("switch", name="Avvisi" if italian else "Notices")
    switch.click()
    expect(switch).to_be_checked()
    table = begin(guest)
    guest.wait_until(lambda: bool(mailbox.letters), TURN)
    message = keys.read(mailbox.letters[0].body).decode()
    title = "Tocca a te: Camel Up" if italian else "Your turn: Camel Up"
    assert json.loads(message)["title"] == title
    assert show(guest, console, versions, message) == [
        {"title": title, "tag": table, "data": f"/table/{table}", "lang": language[:2]}
    ]


def begin(guest: Guest) -> str:
    """A game with a bot, while the page shows the hall: the guest's turn comes at once, or after one move."""
    wish = {"game": "camel_up", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    origin = {"origin": guest.url}
    told = guest.context.request.post(f"{guest.url}/api/tables", data=wish, headers=origin).json()
    table = str(told["table"]["id"])
    assert guest.context.request.post(f"{guest.url}/api/tables/{table}/start", headers=origin).ok
    return table


def _remember(event: dict[str, list[dict[str, str]]], versions: list[str]) -> None:
    versions += [
        version["registrationId"] for version in event["versions"] if version["status"] == "activated"
    ]


def show(guest: Guest, console: CDPSession, versions: list[str], message: str) -> list[dict[str, str]]:
    """What the worker shows of a push that the browser hands to it."""
    guest.wait_until(lambda: bool(versions))
    push = {"origin": guest.url, "registrationId": versions[-1], "data": message}
    console.send("ServiceWorker.deliverPushMessage", push)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
        ({ title, tag, data, lang }) => ({ title, tag, data, lang }))"""
    guest.wait_until(lambda: bool(guest.page.evaluate(shown)))
    found: list[dict[str, str]] = guest.page.evaluate(shown)
    return found
