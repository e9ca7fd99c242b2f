"""The sultanate: thirty tiles, each with its name, kind, points, meeples, camel, palms and palaces."""

import re
from typing import Any

from rich.text import Text

from serai.games.five_tribes.board import COLUMNS, ROWS
from serai.games.five_tribes.names import KIND_NAMES
from serai.games.five_tribes.tables import LAST_BLUE, TILE_POINTS

from .pieces import BLUE, BONE, CAMEL, CLAY, PALACE, PALM, RED, fitted, meeples, seat_style, word

NARROW, WIDE = 8, 12  # letters inside a tile


def inside(width: int) -> int:
    return WIDE if width >= COLUMNS * (WIDE + 1) + 1 else NARROW


def board_width(width: int) -> int:
    return COLUMNS * (inside(width) + 1) + 1


def board(view: dict[str, Any], language: str, width: int) -> Text:
    room = inside(width)
    lines = [_border("╭┬╮", room)]
    for r in range(ROWS):
        tiles = view["tiles"][r * COLUMNS : (r + 1) * COLUMNS]
        lines.append(_joined([_title(tile, view, language, room) for tile in tiles]))
        lines.append(_joined([_things(tile, room) for tile in tiles]))
        lines.append(_border("├┼┤" if r + 1 < ROWS else "╰┴╯", room))
    return Text("\n").join(lines)


def _border(edges: str, room: int) -> Text:
    return Text(edges[0] + edges[1].join("─" * room for _ in range(COLUMNS)) + edges[2], CLAY)


def _joined(parts: list[Text]) -> Text:
    line = Text("│", CLAY)
    for part in parts:
        line.append_text(part).append("│", CLAY)
    return line


def _title(tile: dict[str, Any], view: dict[str, Any], language: str, room: int) -> Text:
    """`c3 oasis   8`; the points in the value colour, a star where the move has got to."""
    if tile["kind"] is None:
        return fitted(Text(tile["tile"], "dim"), room)
    kind = KIND_NAMES.index(tile["kind"])
    here = tile["tile"] in (view["move"]["at"], view["move"]["spot"])
    points = Text(f"{TILE_POINTS[kind]:>2}", f"bold {BONE} on {BLUE if kind <= LAST_BLUE else RED}")
    name = word(f"kind-{re.sub(r'[0-9]', '', tile['kind'])}", language).plain
    title = Text(tile["tile"], "bold reverse" if here else "dim").append(f"{'*' if here else ' '}{name}")
    return fitted(title, room - 2).append_text(points)


def _things(tile: dict[str, Any], room: int) -> Text:
    """Meeples to the left; camel, palms and palaces to the right."""
    right = Text()
    if tile["camel"] is not None:
        right.append(f"{CAMEL}{tile['camel'] + 1}", seat_style(tile["camel"]))
    for sign, key in ((PALM, "palms"), (PALACE, "palaces")):
        if tile[key]:
            right.append(f"{sign}{tile[key] if tile[key] > 1 else ''}")
    return fitted(meeples(tile["meeples"], room - len(right)), room - len(right)).append_text(right)
