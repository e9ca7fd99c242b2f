"""A table of Yspahan, set in one line and played in the short notation.

>>> s = table(tower="1x3 2x1+1 6x2", gold=[2, 0, 0])
>>> play(s, "take.camel end")
>>> fields(s).camels[0], tower(s)
(3, {'sack': (2, 1), 'gold': (6, 2)})
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

import serai
from serai.games.yspahan.city import place_cube
from serai.games.yspahan.days import fill_tower, order_clockwise
from serai.games.yspahan.state import State as Record
from serai.games.yspahan.tables import (
    BUILDING_NAMES,
    CARD_NAMES,
    CHOOSE,
    FINISH,
    KINDS,
    PREPARE,
    ROAD_NAMES,
    SHOP_NAMES,
    SOUK_OF,
    SQUARE_NAMES,
)

STAGES = {"prepare": PREPARE, "choose": CHOOSE, "finish": FINISH}
ALL_SHOPS = frozenset(SHOP_NAMES)


def table(
    *,
    players: int = 3,
    stage: str = "choose",
    first: int = 0,
    turn: int = 0,
    week: int = 1,
    day: int = 1,
    tower: str = "1x3 2x1 3x2 5x2 6x1",
    supervisor: str = "C",
    shops: Mapping[int, str] | None = None,
    caravan: Sequence[int] = (),
    gold: Sequence[int] = (),
    camels: Sequence[int] = (),
    points: Sequence[int] = (),
    hands: Mapping[int, str] | None = None,
    discards: str = "",
    buildings: Mapping[int, str] | None = None,
) -> serai.State:
    """A position in the middle of a day; dice as "value x white + yellow", cubes by player."""
    s = Record()
    s.players, s.week, s.day, s.stage = players, week, day, STAGES[stage]
    order_clockwise(s, first)
    s.turn = s.seat = turn
    s.played = (turn - first) % players
    if stage != "prepare":
        set_tower(s, tower)
    s.supervisor = ROAD_NAMES.index(supervisor)
    for p, names in (shops or {}).items():
        for name in names.split():
            place_cube(s, p, SHOP_NAMES.index(name))
    for i, p in enumerate(caravan):
        s.caravan[i] = p + 1
    for p in range(players):
        s.gold[p] = gold[p] if gold else 2
        s.camels[p] = camels[p] if camels else 0
        s.points[p] = points[p] if points else 0
        for name in (buildings or {}).get(p, "").split():
            s.built[p][BUILDING_NAMES.index(name)] = 1
    set_cards(s, hands or {}, discards)
    return serai.State(serai.game("yspahan", players=players), s)


def set_tower(s: Record, dice: str) -> None:
    for group in dice.split():
        value, _, number = group.partition("x")
        white, _, yellow = number.partition("+")
        s.white[int(value) - 1] = int(white)
        s.yellow[int(value) - 1] = int(yellow or 0)
    if dice:
        fill_tower(s)


def set_cards(s: Record, hands: Mapping[int, str], discards: str) -> None:
    """All cards that are nowhere else are in the deck."""
    for kind in range(KINDS):
        s.deck[kind] = 2
    for p, names in hands.items():
        for name in names.split():
            s.hand[p][CARD_NAMES.index(name)] += 1
            s.deck[CARD_NAMES.index(name)] -= 1
    for name in discards.split():
        s.discards[CARD_NAMES.index(name)] += 1
        s.deck[CARD_NAMES.index(name)] -= 1
    assert all(s.deck[kind] >= 0 for kind in range(KINDS))


def fields(s: serai.State) -> Record:
    return cast(Record, s.record)


# ---- Playing ----


def play(s: serai.State, names: str) -> None:
    """Actions and outcomes in their short text, one after another."""
    for name in names.split():
        s.play(s.parse(name))


def legal_names(s: serai.State) -> list[str]:
    names = s.game.notations(chance=False)
    return [names[x] for x in s.legal()]


def outcome_names(s: serai.State) -> dict[str, int]:
    names = s.game.notations(chance=True)
    return {names[x]: weight for x, weight in s.chances()}


def legal_of(s: serai.State, start: str) -> set[str]:
    """The legal actions whose text starts like this, without that start."""
    return {name.removeprefix(start) for name in legal_names(s) if name.startswith(start)}


def legal_shops(s: serai.State) -> set[str]:
    return set(legal_names(s)) & ALL_SHOPS


def refused(s: serai.State, name: str) -> bool:
    return name not in legal_names(s)


# ---- Looking ----


def tower(s: serai.State) -> dict[str, tuple[int, int]]:
    """Value and number of the dice on each square that holds some."""
    r = fields(s)
    return {
        name: (r.value[square], r.white[square] + r.yellow[square])
        for square, name in enumerate(SQUARE_NAMES)
        if r.value[square]
    }


def cubes(s: serai.State) -> dict[str, int]:
    """Every cube in the city, by its shop."""
    return {
        name: fields(s).owner[SOUK_OF[shop]] - 1
        for shop, name in enumerate(SHOP_NAMES)
        if fields(s).goods[SOUK_OF[shop]] >> number_in_souk(name) & 1
    }


def number_in_souk(shop: str) -> int:
    return int(shop.rpartition(".")[2]) - 1


def caravan(s: serai.State) -> list[int]:
    loaded = [fields(s).caravan[i] for i in range(12)]
    end = loaded.index(0) if 0 in loaded else 12
    assert not any(loaded[end:])
    return [owner - 1 for owner in loaded[:end]]


def hand(s: serai.State, p: int) -> list[str]:
    return pile(fields(s).hand[p])


def pile(counts: Any) -> list[str]:
    return [name for kind, name in enumerate(CARD_NAMES) for _ in range(counts[kind])]


def each(row: Any, s: serai.State) -> list[int]:
    """One number for each player."""
    return [row[p] for p in range(s.game.players)]


def gold(s: serai.State) -> list[int]:
    return each(fields(s).gold, s)


def camels(s: serai.State) -> list[int]:
    return each(fields(s).camels, s)


def points(s: serai.State) -> list[int]:
    return each(fields(s).points, s)


def snapshot(s: serai.State) -> dict[str, Any]:
    """All that lies on the table, in plain words."""
    r = fields(s)
    rolling = r.white_left + r.yellow_left > 0
    return {
        "who": s.turn,
        "points": points(s),
        "gold": gold(s),
        "camels": camels(s),
        "buildings": [
            {n for b, n in enumerate(BUILDING_NAMES) if r.built[p][b]} for p in range(s.game.players)
        ],
        "hands": [Counter(hand(s, p)) for p in range(s.game.players)],
        "deck": Counter(pile(r.deck)),
        "discards": Counter(pile(r.discards)),
        "shops": cubes(s),
        "caravan": caravan(s),
        "tower": {} if rolling else tower(s),
        "supervisor": ROAD_NAMES[r.supervisor],
        "day": (r.week, r.day),
        "order": [] if s.turn < 0 and not r.order[1] + r.order[2] else each(r.order, s),
    }
