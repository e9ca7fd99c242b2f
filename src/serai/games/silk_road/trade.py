"""The tiles in use: selling, buying, bartering, thieves, and the Grand Vizier."""

from serai.core.rules import CHANCE
from serai.core.schema import Ints

from .state import (
    STOLEN_KIND,
    THIEF_NEED,
    THIEF_SEAT,
    VICTIM_NEED,
    VICTIM_PUBLIC,
    VICTIM_SEAT,
    State,
)
from .tables import (
    BAG,
    BARTER,
    BUY,
    CHANGE,
    COST,
    EXCHANGE,
    FREE_2,
    FREE_4,
    GET,
    GETTING,
    GIVE,
    GIVING,
    GOODS,
    GOODS_EACH,
    INCOME,
    LEFT,
    LOOK,
    LOOKING,
    NAME,
    ROB,
    SELL,
    SELLER,
    SKIP,
    SLOT_BITS,
    SLOTS,
    STEALING,
    THIEF,
    TRADING,
    USED,
    USING,
    VIZIER,
)
from .vizier import certainly_has, name_good

ALL_GOODS = (1 << GOODS) - 1


def begin_use(s: State, kind: int) -> None:
    """The goods that the tile pictures come into play."""
    s.kind = kind + 1
    if kind < SELLER:
        s.pictured[0] = kind + 1
    elif kind < FREE_2:
        s.pictured[0] = kind - SELLER + 1
    elif kind >= BARTER:
        for slot in range(SLOTS):
            s.pictured[slot] = s.barter[kind - BARTER] >> SLOT_BITS * slot & 7
    s.phase = USING


# ---- What may be done ---------------------------------------------------------------------------


def legal_use(s: State, out: Ints) -> int:
    """Not to use the tile, to play a Crook, or whatever the tile offers."""
    out[0] = SKIP  # SR21
    n = 1
    if s.phase == USING and s.crooks[s.pawn] > 0:
        n = crook_changes(s, out, n)
    kind = s.kind - 1
    if kind < SELLER:
        n = buys(s, out, n)
    elif kind < FREE_2:
        for number in range(s.goods[s.pawn][s.pictured[0] - 1]):  # SR30
            out[n] = SELL + number
            n += 1
    elif kind >= BARTER:
        n = exchanges(s, out, n)
    elif kind == THIEF:
        for p in range(s.players):  # SR34
            if p != s.pawn and goods_of(s, p) > 0:
                out[n] = ROB + p
                n += 1
    elif kind == VIZIER:
        for good in range(GOODS):  # SR35
            if s.viziers >= GOODS or s.chosen >> good & 1 == 0:
                out[n] = NAME + good
                n += 1
    else:
        for good in range(GOODS):  # SR33
            if s.goods[s.pawn][good] > 0:
                out[n] = GIVE + good
                n += 1
    return n


def crook_changes(s: State, out: Ints, n: int) -> int:
    """Any pictured good that no Crook has changed yet, into any other kind (SR36)."""
    for slot in range(SLOTS):
        if s.pictured[slot] != 0 and s.changed >> slot & 1 == 0 and not like_the_last(s, slot):
            for good in range(GOODS):
                if good != s.pictured[slot] - 1:
                    out[n] = CHANGE + slot * GOODS + good
                    n += 1
    return n


def like_the_last(s: State, slot: int) -> bool:
    """Two equal goods on one side, both still as printed: changing either is the same."""
    if slot == 0 or slot == LEFT or s.changed >> (slot - 1) & 1 == 1:
        return False
    return s.pictured[slot] == s.pictured[slot - 1]


def buys(s: State, out: Ints, n: int) -> int:
    """As many as money and bag allow, once the buyer has looked what is there (SR31, SR39)."""
    good = s.pictured[0] - 1
    if s.knows[s.pawn] >> good & 1 == 1:
        number = 1
        while number <= s.bag[good] and COST[number] <= s.money[s.pawn]:
            out[n] = BUY + number - 1
            n += 1
            number += 1
    elif s.money[s.pawn] > 0:
        out[n] = LOOK
        n += 1
    return n


def exchanges(s: State, out: Ints, n: int) -> int:
    """Once or twice, each time with all the goods of the tile (SR32)."""
    if wanted(s) & ~s.knows[s.pawn] == 0:
        for number in range(possible_exchanges(s)):
            out[n] = EXCHANGE + number
            n += 1
    elif owns_left_side(s):
        out[n] = LOOK
        n += 1
    return n


def owns_left_side(s: State) -> bool:
    missing = 0
    for good in range(GOODS):
        missing += s.goods[s.pawn][good] < on_left(s, good)
    return missing == 0


def possible_exchanges(s: State) -> int:
    """0, 1 or 2. What the first exchange brings may be given in the second."""
    number = 2
    for good in range(GOODS):
        give = on_left(s, good)
        get = on_right(s, good)
        have = s.goods[s.pawn][good]
        left = s.bag[good] + give - get
        if have < give or left < 0:
            return 0
        if have - give + get < give or left + give - get < 0:
            number = 1
    return number


def on_left(s: State, good: int) -> int:
    number = 0
    for slot in range(LEFT):
        number += s.pictured[slot] == good + 1
    return number


def on_right(s: State, good: int) -> int:
    number = 0
    for slot in range(LEFT, SLOTS):
        number += s.pictured[slot] == good + 1
    return number


def legal_gets(s: State, out: Ints) -> int:
    """Any goods that the bag holds; those just given are among them (SR33)."""
    n = 0
    for good in range(GOODS):
        if s.bag[good] > 0:
            out[n] = GET + good
            n += 1
    return n


def goods_of(s: State, p: int) -> int:
    goods = 0
    for good in range(GOODS):
        goods += s.goods[p][good]
    return goods


# ---- What is done -------------------------------------------------------------------------------


def use(s: State, x: int) -> None:
    s.step += 1
    if x == SKIP:
        if s.given > 0:
            begin_getting(s)
        else:
            s.phase = USED
    elif x < LOOK:
        play_crook(s, x - CHANGE)
    elif x == LOOK:
        look(s)
    elif x < BUY:
        sell(s, x - SELL + 1)
    elif x < EXCHANGE:
        buy(s, x - BUY + 1)
    elif x < GIVE:
        barter(s, x - EXCHANGE + 1)
    elif x < GET:
        give_freely(s, x - GIVE)
    elif x < ROB:
        get_freely(s, x - GET)
    elif x < NAME:
        s.victim = x - ROB
        s.phase = STEALING
        s.turn = CHANCE
    else:
        name_good(s, x - NAME)


def play_crook(s: State, change: int) -> None:
    """One pictured good becomes another for this use (SR36)."""
    slot = change // GOODS
    s.crooks[s.pawn] -= 1
    s.changed |= 1 << slot
    s.pictured[slot] = change % GOODS + 1


def sell(s: State, number: int) -> None:
    s.money[s.pawn] += INCOME[number]
    give_away(s, s.pictured[0] - 1, number)
    s.phase = USED


def buy(s: State, number: int) -> None:
    s.money[s.pawn] -= COST[number]
    receive(s, s.pictured[0] - 1, number)
    s.phase = USED


def barter(s: State, times: int) -> None:
    for _ in range(times):
        for slot in range(SLOTS):
            if s.pictured[slot] != 0:
                if slot < LEFT:
                    give_away(s, s.pictured[slot] - 1, 1)
                else:
                    receive(s, s.pictured[slot] - 1, 1)
    s.phase = USED


def give_freely(s: State, good: int) -> None:
    give_away(s, good, 1)
    s.given += 1
    if s.given == (4 if s.kind - 1 == FREE_4 else 2):
        begin_getting(s)
    else:
        s.phase = GIVING


def begin_getting(s: State) -> None:
    if s.knows[s.pawn] == ALL_GOODS:
        s.phase = GETTING
    else:
        look(s)


def get_freely(s: State, good: int) -> None:
    receive(s, good, 1)
    s.given -= 1
    if s.given == 0:
        s.phase = USED


def give_away(s: State, good: int, number: int) -> None:
    """Back into the bag (SR38), and for all to see."""
    s.goods[s.pawn][good] -= number
    s.bag[good] += number
    s.public[s.pawn][good] -= number
    s.need[s.pawn][good] = max(s.need[s.pawn][good], -s.public[s.pawn][good])


def receive(s: State, good: int, number: int) -> None:
    s.goods[s.pawn][good] += number
    s.bag[good] -= number
    s.public[s.pawn][good] += number
    s.low[good] = min(s.low[good], s.bag[good])


# ---- Looking into the bag -----------------------------------------------------------------------


def look(s: State) -> None:
    """Before a barter, this tells everybody that the goods on the left are there."""
    if s.kind - 1 >= BARTER:
        for good in range(GOODS):
            certainly_has(s, s.pawn, good, on_left(s, good))
    s.phase = LOOKING
    s.turn = CHANCE


def wanted(s: State) -> int:
    """The kinds that the tile in use takes out of the bag, as bits."""
    kind = s.kind - 1
    if kind < SELLER:
        return 1 << (s.pictured[0] - 1)
    if kind < BARTER:
        return ALL_GOODS
    kinds = 0
    for slot in range(LEFT, SLOTS):
        if s.pictured[slot] != 0:
            kinds |= 1 << (s.pictured[slot] - 1)
    return kinds


def unseen_good(s: State) -> int:
    """The next kind to count in the bag."""
    unseen = wanted(s) & ~s.knows[s.pawn]
    good = 0
    while unseen >> good & 1 == 0:
        good += 1
    return good


def bag_chance(s: State, out: Ints, weight: Ints) -> int:
    """What there is, there is: an outcome without alternative (SR39)."""
    good = unseen_good(s)
    out[0] = BAG + good * (GOODS_EACH + 1) + s.bag[good]
    weight[0] = 1
    return 1


def see_bag(s: State) -> None:
    s.knows[s.pawn] |= 1 << unseen_good(s)
    if wanted(s) & ~s.knows[s.pawn] == 0:
        s.phase = GETTING if s.given > 0 else TRADING
        s.turn = s.pawn
        s.step = 0


# ---- Thieves ------------------------------------------------------------------------------------


def steal(s: State, good: int) -> None:
    """A good changes hands; only the two know which (SR34). What was certain before is kept."""
    thief = s.pawn
    victim = s.victim
    theft = s.theft[s.thefts]
    theft[THIEF_SEAT] = thief
    theft[VICTIM_SEAT] = victim
    theft[STOLEN_KIND] = good
    for g in range(GOODS):
        theft[VICTIM_PUBLIC + g] = s.public[victim][g]
        theft[VICTIM_NEED + g] = s.need[victim][g]
        theft[THIEF_NEED + g] = s.need[thief][g]
        s.need[victim][g] = -s.public[victim][g]
        s.need[thief][g] = -s.public[thief][g]
    s.thefts += 1
    s.goods[victim][good] -= 1
    s.goods[thief][good] += 1
    s.victim = 0
    s.step = 0
    s.phase = USED
