"""What a tournament says: who wins how often, how sure that is, and how strong everybody seems."""

import random
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from .plan import Plan
from .play import Result

ENOUGH = 1.96  # standard errors for 95 %
ORDERS = 10  # in which games are rated


class Standing(NamedTuple):
    """A bot after a tournament. Whoever sits on several seats counts as often, on average."""

    bot: str
    seats: int  # of the table that were its own
    games: int
    win: float  # the share of a victory that one of its seats gets; ties are shared
    doubt: float  # of it: 95 % of the time it lies within so much
    place: float
    score: float
    rating: float
    milliseconds: float  # a decision


def standings(plan: Plan, results: Iterable[Result]) -> list[Standing]:
    """The strongest first. Games of one deal share their dice, so that doubt is reckoned by deals."""
    ordered = sorted(results, key=lambda result: result.task)
    ratings = _ratings(plan, ordered)
    found = [_standing(plan, bot, ordered, ratings[bot]) for bot in dict.fromkeys(plan.bots)]
    return sorted(found, key=lambda standing: -standing.win)


def shares(scores: Sequence[int]) -> list[float]:
    """
    >>> shares([3, 5, 5])
    [0.0, 0.5, 0.5]
    """
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


def places(scores: Sequence[int]) -> list[float]:
    """Ties share the places that they take together.

    >>> places([3, 5, 5])
    [3.0, 1.5, 1.5]
    """
    return [1 + sum(other > score for other in scores) + (scores.count(score) - 1) / 2 for score in scores]


def _standing(plan: Plan, bot: str, results: Sequence[Result], rating: float) -> Standing:
    wins: dict[int, list[float]] = {}
    place, score, seconds, decisions = [], [], 0.0, 0
    for result in results:
        shared, placed = shares(result.scores), places(result.scores)
        for seat, name in enumerate(result.task.seating):
            if name == bot:
                wins.setdefault(result.task.deal, []).append(shared[seat])
                place.append(placed[seat])
                score.append(result.scores[seat])
                seconds += result.seconds[seat]
                decisions += result.decisions[seat]
    each = [_mean(deal) for deal in wins.values()]
    return Standing(
        bot,
        plan.bots.count(bot),
        len(results),
        _mean(each),
        _doubt(each),
        _mean(place),
        _mean(score),
        rating,
        1000 * seconds / max(1, decisions),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _doubt(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean; 1 where one deal says nothing about it."""
    n, mean = len(values), _mean(values)
    if n < 2:
        return 1.0
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return ENOUGH * sqrt(variance / n)


def _ratings(plan: Plan, results: Sequence[Result]) -> dict[str, float]:
    """The mean of several orders of the games, because the last of them say most about a rating."""
    orders = [random.Random(n).sample(results, len(results)) for n in range(ORDERS)]
    found = [_rated(plan, order) for order in orders]
    return {bot: _mean([ratings[bot] for ratings in found]) for bot in plan.bots}


def _rated(plan: Plan, results: Sequence[Result]) -> dict[str, float]:
    """openskill's Plackett-Luce, game after game; copies of a bot learn what they found on average."""
    model = PlackettLuce(tau=0.0)  # bots do not become better or worse
    known = {bot: model.rating() for bot in plan.bots}
    for result in results:
        seating = result.task.seating
        teams = [[model.create_rating([known[bot].mu, known[bot].sigma])] for bot in seating]
        rated = model.rate(teams, ranks=places(result.scores))
        for bot in known:
            mine = [team[0] for team, name in zip(rated, seating, strict=True) if name == bot]
            known[bot] = model.create_rating(
                [_mean([one.mu for one in mine]), _mean([one.sigma for one in mine])]
            )
    return {bot: rating.mu for bot, rating in known.items()}
