"""Whole games by the ten thousand: they finish, nothing is lost, every action occurs."""

from typing import Any

import pytest

import serai
from serai.core.buffers import states, zeros
from serai.core.compiler import bind
from serai.core.rng import seeded
from serai.games.five_tribes import rules
from serai.games.five_tribes.tables import CAMELS, LAST_CAMEL, NO_MOVE

from . import inspector

GAMES = 10_000


class Run:
    """Inspected random games of one number of players."""

    def __init__(self, players: int) -> None:
        self.game = serai.game("five_tribes", players=players)
        self.states = states("compiled", self.game.start().record, 2)
        self.rng, self.fault, self.endings = (zeros("compiled", n) for n in (1, 2, 4))
        self.out, self.weight = zeros("compiled", self.game.choices), zeros("compiled", self.game.choices)
        self.played = zeros("compiled", 2, self.game.choices)
        self.bound = bind("five_tribes", rules, inspector, "compiled", lambda b: self.call(b, 0))

    def call(self, bound: Any, games: int) -> int:
        return int(
            bound.inspect(
                self.states,
                games,
                self.rng,
                self.out,
                self.weight,
                self.played,
                self.endings,
                self.fault,
            )
        )

    def run(self, games: int, seed: object) -> int:
        self.rng[0] = seeded(seed)
        return self.call(self.bound, games)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_thousand_random_games_finish_and_nothing_is_lost(players: int, scale: int) -> None:
    """After every ply: meeples, cards, djinns, palms, palaces, camels, markers, and something to do."""
    run = Run(players)
    finished = run.run(GAMES * scale, players)
    assert run.fault[0] == 0, f"fault {run.fault[0]} at ply {run.fault[1]} of game {finished}"
    assert finished == GAMES * scale
    assert sum(run.endings) == finished
    assert run.endings[LAST_CAMEL] > 0
    assert run.endings[NO_MOVE] > 0
    names = run.game.notations(False)
    never = {names[x] for x in range(run.game.actions) if run.played[0][x] == 0}
    assert never <= rare(players), "an action never occurs"
    outcomes = {x for x in range(len(run.played[1])) if run.played[1][x]}
    assert len(outcomes) == 49 - (4 - players)


def rare(players: int) -> set[str]:
    """What random players hardly ever come to, and opponents who are not there."""
    many = {f"build+{n}" for n in range(8, 19)}
    kumarbi = {f"bid{price}-{n}" for price in (12, 18) for n in range(4, 7)}
    absent = {f"{tribe}{p}" for tribe in ("vizier", "elder") for p in range(players + 1, 5)}
    return many | kumarbi | absent


def test_the_inspector_notices_a_loss() -> None:
    """One of everything taken away is noticed, so the run above could fail."""
    game = serai.game("five_tribes", players=3)
    for spoil, code in (
        (lambda s: s.bag.__setitem__(2, s.bag[2] + 1), inspector.MEEPLE),
        (lambda s: s.deck.__setitem__(0, s.deck[0] - 1), inspector.CARD),
        (lambda s: s.palm.__setitem__(3, 1), inspector.PIECE),
        (lambda s: s.camels.__setitem__(1, CAMELS[3] - 1), inspector.CAMEL),
        (lambda s: s.bid.__setitem__(0, 0), inspector.MARKER),
        (lambda s: s.djinn.__setitem__(5, 20), inspector.DJINN),
        (lambda s: s.coins.__setitem__(2, -1), inspector.COIN),
        (lambda s: s.has.__setitem__(0, s.has[0] ^ 1), inspector.MASK),
        (lambda s: s.hidden.__setitem__(0, 1), inspector.SECRET),
    ):
        record = game.match(seed=1).state.record
        assert inspector.wrong(record) == 0  # type: ignore[arg-type]
        spoil(record)  # type: ignore[no-untyped-call]
        assert inspector.wrong(record) == code  # type: ignore[arg-type]


def test_every_action_can_occur() -> None:
    """Those too that random players never come to."""
    from .table import Table

    table = Table().meeples("b3", "b").meeples("c3", "b").cards(1, *["fakir"] * 18).do("b3", "bE")
    assert table.can() == [f"build+{n}" for n in range(19)]
    from .test_bidding import bidding

    table = bidding(3, 1, 2, 3).djinn(1, "Kumarbi").cards(1, *["fakir"] * 6)
    assert {f"bid{p}-{n}" for p, most in ((12, 5), (18, 6)) for n in range(1, most + 1)} <= set(table.can())
