"""The server under test: started on its core, waited for, and stopped."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from .errors import Unfit, first
from .wire import HOST

START, STOP = 60.0, 15.0  # seconds
TAIL = 1500  # characters of a failed server's words


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
        _await(server, ports)
        yield server.pid
    except Exception as fault:
        why = first(fault)
        if not isinstance(why, Unfit | OSError | EOFError):
            raise
        raise Unfit(f"{name} was not measured. {why}{_said(words)}") from None
    finally:
        _stop(server)


def _await(server: subprocess.Popen[bytes], ports: Sequence[int]) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end and server.poll() is None:
        if all(_answers(port) for port in ports):
            return
        time.sleep(0.05)
    raise Unfit("Its server answered nobody." if server.poll() is None else "Its server stopped at once.")


def _said(words: Path) -> str:
    said = words.read_text(encoding="utf8", errors="replace")[-TAIL:].strip()
    return f" Its server's last words:\n{said}" if said else ""


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
