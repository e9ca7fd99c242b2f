"""The files of the board: its map has the game's own cities, its words exist, it asks for nothing else."""

import re
from pathlib import Path

import pytest

from serai.games import silk_road
from serai.games.silk_road.board import arrows, check
from serai.games.silk_road.tables import BARTER, CITY_NAMES, COLOURS, GOOD_NAMES, KIND_NAMES
from serai.games.silk_road.view import PHASES

FOLDER = Path(silk_road.__file__).parent
MODULES = sorted(FOLDER.glob("*.js"))
CODE = "\n".join(path.read_text(encoding="utf8") for path in MODULES)
PLAN = (FOLDER / "plan.js").read_text(encoding="utf8")
SHEET = (FOLDER / "symbols.svg").read_text(encoding="utf8")
WORDS = (FOLDER / "en.ftl").read_text(encoding="utf8")
KNOWN = set(re.findall(r"^(board-[\w-]+) =", WORDS, re.MULTILINE))
FAMILIES = tuple(f"board-{family}-" for family in ("ask", "wait", "do", "what", "city", "place", "price"))
ANSWERS = {"board-accept", "board-keep"}
DECIDED = set(PHASES[8:]) - {"use", "trade"}  # what is said of a tile in use depends on the tile
IN_USE = {"buy", "sell", "barter", "free", "thief", "vizier"}
PLACE = re.compile(r'^  (?:"(.+)"|(\w+)): \{ x: (\d+), y: [^,]+, picture: "(\w+)" \},$', re.MULTILINE)


def test_every_city_has_a_place_on_the_map_and_a_picture() -> None:
    found = {quoted or plain: picture for quoted, plain, _, picture in PLACE.findall(PLAN)}
    assert set(found) == set(CITY_NAMES)
    for picture in found.values():
        assert f'id="sr-city-{picture}"' in SHEET


@pytest.mark.clause("SR6")
def test_all_roads_of_the_map_lead_from_the_east_to_the_west() -> None:
    """So that a road is drawn the same in both directions, with its arrowhead at the right end."""
    x = {quoted or plain: int(x) for quoted, plain, x, _ in PLACE.findall(PLAN)}
    for city, targets in enumerate(arrows(check("reconstruction"), eastward=False)):
        for target in targets:
            assert x[CITY_NAMES[city]] > x[CITY_NAMES[target]]


def test_everything_that_is_drawn_is_on_the_sheet() -> None:
    asked = set(re.findall(r'(?:icon|use|at)\("([\w-]+)"', CODE))
    assert len(asked) > 10
    asked |= {f"{size}-{good}" for size in ("good", "mini") for good in GOOD_NAMES}
    asked |= {f"tile-{kind}" for kind in KIND_NAMES[:BARTER] if "-" not in kind}
    assert not [name for name in asked if f'id="sr-{name}"' not in SHEET]


def test_every_word_of_the_board_exists_and_is_used() -> None:
    faults = (FOLDER / "board.py").read_text(encoding="utf8")  # of a board's file; they begin alike
    assert set(re.findall(r'say\(\s*"(board-[a-z-]+)"', CODE)) <= KNOWN
    assert not [
        key for key in KNOWN - ANSWERS if f'"{key}"' not in CODE + faults and not key.startswith(FAMILIES)
    ]


@pytest.mark.parametrize(
    ("family", "names"),
    [
        ("ask", DECIDED | IN_USE | {"lead"}),
        ("wait", DECIDED | IN_USE | {"lead"}),
        ("what", IN_USE | {"crook", "shopkeeper", "lead"}),
        ("city", {*COLOURS, "start", "goal"}),
        ("price", {"buy", "sell"}),
        ("do", set(re.findall(r'^  \{ key: "([\w-]+)"', CODE, re.MULTILINE))),
    ],
)
def test_families_of_words_are_complete(family: str, names: set[str]) -> None:
    start = f"board-{family}-"
    known = {key.removeprefix(start) for key in KNOWN if key.startswith(start)}
    assert known - {"colour"} == names  # board-city-colour is a fault of a board's file


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_a_module_writes_no_html_and_no_style(path: Path) -> None:
    code = path.read_text(encoding="utf8")
    for word in ("innerHTML", "unsafeHTML", "eval(", "addEventListener", "<style", "style=", "://"):
        assert word not in code
    assert len(code.splitlines()) <= 250
