"""Where points come from: for every game and number of players it adds up to the score."""

import random

import pytest

import serai
from serai.core.registry import package
from serai.core.sources import sources
from serai.core.words import LANGUAGES

TABLES = [(name, players) for name in serai.games() for players in package(name).OPTIONS["players"].choices]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_sources_add_up_to_the_score_at_any_time_of_a_game(name: str, players: int) -> None:
    for seed in range(4):
        match, rng = serai.game(name, players=players).match(seed=seed), random.Random(seed)
        half = rng.randrange(60)
        while not match.over:
            match.play(rng.choice(match.legal))
            half -= 1
            if half == 0 or match.over:
                found = sources(match)
                assert tuple(map(sum, zip(*found.values(), strict=True))) == match.scores
                for language in LANGUAGES:
                    assert all(match.game.words.say(f"source-{source}", language) for source in found)


def test_a_game_that_says_nothing_of_it_has_one_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.core.sources.find_spec", lambda name: None)
    match = serai.game("camel_up", players=2).match(seed=1)
    assert sources(match) == {"points": [3, 3]}
    assert match.game.words.say("source-points", "it") == "Punti"


def test_the_pounds_of_a_race_by_source() -> None:
    """The golden game in which a loser pays nothing at 0 pounds: what it spared them is no gain of theirs."""
    match = serai.load("tests/golden/camel_up/losing_bets_at_0_pounds.log")
    found = sources(match)
    assert found["start"] == [3] * match.game.players
    assert tuple(map(sum, zip(*found.values(), strict=True))) == match.scores


def test_buildings_and_souks_are_told_apart() -> None:
    match = serai.load("tests/golden/yspahan/all_six_buildings.log")
    found = sources(match)
    assert max(found["buildings"]) == 25
    assert all(row for row in found.values())
