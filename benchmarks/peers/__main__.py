"""`script/bench peers`: Serai beside OpenSpiel, PettingZoo, RLCard and pgx, on one core, in one run."""

import sys
from typing import Annotated

import orjson
import typer
from rich.console import Console
from rich.progress import Progress

from ..server.errors import Unfit
from . import environment, measure, report
from .figures import OURS, THEIRS


def main(
    seconds: Annotated[float, typer.Option(min=0.05, help="Seconds for each figure and round.")] = 0.5,
    rounds: Annotated[int, typer.Option(min=1, help="How often each figure is measured.")] = 5,
    without: Annotated[list[str], typer.Option(help="Leave out figures with this in their name.")] = [],  # noqa: B006
    json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON.")] = False,
    docs: Annotated[bool, typer.Option("--docs", help="Renew docs/benchmarks.md and its plot.")] = False,
) -> None:
    """Measure random play and search, ours and the peers'."""
    notes, plan = Console(stderr=True, highlight=False), measure.Plan(seconds, rounds)
    notes.print(f"{', '.join(environment.PACKAGES)}: installed by pip if they are not yet")
    mine, others = ([f for f in some if not any(w in f for w in without)] for some in (OURS, THEIRS))
    try:
        peers = environment.python()
        with (
            measure.worker(measure.ours()) as us,
            measure.worker(measure.theirs(peers)) as them,
            Progress(console=notes, transient=True) as bar,
        ):
            task = bar.add_task("", total=rounds * (len(mine) + len(others)))
            rates = measure.measure(
                [(us, mine), (them, others)],
                plan,
                lambda figure: bar.update(task, advance=1, description=figure),
            )
    except Unfit as unfit:
        notes.print(str(unfit), markup=False)
        raise typer.Exit(1) from None
    found = report.as_json(rates, plan, environment.PACKAGES)
    text = report.table(rates, plan)
    if docs:
        page = measure.ROOT / "docs" / "benchmarks.md"
        page.write_text(report.placed(page.read_text("utf8"), text), "utf8")
        (page.with_suffix(".json")).write_bytes(orjson.dumps(found, option=orjson.OPT_INDENT_2) + b"\n")
        (page.parent / "pictures" / "benchmarks.svg").write_text(report.plot(rates), "utf8")
    if json:
        sys.stdout.write(orjson.dumps(found, option=orjson.OPT_INDENT_2).decode() + "\n")
    else:
        print(text)


if __name__ == "__main__":
    typer.run(main)
