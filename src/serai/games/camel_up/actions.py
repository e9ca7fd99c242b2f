"""Actions and outcomes of Camel Up in short (`legB`, `+5`, `roll`, `winO`) and in words."""

from serai.core.rules import CHANCE, OVER
from serai.core.words import Phrase, Seat, Word

from .state import State
from .tables import (
    BEGIN,
    BET_LOSER,
    BET_WINNER,
    CAMELS,
    FIRST_DESERT,
    LEG_VALUES,
    LETTERS,
    MAX_PLAYERS,
    MIRAGE,
    OASIS,
    PIPS,
    ROLL,
    SOME_WINNER,
    SPACES,
)

_SPACES = range(FIRST_DESERT, SPACES + 1)
NAMES = (
    *(f"leg{camel}" for camel in LETTERS),
    *(f"+{space}" for space in _SPACES),
    *(f"-{space}" for space in _SPACES),
    "roll",
    *(f"win{camel}" for camel in LETTERS),
    *(f"lose{camel}" for camel in LETTERS),
    "win?",
    "lose?",
)
CHANCES = (
    *(f"{camel}{pips}" for camel in LETTERS for pips in range(1, PIPS + 1)),
    *(f"first{p + 1}" for p in range(MAX_PLAYERS)),
)


def camel_word(camel: int) -> Word:
    return Word(f"camel-{LETTERS[camel]}")


def say(s: State, x: int) -> Phrase:
    """An action as the one who chooses it reads it."""
    return _SAID[x] if x >= OASIS else Phrase("do-leg", _values(s, x))


def tell(s: State, x: int) -> Phrase:
    """What happens when x is played, for a viewer who sees it as x."""
    if s.turn != CHANCE:
        return Phrase(f"did-{_kind(x)}", _values(s, x))
    if x >= BEGIN:
        return Phrase("did-begin", {"first": Seat(x - BEGIN)})
    camel, pips = x // PIPS, x % PIPS + 1
    values = {"camel": camel_word(camel), "pips": pips}
    if s.leg == 0:
        return Phrase("did-place", values)
    to = s.space[camel] + pips
    for p in range(s.players):
        if abs(s.desert[p]) == to:
            side = "oasis" if s.desert[p] > 0 else "mirage"
            return Phrase(f"did-{side}", values | {"space": to, "owner": Seat(p)})
    return Phrase("did-cross" if to > SPACES else "did-run", values | {"space": to})


def follow(before: State, after: State) -> list[Phrase]:
    """What a leg, or the race, has brought each player."""
    over = after.turn == OVER
    if (after.leg == before.leg and not over) or before.leg == 0:
        return []
    first, second, last = (camel_word(after.order[i]) for i in (CAMELS - 1, CAMELS - 2, 0))
    values = {"leg": before.leg, "first": first, "second": second, "last": last}
    gains = [(Seat(p), after.money[p] - before.money[p]) for p in range(after.players)]
    return [
        Phrase("race-ends" if over else "leg-ends", values),
        *(Phrase("gain", {"who": who, "pounds": f"{pounds:+d}"}) for who, pounds in gains if pounds),
    ]


def _kind(x: int) -> str:
    if x < OASIS:
        return "leg"
    if x < ROLL:
        return "lay-oasis" if x < MIRAGE else "lay-mirage"
    if x == ROLL:
        return "roll"
    if x >= SOME_WINNER:
        return "some-winner" if x == SOME_WINNER else "some-loser"
    return "winner" if x < BET_LOSER else "loser"


def _values(s: State, x: int) -> dict[str, int | Word]:
    if x < OASIS:
        tile = sum(s.leg_tile[x][t] != 0 for t in range(len(LEG_VALUES)))
        return {"camel": camel_word(x), "value": LEG_VALUES[tile]}
    return _fixed(x)


def _fixed(x: int) -> dict[str, int | Word]:
    """The values of an action that reads the same at any time."""
    if x < ROLL:
        return {"space": (x - OASIS) % len(_SPACES) + FIRST_DESERT}
    if BET_WINNER <= x < SOME_WINNER:
        return {"camel": camel_word((x - BET_WINNER) % CAMELS)}
    return {}


_SAID = {x: Phrase(f"do-{_kind(x)}", _fixed(x)) for x in range(OASIS, len(NAMES))}
