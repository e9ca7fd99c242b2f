"""The reception desk: it speaks the guest's language, on stdout, and on stderr about what is amiss."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.status import Status
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from serai.core.errors import SeraiError, known
from serai.core.words import LANGUAGES, Words

WORDS = Words(Path(__file__).parent)
TURQUOISE, MADDER = "#1E8C8A", "#C8453B"  # legible on dark and on light terminals
THEME = Theme(
    {
        "markdown.h2": f"bold underline {TURQUOISE}",
        "markdown.h3": f"bold {TURQUOISE}",
        "markdown.code": "bold",
        "markdown.table.border": TURQUOISE,
        "markdown.table.header": "bold",
    }
)
NUMBERS = {"it": str.maketrans(",.", ".,")}


class BadUse(SeraiError):
    """A command line that cannot be understood, or not be followed."""

    words = WORDS


def language_of(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to answer in: --lang, else SERAI_LANG, else the locale, else English.

    >>> language_of(["play", "--lang", "it"], {"LANG": "en_GB.UTF-8"})
    'it'
    >>> language_of([], {"LANG": "it_IT.UTF-8", "LC_ALL": "C"})
    'en'
    """
    asked = [value for option, value in pairwise(args) if option == "--lang"]
    asked += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    house = [*asked[-1:], environment.get("SERAI_LANG", "")]
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((choice for choice in (*house, locale[:2]) if choice in LANGUAGES), LANGUAGES[0])


class Desk:
    """Where commands say, show and ask things."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.out = Console(markup=False, emoji=False, highlight=False, theme=THEME)
        self.notes = Console(markup=False, emoji=False, highlight=False, stderr=True)

    def speak(self, language: str | None) -> None:
        """Go on in the language of --lang or SERAI_LANG, if there was one."""
        if language is not None:
            self.language = known(language)

    @property
    def interactive(self) -> bool:
        """Somebody sits at a terminal, to read and to answer."""
        return self.out.is_terminal and sys.stdin.isatty()

    # ---- Saying ----

    def say(self, key: str, **values: Any) -> str:
        return WORDS.say(key, self.language, **values)

    def number(self, value: float, digits: int = 0) -> str:
        return f"{value:,.{digits}f}".translate(NUMBERS.get(self.language, {}))

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 1)}%"

    def complain(self, fault: SeraiError) -> None:
        """On one line, whatever was typed."""
        text = fault.say(self.language)
        print("".join(letter if letter.isprintable() else "·" for letter in text), file=sys.stderr)

    # ---- Showing ----

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.out.print(thing)

    def tell(self, key: str, **values: Any) -> None:
        self.out.print(self.say(key, **values), soft_wrap=not self.out.is_terminal)

    def command(self, *words: str) -> None:
        """A command for the guest to copy, on a line of its own however long it is."""
        self.out.print(Text(f"  {' '.join(words)}", "bold"), soft_wrap=True)

    def table(self, title: str, *columns: str) -> Table:
        """An empty table in the style of the house."""
        table = Table(title=title, title_style="bold", title_justify="left", box=SIMPLE_HEAD)
        table.header_style, table.padding = TURQUOISE, (0, 1, 0, 0)
        for n, column in enumerate(columns):
            table.add_column(column, no_wrap=n == 0)
        return table

    def json(self, value: Any) -> None:
        print(json.dumps(value, ensure_ascii=False, indent=2))

    def page(self, thing: RenderableType) -> None:
        """On a terminal something long is shown page by page."""
        if not self.interactive:
            self.show(thing)
            return
        os.environ.setdefault("LESS", "FRX")  # colours, and no paging of what fits
        with self.out.pager(styles=True):
            self.show(thing)

    def waiting(self) -> Status:
        """A spinner for work that takes long the first time, when the rules are compiled."""
        return self.notes.status(self.say("getting-ready"))

    @contextmanager
    def progress(self, total: int) -> Iterator[Callable[[float], None]]:
        """A bar on stderr; call what it yields with the amount of work done."""
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

        columns = BarColumn(complete_style=TURQUOISE), TaskProgressColumn(), TimeRemainingColumn()
        quiet = not self.notes.is_terminal
        with Progress(*columns, console=self.notes, transient=True, disable=quiet) as bar:
            yield partial(bar.advance, bar.add_task("", total=total))

    # ---- Asking ----

    def ask(self, key: str, **values: Any) -> str:
        """A line typed by the guest; EOFError when there are no more."""
        line = input(f"{self.say(key, **values)} ").strip()
        if not sys.stdin.isatty():
            print(line)  # a terminal shows what is typed, a pipe does not
        return line


def bar(share: float, width: int, style: str = TURQUOISE) -> Text:
    """A share as a bar, to an eighth of a letter.

    >>> bar(0.3, 8).plain
    '██▍     '
    """
    eighths = round(8 * width * min(max(share, 0.0), 1.0))
    filled = "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()
    return Text(filled.ljust(width), style)
