"""A table of Camel Up, set in one line and played in the short notation.

>>> s = table("1:BW 2:GY 3:O", players=2, dice="BGO", deserts={1: -4})
>>> roll(s, "G2")
>>> track(s), money(s), turn(s)
('1:BW 3:GYO -4', [3, 4], 1)
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import serai
from serai.games.camel_up.position import read_position, write_position
from serai.games.camel_up.state import State as Record
from serai.games.camel_up.tables import CAMELS, LEG_VALUES, LETTERS, LOSER, START_MONEY, WINNER


def table(
    position: str,
    *,
    players: int = 4,
    dice: str = LETTERS,
    turn: int = 0,
    money: Sequence[int] = (),
    deserts: Mapping[int, int] | None = None,
) -> serai.State:
    """A race in its first leg. `deserts` maps players to +space for an oasis, -space for a mirage."""
    record = read_position(position, dice)
    record.players = players
    record.turn = record.seat = turn
    for p in range(players):
        record.money[p] = money[p] if money else START_MONEY
    for p, tile in (deserts or {}).items():
        record.desert[p] = tile
    return serai.State(serai.game("camel_up", players=players), record)


def fields(s: serai.State) -> Record:
    return cast(Record, s.record)


# ---- Playing ----


def play(s: serai.State, names: str) -> None:
    """Actions and outcomes in their short text, one after another."""
    for name in names.split():
        s.play(s.parse(name))


def roll(s: serai.State, *dice: str) -> None:
    """The next players take a pyramid tile each, and these dice come out."""
    for die in dice:
        play(s, f"roll {die}")


def give_turn(s: serai.State, player: int) -> None:
    fields(s).turn = fields(s).seat = player


# ---- Setting the table ----


def hold(s: serai.State, player: int, tiles: str = "", pyramid: int = 0) -> None:
    """Put leg tiles (`G5 Y3`) and pyramid tiles in front of a player."""
    for tile in tiles.split():
        fields(s).leg_tile[LETTERS.index(tile[0])][LEG_VALUES.index(int(tile[1]))] = player + 1
    fields(s).pyramid[player] += pyramid


def lay(s: serai.State, winner: str = "", loser: str = "") -> None:
    """Lay race cards on the piles in this order: `0B 3G` is blue by player 0, then green by 3."""
    for pile, sign, cards in ((WINNER, 1, winner), (LOSER, -1, loser)):
        for card in cards.split():
            fields(s).laid[pile] += 1
            fields(s).card[int(card[0])][LETTERS.index(card[1])] = sign * fields(s).laid[pile]


# ---- Looking at it ----


def track(s: serai.State) -> str:
    return write_position(fields(s))


def ranking(s: serai.State) -> str:
    """The camels from first to last."""
    return "".join(LETTERS[fields(s).order[place]] for place in reversed(range(CAMELS)))


def money(s: serai.State) -> list[int]:
    return [fields(s).money[p] for p in range(s.game.players)]


def turn(s: serai.State) -> int:
    return s.turn


def legal_names(s: serai.State) -> list[str]:
    names = s.game.notations(chance=False)
    return [names[x] for x in s.legal()]


def outcome_names(s: serai.State) -> list[str]:
    names = s.game.notations(chance=True)
    return [names[x] for x, _ in s.chances()]


def desert_spaces(s: serai.State) -> list[int]:
    """Where an oasis may be laid."""
    return [int(name) for name in legal_names(s) if name.startswith("+")]


def snapshot(s: serai.State) -> dict[str, Any]:
    """Everything on the table in words, secrets included."""
    r, players = fields(s), range(s.game.players)
    camels = range(CAMELS)
    stacks: dict[int, str] = {}
    for place in range(sum(r.space[c] > 0 for c in camels)):  # during set-up not all are placed
        camel = r.order[place]
        stacks[r.space[camel]] = stacks.get(r.space[camel], "") + LETTERS[camel]
    piles: list[dict[int, str]] = [{}, {}]
    for p in players:
        for c in camels:
            if r.card[p][c] != 0:
                piles[r.card[p][c] < 0][abs(r.card[p][c])] = f"{p}{LETTERS[c]}"
    tiles = [(c, t) for c in camels for t in range(len(LEG_VALUES))]
    return {
        "turn": {serai.CHANCE: "chance", serai.OVER: "over"}.get(s.turn, s.turn),
        "track": stacks,
        "ranking": ranking(s) if r.leg > 0 else "",
        "pyramid": {LETTERS[c] for c in camels if r.dice[c]},
        "deserts": {p: r.desert[p] for p in players if r.desert[p] != 0},
        "stacks": {LETTERS[c]: [v for t, v in enumerate(LEG_VALUES) if not r.leg_tile[c][t]] for c in camels},
        "leg_tiles": [
            {f"{LETTERS[c]}{LEG_VALUES[t]}" for c, t in tiles if r.leg_tile[c][t] == p + 1} for p in players
        ],
        "pyramid_tiles": [r.pyramid[p] for p in players],
        "money": money(s),
        "hands": [{LETTERS[c] for c in camels if r.card[p][c] == 0} for p in players],
        "piles": [[pile[n] for n in sorted(pile)] for pile in piles],
        "leg": r.leg,
        "idle": r.idle,
    }
