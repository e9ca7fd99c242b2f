"""Cells in short and in words."""

from serai.core.words import Phrase

from .state import State
from .tables import CELLS

NAMES = tuple(str(cell + 1) for cell in range(CELLS))
CHANCES: tuple[str, ...] = ()
_SAID = tuple(Phrase("do-mark", {"cell": name}) for name in NAMES)
_TOLD = tuple(Phrase("did-mark", {"cell": name}) for name in NAMES)


def say(s: State, x: int) -> Phrase:
    return _SAID[x]


def tell(s: State, x: int) -> Phrase:
    return _TOLD[x]
