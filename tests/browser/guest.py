"""Somebody with a browser: what they see, and what they click."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

EXPECTED = ("Failed to load resource", "WebSocket connection to")  # refusals and cut lines are provoked
SOON = 20_000  # milliseconds
ITALIAN = {"language": "it-IT"}
TURN = 120_000  # for bots that must first have their rules compiled
expect.set_options(timeout=SOON)  # the machine may be very busy


class Guest:
    """A browser of one's own: nobody else's cookies, language or memory."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en-GB",
        width: int = 1280,
        height: int = 800,
        **options: Any,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            locale=language, viewport={"width": width, "height": height}, **options
        )
        self.context.set_default_timeout(SOON)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.asked: list[str] = []  # the addresses of all requests
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", lambda line: self._console(line.type, line.text))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("websocket", lambda socket: self.asked.append(socket.url))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not text.startswith(EXPECTED):
            self.faults.append(text)

    # ---- The hall ----

    def go(self, path: str = "/") -> "Guest":
        self.page.goto(self.url + path)
        return self

    def come_in(self, name: str) -> "Guest":
        self.page.fill("#name", name)
        self.page.locator(".door button").click()
        expect(self.page.locator(".me")).to_contain_text(name)
        return self

    def play_now(self, title: str) -> "Guest":
        self.page.get_by_role("article", name=title).get_by_role("button").click()
        self.page.wait_for_url("**/table/*")
        return self

    def open_table(self, title: str, seats: Sequence[str], private: bool = False, clock: str = "") -> "Guest":
        """`seats` are those of the others: "open", "invited" or "bot:level-2"."""
        form = self.page.locator("form.fields")
        form.locator("[name=game]").select_option(label=title)
        form.locator("[name=players]").select_option(str(len(seats) + 1))
        for number, kind in enumerate(seats):
            form.locator("[name=seat]").nth(number).select_option(kind)
        if clock:
            form.locator("[name=clock]").select_option(clock)
        form.locator("[name=private]").set_checked(private)
        form.locator(".main").click()
        self.page.wait_for_url("**/table/*")
        expect(self.page.locator("#choices")).to_be_visible()
        return self

    def start(self) -> "Guest":
        """Begin the game, and see that it has begun."""
        start = self.page.locator(".waiting .main")
        start.click()
        expect(start).to_have_count(0)
        return self

    # ---- The table ----

    @property
    def table(self) -> str:
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found is not None
        return found[1]

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def choices(self) -> list[str]:
        """The sentences of the buttons."""
        sentences: list[str] = self.page.locator(".do[aria-disabled=false]").evaluate_all(
            "buttons => buttons.map(button => button.ariaLabel)"
        )
        return sentences

    @property
    def ply(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-ply") or 0)

    @property
    def log(self) -> list[str]:
        """In the order in which it happened."""
        return self.page.locator("#log + .lines .line > span:last-child").all_inner_texts()[::-1]

    @property
    def over(self) -> bool:
        return self.page.locator(".result").is_visible()

    def wait_for_turn(self) -> "Guest":
        expect(self.page.locator("#choices")).to_have_text("Your turn", timeout=TURN)
        expect(self.page.locator(".do[aria-disabled=false]").first).to_be_attached(timeout=SOON)
        return self

    def turn(self) -> bool:
        """Wait for our turn; False if the game has come to its end instead, as the dice may will it."""
        self.page.wait_for_function(
            "() => document.querySelector('.result, .do[aria-disabled=false]')", timeout=TURN
        )
        return not self.over

    def click(self, choice: str) -> None:
        """Press the button of a choice, and first the one behind which its group stands."""
        named = re.compile(rf"^(.*\. )?{re.escape(choice)}$")  # after what stands on the button, perhaps
        button = self.page.locator(".do").and_(self.page.get_by_label(named))
        folded = button.locator("xpath=ancestor::*[@hidden]")
        if folded.count():
            self.page.locator(f"[aria-controls={folded.get_attribute('id')}]").click()
        button.click()

    def play(self, choice: str) -> None:
        """Click, and see that the table has moved on."""
        before = self.ply
        self.click(choice)
        self.page.wait_for_function(
            "ply => Number(document.querySelector('main.table').dataset.ply) > ply", arg=before
        )
        self.page.wait_for_function("() => !document.querySelector('.do[aria-disabled=true]')")

    def wait_until(self, seen: Callable[[], bool], patience: int = SOON) -> None:
        """Wait until the test sees what it looks for, where that is more than one part of one page."""
        end = time.monotonic() + patience / 1000
        while not seen():
            assert time.monotonic() < end, "It never came to be."
            self.page.wait_for_timeout(20)

    def close(self) -> None:
        self.context.close()

    def vanish(self) -> None:
        """The account is gone, and the name free again."""
        self.context.request.delete(f"{self.url}/api/account", headers={"origin": self.url})


def play_on(
    guests: Sequence[Guest], choose: Callable[[list[str]], str], done: Callable[[], bool], limit: float = 120
) -> int:
    """Let everybody play as they choose; the number of their moves."""
    moves, end = 0, time.monotonic() + limit
    while not done():
        assert time.monotonic() < end, "The game takes too long."
        for guest in guests:
            choices = guest.choices
            if choices and not done():
                guest.play(choose(choices))
                moves += 1
        guests[0].page.wait_for_timeout(10)
    return moves
