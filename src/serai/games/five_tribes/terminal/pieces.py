"""Meeples, cards and camels as coloured letters. A letter or number always names them: never colour alone."""

from pathlib import Path
from typing import Any

from rich.text import Text

from serai.core.words import Words

WORDS = Words(Path(__file__).parent)

INK, BONE, CLAY = "#2B2118", "#FFF9EC", "#A67C52"
TRIBES = {"y": "#F2C21A", "w": "#E9DFCB", "g": "#3C8A2E", "b": "#2F6FC4", "r": "#B8322A"}
SEATS = ("#1E8C8A", "#DB6420", "#8A4FA3", "#6B7B2A")
BLUE, RED = "#2F6FC4", "#B8322A"  # value colours of tiles
VIZIERS, ELDERS = f"bold {INK} on {TRIBES['y']}", f"bold {INK} on {TRIBES['w']}"
CAMEL, PALM, PALACE = "∩", "♣", "⌂"


def tribe_style(letter: str) -> str:
    return f"bold {BONE if letter in 'gbr' else INK} on {TRIBES[letter]}"


def seat_style(p: int) -> str:
    return f"bold {SEATS[p]}"


def meeples(counts: dict[str, int], room: int) -> Text:
    """`yyw`, or `12y3w` where there is no room for all of them."""
    text = Text()
    crowd = sum(counts.values()) > room
    for letter, n in counts.items():
        text.append(f"{n}{letter}" if crowd else letter * n, tribe_style(letter))
    return text


def cards(counts: dict[str, int], language: str) -> Text:
    """`fish 2, gold`."""
    parts = []
    for name, n in counts.items():
        parts.append(f"{word(f'card-{name}', language).plain}{f' {n}' if n > 1 else ''}")
    return Text(", ".join(parts))


def fitted(piece: Text, width: int) -> Text:
    """The piece in exactly so many letters; what does not fit is cut off."""
    piece = piece.copy()
    piece.truncate(width)
    piece.pad_right(width - len(piece))
    return piece


def word(key: str, language: str, **values: Any) -> Text:
    return Text(WORDS.say(key, language, **values))
