"""The knobs of a search, and what it plays for."""

from serai.core.schema import Floats

EXPLORE = 0  # how much UCB looks at moves that were seldom tried
BIAS = 1  # how much the guide's preference counts, the less the oftener a move was tried
FRESH = 2  # by how much a move not tried yet is thought better than the average of those that were
GUIDED = 3  # of a hundred decisions in a playout so many follow the guide, the rest is random
CUT = 4  # decisions after which a playout may be cut off and estimated; below 0 for never
HEAT = 5  # points ahead, in an estimate, that make a victory about three times as likely
MARGIN = 6  # the part of a reward that is the distance to the best rival; the rest is the victory
SCALE = 7  # points at which half of that part is won or lost
CLOSED = 8  # 1 if outcomes of chance are nodes; 0 if the same node stands for all of them
PAIRED = 9  # 1 if the n-th try of every move at hand meets the same luck, so that they can be compared


def reward(players: int, p: int, knobs: Floats, points: Floats, win: Floats) -> float:
    """What a player makes of an end: their part in the victory, mixed with the distance to the best rival."""
    rival = points[1 if p == 0 else 0]
    for q in range(players):
        if q != p:
            rival = max(rival, points[q])
    ahead = points[p] - rival
    margin = 0.5 + 0.5 * ahead / (knobs[SCALE] + abs(ahead))
    return (1.0 - knobs[MARGIN]) * win[p] + knobs[MARGIN] * margin
