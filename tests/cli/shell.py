"""Runs the program as a user does: as a process, through pipes or at a terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

PROGRAM = [sys.executable, "-m", "serai"]
PATIENCE = 60.0  # seconds; compiling for the first time takes long


def environment(**more: str) -> dict[str, str]:
    """The user's, in English, with nothing in it that decides about language, width or pager."""
    hidden = {"SERAI_LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "LESS", "NO_COLOR"}
    kept = {key: value for key, value in os.environ.items() if key not in hidden}
    return kept | {"LANG": "C.UTF-8", "TERM": "xterm-256color", "PAGER": "cat"} | more


def serai(
    *args: str, typed: str = "", folder: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *args],
        input=typed,
        cwd=folder,
        env=environment(**more),
        capture_output=True,
        encoding="utf8",
        timeout=PATIENCE,
        check=False,
    )


def at_terminal() -> None:
    """In the child: Ctrl-C comes from this terminal, and counts even if the tests run without it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program at a pseudo-terminal of a given size; `text` is all it has written, uncoloured."""

    def __init__(self, *args: str, folder: Path, size: tuple[int, int] = (24, 80)) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        self.process = subprocess.Popen(
            [*PROGRAM, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(),
            start_new_session=True,
            preexec_fn=at_terminal,
        )
        os.close(slave)
        self.raw = b""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def text(self) -> str:
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.raw.decode("utf8", "replace")).replace("\r", "")

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def rest(self) -> None:
        """Let the program come from its prompt to the point where it waits for a key."""
        time.sleep(1.5)

    def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)

    def until(self, *wanted: str) -> str:
        """Wait for one of these texts to appear; what was written up to then, and forget it."""
        end = time.monotonic() + PATIENCE
        while not any(text in self.text for text in wanted):
            assert time.monotonic() < end, f"{wanted} did not appear in:\n{self.text}"
            if not self._read():
                assert any(text in self.text for text in wanted), f"ended without {wanted}:\n{self.text}"
        seen, self.raw = self.text, b""
        return seen

    def leave(self) -> tuple[int, str]:
        """Wait for the end; the exit code, and what was written."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, f"it does not end:\n{self.text}"
        return self.process.wait(PATIENCE), self.text

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 0.2)[0]:
            return self.process.poll() is None
        try:
            part = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += part
        return bool(part)
