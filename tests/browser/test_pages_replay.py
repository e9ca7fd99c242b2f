"""Looking back: step by step, by link, from a file, and with proof."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .guest import Guest
from .inn import Inn
from .life import Life, opened, wait_for_the_end
from .life import guest as come_in

PIECES = "all => all.map(({ dataset, transform }) => dataset.piece + transform?.baseVal[0]?.matrix.e)"


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
    wait_for_ply(guest, 6)
    guest.button("Pause").click()
    expect(guest.button("Play")).to_be_visible()


@pytest.mark.parametrize("game", ["camel_up", "yspahan"])
def test_every_step_is_drawn_on_the_games_board(new_guest: NewGuest, inn: Inn, game: str) -> None:
    host = come_in(inn, f"Chronicler {game}")
    chairs = [{"kind": "bot", "bot": "random"}] * 3
    table = opened(host, {"game": game, "options": {"players": 3}, "seats": chairs})
    host.post(f"/api/tables/{table}/start").raise_for_status()
    wait_for_the_end(host, table)

    reader = new_guest().go(f"/replay/{table}#ply=30")
    at_thirty = drawn(reader, 30)
    reader.button("One step on").click()
    reader.button("One step on").click()
    drawn(reader, 32)
    for _ in range(2):
        reader.button("One step back").click()
    assert drawn(reader, 30) == at_thirty
    reader.button("To the end").click()
    last = int(reader.page.get_by_role("slider").get_attribute("max") or 0)
    assert drawn(reader, last) != at_thirty
    reader.page.get_by_role("slider").fill("29")
    drawn(reader, 29)
    reader.page.get_by_label("Speed").select_option("4")
    reader.button("Play").click()
    wait_for_ply(reader, 31)
    reader.button("Pause").click()
    link = reader.page.locator(".link").input_value()
    friend = new_guest()
    friend.page.goto(link)
    assert drawn(friend, int(link.rpartition("=")[2]))


def wait_for_ply(reader: Guest, ply: int) -> None:
    """Until the game has played itself so far; no step need be seen while it lasts."""
    reader.page.wait_for_function(
        "ply => Number(document.querySelector('main.replay').dataset.ply) >= ply", arg=ply
    )


def drawn(reader: Guest, ply: int) -> list[str]:
    """Where the pieces lie on the board at a step."""
    expect(reader.page.locator(f"main[data-ply='{ply}']")).to_be_visible()
    expect(reader.page.locator("[data-stage] [data-piece]").first).to_be_visible()
    pieces: list[str] = reader.page.locator("[data-piece]").evaluate_all(PIECES)
    assert pieces
    return pieces


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
