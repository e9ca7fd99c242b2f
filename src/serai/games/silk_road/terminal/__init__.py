"""Silk Road in a terminal: the road with the caravan and the tiles ahead, and the players."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.words import Words

WORDS = Words(Path(__file__).parents[1], Path(__file__).parent)
INK = "#2B2118"
GOOD_COLOURS = {
    "ivory": "#E9DFCB",
    "silk": "#6FA8DC",
    "fruit": "#C08552",
    "jewels": "#F2C21A",
    "spices": "#E0705F",
}
CITY_COLOURS = {"orange": "#DB6420", "purple": "#8E5BA6", None: "#1E8C8A"}
WIDE = 100  # from this width on the players sit beside the road
ROAD = 66
GROUPS = (
    ("bid", ("pass", "bid")),
    ("answer", ("accept", "keep")),
    ("go", ("go",)),
    ("bonus", ("bonus", "use")),
    ("take", ("take",)),
    ("crook", ("crook",)),
    ("deal", ("done", "look", "sell", "buy", "barter")),
    ("give", ("give",)),
    ("get", ("get",)),
    ("rob", ("rob",)),
    ("name", ("name",)),
    ("show", ("show",)),
    ("hand", ("hand",)),
)


def draw(view: dict[str, Any], names: Sequence[str], language: str, width: int) -> RenderableType:
    """The table as a viewer sees it, in so many letters."""
    road = _road(view, language)
    rest = [_players(view, names, language), Text(), *_notes(view, names, language)]
    if width < WIDE:
        return Group(road, Text(), *rest)
    table = Table.grid(padding=(0, 2))
    table.add_column(width=ROAD)
    table.add_column(width=width - ROAD - 2)
    table.add_row(road, Group(*rest))
    return table


def choices(view: dict[str, Any], sentences: Mapping[str, str], language: str) -> dict[str, dict[str, Text]]:
    """Headings, and under each the notations to choose from: numbers for bids, else in words."""
    groups: dict[str, dict[str, Text]] = {}
    for group, starts in GROUPS:
        under = [notation for notation in sentences if notation.partition(":")[0] in starts]
        if under:
            labels = {n: Text(n[4:] if n.startswith("bid:") else sentences[n]) for n in under}
            groups[_word(f"group-{group}", language)] = labels
    return groups


def _word(key: str, language: str, **values: Any) -> str:
    return WORDS.say(key, language, **values)


def _city_word(name: str, language: str) -> str:
    return _word(f"city-{name.replace(chr(39), '')}", language)


# ---- The road ----


def _road(view: dict[str, Any], language: str) -> RenderableType:
    """Every city once, in an order in which a caravan may come through; those behind it are dim."""
    cities = {city["name"]: city for city in view["cities"]}
    ahead = _reachable(cities, view["caravan"]) if view["caravan"] else set(cities)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column(_word("city", language), no_wrap=True)
    table.add_column(_word("tiles", language))
    table.add_column(_word("leads-to", language), no_wrap=True, style="dim")
    for name in _in_order(cities, view["goal"]):
        city = cities[name]
        here, dim = name == view["caravan"], name not in ahead
        title = Text.assemble(("● ", CITY_COLOURS[city["colour"]]), _city_word(name, language))
        title.stylize("bold" if here else "dim" if dim else "")
        leads = ", ".join(_city_word(to, language) for to in city["next"])
        marker = Text("▸", "bold") if here else Text()
        table.add_row(marker, title, _tiles(city, language, dim), Text("" if dim else leads))
    return table


def _reachable(cities: Mapping[str, Any], start: str) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        for to in cities[waiting.pop()]["next"]:
            if to not in found:
                found.add(to)
                waiting.append(to)
    return found


def _in_order(cities: Mapping[str, Any], goal: str) -> list[str]:
    """From the start to the goal, each city after all that lead to it."""
    order: list[str] = []

    def visit(name: str) -> None:
        if name not in order:
            for to in reversed(cities[name]["next"]):
                visit(to)
            order.append(name)

    for name in cities:
        visit(name)
    assert order[0] == goal
    return order[::-1]


def _tiles(city: Mapping[str, Any], language: str, dim: bool) -> Text:
    tiles = [_tile(tile, language) for tile in city["tiles"]]
    if city["printed"] and not dim:
        tiles.insert(0, Text("[").append_text(_tile(city["printed"], language)).append("]"))
    line = Text("  ").join(tiles)
    if dim:
        line.stylize("dim")
    return line


def _tile(tile: Mapping[str, Any], language: str) -> Text:
    """+silk for a Buyer, -silk for a Seller, iv>si fr for a barter; all others by name."""
    kind, _, good = tile["kind"].partition("-")
    if kind in ("buy", "sell"):
        return Text("+" if kind == "buy" else "-").append_text(_good(good, language))
    if "give" in tile:
        left, right = (Text("·").join(_good(g, language) for g in tile[side]) for side in ("give", "get"))
        return left.append("›").append_text(right)
    return Text(_word(f"short-{tile['kind']}", language))


def _good(good: str, language: str) -> Text:
    return Text(_word(f"short-{good}", language), f"{INK} on {GOOD_COLOURS[good]}")


# ---- The players, and what is going on ----


def _players(view: dict[str, Any], names: Sequence[str], language: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(_word("player", language), no_wrap=True, max_width=20)
    for key in ("silver", "goods", "crooks", "shopkeepers", "tokens"):
        table.add_column(_word(f"column-{key}", language), justify="left" if key == "goods" else "right")
    for p, player in enumerate(view["players"]):
        mark = "▸" if view["turn"] == p else " "
        table.add_row(
            Text(f"{mark}{'♟' if view['pawn'] == p else ' '} {names[p]}"),
            "?" if player["money"] is None else str(player["money"]),
            _hand(player, language),
            *(str(player[key] or "") for key in ("crooks", "shopkeepers", "tokens")),
        )
    return table


def _hand(player: Mapping[str, Any], language: str) -> Text:
    """The viewer's own goods, the number of everybody else's."""
    if player["goods"] is None:
        return Text(str(player["count"]))
    return Text(" ").join(
        Text(f"{number}").append_text(_good(good, language))
        for good, number in player["goods"].items()
        if number
    )


def _notes(view: dict[str, Any], names: Sequence[str], language: str) -> list[Text]:
    lines = []
    if view["bid"]:
        bid = view["bid"]
        lines.append(Text(_word("note-bid", language, player=names[bid["player"]], silver=bid["silver"])))
    if view["tile"] and (view["tile"]["left"] or view["tile"]["right"]):
        goods = [Text(" ").join(_good(g, language) for g in view["tile"][side]) for side in ("left", "right")]
        lines.append(
            Text(f"{_word('note-tile', language)} ").append_text(Text(" › ").join(filter(None, goods)))
        )
    if view["vizier"]:
        lines.append(_vizier(view["vizier"], names, language))
    if view["chosen"]:
        chosen = Text(" ").join(_good(good, language) for good in view["chosen"])
        lines.append(Text(f"{_word('note-chosen', language)} ").append_text(chosen))
    counted = [(good, n) for good, n in view["bag"]["goods"].items() if n is not None]
    bag = Text(f"{_word('note-bag', language, count=view['bag']['count'])} ")
    lines.append(
        bag.append_text(Text(" ").join(Text(f"{n}").append_text(_good(g, language)) for g, n in counted))
    )
    legend = Text("  ").join(
        _good(good, language).append(f" {_word(f'good-{good}', language)}", "dim not bold")
        for good in GOOD_COLOURS
    )
    lines += [Text(_word("note-legend", language), "dim"), legend]
    if view["reconstruction"]:
        lines.append(Text(_word("note-reconstruction", language), "dim italic"))
    return lines


def _vizier(vizier: Mapping[str, Any], names: Sequence[str], language: str) -> Text:
    """Who has decided, and what has been revealed."""
    line = Text(f"{_word('tile-vizier', language)}: ").append_text(_good(vizier["good"], language))
    for p, show in enumerate(vizier["showing"]):
        if show["chosen"]:
            line.append(f"  {names[p]} {'?' if show['number'] is None else show['number']}")
    return line
