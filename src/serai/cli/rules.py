"""`serai rules`: the rules of a game, or one clause of them."""

import re
from typing import Annotated

import typer

from serai.core import registry, rulebook
from serai.core.words import join

from .desk import BadUse, Desk
from .usage import Command, game_argument, lang_option


def add(app: typer.Typer, desk: Desk) -> None:
    say = desk.say

    @app.command(cls=Command, help=say("help-rules"))
    def rules(
        game: Annotated[str, game_argument(desk)],
        clause: Annotated[
            str | None, typer.Argument(metavar=say("help-clause-name"), help=say("help-clause"))
        ] = None,
        lang: Annotated[str | None, lang_option(desk)] = None,
    ) -> None:
        desk.speak(lang)
        show_rules(desk, game, clause)


def show_rules(desk: Desk, game: str, clause: str | None) -> None:
    from rich.markdown import Markdown

    text = page(game, desk.language)
    if clause is None:
        desk.page(Markdown(text))
    else:
        desk.show(Markdown(find_clause(text, clause)))


def page(game: str, language: str) -> str:
    """The rules of a game, in Markdown."""
    registry.package(game)
    text = rulebook.page(game, language)
    if text is None:
        raise BadUse("no-rules", game=game)
    return text


def find_clause(text: str, wanted: str) -> str:
    """One clause of a page, by its id in capitals or not.

    >>> find_clause("### AB1 · Bread\\nIt is good.\\n## More\\n", "ab1")
    '### AB1 · Bread\\nIt is good.\\n'
    """
    clauses = rulebook.clauses(text)
    if wanted.upper() in clauses:
        return clauses[wanted.upper()]
    number = re.search(r"\d{1,6}$", wanted)
    if number is None:
        first, *_, last = clauses
        raise BadUse("no-clause-at-all", clause=wanted, first=first, last=last)
    near = sorted(clauses, key=lambda name: abs(_number(name) - int(number[0])))[:3]
    raise BadUse("no-such-clause", clause=wanted, neighbours=join(sorted(near, key=_number)))


def _number(clause: str) -> int:
    return int(re.sub(r"\D", "", clause))
