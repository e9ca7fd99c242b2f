"""The board: a ring of 16 spaces around the pyramid. A row is as high as its highest stack."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from serai.games.camel_up.tables import LETTERS, SPACES

from .pieces import CLAY, SAND, block, camel_style, centred, desert, word

RING = ((11, 12, 13, 14, 15), (10, 16), (9, 1), (8, 2), (7, 6, 5, 4, 3))
BORDERS = ("╭┬┬┬┬╮", "├┼┴┴┼┤", "├┤├┤", "├┤├┤", "├┼┬┬┼┤", "╰┴┴┴┴╯")  # above each row, and below
FINISH = 2  # the border between spaces 16 and 1
NARROW, WIDE = 7, 11  # letters inside a space
NUMBER = 2  # of them for its number
COLUMN = 7  # letters for a stack of leg tiles
PYRAMID = ("B", "Y G", " O   W ")  # where each die lies in it


def board_width(wide: bool) -> int:
    return 5 * (WIDE if wide else NARROW) + 6


def board(view: dict[str, Any], names: Sequence[str], language: str, wide: bool) -> Text:
    width = WIDE if wide else NARROW
    cells = {space: _cell(view, names, space, wide) for spaces in RING for space in spaces}
    heights = [max(1 + wide, *(len(cells[space]) for space in spaces)) for spaces in RING]
    centre = _centre(view, language, 3 * width + 2, sum(heights[1:4]) + 2, wide)
    lines = [_border(0, width, centre)]
    for n, (spaces, height) in enumerate(zip(RING, heights, strict=True), 1):
        for k in range(height):
            parts = [_line(space, cells[space], k - height, k == 0, width) for space in spaces]
            if len(parts) == 2:
                parts.insert(1, centre.pop(0))
            lines.append(_joined(parts, "│" * (len(parts) + 1)))
        lines.append(_border(n, width, centre))
    return Text("\n").join(lines)


def _border(n: int, width: int, centre: list[Text]) -> Text:
    edges = [Text("─" * width, CLAY) for _ in range(len(BORDERS[n]) - 1)]
    if len(edges) == 3:
        edges[1] = centre.pop(0)
    if n == FINISH:
        edges[2] = Text(("▀▄" * width)[:width])
    return _joined(edges, BORDERS[n])


def _joined(parts: Sequence[Text], edges: str) -> Text:
    line = Text().append(edges[0], CLAY)
    for part, edge in zip(parts, edges[1:], strict=True):
        line.append_text(part).append(edge, CLAY)
    return line


def _cell(view: dict[str, Any], names: Sequence[str], space: int, wide: bool) -> list[Text]:
    """What stands on a space, from the top down. Camels across the line carry a flag."""
    lines = []
    for thing in view["track"]:
        if thing["space"] in (space, space + SPACES):
            flag = Text("⚑" if thing["space"] > SPACES else "")
            lines += [flag + block(camel, pad=int(wide)) for camel in thing["camels"]]
            if thing["desert"]:
                lines += [Text(names[thing["desert"]["owner"]]), desert(thing["desert"]["oasis"])]
    return lines[::-1]


def _line(space: int, cell: list[Text], at: int, top: bool, width: int) -> Text:
    """A line of a space, counted from below: the number at the top, things at the bottom."""
    thing = cell[at] if -at <= len(cell) else Text()
    if len(thing) > width - NUMBER and not top:
        return centred(thing, width)
    number = Text().append(f"{space if top else '':<{NUMBER}}", "dim")
    return number.append_text(centred(thing, width - NUMBER))


def _centre(view: dict[str, Any], language: str, width: int, height: int, wide: bool) -> list[Text]:
    """The pyramid with its dice; below it, where there is room, the leg tiles."""
    title = word("leg", language, leg=view["leg"]) if view["leg"] else Text()
    title.stylize("bold")
    lines = [title, *_pyramid(view["dice"])]
    if wide:
        lines += [Text(), *leg_tiles(view)]
    above = (height - len(lines)) // 2
    lines = [Text()] * above + lines + [Text()] * (height - len(lines) - above)
    return [centred(line, width) for line in lines]


def _pyramid(dice: list[str]) -> list[Text]:
    lines = [Text.assemble(("▗▄▖", SAND))]
    for places in PYRAMID:
        line = Text.assemble(("▟", SAND))
        for place in places:
            if place in dice:
                line.append(f" {place} ", camel_style(place))
            else:
                line.append(" " if place == " " else "   ", f"on {SAND}")
        lines.append(line.append("▙", SAND))
    return lines


def leg_tiles(view: dict[str, Any]) -> list[Text]:
    """The leg tiles still to be had: each camel, and under it the values from the top."""
    stacks = [view["leg_tiles"][camel] for camel in LETTERS]
    values = [Text(" ".join(map(str, stack)) or "–") for stack in stacks]
    return [
        Text().join(centred(block(camel, pad=1), COLUMN) for camel in LETTERS),
        Text().join(centred(value, COLUMN) for value in values),
    ]
