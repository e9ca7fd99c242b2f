"""Time to think: so many minutes a player with an increment, or so many days a move."""

from typing import Any

MINUTE, DAY = 60_000, 86_400_000  # milliseconds
WELCOME = MINUTE  # the least that somebody finds on their clock who comes back


class Clock:
    """Everybody's time, as the plies tell it. `kind` is live, slow, or none at all.

    >>> clock = Clock({"kind": "live", "minutes": 1, "increment": 5}, players=2, now=0)
    >>> clock.start(0, now=0); clock.stop(now=20_000); clock.start(1, now=20_000)
    >>> clock.left, clock.end(1)
    ([45000, 60000], 80000)
    """

    def __init__(self, terms: dict[str, Any] | None, players: int, now: int) -> None:
        self.kind = terms["kind"] if terms else None
        self._increment = 0
        self.left: list[int] | None = None
        self._per_move = 0
        if terms and self.kind == "live":
            self._increment = int(terms["increment"] * 1000)
            self.left = [int(terms["minutes"] * MINUTE)] * players
        elif terms:
            self._per_move = int(terms["days"] * DAY)
        self._seat: int | None = None  # whose time runs
        self._since = now

    def stop(self, now: int) -> None:
        """Something happens at this moment."""
        if self.left is not None and self._seat is not None:
            self.left[self._seat] -= max(0, now - self._since)

    def start(self, seat: int | None, now: int) -> None:
        """From now on this seat thinks, or nobody; whoever has ended a turn gets the increment."""
        if self.left is not None and self._seat is not None and seat != self._seat:
            self.left[self._seat] += self._increment
        self._seat, self._since = seat, now

    def welcome(self, seat: int) -> None:
        if self.left is not None:
            self.left[seat] = max(self.left[seat], WELCOME)

    def end(self, seat: int) -> int | None:
        """When the time of the seat that thinks will be over."""
        if self.left is not None:
            return self._since + self.left[seat]
        return self._since + self._per_move if self._per_move else None
