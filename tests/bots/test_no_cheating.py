"""A bot plays the same whatever is hidden from it: how often it chooses what does not change with that."""

import itertools
from collections import Counter
from math import sqrt
from zlib import crc32

import pytest

import serai
from serai import bots
from serai.bots import Bot
from serai.core.game import Game, State

ASKED = 120  # times at each position
BOTS = ("greedy", "search-40")
RARE = 6.0  # standard deviations: a fair bot is this far off once in a billion tests


class Peeking:
    """A cheat: it goes by what the others hide."""

    def choose(self, state: State, seed: int) -> int:
        legal = state.legal()
        return legal[crc32(str(state.record.to_dict()).encode()) % len(legal)]


def hiding(game: Game, seed: int) -> tuple[State, State]:
    """Two positions, some way into a game, that the player to move cannot tell apart."""
    for start in itertools.count(seed, 100):
        match = game.match(seed=start)
        for n in range(60):
            if match.actor is None:
                break
            state = match.state
            other = state.resample(state.turn, start + n)
            if n > 20 and len(state.legal()) > 2 and other != state:
                return state, other
            match.play(match.legal[(7 * n + start) % len(match.legal)])
    raise AssertionError


def choices(bot: Bot, state: State, first: int) -> Counter[int]:
    return Counter(bots.ask(bot, state, seed) for seed in range(first, first + ASKED))


def distance(one: Counter[int], other: Counter[int]) -> float:
    """How far apart two counts of the same size are, in standard deviations of what chance would do."""
    chi = sum((one[x] - other[x]) ** 2 / (one[x] + other[x]) for x in one | other)
    free = max(1, len(one | other) - 1)
    return (chi - free) / sqrt(2 * free)


@pytest.mark.parametrize("name", serai.games())
@pytest.mark.parametrize("kind", BOTS)
def test_what_is_hidden_changes_nothing(name: str, kind: str) -> None:
    game = serai.game(name)
    bot = bots.make(kind, game)
    for seed in range(2):
        state, other = hiding(game, seed)
        assert distance(choices(bot, state, 0), choices(bot, other, ASKED)) < RARE


def test_a_cheat_would_be_found() -> None:
    """If it were handed true positions; asked as bots are asked, it sees nothing."""
    game = serai.game("yspahan")
    state, other = hiding(game, 0)
    one, two = (Counter(Peeking().choose(each, n) for n in range(ASKED)) for each in (state, other))
    assert distance(one, two) > RARE
    assert distance(choices(Peeking(), state, 0), choices(Peeking(), other, ASKED)) < RARE
