"""Silk Road on its board: by mouse, keys and touch, with every kind of choice, and with nobody's secrets."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import orjson
import pytest
from playwright.sync_api import Locator, Route, expect

from serai.core import tutorial
from serai.core.game import Game
from serai.core.match import Match
from serai.server.api.tutorials import told

from .conftest import NewGuest
from .guest import ITALIAN, SOON
from .silk_road_ears import Ears
from .test_yspahan_board import MARKED, PHONE, Board

QUICK = ("pass", "done", "accept", "show:0", "take:", "hand:", "go:")  # the shortest turns there are
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".sr :is(text, b, p, small, span, i)")]
  .filter(text => text.checkVisibility() && [...text.childNodes].some(node => node.data?.trim()))
  .map(text => [parseFloat(getComputedStyle(text).fontSize), text.getScreenCTM?.()])
  .map(([size, way]) => size * (way ? Math.hypot(way.a, way.b) : 1)))"""  # pixels
AT = "ply => document.querySelector('main.learn')?.dataset.ply == ply"
BOTS = ["bot:level-1"] * 3
LIMIT = 480  # seconds for a whole game on a busy machine
MOVES = 30  # in which secrets might be told


def quick(offered: list[str]) -> str:
    """What brings the end near."""
    return next((choice for start in QUICK for choice in offered if choice.startswith(start)), offered[-1])


@pytest.mark.parametrize(
    ("how", "screen"),
    [("click", {}), ("Tab", ITALIAN), ("tap", PHONE)],
    ids=["mouse", "keyboard, it", "touch"],
)
def test_a_whole_game_is_played_on_the_board(new_guest: NewGuest, how: str, screen: dict[str, Any]) -> None:
    guest = new_guest(**screen).go().come_in(f"Merchant by {how}").open_table("Silk Road", BOTS)
    guest.start()
    board, end = Board(guest), time.monotonic() + LIMIT
    while board.wait():
        assert time.monotonic() < end, "The game takes too long."
        board.play(quick(board.offered), how)
    expect(guest.page.locator(".result li")).to_have_count(4)
    over = "il viaggio è finito" if screen == ITALIAN else "the journey is over"
    expect(guest.page.locator(".sr .question")).to_contain_text(over)
    shown = guest.page.locator(".sr .tally b").all_inner_texts()
    points = [line.split()[-2] for line in guest.page.locator(".result li span:last-child").all_inner_texts()]
    assert sorted(shown) == sorted(points)
    assert guest.page.evaluate("document.documentElement.scrollWidth") == screen.get("width", 1280)


@pytest.mark.parametrize("width", [360, 390])
def test_whatever_comes_is_played_on_a_phone(new_guest: NewGuest, width: int) -> None:
    guest = (
        new_guest(width=width, has_touch=True).go().come_in(f"Thumb of Tyre {width}").play_now("Silk Road")
    )
    board, rng = Board(guest), random.Random(width)
    for _ in range(8):
        assert board.wait()
        board.play(rng.choice(board.offered), "tap")
        assert guest.page.evaluate("document.documentElement.scrollWidth") == width
        assert guest.page.evaluate(SMALLEST) >= 11


def test_the_whole_map_can_be_seen_on_a_phone(new_guest: NewGuest) -> None:
    guest = new_guest(**PHONE).go().come_in("Far Sight").play_now("Silk Road")
    goal = guest.page.locator(".sr .city.goal .rim")
    expect(goal).to_have_count(1)
    assert not in_window(goal)
    guest.page.get_by_label("Show the whole map").check()
    guest.wait_until(lambda: in_window(goal))
    assert guest.page.evaluate(SMALLEST) >= 11


def in_window(part: Locator) -> bool:
    """Within what a phone shows of the map."""
    found: bool = part.evaluate(
        """part => {
            const [inner, outer] = [part, part.closest(".window")].map(one => one.getBoundingClientRect());
            return inner.left >= outer.left && inner.right <= outer.right;
        }"""
    )
    return found


# ---- Every kind of choice ----


@dataclass
class Move:
    """A move of the learner's, the first of its kind; what else was offered, and what followed."""

    do: str
    also: list[str]
    then: list[str]


def kind(choice: str) -> str:
    return choice.split(":")[0]


KINDS = {kind(name) for name in Game("silk_road").notations(False)}


def story(eastward: bool) -> tuple[str, list[Move]]:
    """The first game in which somebody who looks for novelty does everything that can be done."""
    for seed in count():
        moves = list(novelties(str(seed), eastward))
        if {kind(move.do) for move in moves} >= KINDS:
            return str(seed), moves
    raise AssertionError


def novelties(seed: str, eastward: bool) -> Iterator[Move]:
    match = Match(Game("silk_road", players=3, eastward=eastward), seed)
    luck, made, moves = random.Random(seed), set[str](), list[Move]()
    while not match.over and made < KINDS:
        legal = [choice.do for choice in match.choices("en")]
        fresh = [do for do in legal if kind(do) not in made or do in ("take:crook", "take:shopkeeper")]
        do = luck.choice(fresh if match.actor == 0 and fresh else legal)
        if match.actor == 0 and kind(do) not in made:
            made.add(kind(do))
            moves.append(Move(do, [other for other in legal if other != do], []))
        elif moves:
            moves[-1].then.append(do)
        else:
            moves.append(Move("", [], [do]))
        match.play(match.parse(do))
    yield from moves


@pytest.mark.parametrize("eastward", [False, True], ids=["westward", "eastward"])
def test_everything_that_can_be_done_is_done_on_the_board(
    new_guest: NewGuest, monkeypatch: pytest.MonkeyPatch, eastward: bool
) -> None:
    """A game of every kind of choice, fixed by its seed, shown by the page that teaches; all choices glow."""
    seed, moves = story(eastward)
    steps = [
        tutorial.Step("welcome", do=some(move.do), also=move.also, then=some(" ".join(move.then)))
        for move in moves
    ]
    names, options = ["Ayla", "Bo", "Cem"], {"players": 3, "eastward": eastward}
    script = tutorial.Script(seed, 0, names, options, {"road": steps})
    monkeypatch.setattr(tutorial, "script", lambda _: script)
    course = told(tutorial.course("silk_road", "en"))
    guest = new_guest(reduced_motion="reduce")
    page = guest.page
    page.route("**/api/tutorials/silk_road?*", lambda route: answer(route, course))
    guest.go("/learn/silk_road")
    for move, lesson in zip(moves, course["lessons"], strict=True):
        ply = course["frames"][lesson["frame"]]["ply"]
        page.wait_for_function(AT, arg=ply, timeout=SOON)
        if move.do:
            page.wait_for_selector(".may")
            assert set(page.evaluate(MARKED)) >= {move.do, *move.also}
            part = page.locator(f'.may:is([data-do="{move.do}"], [data-choose~="{move.do}"]):visible').first
            several = part.get_attribute("aria-haspopup") == "menu"
            part.click()
            if several:
                page.locator(f'.menu [data-do="{move.do}"]').click()
            page.wait_for_function(f"ply => !({AT})(ply)", arg=ply, timeout=SOON)
        page.evaluate("() => document.querySelector('.coach .next')?.click()")  # the others hurry
    expect(page.locator(".farewell")).to_be_visible()


def some(text: str) -> list[str]:
    return [text] if text else []


def answer(route: Route, course: dict[str, Any]) -> None:
    route.fulfill(body=orjson.dumps(course).decode(), content_type="application/json")


# ---- What is seen, and what is not ----


def test_what_a_choice_would_bring_is_shown_before_it_is_made(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Counter of Coins").open_table("Silk Road", BOTS)
    guest.start()
    board = Board(guest)
    while board.wait() and not any(choice.startswith(("accept", "give:")) for choice in board.offered):
        free = [choice for choice in board.offered if choice in ("bonus", "take:free2", "take:free4")]
        board.play(free[0] if free else quick(board.offered))
    if guest.over:
        return  # fate has offered neither; the story above shows them
    choice = next(choice for choice in board.offered if choice.startswith(("accept", "give:")))
    ghost = guest.page.locator(f'.sr .screen [data-preview="{choice}"]')
    guest.page.mouse.move(5, 5)  # it may rest where the choice has come to lie
    expect(ghost).not_to_be_visible()
    board.part(choice).hover()
    expect(ghost).to_be_visible()


def test_nobody_sees_what_others_hide(new_guest: NewGuest) -> None:
    """Two players, a bot and a passer-by: on no page, and in nothing that reaches it, is another's secret."""
    anna, bruno, passer_by = new_guest(), new_guest(), new_guest()
    ears = [Ears(anna, 0), Ears(bruno, 1), Ears(passer_by, None)]
    anna.go().come_in("Anna of Antioch").open_table("Silk Road", ["open", "bot:level-1"])
    bruno.go().come_in("Bruno of Bactra").go(f"/table/{anna.table}")
    bruno.button("Sit down").click()
    anna.start()
    passer_by.go(f"/table/{anna.table}")
    boards, rng, moves = [Board(anna), Board(bruno)], random.Random(3), 0
    while moves < MOVES and not anna.over:
        for board in boards:
            if offered := board.offered:
                spies = [choice for choice in offered if choice.startswith(("name:", "rob:", "take:vizier"))]
                board.play(rng.choice(spies) if spies else quick(offered))
                moves += 1
        for one in ears:
            one.look()
        anna.page.wait_for_timeout(10)
    for one in ears:
        assert one.heard > 10
        assert not one.secrets


def test_a_passer_by_may_do_nothing(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Seen by All").open_table("Silk Road", BOTS)
    guest.start()
    guest.wait_for_turn()
    passer_by = new_guest().go(f"/table/{guest.table}")
    expect(passer_by.page.locator(".sr-panel")).to_have_count(4)
    expect(passer_by.page.locator(".sr .screen, .sr .may, .sr-panel .may")).to_have_count(0)
    expect(passer_by.page.locator(".sr .supplies")).to_contain_text("reconstruction")
