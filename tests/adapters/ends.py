"""Small ends of games with a forced win: found by brute force, nothing in them hidden."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import serai
from serai.core.kit import random_ply
from serai.games.camel_up.position import read_position
from serai.games.camel_up.tables import LETTERS, PATIENCE

ROOM = 3000  # positions that brute force may look at
LAST = 12  # decisions of a game
FEW = {"camel_up": 2, "five_tribes": 2, "silk_road": 3, "yspahan": 3}  # players


class End(NamedTuple):
    """A position, and those choices of the player to move after which nobody can stop them."""

    state: serai.State
    winning: frozenset[int]


class TooLarge(Exception):
    """Brute force would take too long."""


class Forced:
    """Whether a player wins alone, whatever chance and all others do."""

    def __init__(self) -> None:
        self.room = ROOM

    def wins(self, state: serai.State, me: int) -> bool:
        self.room -= 1
        if self.room < 0:
            raise TooLarge
        if state.over:
            return state.winners == (me,)
        choices = [x for x, _ in state.chances()] or state.legal()
        each = (self.wins(after(state, x), me) for x in choices)
        return any(each) if state.turn == me else all(each)


def after(state: serai.State, x: int) -> serai.State:
    copy = state.copy()
    copy.play(x)
    return copy


def solved(state: serai.State) -> End:
    forced = Forced()
    winning = [x for x in state.legal() if forced.wins(after(state, x), state.turn)]
    return End(state, frozenset(winning))


def ends(name: str) -> Iterator[End]:
    """One a game at most: the longest way from the end, among its last decisions."""
    positions = last_chances() if name == "camel_up" else last_decisions(name)
    for game in positions:
        best = None
        for state in game:
            try:
                end = solved(state) if open_to_all(state) else End(state, frozenset())
            except TooLarge:
                break
            if 0 < len(end.winning) < len(state.legal()):
                best = end
        if best:
            yield best


def open_to_all(state: serai.State) -> bool:
    return all(state.resample(state.turn, deal) == state for deal in range(4))


def last_decisions(name: str) -> Iterator[list[serai.State]]:
    """Of random games, the last one first."""
    for seed in range(400):
        state, rng, states = serai.game(name, players=FEW[name]).start(), random.Random(seed), []
        while not state.over:
            if state.turn >= 0:
                states.append(state.copy())
            state.play(random_ply(state, rng))
        yield states[: -LAST - 1 : -1]


def last_chances() -> Iterator[list[serai.State]]:
    """Of Camel Up: one more action, then somebody must roll the last die, and the race is over.

    Random games would not do: players could put off the end, and hidden cards have been laid by then.
    """
    game, rng = serai.game("camel_up", players=FEW["camel_up"]), random.Random(1)
    while True:
        first, *others = rng.sample(LETTERS, len(LETTERS))
        record = read_position("16:{} 15:{}{} 9:{}{}".format(first, *others), dice=first)
        record.players, record.idle = game.players, PATIENCE - 1
        record.turn = record.seat = rng.randrange(game.players)
        for player in range(game.players):
            record.money[player] = rng.randrange(1, 12)
        yield [game.state(record.to_dict())]
