"""Looking back: step by step, by link, from a file, and with proof."""

import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import NewGuest
from .life import Life


def test_a_game_is_gone_through_step_by_step(new_guest: NewGuest, life: Life) -> None:
    guest = new_guest().go(f"/replay/{life.over}")
    page, caption = guest.page, guest.page.locator(".controls .caption")
    expect(caption).to_contain_text("Before the first step")
    guest.button("One step on").click()
    expect(page.locator("main[data-ply='1']")).to_be_visible()
    first = page.locator(".story a").first.inner_text().split("\n")[-1]
    expect(caption).to_contain_text(first)
    assert page.url.endswith("#ply=1")
    page.locator("body").press("ArrowRight")
    expect(page.locator("main[data-ply='2']")).to_be_visible()
    page.locator("body").press("End")
    expect(guest.button("One step on")).to_be_disabled()
    page.get_by_role("slider").fill("7")
    expect(page.locator("main[data-ply='7']")).to_be_visible()
    page.locator(".story a").nth(3).click()
    expect(page.locator("main[data-ply='4']")).to_be_visible()
    page.get_by_label("Speed").select_option("4")
    guest.button("Play").click()
    expect(page.locator("main[data-ply='6']")).to_be_visible()
    guest.button("Pause").click()
    expect(guest.button("Play")).to_be_visible()


def test_a_link_leads_to_its_step_in_any_language(new_guest: NewGuest, life: Life) -> None:
    guest = new_guest().go(f"/replay/{life.over}#ply=12")
    page = guest.page
    expect(page.locator("main[data-ply='12']")).to_be_visible()
    english = page.locator(".controls .caption").inner_text()
    guest.button("IT").click()
    expect(page.locator(".controls .caption")).not_to_have_text(english)
    expect(page.locator("main[data-ply='12']")).to_be_visible()
    expect(page.locator(".link")).to_have_value(re.compile(f"/replay/{life.over}#ply=12$"))


def test_the_end_shows_the_result_and_the_dice_are_proved(new_guest: NewGuest, life: Life) -> None:
    guest = new_guest().go(f"/replay/{life.over}")
    expect(guest.page.locator(".controls .caption")).to_be_visible()
    guest.button("To the end").click()
    result = life.host.get(f"/api/tables/{life.over}").json()["table"]["result"]
    expect(guest.page.locator(".score")).to_have_text([str(score) for score in result["scores"]])
    guest.button("Check the dice").click()
    expect(guest.page.locator(".proof")).to_contain_text("every one fair")


def test_a_file_comes_back_as_a_replay(new_guest: NewGuest, life: Life, tmp_path: Path) -> None:
    guest = new_guest().go(f"/replay/{life.over}")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="The game as a file").click()
    file = tmp_path / "game.log"
    download.value.save_as(file)
    guest.go("/replay").page.get_by_label("File of the game").set_input_files(file)
    guest.button("Check the dice").click()
    expect(guest.page.locator(".proof")).to_contain_text("every one fair")
    guest.button("Look back").click()
    guest.page.wait_for_url("**/replay/*")
    expect(guest.page.locator(".controls .caption")).to_contain_text("Before the first step")
    assert life.over not in guest.page.url

    broken = tmp_path / "broken.log"
    broken.write_text("no game at all", encoding="utf8")
    guest.go("/replay").page.get_by_label("File of the game").set_input_files(broken)
    guest.button("Look back").click()
    expect(guest.page.get_by_role("alert")).not_to_be_empty()


def test_a_game_under_way_is_not_shown_to_its_end(new_guest: NewGuest, life: Life) -> None:
    guest = new_guest().go(f"/replay/{life.playing}")
    expect(guest.page.locator("main")).to_contain_text("This can be seen when the game is over")
    expect(guest.page.get_by_role("link", name="To the table")).to_be_visible()


def test_the_result_leads_to_the_replay(new_guest: NewGuest, life: Life) -> None:
    guest = new_guest().go(f"/table/{life.over}")
    guest.page.get_by_role("link", name="Look back").click()
    expect(guest.page.locator("main.replay")).to_be_visible()
