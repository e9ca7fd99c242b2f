"""Nobody is shut out: axe-core finds nothing serious on any page, by day and by night."""

import os
import warnings

import pytest
from playwright.sync_api import Browser, expect

from . import axe
from .inn import Inn
from .life import Life
from .screenshots import PAGES, THEMES, address, cookies

SERIOUS = ("serious", "critical")


@pytest.fixture(scope="module")
def script() -> str:
    found = axe.find()
    if found is None and os.environ.get("CI"):
        pytest.fail(axe.NONE)
    if found is None:
        warnings.warn(axe.NONE, stacklevel=1)
        pytest.skip(axe.NONE)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(browser: Browser, inn: Inn, life: Life, script: str, name: str) -> None:
    faults = []
    for theme in THEMES:
        context = browser.new_context(color_scheme=theme, reduced_motion="reduce", bypass_csp=True)
        if not name.startswith("nobody-"):
            context.add_cookies(cookies(life, inn))  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(inn.url + address(name, life))
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate(script)
        found = page.evaluate("axe.run().then(result => result.violations)")
        faults += [
            f"{theme}: {fault['id']}: {node['target']} {node['failureSummary']}"
            for fault in found
            if fault["impact"] in SERIOUS
            for node in fault["nodes"]
        ]
        context.close()
    assert not faults, "\n".join(faults)
