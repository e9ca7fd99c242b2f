"""OpenSpiel's own IS-MCTS and our search play our games through the adapter, and agree on forced wins."""

from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from serai.adapters.open_spiel import SeraiGame
from serai.adapters.open_spiel_bot import HouseBot

from .boards import GAMES
from .ends import FEW, ends

ENOUGH = 3  # forced wins of each game
SIMULATIONS = 1000
PLAYOUTS = 400


def is_mcts(game: SeraiGame, simulations: int, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    return bot


@pytest.mark.parametrize("name", GAMES)
def test_both_find_the_same_forced_wins(name: str) -> None:
    """In ends where some choices win for sure and others do not, both choose one that wins."""
    game = pyspiel.load_game(f"serai_{name}(players={FEW[name]})")
    ours = HouseBot(game, f"search-{PLAYOUTS}", seed=1)
    found = list(islice(ends(name), ENOUGH))
    assert len(found) == ENOUGH
    for n, end in enumerate(found):
        state = game.position(end.state)
        assert int(is_mcts(game, SIMULATIONS, seed=n).step(state)) in end.winning
        assert ours.step(state) in end.winning


@pytest.mark.parametrize("name", GAMES)
def test_they_play_a_whole_game_against_each_other(name: str) -> None:
    """IS-MCTS has the first seat, our search the second; a third is left to chance."""
    game = pyspiel.load_game(f"serai_{name}(players={FEW[name]})")
    seats = [is_mcts(game, 2, seed=1), HouseBot(game, "search-20", seed=2), HouseBot(game, "random", seed=3)]
    state, rng = game.new_initial_state(), np.random.RandomState(4)
    decided = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            decided.add(state.current_player())
            state.apply_action(int(seats[state.current_player()].step(state)))
    assert decided == set(range(game.num_players()))
    assert sum(state.returns()) == pytest.approx(0)
