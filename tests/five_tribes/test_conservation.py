"""Coins come and go only for reasons; the other components are counted in test_whole_games.py."""

import random

import pytest

import serai
from serai.core import kit
from serai.core.game import State as Position
from serai.games.five_tribes.state import State
from serai.games.five_tribes.tables import CHOOSE, FAKIR, OWNED, PUT

from . import inspector, reckoner


def eager(position: Position, rng: random.Random) -> int:
    """A random ply, but djinns are welcome: so their powers occur."""
    if position.turn >= 0:
        legal = position.legal()
        wanted = [x for x in legal if CHOOSE - 2 <= x < PUT]
        if wanted and rng.random() < 0.8:
            return rng.choice(wanted)
    return kit.random_ply(position, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_coin_is_explained(players: int, scale: int) -> None:
    game = serai.game("five_tribes", players=players)
    for seed in range(12 * scale):
        rng = random.Random(seed)
        position = djinns_for_all(game, rng) if seed % 2 else game.start()
        while not position.over:
            before = position.copy()
            x = eager(position, rng)
            do = game.notations(position.turn == serai.CHANCE)[x]
            position.play(x)
            s, after = record(before), record(position)
            change = [after.coins[p] - s.coins[p] for p in range(players)]
            assert change == reckoner.gains(s, do, after), (seed, do, s.to_dict())
            assert inspector.wrong(after) == 0


def djinns_for_all(game: serai.Game, rng: random.Random) -> Position:
    """After the set-up everybody gets some djinns and fakirs."""
    position = game.start()
    while record(position).round == 0 or position.turn == serai.CHANCE:
        position.play(kit.random_ply(position, rng))
    s = record(position)
    for djinn in rng.sample(range(22), 14):
        s.djinn[djinn] = OWNED + rng.randrange(game.players)
    for _ in range(min(6, s.deck[FAKIR])):
        p = rng.randrange(game.players)
        s.deck[FAKIR] -= 1
        s.cards[p][FAKIR] += 1
    return position


def record(position: Position) -> State:
    assert isinstance(position.record, State)
    return position.record
