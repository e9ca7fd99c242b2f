"""The process in which bots think: a question a line on stdin, an answer a line on stdout.

It is handed the position of the table and asks the bot through `bots.ask`, so the bot gets to see
only what its player may know. Numba is not loaded before a bot needs it.
"""

import os
import resource
import signal
import sys
import traceback
from functools import lru_cache
from typing import Any

import orjson

from serai import bots
from serai.core.game import Game


@lru_cache(maxsize=64)
def _bot(name: str, game: str, options: bytes) -> tuple[bots.Bot, Game]:
    rules = Game(game, **orjson.loads(options))
    return bots.make(name, rules), rules


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What a bot does, or the figures of a position for a viewer."""
    if "viewer" in question:
        state = Game(question["game"], **question["options"]).state(question["state"])
        return {"insight": bots.insight(state, question["viewer"], question["seed"])}
    bot, game = _bot(question["bot"], question["game"], orjson.dumps(question["options"]))
    state = game.state(question["state"])
    do = game.notations(False)[bots.ask(bot, state, question["seed"])]
    return {"do": do, "ready": bots.ready(bot)}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop, by closing stdin
    memory = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    for line in sys.stdin.buffer:
        try:
            reply = answer(orjson.loads(line))
        except Exception as fault:
            traceback.print_exc()
            reply = {"fault": repr(fault)}
        try:
            sys.stdout.buffer.write(orjson.dumps(reply) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # the server was killed: nobody wants to know any more


if __name__ == "__main__":
    main()
