"""Camel Up in a terminal: the table, and how its choices are grouped."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .board import board, board_width, leg_tiles
from .pieces import COLOURS, block, camel_style, letter, row, tile, word

ROOMY = 100  # from this width on spaces are drawn wide, and leg tiles lie below the pyramid
PANEL = 36  # what lies beside the board needs this much
GROUPS = {"roll": "pyramid", "leg": "leg-tile", "+": "oasis", "-": "mirage", "win": "winner", "lose": "loser"}


def draw(view: dict[str, Any], names: Sequence[str], language: str, width: int) -> RenderableType:
    """The table as a viewer sees it, in so many letters."""
    wide = width >= ROOMY
    track = board(view, names, language, wide)
    room = width - board_width(wide) - 2
    beside = _beside(view, names, language, room if room >= PANEL else width, wide)
    if room < PANEL:
        return Group(track, *beside)
    table = Table.grid(padding=(0, 1))
    table.add_column(width=board_width(wide), no_wrap=True)
    table.add_column(width=room)
    table.add_row(track, Group(*beside))
    return table


def choices(view: dict[str, Any], sentences: Mapping[str, str], language: str) -> dict[str, dict[str, Text]]:
    """Headings, and under each the notations to choose from with their labels."""
    groups: dict[str, dict[str, Text]] = {}
    for start, group in GROUPS.items():
        under = [notation for notation in sentences if notation.startswith(start)]
        if under:
            groups[word(f"group-{group}", language).plain] = {n: _label(view, n) for n in under}
    return groups


def _label(view: dict[str, Any], notation: str) -> Text:
    camel = notation[-1]
    if camel not in COLOURS:
        return Text(notation)
    label = Text.assemble(notation[:-1], (camel, camel_style(camel)))
    return label.append(f" {view['leg_tiles'][camel][0]}") if notation.startswith("leg") else label


# ---- Beside the board ----


def _beside(
    view: dict[str, Any], names: Sequence[str], language: str, width: int, wide: bool
) -> list[RenderableType]:
    parts: list[RenderableType] = [_players(view, names, language, width), Text()]
    if not wide:
        parts += [_title("left", language), *leg_tiles(view)]
    ranking = row([block(camel) for camel in view["ranking"]])
    parts.append(_title("ranking", language).append("  ").append_text(ranking))
    for pile in ("winner", "loser"):
        parts.append(_pile(view[f"{pile}_pile"], names, _title(f"{pile}-pile", language)))
    return parts


def _title(key: str, language: str) -> Text:
    return Text.assemble((word(key, language).plain, "bold"))


def _players(view: dict[str, Any], names: Sequence[str], language: str, width: int) -> Table:
    """One line a player: money, leg tiles, pyramid tiles, desert tile, race cards."""
    short = "" if width >= 50 else "-short"
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(word("player", language), no_wrap=True, max_width=width - 28)
    table.add_column("£", justify="right", style="bold")
    table.add_column(word(f"tiles{short}", language), min_width=8)
    for key in ("pyramids", "desert", "cards"):
        table.add_column(word(f"{key}{short}", language), justify="center", no_wrap=True)
    for p, player in enumerate(view["players"]):
        table.add_row(
            Text("▸ " if view["turn"] == p else "  ").append(names[p]),
            str(player["money"]),
            row([tile(held["camel"], held["value"]) for held in player["leg_tiles"]]),
            str(player["pyramid_tiles"] or ""),
            f"{player['desert']:+}" if player["desert"] else "",
            _hand(player),
        )
    return table


def _hand(player: dict[str, Any]) -> Text:
    """The viewer's own cards, the number of everybody else's."""
    if player["hand"] is None:
        return Text(str(player["cards"]))
    return Text().join(map(letter, player["hand"]))


def _pile(cards: list[dict[str, Any]], names: Sequence[str], title: Text) -> Text:
    """In the order laid; a card that the viewer may not see shows ?."""
    for card in cards:
        title.append(f"  {names[card['player']]}:")
        title.append_text(letter(card["camel"]) if card["camel"] else Text("?"))
    return title if cards else title.append("  –")
