"""Yspahan played on its board: whatever may be done is done there, by mouse, keys and touch."""

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewGuest
from .guest import ITALIAN, SOON, TURN, Guest

SOUKS = {"sack", "barrel", "chest", "vase"}
LIMIT = 240  # seconds for a whole game
QUICK = ("end", "take.gold", "take.camel", "roll")  # the shortest turns there are
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
MARKED = """() => [...document.querySelectorAll("[data-stage] .may")]
  .flatMap(part => (part.dataset.choose ?? part.dataset.do).split(" "))"""
OFFERED = """() => [...document.querySelectorAll(".choices [data-do]")].map(button => button.dataset.do)"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".ys text, .ys b, .ys p, .ys small")]
  .filter(text => text.checkVisibility() && text.textContent.trim())
  .map(text => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM?.().a ?? 1)))"""  # pixels


class Board:
    """The board of a guest who sits at the table."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page

    def wait(self) -> bool:
        """Until it is our turn again; False if the game has ended instead."""
        self.page.wait_for_selector("[data-stage] .may, .result", timeout=TURN)
        return not self.guest.over

    @property
    def offered(self) -> list[str]:
        """What the action bar offers, which must all lie on the board as well."""
        offered: list[str] = self.page.evaluate(OFFERED)
        marked = self.page.evaluate(MARKED)
        assert set(offered) <= set(marked), f"not on the board: {set(offered) - set(marked)}"
        return offered

    @property
    def pieces(self) -> list[str]:
        """Where everything lies."""
        places: list[str] = self.page.locator("[data-piece]").evaluate_all(
            "all => all.map(({ dataset, transform }) => dataset.piece + transform?.baseVal[0]?.matrix.e)"
        )
        return places

    def part(self, choice: str) -> Any:
        return self.page.locator(
            f'[data-stage] .may:is([data-do="{choice}"], [data-choose~="{choice}"])'
        ).first

    def play(self, choice: str, how: str = "click") -> None:
        """Do it, and see that the table has moved on."""
        before = self.guest.ply
        if how == "Tab":
            self._type(choice)
        else:
            self.press(choice, how)
        self._moved(before)

    def press(self, choice: str, how: str = "click") -> None:
        """Press the part of the board where the choice lies, and the menu's line where several meet there."""
        part = self.part(choice)
        several = part.get_attribute("aria-haspopup") == "menu"
        self._press(part, how)
        if several:
            self._press(self.page.locator(f'.menu [data-do="{choice}"]'), how)

    def _moved(self, before: int) -> None:
        self.page.wait_for_function(
            "ply => Number(document.querySelector('main.table').dataset.ply) > ply", arg=before, timeout=SOON
        )
        self.page.wait_for_function("() => !document.querySelector('.do[aria-disabled=true]')", timeout=SOON)

    def _type(self, choice: str) -> None:
        """With nothing but keys: Tab to where the choice lies, on the board or in the bar, and Enter."""
        meant = f':is([data-do="{choice}"], [data-choose~="{choice}"]):is(.may, .do, [role=menuitem])'
        at_it = f"() => document.activeElement.matches({meant!r})"
        for _ in range(300):
            if self.page.evaluate(at_it):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        if self.page.locator(".menu").count():
            for _ in range(30):
                if self.page.evaluate(at_it):
                    break
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")

    def _press(self, part: Any, how: str) -> None:
        if how == "key":
            part.focus()
            self.page.keyboard.press("Enter")
        elif how == "tap":
            part.tap()
        else:
            part.click()


def choose(rng: random.Random, offered: list[str]) -> str:
    """Not well, but everything that the game has."""
    rare = [choice for choice in offered if choice.startswith(("play.", "build.", "discard.", "first."))]
    return rng.choice(rare if rare and rng.random() < 0.5 else offered)


KINDS = {"roll", "take", "move", "card", "end", "build"}


def kind(choice: str) -> str:
    return choice.split(".")[0].split("+")[0]


def wished(offered: list[str], made: set[str]) -> list[str]:
    """What leads to a building, and then to a shop, until there is one; else what was never done before."""
    if "build" not in made:
        squares = {"take.camel", "take.gold"}
    else:
        squares = set() if made & SOUKS else {f"take.{goods}" for goods in SOUKS}
    wished = [choice for choice in offered if choice in squares]
    return wished or [choice for choice in offered if kind(choice) not in made] or offered


def quick(offered: list[str]) -> str:
    """What brings the end near."""
    wished = (choice for start in QUICK for choice in offered if choice.startswith(start))
    return next(wished, offered[-1])


def play_to_the_end(board: Board, rng: random.Random) -> set[str]:
    """The kinds of choices that were made: every kind is sought, then the end."""
    made: set[str] = set()
    end = time.monotonic() + LIMIT
    while board.wait():
        assert time.monotonic() < end, "The game takes too long."
        seen_all = made & SOUKS and made >= KINDS
        choice = quick(board.offered) if seen_all else choose(rng, wished(board.offered, made))
        board.play(choice)
        made.add(kind(choice))
    return made


def test_a_whole_game_is_played_on_the_board_by_mouse(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Leila").open_table("Yspahan", ["bot:level-1", "bot:level-1"])
    guest.start()
    made = play_to_the_end(Board(guest), random.Random(11))
    assert made >= KINDS
    assert made & SOUKS
    expect(guest.page.locator(".result li")).to_have_count(3)
    expect(guest.page.locator(".ys .question")).to_contain_text("The game is over")


@pytest.mark.parametrize(("how", "screen"), [("Tab", ITALIAN), ("tap", PHONE)], ids=["keyboard, it", "touch"])
def test_a_whole_game_needs_no_mouse(new_guest: NewGuest, how: str, screen: dict[str, Any]) -> None:
    guest = new_guest(**screen).go().come_in(f"Mouseless {how}")
    guest.open_table("Yspahan", ["bot:level-1", "bot:level-1"])
    guest.start()
    board, end = Board(guest), time.monotonic() + LIMIT
    while board.wait():
        assert time.monotonic() < end, "The game takes too long."
        board.play(quick(board.offered), how)
    expect(guest.page.locator(".result li")).to_have_count(3)
    assert guest.page.evaluate("document.documentElement.scrollWidth") == screen.get("width", 1280)


def test_two_people_and_a_bot_play_to_the_end(new_guest: NewGuest) -> None:
    anna = new_guest().go().come_in("Anna of Ardabil").open_table("Yspahan", ["open", "bot:level-1"])
    bruno = new_guest().go().come_in("Bruno of Brest").go(f"/table/{anna.table}")
    bruno.button("Sit down").click()
    anna.start()
    both, end = [Board(anna), Board(bruno)], time.monotonic() + LIMIT
    while not anna.over:
        assert time.monotonic() < end, "The game takes too long."
        for board in both:
            if offered := board.offered:
                board.play(quick(offered))
        anna.page.wait_for_timeout(20)
    for guest in (anna, bruno):
        expect(guest.page.locator(".result li")).to_have_count(3)
    assert anna.page.locator(".result ol").inner_text() == bruno.page.locator(".result ol").inner_text()
    bruno.wait_until(lambda: len(anna.log) == len(bruno.log))


def test_plies_are_played_by_keyboard(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Keys of Kashan").open_table("Yspahan", ["bot:level-1", "bot:level-1"])
    guest.start()
    board, rng = Board(guest), random.Random(2)
    for _ in range(12):
        assert board.wait()
        board.play(choose(rng, board.offered), "key")


def test_a_step_is_taken_back_on_the_board(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Second Thoughts").open_table("Yspahan", ["bot:level-1", "bot:level-1"])
    guest.start()
    board, undo = Board(guest), guest.button("Take back a step")
    while board.wait() and not any(choice.startswith("take.") for choice in board.offered):
        board.play(board.offered[0])

    def look() -> tuple[list[str], list[str], list[str]]:
        return board.offered, guest.page.locator(".ys, .ys-panel").all_inner_texts(), board.pieces

    before = look()
    board.play(next(choice for choice in before[0] if choice.startswith("take.")))
    guest.wait_until(lambda: look() != before)
    undo.click()
    expect(undo).to_be_disabled()
    board.wait()
    guest.wait_until(lambda: look() == before)
    assert guest.log[-1] == "Second Thoughts takes back a step."


@pytest.mark.parametrize("width", [360, 390])
def test_plies_are_played_by_touch_on_a_phone(new_guest: NewGuest, width: int) -> None:
    guest = new_guest(width=width, has_touch=True).go().come_in(f"Thumb {width}").play_now("Yspahan")
    board, rng = Board(guest), random.Random(width)
    for _ in range(8):
        assert board.wait()
        board.play(choose(rng, board.offered), "tap")
        assert guest.page.evaluate("document.documentElement.scrollWidth") == width
        assert guest.page.evaluate(SMALLEST) >= 11


def test_pointing_at_a_square_shows_the_way_before_it_is_gone(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Watcher of Ways").open_table("Yspahan", ["bot:level-2", "bot:level-2"])
    guest.start()
    board = Board(guest)
    while board.wait() and not any(choice.startswith("move.") for choice in board.offered):
        board.play(board.offered[-1])
    board.play(next(choice for choice in board.offered if choice.startswith("move.")))
    square = board.offered[0]
    ghost = guest.page.locator(f'.city [data-preview="{square}"]')
    expect(ghost).not_to_be_visible()
    board.part(square).hover()
    expect(ghost).to_be_visible()


def test_a_passer_by_sees_no_hand_and_may_do_nothing(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Holder of Cards").open_table("Yspahan", ["bot:level-2", "bot:level-2"])
    guest.start()
    board = Board(guest)
    while board.wait() and guest.page.locator(".ys .leaf").count() == 0:
        cards = [choice for choice in board.offered if choice.startswith("card")]
        board.play(cards[0] if cards else board.offered[-1])
    board.wait()
    passer_by = new_guest().go(f"/table/{guest.table}")
    expect(passer_by.page.locator(".ys-panel")).to_have_count(3)
    expect(passer_by.page.locator(":is(.ys .hand, .ys .leaf, .ys .may)")).to_have_count(0)
