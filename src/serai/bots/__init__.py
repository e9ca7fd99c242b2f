"""Computer players. A bot is handed only what its player may know: a position resampled for them."""

import random
import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from serai.core.errors import BadOption
from serai.core.game import Game, State

from .bot import Bot as Bot

if TYPE_CHECKING:
    from .search import Found

LEVELS = (1, 2, 3, 4, 5)
SEARCHING = r"search-([1-9]\d{0,6})((?::\w+=-?[\d.]+)*)"  # search-400, search-400:explore=0.5:bias=2


class Random:
    """Any legal action, all alike."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State, seed: int) -> int:
        return random.Random(seed).choice(state.legal())


def names(game: Game) -> tuple[str, ...]:
    """The bots that play a game: random, greedy, and the levels from the weakest on."""
    return tuple(_makers(game))


def offered(game: Game) -> tuple[str, ...]:
    """Those that people choose from, the weakest first: the levels, where the game has them."""
    known = names(game)
    return tuple(name for name in known if name.startswith("level-")) or known


def usual(game: Game) -> str:
    """Who plays where nobody was named, hints and steps in for who is gone: the best that does not search."""
    from .tuned import Tuned

    known, levels = names(game), Tuned.of(game.name).levels
    best = f"level-{sum(not level.playouts for level in levels)}"
    return best if best in known else known[-1]


def strongest(game: Game) -> str:
    return names(game)[-1]


def make(name: str, game: Game) -> Bot:
    if searching := re.fullmatch(SEARCHING, name):
        from .search import Searcher
        from .tuned import Tuned

        changes = dict(change.split("=") for change in searching[2].split(":")[1:])
        tuned = Tuned.of(game.name).changed({knob: float(value) for knob, value in changes.items()})
        return Searcher(game, int(searching[1]), tuned)
    makers = _makers(game)
    if name not in makers:
        raise BadOption("no-such-bot", bot=name, game=game.title, bots=", ".join(makers))
    return makers[name](game)


def ask(bot: Bot, state: State, seed: int) -> int:
    """What a bot would do for the player to move. It never gets to see the true position."""
    return bot.choose(state.resample(state.turn, seed), seed)


def ready(bot: Bot) -> bool:
    """Whether it plays at its full strength: a level searches only once its search is compiled."""
    return getattr(bot, "ready", True)


def prepare(bot: Bot) -> None:
    """Wait until it plays at its full strength, where that is to be measured."""
    if not ready(bot):
        bot.prepare()  # type: ignore[attr-defined]


def advise(state: State, playouts: int = 2000, seed: int = 0) -> "list[Found]":
    """What the player to move may do, the best first: chances to win, score, and how sure that is."""
    from .search import Search

    return Search(state.game, playouts).run(state.resample(state.turn, seed), seed)


def known(name: str, game: Game) -> bool:
    """Whether there is such a bot: one of `names`, or a search with so many playouts a decision."""
    return name in names(game) or re.fullmatch(SEARCHING, name) is not None


def has_insight(game: Game) -> bool:
    """Whether exact figures can be told about a position of this game."""
    return _insight(game) is not None


def insight(state: State, viewer: int, seed: int) -> dict[str, Any]:
    """The exact figures of a position for one player, made from nothing that they may not know."""
    figures = _insight(state.game)
    assert figures is not None
    return figures(state.resample(viewer, seed), viewer)


def _insight(game: Game) -> Callable[[State, int], dict[str, Any]] | None:
    """A module of the game's name in this folder may bring it, beside its bots."""
    module = f"{__name__}.{game.name}"
    return getattr(import_module(module), "insight", None) if find_spec(module) else None


def _makers(game: Game) -> dict[str, Callable[[Game], Bot]]:
    """Random plays every game; a module of the game's name in this folder brings the others."""
    makers: dict[str, Callable[[Game], Bot]] = {"random": Random}
    module = f"{__name__}.{game.name}"
    if find_spec(module):
        makers |= import_module(module).BOTS
    if "greedy" in makers:
        makers |= {f"level-{number}": partial(_leveled, number) for number in LEVELS}
    return makers


def _leveled(number: int, game: Game) -> Bot:
    from .levels import Leveled

    return Leveled(game, number, make("greedy", game))
