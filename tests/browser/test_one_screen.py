"""Several people at one screen: it is passed around, and what is secret is covered in between."""

import json
import time
from itertools import pairwise

from playwright.sync_api import WebSocket, expect

from .conftest import NewGuest
from .guest import SOON, TURN, Guest

NEXT = """() => document.querySelector("[data-cover], .result")
  || (document.querySelector(".do") && !document.querySelector(".do[aria-disabled=true]"))"""
FLASH = """new MutationObserver(() => {
    if (document.querySelector(".cover")?.textContent.includes(" bets that ")) window.flashed = true;
  }).observe(document, { childList: true, subtree: true, characterData: true });"""  # a secret on the cover
PHONE = {"width": 360, "height": 780, "has_touch": True, "is_mobile": True}
LIMIT = 150  # seconds for a whole game


class Screen:
    """One screen, the people before it, and all that reaches it."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page
        self.eyes: int | None = None  # whose the page has said that they are
        self.heard = 0  # positions
        self.faults: list[str] = []  # secrets that reached the page while others looked
        self.page.add_init_script(FLASH)
        self.page.on("websocket", self._listen)
        guest.go()

    def sit(self, title: str, *names: str, bots: int = 0) -> "Screen":
        """Set the table up in the hall, from the game's card on, as somebody who has not come in yet."""
        self.page.get_by_role("article", name=title).get_by_role("link", name="Pass and play").click()
        form = self.page.locator("form.fields")
        form.get_by_label("Players").select_option(str(len(names) + bots))
        form.get_by_label("Seat 1").fill(names[0])
        for number, name in enumerate(names[1:], 2):
            form.get_by_label(f"Name at seat {number}").fill(name)
        for number in range(len(names), len(names) + bots):
            form.locator("[name=seat]").nth(number - 1).select_option("bot:level-1")
        form.get_by_role("button", name="Begin the game").click()
        self.page.wait_for_url("**/table/*")
        return self

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "eyes":
            self.eyes = message["seat"]

    def _received(self, text: str | bytes) -> None:
        """No hand but that of who has pressed the button, and no secret line of another's, ever arrives."""
        message = json.loads(text)
        if message["type"] == "position" and not message["over"]:
            self.heard += 1
            hands = {p for p, player in enumerate(message["view"]["players"]) if player["hand"] is not None}
            bets = {line["by"] for line in message["log"] if line["do"] == "winB"}
            if hands - {self.eyes} or bets - {self.eyes}:
                self.faults.append(f"{hands} and {bets} reached the page while {self.eyes} looked")

    def wait(self) -> str:
        """What comes next: cover, move or over."""
        self.page.wait_for_function(NEXT, timeout=TURN)
        if self.page.locator("[data-cover]").count():
            return "cover"
        return "over" if self.guest.over else "move"

    def reload(self) -> None:
        self.eyes = None
        self.page.reload()

    def uncover(self, names: tuple[str, ...]) -> int:
        """Nothing but the cover is there; the person it names says that it is them."""
        cover = self.page.locator("[data-cover]")
        seat = int(cover.get_attribute("data-cover") or -1)
        expect(cover).to_contain_text(f"Pass the screen to {names[seat]}")
        expect(self.page.locator(".board, .seats, .choices, .do, .tabs")).to_have_count(0)
        assert not self.page.evaluate("window.flashed")
        self.page.get_by_role("button", name=f"I am {names[seat]}").click()
        expect(self.page.locator(".player.mine b").first).to_have_text(names[seat])
        expect(cover).to_have_count(0)
        assert self.eyes == seat
        return seat

    def play(self, choice: str) -> None:
        before = self.guest.ply
        self.page.locator(f".do[data-do='{choice}']").dispatch_event("click")
        self.page.wait_for_function(
            "ply => !(Number(document.querySelector('main.table')?.dataset.ply) <= ply)",
            arg=before,
            timeout=SOON,
        )


def test_three_people_play_a_whole_game_of_camel_up_at_one_screen(new_guest: NewGuest) -> None:
    names = ("Ada at hand", "Bo", "Cyd")
    screen = Screen(new_guest()).sit("Camel Up", *names)
    bets, covers, end = set[int](), list[int](), time.monotonic() + LIMIT
    while (now := screen.wait()) != "over":
        assert time.monotonic() < end, "The game takes too long."
        if now == "cover":
            covers.append(screen.uncover(names))
        elif covers[-1] in bets:
            screen.play("roll")
        else:
            screen.play("winB")  # a secret
            bets.add(covers[-1])
    assert bets == {0, 1, 2}
    assert all(one != other for one, other in pairwise(covers))
    assert screen.heard > len(covers)
    expect(screen.page.locator(".result li")).to_have_count(3)
    first = screen.guest.table
    screen.guest.button("Play again").click()
    screen.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
    expect(screen.page.locator(".player")).to_have_count(3)
    screen.guest.start()
    screen.wait()
    screen.uncover(("Cyd", "Ada at hand", "Bo"))
    assert not screen.faults


def test_whoever_loads_the_page_again_finds_it_covered(new_guest: NewGuest) -> None:
    names = ("Ida at hand", "Ben", "Cleo")
    screen = Screen(new_guest()).sit("Camel Up", *names)
    screen.wait()
    first = screen.uncover(names)
    screen.play("winB")
    screen.wait()
    expect(screen.page.locator(".cover .lines")).to_contain_text("race card")
    second = screen.uncover(names)
    assert second != first
    screen.reload()  # in the middle of a turn
    assert screen.wait() == "cover"
    assert screen.uncover(names) == second
    now = second
    for _ in range(2):  # and after another turn the first one finds their bet again
        screen.play("legB")
        assert screen.wait() == "cover"
        now = screen.uncover(names)
    assert now == first
    assert sum(" bets that " in line for line in screen.guest.log) == 1
    assert not screen.faults


def test_the_screen_is_passed_by_keyboard_and_never_opens_by_itself(new_guest: NewGuest) -> None:
    names = ("Una at hand", "Vito")
    screen = Screen(new_guest()).sit("Camel Up", *names)
    for _ in range(3):
        screen.wait()
        expect(screen.page.locator("#cover")).to_be_focused()
        screen.page.keyboard.press("Enter")  # once too often, by who was there before
        expect(screen.page.locator("[data-cover]")).to_be_visible()
        screen.page.keyboard.press("Tab")
        screen.page.keyboard.press("Enter")
        expect(screen.page.locator("#choices")).to_be_focused()
        screen.play("roll")


def test_two_people_and_a_bot_play_yspahan_on_one_phone(new_guest: NewGuest) -> None:
    names = ("Ugo at hand", "Vera")
    screen = Screen(new_guest(**PHONE)).sit("Yspahan", *names, bots=1)
    covers, moves = list[int](), 0
    while len(covers) < 5 and moves < 80:
        if screen.wait() == "cover":
            assert screen.page.evaluate("document.documentElement.scrollWidth") == 360
            covers.append(screen.uncover(names))
        else:
            screen.play(screen.page.locator(".do[aria-disabled=false]").first.get_attribute("data-do") or "?")
            moves += 1
    assert set(covers) == {0, 1}
    assert all(one != other for one, other in pairwise(covers))
    assert not screen.faults
