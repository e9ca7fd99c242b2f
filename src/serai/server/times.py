"""The house's clock."""

import time

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR


def now() -> int:
    """Milliseconds since 1970, as the store keeps times."""
    return time.time_ns() // 1_000_000
