"""Components and set-up (FT1-FT5)."""

import json
import random
from collections import Counter

import pytest

import serai
from serai.core import kit
from serai.core.game import State
from serai.games.five_tribes import tables as t
from serai.games.five_tribes.names import CARD_NAMES, DJINN_NAMES, KIND_NAMES

from .table import Table


def dealt(players: int, seed: int) -> State:
    return serai.game("five_tribes", players=players).match(seed=seed).state


@pytest.mark.clause("FT1")
def test_thirty_tiles_of_the_printed_kinds_lie_at_random() -> None:
    states = [dealt(4, seed) for seed in range(20)]
    for state in states:
        kinds = Counter(KIND_NAMES[k] for k in state.record.to_dict()["tile"])
        assert kinds == {
            "village": 5, "sacred6": 4, "sacred10": 1, "sacred12": 1, "sacred15": 1,
            "oasis": 6, "small": 8, "large": 4,
        }  # fmt: skip
    assert len({tuple(s.record.to_dict()["tile"]) for s in states}) == 20
    points = {KIND_NAMES[k]: t.TILE_POINTS[k] for k in range(1, 9)}
    assert points == {
        "village": 5, "sacred6": 6, "sacred10": 10, "sacred12": 12, "sacred15": 15,
        "oasis": 8, "small": 6, "large": 4,
    }  # fmt: skip
    assert [KIND_NAMES[k][:3] for k in range(1, t.LAST_BLUE + 1)] == ["vil", "sac", "sac", "sac", "sac"]
    assert sum(t.TILE_COUNTS[: t.LAST_BLUE + 1]) == 12
    with pytest.raises(serai.BadOption, match="2, 3, 4"):
        serai.game("five_tribes", players=5)


@pytest.mark.clause("FT1")
def test_every_kind_of_tile_is_as_likely_as_it_is_frequent() -> None:
    state = serai.game("five_tribes").start()
    assert state.chances() == ((0, 5), (1, 4), (2, 1), (3, 1), (4, 1), (5, 6), (6, 8), (7, 4))
    state.play(2)
    assert state.chances() == ((0, 5), (1, 4), (3, 1), (4, 1), (5, 6), (6, 8), (7, 4))


@pytest.mark.clause("FT2")
def test_three_meeples_on_every_tile_and_an_empty_bag() -> None:
    for seed in range(5):
        values = dealt(3, seed).record.to_dict()
        assert all(sum(row) == 3 for row in values["meeple"])
        assert [sum(column) for column in zip(*values["meeple"], strict=True)] == [16, 20, 18, 18, 18]
        assert values["bag"] == [0, 0, 0, 0, 0]


@pytest.mark.clause("FT3")
def test_cards_djinns_palms_and_palaces() -> None:
    assert dict(zip(CARD_NAMES, t.CARDS, strict=True)) == {
        "ivory": 2, "gems": 2, "gold": 2, "papyrus": 4, "silk": 4, "spices": 4,
        "fish": 6, "wheat": 6, "pottery": 6, "fakir": 18,
    }  # fmt: skip
    record = dealt(4, 1).record
    values = record.to_dict()
    assert all(values["front"])
    assert sum(values["deck"]) == 54 - 9
    assert values["djinn"].count(t.FACE_UP) == 3
    assert values["djinn"].count(t.IN_DECK) == 19
    assert (values["palms"], values["palaces"]) == (12, 10)


@pytest.mark.clause("FT3")
def test_coins_never_run_out() -> None:
    table = Table().kind("village", "a1", "b1", "c1", "a2", "b2", "c2").coins(1, 5000)
    table.meeples("a1", "b").meeples("b1", "b")
    table.do("a1", "bE")
    assert table.money()[0] == 5000 + 2 * 6


@pytest.mark.clause("FT4")
@pytest.mark.parametrize(("players", "camels", "markers"), [(2, 11, 2), (3, 8, 1), (4, 8, 1)])
def test_coins_camels_and_markers(players: int, camels: int, markers: int) -> None:
    orders = set()
    for seed in range(40):
        values = dealt(players, seed).record.to_dict()
        assert values["coins"][:players] == [50] * players
        assert values["camels"][:players] == [camels] * players
        owners = [owner for owner in values["bid"] if owner]
        assert Counter(owners) == {p + 1: markers for p in range(players)}
        assert len(owners) == (3 if players == 3 else 4)
        orders.add(tuple(owners))
    assert len(orders) == 6 if players < 4 else len(orders) > 12


@pytest.mark.clause("FT5")
def test_coins_and_hands_are_covered_and_the_rest_is_open() -> None:
    table = Table().cards(1, "fish", "fakir").cards(2, "ivory").people(2, viziers=2, elders=1)
    table.djinn(2, "Enki").coins(2, 33)
    seen = table.position.view(0)
    me, other = seen["players"][:2]
    assert me["coins"] == 50
    assert me["hand"] == {"fish": 1, "fakir": 1}
    assert other == {
        "coins": None, "viziers": 2, "elders": 1, "camels": 8, "djinns": ["Enki"], "cards": 1, "hand": None,
        "goods": None, "points": 2 + 30 + 2 + 8,  # most viziers, an elder and Enki
    }  # fmt: skip
    spectator = table.position.view(None)
    assert all(p["coins"] is None and p["hand"] is None for p in spectator["players"])
    assert spectator["bag"] == {"y": 14, "w": 19, "g": 18, "b": 18, "r": 18}
    assert spectator["deck"] == 51
    assert spectator["djinn_deck"] == 21
    assert spectator["discards"] == {}
    json.dumps(seen)


@pytest.mark.clause("FT5")
def test_everything_is_shown_at_the_end() -> None:
    game = serai.game("five_tribes", players=3)
    state, rng = game.start(), random.Random(3)
    while not state.over:
        state.play(kit.random_ply(state, rng))
    assert all(p["coins"] is not None and p["hand"] is not None for p in state.view(None)["players"])


@pytest.mark.clause("FT5")
def test_whoever_watches_and_remembers_knows_coins_and_cards_from_the_row() -> None:
    table = Table().coins(2, 33).cards(2, "ivory").cards(2, "gold", unseen=True)
    names = [name for name, _ in table.game.observation]
    seen = dict(zip(names, split(table.position.observe(0), table), strict=True))
    assert seen["coins"] == [50, 33, 50, 50]
    assert seen["cards"][10:20] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert seen["unseen_cards"] == [0, 1, 0, 0]
    drawn = {tuple(table.position.resample(0, seed).record.to_dict()["cards"][1]) for seed in range(200)}
    assert all(hand[0] >= 1 and sum(hand) == 2 for hand in drawn)
    assert len(drawn) == 10
    assert all(table.position.resample(0, seed).record.to_dict()["coins"][1] == 33 for seed in range(5))


def split(flat: list[int], table: Table) -> list[list[int]]:
    parts = []
    for _, shape in table.game.observation:
        size = 1
        for n in shape:
            size *= n
        parts.append(flat[:size])
        flat = flat[size:]
    assert not flat
    return parts


def test_the_djinns_have_their_printed_points() -> None:
    assert len(DJINN_NAMES) == 22
    points = dict(zip(DJINN_NAMES, t.DJINN_POINTS, strict=True))
    assert set(points.values()) == {4, 5, 6, 8, 10}
    assert [n for n, p in points.items() if p == 10] == ["Hagis", "Lamia"]
    assert [n for n, p in points.items() if p == 4] == ["Echidna", "Leta", "Sibittis", "Utug"]
    assert [n for n, p in points.items() if p == 8] == ["Anun-Nak", "Enki", "Haurvatat", "Iblis", "Sloar"]
    assert [n for n, p in points.items() if p == 5] == ["Al-Amin"]
