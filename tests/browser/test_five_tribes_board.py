"""Five Tribes played on its board: whatever may be done is done there, by mouse, keys and touch."""

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from serai.games.five_tribes import tables
from serai.games.five_tribes.names import DJINN_NAMES, KIND_NAMES

from .conftest import NewGuest
from .guest import ITALIAN, Guest
from .test_yspahan_board import Board

LIMIT = 600  # seconds for a whole game, where the machine is very busy
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
TILE = re.compile(r"[a-f][1-5]")
DROP = re.compile(r"[ywgbr][NESW]")
SMALLEST = """() => Math.min(
  ...[...document.querySelectorAll(".ft :is(text, b, p, i, small, h3, h4), .ft-panel b")]
    .filter(text => text.checkVisibility() && text.textContent.trim() && !text.closest(".sheet"))
    .map(text => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM?.().a ?? 1)),
  ...[...document.querySelectorAll(".ground use")].map(value => 16 * value.getScreenCTM().a))"""  # pixels
MEEPLES = """() => Object.fromEntries([...document.querySelectorAll(".tile[data-do]")]
  .map(tile => [tile.dataset.do, [...tile.querySelectorAll("[data-kin]")]
    .filter(piece => "ywgbr".includes(piece.dataset.kin)).length]))"""


def sit(guest: Guest, name: str, bots: int = 3) -> Board:
    guest.go().come_in(name).open_table("Five Tribes", ["bot:level-1"] * bots)
    return Board(guest.start())


def kind(choice: str) -> str:
    """What sort of choice it is; tiles and drops are one each, the powers of djinns count one by one."""
    if TILE.fullmatch(choice):
        return "tile"
    if DROP.fullmatch(choice):
        return "drop"
    if found := re.match(r"bid\d+(-?)|(take|put|kill)-|(card|vizier|elder|build)", choice):
        return f"bid{found[1]}" if choice.startswith("bid") else found[0]
    return choice.split(":")[0]


def quick(offered: list[str], tiles: dict[str, int]) -> str:
    """What brings the end near: no coins for bids, and tiles with few meeples."""
    for wished in ("end", "skip", "go", "stay", "sell", "bid0"):
        if wished in offered:
            return wished
    return min(offered, key=lambda choice: tiles.get(choice, 0))


def to_the_end(board: Board, how: str = "click") -> set[str]:
    """The kinds of choices that were made."""
    made, end = set[str](), time.monotonic() + LIMIT
    while board.wait():
        assert time.monotonic() < end, "The game takes too long."
        choice = quick(board.offered, board.page.evaluate(MEEPLES))
        board.play(choice, how)
        made.add(kind(choice))
    return made


def test_a_whole_game_is_played_on_the_board_by_mouse(new_guest: NewGuest) -> None:
    guest = new_guest()
    made = to_the_end(sit(guest, "Sower of Sana"))
    assert made >= {"bid", "tile", "drop", "end"}
    expect(guest.page.locator(".result li")).to_have_count(4)
    expect(guest.page.locator(".ft .question")).to_contain_text("The game is over")
    expect(guest.page.locator(".ft-panel .stats")).to_have_count(4)


@pytest.mark.parametrize(("how", "screen"), [("Tab", ITALIAN), ("tap", PHONE)], ids=["keyboard, it", "touch"])
def test_a_whole_game_needs_no_mouse(new_guest: NewGuest, how: str, screen: dict[str, Any]) -> None:
    guest = new_guest(**screen)
    to_the_end(sit(guest, f"Sower by {how}"), how)
    expect(guest.page.locator(".result li")).to_have_count(4)
    assert guest.page.evaluate("document.documentElement.scrollWidth") == screen.get("width", 1280)


@pytest.mark.parametrize("width", [360, 390])
def test_plies_are_played_by_touch_on_a_phone(new_guest: NewGuest, width: int) -> None:
    guest = new_guest(width=width, has_touch=True)
    board, rng = sit(guest, f"Thumb of {width}", bots=1), random.Random(width)
    for _ in range(10):
        assert board.wait()
        board.play(rng.choice(board.offered), "tap")
        assert guest.page.evaluate("document.documentElement.scrollWidth") == width
        assert guest.page.evaluate(SMALLEST) >= 11


def start(board: Board) -> str:
    """Bid, and take up the meeples of a tile that has few of them; the tile."""
    while board.wait() and not any(TILE.fullmatch(choice) for choice in board.offered):
        board.play(quick(board.offered, {}))
    tile = quick(board.offered, board.page.evaluate(MEEPLES))
    board.play(tile)
    return tile


def test_a_step_is_taken_back_on_the_board(new_guest: NewGuest) -> None:
    guest = new_guest()
    board, undo = sit(guest, "Second Thoughts on Sand", bots=1), guest.button("Take back a step")
    start(board)
    board.wait()

    def look() -> tuple[list[str], list[str], int]:
        return board.offered, board.pieces, guest.page.locator(".trail circle").count()

    before = look()
    assert any("-hand-" in piece for piece in before[1])
    board.play(before[0][0])
    guest.wait_until(lambda: look() != before)
    undo.click()
    board.wait()
    guest.wait_until(lambda: look() == before)
    undo.click()
    expect(guest.page.locator(".trail")).to_have_count(0)


def test_pointing_at_a_tile_shows_where_the_move_may_end(new_guest: NewGuest) -> None:
    guest = new_guest()
    board = sit(guest, "Watcher of Wadis", bots=1)
    while board.wait() and not any(TILE.fullmatch(choice) for choice in board.offered):
        board.play(quick(board.offered, {}))
    goals = guest.page.locator(".goals.shown")
    expect(goals).to_have_count(0)
    board.part(board.offered[0]).hover()
    expect(goals).to_have_count(1)
    expect(guest.page.locator(".about")).to_contain_text("The move may end on")


def test_the_last_drop_brings_what_it_promised(new_guest: NewGuest) -> None:
    guest = new_guest()
    board = sit(guest, "Sower with a Plan", bots=1)
    start(board)
    take = guest.page.locator(".take")
    while board.wait() and not take.count():
        board.play(board.offered[0])
    promised = (take.first.locator("text").first.text_content() or "").strip("×")
    tribe, tile = board.offered[0][0], guest.page.locator(".do[data-do]").first.inner_text()[:2]
    board.play(board.offered[0])
    told = next(line for line in reversed(guest.log) if "drops the last meeple" in line)
    names = {"y": "vizier", "w": "elder", "g": "merchant", "b": "builder", "r": "assassin"}
    assert f"on {tile} and gathers {promised} {names[tribe]}" in told


def test_a_passer_by_sees_no_coins_and_no_cards(new_guest: NewGuest) -> None:
    guest = new_guest()
    board = sit(guest, "Keeper of a Screen", bots=1)
    board.wait()
    expect(guest.page.locator(".ft .screen .money")).to_be_visible()
    passer_by = new_guest().go(f"/table/{guest.table}")
    expect(passer_by.page.locator(".ft-panel")).to_have_count(2)
    expect(passer_by.page.locator(".ft :is(.screen, .held, .money, .may)")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 1024])
def test_cards_are_as_large_looking_back_as_at_the_table(new_guest: NewGuest, width: int) -> None:
    guest = new_guest(width=width, height=900)
    sit(guest, f"Card Reader of {width}", bots=1).wait()
    card = guest.page.locator(".ft .djinn").first
    at_table = card.evaluate("card => card.offsetWidth")
    guest.go(f"/replay/{guest.table}#ply=999")  # the last one
    expect(card).to_be_visible()
    assert abs(card.evaluate("card => card.offsetWidth") - at_table) <= 10


def test_the_board_counts_as_the_rules_do(new_guest: NewGuest) -> None:
    """Points of tiles and djinns, and the values of sets, which the board shows by itself."""
    page = new_guest().go().page
    folder = page.evaluate(
        "() => new URL('games/five_tribes/', document.querySelector('script[src]').src).href"
    )
    kinds, djinns, values = page.evaluate(
        """async folder => [(await import(folder + "plan.js")).KINDS,
            (await import(folder + "market.js")).DJINNS, (await import(folder + "players.js")).VALUES]""",
        folder,
    )
    assert {name: tile["points"] for name, tile in kinds.items()} == dict(
        zip(KIND_NAMES[1:], tables.TILE_POINTS[1:], strict=True)
    )
    blue = {name for name, tile in kinds.items() if tile["colour"] == "blue"}
    assert blue == set(KIND_NAMES[1 : tables.LAST_BLUE + 1])
    assert [djinns[name] for name in DJINN_NAMES] == [
        [points, 70 + n] for n, points in enumerate(tables.DJINN_POINTS)
    ]
    assert values == list(tables.SET_VALUES)
