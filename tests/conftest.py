"""Shared by all tests."""

import os
from pathlib import Path

import pytest

LONG = os.environ.get("SERAI_LONG") == "1"
RERUNS = 2
REAL = ("browser", "server")  # browsers, processes and clocks: on a busy machine they are not always in time


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI such tests are tried again before they count as failed; the summary names who needed it."""
    here = Path(__file__).parent
    for item in items:
        if os.environ.get("CI") and any((here / part) in item.path.parents for part in REAL):
            item.add_marker(pytest.mark.flaky(reruns=RERUNS))


@pytest.fixture(scope="session")
def scale() -> int:
    """How many times longer the long runs are: 10 with SERAI_LONG=1."""
    return 10 if LONG else 1
