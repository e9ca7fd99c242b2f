"""`script/bench server`: Serai's server beside boardgame.io's, on this machine, in one run."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import orjson
import typer
import uvloop
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from . import npm, report
from .boardgame_io import CELLS, PLAYERS, BoardgameIo
from .errors import Unfit
from .machine import Cores, allow_sockets, pinned
from .measure import Figures, Plan, Progress, measure
from .ours import Serai
from .system import System

QUICK = Plan(tables=20, rate=50.0, seconds=1.0, moving=8)
SOCKETS = 4  # at a table: players, and where the game has fewer some who watch
STEPS = 100  # the bar is drawn so many times at most: drawing costs the generator time


def main(
    tables: Annotated[int, typer.Option(min=2, help="Live tables of four sockets each.")] = Plan.tables,
    rate: Annotated[float, typer.Option(min=1, help="Moves a second at the steady rate.")] = Plan.rate,
    seconds: Annotated[float, typer.Option(min=0.5, help="How long each load lasts.")] = Plan.seconds,
    moving: Annotated[int, typer.Option(min=1, help="Moves on their way at full speed.")] = Plan.moving,
    ours_only: Annotated[bool, typer.Option("--ours-only", help="Leave boardgame.io out.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Few tables, one second: a trial.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON.")] = False,
) -> None:
    """Measure Serai's server, and boardgame.io's beside it: sockets, moves a second, and their times."""
    plan = QUICK if quick else Plan(tables, rate, seconds, moving)
    notes = Console(stderr=True, highlight=False)
    try:
        cores, sockets = Cores.here(), SOCKETS * plan.tables
        allow_sockets(sockets)
    except Unfit as unfit:
        notes.print(str(unfit), markup=False)
        raise typer.Exit(1) from None
    systems: list[System] = [
        Serai("camel_up", SOCKETS),
        Serai("tic_tac_toe", PLAYERS, SOCKETS - PLAYERS, [str(cell + 1) for cell in CELLS]),
    ]
    missing = [] if ours_only else _theirs(systems, notes)
    done: list[Figures] = []
    with pinned(cores.generator):
        for system in systems:
            try:
                with _shown(notes, system) as progress:
                    done.append(uvloop.run(measure(system, plan, sockets, cores, progress)))
            except Unfit as unfit:
                missing.append(str(unfit))
                notes.print(missing[-1], markup=False)
    if json:
        typer.echo(orjson.dumps(report.as_json(done, missing, plan), option=orjson.OPT_INDENT_2))
    elif done:
        report.draw(Console(), done, plan)
    if not any(figures.name == "Serai" for figures in done):
        raise typer.Exit(1)


def _theirs(systems: list[System], notes: Console) -> list[str]:
    """Adds boardgame.io with as many sockets at a match as ours and the same moves; or says why not."""
    notes.print(f"{npm.PACKAGE} {npm.VERSION}: installed by npm if it is not yet")
    try:
        folder = npm.package()
    except Unfit as unfit:
        notes.print(str(unfit), markup=False)
        return [str(unfit)]
    systems.append(BoardgameIo(folder, SOCKETS - PLAYERS))
    return []


@contextmanager
def _shown(notes: Console, system: System) -> Iterator[Progress]:
    """A bar that is drawn now and then, never by a thread that would get in the generator's way."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Bar(*columns, console=notes, auto_refresh=False) as bar:
        task = bar.add_task(system.name)

        def show(what: str, done: int, of: int) -> None:
            if done % max(1, of // STEPS) == 0 or done == of:
                described = f"{system.name}, {system.sockets} sockets a table: {what}"
                bar.update(task, description=described, completed=done, total=of or None)
                bar.refresh()

        yield show


if __name__ == "__main__":
    typer.run(main)
