"""Games and positions as objects that can be sent and copied."""

import copy
import pickle
import random

import pytest

import serai
from serai.core.kit import random_ply
from serai.core.registry import package

PLAYERS = [(name, n) for name in serai.games() for n in package(name).OPTIONS["players"].choices]

GAMES = 30  # at most; some secrets are rare


def test_a_position_is_the_same_after_a_journey() -> None:
    for name in serai.games():
        state = serai.game(name).match(seed=1).state
        assert pickle.loads(pickle.dumps(state)) == state


def test_a_deep_copy_shares_nothing_but_the_game() -> None:
    state = serai.game("camel_up").match(seed=1).state
    before = repr(state)
    twin = copy.deepcopy(state)
    assert twin.game is state.game
    twin.play(twin.legal()[0])
    assert repr(state) == before


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_what_is_not_private_can_be_known_by_everybody(name: str, players: int) -> None:
    """Redrawing all secrets changes nothing in the other parts; each private part does hold a secret."""
    game = serai.game(name, players=players)
    rng, secret = random.Random(players), set[str]()
    for _ in range(GAMES):
        state = game.start()
        while not state.over:
            drawn = state.resample(None, rng.random())
            for player in range(players):
                secret |= parts_that_differ(state, drawn, player)
            state.play(random_ply(state, rng))
        if secret == set(game.private):
            return
    raise AssertionError(f"secrets were found in {secret}, not in {game.private}")


def parts_that_differ(a: serai.State, b: serai.State, player: int) -> set[str]:
    one, other, n, names = a.observe(player), b.observe(player), 0, set[str]()
    for name, shape in a.game.observation:
        size = 1
        for side in shape:
            size *= side
        if one[n : n + size] != other[n : n + size]:
            names.add(name)
        n += size
    return names
