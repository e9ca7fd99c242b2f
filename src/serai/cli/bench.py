"""`serai bench`: how fast this machine plays.

Machines are noisy, and noise only ever slows down. So each figure is the best of several short
runs, as timeit advises, and the runs of all figures take turns, so that a slow moment spoils none.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

import serai
from serai.core import registry

from .desk import WORDS, Desk
from .usage import Command, json_option, lang_option

if TYPE_CHECKING:
    from serai.bots.search import Found

RUNS, STARTS = 7, 5
SECONDS = 0.3  # a run
PLAYERS = 4
BATCH = 4096
PLAYOUTS = 500  # a search
RANDOM = {"guided": 0, "cut": -1, "bias": 0}  # a search that knows nothing but the rules
WARM_START = """
import serai
from serai.core.simulation import Playouts
Playouts(serai.game({game!r}, players={players})).run(1)
print("played", flush=True)
"""


class Figure(NamedTuple):
    """Something to measure, how its runs are summed up, and how many there are."""

    measure: Callable[[], float]
    unit: str
    best: Callable[[list[float]], float]
    runs: int = RUNS
    about: Callable[[str, str], str] = lambda key, language: WORDS.say(f"bench-{key}", language)


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-bench"))
    def bench(
        game: Annotated[
            str | None, typer.Argument(metavar=say("help-game-name"), help=say("help-bench-game"))
        ] = None,
        json: Annotated[bool, json_option(desk)] = False,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        names = serai.games() if game is None else (serai.game(game).name,)
        with desk.waiting():
            every = {name: figures(name) for name in names}
        measured = measure(desk, every)
        if json:
            desk.json(measured)
        else:
            _draw(desk, every, measured)


def figures(name: str) -> dict[str, Figure]:
    """The house's figures of a game, and those of its own in its module `bench`."""
    from serai.bots.search import Search
    from serai.bots.tuned import Tuned
    from serai.core.simulation import Batch, Playouts

    game = serai.game(name, players=PLAYERS)
    fast, plain = Playouts(game), Playouts(game, "interpreted")
    batch = Batch(game, BATCH)
    tuned, start = Tuned.of(name), game.match(seed=0).state
    search, blind = Search(game, PLAYOUTS, tuned), Search(game, PLAYOUTS, tuned.changed(RANDOM))

    def step() -> int:
        batch.pick()
        batch.step()
        return BATCH

    found = {
        "compiled": Figure(lambda: _rate(lambda: fast.run(1000).decisions), "decisions", max),
        "interpreted": Figure(lambda: _rate(lambda: plain.run(5).decisions), "decisions", max),
        "batch": Figure(lambda: _rate(step), "decisions", max),
        "playouts": Figure(lambda: _rate(lambda: _looked(search.run(start, 0))), "playouts", max),
        "random_playouts": Figure(lambda: _rate(lambda: _looked(blind.run(start, 0))), "playouts", max),
        "warm_start": Figure(lambda: _warm_start(name), "s", statistics.median, STARTS),
    }
    module = f"{registry.package(name).__name__}.bench"
    if find_spec(module):
        own = import_module(module)
        for key, measured in own.figures().items():
            found[key] = Figure(measured, key.rpartition("_")[2], min, about=own.about)
    return found


def measure(desk: Desk, every: dict[str, dict[str, Figure]]) -> dict[str, dict[str, float]]:
    """All figures in turn, run by run."""
    flat = [(name, key, figure) for name, found in every.items() for key, figure in found.items()]
    runs: dict[tuple[str, str], list[float]] = {(name, key): [] for name, key, _ in flat}
    with desk.progress(sum(figure.runs for _, _, figure in flat)) as done:
        for n in range(RUNS):
            for name, key, figure in flat:
                if n < figure.runs:
                    runs[name, key].append(figure.measure())
                    done(1)
    return {
        name: {key: _rounded(figure.best(runs[name, key])) for key, figure in found.items()}
        for name, found in every.items()
    }


def _rounded(value: float) -> float:
    return round(value) if value >= 1000 else round(value, 4)


def _rate(work: Callable[[], int]) -> float:
    """How much work is done in a second."""
    amount, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        amount += work()
    return amount / passed


def _looked(found: "list[Found]") -> int:
    """How many playouts a search has made."""
    return sum(move.visits for move in found)


def _warm_start(name: str) -> float:
    """Seconds from starting Python to the end of a first compiled game."""
    program = WARM_START.format(game=name, players=PLAYERS)
    began = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        return time.perf_counter() - began


def _draw(desk: Desk, every: dict[str, dict[str, Figure]], measured: dict[str, dict[str, float]]) -> None:
    for name, found in every.items():
        game = serai.game(name, players=PLAYERS)
        title = f"{game.title} · {desk.say('players', players=PLAYERS)}"
        table = desk.table(title, desk.say("figure"), desk.say("value"), "")
        table.columns[1].justify, table.columns[1].no_wrap = "right", True
        for key, figure in found.items():
            value = measured[name][key]
            text = f"{desk.number(value, 0 if value >= 1000 else 3)} {desk.say(f'unit-{figure.unit}')}"
            table.add_row(key, text, figure.about(key, desk.language))
        desk.show(table)
    desk.tell("how-measured", runs=RUNS, starts=STARTS, batch=BATCH)
