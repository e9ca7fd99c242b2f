"""Secrets: SR7, SR34, SR35, SR39. What `resample` draws is what a viewer can believe, and as likely."""

import random
from collections import Counter

import pytest

import serai

from .beliefs import Beliefs
from .table import chances, dealt, fields, game, ply


def at_the_draw(players: int, seed: object) -> serai.State:
    """All tiles are dealt, no good is drawn yet."""
    s, rng = game(players).start(), random.Random(repr(seed))
    while not any(name.startswith("draw") for name in chances(s)):
        s.play(ply(s, rng))
    return s


def eager(s: serai.State, rng: random.Random) -> int:
    """A random ply, but players like to rob, to show, to look and to trade."""
    if s.turn != serai.CHANCE and rng.random() < 0.8:
        names = s.game.notations(False)
        liked = (
            "rob",
            "take:thief",
            "take:vizier",
            "name",
            "show",
            "give",
            "sell",
            "barter",
            "look",
            "bonus",
        )
        wanted = [x for x in s.legal() if names[x].startswith(liked)]
        if wanted:
            return rng.choice(wanted)
    return ply(s, rng)


@pytest.mark.clause("SR7", "SR34", "SR35", "SR39")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_draws_are_possible_and_as_likely_as_they_should_be(viewer: int, scale: int) -> None:
    """Whole games, followed by everything that the viewer can believe."""
    for seed in range(scale):
        s, rng = at_the_draw(3, seed), random.Random(f"{seed} {viewer}")
        beliefs = Beliefs(s, viewer)
        positions = 0
        while not s.over:
            x = eager(s, rng)
            beliefs.follow(s, x)
            s.play(x)
            if not s.over and rng.random() < 0.05:
                compare(s, viewer, beliefs, draws=1_000 if positions % 4 == 0 else 20)
                positions += 1
        assert positions > 5
        assert len(beliefs.weights) >= 1


def compare(s: serai.State, viewer: int, beliefs: Beliefs, draws: int) -> None:
    """No state that the viewer knows to be false, and each as often as it should be (chi-squared)."""
    count = Counter(s.resample(viewer, n).record.to_bytes() for n in range(draws))
    assert set(count) <= set(beliefs.weights), "a state that the viewer knows to be false"
    expected = {key: float(weight) * draws for key, weight in beliefs.weights.items()}
    often = [key for key in expected if expected[key] >= 5]
    chi = sum((count[key] - expected[key]) ** 2 / expected[key] for key in often)
    rest = sum(expected[key] for key in expected if expected[key] < 5)
    if rest >= 5:
        chi += (draws - sum(count[key] for key in often) - rest) ** 2 / rest
    freedom = max(len(often) - (rest < 5), 1)
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 6, (chi, freedom)


@pytest.mark.clause("SR7")
@pytest.mark.parametrize("players", [4, 6])
def test_draws_keep_all_that_is_public(players: int) -> None:
    """Money, tiles, counts, and everything that was proved in the open."""
    s, rng = dealt(players), random.Random(players)
    checked = 0
    while not s.over:
        s.play(eager(s, rng))
        if s.over or rng.random() > 0.1:
            continue
        for viewer in (None, rng.randrange(players)):
            drawn = s.resample(viewer, rng.random())
            r, d = fields(s), fields(drawn)
            for name in (
                "money",
                "tile",
                "public",
                "need",
                "knows",
                "tokens",
                "crooks",
                "shopkeepers",
                "chosen",
            ):
                assert getattr(r, name) == getattr(d, name)
            for p in range(players):
                assert sum(r.goods[p]) == sum(d.goods[p])
                assert all(d.goods[p][g] >= r.need[p][g] + r.public[p][g] >= 0 for g in range(5))
            assert all(sum(d.goods[p][g] for p in range(players)) + d.bag[g] == 15 for g in range(5))
            if viewer is not None:
                assert d.goods[viewer] == r.goods[viewer]
                known = [g for g in range(5) if r.knows[viewer] >> g & 1]
                assert [d.bag[g] for g in known] == [r.bag[g] for g in known]
            assert not any(any(row) for row in d.least)
            assert not any(d.guess)
            checked += 1
    assert checked > 20


@pytest.mark.clause("SR7")
def test_at_the_end_everything_is_shown() -> None:
    s, rng = dealt(3), random.Random(1)
    while not s.over:
        s.play(ply(s, rng))
    assert s.resample(0, 1) == s
    assert s.view(None)["players"] == s.view(1)["players"]
    assert all(p["goods"] is not None and p["money"] is not None for p in s.view(None)["players"])
