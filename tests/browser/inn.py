"""The house as guests far away reach it: a process, and a line to it that can be disturbed."""

import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from server.houses import Process


class Inn(Process):
    """A house of its own, with its guests in one file."""

    def __init__(self, folder: Path, *flags: str) -> None:
        super().__init__(f"sqlite:///{folder / 'serai.db'}", folder, "--no-limits", "--thinkers", "1", *flags)
        self.wait()

    def log(self, table: str) -> list[dict[str, Any]]:
        """What a passer-by can read about a game, from its start."""
        with self.client() as passer_by:
            lines: list[dict[str, Any]] = passer_by.get(f"/api/tables/{table}/position").json()["log"]
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
