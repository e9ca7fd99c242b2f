"""Camel Up's own figures for `serai bench`: how quickly exact odds are found."""

import time
from collections.abc import Callable

from .odds import odds, race_table
from .terminal.pieces import WORDS

SECONDS = 0.3  # a run
POSITION = "1:BW 2:GY 3:O"
TILES = "+5 -7"


def figures() -> dict[str, Callable[[], float]]:
    """What can be measured, each by a call; the names end in their units."""
    odds(POSITION)  # compiles, or loads what was compiled, before anything is measured
    return {
        "odds_leg_ms": lambda: _milliseconds(lambda: odds(POSITION, with_race=False)),
        "odds_leg_tiles_ms": lambda: _milliseconds(lambda: odds(f"{POSITION} {TILES}", with_race=False)),
        "odds_race_ms": lambda: _milliseconds(lambda: odds(POSITION)),
        "race_table_s": _race_table_seconds,
    }


def about(figure: str, language: str) -> str:
    return WORDS.say(f"bench-{figure}", language, position=POSITION, tiles=TILES)


def _milliseconds(work: Callable[[], object]) -> float:
    times, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        work()
        times += 1
    return 1000 * passed / times


def _race_table_seconds() -> float:
    race_table.cache_clear()
    began = time.perf_counter()
    race_table()
    return time.perf_counter() - began
