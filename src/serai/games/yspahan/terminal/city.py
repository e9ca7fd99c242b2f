"""The city: the road as a cross, and in its four corners the neighbourhoods with their souks."""

from typing import Any

from rich.text import Text

from serai.games.yspahan.tables import ARMS, BESIDE, ROAD_NAMES, SHOP_NAMES

from .pieces import CLAY, SOUKS, cube_or_dot, padded, title, word

SQUARE = 4  # letters for a square of the road
LENGTH = dict(ARMS)
WEST, EAST = LENGTH["W"] * SQUARE, LENGTH["E"] * SQUARE
WIDTH = WEST + SQUARE + EAST
CORNERS = {"N": ("chest", "vase"), "S": ("sack", "barrel")}
TOUCHES = {  # the squares beside each shop
    name: "/".join(ROAD_NAMES[square] for square in range(len(ROAD_NAMES)) if shop in BESIDE[square])
    for shop, name in enumerate(SHOP_NAMES)
}


def city(view: dict[str, Any], language: str) -> Text:
    """Twelve lines: the northern corners, the long road, the southern corners."""
    lines = _corners(view, "N", language)
    lines.append(_long_road(view))
    lines += _corners(view, "S", language)
    return Text("\n").join(lines)


def plain_city(view: dict[str, Any], language: str) -> Text:
    """For a narrow terminal: where the Supervisor stands, and the neighbourhoods one below the other."""
    lines = [title("supervisor", language).append(f"  {view['supervisor']}", "not bold")]
    for names in CORNERS.values():
        for name in names:
            lines += neighbourhood(view, name, language)
    return Text("\n").join(lines)


def _corners(view: dict[str, Any], arm: str, language: str) -> list[Text]:
    """The two neighbourhoods on either side of a short arm."""
    west, east = (neighbourhood(view, name, language) for name in CORNERS[arm])
    numbers = range(LENGTH[arm], 0, -1) if arm == "N" else range(1, LENGTH[arm] + 1)
    lines = []
    for i, number in enumerate(numbers):
        line = padded(west[i], WEST) if i < len(west) else Text(" " * WEST)
        line.append_text(_square(view, f"{arm}{number}"))
        lines.append(line.append_text(padded(east[i], EAST)) if i < len(east) else line)
    return lines


def _long_road(view: dict[str, Any]) -> Text:
    squares = [f"W{n}" for n in range(LENGTH["W"], 0, -1)]
    squares += ["C", *(f"E{n}" for n in range(1, LENGTH["E"] + 1))]
    return Text().join(_square(view, square) for square in squares)


def _square(view: dict[str, Any], square: str) -> Text:
    """A square; the Supervisor's stands in brackets."""
    if view["supervisor"] == square:
        return Text(f"[{square}]".center(SQUARE), "bold reverse")
    return Text(square.center(SQUARE), CLAY)


def neighbourhood(view: dict[str, Any], name: str, language: str) -> list[Text]:
    """Its name, and a line for each souk: colour, points, shops; each shop with the square beside it."""
    souks = [souk for souk in view["souks"] if souk["name"].startswith(f"{name}.")]
    colours = [souk["name"].partition(".")[2] for souk in souks]
    width = max(len(word(f"colour-{colour}", language)) for colour in colours)
    lines = [title(f"square-{name}", language)]
    for souk, colour in zip(souks, colours, strict=True):
        line = Text(f"{word(f'colour-{colour}', language):<{width}}", SOUKS[colour])
        line.append(f" {souk['value']:>2} ")
        for i, filled in enumerate(souk["cubes"], 1):
            line.append_text(cube_or_dot(souk["owner"] if filled else None))
            line.append(TOUCHES[f"{souk['name']}.{i}"] + " ", "dim")
        lines.append(line)
    return lines
