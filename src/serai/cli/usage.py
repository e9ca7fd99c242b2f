"""How commands explain themselves, and how a command line that is wrong becomes a sentence."""

from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from serai import games
from serai.core.words import join

from .desk import TURQUOISE, BadUse, Desk

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # Typer names it only as a base

FLAGS = ("--json", "--help", "--open", "--no-limits")
NAMES = 15  # letters for the name of a command or an option


class Command(TyperCommand):
    """A command with our help, and our sentences for what it does not understand."""

    allow_extra_args = True  # so that we find them, and not Typer

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise BadUse("extra-argument", extra=ctx.args[0], command=ctx.command_path)
        return super().invoke(ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(ctx)


class Commands(TyperGroup):
    """The command `serai` itself."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise BadUse("no-such-command", command=args[0], commands=join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(ctx)


def lang_option(desk: Desk) -> Any:
    """Every command takes --lang."""
    return typer.Option("--lang", metavar="en|it", envvar="SERAI_LANG", help=desk.say("help-lang"))


def json_option(desk: Desk) -> Any:
    return typer.Option("--json", help=desk.say("help-json"))


def game_argument(desk: Desk) -> Any:
    return typer.Argument(metavar=desk.say("help-game-name"), help=desk.say("help-game", games=join(games())))


def file_argument(desk: Desk) -> Any:
    return typer.Argument(metavar="FILE", help=desk.say("help-file"))


def sentence(fault: Any) -> BadUse:
    """What is wrong with a command line, by the kind of Typer's error."""
    command = fault.ctx.command_path if fault.ctx else "serai"
    match type(fault).__name__:
        case "MissingParameter":
            return BadUse("missing-argument", argument=_name(fault.param), command=command)
        case "NoSuchOption":
            return BadUse("no-such-option", option=fault.option_name, command=command)
        case "BadOptionUsage":
            key = "flag-with-value" if fault.option_name in FLAGS else "needs-value"
            return BadUse(key, option=fault.option_name)
        case "BadParameter" if fault.param is not None:
            return BadUse("no-number", option=_name(fault.param))
    return BadUse("bad-command-line", command=command, reason=fault.format_message())


def _name(param: Any) -> str:
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar)


def show_help(ctx: Any) -> None:
    desk: Desk = ctx.obj
    params = ctx.command.get_params(ctx)
    arguments = [p for p in params if p.param_type_name == "argument"]
    options = [p for p in params if p.param_type_name == "option"]
    commands = list(getattr(ctx.command, "commands", {}).values())
    usage = [p.metavar if p.required else f"[{p.metavar}]" for p in arguments]
    usage += [desk.say("help-command")] * bool(commands) + [f"[{desk.say('help-options')}]"]
    desk.show(
        Text.assemble((ctx.command_path, "bold"), " ", " ".join(usage)),
        Padding(ctx.command.help, (1, 0, 1, 2)),
    )
    if commands:
        _show_list(desk, "title-commands", [(c.name, c.help) for c in commands])
    if arguments:
        _show_list(desk, "title-arguments", [(p.metavar, p.help) for p in arguments])
    named = [(" ".join([*p.opts, *([] if p.is_flag else [p.metavar])]), p) for p in options]
    helps = [(name, desk.say("help-help") if p.name == "help" else p.help) for name, p in named]
    _show_list(desk, "title-options", helps)


def _show_list(desk: Desk, title: str, rows: list[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(width=NAMES, style="bold")
    for name, text in rows:
        table.add_row(name, text)
    desk.show(Text(desk.say(title), f"bold {TURQUOISE}"), Padding(table, (0, 0, 1, 2)))
