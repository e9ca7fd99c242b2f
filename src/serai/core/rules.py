"""What every game's rules offer, as placeholders that generic code imports.

An algorithm that imports these is written once; the compiler binds it to a game by putting the
game's own functions in their place (see `compiler.bind`).
"""

from typing import NoReturn, Protocol

from .schema import Ints, Record

CHANCE = -1  # s.turn: dice or cards decide
OVER = -2  # s.turn: the game has ended
NOBODY = -1  # a viewer without a seat


class States(Protocol):
    """Many states: a list of records, or a structured array."""

    def __getitem__(self, i: int, /) -> Record: ...


def legal(s: Record, out: Ints) -> int:
    """Write the legal actions of the player to move, ascending; return how many."""
    _unbound()


def chance(s: Record, out: Ints, weight: Ints) -> int:
    """Write the outcomes of the chance event at hand and their weights; return how many."""
    _unbound()


def play(s: Record, x: int) -> None:
    """Apply a legal action, or an outcome when the turn is CHANCE."""
    _unbound()


def score(s: Record, out: Ints) -> None:
    """Write each player's score; the highest wins, ties share."""
    _unbound()


def seen(s: Record, x: int, viewer: int) -> int:
    """x as the viewer sees it happen: itself, or a number that stands for all it might be."""
    _unbound()


def resample(s: Record, viewer: int, rng: Ints) -> None:
    """Redraw, uniformly, all that the viewer cannot know."""
    _unbound()


def observe(s: Record, viewer: int, out: Ints) -> int:
    """Write what the viewer knows as numbers; return how many."""
    _unbound()


def copy(states: States, to: int, frm: int) -> None:
    """states[to] becomes equal to states[frm]."""
    states[to].assign(states[frm])


def copy_compiled(states: States, to: int, frm: int) -> None:
    """What the compiler puts in the place of `copy`; interpreted, it would alias."""
    states[to] = states[frm]  # type: ignore[index]


def _unbound() -> NoReturn:
    raise TypeError("This is a placeholder: bind the algorithm to a game with compiler.bind.")
