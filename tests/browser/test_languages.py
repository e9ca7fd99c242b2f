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
    assert len(guest.log) == len(english)
    assert not set(guest.log) & set(english)
    assert "Tocca a te" in guest.page.title()
    guest.page.reload()
    expect(guest.page.locator("#choices")).to_have_text("Tocca a te")
    guest.button("EN").click()
    expect(guest.page.locator("#choices")).to_have_text("Your turn")
    assert guest.log == english


def test_a_browser_that_asks_for_italian_is_spoken_to_in_italian(new_guest: NewGuest) -> None:
    guest = new_guest(language="it-IT").go()
    expect(guest.page.locator(".hero")).to_contain_text("il tè è caldo")
    guest.page.locator("#name").fill("!!!")
    guest.button("Entra").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Un nome")
