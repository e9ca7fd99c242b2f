"""Random players with tempers, who make the odd things happen: caravans fill, hands too, souks break."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import serai
from serai.games.yspahan.tables import BESIDE, ROAD_NAMES, SHOP_NAMES

from .table import cubes


class Temper(NamedTuple):
    """How much a player likes each kind of action."""

    play: float = 1
    discard: float = 1
    roll: float = 1
    take: float = 2
    move: float = 1
    card: float = 1
    build: float = 4
    keep: float = 1
    end: float = 1
    other: float = 1
    hunts: float = 1  # how much likelier the Supervisor walks to cubes
    crossing: float = 1  # how much likelier all meet at E1 and S1, where two shops lie
    rich: float = 1  # how much likelier dice are taken for camels and gold


TEMPERS = (
    Temper(),
    Temper(take=6, move=0.3, card=0.3, end=0.2, keep=5),
    Temper(move=6, hunts=30, keep=3),
    Temper(card=8, play=0.02, discard=0.02),
    Temper(card=4, play=6, discard=0.1, build=10),
    Temper(take=3, discard=4),
    Temper(take=20, rich=8, build=50, play=0.1, discard=0.1, end=0.1, keep=0.1),
    Temper(take=3, move=4, hunts=20, crossing=40, keep=8, play=2),
)
HOARDER, BUILDER, SENDER = TEMPERS[3], TEMPERS[6], TEMPERS[7]
ALIKE = (HOARDER, SENDER, BUILDER, SENDER)  # tempers that sometimes fill a whole table
MEETINGS = frozenset(
    ["E1", "S1", "vase.blue.1", "barrel.white.1", "sack.white.1", "take.vase", "take.barrel", "take.sack"]
)


class Crowd:
    """All the players of one game, and its chance."""

    def __init__(self, seed: object, players: int, temper: Temper | None = None) -> None:
        self.rng = random.Random(repr(seed))
        self.tempers = [temper or self.rng.choice(TEMPERS) for _ in range(players)]

    def choose(self, s: serai.State) -> int:
        """An action of the player to move, or an outcome of chance."""
        if s.turn == serai.CHANCE:
            outcomes, weights = zip(*s.chances(), strict=True)
            return int(self.rng.choices(outcomes, weights)[0])
        names = s.game.notations(chance=False)
        temper = self.tempers[s.turn]
        taken = cubes(s)
        likings = [self._liking(temper, names[x], taken) for x in s.legal()]
        return self.rng.choices(s.legal(), likings)[0]

    def _liking(self, temper: Temper, name: str, taken: dict[str, int]) -> float:
        factor = temper.crossing if name in MEETINGS else 1
        if name in ROAD_NAMES:
            beside = [SHOP_NAMES[shop] for shop in BESIDE[ROAD_NAMES.index(name)] if shop >= 0]
            return factor * (temper.hunts if any(shop in taken for shop in beside) else 1)
        kind = name.split(".")[0].split("+")[0]
        if name in ("take.camel", "take.gold"):
            factor *= temper.rich
        return factor * float(getattr(temper, kind, temper.other))


def game(players: int, seed: object, temper: Temper | None = None) -> Iterator[tuple[serai.State, int]]:
    """Each position of one game with what is done there; the last one with -1."""
    s = serai.game("yspahan", players=players).start()
    crowd = Crowd((players, seed), players, temper)
    while not s.over:
        x = crowd.choose(s)
        yield s, x
        s.play(x)
    yield s, -1
