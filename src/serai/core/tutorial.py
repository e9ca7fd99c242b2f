"""A first game, learned by doing: a game's `tutorial.toml`, played by its rules.

The file is data: a seed, who sits at the table, and chapters of steps. A step says something (the words
`tutorial-…` of the game), may point at a part of the board, and may have plies: `do` are the learner's,
`then` those that follow, the others' or also theirs.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from . import registry
from .game import Game, State
from .match import Choice, Line, Match
from .rules import CHANCE

FILE = "tutorial.toml"


@dataclass(frozen=True)
class Step:
    """What is said at one moment, and what follows."""

    say: str
    at: str = ""  # a selector: the part of the board that it is about
    do: Sequence[str] = ()  # what the learner does
    also: Sequence[str] = ()  # offered beside it, but not now
    then: Sequence[str] = ()  # what the others do; plies in one text are shown as one


@dataclass(frozen=True)
class Script:
    """A tutorial as it is written."""

    seed: str
    seat: int  # the learner's
    names: Sequence[str]
    options: dict[str, Any]
    chapters: Mapping[str, Sequence[Step]]


@dataclass(frozen=True)
class Frame:
    """A position that is shown."""

    ply: int  # so many lines have been told
    state: State
    legal: Sequence[Choice] = ()  # what the learner may press here


@dataclass
class Lesson:
    """A step as it is played: what it says, and the position at which it begins."""

    chapter: str
    step: Step
    frame: int
    text: str


@dataclass
class Course:
    """A tutorial as it is played, in one language."""

    game: Game
    script: Script
    chapters: dict[str, str]  # their titles
    lessons: list[Lesson] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


def names() -> tuple[str, ...]:
    """The games that bring a tutorial."""
    return tuple(name for name in registry.names() if _file(name).is_file())


def _file(game: str) -> Path:
    return Path(str(registry.package(game).__file__)).with_name(FILE)


@lru_cache
def script(game: str) -> Script:
    told = tomllib.loads(_file(game).read_text(encoding="utf8"))
    chapters = {each["name"]: [Step(**step) for step in each["step"]] for each in told.pop("chapter")}
    return Script(**told, chapters=chapters)


def course(name: str, language: str) -> Course:
    """Play a game's tutorial; IllegalMove if a ply of it breaks the rules."""
    read = script(name)
    game = Game(name, **read.options)
    match = Match(game, read.seed, read.names)
    titles = {each: game.words.say(f"tutorial-chapter-{each}", language) for each in read.chapters}
    played = Course(game, read, titles)
    played.frames.append(_frame(match))
    for chapter, steps in read.chapters.items():
        for step in steps:
            text = game.words.say(f"tutorial-{step.say}", language)
            played.lessons.append(Lesson(chapter, step, len(played.frames) - 1, text))
            for do in step.do:
                offered = {do, *step.also}
                legal = [choice for choice in match.choices(language) if choice.do in offered]
                played.frames[-1] = replace(played.frames[-1], legal=legal)
                _play(match, do)
                played.frames.append(_frame(match))
            for plies in step.then:
                for do in plies.split():
                    _play(match, do)
                played.frames.append(_frame(match))
    played.lines = list(_lines(match, read.seat, language))
    return played


def _frame(match: Match) -> Frame:
    return Frame(len(match.plies), match.state)


def _play(match: Match, do: str) -> None:
    match.play(match.parse(do), 0)


def _lines(match: Match, viewer: int, language: str) -> Iterator[Line]:
    """What has happened, as the learner read it at the time."""
    game, before = match.game, match.game.start()
    for n, ply in enumerate(match.plies):
        chance = ply.by == CHANCE
        x = game.number(ply.do, chance)
        shown = game.rules.seen(before.record, x, viewer)
        after = before.copy()
        after.play(x)
        text = " ".join(match.phrase(phrase, language) for phrase in game.told(before, shown, after))
        yield Line(n, None if chance else ply.by, game.notations(chance)[shown], 0, text)
        before = after
