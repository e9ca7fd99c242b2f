"""Cubes, dice and words as coloured text. A number always names the player: never colour alone."""

from pathlib import Path
from typing import Any

from rich.text import Text

from serai.core.words import Words

WORDS = Words(Path(__file__).parents[1], Path(__file__).parent)

INK, BONE = "#2B2118", "#FFF9EC"
PLAYERS = ("#2F6FC4", "#C8453B", "#4F7A3A", "#EBC034")
SOUKS = {"white": "#E9DFCB", "blue": "#5B93DD", "yellow": "#EBC034", "pink": "#E58FA8", "orange": "#DB6420"}
CLAY = "#A67C52"


def cube(p: int) -> Text:
    """A player's cube: the number of their seat on their colour."""
    return Text(str(p + 1), f"bold {INK if p == 3 else BONE} on {PLAYERS[p]}")


def cube_or_dot(owner: int | None) -> Text:
    return Text("·", "dim") if owner is None else cube(owner)


def dice(white: int, yellow: int, value: int) -> Text:
    """A group: a figure for each die, yellow ones marked with a y."""
    figures = [Text(str(value), "bold") for _ in range(white)]
    figures += [Text(f"{value}y", f"bold {PLAYERS[3]}") for _ in range(yellow)]
    return Text(" ").join(figures)


def padded(piece: Text, width: int) -> Text:
    """The piece in exactly so many letters; what does not fit is cut off."""
    piece = piece.copy()
    piece.truncate(width)
    piece.pad_right(width - len(piece))
    return piece


def word(key: str, language: str, **values: Any) -> str:
    return WORDS.say(key, language, **values)


def title(key: str, language: str, **values: Any) -> Text:
    return Text(word(key, language, **values), "bold")
