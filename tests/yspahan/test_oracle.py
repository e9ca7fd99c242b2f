"""Our rules against a second implementation, ply by ply, over games full of odd events."""

from collections import Counter

import pytest

from . import crowd
from .oracle import Oracle
from .table import outcome_names, snapshot

GAMES = 70

EVENTS = {
    *(f"{n} groups" for n in (3, 4, 5, 6)),
    *(f"played {card}" for card in ("gold", "camels", "city", "caravan", "sell-camels", "sell-gold")),
    *(f"played {card}" for card in ("no-camels", "no-gold", "both", "exchange")),
    "caravan filled by a card",
    "caravan filled by cube 1 of 1",
    "caravan filled by cube 1 of 2",
    "caravan filled by cube 2 of 2",
    "caravanserai",
    "cubes lost",
    "extra die",
    "fare paid",
    "nothing to draw",
    "protected",
    "reshuffled",
    "sixth building",
    "souk broken",
    "souk counted",
    "stayed",
    "two unfinished souks",
    "yellow dice alone removed",
}
FOUR_PLAYERS = {"no dice left", "tie before the last day"}  # three seldom run out of dice


@pytest.mark.parametrize("players", [3, 4])
def test_both_implementations_agree_after_every_ply(players: int, scale: int) -> None:
    happened: Counter[str] = Counter()
    for number in range(GAMES * scale):
        temper = crowd.ALIKE[number % len(crowd.ALIKE)] if number % 5 else None
        happened += compare_one_game(players, number, temper)
    wanted = EVENTS | FOUR_PLAYERS if players == 4 else EVENTS
    assert wanted <= happened.keys(), sorted(wanted - happened.keys())


def compare_one_game(players: int, seed: int, temper: crowd.Temper | None) -> Counter[str]:
    oracle = Oracle(players)
    told: list[str] = []
    for s, x in crowd.game(players, seed, temper):
        where = f"{players} players, seed {seed}, after {told[-60:]}"
        assert snapshot(s) == of_oracle(oracle), where
        names, draws = s.game.notations(chance=False), s.game.notations(chance=True)
        if s.turn == -1:
            assert outcome_names(s) == oracle.options, where
        else:
            assert {names[action] for action in s.legal()} == oracle.options.keys(), where
        if s.over:
            assert s.scores == tuple(oracle.points), where
            best = max(oracle.points)
            assert s.winners == tuple(p for p in range(players) if oracle.points[p] == best), where
        else:
            told.append(draws[x] if s.turn < 0 else names[x])
            oracle.do(told[-1])
    return oracle.happened


def of_oracle(oracle: Oracle) -> dict[str, object]:
    return {
        "who": oracle.who,
        "points": oracle.points,
        "gold": oracle.gold,
        "camels": oracle.camels,
        "buildings": oracle.buildings,
        "hands": [+hand for hand in oracle.hands],
        "deck": +oracle.deck,
        "discards": +oracle.discards,
        "shops": oracle.shops,
        "caravan": oracle.caravan,
        "tower": {sq: (value, white + yellow) for sq, (value, white, yellow) in oracle.tower.items()},
        "supervisor": oracle.supervisor,
        "day": (oracle.week, oracle.day),
        "order": oracle.order,
    }
