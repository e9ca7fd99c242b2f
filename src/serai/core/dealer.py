"""Where chance comes from: a secret seed, promised before the game and revealed after it.

Draw n is HMAC-SHA256 of the seed over the players' words and n. Whoever knows the seed can check
every die and card; whoever knows only its SHA-256, published before the first draw, cannot
foresee one, and nobody can change it any more.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence

RANGE = 1 << 64


class Dealer:
    """
    >>> dealer = Dealer(b"sand", words=["dune"])
    >>> dealer.commitment[:16]
    'f79d7d24558304d8'
    >>> [dealer.pick([1, 1, 1, 1, 1, 1]) for _ in range(8)]
    [4, 4, 4, 0, 3, 2, 3, 3]
    """

    def __init__(self, seed: bytes | None = None, words: Sequence[str] = (), drawn: int = 0) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.words = tuple(words)
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def pick(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight says."""
        left = self._below(sum(weights))
        self.drawn += 1
        for i, weight in enumerate(weights):
            if left < weight:
                return i
            left -= weight
        raise ValueError("Weights must be positive.")

    def _below(self, n: int) -> int:
        """Without bias: a number from the uneven end of the range is thrown again."""
        attempt = 0
        while True:
            message = json.dumps([self.words, self.drawn, attempt], separators=(",", ":"))
            digest = hmac.digest(self.seed, message.encode(), "sha256")
            number = int.from_bytes(digest[:8])
            if number < RANGE - RANGE % n:
                return number % n
            attempt += 1


def commitment(seed: bytes) -> str:
    """The promise: SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()
