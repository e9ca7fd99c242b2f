"""A position of Camel Up as text: `1:BW 2:GY 3:O +5 -7`.

Each part is a space with its camels from bottom to top, or a desert tile: + an oasis, - a mirage.
"""

import re
from itertools import pairwise
from pathlib import Path

from serai.core.errors import SeraiError
from serai.core.words import Words

from .rules import carry
from .state import State
from .tables import CAMELS, FIRST_DESERT, LETTERS, SPACES


class BadPosition(SeraiError):
    """A position that cannot be, or cannot be read."""

    words = Words(Path(__file__).parent)


def read_position(text: str, dice: str = LETTERS) -> State:
    """The state of a race within a leg; desert tiles belong to players 0, 1, 2 …

    >>> s = read_position("1:BW 2:GY 3:O +5 -7", dice="BGO")
    >>> write_position(s), write_dice(s)
    ('1:BW 2:GY 3:O +5 -7', 'BGO')
    """
    s = State()
    s.leg = 1
    placed = 0
    tiles: list[int] = []
    for part in text.split():
        camels = re.fullmatch(r"([0-9]{1,4}):([A-Za-z]+)", part)
        tile = re.fullmatch(r"([+-])([0-9]{1,4})", part)
        if camels:
            placed = _place(s, int(camels[1]), camels[2].upper(), placed)
        elif tile:
            tiles.append(_tile_space(int(tile[2]), part) * (1 if tile[1] == "+" else -1))
        else:
            raise BadPosition("position-part", part=part)
    missing = [LETTERS[camel] for camel in range(CAMELS) if s.space[camel] == 0]
    if missing:
        raise BadPosition("position-missing", camels=", ".join(missing))
    _lay(s, tiles)
    _fill(s, dice.upper())
    return s


def _place(s: State, space: int, stack: str, placed: int) -> int:
    if not 1 <= space <= SPACES:
        raise BadPosition("position-space", space=space, last=SPACES)
    if any(s.space[camel] == space for camel in range(CAMELS)):
        raise BadPosition("position-space-twice", space=space)
    for letter in stack:
        if letter not in LETTERS:
            raise BadPosition("position-camel", camel=letter, letters=", ".join(LETTERS))
        camel = LETTERS.index(letter)
        if s.space[camel] != 0:
            raise BadPosition("position-twice", camel=letter)
        for i in range(placed, 0, -1):
            s.order[i] = s.order[i - 1]
        s.order[0] = camel
        placed += 1
        carry(s.order, s.space, placed, camel, space, False)
    return placed


def _tile_space(space: int, part: str) -> int:
    if not FIRST_DESERT <= space <= SPACES:
        raise BadPosition("position-tile-space", tile=part, first=FIRST_DESERT, last=SPACES)
    return space


def _lay(s: State, tiles: list[int]) -> None:
    spaces = sorted(abs(tile) for tile in tiles)
    for a, b in pairwise(spaces):
        if b - a < 2:
            raise BadPosition("position-adjacent", first=a, second=b)
    for camel in range(CAMELS):
        if s.space[camel] in spaces:
            raise BadPosition("position-on-tile", space=s.space[camel])
    s.players = max(2, len(tiles))
    for p, tile in enumerate(tiles):
        s.desert[p] = tile


def _fill(s: State, dice: str) -> None:
    if not dice or len(set(dice)) < len(dice) or not set(dice) <= set(LETTERS):
        raise BadPosition("position-dice", dice=dice or "–", letters=", ".join(LETTERS))
    for camel in range(CAMELS):
        s.dice[camel] = int(LETTERS[camel] in dice)


def write_position(s: State) -> str:
    stacks = {
        space: "".join(LETTERS[s.order[i]] for i in range(CAMELS) if s.space[s.order[i]] == space)
        for space in sorted(s.space[camel] for camel in range(CAMELS))
    }
    tiles = sorted((s.desert[p] for p in range(s.players) if s.desert[p] != 0), key=abs)
    return " ".join([*(f"{n}:{stack}" for n, stack in stacks.items()), *(f"{t:+d}" for t in tiles)])


def write_dice(s: State) -> str:
    return "".join(LETTERS[camel] for camel in range(CAMELS) if s.dice[camel] == 1)
