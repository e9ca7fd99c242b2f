"""Random numbers for simulations, equal interpreted, compiled and on a GPU.

Multiply-with-carry: the one kind whose arithmetic never overflows 63 bits. Compiled code assumes
that signed numbers never overflow, so a linear congruence or a 64-bit hash would go wrong.
Dice that people bet on come from the dealer, never from here.
"""

import hashlib

from .schema import Ints

MULTIPLIER = 2147483085  # MULTIPLIER * 2**32 - 1 is a safe prime: period about 2**62
LOW = 0xFFFFFFFF


def below(rng: Ints, n: int) -> int:
    """A number from 0 to n - 1, for n up to 2**31; the bias is below n / 2**32."""
    r = rng[0]
    r = (r & LOW) * MULTIPLIER + (r >> 32)
    rng[0] = r
    return (((r & LOW) ^ (r >> 32)) * n) >> 32


def seeded(*seed: object) -> int:
    """A start for `below`, far apart for neighbouring seeds."""
    digest = hashlib.blake2b(repr(seed).encode(), digest_size=16).digest()
    return 1 + int.from_bytes(digest) % (MULTIPLIER * 2**32 - 2)
