"""The greedy bot: complete moves valued, and three random players beaten."""

import random

import serai
from serai import bots
from serai.bots.five_tribes import Greedy
from serai.core import kit
from serai.games.five_tribes.tables import BIDDING, MOVE

from .table import Table
from .test_bidding import bidding


def bot() -> Greedy:
    return Greedy(serai.game("five_tribes"))


def choice(table: Table) -> str:
    return table.game.notations(False)[bot().choose(table.position, 1)]


def won(game: serai.Game, player: bots.Bot, n: int) -> float:
    """The n-th game of the greedy bot against random players, its seat in rotation: its share of it."""
    seat, rng, state = n % game.players, random.Random(n), game.start()
    while not state.over:
        if state.turn == seat:
            state.play(player.choose(state.resample(seat, n), n))
        else:
            game.rules.play(state.record, kit.random_ply(state, rng))
    return (seat in state.winners) / len(state.winners)


def test_it_beats_three_random_players(scale: int) -> None:
    """At least 95 of 100; with SERAI_LONG=1, 950 of 1,000."""
    game = serai.game("five_tribes", players=4)
    player, games = bots.make("greedy", game), 100 * scale
    assert sum(won(game, player, n) for n in range(games)) >= 0.95 * games


def test_it_takes_the_most_valuable_tile() -> None:
    table = Table().kind("sacred15", "e3").kind("large", "a3")
    table.meeples("b3", "y").meeples("a3", "y").meeples("d3", "y").meeples("e3", "y")
    assert table.s.phase == MOVE
    assert choice(table) == "d3"
    table.do("d3")
    assert choice(table) == "yE"


def test_it_finds_a_loop() -> None:
    table = (
        Table().kind("sacred15", "b2").meeples("a2", "ggbry").meeples("b2", "g").row("gold", "gold", "gems")
    )
    for move in ("a2", "gE"):
        assert choice(table) == move
        table.do(move)


def test_it_kills_where_that_takes_a_tile() -> None:
    table = Table().kind("sacred12", "d3").meeples("b3", "r").meeples("c3", "r")
    table.meeples("d3", "y").meeples("c2", "gg").do("b3", "rE")
    assert choice(table) == "d3"


def test_it_keeps_its_goods_and_buys_what_pays() -> None:
    table = Table().meeples("b3", "y").meeples("c3", "y").cards(1, "ivory", "gems", "gold", "silk")
    table.row("fish", "fakir", "fish").do("b3", "yE")
    assert choice(table) == "card1"  # the fifth kind: 8 points for 3 coins
    table.do("card1")
    assert choice(table) == "end"


def test_it_bids_for_a_move_that_others_would_take() -> None:
    table = bidding(4, 1, 2, 3, 4).kind("sacred15", "c3").meeples("b3", "y").meeples("c3", "y" * 9)
    assert table.s.phase == BIDDING
    assert choice(table) not in ("bid0", "bid1")
    calm = bidding(4, 1, 2, 3, 4)
    for tile in ("a1", "b1", "a3", "b3", "a5", "b5", "d1", "e1", "d3", "e3", "d5", "e5"):
        calm.meeples(tile, "y")
    assert choice(calm) == "bid0"


def test_it_plays_whole_games_against_itself() -> None:
    game = serai.game("five_tribes", players=2)
    player, match = bots.make("greedy", game), game.match(seed=5)
    while not match.over:
        match.play(bots.ask(player, match.state, seed=len(match.log.plies)))
    assert min(match.scores) > 80


def test_interpreted_and_compiled_bots_agree() -> None:
    game = serai.game("five_tribes", players=3)
    fast, plain, state, rng = Greedy(game), Greedy(game, "interpreted"), game.start(), random.Random(2)
    asked = 0
    while not state.over and asked < 60:
        if state.turn >= 0:
            chosen = fast.choose(state, 1)
            assert plain.choose(state, 1) == chosen
            asked += 1
            state.play(chosen)
        else:
            state.play(kit.random_ply(state, rng))
