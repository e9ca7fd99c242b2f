"""`serai arena`: a tournament between bots, every seating with the same dice."""

import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text
from typer import Option

from .desk import BadUse, Desk, bar
from .usage import Command, game_argument, json_option, lang_option


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-arena"))
    def arena(
        game: Annotated[str, game_argument(desk)],
        bots: Annotated[str, Option(metavar="A,B,…", help=say("help-arena-bots"))],
        games: Annotated[int, Option(metavar="N", help=say("help-arena-games"))] = 100,
        players: Annotated[int | None, Option(metavar="N", help=say("help-players"))] = None,
        seed: Annotated[int, Option(metavar="N", help=say("help-simulate-seed"))] = 0,
        out: Annotated[str | None, Option(metavar="FILE", help=say("help-arena-out"))] = None,
        workers: Annotated[int, Option(metavar="N", help=say("help-arena-workers"))] = 0,
        ray: Annotated[str | None, Option(metavar="ADDRESS", help=say("help-arena-ray"))] = None,
        json: Annotated[bool, json_option(desk)] = False,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        from serai.arena import Plan, Record, run, standings

        for option, number, least in (("--games", games, 1), ("--workers", workers, 0)):
            if number < least:
                raise BadUse("at-least", option=option, least=least)
        options = {} if players is None else {"players": players}
        plan = Plan.of(game, [name.strip() for name in bots.split(",")], games, seed, options)
        with tempfile.TemporaryDirectory() as folder:
            record = Record(Path(out) if out else Path(folder) / "arena.jsonl", plan)
            with desk.progress(plan.games) as progress:
                results = run(plan, record, workers, ray, progress)
        report = {
            "game": plan.game,
            "players": len(plan.bots),
            "bots": plan.bots,
            "games": plan.games,
            "deals": plan.deals,
            "seed": plan.seed,
            "standings": [standing._asdict() for standing in standings(plan, results)],
        }
        desk.json(report) if json else _draw(desk, plan.table().title, report)


def _draw(desk: Desk, title: str, report: dict[str, Any]) -> None:
    say, number = desk.say, desk.number
    heads = ("bot", "win-share-95", "arena-place", "arena-score", "rating", "thinking")
    table = desk.table(
        f"{title} · {say('players', players=report['players'])}", *(say(head) for head in heads)
    )
    for one in report["standings"]:
        share = Text(f"{desk.percent(one['win']):>6} ± {number(100 * one['doubt'], 1)} ")
        name = one["bot"] if one["seats"] == 1 else f"{one['bot']} × {one['seats']}"
        table.add_row(
            name,
            share.append_text(bar(one["win"], 10)),
            number(one["place"], 2),
            number(one["score"], 1),
            number(one["rating"], 1),
            f"{number(one['milliseconds'], 1)} ms",
        )
    desk.show(table)
    desk.tell("arena-played", games=report["games"], deals=report["deals"], seed=str(report["seed"]))
