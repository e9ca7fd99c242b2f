"""Pictures of every page, in three sizes and both themes: `script/screenshots [FOLDER] [LANGUAGE]`."""

import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from . import chromium
from .conftest import ARGUMENTS
from .inn import Inn
from .life import Life, fill

SIZES = ((1440, 900), (1024, 768), (390, 844))
LONG = 1_200_000  # milliseconds: a search may have to be compiled first, behind everybody else
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


PAGES = {  # by name; those that begin with `nobody-` are shown to a passer-by
    "home": "/",
    "nobody-home": "/",
    "table": "/table/{playing}",
    "city": "/table/{city}",
    "sultanate": "/table/{sultanate}",
    "road": "/table/{road}",
    "waiting": "/table/{waiting}",
    "cover": "/table/{shared}",
    "over": "/table/{over}",
    "replay": "/replay/{over}#ply=40",
    "hindsight": "/replay/{over}#ply=40&review",
    "bring": "/replay",
    "rules": "/rules/camel_up#CU15",
    "learn": "/learn/camel_up",
    "nobody-learn": "/learn/yspahan",
    "learn-road": "/learn/silk_road",
    "leaderboard": "/leaderboard",
    "player": "/player/level-2",
    "account": "/account",
    "nobody-account": "/account",
    "about": "/about",
    "wrong-link": "/nowhere",
}


def address(name: str, life: Life) -> str:
    return PAGES[name].format(**life._asdict())


def cookies(life: Life, inn: Inn) -> list[dict[str, str]]:
    """What makes a browser the host's."""
    return [{"name": c.name, "value": c.value or "", "url": inn.url} for c in life.host.cookies.jar]


def settle(page: Page, name: str) -> None:
    """Wait until all is there; looking back takes a while the first time."""
    if name == "hindsight":
        page.wait_for_selector(".graph", timeout=LONG)
    page.wait_for_load_state("networkidle")


def take(browser: Browser, inn: Inn, life: Life, folder: Path, language: str, only: list[str]) -> None:
    for theme in THEMES:
        for width, height in SIZES:
            for name in only or PAGES:
                context = browser.new_context(
                    locale=language, color_scheme=theme, viewport={"width": width, "height": height}
                )
                if not name.startswith("nobody-"):
                    context.add_cookies(cookies(life, inn))  # type: ignore[arg-type]
                context.add_init_script(f"localStorage.setItem('serai.language', '{language[:2]}')")
                page = context.new_page()
                page.goto(inn.url + address(name, life))
                settle(page, name)
                whole = name == "hindsight"  # most of it lies below the board
                page.screenshot(path=folder / f"{name}-{width}-{theme}.png", full_page=whole)
                context.close()


def main() -> None:
    if sys.argv[1:] == ["--readme"]:
        from . import pictures

        pictures.main(chromium.find() or sys.exit(chromium.NONE))
        return
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    language = sys.argv[2] if len(sys.argv) > 2 else "en"
    folder.mkdir(parents=True, exist_ok=True)
    chrome = chromium.find()
    if chrome is None:
        sys.exit(chromium.NONE)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = Inn(Path(home))
        browser = playwright.chromium.launch(executable_path=chrome, args=ARGUMENTS)
        try:
            take(browser, inn, fill(inn), folder, language, sys.argv[3:])
        finally:
            browser.close()
            inn.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")


if __name__ == "__main__":
    main()
