"""The real server as a process, and a way to it that can be disturbed."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

PATIENCE = 60.0  # seconds for the house to open


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Inn:
    """`serai serve` on a port of its own, with its guests in one file."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "serai", "serve", "--port", str(self.port), "--no-limits"]
        self._command += ["--database", f"sqlite:///{folder / 'serai.db'}", "--thinkers", "1"]
        self._log = folder / "serai.log"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env={**os.environ})
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError), urllib.request.urlopen(f"{self.url}/ready", timeout=5):
                return
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"The house did not open:\n{self._log.read_text()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """As if the plug were pulled."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def log(self, table: str) -> list[dict[str, Any]]:
        """What a passer-by can read about a game, from its start."""
        with urllib.request.urlopen(f"{self.url}/api/tables/{table}/position", timeout=10) as answer:
            lines: list[dict[str, Any]] = json.load(answer)["log"]
        return lines

    def moves(self, table: str, seat: int) -> int:
        """How often a seat has moved."""
        return sum(line["kind"] == "play" and line["by"] == seat for line in self.log(table))


class Relay:
    """A port that leads to another one, until somebody stumbles over the cable."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.questions = True  # what the browser says arrives
        self.answers = True  # what the house says arrives
        self.up = True  # who calls is let through
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._receive, daemon=True).start()

    def cut(self) -> None:
        """Break all connections; new ones fail until `up` is set again."""
        self.up = False
        ends, self._ends = self._ends, []
        for end in ends:
            _shut(end)

    def mend(self) -> None:
        self.questions = self.answers = self.up = True

    def close(self) -> None:
        self.cut()
        _shut(self._door)

    def _receive(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                try:
                    if not self.up:
                        raise ConnectionRefusedError
                    far = socket.create_connection(("127.0.0.1", self._target))
                except OSError:
                    near.close()
                    continue
                self._ends += [near, far]
                threading.Thread(target=self._pump, args=(near, far, "questions"), daemon=True).start()
                threading.Thread(target=self._pump, args=(far, near, "answers"), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket, way: str) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if getattr(self, way):
                    sink.sendall(data)
        for end in (source, sink):
            _shut(end)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
