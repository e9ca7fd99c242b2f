"""Nobody is shut out: axe-core finds nothing serious on any page, by day and by night."""

import pytest
from playwright.sync_api import Browser, expect

from .conftest import ShutOut
from .inn import Inn
from .life import Life
from .screenshots import PAGES, THEMES, address, cookies, settle


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(
    browser: Browser, inn: Inn, life: Life, shut_out: ShutOut, name: str
) -> None:
    faults = []
    for theme in THEMES:
        context = browser.new_context(color_scheme=theme, reduced_motion="reduce", bypass_csp=True)
        if not name.startswith("nobody-"):
            context.add_cookies(cookies(life, inn))  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(inn.url + address(name, life))
        expect(page.locator("main")).to_be_visible()
        settle(page, name)
        faults += [f"{theme}: {fault}" for fault in shut_out(page)]
        context.close()
    assert not faults, "\n".join(faults)
