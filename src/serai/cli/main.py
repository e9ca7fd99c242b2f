"""The command `serai`. Heavy libraries are imported by the commands that need them, when they do."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from serai.core.errors import SeraiError

from . import advise, arena, bench, odds, play, replay, rules, serve, simulate, tune, verify
from .desk import Desk, language_of
from .usage import Commands, UsageError, lang_option, sentence, show_help

COMMANDS = (serve, play, simulate, arena, advise, tune, bench, odds, replay, verify, rules)


def main() -> None:
    """Entry point of the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor terminal shows ? rather than nothing
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Do what the command line says; the exit code. Whatever a user can put right is one sentence."""
    desk = Desk(language_of(args, os.environ))
    try:
        code = build(desk)(list(args), prog_name="serai", standalone_mode=False, obj=desk)
        sys.stdout.flush()
    except SeraiError as fault:
        desk.complain(fault)
        return 2
    except UsageError as fault:
        desk.complain(sentence(fault))
        return 2
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on
        return 1
    return code or 0


def build(desk: Desk) -> typer.Typer:
    """The program in the desk's language."""
    app = typer.Typer(
        cls=Commands,
        help=desk.say("help-serai"),
        invoke_without_command=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )

    @app.callback()
    def welcome(
        ctx: typer.Context,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        if ctx.invoked_subcommand is None:
            show_help(ctx)

    for command in COMMANDS:
        command.add(app, desk)
    return app
