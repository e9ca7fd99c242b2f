"""Nothing appears or vanishes: after every step all components are there, all gains are explained."""

from collections import Counter

import pytest

import serai
from serai.core.schema import guarded
from serai.games.yspahan.state import State as Record

from .crowd import ALIKE, Crowd
from .oracle import BESIDE, PRICES, SOUKS
from .table import camels, caravan, cubes, fields, gold, hand, pile, points

Guarded = guarded(Record)  # also checks that no index or value is out of range
GAMES = 12
Goods = dict[str, list[int]]


@pytest.mark.clause("YS4", "YS5", "YS12", "YS21", "YS34", "YS40", "YS43", "YS61")
@pytest.mark.parametrize("players", [3, 4])
def test_components_and_gains_are_conserved(players: int, scale: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(GAMES * scale):
        game = serai.game("yspahan", players=players)
        record = Guarded()
        game.rules.setup(record, players=players)
        temper = ALIKE[seed % len(ALIKE)] if seed % 4 else None
        s, crowd = serai.State(game, record), Crowd(("conservation", players, seed), players, temper)
        while not s.over:
            before, x = s.copy(), crowd.choose(s)
            name = game.notations(s.turn == serai.CHANCE)[x]
            s.play(x)
            check_components(s)
            gains, why = explained(before, s, name)
            for kind, count_of in (("gold", gold), ("camels", camels), ("points", points)):
                change = [b - a for a, b in zip(count_of(before), count_of(s), strict=True)]
                assert change == gains[kind], (name, why)
            kinds.update(why)
        assert s.scores == tuple(points(s))
    assert kinds.keys() >= {"sent", "caravan counted", "souk", "built", "sold", "exchanged", "fare", "week"}


# ---- Components ----


def check_components(s: serai.State) -> None:
    r = fields(s)
    cards = Counter(pile(r.deck)) + Counter(pile(r.discards))
    for p in range(r.players):
        cards += Counter(hand(s, p))
    assert set(cards.values()) == {2}
    assert cards.total() == 18
    assert all(r.gold[p] >= 0 and r.camels[p] >= 0 and r.points[p] >= 0 for p in range(4))
    assert all((r.owner[i] > 0) == (r.goods[i] > 0) and r.owner[i] <= r.players for i in range(14))
    assert len(caravan(s)) < 3 * r.players
    check_dice(r)
    for empty_seat in range(r.players, 4):
        owned = r.gold[empty_seat], r.camels[empty_seat], r.points[empty_seat]
        assert owned == (0, 0, 0)
        assert not hand(s, empty_seat)
    if r.task == 0:
        idle = (r.cubes, r.place, r.pips, r.waiting[0], r.waiting[1], r.answer, r.saved, r.swap, r.extra)
        assert not any(idle)
    if not s.over and s.turn >= 0 and r.task != 6:
        assert s.turn == r.seat


def check_dice(r: Record) -> None:
    white = sum(r.white[i] for i in range(6)) + r.white_left
    yellow = sum(r.yellow[i] for i in range(6)) + r.yellow_left
    assert white <= 9
    assert yellow <= 3
    if r.white_left + r.yellow_left > 0:
        assert white == 9
        assert not any(r.value[i] for i in range(6))
        return
    shown = [r.value[i] for i in range(6) if r.value[i]]
    assert shown == sorted(set(shown))  # from the lowest upwards
    assert all((r.value[i] > 0) == (r.white[i] + r.yellow[i] > 0) for i in range(6))


# ---- Gains ----


def explained(before: serai.State, after: serai.State, name: str) -> tuple[Goods, list[str]]:
    """What each player's gold, camels and points must have changed by, and why."""
    players = before.game.players
    gains: Goods = {kind: [0] * players for kind in ("gold", "camels", "points")}
    why: list[str] = []
    p = before.turn
    if p >= 0:
        explain_action(before, name, gains, why)
    owners = sent(before, after, name)
    why += ["sent"] * len(owners)
    explain_caravan(before, owners, gains, why)
    old = fields(before)
    if name == "end" and (old.played, old.day) == (players - 1, 7):
        explain_week(before, gains, why)
    return gains, why


def explain_action(before: serai.State, name: str, gains: Goods, why: list[str]) -> None:
    p, r = before.turn, fields(before)
    built = before.view(None)["players"][p]["buildings"]
    kind, _, rest = name.partition(".")
    if name.startswith("roll+"):
        gains["gold"][p] -= int(name[-1])
    elif name in ("play.gold", "play.camels"):
        gains[rest][p] += 3
    elif name == "take.camel":
        gains["camels"][p] += r.white[0] + r.yellow[0] + r.extra + ("paddock" in built)
    elif name == "take.gold":
        gains["gold"][p] += r.white[5] + r.yellow[5] + r.extra + 2 * ("shop" in built)
    elif name in BESIDE:
        off = abs(steps(before.view(None)["supervisor"], name) - r.pips)
        fare = max(0, off - 3 * ("hammam" in built))
        gains["gold"][p] -= fare
        why += ["fare"] * bool(fare)
    elif name == "keep":
        gains["camels"][p] -= 1
    elif name[0].isdigit():
        thing = "camels" if name.endswith("camels") else "gold"
        number = int(name.removesuffix(thing))
        gains[thing][p] -= number
        gains["points"][p] += number * (2 if thing == "camels" else 1)
        why.append("sold")
    elif ">" in name:
        gained, given = ("gold", "camels") if name == "camel>gold" else ("camels", "gold")
        gains[gained][p] += 1
        gains[given][p] -= 1
        why.append("exchanged")
    elif kind == "build":
        gains["camels"][p] -= PRICES[rest][0] if r.saved not in (1, 3) else 0
        gains["gold"][p] -= PRICES[rest][1] if r.saved not in (2, 3) else 0
        gains["points"][p] += (0, 0, 5, 5, 5, 10)[len(built)]
        why.append("built")


def steps(a: str, b: str) -> int:
    """Along the cross: within an arm, or through the centre."""
    deep = {square: int(square[1:] or 0) for square in (a, b)}
    return abs(deep[a] - deep[b]) if a[0] == b[0] else deep[a] + deep[b]


def sent(before: serai.State, after: serai.State, name: str) -> list[int]:
    """Whose cubes were loaded, in order. A cube either left its shop or its owner paid a camel."""
    if name == "play.caravan":
        return [before.turn]
    old, new = cubes(before), cubes(after)
    kept = [before.turn] if name == "keep" else []
    gone = [shop for shop in old if shop not in new] if name != "end" else []
    if name.startswith("first."):
        gone.sort(key=lambda shop: shop != name.removeprefix("first."))
    if name == "yield":
        gone.sort(key=lambda shop: shop != before.view(None)["pending"]["waiting"][0])
    return kept + [old[shop] for shop in gone]


def explain_caravan(before: serai.State, owners: list[int], gains: Goods, why: list[str]) -> None:
    players, loaded = before.game.players, caravan(before)
    for owner in owners:
        gains["points"][owner] += (2, 1, 0)[len(loaded) // players]
        loaded.append(owner)
        if len(loaded) == 3 * players:
            count(loaded, players, gains)
            why.append("caravan counted")
            loaded = []


def count(loaded: list[int], players: int, gains: Goods) -> None:
    for p in set(loaded):
        highest = max(i for i, owner in enumerate(loaded) if owner == p) // players + 1
        gains["points"][p] += loaded.count(p) * highest


def explain_week(before: serai.State, gains: Goods, why: list[str]) -> None:
    standing = Counter((shop.rpartition(".")[0], owner) for shop, owner in cubes(before).items())
    for (souk, owner), number in standing.items():
        neighbourhood, colour = souk.split(".")
        size, value = SOUKS[neighbourhood][colour]
        if number == size:
            bazaar = "bazaar" in before.view(None)["players"][owner]["buildings"]
            gains["points"][owner] += value + 2 * bazaar
            why.append("souk")
    count(caravan(before), before.game.players, gains)
    why.append("week")
