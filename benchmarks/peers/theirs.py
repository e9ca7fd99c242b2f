"""The peers' figures. Runs in their environment, where there is no Serai."""

import random
from collections.abc import Callable
from typing import Any

from .worker import Work, serve

ROLLOUTS = 500  # in one call of OpenSpiel's C++ loop
SAMPLE = 1000  # games from which the decisions of a random game are counted
PLAYOUTS = 500  # in one search
BATCH, STEPS = 1024, 32  # pgx: games side by side, and steps in one compiled call


def main() -> None:
    makers: dict[str, Callable[[str], Work]] = {
        "open_spiel/c++": open_spiel_rollouts,
        "open_spiel/c++ from python": open_spiel_loop,
        "open_spiel/python": lambda game: open_spiel_loop(f"python_{game}"),
        "open_spiel/c++ mcts": open_spiel_mcts,
        "open_spiel/python mcts": open_spiel_python_mcts,
        "pettingzoo": pettingzoo_loop,
        "rlcard": rlcard_loop,
        "pgx": pgx_loop,
    }

    def make(figure: str) -> Work:
        who, _, game = figure.rpartition("/")
        return makers[who](game)

    serve(make)


# ---- OpenSpiel ----


def open_spiel_rollouts(name: str) -> Work:
    """A search of one simulation only plays its rollouts: OpenSpiel's leanest loop, all in C++."""
    game, bot = _open_spiel_bot(name, ROLLOUTS, 1)
    rng = random.Random(0)
    each = sum(_random_game(game, rng) for _ in range(SAMPLE)) / SAMPLE
    start = _first_decision(game)

    def work() -> float:
        bot.mcts_search(start)
        return ROLLOUTS * each

    return work


def open_spiel_loop(name: str) -> Work:
    """The loop that everybody writes in Python."""
    import pyspiel
    from open_spiel.python import games as _  # noqa: F401  # registers the Python games

    game, rng = pyspiel.load_game(name), random.Random(0)
    return lambda: _random_game(game, rng)


def open_spiel_mcts(name: str) -> Work:
    game, bot = _open_spiel_bot(name, 1, PLAYOUTS)
    start = _first_decision(game)

    def work() -> float:
        bot.mcts_search(start)
        return PLAYOUTS

    return work


def open_spiel_python_mcts(name: str) -> Work:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game, rng = pyspiel.load_game(name), np.random.RandomState(0)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, PLAYOUTS // 10, evaluator, random_state=rng, solve=False)
    start = game.new_initial_state()

    def work() -> float:
        bot.mcts_search(start)
        return PLAYOUTS // 10

    return work


def _open_spiel_bot(name: str, rollouts: int, simulations: int) -> tuple[Any, Any]:
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    return game, pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, 7, False)


def _first_decision(game: Any) -> Any:
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(_drawn(state, rng))
    return state


def _drawn(state: Any, rng: random.Random) -> int:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, odds)[0])


def _random_game(game: Any, rng: random.Random) -> int:
    """The number of its decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


# ---- PettingZoo, RLCard, pgx ----


def pettingzoo_loop(name: str) -> Work:
    from importlib import import_module

    env, rng = import_module(f"pettingzoo.classic.{name}_v3").env(), random.Random(0)

    def work() -> float:
        env.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(rng.choice(seen["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return work


def rlcard_loop(name: str) -> Work:
    import rlcard

    env, rng = rlcard.make(name, config={"seed": 0}), random.Random(0)

    def work() -> float:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


def pgx_loop(name: str) -> Work:
    """Random play of a batch, compiled by XLA as one loop; games that end begin anew."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carry: tuple[Any, Any], _: Any) -> tuple[tuple[Any, Any], None]:
        states, key = carry
        key, first, second = jax.random.split(key, 3)
        logits = jnp.log(states.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(first, logits, axis=1)
        return (step(states, actions, jax.random.split(second, BATCH)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(once, carry, None, STEPS)[0])
    keys = jax.random.split(jax.random.PRNGKey(0), BATCH)
    now = [(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1))]

    def work() -> float:
        now[0] = jax.block_until_ready(run(now[0]))
        return BATCH * STEPS

    return work


if __name__ == "__main__":
    main()
