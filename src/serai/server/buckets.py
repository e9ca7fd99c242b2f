"""Token buckets: so many things at once, and so many a second from then on."""

import time
from collections.abc import Hashable

MANY = 50_000  # keys, from which on those are forgotten whose bucket is full again


class Buckets:
    """One bucket a key, holding `size` and refilled at `rate` a second.

    >>> tries = Buckets(size=2, rate=0.5)
    >>> tries.take("Anna", at=0), tries.take("Anna", at=0), tries.take("Anna", at=0), tries.take("Omar", at=0)
    (0.0, 0.0, 2.0, 0.0)
    >>> tries.take("Anna", at=2)
    0.0
    """

    def __init__(self, size: float, rate: float) -> None:
        self.size, self.rate = size, rate
        self._levels: dict[Hashable, tuple[float, float]] = {}  # key: how full, when

    def take(self, key: Hashable, at: float | None = None) -> float:
        """0 if there was one left, else the seconds until there is."""
        at = time.monotonic() if at is None else at
        level = self._level(key, at)
        if level < 1:
            return (1 - level) / self.rate
        if len(self._levels) >= MANY:
            self._forget(at)
        self._levels[key] = level - 1, at
        return 0.0

    def refill(self, key: Hashable) -> None:
        self._levels.pop(key, None)

    def _level(self, key: Hashable, at: float) -> float:
        level, since = self._levels.get(key, (self.size, at))
        return min(self.size, level + (at - since) * self.rate)

    def _forget(self, at: float) -> None:
        self._levels = {key: known for key, known in self._levels.items() if self._level(key, at) < self.size}
        if len(self._levels) >= MANY:  # a flood of keys, none of them worth more than the others
            self._levels.clear()
