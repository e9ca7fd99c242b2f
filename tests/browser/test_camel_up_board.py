"""Camel Up on its board: whole games by mouse, by keyboard alone, and by touch on a phone."""

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from .conftest import NewGuest
from .guest import ITALIAN, Guest

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
BUDGET = 60_000  # bytes of JavaScript for a table, as they are sent

MOVED = "Number(document.querySelector('main.table').dataset.ply) > ply"

Press = Callable[[Guest, Locator], None]


def by_mouse(guest: Guest, part: Locator) -> None:
    guest.page.mouse.click(*spot(part))


def by_touch(guest: Guest, part: Locator) -> None:
    guest.page.touchscreen.tap(*spot(part))


def by_keyboard(guest: Guest, part: Locator) -> None:
    """Tab until it has the focus, then Enter."""
    wanted = part.element_handle()
    for _ in range(120):
        if guest.page.evaluate("part => document.activeElement === part", wanted):
            break
        guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")


def spot(part: Locator) -> tuple[float, float]:
    """A point where a part of the board can be touched; others may lie over some of it."""
    part.scroll_into_view_if_needed()
    found: list[float] = part.evaluate(
        """part => {
            const { x, y, width, height } = part.getBoundingClientRect();
            for (let i = 1; i < 10; i++)
                for (let k = 1; k < 10; k++) {
                    const [px, py] = [x + (width * k) / 10, y + (height * i) / 10];
                    if (document.elementFromPoint(px, py)?.closest(".may, .camel, [role=menuitem]") === part)
                        return [px, py];
                }
            return [];
        }"""
    )
    assert found, f"{part} cannot be touched"
    return found[0], found[1]


def play_to_the_end(guest: Guest, press: Press, limit: float = 150) -> None:
    """Once whatever glows on the board, then the pyramid, which ends the game; the action bar is not used."""
    rng, end = random.Random(11), time.monotonic() + limit
    tried, kinds = set[str](), [".leg-tile", ".space", ".pile"]
    while guest.turn():
        assert time.monotonic() < end, "The game takes too long."
        kind = kinds.pop(0) if kinds else ".pyramid"
        parts = guest.page.locator(f".board {kind}.may").all()
        before, part = guest.ply, rng.choice(parts)
        for patience in (3_000, 5_000, 20_000):  # a camel on its way may take the press, as from a person
            press(guest, part)
            try:
                guest.page.wait_for_function(
                    f"ply => {MOVED} || document.querySelector('[role=menuitem]')",
                    arg=before,
                    timeout=patience,
                )
                break
            except TooLate:
                continue
        menu = guest.page.get_by_role("menuitem").all()
        if menu:
            press(guest, rng.choice(menu) if press is not by_keyboard else menu[0])
        tried.add(kind)
        guest.page.wait_for_function(f"ply => {MOVED}", arg=before)
    assert tried == {".pyramid", ".leg-tile", ".space", ".pile"}  # no race is over before the fourth turn


@pytest.mark.parametrize(
    ("press", "screen"),
    [(by_mouse, {}), (by_keyboard, ITALIAN), (by_touch, PHONE)],
    ids=["mouse", "keyboard, it", "touch"],
)
def test_a_whole_game_is_played_on_the_board(
    new_guest: NewGuest, press: Press, screen: dict[str, Any]
) -> None:
    guest = (
        new_guest(**screen).go().come_in(f"Rider {press.__name__}").open_table("Camel Up", ["bot:level-1"])
    )
    guest.start()
    play_to_the_end(guest, press)
    expect(guest.page.locator(".result li")).to_have_count(2)
    expect(guest.page.locator(".may")).to_have_count(0)
    expect(guest.page.locator(".camel")).to_have_count(5)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= screen.get("width", 1280)


def test_what_a_choice_would_do_is_shown_before_it_is_made(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Prudent").play_now("Camel Up").wait_for_turn()
    place = guest.page.locator(".space.may").last
    by_mouse(guest, place)
    oasis, mirage = guest.page.get_by_role("menuitem").all()
    ghosts = guest.page.locator(".ghost.shown")
    for item in (mirage, oasis):
        item.hover()
        expect(ghosts).to_have_count(1)
        expect(ghosts).to_have_attribute("data-preview", item.get_attribute("data-do") or "?")
        expect(guest.page.locator(".about")).to_contain_text(item.inner_text())
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("menu")).to_have_count(0)
    expect(place).to_be_focused()


def test_every_piece_says_what_it_is_and_by_which_rule(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Curious").play_now("Camel Up").wait_for_turn()
    guest.page.locator(".camel").last.hover()  # no other stands before it
    tip = guest.page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile(r"The \w+ camel on space"))
    expect(tip.get_by_role("link")).to_have_attribute("href", "/rules/camel_up#CU17")
    silent = guest.page.locator(".board [data-piece]:not([data-tip]):not([data-tip] *)")
    expect(silent).to_have_count(0)


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_pieces_travel_unless_that_is_not_wanted(new_guest: NewGuest, wish: str) -> None:
    guest = new_guest(reduced_motion=wish)
    guest.page.add_init_script(
        """window.journeys = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...way) {
            window.journeys++;
            return animate.apply(this, way);
        };"""
    )
    guest.go().come_in(f"Mover {wish}").play_now("Camel Up").wait_for_turn()
    by_mouse(guest, guest.page.locator(".pyramid"))
    expect(guest.page.locator("#log + .lines")).to_contain_text("takes a pyramid tile")
    guest.wait_for_turn()
    assert (guest.page.evaluate("window.journeys") > 0) == (wish == "no-preference")


def test_a_table_needs_little_javascript(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Thrifty").play_now("Camel Up").wait_for_turn()
    sizes: dict[str, int] = guest.page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType("resource")
            .filter(entry => new URL(entry.name).pathname.endsWith(".js"))
            .map(entry => [entry.name, entry.encodedBodySize]))"""
    )
    assert len(sizes) > 20
    assert all(sizes.values())
    assert sum(sizes.values()) <= BUDGET, sizes


def test_night_is_a_switch_that_is_remembered(new_guest: NewGuest) -> None:
    guest = new_guest().go()
    ground = "getComputedStyle(document.body).backgroundColor"
    noon = guest.page.evaluate(ground)
    guest.button("Night").click()
    assert guest.page.evaluate(ground) != noon
    guest.page.reload()
    expect(guest.button("Night")).to_have_attribute("aria-pressed", "true")
    assert guest.page.evaluate(ground) != noon
    guest.button("Night").click()
    assert guest.page.evaluate(ground) == noon
