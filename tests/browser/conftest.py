"""A real browser and a real house for the tests of the pages."""

import os
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from . import chromium
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


@pytest.fixture(scope="package")
def chrome() -> str:
    path = chromium.find()
    if path is None and os.environ.get("CI"):
        pytest.fail(chromium.NONE)
    if path is None:
        warnings.warn(chromium.NONE, stacklevel=1)
        pytest.skip(chromium.NONE)
    return path


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
def new_guest(browser: Browser, inn: Inn) -> Iterator[NewGuest]:
    """Brings somebody to the house; nobody may see a fault on any page."""
    guests = []

    def new(url: str = inn.url, **options: Any) -> Guest:
        guests.append(Guest(browser, url, **options))
        return guests[-1]

    yield new
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.close()
    assert not faults
