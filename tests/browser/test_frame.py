"""The frame around every board: what it loads, looking back, the rules at hand, choices in sight, sounds."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest, ShutOut
from .guest import TURN, Guest

BUDGET = 60_000  # bytes of compressed scripts on a table's page
SCRIPTS = """() => performance.getEntriesByType("resource")
  .filter(({name}) => name.endsWith(".js")).map((script) => script.encodedBodySize)"""
BOARDS = ("Camel Up", "Yspahan", "Silk Road", "Five Tribes")


def seated(guest: Guest, title: str, bots: int = 2) -> Guest:
    """At a table with bots, whose game has begun."""
    guest.open_table(title, ["bot:level-2"] * bots)
    guest.start()
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


@pytest.mark.parametrize("title", BOARDS)
def test_a_line_of_the_log_shows_the_board_as_it_was(new_guest: NewGuest, title: str) -> None:
    """By mouse and by keys; and nothing can be played meanwhile."""
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
    one.start()
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


# ---- The rules at hand ----


@pytest.mark.parametrize(("title", "clause"), [("Camel Up", "CU12"), ("Yspahan", "YS10")])
def test_the_rules_open_at_the_clause_that_matters_now(new_guest: NewGuest, title: str, clause: str) -> None:
    guest = new_guest().go().come_in(f"Reads {title}").play_now(title)
    page, here = guest.page, guest.page.locator(".book .here")
    if title == "Yspahan":
        expect(page.locator(".ys .rolls .may, .ys .use.may").first).to_be_attached(timeout=TURN)
        clause = "YS10" if page.locator(".ys .rolls .may").count() else "YS20"
    guest.wait_for_turn()
    page.mouse.move(1, 1)
    page.keyboard.press("?")
    expect(here).to_have_id(clause)
    expect(here).to_be_focused()
    expect(here).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".book")).to_be_hidden()
    button = page.locator(".top [aria-haspopup=dialog]").first
    button.click()
    expect(here).to_have_id(clause)
    page.locator(".book summary").click()
    page.locator(".book nav a").nth(1).click()
    expect(here).to_have_id(re.compile("(CU|YS)1$"))
    expect(here).to_be_in_viewport()
    expect(page.locator(".book nav")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_the_rules_open_at_what_is_pointed_at_and_where_its_words_lead(new_guest: NewGuest) -> None:
    guest = new_guest().go().come_in("Points at it").play_now("Camel Up")
    guest.wait_for_turn()
    page, here = guest.page, guest.page.locator(".book .here")
    page.locator(".board .camel").last.hover()
    page.keyboard.press("?")
    expect(here).to_have_id("CU17")
    page.keyboard.press("?")
    expect(page.locator(".book")).to_be_hidden()
    page.locator(".choices .do").nth(1).focus()
    page.keyboard.press("?")
    expect(here).to_have_id("CU10")
    page.keyboard.press("Escape")
    page.locator(".board .camel").last.hover()
    page.locator(".tip a").click()
    expect(here).to_have_id("CU17")
    assert len(guest.context.pages) == 1
    page.locator(".book .here a").first.click()
    expect(page.locator(".book")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_nobody_is_shut_out_of_what_the_frame_opens(
    new_guest: NewGuest, shut_out: ShutOut, theme: str, width: int
) -> None:
    guest = new_guest(width=width, color_scheme=theme, reduced_motion="reduce", bypass_csp=True)
    guest.go().come_in(f"Axe {theme} {width}").play_now("Camel Up")
    guest.wait_for_turn()
    page = guest.page
    page.keyboard.press("?")
    expect(page.locator(".book .here")).to_be_visible()
    page.locator(".book summary").click()
    assert not shut_out(guest.page)
    page.keyboard.press("Escape")
    if width < 700:
        guest.button("Log").click()
    page.locator("[data-line]").nth(1).click()
    expect(page.locator(".past")).to_be_visible()
    assert not shut_out(guest.page)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("#settings")).to_be_visible()
    assert not shut_out(guest.page)


# ---- What may be done is in sight ----

ROOM = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
  const box = (part) => part.getBoundingClientRect();
  const [tabs, [board], [panel]] = [all(".tabs"), all(".board"), all(".choices")];
  const screen = tabs.length ? box(tabs[0]).top : innerHeight;
  const glowing = all(".board .may");
  const said = new Set(glowing.map((part) => part.textContent.trim()));
  const twice = [...document.querySelectorAll(".do")].every(({ ariaLabel }) => said.has(ariaLabel));
  const buttons = twice ? [] : all(".choices :is(.do, .fold)"); // or the board has them all, word for word
  const pressed = [...glowing, ...(tabs.length ? buttons.slice(0, 1) : [panel])].map(box);
  return {
    scrolled: scrollY,
    board: box(board).bottom,
    top: box(panel).top,
    highest: Math.min(...pressed.map(({ top }) => top)),
    lowest: Math.max(...pressed.map(({ bottom }) => bottom)),
    screen,
    drawn: Math.max(...all(".board svg:not(svg svg)").map((part) => box(part).bottom)),
  };
}"""  # what a picture within a picture has beyond its edge is not drawn


@pytest.mark.parametrize("title", BOARDS)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_the_choices_are_in_sight_and_hide_nothing(
    new_guest: NewGuest, title: str, width: int, height: int
) -> None:
    guest = new_guest(width=width, height=height, reduced_motion="reduce")  # where things lie, not come from
    guest.go().come_in(f"Sees {title} {width}").play_now(title)
    for _ in range(7):
        guest.wait_for_turn()
        guest.page.evaluate("scrollTo(0, 0)")
        room = guest.page.evaluate(ROOM)
        assert room["scrolled"] == 0
        assert room["highest"] >= 0, room
        assert room["lowest"] <= room["screen"], room
        assert max(room["board"], room["drawn"]) <= room["top"] + 1, room
        guest.play(guest.choices[-1])
    assert guest.page.evaluate("document.documentElement.scrollWidth") == width


def test_the_list_of_what_happened_ends_above_the_button_under_it(new_guest: NewGuest) -> None:
    guest = seated(new_guest(width=1440, height=900).go().come_in("Reads to the end"), "Silk Road", 3)
    lines, button = guest.page.locator(".plies").bounding_box(), guest.page.locator(".back").bounding_box()
    assert lines is not None
    assert button is not None
    assert guest.page.locator(".plies").evaluate("list => list.scrollHeight > list.clientHeight")
    assert lines["y"] + lines["height"] + 8 <= button["y"]
    assert button["y"] + button["height"] <= 900


# ---- Settings and sounds ----

# What a test runs in a page counts as a gesture, so the page is told what somebody has pressed.
LISTENING = """
let touched = false;
addEventListener("pointerdown", () => (touched = true), true);
Object.defineProperty(Navigator.prototype, "userActivation", { get: () => ({ hasBeenActive: touched }) });
window.tones = 0;
window.houses = 0;
const Oscillator = window.OscillatorNode, Context = window.AudioContext;
window.OscillatorNode = class extends Oscillator { constructor(...a) { super(...a); window.tones++; } };
window.AudioContext = class extends Context { constructor(...a) { super(...a); window.houses++; } };
"""
SOUND = """() => import(document.querySelector("script").src.replace("main.js", "sound.js"))
  .then(({ play }) => play("end"))"""


def test_sounds_are_off_until_asked_for_and_never_come_before_a_gesture(new_guest: NewGuest) -> None:
    guest = new_guest()
    page = guest.page
    page.add_init_script(LISTENING)
    seated(guest.go().come_in("Listens"), "Camel Up")
    play(guest, 1)
    assert page.evaluate("[window.tones, window.houses]") == [0, 0]
    assert not any("sound.js" in address for address in guest.asked)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sound Soft tones").check()
    page.wait_for_function("() => window.tones > 0")
    page.keyboard.press("Escape")
    before = page.evaluate("window.tones")
    play(guest, 1)
    page.wait_for_function("before => window.tones > before", arg=before)
    page.reload()
    guest.wait_for_turn()
    page.evaluate(SOUND)
    assert page.evaluate("[window.tones, window.houses]") == [0, 0], "nobody has touched the page yet"
    play(guest, 1)
    page.wait_for_function("() => window.tones > 0")


def test_motion_is_switched_off_by_keys_and_for_good(new_guest: NewGuest) -> None:
    guest = new_guest()
    page = guest.page
    guest.go().come_in("Sits still").play_now("Camel Up").wait_for_turn()
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    switch = page.get_by_role("switch", name="Motion")
    expect(switch).to_be_checked()
    switch.focus()
    page.keyboard.press("Space")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_hidden()
    page.reload()
    guest.wait_for_turn()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    play(guest, 1)
    assert page.evaluate("document.getAnimations().length") == 0


def test_on_a_phone_the_language_and_the_night_are_in_the_menu(new_guest: NewGuest) -> None:
    guest = new_guest(width=390, height=844, has_touch=True)
    page = guest.page
    guest.go().come_in("Pocket").play_now("Yspahan").wait_for_turn()
    page.get_by_role("button", name="Settings").tap()
    guest.button("Night").tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.button("IT").tap()
    expect(page.locator("#choices")).to_have_text("Tocca a te")


# ---- Pieces on their way ----

JOURNEYS = """
window.journeys = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
  window.journeys.push(`${this.dataset.piece ?? "part"} ${Object.keys(frames[0])[0]}`);
  return animate.call(this, frames, ...more);
};
"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_cubes_travel_and_dice_tumble_unless_that_is_not_wanted(new_guest: NewGuest, wish: str) -> None:
    guest = new_guest(reduced_motion=wish)
    guest.page.add_init_script(JOURNEYS)
    guest.go().come_in(f"Cubes {wish}").open_table("Yspahan", ["bot:level-2", "bot:level-2"])
    guest.start()
    rolled = placed = False
    for _ in range(60):
        guest.wait_for_turn()
        offered = guest.page.locator(".do").evaluate_all("all => all.map(one => one.dataset.do)")
        goods = [choice for choice in offered if re.match(r"take\.(sack|barrel|chest|vase)", choice)]
        choice = (goods or offered)[0]
        rolled |= choice.startswith("roll")
        placed |= choice.count(".") == 2
        guest.play(guest.page.locator(f'.do[data-do="{choice}"]').get_attribute("aria-label") or "?")
        if rolled and placed:
            break
    guest.wait_for_turn()
    journeys = guest.page.evaluate("window.journeys")
    assert rolled
    assert placed
    if wish == "reduce":
        assert journeys == []
    else:
        assert "part rotate" in journeys
        assert [way for way in journeys if re.match(r"die-\w+-\d translate", way)]
        assert [way for way in journeys if re.match(r"cube-\w+\.\w+\.\d translate", way)]
