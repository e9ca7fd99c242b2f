"""Looking back at a game: sound in its numbers, the same for the same seed, blind to what is hidden."""

import random
from functools import cache

import pytest

import serai
from serai import bots
from serai.bots.heat import Anchor, Heat, chances, fit
from serai.bots.review import Review, Reviewer
from serai.bots.tuned import Effort
from serai.core.match import Match
from serai.core.rules import CHANCE

BRIEF = Effort(glance=12, whole=4, search=16)


@cache
def played(name: str, seed: int = 1) -> Match:
    """A game of greedy players, the first of whom often does anything."""
    match = serai.game(name, players=3).match(seed=seed)
    bot, rng = bots.make("greedy", match.game), random.Random(seed)
    while not match.over:
        errs = match.actor == 0 and rng.random() < 0.5
        match.play(rng.choice(match.legal) if errs else bots.ask(bot, match.state, len(match.plies)))
    return match


def reviewed(match: Match, effort: Effort = BRIEF, viewer: int | None = None) -> Review:
    reviewer = Reviewer(match, 1, viewer, effort)
    told = list(reviewer)
    assert told == sorted(told), "it only goes forward"
    assert told[-1] == 1
    return reviewer.review


@pytest.mark.parametrize("name", serai.games())
def test_a_whole_game_adds_up(name: str) -> None:
    match = played(name)
    review = reviewed(match)
    assert [moment.ply for moment in review.moments] == sorted({moment.ply for moment in review.moments})
    assert review.moments[0].ply == 0
    assert review.moments[-1].ply == len(match.plies)
    for moment in review.moments:
        assert sum(moment.win) == pytest.approx(1, abs=0.001)
    assert review.moments[-1].points == list(match.scores)
    assert {p for p, win in enumerate(review.moments[-1].win) if win > 0} == set(match.winners)
    states, plays = match.walk()
    choices = {d.ply: d for d in review.decisions}
    for ply, state in enumerate(states[:-1]):
        assert (ply in choices) == (state.turn >= 0 and len(state.legal()) > 1)
    for ply, decision in choices.items():
        best = match.game.number(decision.best)
        assert decision.by == states[ply].turn
        assert best in states[ply].legal()
        assert decision.cost >= 0
        assert decision.cost == 0 or best != plays[ply]
    assert sum(review.luck) == pytest.approx(0, abs=0.01), "what chance gives to one it takes from others"
    assert tuple(map(sum, zip(*review.sources.values(), strict=True))) == match.scores
    for turn in review.turns:
        assert turn.by == (None if states[turn.ply].turn == CHANCE else states[turn.ply].turn)
    assert review.to_dict()["moments"][0]["ply"] == 0


def test_the_same_seed_tells_the_same() -> None:
    match = played("camel_up")
    assert reviewed(match) == reviewed(match)


def test_it_can_be_left_in_the_middle() -> None:
    for part in Reviewer(played("camel_up"), 1, effort=BRIEF):
        if part > 0.3:
            break
    assert part < 0.5


def test_a_blunder_has_a_price_and_the_bots_play_has_none() -> None:
    """Who does anything half of the time gives away more than the two who play by the greedy policy."""
    costs = [0.0, 0.0, 0.0]
    for seed in range(3):
        for decision in reviewed(played("camel_up", seed), Effort(60, 10, 100)).decisions:
            costs[decision.by] += decision.cost
    assert costs[0] > 1.5 * max(costs[1:])


def test_a_player_who_looks_back_in_the_middle_learns_nothing_hidden() -> None:
    """Whatever the others' race cards are, the same is told; and only of one's own decisions."""
    half = serai.game("camel_up", players=3).match(seed=4)
    other = serai.game("camel_up", players=3).match(seed=4)
    swapped = {"winB": "winG", "winG": "winB", "loseB": "loseG", "loseG": "loseB"}
    hidden = 0
    for turn in range(24):
        names = [half.notation(a) for a in half.legal]
        bets = [name for name in ("winB", "winG", "loseB", "loseG") if name in names]
        do = bets[0] if half.actor != 0 and bets and turn % 2 else names[turn % 5]
        if half.actor != 0 and do in swapped:
            hidden += 1
        for match in (half, other):
            name = swapped.get(do, do) if match is other and match.actor != 0 else do
            match.play(match.parse(name))
    assert hidden > 3
    effort = Effort(glance=400, whole=120, search=20)
    mine, theirs = reviewed(half, effort, viewer=0), reviewed(other, effort, viewer=0)
    known, true = mine.moments[-1].win, reviewed(half, effort).moments[-1].win
    for a, b in zip(mine.moments, theirs.moments, strict=True):
        assert a.win == pytest.approx(b.win, abs=0.08), "but for the chance of what is dealt"
    assert max(abs(a - b) for a, b in zip(known, true, strict=True)) > 0.08, "the truth would be another"
    assert {decision.by for decision in mine.decisions} == {0}


def test_the_heat_is_found_again() -> None:
    rng = random.Random(1)
    true, anchors = Heat(8.5, 1.2), []
    for part in (0.0, 0.2, 0.4, 0.6, 0.8):
        rows = [[rng.uniform(0, 20) for _ in range(3)] for _ in range(40)]
        anchors.append(Anchor(part, rows, chances(rows, true.at(part))))
    found = fit(anchors)
    for anchor in anchors:
        assert chances(anchor.points, found.at(anchor.part)) == pytest.approx(anchor.win, abs=0.02)
