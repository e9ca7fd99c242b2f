"""`serai advise`: what the search thinks of a position in a saved game."""

from typing import Annotated, Any

import typer
from rich.text import Text
from typer import Argument, Option

import serai

from .desk import BadUse, Desk, bar
from .usage import Command, json_option, lang_option

SHOWN = 8  # choices; what was looked at less is worth less


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-advise"))
    def advise(
        position: Annotated[str, Argument(metavar="LOG@PLY", help=say("help-advise-position"))],
        playouts: Annotated[int, Option(metavar="N", help=say("help-advise-playouts"))] = 2000,
        seed: Annotated[int, Option(metavar="N", help=say("help-simulate-seed"))] = 0,
        json: Annotated[bool, json_option(desk)] = False,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        from serai import bots

        if playouts < 1:
            raise BadUse("at-least", option="--playouts", least=1)
        file, at, number = position.rpartition("@")
        match = serai.load(file if at else position)
        last = len(match.plies)
        ply = int(number) if at and number.isdecimal() else last
        if ply > last or (at and not number.isdecimal()):
            raise BadUse("no-such-ply", ply=number, last=str(last))
        state = match.at(ply)
        if state.turn < 0:
            raise BadUse("nobody-decides", ply=str(ply))
        with desk.waiting():
            found = bots.advise(state, playouts, seed)
        choices = [
            {
                "do": match.notation(move.action),
                "say": match.say(move.action, desk.language, state),
                **move._asdict(),
            }
            for move in found
        ]
        report = {"game": match.game.name, "ply": ply, "turn": state.turn, "playouts": playouts}
        desk.json({**report, "choices": choices}) if json else _draw(desk, match.game.title, choices)
        if not json:
            desk.tell("advised", playouts=playouts, seed=str(seed))


def _draw(desk: Desk, title: str, choices: list[dict[str, Any]]) -> None:
    heads = (desk.say(head) for head in ("choice", "win-share-95", "arena-score", "playouts"))
    table = desk.table(title, *heads)
    for choice in choices[:SHOWN]:
        share = Text(f"{desk.percent(choice['win']):>6} ± {desk.number(196 * choice['doubt'], 1)} ")
        table.add_row(
            choice["say"],
            share.append_text(bar(choice["win"], 10)),
            desk.number(choice["points"], 1),
            desk.number(choice["visits"], 0) if choice["visits"] else desk.say("worked-out"),
        )
    desk.show(table)
