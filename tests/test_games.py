"""Every game of the house passes every check of the kit, for every number of players."""

import pytest

import serai
from serai.core import kit
from serai.core.registry import package

TABLES = [(name, players) for name in serai.games() for players in package(name).OPTIONS["players"].choices]
SELDOM = ("five_tribes",)  # random players seldom come to a secret: its own tests begin where they are common
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@every_table
def test_sentences_and_notations(name: str, players: int) -> None:
    kit.check_words(serai.game(name, players=players), seed=players)


@every_table
def test_guarded_games(name: str, players: int, scale: int) -> None:
    game = serai.game(name, players=players)
    for seed in range(10 * scale):
        kit.check_guarded(game, seed)


@every_table
def test_interpreted_and_compiled_rules_agree(name: str, players: int, scale: int) -> None:
    assert kit.check_modes(serai.game(name, players=players), games=200 * scale) > 10_000


@every_table
def test_batches_agree(name: str, players: int) -> None:
    kit.check_batch(serai.game(name, players=players), steps=400)


@every_table
def test_no_viewer_learns_a_secret(name: str, players: int) -> None:
    """Hundreds of positions for every viewer and the spectator; 10,000 and more over all tables."""
    kept = kit.check_secrets(serai.game(name, players=players), seed=players)
    assert kept >= 1_000 or name in SELDOM


@every_table
def test_refusals_undo_and_logs(name: str, players: int) -> None:
    kit.check_match(serai.game(name, players=players), seed=players)
