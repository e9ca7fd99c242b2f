"""A player of Yspahan who looks to the end of the step at hand and takes the table it likes best.

Every action is tried out, whatever it begins is carried on as well as possible, and the table after
it is valued in points (`standing`): points scored, gold and camels, cards, buildings by the turns
they will still serve, souks by how near they are to completion, cubes on the caravan by their line.
What the others gain counts against it. docs/bots/yspahan.md tells how well that works.
"""

import random
from typing import cast

from serai.core.game import Game, State
from serai.games.yspahan import rules
from serai.games.yspahan.state import State as Table
from serai.games.yspahan.tables import (
    ACTIONS,
    BAZAAR,
    BAZAAR_POINTS,
    BESIDE,
    BUILDINGS,
    COMPLETE,
    DAYS,
    END,
    KINDS,
    LINE_OF,
    LINES,
    NOTHING,
    PLACE,
    ROLL,
    SOUK_OF,
    SOUK_SIZE,
    SOUK_VALUE,
    SOUKS,
    SUPPLY,
    TAKE,
    WEEKS,
)

GOLD = (0.95, 0.45)  # each of the first few, each of the rest
CAMEL = (1.15, 0.6)
FEW = 6
CARD = 1.9
YELLOW_DIE = 0.6  # what one more die is worth before the roll
POWER = (5.0, 8.0, 5.0, 8.0, 8.0, 9.0)  # of each building, over a whole game
FOUNDATION = 3.0  # of each of the first two, which bring the later ones nearer to their points
PACE = 1.3  # cubes that a player places in a souk on a day, about
RIVALRY = 0.3  # how much the average gain of the others counts against one's own

ON_ROAD = frozenset(shop for pair in BESIDE for shop in pair if shop >= 0)


class Greedy:
    """The best table within sight."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State, seed: int) -> int:
        worth = values(cast(Table, state.record), state.legal())
        best = max(worth.values())
        return random.Random(seed).choice([x for x, value in worth.items() if value > best - 1e-9])


def values(s: Table, legal: tuple[int, ...]) -> dict[int, float]:
    """What the table is worth after each action; of shops that are alike only one is tried."""
    p = s.turn
    return {x: _after(s, p, x) for x in candidates(s, legal)}


def candidates(s: Table, legal: tuple[int, ...]) -> list[int]:
    if s.task != PLACE:
        return list(legal)
    alike = {}
    for x in legal:
        alike[SOUK_OF[x - SUPPLY], (x - SUPPLY) in ON_ROAD] = x
    return list(alike.values())


def _after(s: Table, p: int, x: int) -> float:
    """The worth of the best table that the action leads to before chance or another acts."""
    if x == END:
        return worth(s, p)
    after = s.copy()
    rules.play(after, x)
    if after.turn == p and after.task != NOTHING:
        out = [0] * ACTIONS
        legal = tuple(out[: rules.legal(after, out)])
        if after.task == PLACE:
            return max(_finished(after, p, y) for y in candidates(after, legal))
        return max(_after(after, p, y) for y in legal)
    return worth(after, p) + _expected(s, after, p, x)


def _finished(s: Table, p: int, x: int) -> float:
    """A supply carried on cube by cube, each where it is best by itself."""
    s = s.copy()
    rules.play(s, x)
    while s.turn == p and s.task == PLACE:
        out = [0] * ACTIONS
        tried = {}
        for y in candidates(s, tuple(out[: rules.legal(s, out)])):
            after = s.copy()
            rules.play(after, y)
            tried[y] = worth(after, p)
        rules.play(s, max(tried, key=tried.__getitem__))
    return worth(s, p)


def _expected(s: Table, after: Table, p: int, x: int) -> float:
    """What chance will bring to the player: a card about to be drawn, dice that were bought."""
    if after.drawer == p + 1:
        return CARD * _use(after)
    if ROLL <= x < TAKE:
        return YELLOW_DIE * (x - ROLL)
    return 0.0


# ---- What a table is worth ----


def worth(s: Table, p: int) -> float:
    """Points to expect for the player, less a part of what the others may expect."""
    each = [standing(s, q) for q in range(s.players)]
    own = each[p]
    return own - RIVALRY * (sum(each) - own) / (s.players - 1)


def turns_left(s: Table, p: int) -> tuple[int, int]:
    """The turns that the player has after this one: in this week, and in the whole game."""
    waiting = any(s.order[i] == p for i in range(s.played + 1, s.players))
    week = DAYS - s.day + waiting
    return week, week + DAYS * (WEEKS - s.week)


def _use(s: Table) -> float:
    """How much of a card's or a coin's worth can still be used, by the days left."""
    days = DAYS - s.day + DAYS * (WEEKS - s.week)
    return min(1.0, days / 5)


def standing(s: Table, p: int) -> float:
    in_week, in_game = turns_left(s, p)
    use = min(1.0, in_game / 5)
    cards = sum(s.hand[p][kind] for kind in range(KINDS))
    value = s.points[p] + CARD * cards * min(1.0, in_game / 2)
    value += use * (_amount(s.gold[p], GOLD) + _amount(s.camels[p], CAMEL))
    value += _buildings(s, p, in_game) + _caravan(s, p)
    return value + _souks(s, p, in_week)


def _amount(number: int, each: tuple[float, float]) -> float:
    return each[0] * min(number, FEW) + each[1] * max(0, number - FEW)


def _buildings(s: Table, p: int, in_game: int) -> float:
    built = [b for b in range(BUILDINGS) if s.built[p][b]]
    share = in_game / (DAYS * WEEKS)
    return share * (sum(POWER[b] for b in built) + FOUNDATION * min(2, len(built)))


def _caravan(s: Table, p: int) -> float:
    """Cubes by the highest line, as they will be counted at the week's end and perhaps again."""
    loaded = [camel for camel in range(LINES * s.players) if s.caravan[camel] == p + 1]
    if not loaded:
        return 0.0
    highest = LINE_OF[s.players][loaded[-1]] + 1
    return len(loaded) * highest * (1 + 0.3 * (WEEKS - s.week))


def _souks(s: Table, p: int, in_week: int) -> float:
    """Completed souks, and begun ones by what is there and by the chance to complete them."""
    value = 0.0
    bonus = BAZAAR_POINTS * s.built[p][BAZAAR]
    for souk in range(SOUKS):
        if s.owner[souk] != p + 1:
            continue
        if s.goods[souk] == COMPLETE[souk]:
            value += SOUK_VALUE[souk] + bonus
        else:
            filled = s.goods[souk].bit_count()
            missing = SOUK_SIZE[souk] - filled
            chance = min(0.9, PACE * in_week / missing / 3)
            value += (SOUK_VALUE[souk] + bonus) * filled / SOUK_SIZE[souk] * chance
    return value


BOTS = {"greedy": Greedy}
