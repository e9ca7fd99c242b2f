"""Components and set-up: YS1 to YS6."""

import pytest

import serai
from serai.games.yspahan.tables import (
    BESIDE,
    BUILDING_NAMES,
    CAMEL_PRICE,
    DISTANCE,
    GOLD_PRICE,
    LINE_OF,
    LINE_POINTS,
    NO_SHOP,
    ROAD_NAMES,
    SHOP_NAMES,
    SOUK_NAMES,
    SOUK_SIZE,
    SOUK_VALUE,
)

from .oracle import BESIDE as ROAD
from .oracle import PRICES, SOUKS, distances
from .table import camels, caravan, fields, gold, hand, legal_names, outcome_names, pile, play, points, table


@pytest.mark.clause("YS1")
def test_three_or_four_play() -> None:
    assert serai.game("yspahan").players == 4
    for players in (2, 5):
        with pytest.raises(serai.BadOption, match="3, 4"):
            serai.game("yspahan", players=players)


@pytest.mark.clause("YS2")
def test_the_city_has_fourteen_souks_with_forty_seven_shops() -> None:
    ours = dict(zip(SOUK_NAMES, zip(SOUK_SIZE, SOUK_VALUE, strict=True), strict=True))
    assert ours == {
        f"{neighbourhood}.{colour}": souk
        for neighbourhood, souks in SOUKS.items()
        for colour, souk in souks.items()
    }
    assert len(SOUK_NAMES) == 14
    assert len(SHOP_NAMES) == len(set(SHOP_NAMES)) == 47


@pytest.mark.clause("YS3")
def test_the_road_is_a_cross_and_twenty_shops_touch_none_of_it() -> None:
    assert len(ROAD_NAMES) == 29
    for square, name in enumerate(ROAD_NAMES):
        beside = {SHOP_NAMES[shop] for shop in BESIDE[square] if shop != NO_SHOP}
        assert beside == set(ROAD[name])
        far = {ROAD_NAMES[other]: DISTANCE[square][other] for other in range(29)}
        assert far == distances(name)
    touched = {shop for pair in BESIDE for shop in pair if shop != NO_SHOP}
    assert len(touched) == 27
    assert [n for n in ROAD_NAMES if len(ROAD[n]) == 2] == ["E1", "S1"]


@pytest.mark.clause("YS4")
@pytest.mark.parametrize(("players", "camels_in_all"), [(3, 9), (4, 12)])
def test_the_caravan_has_three_lines(players: int, camels_in_all: int) -> None:
    lines = [LINE_OF[players][camel] for camel in range(camels_in_all)]
    assert lines == [0] * players + [1] * players + [2] * players
    assert LINE_POINTS == (2, 1, 0)
    s = table(players=players, caravan=[1] * (camels_in_all - 1), hands={0: "caravan"})
    play(s, "play.caravan")
    assert caravan(s) == []  # that camel was the last
    view = table(players=players, caravan=[0, 1]).view(None)
    assert [len(line) for line in view["caravan"]] == [players] * 3
    assert view["caravan"][0][:3] == [0, 1, None]


@pytest.mark.clause("YS5")
def test_there_are_two_cards_of_each_of_nine_kinds() -> None:
    s = serai.game("yspahan").start()
    assert len(pile(fields(s).deck)) == 18
    assert {pile(fields(s).deck).count(card) for card in pile(fields(s).deck)} == {2}


@pytest.mark.clause("YS5")
def test_camels_gold_and_cubes_never_run_out() -> None:
    """Far more than the box holds: about 25 of each."""
    s = table(gold=[300, 0, 0], camels=[300, 0, 0], tower="1x9 6x3")
    play(s, "take.camel")
    assert camels(s)[0] == 309
    everywhere = " ".join(shop for shop in SHOP_NAMES if shop != "vase.blue.1")
    s = table(shops={0: everywhere}, caravan=[0] * 8, tower="1x3 2x1 3x1 4x1 5x1 6x1")
    play(s, "take.vase vase.blue.1")
    assert len([c for souk in s.view(None)["souks"] for c in souk["cubes"] if c]) == 47


@pytest.mark.clause("YS6")
@pytest.mark.parametrize("players", [3, 4])
def test_the_start(players: int) -> None:
    s = serai.game("yspahan", players=players).start()
    assert outcome_names(s) == {f"first{p + 1}": 1 for p in range(players)}
    play(s, "first2")
    assert (gold(s), camels(s), points(s)) == ([2] * players, [0] * players, [0] * players)
    assert [hand(s, p) for p in range(players)] == [[]] * players
    view = s.view(None)
    assert (view["supervisor"], view["week"], view["day"]) == ("C", 1, 1)
    assert s.turn == 1
    assert view["order"] == [(1 + i) % players for i in range(players)]
    assert legal_names(s) == ["roll", "roll+1", "roll+2"]


@pytest.mark.clause("YS44", "YS45", "YS46", "YS47", "YS48", "YS49")
def test_the_prices_of_the_buildings() -> None:
    ours = dict(zip(BUILDING_NAMES, zip(CAMEL_PRICE, GOLD_PRICE, strict=True), strict=True))
    assert ours == PRICES
