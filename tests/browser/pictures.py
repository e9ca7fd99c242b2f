"""The pictures in the README: `script/screenshots --readme`, into docs/pictures."""

import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

import serai

from .conftest import ARGUMENTS
from .inn import Inn
from .life import Life, fill, with_bots
from .screenshots import cookies, settle

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDE = {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 0.7}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 0.75}
PATIENCE = 240.0  # seconds, for bots whose rules must be compiled first


def main(chrome: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = Inn(Path(home))
        browser = playwright.chromium.launch(executable_path=chrome, args=ARGUMENTS)
        try:
            life = fill(inn)
            tables = {game: with_bots(life.host, game) for game in serai.games()}
            for table in tables.values():
                played(life.host, table, 14)
            for name, path, how in (
                ("home", "/", WIDE),
                ("camel_up", f"/table/{tables['camel_up']}", WIDE),
                ("yspahan", f"/table/{tables['yspahan']}", {**WIDE, "color_scheme": "dark"}),
                ("five_tribes", f"/table/{tables['five_tribes']}", WIDE),
                ("silk_road", f"/table/{tables['silk_road']}", WIDE),
                ("hindsight", f"/replay/{life.over}#ply=40&review", WIDE),
                ("phone", f"/table/{tables['camel_up']}", PHONE),
            ):
                take(browser, inn, life, path, FOLDER / f"{name}.jpg", how)
        finally:
            browser.close()
            inn.stop()


def played(host: httpx.Client, table: str, moves: int) -> None:
    """A game in its middle, and the host's turn."""
    luck, end = random.Random(3), time.monotonic() + PATIENCE
    while moves:
        assert time.monotonic() < end, "the bots take too long"
        position = host.get(f"/api/tables/{table}/position").json()
        if position["over"]:
            return
        if not position["legal"]:
            time.sleep(0.1)
            continue
        moves -= 1
        if moves:
            do = luck.choice(position["legal"])["do"]
            host.post(f"/api/tables/{table}/play", json={"do": do, "ply": position["ply"]}).raise_for_status()


def take(browser: Browser, inn: Inn, life: Life, path: str, file: Path, how: dict[str, Any]) -> None:
    context = browser.new_context(locale="en", **how)
    context.add_cookies(cookies(life, inn))  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(inn.url + path)
    settle(page, file.stem)
    if file.stem == "hindsight":  # it lies below the board
        page.locator(".review").evaluate("review => review.scrollIntoView()")
    page.screenshot(path=file, type="jpeg", quality=82)
    context.close()
