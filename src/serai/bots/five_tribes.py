"""A player of Five Tribes who looks at every complete move and takes what brings most at once.

- The move: `games/five_tribes/worth.py` values each complete move by the tribe's action, the tile
  taken and the tile's action. The best one is played step by step.
- Everything else in a turn: each choice is followed to its end and the position valued by the
  points it would score, with something on top for fakirs, elders and different goods.
- Bids: as much as a third of what the best move is worth more than the one that others would leave.
- Goods are never sold: they score as much at the end.
"""

import random
from typing import Any, cast

from serai.core.buffers import states, zeros
from serai.core.compiler import Mode, bind
from serai.core.game import Game, State
from serai.games.five_tribes import moves, rules, worth
from serai.games.five_tribes.board import TILES
from serai.games.five_tribes.state import State as Table
from serai.games.five_tribes.tables import (
    BID_FIRST,
    BID_SPOT,
    BIDDING,
    CALL,
    CARD_KINDS,
    DRAW_CARD,
    END,
    FAKIR,
    GOODS,
    KEEP,
    LOOK,
    MAX_MARKERS,
    MOVE,
    PLACE,
    POINT,
    PRICES,
    PUT,
    RIVAL,
    SECOND_CARD,
    SELL,
    SOW,
    STAY,
    TARGET,
    VICTIM,
)

INNER = (VICTIM, RIVAL, SECOND_CARD, CALL, TARGET, PLACE, KEEP)  # the player is not done choosing yet
UNKNOWN_CARD = 30  # tenths of a point
UNKNOWN_DJINN = 75
CAUTION = 3  # a bid is at most this part of what may be lost


class Greedy:
    """The most valuable complete move, and the most valuable choice everywhere else."""

    def __init__(self, game: Game, mode: Mode = "compiled") -> None:
        self.mode: Mode = mode
        self.game = game
        self.choice, self.cursor = zeros(mode, moves.ROOM, moves.CHOICES), zeros(mode, moves.ROOM + 1, 2)
        self.goods, self.by_tile, self.first = zeros(mode, CARD_KINDS), zeros(mode, TILES), zeros(mode, 2)
        nothing = states(mode, Table(), 1)[0]
        self.bound = bind("five_tribes", rules, worth, mode, lambda bound: self._look(bound, nothing))

    def choose(self, state: State, seed: int) -> int:
        s, legal = cast(Table, state.record), state.legal()
        if len(legal) == 1:
            return legal[0]
        if s.phase == BIDDING:
            return self._bid(s, legal)
        if s.phase == SOW:
            self._best(s)
            return int(self.first[1])
        if s.phase == MOVE and STAY not in legal:
            self._best(s)
            return POINT + int(self.first[0])
        worth_of = {x: self._follow(state, x) for x in legal if not PUT <= x < SELL}
        best = max(worth_of.values())
        return random.Random(seed).choice([x for x, value in worth_of.items() if value == best])

    def _best(self, s: Table) -> int:
        """Look at all complete moves from here."""
        return self._look(self.bound, states(self.mode, s, 1)[0])

    def _look(self, bound: Any, s: Any) -> int:
        return int(bound.best_moves(s, self.choice, self.cursor, self.goods, self.by_tile, self.first))

    def _bid(self, s: Table, legal: tuple[int, ...]) -> int:
        """Early turns are worth what the others would take away: one good final tile each."""
        after = s.copy()
        after.phase = MOVE
        best = self._best(after)
        ranking = sorted((int(value) for value in self.by_tile), reverse=True)
        others = sum(s.bid[i] != 0 for i in range(MAX_MARKERS)) + sum(s.track[i] != 0 for i in range(3))
        loss = max(0, best - max(0, ranking[min(others, TILES - 1)])) if best > 0 else 0
        limit = loss // (CAUTION * worth.POINT_WORTH)
        plain = [x for x in legal if x == BID_FIRST[BID_SPOT[x]]]
        good = [x for x in plain if PRICES[BID_SPOT[x]] <= limit]
        return good[-1] if good else plain[0]

    def _follow(self, state: State, x: int) -> int:
        """The value after an action, with the best continuation while it is not complete."""
        me = state.turn
        after = state.copy()
        rules.play(cast(Table, after.record), x)
        s = cast(Table, after.record)
        if x == END:
            return evaluate(cast(Table, state.record), me)
        if s.turn == me and s.phase in INNER:
            return max(self._follow(after, y) for y in after.legal())
        return evaluate(s, me)


def evaluate(s: Table, p: int) -> int:
    """Points as they stand, in tenths, with something for what will bring more; less the others'."""
    points = [0] * s.players
    rules.score(s, points)
    value = worth.POINT_WORTH * points[p] - 2 * (sum(points) - points[p])
    value += worth.FAKIR_WORTH * s.cards[p][FAKIR] + worth.ELDER_WORTH * s.elders[p]
    value += sum(worth.NEW_GOOD_WORTH for kind in range(GOODS) if s.cards[p][kind])
    if s.event == DRAW_CARD:
        value += UNKNOWN_CARD * s.count
    return value + (UNKNOWN_DJINN if s.event == LOOK else 0)


BOTS = {"greedy": Greedy}
