"""Yspahan in a terminal: the city, the tower, the caravan, the players, and the choices by kind."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.games.yspahan.tables import (
    BESIDE,
    DISTANCE,
    HAMMAM_SQUARES,
    LINE_POINTS,
    ROAD_NAMES,
    SHOP_NAMES,
    SQUARE_NAMES,
)

from .city import WIDTH, city, plain_city
from .pieces import cube, cube_or_dot, dice, title, word

PANEL = 44  # what lies beside the city needs this much, with a space between
GROUPS = {  # the start of a notation, and the heading of its kind
    "play.": "play",
    "discard.": "discard",
    "roll": "roll",
    "take.": "take",
    "move.": "move",
    "card": "card",
    "first.": "first",
    "keep": "protect",
    "yield": "protect",
    "camel>": "exchange",
    "gold>": "exchange",
    "stop": "exchange",
    "build.": "build",
    "end": "end",
}


def draw(view: dict[str, Any], names: Sequence[str], language: str, width: int) -> RenderableType:
    """The table as a viewer sees it, in so many letters."""
    day = title("day", language, week=view["week"], day=view["day"])
    town = city(view, language) if width >= WIDTH else plain_city(view, language)
    tower, caravan = _tower(view, language), _caravan(view, language)
    players = _players(view, names, language)
    if width < WIDTH + PANEL:
        below = Table.grid(padding=(0, 2))
        below.add_row(tower, caravan)
        return Group(day, town, Text(), below, Text(), players, *_hand(view, language))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=WIDTH, no_wrap=True)
    table.add_column(width=width - WIDTH - 2)
    beside = Table.grid(padding=(0, 2))
    beside.add_row(tower, caravan)
    table.add_row(Group(day, town), Group(players, Text(), beside, *_hand(view, language)))
    return table


def choices(view: dict[str, Any], sentences: Mapping[str, str], language: str) -> dict[str, dict[str, Text]]:
    """Headings, and under each the notations to choose from with their labels."""
    groups: dict[str, dict[str, Text]] = {}
    for notation, sentence in sentences.items():
        heading = word(f"group-{_group(notation)}", language)
        groups.setdefault(heading, {})[notation] = _label(view, notation, sentence, language)
    return groups


def _group(notation: str) -> str:
    if notation in SHOP_NAMES:
        return "shop"
    if notation in ROAD_NAMES:
        return "walk"
    if notation[0].isdigit():
        return "sell"
    return next(group for start, group in GROUPS.items() if notation.startswith(start))


def _label(view: dict[str, Any], notation: str, sentence: str, language: str) -> Text:
    kind, _, rest = notation.partition(".")
    if notation in SHOP_NAMES:
        return Text(notation)
    if notation in ROAD_NAMES:
        return _walk(view, notation)
    if kind in ("play", "discard") and rest != "both":
        return Text(word(f"card-{rest}", language))
    if kind in ("take", "move", "card") and rest:
        group = view["tower"][SQUARE_NAMES.index(rest)]
        number, value = group["white"] + group["yellow"], group["value"]
        return Text(f"{word(f'square-{rest}', language)} {number}×{value}")
    return Text(sentence)


def _walk(view: dict[str, Any], square: str) -> Text:
    """A square with what it costs to get there, and the cubes that would be sent."""
    player = view["players"][view["actor"]]
    here, there = ROAD_NAMES.index(view["supervisor"]), ROAD_NAMES.index(square)
    off = abs(DISTANCE[here][there] - view["pending"]["pips"])
    fare = max(0, off - HAMMAM_SQUARES * ("hammam" in player["buildings"]))
    label = Text(square)
    for shop in BESIDE[there]:
        if shop >= 0 and _owner(view, SHOP_NAMES[shop]) is not None:
            label.append("·").append_text(cube_or_dot(_owner(view, SHOP_NAMES[shop])))
    return label.append(f" -{fare}", "dim") if fare else label


def _owner(view: dict[str, Any], shop: str) -> int | None:
    """Whose cube stands in a shop."""
    name, _, number = shop.rpartition(".")
    [souk] = [souk for souk in view["souks"] if souk["name"] == name]
    owner: int | None = souk["owner"] if souk["cubes"][int(number) - 1] else None
    return owner


# ---- Beside the city ----


def _tower(view: dict[str, Any], language: str) -> Text:
    """The squares from gold down to camel, with their dice."""
    names = [word(f"square-{name}", language) for name in SQUARE_NAMES]
    wide = max(map(len, names))
    lines = [title("tower", language)]
    for square in reversed(view["tower"] or []):
        name = names[SQUARE_NAMES.index(square["square"])]
        group = dice(square["white"], square["yellow"], square["value"])
        lines.append(Text(f"{name:<{wide}} ").append_text(group if square["value"] else Text("–", "dim")))
    return Text("\n").join(lines)


def _caravan(view: dict[str, Any], language: str) -> Text:
    """The lines from the top down, each as it travels: the middle one from right to left."""
    lines = [title("caravan", language)]
    for number in reversed(range(len(view["caravan"]))):
        owners = view["caravan"][number]
        camels = [cube_or_dot(owner) for owner in (owners[::-1] if number % 2 else owners)]
        worth = word("line", language, factor=number + 1, points=LINE_POINTS[number])
        lines.append(Text(" ").join(camels).append(f"  {worth}", "dim"))
    return Text("\n").join(lines)


def _players(view: dict[str, Any], names: Sequence[str], language: str) -> Table:
    """One line a player in the order of the day: points, gold, camels, cards, buildings."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(word("player", language), no_wrap=True, max_width=12)
    for key in ("points", "gold", "camels", "cards"):
        table.add_column(word(key, language), justify="right", no_wrap=True)
    table.add_column(word("buildings", language))
    for p in view["order"]:
        player = view["players"][p]
        built = [word(f"short-{building}", language) for building in player["buildings"]]
        figures = [str(player[key]) for key in ("points", "gold", "camels", "cards")]
        turn = Text("▸" if view["turn"] == p else " ").append_text(cube(p))
        table.add_row(turn, names[p], *figures, " ".join(built))
    return table


def _hand(view: dict[str, Any], language: str) -> list[Text]:
    """The viewer's own cards, and all hands once the game is over."""
    lines = []
    for p, player in enumerate(view["players"]):
        if player["hand"]:
            cards = " · ".join(word(f"card-{card}", language) for card in player["hand"])
            key = "hand-of" if view["over"] else "hand"
            lines.append(title(key, language, number=p + 1).append(f"  {cards}", "not bold"))
    return lines
