"""The words of the house: one Fluent file a language, shared by Python and the browser."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

LANGUAGES = ("en", "it")


class Word(str):
    """A value that is itself a message: `Word("camel-B")` reads "blue" or "blu"."""


class Seat(int):
    """A value that is a player, to be shown by name."""


class Phrase(NamedTuple):
    """A message and its values, to be said later in any language."""

    key: str
    values: Mapping[str, Any] = MappingProxyType({})


class Words:
    """Messages of one or more folders that hold an `en.ftl` and an `it.ftl`.

    >>> CORE.say("player", "it", number=3)
    'Giocatore 3'
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
        bundle = self._bundles[language]
        said = {k: self._value(v, language) for k, v in values.items()}
        text, faults = bundle.format_pattern(bundle.get_message(key).value, said)
        if faults:
            raise LookupError(f"{key} in {language}: {faults[0]}")
        return str(text)

    def _value(self, value: Any, language: str) -> Any:
        if isinstance(value, Word):
            return self.say(value, language)
        return value.say(language) if isinstance(value, ValueError) and hasattr(value, "say") else value


def join(parts: Iterable[Any]) -> str:
    return ", ".join(str(part) for part in parts)


CORE = Words(Path(__file__).parent)
