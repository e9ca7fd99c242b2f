"""Houses to test: within this process, where it can be looked into, or as a process that can be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from fastapi import FastAPI
from sqlalchemy import Table

from serai.server import serving
from serai.server.settings import Settings

T = TypeVar("T")
PATIENCE = 60.0  # seconds; this machine may be busy


class House:
    """A running server and how to reach it."""

    def __init__(self, url: str, app: FastAPI, loop: asyncio.AbstractEventLoop) -> None:
        self.url, self.app, self._loop = url, app, loop

    def client(self, **headers: str) -> httpx.Client:
        """Somebody with a browser's cookies, and nobody else's."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)

    def guest(self, name: str) -> httpx.Client:
        client = self.client(origin=self.url)
        client.post("/api/guest", json={"name": name}).raise_for_status()
        return client

    # ---- Behind the scenes ----

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def write(self, statement: Any) -> None:
        async def work() -> None:
            async with self.app.state.store.begin() as connection:
                await connection.execute(statement)

        self.do(work())

    def rows(self, query: Any) -> list[Any]:
        async def work() -> list[Any]:
            async with self.app.state.store.reading() as connection:
                found = await connection.execute(query.select() if isinstance(query, Table) else query)
                return list(found)

        return self.do(work())

    def read(self, query: Any) -> Any:
        """The one value that the query asks for."""
        return self.rows(query)[0][0]


@contextmanager
def open_house(settings: Settings) -> Iterator[House]:
    """In a thread of this process."""
    door = serving.listen(settings)
    server = serving.house(settings)
    runner = asyncio.Runner(loop_factory=server.config.get_loop_factory())

    def run() -> None:
        with runner:
            runner.run(server.serve(sockets=[door]))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started
        app = server.config.app
        assert isinstance(app, FastAPI)
        yield House(f"http://127.0.0.1:{door.getsockname()[1]}", app, runner.get_loop())
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the house does not close"


class Process:
    """`serai serve` as a process; started again, it is at the same address."""

    def __init__(self, database: str, folder: Path, *flags: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.args = [sys.executable, "-m", "serai", "serve", "--port", str(self.port), *flags]
        self._folder = folder / f"process-{self.port}"
        self._folder.mkdir(exist_ok=True)
        own = {"SERAI_DATABASE": database, "LANG": "C.UTF-8", "TMPDIR": str(self._folder)}
        self.environment = os.environ | own
        self.start()

    def start(self) -> None:
        with self._file("out").open("ab") as out, self._file("err").open("ab") as err:
            self.process = subprocess.Popen(
                self.args, stdout=out, stderr=err, stdin=subprocess.DEVNULL, env=self.environment
            )

    def wait(self) -> "Process":
        """Until it is ready."""
        wait_for(lambda: self.ready() or self.process.poll() is not None)
        assert self.process.poll() is None, self.err
        return self

    def ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """The exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def client(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)

    @property
    def out(self) -> str:
        return self._file("out").read_text(encoding="utf8")

    @property
    def err(self) -> str:
        return self._file("err").read_text(encoding="utf8")

    def _file(self, name: str) -> Path:
        return self._folder / name


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(ready: Any, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
