"""Yspahan a second time: slow, obvious, and written from the clauses of its rules page, not from our rules.

The game is one long story, told by generators that stop wherever somebody or something has to decide.
Shops, cards and squares are names, and everything is driven by notations.

>>> game = Oracle(players=3)
>>> for name in "first2 roll 1 1 1 2 3 3 5 5 6 take.camel end".split():
...     game.do(name)
>>> game.camels, game.tower, game.who
([0, 3, 0], {'sack': [2, 1, 0], 'barrel': [3, 2, 0], 'chest': [5, 2, 0], 'gold': [6, 1, 0]}, 2)
"""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

CHANCE, OVER = -1, -2
SOUKS = {  # YS2: shops, value
    "sack": {"white": (3, 3), "blue": (4, 4), "yellow": (5, 6), "pink": (6, 8)},
    "barrel": {"white": (2, 3), "blue": (3, 4), "yellow": (4, 6), "pink": (5, 8)},
    "chest": {"blue": (2, 4), "yellow": (3, 6), "pink": (4, 8)},
    "vase": {"blue": (1, 4), "yellow": (2, 6), "orange": (3, 12)},
}
BESIDE = {  # YS3
    "W1": ["sack.white.1"],
    "W2": ["chest.blue.1"],
    "W3": ["sack.white.3"],
    "W4": ["chest.blue.2"],
    "W5": ["sack.yellow.1"],
    "W6": ["chest.yellow.1"],
    "W7": ["sack.yellow.2"],
    "W8": ["chest.yellow.2"],
    "W9": ["sack.pink.1"],
    "W10": ["chest.yellow.3"],
    "E1": ["vase.blue.1", "barrel.white.1"],
    "E2": ["barrel.white.2"],
    "E3": ["vase.orange.1"],
    "E4": ["barrel.yellow.1"],
    "E5": ["vase.orange.2"],
    "E6": ["barrel.yellow.2"],
    "E7": ["vase.orange.3"],
    "N1": ["vase.blue.1"],
    "N2": ["chest.pink.1"],
    "N3": ["vase.yellow.1"],
    "N4": ["chest.pink.2"],
    "S1": ["sack.white.1", "barrel.white.1"],
    "S2": ["sack.white.2"],
    "S3": ["barrel.blue.1"],
    "S4": ["sack.blue.1"],
    "S5": ["barrel.pink.1"],
    "S6": ["sack.blue.2"],
    "S7": ["barrel.pink.2"],
    "C": [],
}
PRICES = {  # YS44-YS49: camels, gold
    "paddock": (2, 0),
    "shop": (2, 2),
    "hammam": (2, 2),
    "caravanserai": (3, 3),
    "bazaar": (4, 4),
    "hoist": (4, 4),
}
CARDS = ["gold", "camels", "city", "caravan", "sell-camels", "sell-gold", "no-camels", "no-gold", "exchange"]
TOWER = ["camel", "sack", "barrel", "chest", "vase", "gold"]

Question = tuple[int, dict[str, int]]  # who decides, and what may be chosen, with weights
Story = Generator[Question, str, None]
Answer = Generator[Question, str, str]


class Oracle:
    """One game, from the draw of the first player to the last count."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.points = [0] * players
        self.gold = [2] * players
        self.camels = [0] * players
        self.buildings: list[set[str]] = [set() for _ in range(players)]
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.deck = Counter(dict.fromkeys(CARDS, 2))
        self.discards: Counter[str] = Counter()
        self.shops: dict[str, int] = {}  # the cubes in the city, by owner
        self.caravan: list[int] = []  # the cubes on it, in the order of loading
        self.tower: dict[str, list[int]] = {}  # value, white dice, yellow dice
        self.supervisor = "C"
        self.week = self.day = 1
        self.order: list[int] = []
        self.built_this_turn = False
        self.happened: Counter[str] = Counter()
        self.story = self.whole_game()
        self.who, self.options = next(self.story)

    def do(self, name: str) -> None:
        assert name in self.options, f"{name} is none of {sorted(self.options)}"
        try:
            self.who, self.options = self.story.send(name)
        except StopIteration:
            self.who, self.options = OVER, {}

    # ---- The course of the game ----

    def whole_game(self) -> Story:
        name = yield CHANCE, {f"first{p + 1}": 1 for p in range(self.players)}
        first = int(name.removeprefix("first")) - 1
        for self.week in (1, 2, 3):
            for self.day in (1, 2, 3, 4, 5, 6, 7):
                self.order = [(first + i) % self.players for i in range(self.players)]
                if self.players == 4 and (self.week, self.day) == (3, 7):
                    self.last_day_order((first - 1) % 4)
                yield from self.whole_day()
                first = (first + 1) % self.players
            self.count_souks()
            self.count_caravan()
            if self.week < 3:
                self.supervisor = "C"
        if self.points.count(max(self.points)) > 1:
            self.happened["shared victory"] += 1

    def last_day_order(self, first_of_day_6: int) -> None:
        """YS63."""
        away = [(p - first_of_day_6) % 4 for p in range(4)]
        if len(set(self.points)) < 4:
            self.happened["tie before the last day"] += 1
        self.order = sorted(range(4), key=lambda p: (self.points[p], -away[p]))

    def whole_day(self) -> Story:
        for p in self.order:
            self.built_this_turn = False
            if p == self.order[0]:
                yield from self.supplying(p)
            yield from self.dice_action(p)
            yield from self.finish(p)
            if p == self.order[0]:
                self.remove_yellow()
        self.tower = {}

    # ---- Supplying ----

    def supplying(self, p: int) -> Story:
        rolls = ["roll", "roll+1", "roll+2", "roll+3"]
        name = yield from self.after_cards(p, lambda: rolls[: self.gold[p] + 1])
        bought = int(name.removeprefix("roll") or 0)
        self.gold[p] -= bought
        dice: dict[int, list[int]] = {}
        for colour in [0] * 9 + [1] * bought:
            value = yield CHANCE, {str(value): 1 for value in range(1, 7)}
            dice.setdefault(int(value), [0, 0])[colour] += 1
        groups = [[value, *dice[value]] for value in sorted(dice)]
        self.tower = dict(zip(TOWER, groups[:1] + groups[1:-1], strict=False))
        if len(groups) > 1:
            self.tower["gold"] = groups[-1]
        self.happened[f"{len(groups)} groups"] += 1

    def remove_yellow(self) -> None:
        for square, group in list(self.tower.items()):
            group[2] = 0
            if group[1] == 0:
                del self.tower[square]
                self.happened["yellow dice alone removed"] += 1

    # ---- The dice action ----

    def dice_action(self, p: int) -> Story:
        name = yield from self.after_cards(p, lambda: self.ways_to_use_dice(p))
        extra = 0
        if name.startswith("discard."):
            self.discard(p, name.removeprefix("discard."))
            extra = 1
            self.happened["extra die"] += 1
            name = yield p, as_options(f"take.{square}" for square in self.own_actions(p))
        if name == "card":
            self.happened["no dice left"] += 1
            yield from self.draw(p)
            return
        kind, square = name.split(".")
        value, white, yellow = self.tower.pop(square)
        if kind == "card":
            yield from self.draw(p)
        elif kind == "move":
            yield from self.move_supervisor(p, value)
        elif square == "camel":
            self.camels[p] += white + yellow + extra + ("paddock" in self.buildings[p])
        elif square == "gold":
            self.gold[p] += white + yellow + extra + 2 * ("shop" in self.buildings[p])
        else:
            yield from self.supply(p, [square], white + yellow + extra + ("hoist" in self.buildings[p]))

    def ways_to_use_dice(self, p: int) -> list[str]:
        if not self.tower:
            return ["card"]
        ways = [f"{kind}.{square}" for kind in ("move", "card") for square in self.tower]
        own = [f"take.{square}" for square in self.own_actions(p)]
        return ways + own + ([f"discard.{card}" for card in +self.hands[p]] if own else [])

    def own_actions(self, p: int) -> list[str]:
        return [sq for sq in self.tower if sq in ("camel", "gold") or self.open_shops(p, [sq])]

    def open_shops(self, p: int, neighbourhoods: Iterable[str]) -> list[str]:
        """YS25, YS27."""
        found = []
        for neighbourhood in neighbourhoods:
            free: list[str] = []
            started: list[str] = []
            unfinished = 0
            for colour, (size, _) in SOUKS[neighbourhood].items():
                shops = [f"{neighbourhood}.{colour}.{n}" for n in range(1, size + 1)]
                owners = {self.shops[shop] for shop in shops if shop in self.shops}
                empty = [shop for shop in shops if shop not in self.shops]
                if not owners:
                    free += empty
                elif owners == {p} and empty:
                    started += empty
                    unfinished += 1
            if unfinished > 1:
                self.happened["two unfinished souks"] += 1
            found += started or free
        return found

    def supply(self, p: int, neighbourhoods: list[str], cubes: int) -> Story:
        for _ in range(cubes):
            shops = self.open_shops(p, neighbourhoods)
            if not shops:
                self.happened["cubes lost"] += 1
                return
            shop = yield p, as_options(shops)
            self.shops[shop] = p

    # ---- The Supervisor ----

    def move_supervisor(self, p: int, value: int) -> Story:
        free = 3 if "hammam" in self.buildings[p] else 0
        fares = {sq: max(0, abs(far - value) - free) for sq, far in distances(self.supervisor).items()}
        square = yield p, as_options(sq for sq, fare in fares.items() if fare <= self.gold[p])
        if fares[square]:
            self.happened["fare paid"] += 1
        if square == self.supervisor:
            self.happened["stayed"] += 1
        self.gold[p] -= fares[square]
        self.supervisor = square
        shops = [shop for shop in BESIDE[square] if shop in self.shops]
        if len(shops) == 2:
            name = yield p, as_options(f"first.{shop}" for shop in shops)
            shops.sort(key=lambda shop: f"first.{shop}" != name)
        for n, shop in enumerate(shops):
            yield from self.send(shop, f"cube {n + 1} of {len(shops)}")

    def send(self, shop: str, which: str) -> Story:
        """YS36."""
        owner = self.shops[shop]
        name = "yield"
        if self.camels[owner] > 0:
            name = yield owner, as_options(["keep", "yield"])
        if name == "keep":
            self.camels[owner] -= 1
            self.happened["protected"] += 1
        else:
            if self.is_complete(shop):
                self.happened["souk broken"] += 1
            del self.shops[shop]
        if self.load(owner):
            self.happened[f"caravan filled by {which}"] += 1
        if "caravanserai" in self.buildings[owner]:
            self.happened["caravanserai"] += 1
            yield from self.draw(owner)

    def is_complete(self, shop: str) -> bool:
        souk = shop.rpartition(".")[0]
        neighbourhood, colour = souk.split(".")
        return sum(s.startswith(souk) for s in self.shops) == SOUKS[neighbourhood][colour][0]

    def load(self, owner: int) -> bool:
        """True if that filled the caravan: three lines of as many camels as there are players."""
        line = len(self.caravan) // self.players
        self.points[owner] += [2, 1, 0][line]
        self.caravan.append(owner)
        if len(self.caravan) < 3 * self.players:
            return False
        self.count_caravan()
        self.caravan = []
        return True

    def count_caravan(self) -> None:
        for p in range(self.players):
            lines = [i // self.players + 1 for i, owner in enumerate(self.caravan) if owner == p]
            self.points[p] += len(lines) * max(lines, default=0)

    def count_souks(self) -> None:
        for neighbourhood, souks in SOUKS.items():
            for colour, (size, value) in souks.items():
                owners = [self.shops.get(f"{neighbourhood}.{colour}.{n}") for n in range(1, size + 1)]
                if None not in owners:
                    (owner,) = {p for p in owners if p is not None}
                    self.points[owner] += value + 2 * ("bazaar" in self.buildings[owner])
                    self.happened["souk counted"] += 1
        self.shops = {}

    # ---- Buildings ----

    def can_build(self, p: int, camels: bool = True, gold: bool = True) -> list[str]:
        if self.built_this_turn:
            return []
        return [
            f"build.{name}"
            for name, price in PRICES.items()
            if name not in self.buildings[p]
            and (self.camels[p] >= price[0] or not camels)
            and (self.gold[p] >= price[1] or not gold)
        ]

    def build(self, p: int, name: str, camels: bool = True, gold: bool = True) -> None:
        building = name.removeprefix("build.")
        self.camels[p] -= PRICES[building][0] if camels else 0
        self.gold[p] -= PRICES[building][1] if gold else 0
        self.points[p] += [0, 0, 5, 5, 5, 10][len(self.buildings[p])]
        self.buildings[p].add(building)
        self.built_this_turn = True
        if len(self.buildings[p]) == 6:
            self.happened["sixth building"] += 1

    def finish(self, p: int) -> Story:
        while True:
            name = yield from self.after_cards(p, lambda: [*self.can_build(p), "end"])
            if name == "end":
                return
            self.build(p, name)

    # ---- Cards ----

    def after_cards(self, p: int, others: Any) -> Answer:
        """Cards are played until something else is chosen (YS39)."""
        while True:
            name = yield p, as_options([*self.playable(p), *others()])
            if not name.startswith("play."):
                return str(name)
            yield from self.play_card(p, name.removeprefix("play."))

    def playable(self, p: int) -> list[str]:
        """YS64."""
        possible = {
            "gold": True,
            "camels": True,
            "city": bool(self.open_shops(p, SOUKS)),
            "caravan": True,
            "sell-camels": self.camels[p] >= 1,
            "sell-gold": self.gold[p] >= 1,
            "no-camels": bool(self.can_build(p, camels=False)),
            "no-gold": bool(self.can_build(p, gold=False)),
            "exchange": self.camels[p] >= 1 or self.gold[p] >= 1,
        }
        cards = [f"play.{card}" for card in possible if self.hands[p][card] and possible[card]]
        pair = self.hands[p]["no-camels"] and self.hands[p]["no-gold"]
        return cards + ["play.both"] * bool(pair and self.can_build(p, camels=False, gold=False))

    def discard(self, p: int, card: str) -> None:
        self.hands[p][card] -= 1
        self.discards[card] += 1

    def play_card(self, p: int, card: str) -> Story:
        self.happened[f"played {card}"] += 1
        for one in ("no-camels", "no-gold") if card == "both" else (card,):
            self.discard(p, one)
        if card == "gold":
            self.gold[p] += 3
        elif card == "camels":
            self.camels[p] += 3
        elif card == "city":
            yield from self.supply(p, list(SOUKS), 1)
        elif card == "caravan":
            if self.load(p):
                self.happened["caravan filled by a card"] += 1
        elif card == "sell-camels":
            name = yield p, as_options(f"{n}camels" for n in range(1, min(self.camels[p], 4) + 1))
            self.camels[p] -= int(name.removesuffix("camels"))
            self.points[p] += 2 * int(name.removesuffix("camels"))
        elif card == "sell-gold":
            name = yield p, as_options(f"{n}gold" for n in range(1, min(self.gold[p], 10) + 1))
            self.gold[p] -= int(name.removesuffix("gold"))
            self.points[p] += int(name.removesuffix("gold"))
        elif card == "exchange":
            yield from self.exchange(p)
        else:
            camels, gold = card == "no-gold", card == "no-camels"
            name = yield p, as_options(self.can_build(p, camels, gold))
            self.build(p, name, camels, gold)

    def exchange(self, p: int) -> Story:
        way = ""
        while True:
            ways = []
            if self.camels[p] and way != "gold>camel":
                ways.append("camel>gold")
            if self.gold[p] and way != "camel>gold":
                ways.append("gold>camel")
            if not ways:
                return
            name = yield p, as_options(ways + ["stop"] * bool(way))
            if name == "stop":
                return
            way = name
            gained = 1 if way == "gold>camel" else -1
            self.camels[p] += gained
            self.gold[p] -= gained

    def draw(self, p: int) -> Story:
        """YS40."""
        if not self.deck.total():
            if not self.discards.total():
                self.happened["nothing to draw"] += 1
                return
            self.happened["reshuffled"] += 1
            pile = self.discards
        else:
            pile = self.deck
        name = yield CHANCE, {f"card.{card}": number for card, number in pile.items() if number}
        if pile is self.discards:
            self.deck, self.discards = self.discards, Counter()
        card = name.removeprefix("card.")
        self.deck[card] -= 1
        self.hands[p][card] += 1


def as_options(names: Iterable[str]) -> dict[str, int]:
    return dict.fromkeys(names, 1)


def distances(square: str) -> dict[str, int]:
    """How far each square of the road is, walking from square to square."""
    found = {square: 0}
    reached = [square]
    for here in reached:
        for there in neighbours(here):
            if there not in found:
                found[there] = found[here] + 1
                reached.append(there)
    return found


def neighbours(square: str) -> list[str]:
    if square == "C":
        return ["W1", "E1", "N1", "S1"]
    arm, n = square[0], int(square[1:])
    inwards = "C" if n == 1 else f"{arm}{n - 1}"
    outwards = f"{arm}{n + 1}"
    return [inwards] + [outwards] * (outwards in BESIDE)
