"""A table laid by hand: positions for tests, played in notations on a guarded state."""

import serai
from serai.core.game import State as Position
from serai.core.rules import CHANCE
from serai.core.schema import guarded
from serai.games.five_tribes import rules
from serai.games.five_tribes.names import CARD_NAMES, DJINN_NAMES, KIND_NAMES, TILE_NAMES, TRIBE_LETTERS
from serai.games.five_tribes.state import State
from serai.games.five_tribes.tables import (
    CARD_KINDS,
    DJINNS,
    FACE_UP,
    IN_DECK,
    MEEPLES,
    MOVE,
    OWNED,
    SALE,
    SMALL_MARKET,
)

NOWHERE = OWNED + 9  # out of play


class Table:
    """Player 1 (seat 0) is to move. All tiles are small markets without cards, all meeples in the bag.

    The other markers wait on the zeros, the next player's in front, so that turns go 1, 2, 3, 4.
    """

    def __init__(self, players: int = 4, phase: int = MOVE) -> None:
        self.game = serai.game("five_tribes", players=players)
        self.s: State = guarded(State)()
        rules.setup(self.s, players=players)
        self.s.turn, self.s.event, self.s.phase, self.s.round = 0, 0, phase, 1
        for t in range(len(TILE_NAMES)):
            self.s.tile[t] = SMALL_MARKET
        self.s.bid[0] = 1
        order = [2, 1, 2] if players == 2 else list(range(2, players + 1))
        for place, owner in enumerate(reversed(order)):
            self.s.track[place] = owner

    # ---- Laying the table

    def kind(self, kind: str, *tiles: str) -> "Table":
        for tile in tiles:
            self.s.tile[TILE_NAMES.index(tile)] = KIND_NAMES.index(kind)
        return self

    def meeples(self, tile: str, letters: str) -> "Table":
        for letter in letters:
            t, tribe = TILE_NAMES.index(tile), TRIBE_LETTERS.index(letter)
            self.s.bag[tribe] -= 1
            self.s.meeple[t][tribe] += 1
            self.s.has[tribe] |= 1 << t
        return self

    def empty_bag(self) -> "Table":
        for tribe in range(len(MEEPLES)):
            self.s.bag[tribe] = 0
        return self

    def camel(self, player: int, *tiles: str) -> "Table":
        for tile in tiles:
            self.s.camels[player - 1] -= 1
            self.s.camel[TILE_NAMES.index(tile)] = player
            self.s.built |= 1 << TILE_NAMES.index(tile)
        return self

    def pieces(self, tile: str, palms: int = 0, palaces: int = 0) -> "Table":
        t = TILE_NAMES.index(tile)
        self.s.palms -= palms
        self.s.palaces -= palaces
        self.s.palm[t] += palms
        self.s.palace[t] += palaces
        self.s.built |= 1 << t
        return self

    def djinn(self, player: int, *names: str) -> "Table":
        for name in names:
            self.s.djinn[DJINN_NAMES.index(name)] = OWNED + player - 1
        return self

    def face_up(self, *names: str) -> "Table":
        for name in names:
            self.s.djinn[DJINN_NAMES.index(name)] = FACE_UP
        return self

    def cards(self, player: int, *names: str, unseen: bool = False) -> "Table":
        for name in names:
            kind = CARD_NAMES.index(name)
            self.s.deck[kind] -= 1
            self.s.cards[player - 1][kind] += 1
            if unseen:
                self.s.unseen[player - 1][kind] += 1
                self.s.hidden[player - 1] += 1
        return self

    def row(self, *names: str) -> "Table":
        for place, name in enumerate(names):
            self.s.deck[CARD_NAMES.index(name)] -= 1
            self.s.front[place] = CARD_NAMES.index(name) + 1
        return self

    def no_deck(self, discards: bool = False) -> "Table":
        """The rest of the resource deck is out of play, or all discarded."""
        for kind in range(CARD_KINDS):
            if discards:
                self.s.discards[kind] += self.s.deck[kind]
            self.s.deck[kind] = 0
        return self

    def only_djinns(self, *deck: str) -> "Table":
        """Of the djinn deck only these are left; the others of it are owned by nobody."""
        for djinn in range(DJINNS):
            if self.s.djinn[djinn] == IN_DECK and DJINN_NAMES[djinn] not in deck:
                self.s.djinn[djinn] = NOWHERE
        return self

    def people(self, player: int, viziers: int = 0, elders: int = 0) -> "Table":
        self.s.bag[0] -= viziers
        self.s.bag[1] -= elders
        self.s.viziers[player - 1] += viziers
        self.s.elders[player - 1] += elders
        return self

    def coins(self, player: int, coins: int) -> "Table":
        self.s.coins[player - 1] = coins
        return self

    # ---- Playing

    @property
    def position(self) -> Position:
        return Position(self.game, self.s)

    def can(self) -> list[str]:
        """What may be played, or happen, now."""
        chance = self.s.turn == CHANCE
        numbers = [x for x, _ in self.position.chances()] if chance else self.position.legal()
        return [self.game.notations(chance)[x] for x in numbers]

    def do(self, *plies: str) -> "Table":
        for ply in plies:
            self.position.play(self.position.parse(ply))
            self.s.to_bytes()
        return self

    # ---- Looking

    @property
    def actor(self) -> int:
        """The player to move, from 1 on; 0 if chance acts, -1 at the end."""
        return self.s.turn + 1

    def money(self) -> list[int]:
        return [self.s.coins[p] for p in range(self.s.players)]

    def on(self, tile: str) -> str:
        t = TILE_NAMES.index(tile)
        return "".join(letter * self.s.meeple[t][i] for i, letter in enumerate(TRIBE_LETTERS))

    def owner(self, tile: str) -> int:
        return self.s.camel[TILE_NAMES.index(tile)]

    def bag(self) -> dict[str, int]:
        return {letter: self.s.bag[i] for i, letter in enumerate(TRIBE_LETTERS)}

    def hand(self, player: int) -> dict[str, int]:
        held = self.s.cards[player - 1]
        return {n: held[i] for i, n in enumerate(CARD_NAMES) if held[i]}

    def discards(self) -> dict[str, int]:
        return {n: self.s.discards[i] for i, n in enumerate(CARD_NAMES) if self.s.discards[i]}

    def fronts(self) -> list[str]:
        return [CARD_NAMES[self.s.front[i] - 1] for i in range(len(self.s.front)) if self.s.front[i]]

    def at(self, tile: str) -> int:
        return TILE_NAMES.index(tile)

    def scores(self) -> tuple[int, ...]:
        return self.position.scores


def in_sale(players: int = 4) -> Table:
    return Table(players, SALE)


def before_clean_up(players: int = 4) -> Table:
    """The last marker is about to end its turn."""
    table = in_sale(players)
    for place in range(len(table.s.track)):
        if table.s.track[place]:
            owner, table.s.track[place] = table.s.track[place], 0
            table.s.bid[sum(table.s.bid[i] != 0 for i in range(4))] = owner
    return table
