"""What a good player of Five Tribes sees at a glance: where a move can end, and what that brings.

What a complete move brings depends, but for ways that cross themselves, only on its final tile and on
the tribe gathered there. So each pair of the two is valued once, and a step (a tile to start from, a
drop) is as good as the best pair that it can still lead to. What a move leaves to the others is for
the search to find out; the estimate tells what those who are still to move in this round can take.
"""

from math import exp

from serai.core.schema import Floats, Ints
from serai.games.five_tribes.board import FIRST_REACH, LOOKAHEAD, REACH, STEP, TILES, WITHIN
from serai.games.five_tribes.cards import row_length
from serai.games.five_tribes.places import blue_tiles
from serai.games.five_tribes.scoring import goods_points, tile_points
from serai.games.five_tribes.state import State
from serai.games.five_tribes.tables import (
    BID_SPOT,
    BUILD,
    BUILDER,
    CHOOSE,
    DJINN_POINTS,
    DJINNS,
    DROP,
    ELDER,
    FACE_UP,
    FAKIR,
    GOODS,
    HAURVATAT,
    JAFAAR,
    KILL,
    KILL_VIZIER,
    LARGE_CHOICE,
    LARGE_MARKET,
    LARGE_PRICE,
    MERCHANT,
    MOVE,
    OASIS,
    OWNED,
    PAY_ELDERS,
    POINT,
    PRICES,
    PUT,
    SECOND_CARD,
    SELL,
    SET_VALUES,
    SHAMHAT,
    SMALL_CHOICE,
    SMALL_MARKET,
    SMALL_PRICE,
    SOW,
    TAKE,
    TILE_POINTS,
    TRACK,
    TRIBE,
    TRIBES,
    USE,
    USE_DJINN,
    USE_ELDERS,
    USE_FAKIRS,
    VILLAGE,
    VIZIER,
)

TASTE = (
    "sharp",  # points by which an action must be better to be thought about three times as likely
    "bid",  # how much a coin of a bid is shunned
    "fakir",  # points that a fakir will bring
    "elder",  # on top of its points
    "good",  # for what a good in hand will be worth in a larger set
    "grown",  # the part of what its set scores already that counts against that
    "djinn",  # how much its power counts
    "vizier",  # viziers ahead that make it sure to stay ahead, while the game is young
    "offer",  # the part of the best move in sight that will be gained
)
SHARP, BID_PRICE, FAKIR_GAIN, ELDER_GAIN, GOOD_GAIN, GROWN, DJINN_GAIN, VIZIER_SPAN, OFFER = range(9)

FINE = 100  # values of actions are kept as whole hundredths of a point
NEVER = -100_000
WEIGHT = 1000

# In games of greedy bots (docs/bots/five_tribes.md): rounds to come, by meeples on the tiles and by the
# camels of who has fewest left, and what owning a djinn brought in each of them, in tenths of a point
ROUNDS_PER_MEEPLE = 0.06
ROUNDS_PER_CAMEL = 0.34
POWER = (2, 4, 12, 5, 8, 6, 4, 3, 0, 2, 10, 10, 0, 0, 10, 20, 12, 15, 0, 8, 4, 10)
USED = (0, 2, 0, 0, 5, 6, 3, 4, 0, 3, 0, 0, 0, 3, 8, 0, 0, 0, 0, 8, 4, 8)  # what its use brings at once


# ---- Actions ------------------------------------------------------------------------------------


def prefer(s: State, legal: Ints, n: int, weight: Ints, taste: Floats) -> None:
    if s.phase == MOVE or s.phase == SOW:
        value_steps(s, legal, n, weight, taste)
    else:
        for i in range(n):
            weight[i] = int(FINE * choice_worth(s, legal[i], taste))
    best = NEVER
    for i in range(n):
        best = max(best, weight[i])
    for i in range(n):
        weight[i] = 1 + int(WEIGHT * exp((weight[i] - best) / (FINE * taste[SHARP])))


def value_steps(s: State, legal: Ints, n: int, value: Ints, taste: Floats) -> None:
    """Each start or drop by the best end that it can lead to, in hundredths of a point."""
    for i in range(n):
        value[i] = NEVER
    left, lonely = rounds_left(s), lonely_tiles(s)
    small, large = markets(s, left, taste)
    djinn = best_djinn(s, left, taste)
    best = NEVER
    for tribe in range(TRIBES):
        tiles = s.has[tribe]
        for t in range(TILES):
            if tiles >> t & 1 == 0:
                continue
            gain = NEVER
            for i in range(n):
                if leads(s, legal[i], t, tribe):
                    if gain == NEVER:
                        gain = int(FINE * end_worth(s, t, tribe, left, lonely, small, large, djinn, taste))
                        best = max(best, gain)
                    value[i] = max(value[i], gain)
    for i in range(n):
        if legal[i] >= USE:  # a power can also be used after the move
            value[i] = best - FINE


def leads(s: State, x: int, t: int, tribe: int) -> bool:
    """Whether a start or a drop can lead to this end, by a way that does not cross it before."""
    if x < DROP:
        start = x - POINT
        if x < POINT or start == t or s.meeple[start][tribe] == 0:
            return False
        held = 0
        for other in range(TRIBES):
            held += s.meeple[start][other]
        return FIRST_REACH[far(held)][start] >> t & 1 != 0
    if x >= BUILD:
        return False
    dropped, d = (x - DROP) // 4, (x - DROP) % 4
    left = -1
    for other in range(TRIBES):
        left += s.hand[other]
    to = STEP[s.at * 4 + d]
    if left == 0:
        return t == to and tribe == dropped
    if s.hand[tribe] <= (tribe == dropped):
        return False
    return REACH[far(left)][to * 4 + d] >> t & 1 != 0 and t != to


def far(steps: int) -> int:
    """The longest way that the tables know, of those that take as many steps but for an even number."""
    return steps if steps <= LOOKAHEAD else LOOKAHEAD - (LOOKAHEAD - steps) % 2


def choice_worth(s: State, x: int, taste: Floats) -> float:
    """What one of the other choices brings, roughly, in points."""
    p = s.seat
    left = rounds_left(s)
    if x < POINT:
        return -taste[BID_PRICE] * PRICES[BID_SPOT[x]]
    if x < DROP:
        t = x - POINT
        if s.phase == TRIBE:
            held = 0
            for tribe in range(TRIBES):
                held += s.meeple[t][tribe]
            return tile_worth(s, t) if held == 1 and s.camel[t] == 0 and s.camels[p] != 0 else 0.0
        taken = s.camel[t]
        return tile_worth(s, t) if taken == 0 else 20.0 if taken == p + 1 else -5.0
    if x < KILL_VIZIER:
        return (x - BUILD) * (blue_tiles(s, s.at) - fakir_worth(left, taste))
    if x < KILL:
        return 3.0
    if x < TAKE:
        return 0.0
    if x < PAY_ELDERS:
        return card_worth(s, x - TAKE, left, taste) - (0.0 if s.phase == SECOND_CARD else 3.0)
    if x < CHOOSE:
        elders = 2 - (x - PAY_ELDERS)
        return best_djinn(s, left, taste) - cost(s, elders, 2 - elders, left, taste)
    if x < PUT:
        return djinn_worth(x - CHOOSE, left, taste)
    if x <= SELL:
        return -20.0
    if x < SELL + 1 + len(USE_DJINN):
        use = x - USE
        return USED[USE_DJINN[use]] - cost(s, USE_ELDERS[use], USE_FAKIRS[use], left, taste)
    return 0.0


# ---- What things bring --------------------------------------------------------------------------


def rounds_left(s: State) -> float:
    """About how many rounds are to come."""
    if s.ending != 0:
        return 0.0
    held = 0
    for t in range(TILES):
        for tribe in range(TRIBES):
            held += s.meeple[t][tribe]
    camels = s.camels[0]
    for p in range(s.players):
        camels = min(camels, s.camels[p])
    return ROUNDS_PER_MEEPLE * held + ROUNDS_PER_CAMEL * camels


def time_left(left: float) -> float:
    """The part of what things can bring that there is still time for."""
    return min(1.0, left / 5.0)


def end_worth(
    s: State,
    t: int,
    tribe: int,
    left: float,
    lonely: int,
    small: float,
    large: float,
    djinn: float,
    taste: Floats,
) -> float:
    """What it brings to end a move on a tile with a meeple of a tribe, for whose turn it is."""
    p = s.seat
    n = s.meeple[t][tribe] + 1
    others = -s.meeple[t][tribe]
    for other in range(TRIBES):
        others += s.meeple[t][other]
    claims = others == 0 and s.camel[t] == 0 and s.camels[p] != 0
    mine = claims or s.camel[t] == p + 1
    value = tile_worth(s, t) if claims else 0.0
    if tribe == VIZIER:
        value += vizier_worth(s, p, n, left, taste) - vizier_worth(s, p, 0, left, taste)
    elif tribe == ELDER:
        value += n * elder_worth(s, p, left, taste)
    elif tribe == MERCHANT:
        value += row_worth(s, n, left, taste)
    elif tribe == BUILDER:
        blue = blue_tiles(s, t)
        value += n * blue + s.cards[p][FAKIR] * max(0.0, blue - fakir_worth(left, taste))
    else:
        value += kill_worth(s, WITHIN[min(n, 9)][t] & lonely & ~(1 << t), s.camels[p] > claims)
    kind = s.tile[t]
    if kind == VILLAGE:
        if s.palaces != 0:
            value += 5.0 if mine else -1.5 if s.camel[t] != 0 else 0.0
    elif kind == OASIS:
        if s.palms != 0:
            value += 3.0 if mine else -1.0 if s.camel[t] != 0 else 0.0
    elif kind == SMALL_MARKET:
        value += small
    elif kind == LARGE_MARKET:
        value += large
    else:
        elders = s.elders[p] + (n if tribe == ELDER else 0)
        fakirs = min(1, s.cards[p][FAKIR])
        if elders + fakirs >= 2 and elders != 0:
            value += max(0.0, djinn - cost(s, 2 - fakirs, fakirs, left, taste))
    return value


def tile_worth(s: State, t: int) -> float:
    palm = 5 if s.djinn[HAURVATAT] == OWNED + s.seat else 3
    return float(TILE_POINTS[s.tile[t]] + palm * s.palm[t] + 5 * s.palace[t])


def vizier_worth(s: State, p: int, more: int, left: float, taste: Floats) -> float:
    """Their points, and 10 for every opponent as far as it is likely that they will have fewer."""
    viziers = s.viziers[p] + more
    value = viziers * (3.0 if s.djinn[JAFAAR] == OWNED + p else 1.0)
    span = 1.0 + min(1.0, left / 6.0) * taste[VIZIER_SPAN]
    for other in range(s.players):
        if other != p:
            value += 10.0 * min(1.0, max(0.0, 0.5 + (viziers - s.viziers[other] - 0.5) / span))
    return value


def kill_worth(s: State, tiles: int, camel: bool) -> float:
    """The best tile that a kill would take."""
    best = 1.0
    if camel:
        for t in range(TILES):
            if tiles >> t & 1:
                best = max(best, tile_worth(s, t))
    return best


def lonely_tiles(s: State) -> int:
    """The tiles with a single meeple and nothing built, as bits."""
    tiles = 0
    for t in range(TILES):
        held = 0
        for tribe in range(TRIBES):
            held += s.meeple[t][tribe]
        tiles |= (held == 1) << t
    return tiles & ~s.built


def row_worth(s: State, n: int, left: float, taste: Floats) -> float:
    """The first cards of the row, for whose turn it is."""
    p = s.seat
    n = min(n, row_length(s))
    value = -hand_worth(s, p, left, taste)
    for i in range(n):
        s.cards[p][s.front[i] - 1] += 1
    value += hand_worth(s, p, left, taste)
    for i in range(n):
        s.cards[p][s.front[i] - 1] -= 1
    return value


def hand_worth(s: State, p: int, left: float, taste: Floats) -> float:
    """The cards of a player: what they score, and what they will bring."""
    held = 0
    for kind in range(GOODS):
        held += s.cards[p][kind]
    later = taste[GOOD_GAIN] * held - taste[GROWN] * goods_points(s, p)
    return goods_points(s, p) + time_left(left) * later + s.cards[p][FAKIR] * fakir_worth(left, taste)


def card_worth(s: State, i: int, left: float, taste: Floats) -> float:
    """One card of the row, for whose turn it is."""
    kind = s.front[i] - 1
    if kind == FAKIR:
        return fakir_worth(left, taste)
    p = s.seat
    size = 0
    for other in range(GOODS):
        size += s.cards[p][other] > s.cards[p][kind]
    more = SET_VALUES[size + 1] - SET_VALUES[size]
    return more + time_left(left) * (taste[GOOD_GAIN] - taste[GROWN] * more)


def fakir_worth(left: float, taste: Floats) -> float:
    return time_left(left) * taste[FAKIR_GAIN]


def elder_worth(s: State, p: int, left: float, taste: Floats) -> float:
    later = min(1.0, max(0.0, left - 2.0) / 4.0)
    return (4.0 if s.djinn[SHAMHAT] == OWNED + p else 2.0) + later * taste[ELDER_GAIN]


def cost(s: State, elders: int, fakirs: int, left: float, taste: Floats) -> float:
    """What is given away with them."""
    return elders * elder_worth(s, s.seat, left, taste) + fakirs * fakir_worth(left, taste)


def markets(s: State, left: float, taste: Floats) -> tuple[float, float]:
    """What a small and a large market offer, after the price."""
    small, first, second = 0.0, 0.0, 0.0
    for i in range(min(LARGE_CHOICE, row_length(s))):
        value = card_worth(s, i, left, taste)
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
        if i < SMALL_CHOICE:
            small = first
    coins = s.coins[s.seat]
    return (
        max(0.0, small - SMALL_PRICE) if coins >= SMALL_PRICE else 0.0,
        max(0.0, first + second - LARGE_PRICE) if coins >= LARGE_PRICE else 0.0,
    )


def best_djinn(s: State, left: float, taste: Floats) -> float:
    """The best djinn face up, before its price; 0 if there is none."""
    best = 0.0
    for djinn in range(DJINNS):
        if s.djinn[djinn] == FACE_UP:
            best = max(best, djinn_worth(djinn, left, taste))
    return best


def djinn_worth(djinn: int, left: float, taste: Floats) -> float:
    """Its points, and what its power brings in the rounds to come."""
    return DJINN_POINTS[djinn] + 0.1 * taste[DJINN_GAIN] * POWER[djinn] * left


# ---- Positions ----------------------------------------------------------------------------------


def settled(s: State) -> bool:
    """At the beginning of a turn."""
    return s.phase == MOVE and s.used == 0


def estimate(s: State, points: Floats, taste: Floats) -> None:
    left = rounds_left(s)
    for p in range(s.players):
        value = s.coins[p] + tile_points(s, p) + hand_worth(s, p, left, taste)
        value += vizier_worth(s, p, 0, left, taste) + s.elders[p] * elder_worth(s, p, left, taste)
        for djinn in range(DJINNS):
            if s.djinn[djinn] == OWNED + p:
                value += djinn_worth(djinn, left, taste)
        points[p] = value
    add_offers(s, points, left, taste)


def add_offers(s: State, points: Floats, left: float, taste: Floats) -> None:
    """Whoever is still to move in this round takes the best end that those before have left."""
    seat = s.seat
    lonely, djinn = lonely_tiles(s), best_djinn(s, left, taste)
    reach = (ends(s, 0), ends(s, 1), ends(s, 2), ends(s, 3), ends(s, 4))
    free = (1 << TILES) - 1
    place = TRACK
    while place >= 0:
        if place < TRACK and s.track[place] == 0:
            place -= 1
            continue
        if place < TRACK:
            s.seat = s.track[place] - 1
        place -= 1
        small, large = markets(s, left, taste)
        best, final = 0.0, 0
        for tribe in range(TRIBES):
            tiles = reach[tribe] & free
            for t in range(TILES):
                if tiles >> t & 1:
                    gain = end_worth(s, t, tribe, left, lonely, small, large, djinn, taste)
                    if gain > best:
                        best, final = gain, 1 << t
        free &= ~final
        points[s.seat] += taste[OFFER] * best
    s.seat = seat


def ends(s: State, tribe: int) -> int:
    """The tiles on which a move can end with a meeple of a tribe, as bits."""
    tiles = 0
    for t in range(TILES):
        if s.has[tribe] >> t & 1:
            held = 0
            for other in range(TRIBES):
                held += s.meeple[t][other]
            tiles |= FIRST_REACH[far(held)][t] & ~(1 << t)
    return tiles & s.has[tribe]
