"""`serai verify`: the proof that every die and card of a game was dealt as promised."""

from typing import Annotated

import typer
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import serai
from serai.core.log import Log
from serai.core.words import join

from .desk import TURQUOISE, Desk
from .usage import Command, file_argument, lang_option


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-verify"))
    def verify(
        file: Annotated[str, file_argument(desk)],
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        log = Log.read(file)
        draws = serai.verify(log)
        _draw(desk, log, draws)


def _draw(desk: Desk, log: Log, draws: int) -> None:
    say = desk.say
    game = serai.game(log.game, **log.options)
    seed = log.seed or b""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    table.add_row(say("game"), game.title)
    table.add_row(say("players-title"), join(log.names) or str(game.players))
    table.add_row(say("commitment"), log.commitment)
    table.add_row(say("seed"), seed.hex())
    table.add_row(say("words"), join(f"“{word}”" for word in log.words) or "–")
    table.add_row(say("draws"), desk.number(draws))
    title = Text(f"✔ {say('fair')}", f"bold {TURQUOISE}")
    desk.show(Panel(table, title=title, border_style=TURQUOISE, expand=False))
    desk.tell("compare-commitment")
