"""What the generator knows of a table, whatever the system: a move goes out, all sockets see it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from .wire import Wire


@dataclass
class Record:
    """What a stretch of play measured. Times are in seconds."""

    late: list[float] = field(default_factory=list)  # when the generator sent a move, after it was due
    acknowledged: list[float] = field(default_factory=list)
    moments: list[float] = field(default_factory=list)  # when, by the clock, they were acknowledged
    seen: list[float] = field(default_factory=list)  # by all sockets of the table
    refused: list[str] = field(default_factory=list)
    lost: int = 0  # never answered
    seconds: float = 0.0


class Table(ABC):
    """One table of either system. One move is on its way at most."""

    def __init__(self) -> None:
        self.over = False
        self.record: Record | None = None
        self.settled: Callable[[Table], None] | None = None
        self._due = 0.0
        self._unseen = 0  # by so many sockets
        self._unacknowledged = False

    @property
    @abstractmethod
    def sockets(self) -> Sequence[Wire]:
        """Everybody who must see a move."""

    @abstractmethod
    def send(self) -> None:
        """Sends a legal move of the player whose turn it is."""

    def play(self, due: float) -> None:
        """Sends the next move, which should have gone out at `due`."""
        self._due = due
        self._unseen, self._unacknowledged = len(self.sockets), True
        if self.record is not None:
            self.record.late.append(perf_counter() - due)
        self.send()

    def acknowledged(self) -> None:
        self._unacknowledged = False
        if self.record is not None:
            now = perf_counter()
            self.record.moments.append(now)
            self.record.acknowledged.append(now - self._due)
        self._settle()

    def seen(self) -> None:
        """One more socket has seen the move."""
        self._unseen -= 1
        if self._unseen == 0 and self.record is not None:
            self.record.seen.append(perf_counter() - self._due)
        self._settle()

    def refused(self, why: str) -> None:
        """The server did not take the move: this table is left alone from now on."""
        self.over = True
        if self.record is not None:
            self.record.refused.append(why)
        if self.settled is not None:
            self.settled(self)

    def _settle(self) -> None:
        if self._unseen == 0 and not self._unacknowledged and self.settled is not None:
            self.settled(self)
