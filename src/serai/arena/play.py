"""One game of a tournament. The same plan and task give the same game, wherever it is played."""

from functools import lru_cache
from time import process_time
from typing import NamedTuple

from serai import bots
from serai.core.game import Game
from serai.core.rng import seeded

from .plan import Plan, Task


class Result(NamedTuple):
    """What a game came to, by seat."""

    task: Task
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking; all else is the same on every machine


def play(plan: Plan, task: Task) -> Result:
    game = plan.table()
    players = [_bot(name, game) for name in task.seating]
    match = game.match(seed=f"{plan.seed}/{task.deal}")
    decisions, seconds, moves = [0] * game.players, [0.0] * game.players, 0
    while (seat := match.actor) is not None:
        state, seed = match.state, seeded(plan.seed, task.deal, moves)
        began = process_time()  # of this process: what else the machine does is left out
        action = bots.ask(players[seat], state, seed)
        seconds[seat] += process_time() - began
        decisions[seat] += 1
        moves += 1
        match.play(action)
    return Result(task, match.scores, tuple(decisions), tuple(seconds))


def warm(plan: Plan) -> None:
    """Make the bots, so that their code is compiled before any game is timed."""
    for name in dict.fromkeys(plan.bots):
        _bot(name, plan.table())


@lru_cache(maxsize=64)
def _bot(name: str, game: Game) -> bots.Bot:
    bot = bots.make(name, game)
    bots.prepare(bot)
    return bot
