"""`serai tune`: what a game's search finds important, tried by self-play."""

import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text
from typer import Option

from .desk import TURQUOISE, BadUse, Desk
from .usage import Command, game_argument, json_option, lang_option


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-tune"))
    def tune(
        game: Annotated[str, game_argument(desk)],
        only: Annotated[str | None, Option(metavar="A,B,…", help=say("help-tune-only"))] = None,
        playouts: Annotated[int, Option(metavar="N", help=say("help-tune-playouts"))] = 100,
        games: Annotated[int, Option(metavar="N", help=say("help-tune-games"))] = 200,
        step: Annotated[float, Option(metavar="X", help=say("help-tune-step"))] = 0.3,
        players: Annotated[int | None, Option(metavar="N", help=say("help-players"))] = None,
        seed: Annotated[int, Option(metavar="N", help=say("help-simulate-seed"))] = 0,
        workers: Annotated[int, Option(metavar="N", help=say("help-arena-workers"))] = 0,
        json: Annotated[bool, json_option(desk)] = False,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        from serai.arena import Plan, Record, run
        from serai.arena.play import Result
        from serai.arena.tune import tune as trials
        from serai.bots.tuned import Tuned
        from serai.core.game import Game

        for option, number, least in (("--games", games, 1), ("--playouts", playouts, 1)):
            if number < least:
                raise BadUse("at-least", option=option, least=least)
        table = Game(game, **({} if players is None else {"players": players}))
        names = list(Tuned.of(game).taste) if only is None else [name.strip() for name in only.split(",")]
        kept = []

        def play(plan: Plan) -> list[Result]:
            with tempfile.TemporaryDirectory() as folder, desk.progress(plan.games) as progress:
                return run(plan, Record(Path(folder) / "arena.jsonl", plan), workers, progress=progress)

        for trial in trials(table, names, playouts, games, step, seed, play):
            kept += [trial] if trial.kept else []
            if not json:
                share = f"{desk.percent(trial.win):>6} ± {desk.number(100 * trial.doubt, 1)}"
                line = Text(f"{trial.name:<16} {trial.old:>9.4g} → {trial.new:<9.4g} {share}")
                desk.show(line.append("  ✓", TURQUOISE) if trial.kept else line)
        if json:
            desk.json({"game": game, "kept": [trial._asdict() for trial in kept]})
        else:
            desk.tell("tuned", kept=len(kept), file=f"{game}.toml")
            for trial in kept:
                desk.show(Text(f"{trial.name} = {trial.new}"))
