"""The games of the house by name. A game is a package; how one is built: docs/architecture.md."""

from importlib import import_module
from types import ModuleType

from .errors import BadOption

_packages: dict[str, str] = {}


def register(name: str, package: str) -> None:
    """Let `serai.game(name)` find the game in this package; it is imported when first asked for."""
    _packages[name] = package


def names() -> tuple[str, ...]:
    return tuple(sorted(_packages))


def package(name: str) -> ModuleType:
    if name not in _packages:
        raise BadOption("no-such-game", game=name, games=", ".join(names()))
    return import_module(_packages[name])
