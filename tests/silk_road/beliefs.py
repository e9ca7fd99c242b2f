"""What a viewer can believe, worked out the long way: every state that fits all they have seen.

Written without `resample`: it follows each possible state through the game, ply by ply, and drops
those in which the ply would have looked different. The chances of draws and thefts are kept; what
others choose tells nothing, except that they could choose it: every choice that fits counts alike.
"""

from collections import defaultdict
from fractions import Fraction

import serai
from serai.games.silk_road.state import State as Record


class Beliefs:
    def __init__(self, s: serai.State, viewer: int | None) -> None:
        self.viewer = -1 if viewer is None else viewer
        self.game = s.game
        self.weights: dict[bytes, Fraction] = {s.record.to_bytes(): Fraction(1)}
        self.states: dict[bytes, Record] = {s.record.to_bytes(): s.record.copy()}  # type: ignore[dict-item]

    def follow(self, s: serai.State, x: int) -> None:
        """In the true state s, x is about to be played."""
        rules, viewer = self.game.rules, self.viewer
        shown = rules.seen(s.record, x, viewer)
        weights: dict[bytes, Fraction] = defaultdict(Fraction)
        states: dict[bytes, Record] = {}
        for key, weight in self.weights.items():
            state = serai.State(self.game, self.states[key])
            assert state.turn == s.turn, "whose turn it is tells a secret"
            options = state.chances() or [(a, 1) for a in state.legal()]
            if state.turn == viewer:
                assert state.legal() == s.legal(), "one's choices tell a secret"
            fitting = [(o, w) for o, w in options if rules.seen(state.record, o, viewer) == shown]
            total = sum(w for _, w in options) if s.turn == serai.CHANCE else 1
            for option, w in fitting:
                after = state.copy()
                after.play(option)
                new = after.record.to_bytes()
                weights[new] += weight * w / total
                states[new] = after.record  # type: ignore[assignment]
        self.weights, self.states = dict(weights), states
        whole = sum(weights.values())
        assert whole > 0, "the true state was thought impossible"
        for key in self.weights:
            self.weights[key] /= whole
