"""A connection that breaks in the middle of a move: the move is played once, and the page goes on."""

import signal
from collections.abc import Iterator
from itertools import count

import pytest
from playwright.sync_api import WebSocket, expect

from .conftest import NewGuest
from .guest import Guest
from .inn import Inn, Relay

NUMBERS = count(1)


@pytest.fixture
def relay(inn: Inn) -> Iterator[Relay]:
    relay = Relay(inn.port)
    yield relay
    relay.close()


@pytest.fixture
def guest(new_guest: NewGuest, relay: Relay) -> Guest:
    guest = (
        new_guest(relay.url).go().come_in(f"Far away {next(NUMBERS)}").open_table("Camel Up", ["bot:level-2"])
    )
    guest.start()
    return guest.wait_for_turn()


def expect_one_move(guest: Guest, inn: Inn, before: int) -> None:
    """The move arrived once, the line is back, and the next move works too."""
    expect(guest.page.locator(".lost")).to_have_count(0, timeout=20_000)
    guest.wait_for_turn()
    expect(guest.page.get_by_role("alert")).to_be_empty()
    assert inn.moves(guest.table, 0) == before + 1
    guest.play(guest.choices[0])
    guest.wait_for_turn()
    assert inn.moves(guest.table, 0) == before + 2


def test_the_answer_is_lost_and_nobody_says_so(guest: Guest, inn: Inn, relay: Relay) -> None:
    before = inn.moves(guest.table, 0)
    relay.answers = False
    guest.click(guest.choices[0])
    while inn.moves(guest.table, 0) == before:
        guest.page.wait_for_timeout(50)
    guest.page.wait_for_timeout(500)
    expect(guest.page.locator(".do[aria-disabled=false]")).to_have_count(0)
    relay.answers = True  # too late: the line looks as sound as ever, but what was said is gone
    expect_one_move(guest, inn, before)
    first, *_, last = (address for address in guest.asked if address.startswith("ws:"))
    assert "ply=0&" in first
    assert "ply=0&" not in last


def test_the_question_is_lost(guest: Guest, inn: Inn, relay: Relay) -> None:
    before = inn.moves(guest.table, 0)
    relay.questions = False
    guest.click(guest.choices[0])
    guest.page.wait_for_timeout(300)
    assert inn.moves(guest.table, 0) == before
    relay.cut()
    expect(guest.page.locator(".lost")).to_contain_text("The connection is lost")
    relay.mend()
    expect_one_move(guest, inn, before)


def test_a_move_made_without_a_network_is_played_when_it_is_back(guest: Guest, inn: Inn) -> None:
    before = inn.moves(guest.table, 0)
    guest.context.set_offline(True)
    expect(guest.page.locator(".lost")).to_be_visible()
    guest.click(guest.choices[0])
    guest.page.wait_for_timeout(300)
    assert inn.moves(guest.table, 0) == before
    guest.context.set_offline(False)
    expect_one_move(guest, inn, before)


def test_a_move_on_the_board_whose_line_breaks_is_played_once(
    new_guest: NewGuest, inn: Inn, relay: Relay
) -> None:
    guest = new_guest(relay.url).go().come_in("Far from Yspahan").open_table("Yspahan", ["bot:level-1"] * 2)
    guest.start()
    guest.wait_for_turn()
    before = inn.moves(guest.table, 0)
    relay.questions = False
    guest.page.locator("[data-stage] .may[data-do]").first.click()
    expect(guest.page.locator(".do[aria-disabled=true]").first).to_be_attached()
    relay.cut()
    expect(guest.page.locator(".lost")).to_be_visible()
    relay.mend()
    expect_one_move(guest, inn, before)


def test_the_house_dies_in_the_middle_of_a_move(new_guest: NewGuest, own_inn: Inn) -> None:
    guest = new_guest(own_inn.url).go().come_in("Survivor").open_table("Camel Up", ["bot:level-2"])
    guest.start()
    for _ in range(2):
        guest.wait_for_turn()
        known, before = guest.log, own_inn.moves(guest.table, 0)
        guest.click(guest.choices[0])
        own_inn.stop(signal.SIGKILL)
        expect(guest.page.locator(".lost")).to_be_visible()
        own_inn.start()
        own_inn.wait()
        expect(guest.page.locator(".lost")).to_have_count(0, timeout=20_000)
        guest.wait_for_turn()
        assert guest.log[: len(known)] == known
        assert own_inn.moves(guest.table, 0) == before + 1


def test_who_comes_in_at_a_table_hangs_up_on_what_a_stranger_was_told(new_guest: NewGuest) -> None:
    host = new_guest().go().come_in("Opens Early").open_table("Camel Up", ["open"])
    guest, lines = new_guest(), list[WebSocket]()
    guest.page.on("websocket", lambda line: lines.append(line))
    guest.go(f"/table/{host.table}").come_in("Comes Late")
    expect(guest.button("Sit down")).to_be_visible()
    guest.wait_until(lambda: len(lines) > 1 and [line.is_closed() for line in lines] == [True, False])
