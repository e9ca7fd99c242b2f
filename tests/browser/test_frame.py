"""The frame around every board: what it loads, looking back, the rules at hand, choices in sight, sounds."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .guest import TURN, Guest

BUDGET = 60_000  # bytes of compressed scripts on a table's page
SCRIPTS = """() => performance.getEntriesByType("resource")
  .filter(({name}) => name.endsWith(".js")).map((script) => script.encodedBodySize)"""
BOARDS = ("Camel Up", "Yspahan")


def seated(guest: Guest, title: str, bots: int = 2) -> Guest:
    """At a table with bots, whose game has begun."""
    guest.open_table(title, ["bot:greedy"] * bots)
    guest.button("Start the game").click()
    return guest.wait_for_turn()


def play(guest: Guest, moves: int) -> None:
    for _ in range(moves):
        guest.wait_for_turn()
        guest.play(guest.choices[-1])


@pytest.mark.parametrize("title", BOARDS)
def test_a_table_page_loads_few_scripts(new_guest: NewGuest, title: str) -> None:
    guest = seated(new_guest().go().come_in(f"Light {title}"), title)
    play(guest, 3)
    sizes = guest.page.evaluate(SCRIPTS)
    assert len(sizes) > 20
    assert min(sizes) > 0
    assert sum(sizes) <= BUDGET, sizes


# ---- Looking back ----


@pytest.mark.parametrize("title", [*BOARDS, "Five Tribes"])
def test_a_line_of_the_log_shows_the_board_as_it_was(new_guest: NewGuest, title: str) -> None:
    """With a board and without one; by mouse and by keys; and nothing can be played meanwhile."""
    guest = seated(new_guest().go().come_in(f"Back {title}"), title)
    page, board = guest.page, guest.page.locator(".board, .view").first
    play(guest, 2)
    guest.wait_for_turn()
    now, ply = board.inner_html(), guest.ply
    page.locator("[data-line]").nth(3).click()
    expect(page.locator("#choices")).to_have_text("Looking back")
    expect(page.locator(".past b")).to_have_text(guest.log[-4])
    expect(page.locator("main")).to_have_attribute("data-past", str(ply - 4))
    page.wait_for_function("now => document.querySelector('.board, .view').innerHTML !== now", arg=now)
    expect(page.locator(".do")).to_have_count(0)
    expect(page.locator("[data-stage] .may")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".past b")).to_have_text(guest.log[-5])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main")).to_have_attribute("data-past", str(ply - 3))
    page.keyboard.press("Escape")
    expect(page.locator("#choices")).to_have_text("Your turn")
    expect(page.locator(".do").first).to_be_attached()
    page.locator("[data-line][tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-past", str(ply - 2))
    guest.button("Back to now").click()
    expect(page.locator("#choices")).to_be_focused()
    assert guest.ply == ply
    play(guest, 1)


def test_the_game_goes_on_around_who_looks_back(new_guest: NewGuest) -> None:
    one = new_guest().go().come_in("Looks back").open_table("Camel Up", ["open"])
    other = new_guest().go(f"/table/{one.table}").come_in("Plays on")
    other.button("Sit down").click()
    one.button("Start the game").click()
    for guest in (one, other):
        guest.page.wait_for_selector("main[data-ply]")
    first, second = (one, other) if one.page.locator(".choices.mine").count() else (other, one)
    second.page.locator("[data-line]").nth(2).click()
    looked = str(second.ply - 3)
    expect(second.page.locator("main")).to_have_attribute("data-past", looked)
    expect(second.page.locator(".news")).to_have_count(0)
    play(first, 1)
    expect(second.page.locator(".news")).to_contain_text("it is your turn", timeout=TURN)
    expect(second.page.locator("main")).to_have_attribute("data-past", looked)
    expect(second.page).to_have_title(re.compile("Your turn"))
    second.button("Back to now").click()
    play(second, 1)


def test_a_passer_by_looks_back_too(new_guest: NewGuest) -> None:
    guest = seated(new_guest().go().come_in("Seen from afar"), "Yspahan")
    play(guest, 1)
    passer_by = new_guest().go(f"/table/{guest.table}")
    passer_by.page.locator("[data-line]").nth(1).click()
    expect(passer_by.page.locator(".past")).to_be_visible()
    expect(passer_by.page.locator(":is(.ys .hand, .ys .may)")).to_have_count(0)
