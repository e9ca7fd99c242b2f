"""Five Tribes as random players seldom get to see it: with cards that nobody has seen."""

import random

from serai.core.game import Game, State
from serai.core.kit import random_ply
from serai.core.rules import CHANCE
from serai.games.five_tribes.names import DJINN_NAMES
from serai.games.five_tribes.state import State as FiveTribes
from serai.games.five_tribes.tables import FAKIR, OWNED

DJINNS = (("Sloar", "Enki"), ("Kandicha", "Iblis"), ("Sibittis", "Hagis"))
GOLD = 6


class Rich(Game):
    """Begins with djinns that draw and look unseen, with what they cost, and an unseen card in every hand."""

    def start(self) -> State:
        position, luck = super().start(), random.Random(11)
        while position.turn == CHANCE:
            position.play(random_ply(position, luck))
        s = position.record
        assert isinstance(s, FiveTribes)
        for p in range(self.players):
            for name in DJINNS[p % len(DJINNS)]:
                s.djinn[DJINN_NAMES.index(name)] = OWNED + p
            s.elders[p] += 3
            for card, count in ((FAKIR, 2), (GOLD, 1)):
                s.deck[card] -= count
                s.cards[p][card] += count
            s.unseen[p][GOLD] += 1
            s.hidden[p] += 1
        return position
