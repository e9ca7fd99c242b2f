"""Games played through the page, by people who only click."""

import hashlib
import random
import re

import pytest
from playwright.sync_api import expect

import serai

from .conftest import NewGuest
from .guest import Guest, play_on


def test_two_people_and_a_bot_play_camel_up_to_the_end(new_guest: NewGuest) -> None:
    anna = new_guest().go().come_in("Anna of Acre").open_table("Camel Up", ["open", "bot:level-2"])
    commitment = anna.page.locator("#commitment").text_content()
    bruno = new_guest().go().come_in("Bruno of Bari")
    bruno.page.locator(f"a[href='/table/{anna.table}']").click()
    bruno.button("Sit down").click()
    expect(anna.page.locator("#choices")).to_contain_text("All are here")
    anna.start()

    rolls = random.Random(5)

    def choose(choices: list[str]) -> str:
        roll = [choice for choice in choices if "pyramid" in choice]
        return roll[0] if roll and rolls.random() < 0.8 else rolls.choice(choices)

    both = [anna, bruno]
    play_on(both, choose, lambda: anna.ply > 20)
    known = bruno.log
    bruno.page.reload()  # in the middle of the game
    expect(bruno.page.locator("#log + .lines li").nth(len(known) - 1)).to_be_visible()
    assert bruno.log[: len(known)] == known
    play_on(both, choose, lambda: anna.over)

    for guest in both:
        expect(guest.page.locator(".result li")).to_have_count(3)
        expect(guest.page.locator(".do")).to_have_count(0)
        seed = guest.page.locator("#seed").text_content() or ""
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
        expect(guest.page.locator(".proof")).to_be_visible()
    assert anna.page.locator(".result ol").inner_text() == bruno.page.locator(".result ol").inner_text()
    bruno.wait_until(lambda: len(anna.log) == len(bruno.log))
    public = [
        [line for line in guest.log if " bets " not in line and "race card" not in line] for guest in both
    ]
    assert public[0] == public[1]

    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="The game as a file").click()
    assert serai.load(download.value.path()).scores == tuple(scores_shown(anna))

    bruno.button("Play again").click()
    bruno.page.wait_for_url(lambda url: anna.table not in url)
    anna.page.get_by_role("link", name="To the next game").click()
    anna.button("Sit down").click()
    expect(bruno.page.locator("#choices")).to_contain_text("All are here")


def scores_shown(guest: Guest) -> list[int]:
    """By seat, as the result says."""
    names = guest.page.locator(".who b").all_inner_texts()
    shown = {
        line.locator("b").inner_text(): int(line.locator("span").last.inner_text().split()[0])
        for line in guest.page.locator(".result li").all()
    }
    return [shown[name] for name in names]


@pytest.mark.parametrize("name", serai.games())
def test_every_game_can_be_played_by_the_same_page(new_guest: NewGuest, name: str) -> None:
    title = serai.game(name).title
    guest = new_guest(width=360).go().come_in(f"Phone {title}").play_now(title)
    rng = random.Random(name)
    for _ in range(8):
        if not guest.turn():
            break
        guest.play(rng.choice(guest.choices))
        assert guest.page.evaluate("document.documentElement.scrollWidth") == 360


def test_steps_can_be_taken_back_one_by_one_or_all_at_once(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Ursula").open_table("Five Tribes", ["bot:level-1"])
    guest.start()
    guest.wait_for_turn()
    undo = guest.button("Take back a step")

    def look() -> tuple[list[str], str]:
        guest.wait_for_turn()
        return guest.choices, guest.page.locator(".board").inner_text()

    before = look()
    while before[0][0].startswith("Bid") or not undo.is_enabled():
        guest.wait_for_turn()
        before = look()
        guest.play(before[0][-1])
        guest.wait_for_turn()
    undo.click()
    expect(undo).to_be_disabled()
    guest.wait_until(lambda: look() == before)
    assert guest.log[-1] == "Ursula takes back a step."

    guest.play(before[0][-1])
    guest.play(guest.choices[-1])
    guest.button("Start the turn over").click()
    expect(undo).to_be_disabled()
    guest.wait_until(lambda: look() == before)
    assert guest.log[-1] == "Ursula takes back 2 steps."


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Wanderer").open_table("Camel Up", ["open"])
    friend = new_guest().go().come_in("Forbearing").go(f"/table/{guest.table}")
    friend.button("Sit down").click()
    guest.start()
    guest.button("Leave the table").click()
    friend.wait_for_turn()  # the bot has played, if it had to; now everybody waits for the friend
    guest.button("Take my seat again").click()
    friend.play(friend.choices[-1])
    guest.wait_for_turn()
    assert "A bot plays on for Wanderer." in guest.log
    assert "Wanderer is back." in guest.log


def test_advice_is_shown_on_its_button_and_told_in_the_log(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Novice").play_now("Camel Up").wait_for_turn()
    guest.button("Ask for advice").click()
    advised = guest.page.locator(".do.advised")
    expect(advised).to_have_count(1)
    expect(advised).to_be_visible()
    expect(guest.page.locator(".advice").first).to_contain_text(advised.get_attribute("aria-label") or "?")
    guest.wait_until(lambda: guest.log[-1] == "Novice asks for a hint.")


def test_clocks_count_down_for_who_thinks(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Thinker").open_table("Camel Up", ["bot:level-2"], clock="live-10")
    guest.start()
    guest.wait_for_turn()
    mine, bots = guest.page.locator(".clock").all()
    seen = []
    for _ in range(2):
        guest.page.wait_for_timeout(1600)
        seen.append(mine.inner_text())
    assert all(re.fullmatch(r"9:\d\d", time) for time in seen)
    assert seen[0] > seen[1]
    expect(bots).to_have_text("10:00")


def test_the_game_is_played_by_keyboard_alone(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Keys").open_table("Camel Up", ["bot:level-1"])
    guest.start()
    for _ in range(3):
        guest.wait_for_turn()
        before = guest.ply
        for _ in range(60):
            guest.page.keyboard.press("Tab")
            if guest.page.evaluate("document.activeElement.matches('.do')"):
                break
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_function(
            "ply => Number(document.querySelector('main.table').dataset.ply) > ply", arg=before
        )
        expect(guest.page.locator("#choices")).to_be_focused()
