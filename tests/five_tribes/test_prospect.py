"""What a player is told about a move before it is made is what the rules then do."""

import random
from typing import Any

import serai
from serai.core import kit
from serai.games.five_tribes.board import LOOKAHEAD
from serai.games.five_tribes.movelist import Moves
from serai.games.five_tribes.names import TILE_NAMES

GAMES = 3
PLIES = 500  # of each game
FEW = 3  # meeples, so that no way comes back to a tile where it has left one


def positions(seed: int) -> Any:
    """Those of a random game in which meeples are about to move, or moving."""
    state, rng = serai.game("five_tribes").start(), random.Random(seed)
    for _ in range(PLIES):
        if state.over:
            return
        if state.view(None)["phase"] in ("move", "sow"):
            yield state
        state.play(kit.random_ply(state, rng))


def test_a_move_ends_where_it_is_said_to_end() -> None:
    moves, checked = Moves("interpreted"), 0
    for state in (state for seed in range(GAMES) for state in positions(seed)):
        view = state.view(None)
        if view["phase"] != "move":
            continue
        found: dict[str, set[str]] = {}
        for move in moves.all(state.record, 400):
            if len(move.drops) <= FEW and move.start is not None:
                found.setdefault(TILE_NAMES[move.start], set()).add(TILE_NAMES[move.way(move.start)[-1]])
        for start, ends in found.items():
            assert ends <= set(view["move"]["ends"][start].split())
            checked += 1
        small = {t["tile"] for t in view["tiles"] if sum(t["meeples"].values()) <= LOOKAHEAD}
        legal = {state.game.notations(False)[x] for x in state.legal()}
        assert {start for start, ends in view["move"]["ends"].items() if ends} == small & legal
    assert checked > 20


def test_the_last_meeple_takes_what_it_is_said_to_take() -> None:
    checked = 0
    for state in (state for seed in range(GAMES) for state in positions(seed)):
        seat = state.turn
        before = state.view(seat)
        for do, take in before["move"]["takes"].items():
            after = state.copy()
            after.play(state.game.number(do, False))
            seen = after.view(seat)
            mine, then = before["players"][seat], seen["players"][seat]
            assert take["claims"] == (then["camels"] < mine["camels"])
            there = next(tile for tile in before["tiles"] if tile["tile"] == take["tile"])
            assert take["count"] == there["meeples"][take["tribe"]] + 1
            if seen["phase"] != "tribe":  # no choice was left, so it has happened
                assert then["coins"] - mine["coins"] == take["coins"]
                assert then["cards"] - mine["cards"] == len(take["cards"])
            checked += 1
    assert checked > 20


def test_nothing_is_told_where_no_meeples_move() -> None:
    state = serai.game("five_tribes").start()
    assert state.view(None)["move"]["ends"] == state.view(None)["move"]["takes"] == {}
