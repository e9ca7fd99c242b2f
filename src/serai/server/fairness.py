"""What the house promised about its dice and cards, and how anybody can check it."""

from collections.abc import Sequence
from typing import Any

from .errors import WORDS
from .live import Info


def shown(info: Info, words: Sequence[str], language: str) -> dict[str, Any]:
    """The promise, everybody's words, and once the game is over the seed."""
    over = info.status == "over"
    return {
        "commitment": info.commitment,
        "words": list(words),
        "seed": info.seed.hex() if over and info.seed is not None else None,
        "how": WORDS.say("how-drawn", language),
        "log": f"/api/tables/{info.id}/log" if over else None,
    }
