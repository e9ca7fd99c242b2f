"""When Python looks for garbage: not in the middle of a move.

A full collection walks over everything in memory, which with thousands of tables takes longer than
a move may. What is garbage here is found young, so old objects are looked at now and then only.
"""

import asyncio
import gc

YOUNG = (20_000, 20, 1_000_000)  # new objects between collections, by generation
NOW_AND_THEN = 600.0  # seconds


def settle() -> None:
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*YOUNG)


async def collect_now_and_then() -> None:
    while True:
        await asyncio.sleep(NOW_AND_THEN)
        gc.collect()
