"""A trader of Silk Road who values goods by what the road ahead still buys, and takes the best deal.

A good is worth at least the point it brings at the end. The first ones of a kind are worth more,
the likelier it is that a Seller of that kind will still be met and had: that is `Prospect`. Every
tile is then worth the silver it brings and what it does to the worth of one's goods.
"""

import random
from functools import cached_property
from typing import cast

from serai.core.game import Game, State
from serai.games.silk_road.state import State as Table
from serai.games.silk_road.tables import (
    ACCEPT,
    ARROWS,
    BARTER,
    BID,
    BONUS,
    BUY,
    CHANGE,
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
    INCOME,
    KEEP,
    LEFT,
    LOOK,
    MAX_TILES,
    NAME,
    PASS,
    ROB,
    SELL,
    SELLER,
    SHOP,
    SHOPKEEPER,
    SHOW,
    SKIP,
    SLOT_BITS,
    SLOTS,
    TAKE,
    THIEF,
    TILE_CITIES,
    VIZIER,
    VIZIER_FIRST,
    VIZIER_SECOND,
)
from serai.games.silk_road.trade import goods_of

MAJORITY = 0.35  # what one more good is thought to add to the chance of a majority, in points
CROOK_WORTH = 1.2
SHOPKEEPER_WORTH = 2.0
LEAD = 0.6  # how much of the best tile a player who does not lead still expects


class Greedy:
    """The deal that is worth most."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State, seed: int) -> int:
        trader = Trader(cast(Table, state.record), state.turn)
        worth = {x: trader.worth_of(x) for x in state.legal()}
        best = max(worth.values())
        return random.Random(seed).choice([x for x, v in worth.items() if v > best - 1e-9])


class Trader:
    """One position through the eyes of one player."""

    def __init__(self, s: Table, p: int) -> None:
        self.s, self.p = s, p
        self.goods = [s.goods[p][g] for g in range(GOODS)]

    # ---- What goods are worth ----

    @cached_property
    def chance_to_sell(self) -> list[float]:
        """For each good, how likely it is to get a Seller of it at the cities ahead."""
        s = self.s
        seen: dict[int, float] = {s.caravan: 1.0}
        miss = [1.0] * GOODS
        for city in self._ahead():
            part = seen.get(city, 0.0)
            ways = [s.arrow[city][i] - 1 for i in range(ARROWS) if s.arrow[city][i]]
            for to in ways:
                seen[to] = seen.get(to, 0.0) + part / len(ways)
            if city < TILE_CITIES:
                for i in range(MAX_TILES):
                    good = s.tile[city][i] - 1 - SELLER
                    if 0 <= good < GOODS:
                        miss[good] *= 1 - part / (2 if city == s.caravan else s.players - 1)
        return [1 - m for m in miss]

    def _ahead(self) -> list[int]:
        """The caravan's city and those it can still reach, in an order in which it may."""
        order: list[int] = []

        def visit(city: int) -> None:
            if city not in order:
                for i in range(ARROWS):
                    if self.s.arrow[city][i]:
                        visit(self.s.arrow[city][i] - 1)
                order.append(city)

        visit(self.s.caravan)
        return order[::-1]

    def hoard(self, good: int, number: int) -> float:
        """What so many of a good are worth."""
        number = min(number, GOODS_EACH)
        sale = self.chance_to_sell[good] * (INCOME[number] - number)
        return number + sale + MAJORITY * min(number, 5)

    def gain(self, good: int, more: int) -> float:
        """What it is worth to have more, or less, of a good."""
        have = self.goods[good]
        return self.hoard(good, have + more) - self.hoard(good, have)

    # ---- What tiles are worth ----

    def tile(self, kind: int, pictured: list[int] | None = None) -> float:
        """What a tile brings, used as well as can be."""
        if kind < FREE_2:
            good = pictured[0] if pictured else kind % GOODS
            return self.best_sale(good) if kind >= SELLER else self.best_purchase(good)
        if kind >= BARTER:
            left, right = self.sides(pictured or self.printed(kind))
            return max(0.0, *(self.exchange(left, right, n) for n in (1, 2)))
        if kind in (FREE_2, FREE_4):
            return self.free(4 if kind == FREE_4 else 2)
        if kind == VIZIER:
            return max((self.vizier(g) for g in range(GOODS) if self._may_name(g)), default=0.0)
        return {THIEF: 2.0, CROOK: CROOK_WORTH, SHOPKEEPER: SHOPKEEPER_WORTH}[kind]

    def printed(self, kind: int) -> list[int]:
        return [(self.s.barter[kind - BARTER] >> SLOT_BITS * slot & 7) - 1 for slot in range(SLOTS)]

    def sides(self, pictured: list[int]) -> tuple[list[int], list[int]]:
        return [g for g in pictured[:LEFT] if g >= 0], [g for g in pictured[LEFT:] if g >= 0]

    def best_sale(self, good: int) -> float:
        return max((INCOME[n] + self.gain(good, -n) for n in range(self.goods[good] + 1)), default=0.0)

    def best_purchase(self, good: int) -> float:
        money = self.s.money[self.p]
        return max(self.gain(good, n) - COST[n] for n in range(GOODS_EACH + 1) if COST[n] <= money)

    def exchange(self, left: list[int], right: list[int], times: int) -> float:
        if any(self.goods[g] < left.count(g) * times for g in left):
            return -99.0
        net = [times * (right.count(g) - left.count(g)) for g in range(GOODS)]
        return sum(self.gain(g, net[g]) for g in range(GOODS) if net[g])

    def free(self, limit: int) -> float:
        """Swap the worst good for the best, as often as it pays."""
        saved, total = list(self.goods), 0.0
        for _ in range(limit):
            swap = self.best_swap()
            if swap is None:
                break
            total += swap[0]
            self.goods[swap[1]] -= 1
            self.goods[swap[2]] += 1
        self.goods = saved
        return total

    def best_swap(self) -> tuple[float, int, int] | None:
        swaps = [
            (self.gain(a, -1) + self.gain(b, 1), a, b)
            for a in range(GOODS)
            for b in range(GOODS)
            if a != b and self.goods[a] > 0
        ]
        best = max(swaps, default=None)
        return best if best and best[0] > 1e-9 else None

    def _may_name(self, good: int) -> bool:
        return self.s.viziers >= GOODS or self.s.chosen >> good & 1 == 0

    def vizier(self, good: int) -> float:
        """The prize, if all show all they are thought to have, less the others' best."""
        own = self.goods[good]
        others = [self.s.goods[q][good] for q in range(self.s.players) if q != self.p]
        if own == 0:
            return -1.0
        if own >= max(others):
            return VIZIER_FIRST - 0.5 * others.count(own)
        return VIZIER_SECOND - 1.0 if sum(n > own for n in others) == 1 else -1.0

    # ---- What actions are worth ----

    def worth_of(self, x: int) -> float:
        if x < GO:
            return self.bidding(x)
        if x < SKIP:
            return self.going(x)
        if x < GIVE:
            return self.trading(x)
        if x < ROB:
            return self.bartering(x)
        if x < NAME:
            victim = x - ROB
            return 2.0 + 0.01 * (self.s.money[victim] + goods_of(self.s, victim))
        if x < SHOW:
            return self.vizier(x - NAME)
        if x < HAND:
            return float(x)
        other = x - HAND
        return -float(self.s.money[other] + goods_of(self.s, other))

    def city(self, city: int) -> float:
        """What a city offers to who leads the caravan there."""
        if city >= TILE_CITIES:
            return 0.0
        kinds = [self.s.tile[city][i] - 1 for i in range(MAX_TILES) if self.s.tile[city][i]]
        best = max((self.tile(kind) for kind in kinds), default=0.0)
        return best + (self.tile(self.s.printed[city] - 1) if self.s.printed[city] else 0.0)

    def lead(self) -> float:
        """What it is worth to lead rather than to follow."""
        ways = [self.s.arrow[self.s.caravan][i] - 1 for i in range(ARROWS) if self.s.arrow[self.s.caravan][i]]
        return (1 - LEAD) * max(self.city(way) for way in ways)

    def bidding(self, x: int) -> float:
        if x in (PASS, KEEP):
            return 0.0
        if x < ACCEPT:
            return self.lead() - (x - BID + 1)
        return 2 * self.s.bid - self.lead()

    def going(self, x: int) -> float:
        if x < BONUS:
            return self.city(x - GO)
        if x == BONUS:
            return 100.0  # nothing is lost by it
        if x == SHOP:
            kinds = [self.s.tile[self.s.caravan][i] - 1 for i in range(self.s.tiles_left)]
            both = sorted((self.tile(kind) for kind in kinds), reverse=True)[:2]
            return sum(both) - SHOPKEEPER_WORTH
        return self.tile(x - TAKE)

    def pictured(self) -> list[int]:
        return [self.s.pictured[slot] - 1 for slot in range(SLOTS)]

    def trading(self, x: int) -> float:
        kind = self.s.kind - 1
        if x == SKIP:
            return 0.0
        if x < LOOK:
            changed = self.pictured()
            changed[(x - CHANGE) // GOODS] = (x - CHANGE) % GOODS
            return self.tile(kind, changed) - CROOK_WORTH
        if x == LOOK:
            return self.tile(kind, self.pictured())
        if x >= EXCHANGE:
            return self.exchange(*self.sides(self.pictured()), x - EXCHANGE + 1)
        good = self.s.pictured[0] - 1
        if x < BUY:
            return INCOME[x - SELL + 1] + self.gain(good, -(x - SELL + 1))
        return self.gain(good, x - BUY + 1) - COST[x - BUY + 1]

    def bartering(self, x: int) -> float:
        if x >= GET:
            return self.gain(x - GET, 1)
        swap = self.best_swap()
        return swap[0] if swap and swap[1] == x - GIVE else -1.0


BOTS = {"greedy": Greedy}
