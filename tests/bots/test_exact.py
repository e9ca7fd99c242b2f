"""Where right is known: small ends of games, solved by brute force, and what the search makes of them."""

import os
import random
from collections.abc import Iterator
from itertools import islice

import pytest

import serai
from serai.arena.results import shares
from serai.bots.search import Search
from serai.bots.tuned import Knobs, Tuned
from serai.core.game import Game, State
from serai.core.rules import CHANCE, NOBODY, OVER

ROOM = 3000  # positions that brute force may look at
ENOUGH = 110 if os.environ.get("SERAI_LONG") else 24  # ends of each game
NEAR = 1e-9
FEW = {"five_tribes": 2, "silk_road": 3, "yspahan": 3}  # players; a leg of Camel Up can go on for ever


class TooLarge(Exception):
    """Brute force would take too long."""


class Exact:
    """What everybody gets if all play for their own reward, chance by its odds."""

    def __init__(self, knobs: Knobs) -> None:
        self.knobs, self.room = knobs, ROOM

    def value(self, state: State) -> tuple[float, ...]:
        self.room -= 1
        if self.room < 0:
            raise TooLarge
        turn = state.turn
        if turn == OVER:
            return self.reward(state)
        if turn == CHANCE:
            total = sum(weight for _, weight in state.chances())
            each = [(weight / total, self.value(after(state, x))) for x, weight in state.chances()]
            return tuple(sum(part * value[p] for part, value in each) for p in range(state.game.players))
        return max(self.values(state).values(), key=lambda value: value[turn])

    def values(self, state: State) -> dict[int, tuple[float, ...]]:
        return {x: self.value(after(state, x)) for x in state.legal()}

    def reward(self, state: State) -> tuple[float, ...]:
        """The same mixture of victory and margin that the search plays for."""
        points, knobs = state.scores, self.knobs
        rewards = []
        for p, win in enumerate(shares(points)):
            ahead = points[p] - max(points[:p] + points[p + 1 :])
            margin = 0.5 + 0.5 * ahead / (knobs.scale + abs(ahead))
            rewards.append((1 - knobs.margin) * win + knobs.margin * margin)
        return tuple(rewards)


def after(state: State, x: int) -> State:
    copy = state.copy()
    copy.game.rules.play(copy.record, x)
    return copy


def open_to_all(state: State, deal: int) -> bool:
    return state.resample(state.turn, deal) == state


def openly(state: State, rng: random.Random) -> int:
    """Anything, but where that can be avoided nothing that is hidden from others."""
    legal = list(state.legal())
    rng.shuffle(legal)
    shown = (x for x in legal if state.game.rules.seen(state.record, x, NOBODY) == x)
    return next(shown, legal[0])


def ends(game: Game, knobs: Knobs) -> Iterator[tuple[State, dict[int, tuple[float, ...]]]]:
    """Positions near the end of random games in which nothing is hidden, with what each choice is worth."""
    for seed in range(1000):
        rng, match, states = random.Random(seed), game.match(seed=seed), []
        while match.actor is not None:
            states.append(match.state)
            match.play(openly(match.state, rng))
        best = None
        for state in reversed(states):
            try:
                if len(state.legal()) > 1 and all(open_to_all(state, deal) for deal in range(4)):
                    values = Exact(knobs).values(state)
                    mine = [value[state.turn] for value in values.values()]
                    if max(mine) - min(mine) > NEAR:
                        best = state, values  # the longest way from the end that can be solved
            except (TooLarge, RecursionError):  # a leg of Camel Up may go on and on
                break
        if best:
            yield best


@pytest.mark.parametrize("name", FEW)
def test_near_the_end_the_search_finds_what_is_best(name: str) -> None:
    game = serai.game(name, players=FEW[name])
    tuned = Tuned.of(name)
    search = Search(game, tuned.levels[-1].playouts)
    right = tried = 0
    for state, values in ends(game, tuned.knobs):
        chosen = search.run(state, seed=tried)[0].action
        top = max(value[state.turn] for value in values.values())
        right += values[chosen][state.turn] > top - NEAR
        tried += 1
        if tried == ENOUGH:
            break
    assert tried == ENOUGH
    assert right == tried


def test_ends_are_solved_alike_interpreted_and_compiled() -> None:
    game = serai.game("silk_road", players=3)
    knobs = Tuned.of(game.name).knobs
    slow, fast = Search(game, ROOM, mode="interpreted"), Search(game, ROOM)
    for state, _ in islice(ends(game, knobs), 3):
        assert slow.solved(state) == fast.solved(state) != []


def test_what_is_hidden_is_never_taken_for_known() -> None:
    """Somebody holds goods that the player to move has not seen: however small the end, it is searched."""
    game = serai.game("silk_road", players=3)
    rng, match, last = random.Random(1), game.match(seed=1), None
    while match.actor is not None:
        if len(match.state.legal()) > 1 and not open_to_all(match.state, 1):
            last = match.state
        match.play(rng.choice(match.state.legal()))
    assert last is not None
    search = Search(game, 10 * ROOM)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("serai.bots.search.DEALS", 0)
        assert search.solved(last)  # if it could be seen
    assert not search.solved(last)
