"""The games. Every package in this folder is one, and other distributions may bring more.

They do so with an entry point of the group `serai.games`: `mancala = "my_games.mancala"`.
"""

from importlib.metadata import entry_points
from pkgutil import iter_modules

from serai.core import registry

for _found in iter_modules(__path__):
    if _found.ispkg:
        registry.register(_found.name, f"{__name__}.{_found.name}")
for _entry in entry_points(group="serai.games"):
    registry.register(_entry.name, _entry.value)
