"""What the tests of the adapters share."""

import serai
from serai.core.registry import package

GAMES = serai.games()
TABLES = [(name, players) for name in GAMES for players in package(name).OPTIONS["players"].choices]
