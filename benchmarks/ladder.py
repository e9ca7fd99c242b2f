"""`script/bench ladder`: what each level wins against the one below it, and what more playouts bring.

It takes hours. Every game is kept in a folder; what was broken off goes on from there.
"""

import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

import serai
from serai import bots
from serai.arena import Plan, Record, Standing, run, standings
from serai.bots.tuned import Tuned
from serai.core import registry

from .peers.report import placed

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
PLAYERS = 4  # for whom all is played; for other numbers only the levels that need seconds

Rows = dict[tuple[str, int, str, str], str]  # title, players, bot, others: a line of a table


class Rung(NamedTuple):
    """One bot against others that are all alike."""

    bot: str
    others: str
    games: int


def rungs(game: str, players: int) -> list[Rung]:
    """Each level against the one below. Then four doublings, up to a quarter of the best level's playouts:
    each against half as many; and all of them, and the best level, against greedy."""
    levels = [Rung(f"level-{n}", f"level-{n - 1}", 1000) for n in bots.LEVELS[1:]]
    if players != PLAYERS:
        return [rung._replace(games=240) for rung in levels[:-1]]
    best = Tuned.of(game).levels[-1].playouts
    searches = [f"search-{best // part}" for part in (64, 32, 16, 8, 4)]
    doubled = [Rung(more, fewer, 400) for fewer, more in pairwise(searches)]
    return [*levels, *doubled, *(Rung(bot, "greedy", 400) for bot in [*searches, levels[-1].bot])]


def main(
    games: Annotated[list[str], typer.Argument(help="The games; by default all.")] = [],  # noqa: B006
    folder: Annotated[Path, typer.Option(help="Where games are kept.")] = Path("ladder"),
    workers: Annotated[int, typer.Option(min=0, help="Games at a time; by default one for each core.")] = 0,
    docs: Annotated[bool, typer.Option("--docs", help="Renew these rows of docs/bots.md.")] = False,
    only_done: Annotated[bool, typer.Option("--only-done", help="Play nothing; tell what is there.")] = False,
) -> None:
    """Play every level against those below it, and the search against greedy players."""
    folder.mkdir(parents=True, exist_ok=True)
    new: Rows = {}
    for game in games or serai.games():
        for players in counts(game):
            new |= played(game, players, folder, workers, only_done)
    if docs:
        page = PAGE.read_text("utf8")
        PAGE.write_text(placed(page, tables(told(page) | new)), "utf8")
    print(tables(new))


def counts(game: str) -> list[int]:
    """How many can play it, the most important number first."""
    choices: Iterable[int] = registry.package(game).OPTIONS["players"].choices
    return sorted(choices, key=lambda n: (n != PLAYERS, n))


def played(game: str, players: int, folder: Path, workers: int, only_done: bool) -> Rows:
    rows = {}
    for rung in rungs(game, players):
        plan = Plan.of(game, [rung.bot, rung.others], rung.games, options={"players": players})
        path = folder / f"{game}-{players}-{rung.bot}-{rung.others}.jsonl"
        if only_done and not path.exists():
            continue
        record = Record(path, plan)
        if not only_done:
            with Progress(console=Console(stderr=True), transient=True) as bar:
                task = bar.add_task(f"{game}, {players}: {rung.bot} against {rung.others}", total=plan.games)
                run(plan, record, workers, progress=lambda n, bar=bar, task=task: bar.advance(task, n))  # type: ignore[misc]
        if len(record.done) == plan.games:
            found = {standing.bot: standing for standing in standings(plan, record.done)}
            line = row(found[rung.bot], found[rung.others])
            rows[serai.game(game).title, players, rung.bot, rung.others] = line
    return rows


def row(one: Standing, other: Standing) -> str:
    return (
        f"| {one.bot} | {other.bot} | {one.games:,} | {100 * one.win:.1f} % ± {100 * one.doubt:.1f}"
        f" | {one.score:.1f} : {other.score:.1f} | {one.milliseconds:.1f} ms |"
    )


def tables(rows: Rows) -> str:
    text = ""
    for game in serai.games():
        title = serai.game(game).title
        parts = ""
        for players in counts(game):
            wanted = [(title, players, rung.bot, rung.others) for rung in rungs(game, players)]
            lines = [rows[key] for key in wanted if key in rows]
            if lines:
                head = (
                    f"| {players} players: one | against {players - 1} | games | won | score | a decision |"
                )
                parts += "\n".join([head, "|---|---|---|---|---|---|", *lines]) + "\n\n"
        text += f"### {title}\n\n{parts}" if parts else ""
    return text


def told(page: str) -> Rows:
    """The rows of the page: what is not played again stays as it was."""
    rows, title, players = {}, "", 0
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("### "):
            title = line[4:]
        elif head := re.fullmatch(r"(\d) players: one", cells[0]):
            players = int(head[1])
        elif len(cells) == 6 and players:
            rows[title, players, cells[0], cells[1]] = line
    return rows


if __name__ == "__main__":
    typer.run(main)
