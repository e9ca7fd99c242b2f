"""Tuning by self-play: one value after the other is moved up and down, and kept where that wins.

A changed player sits down with three that are not, in every seat with the same dice. Only a change
that is better by more than chance would often do is kept. The same seed tunes the same way.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import NamedTuple

from serai.bots.tuned import Tuned
from serai.core.game import Game

from .plan import Plan
from .play import Result
from .results import standings

SURE = 0.5  # of the half width of the 95 % interval, by which a change must be better than par


class Trial(NamedTuple):
    """What came of moving one value."""

    name: str
    old: float
    new: float
    win: float
    doubt: float  # 95 % of the time the win lies within so much
    kept: bool


def tune(
    game: Game,
    names: Sequence[str],
    playouts: int,
    games: int,
    step: float,
    seed: int,
    play: Callable[[Plan], list[Result]],
) -> Iterator[Trial]:
    """Try each of the named values, up and if that does not help down."""
    tuned = Tuned.of(game.name)
    values = {**asdict(tuned.knobs), **tuned.taste}
    changes: dict[str, float] = {}
    for n, name in enumerate(names):
        tuned.changed({name: values[name]})  # or there is no such value
        old = changes.get(name, float(values[name]))
        for new in (old * (1 + step), old * (1 - step)):
            changed = round(new, 4)
            if changed == old:
                continue
            champion, challenger = _name(playouts, changes), _name(playouts, {**changes, name: changed})
            plan = Plan.of(game.name, [challenger, champion], games, seed + n, dict(game.options))
            result = next(one for one in standings(plan, play(plan)) if one.bot == challenger)
            kept = result.win - 1 / game.players > SURE * result.doubt
            yield Trial(name, old, changed, result.win, result.doubt, kept)
            if kept:
                changes[name] = changed
                break


def _name(playouts: int, changes: dict[str, float]) -> str:
    return f"search-{playouts}" + "".join(f":{name}={value}" for name, value in changes.items())
