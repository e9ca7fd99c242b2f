"""`serai play`: a game in the terminal, against bots."""

from typing import Annotated

import typer
from typer import Option

import serai
from serai.core.errors import BadLog, BadOption
from serai.core.game import Game
from serai.core.log import Log
from serai.core.match import Match, replay
from serai.core.words import join

from .desk import BadUse, Desk
from .usage import Command, game_argument, lang_option

NEIGHBOURS = ("Zahra", "Idris", "Amina", "Marco", "Leila", "Omar", "Samir")


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-play"))
    def play(
        game: Annotated[str, game_argument(desk)],
        players: Annotated[int | None, Option(metavar="N", help=say("help-players"))] = None,
        bots: Annotated[str | None, Option(metavar="A,B,…", help=say("help-play-bots"))] = None,
        seat: Annotated[int, Option(metavar="N", help=say("help-seat"))] = 0,
        seed: Annotated[str | None, Option(metavar="S", help=say("help-play-seed"))] = None,
        save: Annotated[str | None, Option(metavar="FILE", help=say("help-save"))] = None,
        load: Annotated[str | None, Option(metavar="FILE", help=say("help-load"))] = None,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        from .session import Session

        desk.speak(lang)
        if load is None:
            match = _begin(desk, game, players, seat, seed)
        elif players is None and seed is None:
            match = _continue(game, load, seat)
        else:
            raise BadUse("load-brings-all")
        kinds = bot_kinds(match.game, bots, match.game.players - 1)
        again = [f"--seat {seat}"] * (seat != 0) + [f"--bots {bots}"] * (bots is not None)
        session = Session(desk, match, seat, kinds, again, load)
        raise typer.Exit(session.run(keep=save))


def bot_kinds(game: Game, given: str | None, seats: int) -> list[str]:
    """The bots for so many seats: a name for each, or one for all; by default the strongest."""
    from serai import bots

    names = [bots.usual(game)] if given is None else [name.strip() for name in given.split(",")]
    for name in names:
        if name not in bots.names(game):
            raise BadOption("no-such-bot", bot=name, game=game.title, bots=join(bots.names(game)))
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadUse("bots-count", given=len(names), wanted=seats)
    return names


def _begin(desk: Desk, name: str, players: int | None, seat: int, seed: str | None) -> Match:
    game = serai.game(name) if players is None else serai.game(name, players=players)
    _check_seat(seat, game.players)
    names = list(NEIGHBOURS[: game.players - 1])
    return game.match(seed, [*names[:seat], desk.say("guest"), *names[seat:]])


def _continue(name: str, path: str, seat: int) -> Match:
    log = Log.read(path)
    match = replay(log)
    if serai.game(name).name != log.game:
        raise BadUse("other-game", path=path, game=log.game)
    if log.seed is None and not match.over:
        raise BadLog("no-seed")
    _check_seat(seat, match.game.players)
    return match


def _check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadUse("bad-seat", seat=str(seat), last=str(players - 1))
