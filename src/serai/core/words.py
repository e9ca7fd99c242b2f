"""The words of the house: one Fluent file a language, shared by Python and the browser."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

LANGUAGES = ("en", "it")
LONGEST = 900  # letters of a value; Fluent refuses more than 1,000
SENTENCES = 20_000  # remembered, so that they need not be put together again


class Word(str):
    """A value that is itself a message: `Word("camel-B")` reads "blue" or "blu"."""


class Seat(int):
    """A value that is a player, to be shown by name."""


class Phrase:
    """A message and its values, to be said later in any language.

    >>> Phrase("player", {"number": 1}) == Phrase("player", {"number": True})  # they may read differently
    False
    """

    __slots__ = ("_token", "key", "values")

    def __init__(self, key: str, values: Mapping[str, Any] = MappingProxyType({})) -> None:
        self.key, self.values = key, values
        self._token: tuple[Any, ...] = ()  # what it is known by; made when it is asked for

    @property
    def names_players(self) -> bool:
        return Seat in map(type, self.values.values())

    @property
    def token(self) -> tuple[Any, ...]:
        if not self._token:
            self._token = (self.key, *self.values.items(), *map(type, self.values.values()))
        return self._token

    def __hash__(self) -> int:
        return hash(self.token)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.token == other.token

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {dict(self.values)!r})"


class Words:
    """Messages of one or more folders that hold an `en.ftl` and an `it.ftl`.

    >>> CORE.say("player", "it", number=3)
    'Giocatore 3'
    >>> len(CORE.say("player", "it", number="3" * 10_000))  # whatever somebody has typed
    911
    """

    def __init__(self, *folders: Path) -> None:
        self.folders = folders

    @cached_property
    def _bundles(self) -> dict[str, Any]:
        from fluent.runtime import FluentBundle, FluentResource

        bundles = {}
        for language in LANGUAGES:
            bundles[language] = FluentBundle([language], use_isolating=False)
            for folder in self.folders:
                text = (folder / f"{language}.ftl").read_text(encoding="utf8")
                bundles[language].add_resource(FluentResource(text))
        return bundles

    def say(self, key: str, language: str = "en", /, **values: Any) -> str:
        return self.phrase(Phrase(key, values), language)

    @cached_property
    def phrase(self) -> Callable[[Phrase, str], str]:
        """`phrase(phrase, language)`. Remembers what it said: a few thousand sentences make up most talk."""
        return lru_cache(maxsize=SENTENCES)(self._say)

    def _say(self, phrase: Phrase, language: str) -> str:
        bundle = self._bundles[language]
        said = {k: self._value(v, language) for k, v in phrase.values.items()}
        text, faults = bundle.format_pattern(bundle.get_message(phrase.key).value, said)
        if faults:
            raise LookupError(f"{phrase.key} in {language}: {faults[0]}")
        return str(text)

    def _value(self, value: Any, language: str) -> Any:
        if isinstance(value, Word):
            return self.say(value, language)
        if isinstance(value, str) and len(value) > LONGEST:
            return f"{value[:LONGEST]}…"
        return value.say(language) if isinstance(value, ValueError) and hasattr(value, "say") else value


def join(parts: Iterable[Any]) -> str:
    return ", ".join(str(part) for part in parts)


CORE = Words(Path(__file__).parent)
