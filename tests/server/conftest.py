"""Shared by the tests of the server: both databases, and a house that runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from . import postgres as pg


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that runs while the tests do."""
    with pg.server() as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'serai.db'}"


@pytest.fixture
def postgresql(postgres: str) -> Iterator[str]:
    url = pg.new_database(postgres)
    yield url
    pg.drop_database(postgres, url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database: each test runs on both kinds."""
    return str(request.getfixturevalue(request.param))
