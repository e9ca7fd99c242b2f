"""Whole games: they end, nothing is lost, silver is explained, every action occurs."""

import random
from collections import Counter

import pytest

import serai
from serai import bots
from serai.core.buffers import states, zeros
from serai.core.compiler import bind
from serai.core.rng import seeded
from serai.games.silk_road.tables import ACTIONS, BARTER, KIND_NAMES, MAX_BARTERS, OUTCOMES, TAKE

from . import marathon
from .table import dealt, fields, game, money, ply
from .test_board import rich_board
from .test_secrets import eager

GAMES = 10_000


@pytest.mark.parametrize("eastward", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ten_thousand_random_games_finish(players: int, eastward: bool) -> None:
    table = game(players, eastward=eastward)
    rng, length = zeros("compiled", 1), zeros("compiled", 2)
    out, weight = zeros("compiled", table.choices), zeros("compiled", table.choices)
    buffers = states("compiled", table.start().record, 2), rng, out, weight, length
    rng[0] = seeded(players, eastward)

    def run(bound: object, games: int) -> int:
        start, *rest = buffers
        return int(bound.marathon(start, games, *rest))  # type: ignore[attr-defined]

    bound = bind(table.name, table.rules, marathon, "compiled", lambda b: run(b, 1))
    assert run(bound, GAMES) == GAMES
    assert 100 < length[0] < length[1] < 3000


def test_the_marathon_would_notice() -> None:
    """A position without choices and a lost good are reported, not played over."""
    table = game(4)
    start = [table.start().record, table.start().record]
    rest = [seeded(1)], [0] * table.choices, [0] * table.choices, [0, 0]

    def run() -> int:
        bound = bind(table.name, table.rules, marathon, "interpreted", lambda b: None)
        return int(bound.marathon(start, 1, *rest))

    assert run() == 1
    start[1].bag[0] = 14  # type: ignore[attr-defined]
    assert run() == marathon.GOODS_LOST


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_silver_goods_and_tiles_are_explained(players: int) -> None:
    """Money counted apart from the rules, from what the plies say; goods and tiles at every ply."""
    prices = {"sell": (4, 3, 2, 1), "buy": (1, 2, 3, 4)}
    for seed in range(4):
        s, rng = dealt(players, seed, eastward=seed % 2 == 1), random.Random(seed)
        purse = [10] * players
        bid, shows, taken = (0, 0), Counter[int](), 0
        while not s.over:
            x = eager(s, rng)
            by = s.turn
            name, _, value = s.game.notations(by == serai.CHANCE)[x].partition(":")
            pawn = fields(s).pawn
            if name == "bid":
                bid = (by, int(value))
            elif name in ("accept", "keep"):
                sign = 1 if name == "accept" else -1
                purse[by] += sign * bid[1]
                purse[bid[0]] -= sign * bid[1]
            elif name in ("sell", "buy"):
                sum_ = sum(prices[name][min(i, 3)] for i in range(int(value)))
                purse[by] += sum_ if name == "sell" else -sum_
            elif name == "show":
                shows[by] = int(value)
                if len(shows) == players:
                    _reward(purse, shows)
                    shows = Counter()
            elif name == "take":
                taken += 1
            s.play(x)
            if fields(s).phase not in (7, 16):  # the Vizier's showing and revealing
                assert money(s) == purse
            r = fields(s)
            for good in range(5):
                assert sum(r.goods[p][good] for p in range(players)) + r.bag[good] == 15
            on_map = sum(kind != 0 for city in r.tile for kind in city)
            assert on_map + taken + sum(map(sum, r.pool)) == 90
            assert pawn < players


def _reward(purse: list[int], shows: "Counter[int]") -> None:
    """SR35 in other words."""
    ranks = sorted({n for n in shows.values() if n > 0}, reverse=True)
    first = [p for p in range(len(purse)) if ranks and shows[p] == ranks[0]]
    second = [p for p in range(len(purse)) if len(first) == 1 and len(ranks) > 1 and shows[p] == ranks[1]]
    for p in first:
        purse[p] += 5
    for p in second:
        purse[p] += 3


def test_every_action_and_outcome_occurs() -> None:
    """Except Crooks and barters that only other boards have; those occur on one of them."""
    done: set[int] = set()
    happened: set[int] = set()
    for seed in range(220):
        board = rich_board() if seed % 3 == 0 else "reconstruction"
        s = dealt(3 + seed % 4, seed, eastward=seed % 2 == 1, board=board)
        rng = random.Random(seed)
        for p in range(s.game.players):
            fields(s).money[p] = 40 if seed % 5 == 0 else 10
            fields(s).crooks[p] = 3 if seed % 3 == 0 else 0
        if seed % 7 == 0:  # one trader holds all goods
            for good in range(5):
                for p in range(6):
                    fields(s).goods[p][good] = 15 if p == 0 else 0
                fields(s).bag[good] = fields(s).low[good] = 0
        elif seed % 7 == 1:
            fields(s).money[0] = 99
        while not s.over:
            (done if s.turn >= 0 else happened).add(x := _bold(s, rng))
            s.play(x)
    missing = [serai.game("silk_road").notations(False)[x] for x in range(ACTIONS) if x not in done]
    assert not missing
    assert len(happened) > OUTCOMES // 2
    assert TAKE + BARTER + MAX_BARTERS - 1 in done
    assert len(KIND_NAMES) == BARTER + MAX_BARTERS


def _bold(s: serai.State, rng: random.Random) -> int:
    """Now and then the last choice: the highest bid, the largest deal."""
    if s.turn != serai.CHANCE and rng.random() < 0.3:
        return s.legal()[-1]
    return ply(s, rng)


def test_greedy_beats_three_random_players(scale: int) -> None:
    """At least 90 % of seat-rotated games: 100 by default, 1,000 with SERAI_LONG=1."""
    table = game(4)
    greedy, wins, games = bots.make("greedy", table), 0.0, 100 * scale
    for n in range(games):
        s, rng, seat = table.start(), random.Random(n), n % 4
        while not s.over:
            if s.turn == seat:
                s.play(greedy.choose(s.resample(seat, n), n))
            else:
                s.play(ply(s, rng))
        wins += (seat in s.winners) / len(s.winners)
    assert wins >= 0.9 * games
