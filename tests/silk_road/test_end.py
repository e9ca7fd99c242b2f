"""The end of the game, and the road itself: SR40, SR52, SR53."""

import pytest

from serai.games.silk_road.board import arrows
from serai.games.silk_road.tables import ANTIOCH, CHANGAN, CITY_NAMES

from .table import fields, game, market


@pytest.mark.clause("SR40", "SR53")
def test_twelve_silver_four_goods_two_majorities_make_twenty() -> None:
    s = market("crook", ["silk silk ivory spices", "spices"], money=[12, 0, 0, 0])
    assert s.scores[0] == 12 + 4 + 2 * 2 == 20
    assert s.scores[1] == 1


@pytest.mark.clause("SR40")
def test_a_tie_for_most_brings_nobody_points() -> None:
    s = market("crook", ["silk silk", "silk silk", "silk"], money=[0, 0, 0, 0])
    assert s.scores == (2, 2, 1, 0)
    s = market("crook", ["silk", "silk silk", "silk silk", "silk silk silk"], money=[0, 0, 0, 0])
    assert s.scores == (1, 2, 2, 5)


@pytest.mark.clause("SR40")
def test_ties_share_the_victory() -> None:
    s = market("crook", money=[7, 9, 9, 2])
    fields(s).turn = -2
    assert s.winners == (1, 2)


@pytest.mark.clause("SR52")
@pytest.mark.parametrize("eastward", [False, True])
def test_there_are_96_routes_of_12_or_13_cities(eastward: bool) -> None:
    leads = arrows(game().options["board"], eastward)
    start, end = (ANTIOCH, CHANGAN) if eastward else (CHANGAN, ANTIOCH)
    routes, waiting = [], [(start,)]
    while waiting:
        route = waiting.pop()
        if route[-1] == end:
            routes.append(route)
        waiting += [(*route, to) for to in leads[route[-1]]]
    assert len(routes) == 96
    assert {len(route) - 2 for route in routes} == {12, 13}
    assert all(len(leads[city]) in (1, 2) for city in range(len(CITY_NAMES)) if city != end)
