"""Errors are sentences, in every language of the house, under one `ValueError`."""

from typing import Any, ClassVar

from .words import CORE, LANGUAGES, Words, join


class SeraiError(ValueError):
    """Something a person can put right; `str(error)` says what and how, `error.say("it")` in Italian."""

    words: ClassVar[Words] = CORE

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.key, self.values = key, values

    def say(self, language: str = "en") -> str:
        return self.words.say(self.key, language, **self.values)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.values)


def _rebuild(kind: type[SeraiError], key: str, values: dict[str, Any]) -> SeraiError:
    return kind(key, **values)


class IllegalMove(SeraiError):
    """The action may not be played now."""


class BadOption(SeraiError):
    """A game, an option or a player that does not exist."""


class BadLog(SeraiError):
    """A log that cannot be read, replayed or proved."""


def known(language: str) -> str:
    """The language, or BadOption if the house does not speak it."""
    if language not in LANGUAGES:
        raise BadOption("bad-language", language=language, languages=join(LANGUAGES))
    return language
