"""How a sensible trader of Silk Road leans, and what a position is worth to each of them.

A good is worth its point at the end, and the first ones of a kind more, the likelier a Seller of
that kind is met and had on the road ahead. All else is reckoned by what it does to silver and goods.
"""

from math import exp

from serai.core.schema import Floats, Ints
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import (
    ACCEPT,
    ALONE_MOST,
    ARROWS,
    BARTER,
    BID,
    BIDDING,
    BONUS,
    BUY,
    CHANGE,
    CITIES,
    COST,
    CROOK,
    EXCHANGE,
    FREE_2,
    FREE_4,
    GET,
    GIVE,
    GO,
    GOODS,
    GOODS_EACH,
    HAND,
    HANDING,
    INCOME,
    KEEP,
    LEFT,
    LOOK,
    MAX_TILES,
    MOVING,
    NAME,
    PASS,
    ROB,
    SELL,
    SELLER,
    SHOP,
    SHOPKEEPER,
    SHOWING,
    SKIP,
    SLOT_BITS,
    SLOTS,
    TAKE,
    TAKING,
    THIEF,
    TILE_CITIES,
    VIZIER,
    VIZIER_FIRST,
    VIZIER_SECOND,
)
from serai.games.silk_road.trade import goods_of

TASTE = ("grip", "stock", "most", "prize", "pawn", "crook", "shopkeeper", "thief", "many", "lead", "whim")
GRIP = 0  # how well a player gets hold of the Sellers that they need
# What else a position is worth; all of it fades away in the last rounds:
STOCK = 1  # a good, for what may become of it in barters
MOST = 2  # what becomes of a majority of today
PRIZE = 3  # what becomes of the Viziers' prizes as goods lie today
PAWN = 4  # the leader's pawn, when a round begins
CROOK_WORTH, SHOPKEEPER_WORTH, THIEF_WORTH = 5, 6, 7
# And what an action is worth:
MANY = 8  # one more good, for a majority
LEAD = 9  # of the best that a city offers, what its leader has before the others
WHIM = 10  # points less that make an action about a third as likely

# What the road ahead holds: for each good the chance to sell it, and
VIZIERS = GOODS  # how many of them to expect
ROUNDS = GOODS + 1  # how many cities with tiles
ROAD = GOODS + 2

FINE = 100  # parts of a point, where worths are whole numbers
SURE = 1000  # the weight of the best action
NOT_NOW = -99.0
LAST_ROUNDS = 3.0
OFTEN = 4  # more of a good than so many are hardly ever sold or bought
ENOUGH = 5  # and hardly ever needed for a majority
FREE_2_SWAPS, FREE_4_SWAPS = 1.7, 2.5  # times the best swap: those that follow are worth less


# ---- The road ahead ----


def prospects(s: State, taste: Floats) -> list[float]:
    """What the cities offer that the caravan can still reach, each by the chance to come there."""
    road = [0.0] * ROAD
    now = [0.0] * CITIES
    then = [0.0] * CITIES
    now[s.caravan] = 1.0
    moving = True
    while moving:
        moving = False
        for city in range(CITIES):
            if now[city] > 0.0:
                ways = (s.arrow[city][0] != 0) + (s.arrow[city][1] != 0)
                for i in range(ARROWS):
                    to = s.arrow[city][i] - 1
                    if 0 <= to < TILE_CITIES:
                        then[to] += now[city] / ways
                        moving = True
        for city in range(TILE_CITIES):
            if then[city] > 0.0:
                look_around(s, city, then[city], road)
        for city in range(CITIES):
            now[city] = then[city]
            then[city] = 0.0
    for good in range(GOODS):
        road[good] = 1.0 - exp(-taste[GRIP] * road[good] / s.players)
    return road


def look_around(s: State, city: int, part: float, road: list[float]) -> None:
    road[ROUNDS] += part
    for i in range(MAX_TILES):
        kind = s.tile[city][i] - 1
        if SELLER <= kind < FREE_2:
            road[kind - SELLER] += part
        elif kind == VIZIER:
            road[VIZIERS] += part


# ---- A position ----


def settled(s: State) -> bool:
    """A round begins."""
    return s.phase == BIDDING and s.asked == 0


def estimate(s: State, points: Floats, taste: Floats) -> None:
    road = prospects(s, taste)
    early = min(1.0, road[ROUNDS] / LAST_ROUNDS)
    alone = ALONE_MOST * (1.0 - early + early * taste[MOST])
    for p in range(s.players):
        kept = taste[CROOK_WORTH] * s.crooks[p] + taste[SHOPKEEPER_WORTH] * s.shopkeepers[p]
        points[p] = s.money[p] + early * kept
    points[s.pawn] += early * taste[PAWN]
    open_goods = 0
    for good in range(GOODS):
        open_goods += may_be_named(s, good)
    for good in range(GOODS):
        most, second, first = 0, 0, 0
        for p in range(s.players):
            have = s.goods[p][good]
            if have > most:
                most, second, first = have, most, 1
            elif have == most:
                first += 1
            else:
                second = max(second, have)
        prize = taste[PRIZE] * min(1.0, road[VIZIERS] / open_goods) * may_be_named(s, good)
        for p in range(s.players):
            have = s.goods[p][good]
            if have == 0:
                continue
            points[p] += have + road[good] * (INCOME[have] - have)
            points[p] += early * taste[STOCK] * min(have, ENOUGH)
            if have == most:
                points[p] += prize * VIZIER_FIRST
                if first == 1:
                    points[p] += (1.0 - road[good]) * alone
            elif have == second and first == 1:
                points[p] += prize * VIZIER_SECOND


def may_be_named(s: State, good: int) -> int:
    """1 if the next Vizier may ask for it (SR35)."""
    return 1 if s.viziers >= GOODS or s.chosen >> good & 1 == 0 else 0


# ---- An action ----


def prefer(s: State, legal: Ints, n: int, weight: Ints, taste: Floats) -> None:
    if s.phase == SHOWING:  # all that one has: it costs nothing
        for i in range(n):
            weight[i] = 1
        weight[n - 1] = SURE
        return
    road = prospects(s, taste)
    if s.phase == HANDING:
        for i in range(n):
            weight[i] = -FINE * wealth(s, legal[i] - HAND) // 10
    elif s.phase == TAKING:
        weigh_tiles(s, legal, n, weight, road, taste)
    elif s.phase <= MOVING:
        weigh_ways(s, legal, n, weight, road, taste)
    else:
        for i in range(n):
            weight[i] = int(FINE * use_worth(s, legal[i], road, taste))
    best = weight[0]
    for i in range(n):
        best = max(best, weight[i])
    for i in range(n):
        weight[i] = 1 + int(SURE * exp((weight[i] - best) / (FINE * taste[WHIM])))


def wealth(s: State, p: int) -> int:
    return s.money[p] + goods_of(s, p)


def weigh_ways(s: State, legal: Ints, n: int, weight: Ints, road: list[float], taste: Floats) -> None:
    """Where to lead the caravan, and what it is worth to lead it."""
    lead = 0.0
    for i in range(ARROWS):
        city = s.arrow[s.caravan][i] - 1
        if city >= 0:
            worth = city_worth(s, city, road, taste)
            lead = max(lead, taste[LEAD] * worth)
            for k in range(n):
                if legal[k] == GO + city:
                    weight[k] = int(FINE * worth)
    for k in range(n):
        if legal[k] < GO:
            weight[k] = int(FINE * bid_worth(s, legal[k], lead))


def bid_worth(s: State, x: int, lead: float) -> float:
    """Who bids will lead, or be paid as much: the safest bid is half of what it is worth to lead."""
    if x in (PASS, KEEP):
        return 0.0
    if x == ACCEPT:
        return 2 * s.bid - lead
    silver = x - BID + 1
    return 0.5 * (lead - silver) + 0.5 * min(float(silver), lead - silver)


def weigh_tiles(s: State, legal: Ints, n: int, weight: Ints, road: list[float], taste: Floats) -> None:
    best, second = 0, 0
    for i in range(n):
        if legal[i] >= TAKE:
            weight[i] = int(FINE * tile_worth(s, legal[i] - TAKE, road, taste))
            second = max(second, min(best, weight[i]))
            best = max(best, weight[i])
    for i in range(n):
        if legal[i] == SHOP:
            weight[i] = best + second - int(FINE * taste[SHOPKEEPER_WORTH])
        elif legal[i] == BONUS:  # nothing is lost by it
            weight[i] = best + FINE * GOODS_EACH


def use_worth(s: State, x: int, road: list[float], taste: Floats) -> float:
    """The points that it seems to bring to use a tile so."""
    if x == SKIP:
        return 0.0
    if x <= LOOK:
        goods = pictured(s)
        if x < LOOK:
            goods = changed(goods, (x - CHANGE) // GOODS, (x - CHANGE) % GOODS)
        worth = picture_worth(s, s.kind - 1, goods, road, taste)
        return worth if x == LOOK else worth - taste[CROOK_WORTH]
    if x < BUY:
        return sale(s, s.pictured[0] - 1, x - SELL + 1, road, taste)
    if x < EXCHANGE:
        return purchase(s, s.pictured[0] - 1, x - BUY + 1, road, taste)
    if x < GIVE:
        return exchange(s, pictured(s), x - EXCHANGE + 1, road, taste)
    if x < GET:
        return swap(s, x - GIVE, road, taste)
    if x < ROB:
        return gain(s, x - GET, 1, road, taste)
    if x < NAME:
        return 0.1 * wealth(s, x - ROB)
    return prize(s, x - NAME)


# ---- What there is to take ----


def city_worth(s: State, city: int, road: list[float], taste: Floats) -> float:
    """What a city offers to who leads the caravan there: a tile and the printed action."""
    best, printed = 0.0, 0.0
    if city < TILE_CITIES:
        for i in range(MAX_TILES + 1):
            kind = s.tile[city][i] - 1 if i < MAX_TILES else s.printed[city] - 1
            if kind >= 0:
                worth = tile_worth(s, kind, road, taste)
                if i < MAX_TILES:
                    best = max(best, worth)
                else:
                    printed = worth
    return best + printed


def tile_worth(s: State, kind: int, road: list[float], taste: Floats) -> float:
    """What a tile brings, used as well as can be."""
    if kind < FREE_2 or kind >= BARTER:
        goods = s.barter[kind - BARTER] if kind >= BARTER else kind % GOODS + 1
        return picture_worth(s, kind, goods, road, taste)
    if kind == THIEF:
        return taste[THIEF_WORTH]
    if kind in (CROOK, SHOPKEEPER):
        keep = taste[CROOK_WORTH] if kind == CROOK else taste[SHOPKEEPER_WORTH]
        return keep if road[ROUNDS] > 0.0 else 0.0
    best = 0.0
    for good in range(GOODS):
        if kind == VIZIER:
            if may_be_named(s, good) == 1:
                best = max(best, prize(s, good))
        elif s.goods[s.turn][good] > 0:
            best = max(best, swap(s, good, road, taste))
    if kind == VIZIER:
        return best
    return FREE_4_SWAPS * best if kind == FREE_4 else FREE_2_SWAPS * best


def picture_worth(s: State, kind: int, goods: int, road: list[float], taste: Floats) -> float:
    """What a Buyer, a Seller or a barter brings that pictures these goods, packed."""
    best = 0.0
    for number in range(1, OFTEN + 1):
        if kind >= BARTER:
            worth = exchange(s, goods, number, road, taste) if number <= 2 else 0.0
        elif kind >= SELLER:
            worth = sale(s, goods - 1, number, road, taste)
        else:
            worth = purchase(s, goods - 1, number, road, taste)
        best = max(best, worth)
    return best


def pictured(s: State) -> int:
    """The goods on the tile in use, packed as on the barter tiles."""
    goods = 0
    for slot in range(SLOTS):
        goods |= s.pictured[slot] << SLOT_BITS * slot
    return goods


def changed(goods: int, slot: int, good: int) -> int:
    return goods & ~(7 << SLOT_BITS * slot) | (good + 1) << SLOT_BITS * slot


def prize(s: State, good: int) -> float:
    """What the Vizier gives, if all show all they have, less what others get of it."""
    own = s.goods[s.turn][good]
    more, equal = 0, 0
    for p in range(s.players):
        if p != s.turn:
            more += s.goods[p][good] > own
            equal += s.goods[p][good] == own
    if own == 0 or more > 1:
        return -1.0
    return VIZIER_FIRST - 0.5 * equal if more == 0 else VIZIER_SECOND - 1.0


# ---- What goods are worth ----


def gain(s: State, good: int, more: int, road: list[float], taste: Floats) -> float:
    """What it is worth to have more, or less, of a good."""
    have = s.goods[s.turn][good]
    then = min(have + more, GOODS_EACH)
    sold = INCOME[then] - then - INCOME[have] + have
    return more + road[good] * sold + taste[MANY] * (min(then, ENOUGH) - min(have, ENOUGH))


def sale(s: State, good: int, number: int, road: list[float], taste: Floats) -> float:
    if number > s.goods[s.turn][good]:
        return NOT_NOW
    return INCOME[number] + gain(s, good, -number, road, taste)


def purchase(s: State, good: int, number: int, road: list[float], taste: Floats) -> float:
    if number > s.bag[good] or COST[number] > s.money[s.turn]:
        return NOT_NOW
    return gain(s, good, number, road, taste) - COST[number]


def exchange(s: State, goods: int, times: int, road: list[float], taste: Floats) -> float:
    """A barter, once or twice, if the goods to give are there."""
    total = 0.0
    for good in range(GOODS):
        give, get = 0, 0
        for slot in range(SLOTS):
            if goods >> SLOT_BITS * slot & 7 == good + 1:
                if slot < LEFT:
                    give += 1
                else:
                    get += 1
        if s.goods[s.turn][good] < give * times:
            return NOT_NOW
        if give != get:
            total += gain(s, good, (get - give) * times, road, taste)
    return total


def swap(s: State, good: int, road: list[float], taste: Floats) -> float:
    """A good for the best other one."""
    given, best = 0.0, NOT_NOW
    for other in range(GOODS):
        if other == good:
            given = gain(s, other, -1, road, taste)
        else:
            best = max(best, gain(s, other, 1, road, taste))
    return given + best
