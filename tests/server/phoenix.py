"""`serai serve`, killed and risen again in an instant.

Most of the time that a server takes to start goes into importing libraries. A process that has imported
them forks each new server, which then goes through the whole of `serai serve` like any other.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .houses import free_port

NEST = Path(__file__).with_name("nest.py")


class Phoenix:
    """A server that can be killed at any moment; born again it is at the same address."""

    def __init__(self, nest: subprocess.Popen[str], port: int, log: Path) -> None:
        self._nest, self._log = nest, log
        self.url = f"http://127.0.0.1:{port}"
        self.rise()

    def rise(self) -> None:
        self.process = int(self._tell("rise"))

    def die(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        assert self._tell("bury") == str(-signal.SIGKILL), self.err

    def close(self) -> None:
        """As a host closes it."""
        os.kill(self.process, signal.SIGTERM)
        assert self._tell("bury") == "0", self.err

    @property
    def err(self) -> str:
        return self._log.read_text(encoding="utf8")

    def _tell(self, what: str) -> str:
        assert self._nest.stdin is not None
        assert self._nest.stdout is not None
        self._nest.stdin.write(f"{what}\n")
        self._nest.stdin.flush()
        return self._nest.stdout.readline().strip()


@contextmanager
def phoenix(database: str, folder: Path, *flags: str) -> Iterator[Phoenix]:
    port, log = free_port(), folder / "phoenix.log"
    command = [sys.executable, str(NEST), str(log), "serve", "--port", str(port), *flags]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"SERAI_DATABASE": database},
    ) as nest:
        yield Phoenix(nest, port, log)
