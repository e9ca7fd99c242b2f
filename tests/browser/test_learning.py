"""First games, learned by doing: by mouse, by keyboard alone, by touch, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from serai.core import tutorial

from .conftest import NewGuest, ShutOut
from .guest import SOON, Guest
from .inn import Inn
from .screenshots import THEMES
from .test_camel_up_board import by_keyboard, by_mouse, by_touch

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
WIDE = {"width": 1440, "height": 900, "reduced_motion": "reduce"}
GOES_ON = """([lesson, ply]) => document.querySelector(".farewell") || (main => main.dataset.lesson !== lesson
    || main.dataset.ply !== ply)(document.querySelector("main.learn"))"""
Press = Callable[[Guest, Locator], None]


def glowing(guest: Guest) -> Locator:
    """The one part of the board that may be pressed, of those in sight."""
    expect(guest.page.locator("[data-stage] .may:visible").first).to_be_visible()
    return guest.page.locator("[data-stage] .may:visible").first


def next_button(guest: Guest) -> Locator:
    return guest.page.locator(".coach .next")


def by_enter(guest: Guest, part: Locator) -> None:
    """By keyboard alone; the search with Tab takes longer than the game."""
    if "next" in (part.get_attribute("class") or ""):
        part.focus()
        guest.page.keyboard.press("Enter")
    else:
        by_keyboard(guest, part)


def go_through(guest: Guest, press: Press, name: str, language: str) -> None:
    """All lessons, each with its text, and each move made on the board."""
    page = guest.page
    course = tutorial.course(name, language)
    for n, lesson in enumerate(course.lessons, 1):
        main = page.locator("main.learn")
        expect(main).to_have_attribute("data-lesson", lesson.step.say)
        expect(page.locator(".coach .words")).to_have_text(lesson.text)
        expect(page.locator(".coach h2")).to_have_text(course.chapters[lesson.chapter])
        expect(page.locator(".coach progress")).to_have_attribute("value", str(n))
        in_sight(guest, lesson)
        for do in lesson.step.do:
            state = [lesson.step.say, main.get_attribute("data-ply")]
            expect(next_button(guest)).to_have_attribute("aria-disabled", "true")
            part = glowing(guest)
            offered = (part.get_attribute("data-do") or part.get_attribute("data-choose") or "").split()
            assert do in offered
            press(guest, part)
            item = page.locator(f"[role=menuitem][data-do='{do}']")
            if lesson.step.also:
                choose(guest, press, item)
            page.wait_for_function(GOES_ON, arg=state)
        if not lesson.step.do or lesson.step.then:
            go_on(guest, press, lesson.step.say)
    expect(page.locator(".farewell li")).to_have_count(len(course.chapters))
    expect(page.locator(".farewell h1")).to_contain_text(course.game.title)


def choose(guest: Guest, press: Press, item: Locator) -> None:
    """From the menu; by keyboard, with the arrows."""
    expect(item).to_be_visible()
    if press is by_enter:
        for _ in range(6):
            if item.evaluate("item => item === document.activeElement"):
                break
            guest.page.keyboard.press("ArrowDown")
        guest.page.keyboard.press("Enter")
    else:
        press(guest, item)


def go_on(guest: Guest, press: Press, lesson: str) -> None:
    """Next, which also hurries the others; the lesson may go on by itself meanwhile."""
    page = guest.page
    gone = f"""() => document.querySelector(".farewell")
        || document.querySelector("main.learn").dataset.lesson !== "{lesson}" """
    while not page.evaluate(gone):
        if page.evaluate("() => document.querySelector('.coach .next').ariaDisabled === 'true'"):
            break  # it went on by itself
        page.evaluate("() => document.querySelector('.coach .next').focus()")
        if press is by_enter:
            page.keyboard.press("Enter")
        else:
            page.evaluate("() => document.querySelector('.coach .next').click()")
    page.wait_for_function(gone, timeout=SOON)


def in_sight(guest: Guest, lesson: tutorial.Lesson) -> None:
    """What is talked about is on the screen, and the coach does not stand on it."""
    if not lesson.step.at:
        return
    guest.page.wait_for_function(
        """at => {
            const parts = [...document.querySelectorAll(at)].filter(part => part.checkVisibility());
            const coach = document.querySelector(".coach").getBoundingClientRect();
            const { x, y, width, height } = parts[0].getBoundingClientRect();
            const [cx, cy] = [x + width / 2, y + height / 2];
            const covered = cx > coach.left && cx < coach.right && cy > coach.top && cy < coach.bottom;
            const rings = document.querySelectorAll(".ring:not([hidden])").length;
            return rings > 0 && cy > 0 && cy < innerHeight && !covered;
        }""",
        arg=lesson.step.at,
    )


@pytest.mark.parametrize(
    ("name", "press", "screen", "language"),
    [
        ("camel_up", by_mouse, WIDE, "en"),
        ("camel_up", by_enter, WIDE, "it"),
        ("camel_up", by_touch, PHONE, "it"),
        ("yspahan", by_mouse, WIDE, "it"),
        ("yspahan", by_enter, WIDE, "en"),
        ("yspahan", by_touch, PHONE, "en"),
        ("five_tribes", by_mouse, WIDE, "en"),
        ("five_tribes", by_enter, WIDE, "it"),
        ("five_tribes", by_touch, PHONE, "it"),
        ("silk_road", by_mouse, WIDE, "en"),
        ("silk_road", by_enter, WIDE, "it"),
        ("silk_road", by_touch, PHONE, "it"),
    ],
    ids=[
        f"{game}-{how}"
        for game in ("camels", "city", "tribes", "road")
        for how in ("mouse", "keyboard", "touch")
    ],
)
def test_a_game_is_learned_by_doing(
    new_guest: NewGuest, name: str, press: Press, screen: dict[str, int], language: str
) -> None:
    guest = new_guest(language=language, **screen).go(f"/learn/{name}")
    go_through(guest, press, name, language)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= screen["width"]


def test_a_first_visitor_is_led_there_and_then_plays(new_guest: NewGuest) -> None:
    guest = new_guest(reduced_motion="reduce").go()
    page = guest.page
    expect(page.locator(".newcomer a")).to_have_count(len(tutorial.names()))
    page.get_by_role("article", name="Camel Up").get_by_role("link", name="Learn it: Camel Up").click()
    page.wait_for_url("**/learn/camel_up")
    expect(page.locator(".coach")).to_be_visible()
    guest.button("Skip").click()
    expect(page.locator(".farewell")).to_contain_text("Come back whenever you like")
    expect(page.get_by_role("link", name="The full rules")).to_have_attribute("href", "/rules/camel_up")
    guest.button("From the beginning").click()
    expect(page.locator(".coach")).to_contain_text("Step 1 of")
    guest.button("Skip").click()
    guest.button("Play now against bots").click()
    page.wait_for_url("**/table/*")
    guest.go()
    expect(page.locator("article")).to_have_count(4)
    expect(page.locator(".newcomer")).to_have_count(0)


def test_a_wrong_press_gets_a_friendly_word(new_guest: NewGuest) -> None:
    guest = new_guest(reduced_motion="reduce").go("/learn/camel_up")
    page = guest.page
    for _ in range(3):
        next_button(guest).click()
    main, nudge = page.locator("main.learn"), page.locator(".coach .nudge")
    expect(main).to_have_attribute("data-lesson", "leg-tile")
    expect(page.locator("[data-stage] .may")).to_have_count(1)
    page.locator("[data-do=legG]").click()
    expect(nudge).to_have_text("Not there just now: press what glows.")
    page.evaluate("() => document.querySelector('.coach .next').click()")
    expect(nudge).to_have_text("Your move: press what glows on the board.")
    expect(page.locator("[data-do=legY]")).to_be_focused()
    expect(main).to_have_attribute("data-lesson", "leg-tile")
    page.keyboard.press("Enter")
    expect(main).to_have_attribute("data-lesson", "carry", timeout=SOON)
    guest.button("Back").click()
    expect(main).to_have_attribute("data-lesson", "leg-tile")
    expect(page.locator("[data-do=legY].may")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_lesson(new_guest: NewGuest) -> None:
    guest = new_guest(reduced_motion="reduce").go("/learn/yspahan")
    next_button(guest).click()
    expect(guest.page.locator("main.learn")).to_have_attribute("data-lesson", "souk")
    guest.button("IT").click()
    words = guest.page.locator(".coach .words")
    expect(words).to_have_text(tutorial.course("yspahan", "it").lessons[1].text)
    expect(next_button(guest)).to_have_text("Avanti")


def test_there_is_nothing_to_learn_where_nobody_teaches(new_guest: NewGuest) -> None:
    guest = new_guest().go("/learn/backgammon")
    expect(guest.page.locator("main")).to_contain_text("There is no tutorial for “backgammon”")
    expect(guest.page.get_by_role("link", name="Back to the hall")).to_be_visible()


@pytest.mark.parametrize("name", tutorial.names())
def test_nothing_scrolls_sideways_on_a_small_phone(new_guest: NewGuest, name: str) -> None:
    guest = new_guest(width=360, height=640, has_touch=True, reduced_motion="reduce").go(f"/learn/{name}")
    expect(guest.page.locator(".coach")).to_be_visible()
    next_button(guest).tap()
    expect(guest.page.locator(".coach progress")).to_have_attribute("value", "2")
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = guest.page.locator(".coach :not(progress)").evaluate_all(
        "parts => parts.map(part => parseFloat(getComputedStyle(part).fontSize))"
    )
    assert min(sizes) >= 11


@pytest.mark.parametrize("name", tutorial.names())
def test_nobody_is_shut_out_of_a_lesson(browser: Browser, inn: Inn, shut_out: ShutOut, name: str) -> None:
    """axe-core at a lesson with something to press, and at the end, by day and by night."""
    for theme in THEMES:
        guest = Guest(browser, inn.url, color_scheme=theme, reduced_motion="reduce", bypass_csp=True)
        guest.go(f"/learn/{name}")
        while next_button(guest).get_attribute("aria-disabled") == "false":
            next_button(guest).click()
        assert not shut_out(guest.page)
        guest.button("Skip").click()
        expect(guest.page.locator(".farewell")).to_be_visible()
        assert not shut_out(guest.page)
        guest.close()
