"""Serai's own figures, measured by the same worker as the peers'."""

import serai
from serai.adapters.vector import VectorEnvironment
from serai.bots.search import Search
from serai.bots.tuned import Tuned
from serai.cli.bench import RANDOM
from serai.core.simulation import Playouts

from .worker import Work, serve

PLAYERS = 4
GAMES = 200  # in one call of the compiled loop
BATCH = 1024
PLAYOUTS = 500  # in one search


def main() -> None:
    makers = {
        "compiled": random_play,
        "vector": vector,
        "python": plain_play,
        "mcts": search,
        "random mcts": random_search,
    }

    def make(figure: str) -> Work:
        _, kind, name = figure.split("/")
        return makers[kind](name)

    serve(make)


def random_play(name: str) -> Work:
    playouts, seeds = Playouts(serai.game(name, players=PLAYERS)), iter(range(1 << 30))
    return lambda: playouts.run(GAMES, seed=next(seeds)).decisions


def plain_play(name: str) -> Work:
    """The same rules without numba."""
    playouts = Playouts(serai.game(name, players=PLAYERS), "interpreted")
    seeds = iter(range(1 << 30))
    return lambda: playouts.run(1, seed=next(seeds)).decisions


def vector(name: str) -> Work:
    """Every player's decisions, with mask, observation and reward, through Gymnasium's interface."""
    inns = VectorEnvironment(name, BATCH, opponents=None, copy=False, players=PLAYERS)
    inns.reset(seed=0)

    def work() -> float:
        inns.step(inns.random_actions())
        return BATCH

    return work


def search(name: str) -> Work:
    """As our bots search: most playouts are broken off early, and what is left is estimated."""
    return searching(name, Tuned.of(name))


def random_search(name: str) -> Work:
    """Every playout goes on at random to the end of the game, as OpenSpiel's do."""
    return searching(name, Tuned.of(name).changed(RANDOM))


def searching(name: str, tuned: Tuned) -> Work:
    game = serai.game(name, players=PLAYERS)
    tree, start = Search(game, PLAYOUTS, tuned), game.match(seed=1).state
    seeds = iter(range(1 << 30))

    def work() -> float:
        tree.run(start, seed=next(seeds))
        return PLAYOUTS

    return work


if __name__ == "__main__":
    main()
