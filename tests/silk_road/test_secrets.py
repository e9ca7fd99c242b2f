"""Secrets: SR7, SR34, SR35, SR39. What `resample` draws is what a viewer can believe, and as likely."""

import random
from collections import Counter

import pytest

import serai
from serai.games.silk_road import secrets
from serai.games.silk_road.tables import REVEALING, SHOWING

from .beliefs import Beliefs
from .table import arrive, chances, dealt, fields, game, market, play, ply, row, rows


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
def test_draws_are_possible_and_as_likely_as_they_should_be(
    viewer: int, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole games, followed by everything that the viewer can believe; both ways of drawing."""
    for seed in range(scale):
        s, rng = at_the_draw(3, seed), random.Random(f"{seed} {viewer}")
        beliefs = Beliefs(s, viewer)
        compared: Counter[str] = Counter()
        while not s.over:
            x = eager(s, rng)
            beliefs.follow(s, x)
            s.play(x)
            kind = moment(s, viewer)
            if not s.over and compared[kind] < MOMENTS[kind] and rng.random() < 0.2:
                compare(s, viewer, beliefs, draws=800)
                with monkeypatch.context() as patch:
                    patch.setattr(secrets, "redraw", lambda s, viewer, rng: False)
                    compare(s, viewer, beliefs, draws=800)
                compared[kind] += 1
        assert sum(compared.values()) >= 2


MOMENTS = {"showing": 1, "stolen": 3, "else": 1}


def moment(s: serai.State, viewer: int) -> str:
    """What makes a position worth a look: hidden showings, or thefts between others."""
    r = fields(s)
    if r.phase in (SHOWING, REVEALING) and not s.over:
        return "showing"
    between_others = [t for t in range(r.thefts) if viewer not in (r.theft[t][0], r.theft[t][1])]
    return "stolen" if between_others else "else"


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


@pytest.mark.clause("SR35", "SR7")
def test_what_was_shown_to_a_vizier_is_remembered() -> None:
    s = market("vizier crook crook", ["ivory jewels spices", "silk silk fruit", "", ""])
    for p in (2, 3):
        fields(s).goods[p][p] = 3
        fields(s).bag[p] -= 3
    play(s, "take:vizier name:silk show:0 show:2 show:0 show:0")
    for n in range(200):
        drawn = fields(s.resample(0, n))
        assert drawn.goods[1][1] >= 2


@pytest.mark.clause("SR39", "SR7")
def test_a_bag_that_held_enough_is_remembered() -> None:
    """Twelve silk are bought in the open and sold again: no more than three can have been drawn."""
    s = market(
        "buy-silk crook crook", ["silk ivory fruit", "silk jewels fruit", "spices spices silk"], players=3
    )
    fields(s).money[0] = 99
    play(s, "take:buy-silk look buy:12 hand:2")
    arrive(s, "sell-silk crook crook", pawn=0)
    play(s, "take:sell-silk sell:12")
    drawn = [fields(s.resample(1, n)) for n in range(300)]
    assert {sum(r.goods[p][1] for p in range(3)) for r in drawn} == {1, 2, 3}


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
                assert sum(row(r.goods[p])) == sum(row(d.goods[p]))
                assert all(d.goods[p][g] >= r.need[p][g] + r.public[p][g] >= 0 for g in range(5))
            assert all(sum(d.goods[p][g] for p in range(players)) + d.bag[g] == 15 for g in range(5))
            if viewer is not None:
                assert d.goods[viewer] == r.goods[viewer]
                known = [g for g in range(5) if r.knows[viewer] >> g & 1]
                assert [d.bag[g] for g in known] == [r.bag[g] for g in known]
            assert not any(map(any, rows(d.least)))
            assert not any(row(d.guess))
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
