"""The files of the board: its plan is the game's own city, its words exist, it asks for nothing else."""

import json
import re
from pathlib import Path

import pytest

from serai.games import yspahan
from serai.games.yspahan.tables import (
    ARMS,
    BESIDE,
    BUILDING_NAMES,
    CARD_NAMES,
    NO_SHOP,
    ROAD_NAMES,
    SHOP_NAMES,
    SOUK_NAMES,
    SOUK_SIZE,
)

FOLDER = Path(yspahan.__file__).parent
MODULES = sorted(FOLDER.glob("*.js"))
PLAN = (FOLDER / "plan.js").read_text(encoding="utf8")
WORDS = (FOLDER / "en.ftl").read_text(encoding="utf8")
FAMILIES = tuple(f"board-{family}-" for family in ("ask", "wait", "do", "take", "building", "power", "card"))


@pytest.mark.clause("YS2")
def test_the_plan_has_a_place_for_every_shop() -> None:
    souks = dict(re.findall(r'^  "(\w+\.\w+)": \{\s+shops: (\[.*\]),$', PLAN, re.MULTILINE))
    assert {name: len(json.loads(shops)) for name, shops in souks.items()} == dict(
        zip(SOUK_NAMES, SOUK_SIZE, strict=True)
    )


@pytest.mark.clause("YS3")
def test_the_plan_knows_which_shops_lie_beside_the_road() -> None:
    drawn = {
        square: sorted(json.loads(shops)) for square, shops in re.findall(r"^  (\w+): (\[.*\]),$", PLAN, re.M)
    }
    beside = {
        square: sorted(SHOP_NAMES[shop] for shop in shops if shop != NO_SHOP)
        for square, shops in zip(ROAD_NAMES, BESIDE, strict=True)
    }
    assert {square: drawn[square] for square in beside} == beside
    arms = re.findall(r"^  (\w): \{ length: (\d+),", PLAN, re.MULTILINE)
    assert sorted((arm, int(length)) for arm, length in arms) == sorted(ARMS)


def test_every_word_of_the_board_exists_and_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf8") for path in MODULES)
    known = set(re.findall(r"^(board-[\w-]+) =", WORDS, re.MULTILINE))
    assert set(re.findall(r'say\(\s*"(board-[a-z-]+)"', code)) <= known
    assert not [key for key in known if f'"{key}"' not in code and not key.startswith(FAMILIES)]
    for family, names in (("building", BUILDING_NAMES), ("power", BUILDING_NAMES), ("card", CARD_NAMES)):
        assert {f"board-{family}-{name}" for name in names} <= known


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_a_module_writes_no_html_and_no_style(path: Path) -> None:
    code = path.read_text(encoding="utf8")
    for word in ("innerHTML", "unsafeHTML", "eval(", "addEventListener", "<style", "style=", "://"):
        assert word not in code
    assert len(code.splitlines()) <= 500
