"""OpenSpiel's own tests, unchanged, on every game and number of players."""

import gzip
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

import serai.adapters.open_spiel  # noqa: F401

from .boards import GAMES, TABLES

PLAYTHROUGHS = Path(__file__).parent.parent / "golden" / "open_spiel"
SCRIPT = """
import runpy, sys, serai.adapters.open_spiel
sys.argv = ["api_test", "--test_only_games=serai_.*"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


@pytest.mark.long
@pytest.mark.parametrize("reward", ["place", "margin"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulations(name: str, players: int, reward: str, scale: int) -> None:
    """One whole game each, ten with SERAI_LONG=1: clones, texts, masks, tensors, returns at every state."""
    game = pyspiel.load_game(f"serai_{name}(players={players},reward={reward})")
    pyspiel.random_sim_test(game, num_sims=scale, serialize=True, verbose=False)


def test_their_script_passes_on_our_games() -> None:
    """The whole of integration_tests/api_test.py as its authors run it, games chosen by its own flag."""
    run = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
    checks = sum(name.startswith("test_") for name in dir(api_test.EnforceAPIOnPartialTreeBase))
    assert f"Ran {checks * len(GAMES)} tests" in run.stderr
    assert "skipped" not in run.stderr


def partial_tree_checks(name: str, players: int) -> type[Any]:
    """Made as their script makes it, which knows default parameters only."""
    game = pyspiel.load_game(f"serai_{name}(players={players})")
    bases = (api_test.EnforceAPIOnPartialTreeBase,)
    return type(f"Test_{name}_{players}", bases, {"game": game, "game_name": f"serai_{name}"})


for _name, _players in TABLES:
    globals()[f"Test_{_name}_{_players}"] = partial_tree_checks(_name, _players)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_playthrough(name: str, tmp_path: Path) -> None:
    """A whole game with all that OpenSpiel can ask of it; golden/make_playthroughs.py writes it anew."""
    flags.FLAGS.mark_as_parsed()
    path = tmp_path / "playthrough.txt"
    path.write_bytes(gzip.decompress((PLAYTHROUGHS / f"{name}.txt.gz").read_bytes()))
    before, now = generate_playthrough.replay(str(path))
    assert now.splitlines() == before.splitlines()
    assert "IsTerminal() = True" in now
