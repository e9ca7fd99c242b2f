"""A real browser and a real house for the tests of the pages."""

import os
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from . import axe, chromium
from .guest import Guest
from .inn import Inn
from .life import Life, fill

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NewGuest = Callable[..., Guest]
ShutOut = Callable[[Page], list[str]]
SERIOUS = ("serious", "critical")


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    item.stash[FAILED] = report.failed  # type: ignore[attr-defined]
    return report


def found(tool: str | None, none: str) -> str:
    """What tests need from outside; where it is not, they are skipped with a loud line; in CI they fail."""
    if tool is None and os.environ.get("CI"):
        pytest.fail(none)
    if tool is None:
        warnings.warn(none, stacklevel=1)
        pytest.skip(none)
    return tool


@pytest.fixture(scope="package")
def chrome() -> str:
    return found(chromium.find(), chromium.NONE)


@pytest.fixture(scope="package")  # no longer: while playwright is open, no other test can run an event loop
def browser(chrome: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chrome, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """One house for all tests that do not break it."""
    inn = Inn(tmp_path_factory.mktemp("inn"))
    yield inn
    inn.stop()


@pytest.fixture(scope="package")
def life(inn: Inn) -> Life:
    """Games over, under way and about to begin in that house."""
    return fill(inn)


@pytest.fixture
def own_inn(tmp_path: Path) -> Iterator[Inn]:
    """A house that the test may pull the plug of."""
    inn = Inn(tmp_path)
    yield inn
    inn.stop()


@pytest.fixture
def new_guest(browser: Browser, inn: Inn, request: pytest.FixtureRequest) -> Iterator[NewGuest]:
    """Brings somebody to the house; nobody may see a fault on any page."""
    guests = []

    def new(url: str = inn.url, **options: Any) -> Guest:
        guests.append(Guest(browser, url, **options))
        return guests[-1]

    yield new
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        if request.node.stash.get(FAILED, False):
            guest.vanish()  # the next try comes in under the same name
        guest.close()
    assert not faults


@pytest.fixture(scope="package")
def shut_out() -> ShutOut:
    """What axe-core finds on a page that seriously shuts people out."""
    script = found(axe.find(), axe.NONE)

    def look(page: Page) -> list[str]:
        page.evaluate(script)
        faults = page.evaluate("axe.run().then(result => result.violations)")
        return [
            f"{fault['id']}: {node['target']} {node['failureSummary']}"
            for fault in faults
            if fault["impact"] in SERIOUS
            for node in fault["nodes"]
        ]

    return look
