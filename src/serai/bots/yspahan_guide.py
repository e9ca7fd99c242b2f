"""What a sensible player of Yspahan expects of a table, and which actions look good at a glance.

`estimate` adds up what everybody has, in points: those scored, gold and camels, cards, buildings by
the turns they will still serve, souks by how near they are to completion, the caravan. `prefer`
reckons what each action adds to that, without trying it out.
"""

from math import exp

from serai.core.schema import Floats, Ints
from serai.games.yspahan.buildings import price
from serai.games.yspahan.rules import yields
from serai.games.yspahan.state import State
from serai.games.yspahan.supervisor import fare, has_cube
from serai.games.yspahan.tables import (
    BAZAAR,
    BAZAAR_POINTS,
    BESIDE,
    BUILD,
    BUILD_WITHOUT_CAMELS,
    BUILDING_POINTS,
    BUILDINGS,
    CAMEL_FOR_GOLD,
    CAMEL_POINTS,
    CAMEL_SQUARE,
    CAMELS_FOR_POINTS,
    CAMELS_SAVED,
    CARAVANSERAI,
    CHOOSE,
    COMPLETE,
    DAYS,
    DISCARD,
    DISTANCE,
    DRAW,
    END,
    EXCHANGE,
    FINISH,
    FIRST,
    FIRST_SOUK,
    GIFT,
    GO,
    GOLD_FOR_CAMEL,
    GOLD_FOR_POINTS,
    GOLD_POINTS,
    GOLD_SAVED,
    GOLD_SQUARE,
    HAMMAM,
    HAMMAM_SQUARES,
    KEEP,
    KINDS,
    LINE_OF,
    LINE_POINTS,
    LINES,
    MOST_CAMELS_SOLD,
    MOST_GOLD_SOLD,
    MOVE,
    NOTHING,
    PLACE_IN_SHOP,
    PLACE_ON_CARAVAN,
    PLAY_BOTH,
    PREPARE,
    ROAD,
    ROLL,
    SACK,
    SELL_CAMELS,
    SELL_GOLD,
    SHOPS,
    SOUK_OF,
    SOUK_SIZE,
    SOUK_VALUE,
    SOUKS,
    SUPPLY,
    TAKE,
    TAKE_CAMELS,
    TAKE_GOLD,
    VASE,
    WEEKS,
    YIELD,
)

TASTE = (
    "turn",  # what a turn still to come brings
    "gold",  # each of the first few
    "more_gold",
    "camel",
    "more_camels",
    "card",
    *("paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist"),  # over a whole game
    "foundation",  # each of the first two buildings, which bring the later ones nearer to their points
    "pace",  # cubes that a player places a day in the souk that is to be completed
    "again",  # of what the caravan counts this week, so much comes again in each week after it
    "yellow",  # one more die, before the roll
    "extra",  # a cube, a camel, a gold more for a card that is discarded
    "rivalry",  # how much another's gain counts against one's own
    "calm",  # points by which an action is worse that is tried a third as often
)
(TURN, GOLD, MORE_GOLD, CAMEL, MORE_CAMELS, CARD, POWER) = range(7)
(FOUNDATION, PACE, AGAIN, YELLOW, EXTRA, RIVALRY, CALM) = range(POWER + BUILDINGS, len(TASTE))

FEW = 6  # gold or camels that are soon spent
SOON = 5  # days at the end over which gold and camels lose their worth
LAST = 2  # the same for cards
LIKELY = 0.9  # no souk is surer to be completed
FINE = 1000  # parts of a point
OFTEN = 1000  # the weight of the best action
CUBES = tuple(goods.bit_count() for goods in range(1 << max(SOUK_SIZE)))
ON_ROAD = tuple(int(any(shop in pair for pair in BESIDE)) for shop in range(SHOPS))


def settled(s: State) -> bool:
    """Before a turn. Whoever rolled the dice must use them first: the table does not show their worth."""
    return s.task == NOTHING and (s.stage == PREPARE or (s.stage == CHOOSE and s.played > 0))


# ---- What a table is worth ----


def estimate(s: State, points: Floats, taste: Floats) -> None:
    for p in range(s.players):
        points[p] = s.points[p] + prospects(s, p, taste)


def prospects(s: State, p: int, taste: Floats) -> float:
    """Points that are still to come, by what the player has."""
    week = DAYS - s.day + to_come(s, p)
    turns = week + DAYS * (WEEKS - s.week)
    use = usable(turns)
    value = taste[TURN] * turns
    value += use * (of_gold(s.gold[p], taste) + of_camels(s.camels[p], taste))
    value += of_cards(turns, taste) * cards(s, p)
    built = 0
    for b in range(BUILDINGS):
        if s.built[p][b] == 1:
            value += of_building(b, built, turns, taste)
            built += 1
    value += of_caravan(s, p, taste)
    bonus = BAZAAR_POINTS * s.built[p][BAZAAR]
    for souk in range(SOUKS):
        if s.owner[souk] == p + 1:
            value += of_souk(souk, CUBES[s.goods[souk]], bonus, week, taste)
    return value


def to_come(s: State, p: int) -> int:
    """1 if the player's turn of this day is still to be played."""
    place = 0
    while s.order[place] != p:
        place += 1
    return int(place > s.played or (place == s.played and s.stage != FINISH))


def usable(turns: int) -> float:
    """How much of the worth of gold and camels can still be used."""
    return min(1.0, turns / SOON)


def of_gold(gold: int, taste: Floats) -> float:
    return taste[GOLD] * min(gold, FEW) + taste[MORE_GOLD] * max(0, gold - FEW)


def of_camels(camels: int, taste: Floats) -> float:
    return taste[CAMEL] * min(camels, FEW) + taste[MORE_CAMELS] * max(0, camels - FEW)


def of_cards(turns: int, taste: Floats) -> float:
    """Each of them."""
    return taste[CARD] * min(1.0, turns / LAST)


def cards(s: State, p: int) -> int:
    held = 0
    for kind in range(KINDS):
        held += s.hand[p][kind]
    return held


def of_building(b: int, others: int, turns: int, taste: Floats) -> float:
    """What it will still bring, beside so many others; the points for building it are apart."""
    power = taste[POWER + b] + (taste[FOUNDATION] if others < 2 else 0.0)
    return power * turns / (DAYS * WEEKS)


def of_caravan(s: State, p: int, taste: Floats) -> float:
    """Cubes by their highest line, as they will be counted at the week's end and perhaps again."""
    cubes = 0
    highest = 0
    for camel in range(LINES * s.players):
        if s.caravan[camel] == p + 1:
            cubes += 1
            highest = LINE_OF[s.players][camel] + 1
    return cubes * highest * (1.0 + taste[AGAIN] * (WEEKS - s.week))


def of_souk(souk: int, filled: int, bonus: int, week: int, taste: Floats) -> float:
    """Its points, by what is there and the chance to complete it in the turns of the week."""
    value = float(SOUK_VALUE[souk] + bonus)
    missing = SOUK_SIZE[souk] - filled
    if missing > 0:
        value *= filled / SOUK_SIZE[souk] * min(LIKELY, taste[PACE] * week / missing)
    return value


# ---- What an action adds to it ----


def prefer(s: State, legal: Ints, n: int, weight: Ints, taste: Floats) -> None:
    """The more likely, the more an action adds; of shops that are alike, one."""
    top = 0
    for i in range(n):
        weight[i] = int(FINE * gain(s, s.turn, legal[i], taste))
        if (legal[i] > PLAY_BOTH and not DISCARD <= legal[i] < ROLL) or s.task != NOTHING:
            top = max(top, weight[i])
    if s.stage != FINISH and s.task == NOTHING:  # cards come before what the turn is there for
        for i in range(n):
            if legal[i] < ROLL:
                weight[i] += top
    best = weight[0]
    for i in range(n):
        best = max(best, weight[i])
    souk = -1
    seen = 0
    for i in range(n):
        weight[i] = 1 + int(OFTEN * exp((weight[i] - best) / (FINE * taste[CALM])))
        if SUPPLY <= legal[i] < GO:
            shop = legal[i] - SUPPLY
            if SOUK_OF[shop] != souk:
                souk = SOUK_OF[shop]
                seen = 0
            if seen >> ON_ROAD[shop] & 1 == 1:
                weight[i] = 1
            seen |= 1 << ON_ROAD[shop]


def gain(s: State, p: int, x: int, taste: Floats) -> float:
    """Points to expect from an action, roughly."""
    week = DAYS - s.day
    turns = week + DAYS * (WEEKS - s.week)
    use = usable(turns + (s.stage != FINISH))
    if x < DISCARD:
        return by_card(s, p, x, use, week, turns, taste) - of_cards(turns, taste)
    if x < ROLL:
        return taste[EXTRA] - of_cards(turns, taste)
    if x < TAKE:
        return (x - ROLL) * taste[YELLOW] - use * (
            of_gold(s.gold[p], taste) - of_gold(s.gold[p] - x + ROLL, taste)
        )
    if x < MOVE:
        return by_group(s, p, x - TAKE, use, week, taste)
    if x < DRAW:
        return by_walk(s, p, s.value[x - MOVE], use, week, turns, taste)
    if x < SUPPLY:
        return of_cards(turns, taste)
    if x < GO:
        return by_cubes(s, p, SOUK_OF[x - SUPPLY], s.cubes, week, taste)
    if x < FIRST:
        cost = of_gold(s.gold[p], taste) - of_gold(s.gold[p] - fare(s, p, x - GO), taste)
        return by_sending(s, p, x - GO, use, week, turns, taste) - use * cost
    if BUILD <= x < END:
        return by_building(s, p, x - BUILD, s.saved, use, turns, taste)
    return by_answer(s, p, x, use, week, taste)


def by_card(s: State, p: int, kind: int, use: float, week: int, turns: int, taste: Floats) -> float:
    gold, camels = s.gold[p], s.camels[p]
    if kind == TAKE_GOLD:
        return use * (of_gold(gold + GIFT, taste) - of_gold(gold, taste))
    if kind == TAKE_CAMELS:
        return use * (of_camels(camels + GIFT, taste) - of_camels(camels, taste))
    best = 0.0
    if kind == PLACE_IN_SHOP:
        for square in range(SACK, VASE + 1):
            best = max(best, by_supply(s, p, square, 1, week, taste))
    elif kind == PLACE_ON_CARAVAN:
        best = by_loading(s, p, taste)
    elif kind == SELL_CAMELS:
        sold = min(camels, MOST_CAMELS_SOLD)
        best = CAMEL_POINTS * sold - use * (of_camels(camels, taste) - of_camels(camels - sold, taste))
    elif kind == SELL_GOLD:
        sold = min(gold, MOST_GOLD_SOLD)
        best = GOLD_POINTS * sold - use * (of_gold(gold, taste) - of_gold(gold - sold, taste))
    elif kind != EXCHANGE:
        saved = CAMELS_SAVED if kind == BUILD_WITHOUT_CAMELS else GOLD_SAVED
        saved = CAMELS_SAVED + GOLD_SAVED if kind == PLAY_BOTH else saved
        for b in range(BUILDINGS):
            camel_price, gold_price = price(b, saved)
            if s.built[p][b] == 0 and camel_price <= camels and gold_price <= gold:
                best = max(best, by_building(s, p, b, saved, use, turns, taste))
        if kind == PLAY_BOTH:
            best -= of_cards(turns, taste)
    return best


def by_group(s: State, p: int, square: int, use: float, week: int, taste: Floats) -> float:
    number = yields(s, p, square)
    if square == CAMEL_SQUARE:
        return use * (of_camels(s.camels[p] + number, taste) - of_camels(s.camels[p], taste))
    if square == GOLD_SQUARE:
        return use * (of_gold(s.gold[p] + number, taste) - of_gold(s.gold[p], taste))
    return by_supply(s, p, square, number, week, taste)


def by_supply(s: State, p: int, square: int, cubes: int, week: int, taste: Floats) -> float:
    """Cubes in a neighbourhood: the own souks first, then whatever free one they are worth most in."""
    value = 0.0
    left = cubes
    free = 0
    for souk in range(FIRST_SOUK[square], FIRST_SOUK[square + 1]):
        if s.owner[souk] == p + 1 and s.goods[souk] != COMPLETE[souk] and left > 0:
            value += by_cubes(s, p, souk, left, week, taste)
            left -= min(left, SOUK_SIZE[souk] - CUBES[s.goods[souk]])
        elif s.owner[souk] == 0:
            free |= 1 << souk
    while left > 0 and free != 0:
        best = -1.0
        where = 0
        for souk in range(FIRST_SOUK[square], FIRST_SOUK[square + 1]):
            if free >> souk & 1 == 1:
                worth = by_cubes(s, p, souk, left, week, taste)
                if worth > best:
                    best, where = worth, souk
        value += best
        free -= 1 << where
        left -= min(left, SOUK_SIZE[where])
    return value


def by_cubes(s: State, p: int, souk: int, cubes: int, week: int, taste: Floats) -> float:
    """So many more in one souk, or as many as have room there."""
    bonus = BAZAAR_POINTS * s.built[p][BAZAAR]
    filled = CUBES[s.goods[souk]]
    more = min(SOUK_SIZE[souk], filled + cubes)
    return of_souk(souk, more, bonus, week, taste) - of_souk(souk, filled, bonus, week, taste)


def by_walk(s: State, p: int, pips: int, use: float, week: int, turns: int, taste: Floats) -> float:
    """The best that the Supervisor can do when he walks as far as the dice say, or nearly."""
    free = HAMMAM_SQUARES * s.built[p][HAMMAM]
    best = -1.0
    for square in range(ROAD):
        if not has_cube(s, BESIDE[square][0]) and not has_cube(s, BESIDE[square][1]):
            continue
        cost = max(0, abs(DISTANCE[s.supervisor][square] - pips) - free)
        if cost <= s.gold[p]:
            value = by_sending(s, p, square, use, week, turns, taste) - use * taste[GOLD] * cost
            best = max(best, value)
    return best


def by_sending(s: State, p: int, square: int, use: float, week: int, turns: int, taste: Floats) -> float:
    """What comes of the cubes beside a square of the road, with the others' part against it."""
    value = 0.0
    for i in range(2):
        shop = BESIDE[square][i]
        if has_cube(s, shop):
            q = s.owner[SOUK_OF[shop]] - 1
            loss = by_leaving(s, q, SOUK_OF[shop], week, taste)
            if s.camels[q] > 0:
                loss = min(loss, use * taste[CAMEL])
            part = by_loading(s, q, taste) - loss + s.built[q][CARAVANSERAI] * of_cards(turns, taste)
            value += part if q == p else -taste[RIVALRY] * part
    return value


def by_leaving(s: State, p: int, souk: int, week: int, taste: Floats) -> float:
    """What a cube less costs."""
    bonus = BAZAAR_POINTS * s.built[p][BAZAAR]
    filled = CUBES[s.goods[souk]]
    return of_souk(souk, filled, bonus, week, taste) - of_souk(souk, filled - 1, bonus, week, taste)


def by_loading(s: State, p: int, taste: Floats) -> float:
    """A cube on the first free camel."""
    cubes = 0
    highest = 0
    camel = 0
    while s.caravan[camel] != 0:
        if s.caravan[camel] == p + 1:
            cubes += 1
            highest = LINE_OF[s.players][camel]
        camel += 1
    line = LINE_OF[s.players][camel]
    more = (cubes + 1) * (line + 1) - cubes * (highest + 1)
    return LINE_POINTS[line] + more * (1.0 + taste[AGAIN] * (WEEKS - s.week))


def by_building(s: State, p: int, b: int, saved: int, use: float, turns: int, taste: Floats) -> float:
    others = 0
    for other in range(BUILDINGS):
        others += s.built[p][other]
    camels, gold = price(b, saved)
    cost = of_camels(s.camels[p], taste) - of_camels(s.camels[p] - camels, taste)
    cost += of_gold(s.gold[p], taste) - of_gold(s.gold[p] - gold, taste)
    return BUILDING_POINTS[others] + of_building(b, others, turns, taste) - use * cost


def by_answer(s: State, p: int, x: int, use: float, week: int, taste: Floats) -> float:
    """The rarer steps; nothing for the end of the turn."""
    gold, camels = s.gold[p], s.camels[p]
    if x == KEEP:
        return -use * taste[CAMEL]
    if x == YIELD:
        return -by_leaving(s, p, SOUK_OF[s.waiting[0] - 1], week, taste)
    if CAMELS_FOR_POINTS <= x < GOLD_FOR_POINTS:
        sold = x - CAMELS_FOR_POINTS + 1
        return CAMEL_POINTS * sold - use * (of_camels(camels, taste) - of_camels(camels - sold, taste))
    if GOLD_FOR_POINTS <= x < CAMEL_FOR_GOLD:
        sold = x - GOLD_FOR_POINTS + 1
        return GOLD_POINTS * sold - use * (of_gold(gold, taste) - of_gold(gold - sold, taste))
    if x in (CAMEL_FOR_GOLD, GOLD_FOR_CAMEL):
        more = 1 if x == CAMEL_FOR_GOLD else -1
        after = of_gold(gold + more, taste) + of_camels(camels - more, taste)
        return use * (after - of_gold(gold, taste) - of_camels(camels, taste))
    return 0.0
