"""Random players who make the odd things happen: tiles before camels' feet, follies, endless idling."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import serai
from serai.games.camel_up.tables import CAMELS, LETTERS, MAX_PLAYERS, SPACES

from .table import fields, ranking


class Temper(NamedTuple):
    """How much a player likes each kind of action."""

    roll: float = 1
    leg: float = 1
    desert: float = 1
    bet: float = 1
    foolish: bool = False  # bets on the last camels


BETTOR = Temper(roll=3, leg=1, desert=1, bet=3)
TEMPERS = (
    Temper(),
    Temper(roll=5, desert=4, bet=0.5),
    BETTOR,
    Temper(roll=3, leg=6),
    Temper(leg=0, desert=0, bet=0),
    Temper(roll=0.1, leg=6, desert=0.2, bet=2, foolish=True),
)


class Crowd:
    """All the players of one game, and its dice. Idlers roll only when they must, until they did."""

    def __init__(self, seed: object, idling: bool = False) -> None:
        self.rng = random.Random(repr(seed))
        tempers = TEMPERS if self.rng.random() < 0.8 else (BETTOR,)
        self.tempers = self.rng.choices(tempers, k=MAX_PLAYERS)
        self.idling = idling
        self.fashion = {f"win{self.rng.choice(LETTERS)}", f"lose{self.rng.choice(LETTERS)}"}

    def choose(self, s: serai.State) -> int:
        """An action of the player to move, or an outcome of chance."""
        if s.turn == serai.CHANCE:
            return self.rng.choice(s.chances())[0]  # all weights are 1
        names = s.game.notations(chance=False)
        legal = {names[x]: x for x in s.legal()}
        self.idling &= legal.keys() != {"roll"}
        kinds: dict[str, list[str]] = {}
        for name in legal:
            kinds.setdefault(_kind(name), []).append(name)
        if self.idling:
            del kinds["roll"]
        temper = self.tempers[s.turn]
        kind = self.rng.choices(list(kinds), [getattr(temper, kind) + 1e-6 for kind in kinds])[0]
        weights = [self._liking(s, kind, name) for name in kinds[kind]]
        return legal[self.rng.choices(kinds[kind], weights)[0]]

    def _liking(self, s: serai.State, kind: str, name: str) -> float:
        """Desert tiles where a camel may land, and before the finish line; bets as others bet."""
        if kind == "desert":
            space = abs(int(name))
            near = any(space - 3 <= fields(s).space[camel] < space for camel in range(CAMELS))
            return 0.2 + 3 * near + 10 * (near and space == SPACES)
        if kind == "bet" and name in self.fashion:
            return 20
        if self.tempers[s.turn].foolish and kind != "roll":
            place = ranking(s).index(name[-1])
            return 0.1 + (4 - place if name.startswith("lose") else place)
        return 1


def _kind(name: str) -> str:
    if name == "roll":
        return "roll"
    if name[0] in "+-":
        return "desert"
    return "leg" if name.startswith("leg") else "bet"


def game(players: int, seed: object, idling: bool = False) -> Iterator[tuple[serai.State, int]]:
    """Each position of a random game with what is played there; the last one with -1."""
    crowd, s = Crowd((players, seed), idling), serai.game("camel_up", players=players).start()
    while not s.over:
        x = crowd.choose(s)
        yield s, x
        s.play(x)
    yield s, -1


def positions(players: int, seed: object) -> Iterator[serai.State]:
    """Each position of a random game where a player has to act; it moves on with the next."""
    for s, _ in game(players, seed):
        if s.turn >= 0:
            yield s
