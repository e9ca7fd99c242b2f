"""The Grand Vizier: naming a good, showing it in secret, revealing it, and the reward (SR35)."""

from serai.core.rules import CHANCE
from serai.core.schema import Ints

from .state import State
from .tables import REVEALING, SHOW, SHOWING, SHOWN, USED, VIZIER_FIRST, VIZIER_SECOND


def legal_shows(s: State, out: Ints) -> int:
    """Any number of the Vizier's good that one owns."""
    owned = s.goods[s.turn][s.named]
    for number in range(owned + 1):
        out[number] = SHOW + number
    return owned + 1


def certainly_has(s: State, p: int, good: int, number: int) -> None:
    s.need[p][good] = max(s.need[p][good], number - s.public[p][good])


def name_good(s: State, good: int) -> None:
    s.named = good
    s.chosen |= 1 << good
    s.viziers += 1
    s.phase = SHOWING


def show(s: State, number: int) -> None:
    """Asked one after another, hidden until all are in (SR35)."""
    s.showing[s.turn] = number + 1
    s.asked += 1
    s.step = 0
    if s.asked < s.players:
        s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
    else:
        s.asked = 0
        s.phase = REVEALING
        s.turn = CHANCE


def revealing_seat(s: State) -> int:
    p = s.pawn + s.asked
    return p if p < s.players else p - s.players


def reveal_chance(s: State, out: Ints, weight: Ints) -> int:
    out[0] = SHOWN + s.showing[revealing_seat(s)] - 1
    weight[0] = 1
    return 1


def reveal(s: State, number: int) -> None:
    certainly_has(s, revealing_seat(s), s.named, number)
    s.asked += 1
    if s.asked == s.players:
        s.asked = 0
        reward(s)
        s.phase = USED


def reward(s: State) -> None:
    """5 silver for the most, shared by nobody; 3 for the second, unless the first is tied (SR35)."""
    most = 1
    second = 1
    first = 0
    for p in range(s.players):
        shown = s.showing[p]
        if shown > most:
            second = most
            most = shown
            first = 1
        elif shown == most:
            first += 1
        elif shown > second:
            second = shown
    for p in range(s.players):
        if s.showing[p] > 1:
            if s.showing[p] == most:
                s.money[p] += VIZIER_FIRST
            elif s.showing[p] == second and first == 1:
                s.money[p] += VIZIER_SECOND
        s.showing[p] = 0
    s.named = 0
