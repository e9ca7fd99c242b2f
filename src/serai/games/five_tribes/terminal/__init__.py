"""Five Tribes in a terminal: the table, and how its choices are grouped."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.games.five_tribes.board import DIRECTIONS, STEP
from serai.games.five_tribes.names import DIRECTION_LETTERS, TILE_NAMES

from .board import board, board_width
from .pieces import CAMEL, ELDERS, VIZIERS, cards, meeples, seat_style, word

PANEL = 36  # what lies beside the board needs this much
GROUPS = {  # in the order shown; the first pattern that fits a notation counts
    "bid": r"bid\d",
    "drop": r"[ywgbr][NESW]$",
    "tile": r"[a-f][1-5]$",
    "build": r"build",
    "kill": r"(kill-|vizier\d|elder\d)",
    "market": r"card\d",
    "djinn": r"(pay-|take-)",
    "sale": r"(put-|sell$)",
    "power": r".+:[wf]+$",
    "turn": r"",
}
WORDY = ("djinn", "power", "turn", "kill")  # headings whose choices are told in words


def draw(view: dict[str, Any], names: Sequence[str], language: str, width: int) -> RenderableType:
    """The table as a viewer sees it, in so many letters."""
    sultanate = board(view, language, width)
    room = width - board_width(width) - 2
    if room < PANEL:
        return Group(sultanate, *_beside(view, names, language, width))
    table = Table.grid(padding=(0, 1))
    table.add_column(width=board_width(width), no_wrap=True)
    table.add_column(width=room)
    table.add_row(sultanate, Group(*_beside(view, names, language, room)))
    return table


def choices(view: dict[str, Any], sentences: Mapping[str, str], language: str) -> dict[str, dict[str, Text]]:
    """Headings, and under each the notations to choose from with their labels."""
    groups: dict[str, dict[str, Text]] = {}
    for notation, sentence in sentences.items():
        group = next(name for name, pattern in GROUPS.items() if re.match(pattern, notation))
        label = Text(f"{notation}  {sentence}") if group in WORDY else _label(view, notation, language)
        groups.setdefault(word(f"group-{group}", language).plain, {})[notation] = label
    return groups


def _label(view: dict[str, Any], notation: str, language: str) -> Text:
    """A drop with the tile it leads to, a tile with its meeples, a card with its name."""
    label = Text(notation)
    if re.fullmatch("[ywgbr][NESW]", notation):
        at = TILE_NAMES.index(view["move"]["at"]) * DIRECTIONS
        return label.append(f" {TILE_NAMES[STEP[at + DIRECTION_LETTERS.index(notation[1])]]}")
    if re.fullmatch("[a-f][1-5]", notation):
        (tile,) = (t for t in view["tiles"] if t["tile"] == notation)
        return label.append(" ").append_text(meeples(tile["meeples"], 6))
    if notation.startswith("card"):
        return label.append(" ").append_text(cards({view["row"][int(notation[4:]) - 1]: 1}, language))
    return label


# ---- Beside the board ----


def _beside(view: dict[str, Any], names: Sequence[str], language: str, width: int) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for p, player in enumerate(view["players"]):
        parts.append(_player(player, p, names[p], view["turn"] == p, language))
        own = cards(player["hand"], language) if player["hand"] else Text()
        held = Text(" · ").join(part for part in (own, Text(", ".join(player["djinns"]))) if part)
        if held:
            parts.append(Text("    ").append_text(held))
    parts.append(_tracks(view, names, language))
    parts.append(_line("row", language, Text(" ").join(cards({c: 1}, language) for c in view["row"])))
    parts.append(_line("djinns", language, Text(", ".join(view["djinn_row"]) or "–")))
    supply = word("supply", language, palms=view["palms"], palaces=view["palaces"], deck=view["deck"])
    parts.append(supply.append(" · ").append_text(word("bag", language)).append(" "))
    supply.append_text(meeples(view["bag"], 12) if view["bag"] else Text("–"))
    if any(view["looked"]):
        parts.append(_line("looked", language, Text(", ".join(view["looked"]))))
    if view["basket"]:
        parts.append(_line("basket", language, cards(dict.fromkeys(view["basket"], 1), language)))
    if view["move"]["hand"]:
        parts.append(_line("hand", language, meeples(view["move"]["hand"], 40)))
    for key in ("last_camel", "no_move"):
        if view[key] and not view["over"]:
            parts.append(Text.assemble((word(key.replace("_", "-"), language).plain, "bold")))
    return parts


def _player(player: dict[str, Any], p: int, name: str, acts: bool, language: str) -> Text:
    line = Text("▸ " if acts else "  ").append(f"{p + 1} {name:<8.8}", seat_style(p))
    coins = "?" if player["coins"] is None else str(player["coins"])
    line.append(f" {coins:>3} ¢", "bold")
    line.append("  ").append(f"y{player['viziers']}", VIZIERS).append(" ").append(
        f"w{player['elders']}", ELDERS
    )
    line.append(f"  {CAMEL}{player['camels']}", seat_style(p))
    return line.append("  ").append_text(word("cards", language, cards=player["cards"]))


def _tracks(view: dict[str, Any], names: Sequence[str], language: str) -> Text:
    """Who bids, then who plays, in order."""
    line = Text.assemble((word("bid-track", language).plain, "bold"))
    for p in view["bid_track"]:
        line.append(" ").append(names[p][:8], seat_style(p))
    line.append("  ").append(word("turn-track", language).plain, "bold")
    for spot in view["turn_track"]:
        if spot["player"] is not None:
            line.append(f" {spot['price']}:").append(names[spot["player"]][:8], seat_style(spot["player"]))
    return line


def _line(key: str, language: str, thing: Text) -> Text:
    return Text.assemble((word(key, language).plain, "bold")).append("  ").append_text(thing)
