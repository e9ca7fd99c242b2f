"""`serai replay`: the story of a saved game, with its table."""

from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

import serai
from serai.core.match import Line, Match
from serai.core.screen import screen_of

from .desk import TURQUOISE, BadUse, Desk
from .screen import names_of, tell_winners
from .usage import Command, file_argument, lang_option

STORY = 4  # lines above the table


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-replay"))
    def replay(
        file: Annotated[str, file_argument(desk)],
        ply: Annotated[int | None, typer.Option(metavar="N", help=say("help-ply"))] = None,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        match = serai.load(file)
        lines = match.history(None, desk.language)
        if ply is not None and not 0 <= ply <= len(lines):
            raise BadUse("no-such-ply", ply=str(ply), last=str(len(lines)))
        if desk.interactive:
            _step_through(desk, match, lines, ply or 0)
        else:
            _show(desk, match, lines, len(lines) if ply is None else ply, len(lines))


def _step_through(desk: Desk, match: Match, lines: list[Line], ply: int) -> None:
    """A ply a key: Enter for the next, b for the one before, q to leave."""
    while True:
        desk.out.clear()
        _show(desk, match, lines, ply, STORY)
        if ply == len(lines):
            return
        try:
            answer = desk.ask("step").lower()
        except (EOFError, KeyboardInterrupt):
            return
        if answer == "q":
            return
        ply = max(0, ply - 1) if answer == "b" else ply + 1


def _show(desk: Desk, match: Match, lines: list[Line], ply: int, story: int) -> None:
    """The last lines of the story up to a ply, and the table after it."""
    desk.show(Rule(f"{match.game.title} · {ply}/{len(lines)}", style=TURQUOISE))
    for line in lines[max(0, ply - story) : ply]:
        desk.show(Text().append(f"{line.ply + 1:>4}  ", "dim").append(line.text))
    view = match.at(ply).view(None)
    names = names_of(match, desk.language)
    desk.show(screen_of(match.game).draw(view, names, desk.language, desk.out.width))
    if match.over and ply == len(lines):
        tell_winners(desk, match)
