"""Shared by all tests."""

import os

import pytest

LONG = os.environ.get("SERAI_LONG") == "1"


@pytest.fixture(scope="session")
def scale() -> int:
    """How many times longer the long runs are: 10 with SERAI_LONG=1."""
    return 10 if LONG else 1
