"""Shared by the tests of the server: both databases, and a house that runs."""

import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import structlog

from serai.server.notices import courier, herald
from serai.server.settings import Settings

from . import postgres as pg
from .houses import House, Process, open_house
from .mailbox import Mailbox, open_mailbox


@pytest.fixture(scope="session", autouse=True)
def plain_log() -> None:
    """structlog's own way of showing an exception draws every local variable, which takes seconds."""
    processors = structlog.processors
    structlog.configure([processors.add_log_level, processors.format_exc_info, processors.KeyValueRenderer()])


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


@pytest.fixture
def settings(sqlite: str) -> Settings:
    """A small house on SQLite, on any port, without limits."""
    return Settings(database=sqlite, port=0, limits=False, thinkers=1)


@pytest.fixture
def house(settings: Settings, database: str) -> Iterator[House]:
    """A house that runs, on each database."""
    with open_house(replace(settings, database=database)) as opened:
        yield opened


@pytest.fixture
def inn(settings: Settings) -> Iterator[House]:
    """A house that runs, on SQLite: for what has nothing to do with the database."""
    with open_house(settings) as opened:
        yield opened


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with open_mailbox() as box:
        yield box


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The herald looks when the test says so, and waits for nobody."""
    monkeypatch.setattr(herald, "TICK", 3600.0)
    monkeypatch.setattr(herald, "ROUND", 3600.0)
    monkeypatch.setattr(herald, "WAIT", -1)
    monkeypatch.setattr(courier, "RETRIES", (0.0, 0.0))


@pytest.fixture
def home(settings: Settings, database: str, by_hand: None) -> Iterator[House]:
    """A house that may send notices to this computer, on each database."""
    with open_house(replace(settings, database=database, notices="any")) as opened:
        yield opened


@pytest.fixture
def serve_process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts `serai serve` on a database, with flags, as a process; it ends with the test."""
    started: list[Process] = []

    def start(database: str, *flags: str, **more: int) -> Process:
        started.append(Process(database, tmp_path, "--thinkers", "1", *flags, **more))
        return started[-1]

    yield start
    for process in started:
        process.stop(signal.SIGKILL)
