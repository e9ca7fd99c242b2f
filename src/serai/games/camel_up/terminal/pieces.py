"""Camels and tiles as coloured letters. A letter always names the camel: never colour alone."""

from pathlib import Path
from typing import Any

from rich.text import Text

from serai.core.words import Words

WORDS = Words(Path(__file__).parent)

INK, BONE = "#2B2118", "#FFF9EC"
COLOURS = {"B": "#2F6FC4", "Y": "#F2C21A", "G": "#3C8A2E", "O": "#DB6420", "W": "#E9DFCB"}
SAND, CLAY = "#D9BE8A", "#A67C52"
OASIS, MIRAGE = "#1E8C8A", "#5B3A6B"


def camel_style(camel: str) -> str:
    """Ink on the light camels, bone on the dark ones."""
    return f"bold {BONE if camel in 'BG' else INK} on {COLOURS[camel]}"


def block(camel: str, pad: int = 0) -> Text:
    """A camel: `▐B▌`, or `▐ B ▌` with a pad of 1."""
    letter = camel.center(1 + 2 * pad)
    return Text.assemble(("▐", COLOURS[camel]), (letter, camel_style(camel)), ("▌", COLOURS[camel]))


def tile(camel: str, value: int) -> Text:
    """A leg tile that somebody holds: `B5`."""
    return Text.assemble((f"{camel}{value}", camel_style(camel)))


def desert(oasis: bool) -> Text:
    """A desert tile by what it does to camels."""
    style = f"bold {BONE} on {OASIS if oasis else MIRAGE}"
    return Text.assemble((" +1 " if oasis else " -1 ", style))


def row(pieces: list[Text]) -> Text:
    return Text(" ").join(pieces)


def centred(piece: Text, width: int) -> Text:
    """The piece in the middle of exactly so many letters; what does not fit is cut off."""
    piece = piece.copy()
    piece.truncate(width)
    left = (width - len(piece)) // 2
    piece.pad_left(left)
    piece.pad_right(width - len(piece))
    return piece


def letter(camel: str) -> Text:
    return Text.assemble((camel, camel_style(camel)))


def word(key: str, language: str, **values: Any) -> Text:
    return Text(WORDS.say(key, language, **values))
