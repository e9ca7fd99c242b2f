"""The board as a data file: read, checked fault by fault, and laid out in a state.

The house's own, `reconstruction.toml`, says what a file must hold.
"""

import json
import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from serai.core.errors import SeraiError
from serai.core.words import Words

from .state import State
from .tables import (
    ANTIOCH,
    ARROWS,
    BARTER,
    CHANGAN,
    CITIES,
    CITY_NAMES,
    COLOURS,
    GOOD_NAMES,
    KIND_NAMES,
    LEFT,
    MAX_BARTERS,
    MAX_THEFTS,
    MAX_TILES,
    SLOT_BITS,
    SLOTS,
    TILE_CITIES,
    TILES_EACH,
)

HOUSE = "reconstruction"  # the name of the house's own board
PARTS = ("title", "reconstruction", "arrows", "cities", "printed", "banned", "tiles", "barters")
UNPRINTABLE = ("thief", "crook", "shopkeeper")  # they are taken, not printed beside a city


class BadBoard(SeraiError):
    """A board that cannot be read, or on which the game cannot be played."""

    words = Words(Path(__file__).parent)


def check(given: Any) -> dict[str, Any]:
    """The board as plain data, so that a log carries it: from its name, a file, or such data."""
    if given == HOUSE:
        given = Path(__file__).with_name(f"{HOUSE}.toml")
    if isinstance(given, str | os.PathLike):
        given = _read(Path(given))
    if not isinstance(given, dict):
        raise BadBoard("board-no-board", board=repr(given))
    _check_parts(given)
    _check_cities(given)
    for start, end in ((CHANGAN, ANTIOCH), (ANTIOCH, CHANGAN)):
        _check_road(arrows(given, eastward=start == ANTIOCH), start, end)
    _check_printed(given)
    _check_tiles(given)
    _check_ban(given)
    plain: dict[str, Any] = json.loads(json.dumps(given))
    return plain


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf8"))
    except OSError as fault:
        raise BadBoard("board-cannot-read", path=str(path), fault=str(fault.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadBoard("board-no-toml", path=str(path), fault=str(fault)) from None


# ---- The checks ---------------------------------------------------------------------------------


def _check_parts(board: dict[str, Any]) -> None:
    for part in PARTS:
        if part not in board:
            raise BadBoard("board-missing", part=part)
    for part in board:
        if part not in PARTS:
            raise BadBoard("board-unknown-part", part=str(part), parts=", ".join(PARTS))
    kinds = {"title": str, "reconstruction": bool, "barters": list}
    for part in PARTS:
        if not isinstance(board[part], kinds.get(part, dict)):
            raise BadBoard("board-wrong-part", part=part)
    for part, keys in (("cities", COLOURS), ("tiles", COLOURS), ("banned", ("westward", "eastward"))):
        if set(board[part]) != set(keys):
            raise BadBoard("board-wrong-keys", part=part, keys=", ".join(keys))


def _check_cities(board: dict[str, Any]) -> None:
    for name in (*board["arrows"], *_names(board["arrows"].values()), *board["printed"]):
        _city(name)
    coloured = [_city(name) for name in _names(board["cities"].values())]
    for city in range(TILE_CITIES):
        if coloured.count(city) != 1:
            raise BadBoard("board-city-colour", city=CITY_NAMES[city])
    for colour in COLOURS:
        count = len(board["cities"][colour])
        if count != TILE_CITIES // 2 or len(coloured) != TILE_CITIES:
            raise BadBoard("board-colour-count", colour=colour, count=count, good=TILE_CITIES // 2)


def _names(lists: Iterable[Any]) -> list[Any]:
    """All the names in some lists."""
    names: list[Any] = []
    for one in lists:
        if not isinstance(one, list):
            raise BadBoard("board-no-list", value=repr(one))
        names += one
    return names


def _city(name: Any) -> int:
    if name not in CITY_NAMES:
        raise BadBoard("board-city", city=str(name), cities=", ".join(CITY_NAMES))
    return CITY_NAMES.index(name)


def arrows(board: dict[str, Any], eastward: bool) -> list[list[int]]:
    """For each city, ascending, those its arrows lead to (SR6)."""
    leads: list[list[int]] = [[] for _ in range(CITIES)]
    for name, targets in board["arrows"].items():
        for target in targets:
            frm, to = _city(name), _city(target)
            leads[to if eastward else frm].append(frm if eastward else to)
    return [sorted(targets) for targets in leads]


def _check_road(leads: list[list[int]], start: int, end: int) -> None:
    direction = "westward" if end == ANTIOCH else "eastward"
    for city, targets in enumerate(leads):
        if len(set(targets)) < len(targets):
            raise BadBoard("board-arrow-twice", city=CITY_NAMES[city])
        if city == end and targets:
            raise BadBoard("board-beyond-end", city=CITY_NAMES[end], direction=direction)
        if city != end and not 1 <= len(targets) <= ARROWS:
            raise BadBoard("board-arrows", city=CITY_NAMES[city], count=len(targets), direction=direction)
    reached: set[int] = set()
    _follow(leads, start, [], reached)
    for city in range(CITIES):
        if city not in reached:
            raise BadBoard("board-unreached", city=CITY_NAMES[city], direction=direction)


def _follow(leads: list[list[int]], city: int, way: list[int], reached: set[int]) -> None:
    """Every city that can be reached; a journey that comes back to one would never end."""
    if city in way:
        raise BadBoard("board-circle", city=CITY_NAMES[city])
    if city not in reached:
        for target in leads[city]:
            _follow(leads, target, [*way, city], reached)
        reached.add(city)


def _check_printed(board: dict[str, Any]) -> None:
    kinds = [kind for kind in KIND_NAMES[:BARTER] if kind not in UNPRINTABLE]
    kinds += KIND_NAMES[BARTER : BARTER + len(board["barters"])]
    for city, kind in board["printed"].items():
        if _city(city) >= TILE_CITIES or kind not in kinds:
            raise BadBoard("board-printed", city=city, kind=str(kind), kinds=", ".join(kinds))


def _check_tiles(board: dict[str, Any]) -> None:
    if len(board["barters"]) > MAX_BARTERS:
        raise BadBoard("board-barters", count=len(board["barters"]), most=MAX_BARTERS)
    for number, barter in enumerate(board["barters"], 1):
        _check_barter(number, barter)
        if packed(barter) in (packed(other) for other in board["barters"][: number - 1]):
            raise BadBoard("board-barter-twice", number=number)
    for colour in COLOURS:
        mix = board["tiles"][colour]
        for kind, count in mix.items():
            if kind not in KIND_NAMES[:BARTER]:
                raise BadBoard("board-kind", kind=str(kind), kinds=", ".join(KIND_NAMES[:BARTER]))
            if type(count) is not int or not 0 <= count <= TILES_EACH:
                raise BadBoard("board-count", kind=kind, colour=colour, most=TILES_EACH)
        total = sum(mix.values()) + sum(barter[colour] for barter in board["barters"])
        if total != TILES_EACH:
            raise BadBoard("board-total", colour=colour, count=total, good=TILES_EACH)
    thieves = sum(board["tiles"][colour].get("thief", 0) for colour in COLOURS)
    if thieves > MAX_THEFTS:
        raise BadBoard("board-thieves", count=thieves, most=MAX_THEFTS)


def _check_barter(number: int, barter: Any) -> None:
    if not isinstance(barter, dict) or set(barter) != {"give", "get", *COLOURS}:
        raise BadBoard("board-barter", number=number)
    for side, room in (("give", LEFT), ("get", SLOTS - LEFT)):
        goods = barter[side]
        if not isinstance(goods, list) or not 1 <= len(goods) <= room:
            raise BadBoard("board-barter-side", number=number, side=side, most=room)
        for good in goods:
            if good not in GOOD_NAMES:
                raise BadBoard("board-good", good=str(good), goods=", ".join(GOOD_NAMES))
    for colour in COLOURS:
        if type(barter[colour]) is not int or not 0 <= barter[colour] <= TILES_EACH:
            raise BadBoard(
                "board-count", kind=KIND_NAMES[BARTER + number - 1], colour=colour, most=TILES_EACH
            )


def _check_ban(board: dict[str, Any]) -> None:
    """Both directions: on the banned cities enough other tiles must fit, with most players."""
    for direction in ("westward", "eastward"):
        banned = [_city(name) for name in _names([board["banned"][direction]])]
        if len(set(banned)) < len(banned) or any(city >= TILE_CITIES for city in banned):
            raise BadBoard("board-banned", direction=direction)
        for colour in COLOURS:
            cities = [city for city in banned if _colour(board, city, direction) == colour]
            mix = board["tiles"][colour]
            good = TILES_EACH - mix.get("crook", 0) - mix.get("shopkeeper", 0)
            if good < MAX_TILES * len(cities):
                raise BadBoard("board-ban", colour=colour, direction=direction, good=good)


def _colour(board: dict[str, Any], city: int, direction: str) -> str:
    """Of the tiles on a city: eastward the colours change places (SR6)."""
    own = CITY_NAMES[city] in board["cities"]["purple"]
    return COLOURS[own != (direction == "eastward")]


# ---- Laying it out ------------------------------------------------------------------------------


def lay_out(s: State, board: dict[str, Any], eastward: bool) -> None:
    """The board in the state: arrows, printed actions, the ban, and all tiles still in the pool."""
    direction = "eastward" if eastward else "westward"
    for city, targets in enumerate(arrows(board, eastward)):
        for i, target in enumerate(targets):
            s.arrow[city][i] = target + 1
    for name, kind in board["printed"].items():
        s.printed[_city(name)] = KIND_NAMES.index(kind) + 1
    for name in board["banned"][direction]:
        s.banned |= 1 << _city(name)
    for city in range(TILE_CITIES):
        s.purple |= COLOURS.index(_colour(board, city, direction)) << city
    for n, barter in enumerate(board["barters"]):
        s.barter[n] = packed(barter)
    for c, colour in enumerate(COLOURS):
        for kind, count in board["tiles"][colour].items():
            s.pool[c][KIND_NAMES.index(kind)] = count
        for n, barter in enumerate(board["barters"]):
            s.pool[c][BARTER + n] = barter[colour]
    s.goal = CHANGAN if eastward else ANTIOCH
    s.reconstruction = int(board["reconstruction"])


def packed(barter: dict[str, Any]) -> int:
    """The goods of a barter tile in one number, three bits a slot, each side in the order of SR1."""
    number = 0
    for side, first in (("give", 0), ("get", LEFT)):
        for i, good in enumerate(sorted(GOOD_NAMES.index(name) for name in barter[side])):
            number |= good + 1 << SLOT_BITS * (first + i)
    return number
