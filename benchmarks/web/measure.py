"""Tables opened and moves made in a real browser; the page's own clock says how long each took."""

import os
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from playwright.sync_api import Browser, BrowserContext, Locator, Page

import serai
from browser.inn import Inn
from browser.life import guest, opened

GAMES = ("camel_up", "five_tribes", "silk_road", "yspahan")
QUICK = ("end", "take.gold", "roll")  # moves of which a game has many
NUMBERS = count(1)
PATIENCE = 120_000  # milliseconds, for bots whose rules must be compiled first

DRAWN = """
const drawn = () => requestAnimationFrame(() => {
    if (document.querySelector("main.table [data-stage] [data-piece]"))
        requestAnimationFrame(() => { window.drawnAt ??= performance.now(); });
    else drawn();
});
drawn();
"""  # from the start of the navigation to the first frame with pieces on it

LOADED = "performance.getEntriesByType('navigation')[0].loadEventEnd"

MOVED = """
const ply = () => Number(document.querySelector("main.table")?.dataset.ply ?? 0);
addEventListener("click", event => {
    if (!event.target.closest(".do, .may")) return;
    const before = ply();
    const look = () => requestAnimationFrame(() => {
        if (ply() > before) window.movedAfter = performance.now() - event.timeStamp;
        else look();
    });
    window.movedAfter = null;
    look();
}, { capture: true });
"""  # from the click to the first frame that shows its result

REST = """() => document.getAnimations().every(
    way => way.playState !== "running" || way instanceof CSSAnimation)"""  # a person looks before they click

Progress = Callable[[str, int, int], None]


@dataclass
class Figures:
    """Of one game, in milliseconds."""

    game: str
    bar: dict[str, int] = field(default_factory=lambda: {"loaded": 500, "move": 100})
    first: list[float] = field(default_factory=list)  # a table opened by a browser that was never here
    again: list[float] = field(default_factory=list)  # by one that was
    loaded: list[float] = field(default_factory=list)  # the same, from the end of the page's load event
    move: list[float] = field(default_factory=list)
    load: list[float] = field(default_factory=list)  # of the machine, a minute's mean, before and after

    def median(self, what: str) -> float:
        return float(statistics.median(getattr(self, what)))


def measure(inn: Inn, browser: Browser, game: str, samples: int, progress: Progress) -> Figures:
    figures = Figures(game, load=[os.getloadavg()[0]])
    table, cookies = _begun(inn, game)
    warm = _visitor(browser, cookies)
    for n in range(samples + 1):  # the first one warms the house, and is not counted
        cold = _visitor(browser, cookies)
        for context, times in ((cold, figures.first), (warm, figures.again)):
            page = context.new_page()
            page.goto(f"{inn.url}/table/{table}")
            page.wait_for_function("() => window.drawnAt")
            times.append(page.evaluate("window.drawnAt"))
            if context is warm:
                figures.loaded.append(times[-1] - page.evaluate(LOADED))
            page.close()
        cold.close()
        progress(f"{game}: tables opened", n, samples)
    del figures.first[0], figures.again[0], figures.loaded[0]
    while len(figures.move) < samples:
        table, cookies = _begun(inn, game)
        _play(inn, _visitor(browser, cookies), table, figures.move, samples, progress)
    figures.load.append(os.getloadavg()[0])
    return figures


def _begun(inn: Inn, game: str) -> tuple[str, list[dict[str, str]]]:
    """A game against bots that lose no time, and what makes a browser its player's."""
    host = guest(inn, f"Stopwatch {next(NUMBERS)}")
    players = serai.game(game).players
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    table = opened(host, {"game": game, "seats": chairs})
    host.post(f"/api/tables/{table}/start").raise_for_status()
    return table, [{"name": c.name, "value": c.value or "", "url": inn.url} for c in host.cookies.jar]


def _visitor(browser: Browser, cookies: list[dict[str, str]]) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    context.add_cookies(cookies)  # type: ignore[arg-type]
    context.add_init_script(DRAWN)
    context.add_init_script(MOVED)
    return context


def _play(
    inn: Inn, context: BrowserContext, table: str, times: list[float], samples: int, progress: Progress
) -> None:
    page = context.new_page()
    page.goto(f"{inn.url}/table/{table}")
    while len(times) < samples:
        page.wait_for_selector(".result, .do[aria-disabled=false]", state="attached")
        if page.locator(".result").count():
            break
        page.wait_for_function(REST)
        _choice(page).click()
        page.wait_for_function("() => window.movedAfter")
        times.append(page.evaluate("window.movedAfter"))
        progress("moves", len(times), samples)
    context.close()


def _choice(page: Page) -> Locator:
    """A button in sight, or where there are too many for that, a part of the board."""
    for part in (".do[aria-disabled=false]", "[data-stage] .may[data-do]"):
        offered: list[str] = page.locator(f"{part}:visible").evaluate_all(
            "all => all.map(one => one.dataset.do)"
        )
        if offered:
            quick = next((do for start in QUICK for do in offered if do.startswith(start)), offered[0])
            return page.locator(f'{part}[data-do="{quick}"]:visible').first
    raise AssertionError("there is nothing to do")
