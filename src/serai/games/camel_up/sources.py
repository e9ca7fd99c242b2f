"""Where everybody's pounds come from."""

from collections.abc import Callable, Sequence

from serai.core.rules import CHANCE, OVER

from .rules import score_bets, score_leg
from .state import State
from .tables import CAMELS, LOSER, PIPS, WINNER


def sources(states: Sequence[State], plays: Sequence[int]) -> dict[str, list[int]]:
    """A row a source, by player. `states` has the position before every play, and the last one."""
    found = {
        name: [0] * states[0].players
        for name in ("start", "leg-tiles", "pyramid", "desert", "winner-bets", "loser-bets")
    }
    found["start"] = [states[0].money[p] for p in range(states[0].players)]
    for before, x, after in zip(states, plays, states[1:], strict=False):
        if before.turn == CHANCE and before.leg > 0:
            _add_roll(found, before, x, after)
    return found


def _add_roll(found: dict[str, list[int]], before: State, x: int, after: State) -> None:
    """A die has come out: the same counting as in the rules, step by step."""
    if x >= CAMELS * PIPS:
        return
    table = before.copy()
    for place in range(CAMELS):
        table.order[place] = after.order[place]
    landed = before.space[x // PIPS] + x % PIPS + 1
    for p in range(before.players):
        if landed == abs(before.desert[p]):
            table.money[p] += 1
            found["desert"][p] += 1
    if after.leg == before.leg and after.turn != OVER:
        return
    for p in range(before.players):
        found["pyramid"][p] += before.pyramid[p]
        found["leg-tiles"][p] -= before.pyramid[p]
    _add(found["leg-tiles"], table, lambda: score_leg(table))
    if after.turn == OVER:
        winners, losers = table.laid[WINNER], table.laid[LOSER]
        _add(found["winner-bets"], table, lambda: score_bets(table, winners, 1, table.order[CAMELS - 1]))
        _add(found["loser-bets"], table, lambda: score_bets(table, losers, -1, table.order[0]))


def _add(row: list[int], table: State, count: Callable[[], None]) -> None:
    """What a count brings everybody."""
    had = [table.money[p] for p in range(table.players)]
    count()
    for p in range(table.players):
        row[p] += table.money[p] - had[p]
