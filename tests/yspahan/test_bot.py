"""The greedy player of Yspahan: it wins, it builds, and it uses nothing that it cannot know."""

import random

import pytest

import serai
from serai import bots
from serai.bots.yspahan import standing, turns_left, values

from .table import fields, play, table


def best(s: serai.State) -> str:
    """What greedy likes best."""
    worth = values(fields(s), s.legal())
    return s.game.notations(chance=False)[max(worth, key=worth.__getitem__)]


def played(game: serai.Game, seats: list[bots.Bot], seed: int) -> serai.Match:
    match = game.match(seed=seed)
    while not match.over:
        match.play(bots.ask(seats[match.actor or 0], match.state, seed=len(match.log.plies)))
    return match


def test_greedy_beats_random_players() -> None:
    game = serai.game("yspahan", players=4)
    greedy, chaos = bots.make("greedy", game), bots.make("random", game)
    won = 0
    for seed in range(24):
        seats = [greedy if p == seed % 4 else chaos for p in range(4)]
        won += (seed % 4,) == played(game, seats, seed).winners
    assert won >= 22


def test_greedy_finishes_games_of_three() -> None:
    game = serai.game("yspahan", players=3)
    match = played(game, [bots.make("greedy", game)] * 3, seed=2)
    assert min(match.scores) > 20


def test_greedy_uses_nothing_that_it_cannot_know() -> None:
    game = serai.game("yspahan", players=3)
    greedy, match, rng = bots.make("greedy", game), game.match(seed=5), random.Random(5)
    asked = 0
    while not match.over:
        if any(player["cards"] for player in match.view(None)["players"]) and rng.random() < 0.05:
            state = match.state
            choices = {greedy.choose(state.resample(match.actor, seed), seed=1) for seed in range(8)}
            assert len(choices) == 1
            asked += 1
        match.play(rng.choice(match.legal))
    assert asked > 3


def test_it_finishes_a_souk_rather_than_begin_one() -> None:
    s = table(day=7, tower="1x1 2x1 3x1 4x2 6x4", shops={0: "chest.yellow.1"})
    assert best(s) == "take.chest"
    s = table(day=7, tower="1x3 2x2 6x2", shops={0: "sack.yellow.1 sack.yellow.3 sack.yellow.5"})
    assert best(s) == "take.sack"


def test_it_builds_what_scores() -> None:
    s = table(stage="finish", camels=[3, 0, 0], gold=[3, 0, 0], buildings={0: "paddock shop"})
    assert best(s) == "build.caravanserai"


def test_on_the_last_day_gold_becomes_points() -> None:
    s = table(stage="finish", week=3, day=7, gold=[9, 0, 0], hands={0: "sell-gold"})
    assert best(s) == "play.sell-gold"
    play(s, "play.sell-gold")
    assert best(s) == "9gold"


def test_it_protects_a_completed_souk_with_a_camel() -> None:
    s = table(
        tower="3x9", turn=1, first=1, camels=[2, 0, 0], shops={0: "vase.orange.1 vase.orange.2 vase.orange.3"}
    )
    play(s, "move.camel E3")
    assert s.turn == 0
    assert best(s) == "keep"


def test_turns_left() -> None:
    assert turns_left(fields(table(day=7, week=3, turn=2)), 2) == (0, 0)
    assert turns_left(fields(table(day=7, week=3, turn=0)), 2) == (1, 1)
    assert turns_left(fields(table(day=1, week=1, turn=0)), 0) == (6, 20)


@pytest.mark.parametrize("more", [{"gold": [3, 2, 2]}, {"camels": [1, 0, 0]}, {"hands": {0: "city"}}])
def test_more_is_worth_more(more: dict[str, list[int]]) -> None:
    assert standing(fields(table(**more)), 0) > standing(fields(table()), 0)  # type: ignore[arg-type]
