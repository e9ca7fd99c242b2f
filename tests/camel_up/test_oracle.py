"""Our rules against a second implementation, ply by ply, over games full of odd events."""

from collections import Counter

import pytest

from . import crowd
from .oracle import Oracle
from .table import snapshot

BLOCKS, GAMES, IDLERS = 2, 80, 3  # for each number of players: 7 * 2 * 80 = 1,120 games

EVENTS = {
    "carried",
    "carried camel wins",
    "crossed in mid-leg",
    "crossed with the fifth die",
    "desert tile moved",
    "desert tile moved by one space",
    "hand emptied",
    "last leg tile of a colour",
    "leg debt forgiven",
    "leg ended",
    "mirage on 16",
    "mirage under others",
    "mirage under those just left",
    "mirage with a stack",
    "oasis across the line",
    "oasis onto camels",
    "oasis with a stack",
    "paid for one's own roll",
    "shared victory",
    "stacked",
    "wrong card at 0 pounds",
}
UP_TO_FOUR_PLAYERS = {"forced roll"}  # more have no room to move their tiles 200 times
FROM_SIX_PLAYERS = {"fifth correct card on the winner pile", "fifth correct card on the loser pile"}


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("players", range(2, 9))
def test_both_implementations_agree_after_every_ply(players: int, block: int) -> None:
    happened: Counter[str] = Counter()
    for number in range(GAMES):
        happened += compare_one_game(players, f"{block}-{number}", idling=number < IDLERS)
    rare = UP_TO_FOUR_PLAYERS if players <= 4 else FROM_SIX_PLAYERS if players >= 6 else set()
    assert EVENTS | rare <= happened.keys()


def compare_one_game(players: int, seed: str, idling: bool) -> Counter[str]:
    oracle = Oracle(players)
    told: list[str] = []
    for s, x in crowd.game(players, seed, idling):
        where = f"{players} players, seed {seed!r}, after {told[-60:]}"
        assert snapshot(s) == oracle.snapshot(), where
        names, draws = s.game.notations(chance=False), s.game.notations(chance=True)
        assert {names[action] for action in s.legal()} == oracle.legal(), where
        assert {draws[outcome] for outcome, _ in s.chances()} == oracle.outcomes(), where
        if s.over:
            best = max(oracle.money)
            assert s.scores == tuple(oracle.money), where
            assert s.winners == tuple(p for p in range(players) if oracle.money[p] == best), where
        else:
            told.append(draws[x] if s.turn < 0 else names[x])
            oracle.do(told[-1])
    return oracle.happened
