"""The server under test: started on its core, waited for, and stopped."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from .machine import Unfit
from .wire import HOST

START, STOP = 60.0, 15.0  # seconds
TAIL = 600  # characters of a failed server's words


@contextmanager
def serving(
    name: str,
    command: Sequence[str],
    environment: Mapping[str, str],
    ports: Sequence[int],
    core: int,
    folder: Path,
) -> Iterator[int]:
    """Runs a server while the block lasts. Gives its process group, once its ports answer."""
    words = folder / "server.log"
    with words.open("wb") as log:
        server = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=folder,
            start_new_session=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # its threads and children stay there too
        )
    try:
        _await(name, server, ports, words)
        yield server.pid
    finally:
        _stop(server)


def _await(name: str, server: subprocess.Popen[bytes], ports: Sequence[int], words: Path) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end and server.poll() is None:
        if all(_answers(port) for port in ports):
            return
        time.sleep(0.05)
    said = words.read_text(encoding="utf8", errors="replace")[-TAIL:].strip()
    what = "answered nobody" if server.poll() is None else "stopped at once"
    raise Unfit(f"{name}'s server {what}. It said:\n{said}" if said else f"{name}'s server {what}.")


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Asks it to close, then insists; its children too."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(server.pid, sign)
        except ProcessLookupError:
            break
        try:
            server.wait(STOP)
        except subprocess.TimeoutExpired:
            continue
    server.wait()
