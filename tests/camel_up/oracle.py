"""Camel Up a second time: slow, obvious, and written from the rulebook's clauses, not from our rules.

Stacks are lists from bottom to top, colours are letters, and everything is driven by notations.

>>> game = Oracle(players=2)
>>> for name in "B1 W1 G2 Y2 O3 first1 -4 roll O1".split():
...     game.do(name)
>>> game.track, game.money, game.turn
({1: ['B', 'W'], 2: ['G', 'Y'], 3: ['O']}, [4, 3], 0)
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

COLOURS = ["B", "Y", "G", "O", "W"]
Track = dict[int, list[str]]


class Oracle:
    """One game from the first die to the last card."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.money = [3 for _ in range(players)]
        self.hands = [set(COLOURS) for _ in range(players)]
        self.winner_pile: list[tuple[int, str]] = []
        self.loser_pile: list[tuple[int, str]] = []
        self.track: Track = {}
        self.leg = 0
        self.turn = -1  # nobody's yet
        self.waiting_for = "line-up"
        self.idle = 0
        self.happened: Counter[str] = Counter()
        self.clear_table()

    def clear_table(self) -> None:
        """CU22: what a leg begins with."""
        self.stacks = {colour: [5, 3, 2] for colour in COLOURS}
        self.leg_tiles: list[list[tuple[str, int]]] = [[] for _ in range(self.players)]
        self.pyramid_tiles = [0 for _ in range(self.players)]
        self.deserts: dict[int, int] = {}  # by player: +space an oasis, -space a mirage
        self.pyramid = set(COLOURS)

    # ---- What may happen ----

    def outcomes(self) -> set[str]:
        if self.waiting_for in ("line-up", "die"):
            return {f"{colour}{pips}" for colour in self.pyramid for pips in (1, 2, 3)}
        if self.waiting_for == "first player":
            return {f"first{number}" for number in range(1, self.players + 1)}
        return set()

    def legal(self) -> set[str]:
        if self.waiting_for != "action":
            return set()
        if self.idle >= 200:  # CU27
            return {"roll"}
        names = {"roll"}
        for colour in COLOURS:
            if self.stacks[colour]:  # CU10
                names.add("leg" + colour)
            if colour in self.hands[self.turn]:  # CU13
                names |= {"win" + colour, "lose" + colour}
        for space in range(2, 17):  # CU11
            if self.may_lay_on(space):
                names |= {f"+{space}", f"-{space}"}
        return names

    def may_lay_on(self, space: int) -> bool:
        if self.track.get(space):
            return False
        for player, tile in self.deserts.items():
            if abs(tile) == space:  # also one's own old space
                return False
            if player != self.turn and abs(tile) in (space - 1, space + 1):
                return False
        return True

    # ---- What happens ----

    def do(self, name: str) -> None:
        if name not in self.legal() | self.outcomes():
            raise ValueError(f"{name} while waiting for {self.waiting_for}")
        if self.waiting_for == "line-up":
            self.line_up(name[0], int(name[1]))
        elif self.waiting_for == "first player":
            self.turn = int(name[len("first") :]) - 1
            self.waiting_for = "action"
            self.leg = 1
        elif self.waiting_for == "die":
            self.roll(name[0], int(name[1]))
        elif name == "roll":
            self.happened["forced roll"] += self.idle == 200
            self.pyramid_tiles[self.turn] += 1
            self.idle = 0
            self.waiting_for = "die"
        else:
            self.act(name)
            self.idle += 1
            self.pass_turn()

    def line_up(self, colour: str, pips: int) -> None:
        """CU3: the dice come in random order, so each stack is in random order."""
        self.track.setdefault(pips, []).append(colour)
        self.pyramid.remove(colour)
        if not self.pyramid:
            self.pyramid = set(COLOURS)
            self.waiting_for = "first player"

    def act(self, name: str) -> None:
        me = self.turn
        if name.startswith("leg"):
            colour = name[3]
            self.leg_tiles[me].append((colour, self.stacks[colour].pop(0)))
            self.happened["last leg tile of a colour"] += not self.stacks[colour]
        elif name.startswith("win"):
            self.hands[me].remove(name[3])
            self.winner_pile.append((me, name[3]))
        elif name.startswith("lose"):
            self.hands[me].remove(name[4])
            self.loser_pile.append((me, name[4]))
        else:
            old, new = self.deserts.get(me, 0), int(name)
            self.happened["desert tile moved"] += old != 0
            self.happened["desert tile moved by one space"] += abs(abs(old) - abs(new)) == 1
            self.deserts[me] = new
        self.happened["hand emptied"] += name.startswith(("win", "lose")) and not self.hands[me]

    def pass_turn(self) -> None:
        """CU4: clockwise."""
        self.turn = (self.turn + 1) % self.players
        self.waiting_for = "action"

    def roll(self, colour: str, pips: int) -> None:
        self.pyramid.remove(colour)
        owner, crossed = self.move(colour, pips)
        if owner is not None:
            self.money[owner] += 1
            self.happened["paid for one's own roll"] += owner == self.turn
        if crossed:
            self.happened["crossed with the fifth die" if not self.pyramid else "crossed in mid-leg"] += 1
            self.happened["carried camel wins"] += ranking(self.track)[0] != colour
            self.score_leg()
            self.score_pile("winner", self.winner_pile, ranking(self.track)[0])
            self.score_pile("loser", self.loser_pile, ranking(self.track)[-1])
            self.happened["shared victory"] += self.money.count(max(self.money)) > 1
            self.waiting_for = "nothing"
        else:
            if not self.pyramid:
                self.happened["leg ended"] += 1
                self.score_leg()
                self.clear_table()
                self.leg += 1
            self.pass_turn()  # CU20

    def move(self, colour: str, pips: int) -> tuple[int | None, bool]:
        """Move a unit; who is paid for a desert tile, and whether the unit has crossed the line."""
        tiles = {abs(tile): "oasis" if tile > 0 else "mirage" for tile in self.deserts.values()}
        before = {space: list(stack) for space, stack in self.track.items()}
        self.track, landed, crossed = moved(self.track, tiles, colour, pips)
        owners = [player for player, tile in self.deserts.items() if abs(tile) == landed]
        self.note_move(before, colour, landed, tiles.get(landed))
        return owners[0] if owners else None, crossed

    def note_move(self, before: Track, colour: str, landed: int, tile: str | None) -> None:
        start = find(before, colour)
        left = before[start][: before[start].index(colour)]
        carried = len(before[start]) - len(left) > 1
        note = self.happened
        note["carried"] += carried
        note["stacked"] += tile is None and bool(before.get(landed))
        if tile == "oasis":
            note["oasis onto camels"] += bool(before.get(landed + 1))
            note["oasis across the line"] += landed == 16
            note["oasis with a stack"] += carried
        if tile == "mirage":
            note["mirage under others"] += landed - 1 != start and bool(before.get(landed - 1))
            note["mirage under those just left"] += landed - 1 == start and bool(left)
            note["mirage with a stack"] += carried
            note["mirage on 16"] += landed == 16

    # ---- Scoring ----

    def score_leg(self) -> None:
        """CU21."""
        first, second = ranking(self.track)[:2]
        for player in range(self.players):
            total = 0
            for colour, value in self.leg_tiles[player]:
                if colour == first:
                    total += value
                elif colour == second:
                    total += 1
                else:
                    total -= 1
            for _ in range(self.pyramid_tiles[player]):
                total += 1
            self.money[player] += total
            if self.money[player] < 0:
                self.happened["leg debt forgiven"] += 1
                self.money[player] = 0

    def score_pile(self, name: str, pile: list[tuple[int, str]], correct: str) -> None:
        """CU24."""
        payouts = [8, 5, 3, 2]
        for player, colour in pile:
            if colour == correct:
                self.happened[f"fifth correct card on the {name} pile"] += not payouts
                self.money[player] += payouts.pop(0) if payouts else 1
            elif self.money[player] > 0:
                self.money[player] -= 1
            else:
                self.happened["wrong card at 0 pounds"] += 1

    # ---- All of it ----

    def snapshot(self) -> dict[str, Any]:
        """The same as `table.snapshot`."""
        return {
            "turn": {"action": self.turn, "nothing": "over"}.get(self.waiting_for, "chance"),
            "track": {space: "".join(stack) for space, stack in self.track.items()},
            "ranking": "".join(ranking(self.track)) if self.leg > 0 else "",
            "pyramid": self.pyramid if self.waiting_for != "first player" else set(),
            "deserts": self.deserts,
            "stacks": self.stacks,
            "leg_tiles": [{f"{colour}{value}" for colour, value in tiles} for tiles in self.leg_tiles],
            "pyramid_tiles": self.pyramid_tiles,
            "money": self.money,
            "hands": self.hands,
            "piles": [[f"{p}{colour}" for p, colour in pile] for pile in (self.winner_pile, self.loser_pile)],
            "leg": self.leg,
            "idle": self.idle,
        }


# ---- The camels ----


def read_track(text: str) -> tuple[Track, dict[int, str]]:
    """Camels and desert tiles of a position such as `1:BW 2:GYO +5 -7`."""
    parts = text.split()
    stacks = [part.split(":") for part in parts if ":" in part]
    tiles = {abs(int(part)): "oasis" if part[0] == "+" else "mirage" for part in parts if ":" not in part}
    return {int(space): list(stack) for space, stack in stacks}, tiles


def find(track: Track, colour: str) -> int:
    [space] = [space for space, stack in track.items() if colour in stack]
    return space


def moved(track: Track, tiles: Mapping[int, str], colour: str, pips: int) -> tuple[Track, int, bool]:
    """The track after a unit has moved, where it landed first, and whether it has crossed the line.

    Beyond the line spaces count on, 17 to 19, where nothing lies (CU18).
    """
    track = {space: list(stack) for space, stack in track.items()}
    start = find(track, colour)
    height = track[start].index(colour)
    unit, track[start] = track[start][height:], track[start][:height]
    landed = start + pips
    if landed <= 16 and tiles.get(landed) == "mirage":
        end = landed - 1
        track[end] = unit + track.get(end, [])
    else:
        end = landed + 1 if landed <= 16 and tiles.get(landed) == "oasis" else landed
        track[end] = track.get(end, []) + unit
    return {space: stack for space, stack in track.items() if stack}, landed, end > 16


def ranking(track: Track) -> list[str]:
    """CU17: from first to last."""
    return [colour for space in sorted(track, reverse=True) for colour in reversed(track[space])]
