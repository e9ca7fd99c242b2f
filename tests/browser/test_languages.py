"""English and Italian, switched while one plays."""

import re

from playwright.sync_api import expect

from .conftest import NewGuest


def test_everything_changes_language_at_once_and_for_good(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Interpreter").play_now("Camel Up").wait_for_turn()
    guest.play(guest.choices[0])
    guest.wait_for_turn()
    english = guest.log
    guest.button("IT").click()
    expect(guest.page.locator("#choices")).to_have_text("Tocca a te")
    expect(guest.page.locator(".do[data-do=legB]")).to_have_accessible_name(re.compile("^Prendi"))
    expect(guest.page.locator(".board .pile").first).to_contain_text("Vincente")
    expect(guest.page.locator("html")).to_have_attribute("lang", "it")
    expect(guest.page.locator("#log + .lines")).not_to_contain_text(english[0])
    guest.wait_until(lambda: len(guest.log) == len(english) and not set(guest.log) & set(english))
    expect(guest.page).to_have_title(re.compile("Tocca a te"))
    guest.page.reload()
    expect(guest.page.locator("#choices")).to_have_text("Tocca a te")
    guest.button("EN").click()
    expect(guest.page.locator("#choices")).to_have_text("Your turn")
    expect(guest.page.locator("#log + .lines")).to_contain_text(english[0])
    guest.wait_until(lambda: guest.log == english)


def test_a_board_changes_language_in_the_middle_of_a_game(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Dragoman").open_table("Yspahan", ["bot:level-1", "bot:level-1"])
    guest.start()
    guest.wait_for_turn()
    board, calendar = guest.page.locator(".board"), guest.page.locator(".calendar b")
    english, day = board.inner_text(), calendar.inner_text()
    log, names = guest.log, [guest.choices, guest.page.locator(".ys-panel").all_inner_texts()]
    guest.button("IT").click()
    expect(guest.page.locator("#choices")).to_have_text("Tocca a te")
    expect(calendar).not_to_have_text(day)
    expect(guest.page.locator("#log + .lines")).not_to_contain_text(log[0])
    guest.wait_until(lambda: len(guest.log) == len(log) and not set(guest.log) & set(log))
    guest.wait_until(lambda: not set(guest.choices) & set(names[0]))
    guest.button("EN").click()
    expect(guest.page.locator("#choices")).to_have_text("Your turn")
    expect(guest.page.locator("#log + .lines")).to_contain_text(log[0])
    guest.wait_until(lambda: board.inner_text() == english)
    guest.wait_until(lambda: [guest.choices, guest.page.locator(".ys-panel").all_inner_texts()] == names)


def test_a_browser_that_asks_for_italian_is_spoken_to_in_italian(new_guest: NewGuest) -> None:
    guest = new_guest(language="it-IT").go()
    expect(guest.page.locator(".hero")).to_contain_text("il tè è caldo")
    guest.page.locator("#name").fill("!!!")
    guest.button("Entra").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Un nome")
