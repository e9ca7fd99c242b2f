"""What the measurement asks of a system under test."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from pathlib import Path
from typing import Protocol

from .table import Table


class System(Protocol):
    """A server and the game that is played on it."""

    @property
    def name(self) -> str: ...

    @property
    def about(self) -> str:
        """What is played, and how it is kept."""

    @property
    def sockets(self) -> int:
        """How many sockets a table has."""

    def start(self, folder: Path, core: int) -> AbstractContextManager[int]:
        """Runs the server on a core; `folder` is its to use. Gives its process group."""

    def reception(self) -> AbstractAsyncContextManager[Callable[[], Awaitable[Table]]]:
        """Gives what makes a new table, ready to play, with all its sockets open."""
