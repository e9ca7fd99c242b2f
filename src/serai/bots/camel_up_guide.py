"""How the search values a position of Camel Up: money, and what tiles and cards will bring by exact odds."""

from collections.abc import Sequence
from math import exp

from serai.core.schema import Floats, Ints
from serai.games.camel_up.race import ALL_DICE
from serai.games.camel_up.state import State
from serai.games.camel_up.tables import (
    BET_LOSER,
    BET_WINNER,
    CAMELS,
    FIRST_DESERT,
    LEG_VALUES,
    LOSER,
    MIRAGE,
    OASIS,
    RACE_PAYOUTS,
    WINNER,
)

from .camel_up_outlook import FIRST, LANDINGS, LORE, LOSE, SECOND, WIN, dice_left, glance, outlook

TASTE: tuple[str, ...] = ("sharp", "eager", "desert", "herd", "tempo", "trust")
SHARP = 0  # pounds that make an action about three times as likely
EAGER = 1  # what a race card's expected pounds are multiplied by
DESERT = 2  # and those of a desert tile that is yet to be laid
HERD = 3  # how surely an earlier card on the pile shows the same camel, if that is right; else by its chance
TEMPO = 4  # how much of what is there to be taken goes to those whose turn comes first
TRUST = 5  # what a race card that was laid is multiplied by
KNOWN = len(TASTE)  # where the lore begins
LIKELIHOODS = KNOWN + LORE  # + pence behind the best: an action's weight
FAR_BEHIND = 4000  # pence; what is worse still weighs as much
MEMORY = LORE + FAR_BEHIND + 1

LIKELY = 1000  # the weight of the action that seems best
ROLLING = 1.0  # pounds for it
PENCE = 1000  # in a pound


def lore() -> Sequence[float]:
    from serai.games.camel_up.odds import leg_table

    table: Sequence[float] = leg_table().ravel()
    return table


def prefer(s: State, legal: Ints, n: int, weight: Ints, taste: Floats) -> None:
    weigh(s, legal, n, weight, outlook(s, taste, KNOWN), taste)


def lean(s: State, legal: Ints, n: int, weight: Ints, taste: Floats) -> None:
    weigh(s, legal, n, weight, glance(s, taste, KNOWN), taste)


def weigh(s: State, legal: Ints, n: int, weight: Ints, now: int, taste: Floats) -> None:
    """By the pence to expect from each action; of a desert tile they are only its landings.

    The actions come in their order: leg tiles, oases, mirages, rolling, which is always open, race cards.
    """
    best = 0
    i = 0
    while legal[i] < OASIS:
        weight[i] = int(PENCE * tile(s, legal[i], top(s, legal[i]), now, taste))
        best = max(best, weight[i])
        i += 1
    lying = abs(s.desert[s.seat])
    lost = taste[now + LANDINGS + lying] if lying != 0 else 0.0
    oases = i
    while legal[i] < MIRAGE:
        landings = taste[now + LANDINGS + legal[i] - OASIS + FIRST_DESERT]
        weight[i] = int(PENCE * (taste[DESERT] * (landings - lost)))
        best = max(best, weight[i])
        i += 1
    for oasis in range(oases, i):  # each has a mirage
        weight[i] = weight[oasis]
        i += 1
    weight[i] = int(PENCE * ROLLING)
    best = max(best, weight[i])
    for card in range(i + 1, n):
        x = legal[card]
        if x < BET_LOSER:
            worth = bet(s.laid[WINNER], taste[now + WIN + x - BET_WINNER], taste)
        else:
            worth = bet(s.laid[LOSER], taste[now + LOSE + x - BET_LOSER], taste)
        weight[card] = int(PENCE * (taste[EAGER] * worth))
        best = max(best, weight[card])
    if taste[LIKELIHOODS] == 0.0:
        work_out_likelihoods(taste)
    for i in range(n):
        weight[i] = int(taste[LIKELIHOODS + min(best - weight[i], FAR_BEHIND)])


def work_out_likelihoods(taste: Floats) -> None:
    """The weights of actions so many pence behind the best, once for all."""
    for pence in range(FAR_BEHIND + 1):
        behind = -pence / (PENCE * taste[SHARP])
        taste[LIKELIHOODS + pence] = 1.0 + int(LIKELY * exp(behind)) if behind > -7.0 else 1.0


def top(s: State, camel: int) -> int:
    """Which of the camel's leg tiles is on top."""
    taken = 0
    while taken < len(LEG_VALUES) and s.leg_tile[camel][taken] != 0:
        taken += 1
    return taken


def tile(s: State, camel: int, which: int, now: int, taste: Floats) -> float:
    first, second = taste[now + FIRST + camel], taste[now + SECOND + camel]
    return (LEG_VALUES[which] + 1) * first + 2 * second - 1


def bet(before: int, chance: float, taste: Floats) -> float:
    """A race card's pounds, behind so many of others."""
    hits = before * max(chance, taste[HERD])
    whole = min(int(hits), len(RACE_PAYOUTS) - 2)
    part = min(hits - whole, 1.0)
    pays = RACE_PAYOUTS[whole] * (1.0 - part) + RACE_PAYOUTS[whole + 1] * part
    return chance * pays - (1.0 - chance)


def settled(s: State) -> bool:
    """A leg begins."""
    return dice_left(s) == ALL_DICE


def estimate(s: State, points: Floats, taste: Floats) -> None:
    now = outlook(s, taste, KNOWN)
    for p in range(s.players):
        points[p] = s.money[p] + s.pyramid[p]
        if s.desert[p] != 0:
            points[p] += taste[now + LANDINGS + abs(s.desert[p])]
        points[p] += taste[TRUST] * cards(s, p, now, taste)
    for camel in range(CAMELS):
        for which in range(len(LEG_VALUES)):
            if s.leg_tile[camel][which] != 0:
                points[s.leg_tile[camel][which] - 1] += tile(s, camel, which, now, taste)
    if taste[TEMPO] > 0.0:
        pick(s, now, points, taste)


def cards(s: State, p: int, now: int, taste: Floats) -> float:
    """What the race cards that a player has laid are worth; their own others on a pile show other camels."""
    worth = 0.0
    for camel in range(CAMELS):
        n = s.card[p][camel]
        own = 0
        for other in range(CAMELS):
            if (n > 0 and 0 < s.card[p][other] < n) or (n < 0 and n < s.card[p][other] < 0):
                own += 1
        if n > 0:
            worth += bet(n - 1 - own, taste[now + WIN + camel], taste)
        elif n < 0:
            worth += bet(-n - 1 - own, taste[now + LOSE + camel], taste)
    return worth


def pick(s: State, now: int, points: Floats, taste: Floats) -> None:
    """From who is to move on, everybody takes the best leg tile that is there."""
    ahead = 0  # bits, three for each camel: tiles gone by now
    for k in range(s.players):
        p = (s.seat + k) % s.players
        best, chosen = ROLLING, -1
        for camel in range(CAMELS):
            which = top(s, camel) + (ahead >> 3 * camel & 7)
            if which < len(LEG_VALUES):
                value = tile(s, camel, which, now, taste)
                if value > best:
                    best, chosen = value, camel
        if chosen < 0:
            return
        points[p] += taste[TEMPO] * (best - ROLLING)
        ahead += 1 << 3 * chosen
