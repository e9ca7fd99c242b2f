"""`script/bench web`: how soon a table is seen and a move is shown, in a real browser on this machine."""

import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import orjson
import typer
from playwright.sync_api import sync_playwright
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from browser import chromium
from browser.conftest import ARGUMENTS
from browser.inn import Inn

from ..server.machine import describe
from .measure import GAMES, Figures, measure

LABELS = {
    "first": "first view of a table, never here before",
    "again": "first view of a table, files at hand",
    "loaded": "  the same, after the page's load",
    "move": "from the click to its result",
}


def main(
    samples: Annotated[int, typer.Option(min=1, help="How often each thing is measured.")] = 25,
    json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON.")] = False,
) -> None:
    """Measure the pages: medians of how long a table takes to be drawn, and a move to show its result."""
    notes = Console(stderr=True, highlight=False)
    chrome = chromium.find()
    if chrome is None:
        notes.print(chromium.NONE, markup=False)
        raise typer.Exit(1)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = Inn(Path(home))
        browser = playwright.chromium.launch(executable_path=chrome, args=ARGUMENTS)
        try:
            with Progress(*columns, console=notes, auto_refresh=False) as bar:
                task = bar.add_task("web")

                def show(what: str, done: int, of: int) -> None:
                    bar.update(task, description=what, completed=done, total=of, refresh=True)

                done = [measure(inn, browser, game, samples, show) for game in GAMES]
        finally:
            browser.close()
            inn.stop()
    if json:
        typer.echo(orjson.dumps(as_json(done), option=orjson.OPT_INDENT_2))
    else:
        draw(Console(), done)


def as_json(every: list[Figures]) -> dict[str, object]:
    medians = [{what: figures.median(what) for what in LABELS} for figures in every]
    return {
        "machine": describe(),
        "games": [
            {**asdict(figures), "medians": median} for figures, median in zip(every, medians, strict=True)
        ],
    }


def draw(console: Console, every: list[Figures]) -> None:
    load = ", ".join(f"{load:.1f}" for figures in every for load in figures.load)
    table = Table(box=SIMPLE_HEAD, title=f"{describe()}; load {load}")
    for column in ("", *(figures.game for figures in every), "at most"):
        table.add_column(column, justify="left" if not column else "right")
    for what, label in LABELS.items():
        cells = [f"{figures.median(what):.0f} ms" for figures in every]
        bar = every[0].bar.get(what)
        table.add_row(label, *cells, "" if bar is None else f"{bar} ms")
    console.print(table)
    console.print(f"Medians of {len(every[0].move)}.")


if __name__ == "__main__":
    typer.run(main)
