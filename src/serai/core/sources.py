"""Where points come from: a game may say so in a module `sources` of its package."""

from importlib import import_module
from importlib.util import find_spec

from . import registry
from .match import Match


def sources(match: Match) -> dict[str, list[int]]:
    """A row a source, by player; together they are the scores. In words: `source-NAME`.

    >>> import serai
    >>> match = serai.game(serai.games()[0]).match(seed=1)
    >>> sum(map(sum, sources(match).values())) == sum(match.scores)
    True
    """
    module = f"{registry.package(match.game.name).__name__}.sources"
    if not find_spec(module):
        return {"points": list(match.scores)}
    states, plays = match.walk()
    found: dict[str, list[int]] = import_module(module).sources([state.record for state in states], plays)
    return found
