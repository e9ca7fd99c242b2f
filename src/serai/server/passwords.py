"""Passwords: kept as argon2id, checked in threads of their own so that nobody waits for them."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from serai.core import registry

from .errors import Refused
from .names import key

SHORTEST, LONGEST = 8, 128
COMMON = re.compile(  # what guessing begins with, once case and trailing digits and marks are gone
    r"(p[a@]ssw[o0]rd|passwort|qwert[yz]\w*|asdf\w*|zxcv\w*|1q2w3e\w*|q1w2e3\w*|abc\w*|iloveyou|letmein|welcome|"
    r"admin\w*|login|monkey|dragon|master|sunshine|princess|football|baseball|superman|batman|trustno|shadow|"
    r"michael|jennifer|jordan|charlie|whatever|starwars|computer|internet|samsung|secret|access|hello\w*|test\w*|"
    r"changeme|default|guest|serai|juventus|ciao\w*|amore\w*|napoli|bonjour|"
    r"andrea|francesco|alessandro|giuseppe|francesca|martina|password\w*)*"
)

_HASHER = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)  # above OWASP's 19 MiB, 2 rounds
_THREADS = ThreadPoolExecutor(2, thread_name_prefix="argon2")  # so many times 32 MiB at most
_NOBODY = _HASHER.hash("nobody's password, for names that nobody has")

T = TypeVar("T")


def check(password: str, name: str) -> str:
    """The password; Refused if it is among the first that a thief would try."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("password-length", 422, shortest=SHORTEST, longest=LONGEST)
    plain = re.sub(r"[\W\d_]+$", "", password.casefold()).replace(" ", "")
    ours = {game.replace("_", "") for game in registry.names()}
    if (
        COMMON.fullmatch(plain)
        or plain in ours
        or _steady(password)
        or (plain and key(plain) in key(name).replace(" ", ""))
    ):
        raise Refused("password-common", 422)
    return password


async def hashed(password: str) -> str:
    return await _aside(lambda: _HASHER.hash(password))


async def verify(kept: str | None, password: str) -> bool:
    """Takes as long for an account that does not exist (`kept` is None) as for one that does."""

    def compare() -> bool:
        try:
            return _HASHER.verify(kept or _NOBODY, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    return await _aside(compare)


def outdated(kept: str) -> bool:
    """The hash is weaker than those we make today."""
    return _HASHER.check_needs_rehash(kept)


def _steady(password: str) -> bool:
    """One letter again and again, or letters that follow one another: aaaaaaaa, 12345678, 87654321."""
    steps = {ord(b) - ord(a) for a, b in pairwise(password)}
    return (len(steps) == 1 and steps <= {-1, 0, 1}) or len(set(password)) < 3


async def _aside(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)
