"""Nothing appears or vanishes: after every step all components are there, every pound is explained."""

from collections import Counter
from itertools import pairwise

import pytest

import serai
from serai.core.schema import guarded
from serai.games.camel_up.state import State as Record

from .crowd import Crowd
from .table import fields

Guarded = guarded(Record)  # also checks that no index or value is out of range
CAMELS, TILES = range(5), range(3)
GAMES = 30


@pytest.mark.clause("CU2", "CU15", "CU17", "CU21", "CU22", "CU24")
@pytest.mark.parametrize("players", range(2, 9))
def test_components_and_money_are_conserved(players: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(GAMES):
        game = serai.game("camel_up", players=players)
        record = Guarded()
        game.rules.setup(record, players=players)
        s, crowd = serai.State(game, record), Crowd(("conservation", players, seed), idling=seed == 0)
        while not s.over:
            before, x = fields(s.copy()), crowd.choose(s)
            s.play(x)
            after = fields(s)
            check_components(after)
            check_camels(before, after, x)
            expected, why = explained(before, after, x)
            assert [after.money[p] for p in range(players)] == expected, why
            kinds.update(why)
        assert s.scores == tuple(fields(s).money[p] for p in range(players))
    assert kinds.keys() == {"landing", "leg", "bets"}


# ---- Components ----


def check_components(s: Record) -> None:
    if s.leg == 0:
        return
    players = range(s.players)
    check_order(s)
    for camel in CAMELS:  # 15 leg tiles, taken from the top
        holders = [s.leg_tile[camel][tile] for tile in TILES]
        taken = [holder for holder in holders if holder != 0]
        assert holders == taken + [0] * (3 - len(taken))
        assert all(1 <= holder <= s.players for holder in taken)
    check_cards(s)
    in_pyramid = sum(s.dice[camel] for camel in CAMELS)
    about_to_roll = s.turn == serai.CHANCE  # the tile is taken, its die still inside
    assert sum(s.pyramid[p] for p in players) == 5 - in_pyramid + about_to_roll
    spaces = sorted(abs(s.desert[p]) for p in players if s.desert[p] != 0)
    assert all(2 <= space <= 16 for space in spaces)
    assert all(b - a >= 2 for a, b in pairwise(spaces))
    assert {s.space[camel] for camel in CAMELS}.isdisjoint(spaces)
    assert all(s.money[p] >= 0 for p in players)
    empty_seats = range(s.players, 8)
    assert not any(s.money[p] or s.desert[p] or s.pyramid[p] for p in empty_seats)
    assert 0 <= s.idle <= 200
    assert s.turn in (s.seat, serai.CHANCE, serai.OVER)
    assert 0 <= s.seat < s.players


def check_order(s: Record) -> None:
    """Each camel once, from the rearmost space to the foremost."""
    order = [s.order[place] for place in CAMELS]
    assert sorted(order) == [0, 1, 2, 3, 4]
    spaces = [s.space[camel] for camel in order]
    assert spaces == sorted(spaces)
    assert all(1 <= space <= (19 if s.turn == serai.OVER else 16) for space in spaces)


def check_cards(s: Record) -> None:
    """A card is in hand (0) or has a place of its own on a pile."""
    cards = [s.card[p][camel] for p in range(s.players) for camel in CAMELS]
    for pile, sign in ((0, 1), (1, -1)):
        places = sorted(sign * card for card in cards if sign * card > 0)
        assert places == list(range(1, s.laid[pile] + 1))


def check_camels(before: Record, after: Record, x: int) -> None:
    """Only the rolled camel and those on top of it move."""
    if before.turn != serai.CHANCE or before.leg == 0:
        if before.leg > 0:
            assert [after.space[camel] for camel in CAMELS] == [before.space[camel] for camel in CAMELS]
        return
    camel, pips = x // 3, x % 3 + 1
    order = [before.order[place] for place in CAMELS]
    above = order[order.index(camel) :]
    unit = [other for other in above if before.space[other] == before.space[camel]]
    landed = before.space[camel] + pips
    end = landed + sum((tile > 0) - (tile < 0) for tile in deserts_on(before, landed).values())
    for other in CAMELS:
        assert after.space[other] == (end if other in unit else before.space[other])
    new = [after.order[place] for place in CAMELS]
    at = new.index(camel)
    assert new[at : at + len(unit)] == unit  # together, in their old order
    rest = [other for other in order if other not in unit]
    assert [other for other in new if other not in unit] == rest  # and so do the others


def deserts_on(s: Record, space: int) -> dict[int, int]:
    return {p: s.desert[p] for p in range(s.players) if abs(s.desert[p]) == space}


# ---- Money ----


def explained(before: Record, after: Record, x: int) -> tuple[list[int], list[str]]:
    """What everybody must own now, and why it changed."""
    money = [before.money[p] for p in range(before.players)]
    why: list[str] = []
    if before.turn != serai.CHANCE or before.leg == 0:
        return money, why
    for owner in deserts_on(before, before.space[x // 3] + x % 3 + 1):
        money[owner] += 1
        why.append("landing")
    over = after.turn == serai.OVER
    if over or after.leg > before.leg:
        money = [max(0, pounds + leg_gain(before, after, p)) for p, pounds in enumerate(money)]
        why.append("leg")
    if over:
        settle(before, money, 1, after.order[4])
        settle(before, money, -1, after.order[0])
        why.append("bets")
    return money, why


def leg_gain(before: Record, after: Record, player: int) -> int:
    """What the player's tiles were worth by the order at the end."""
    first, second = after.order[4], after.order[3]
    held = [(c, (5, 3, 2)[t]) for c in CAMELS for t in TILES if before.leg_tile[c][t] == player + 1]
    worth = [value if camel == first else 1 if camel == second else -1 for camel, value in held]
    return sum(worth) + before.pyramid[player]


def settle(before: Record, money: list[int], sign: int, correct: int) -> None:
    laid = {sign * before.card[p][camel]: (p, camel) for p in range(before.players) for camel in CAMELS}
    payouts = iter([8, 5, 3, 2] + [1] * 40)
    for place in range(1, max(laid) + 1):
        p, camel = laid[place]
        money[p] = money[p] + next(payouts) if camel == correct else max(0, money[p] - 1)
