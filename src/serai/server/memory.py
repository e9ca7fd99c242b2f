"""When Python looks for garbage: often enough, and never for long.

A collection walks over everything of an age, and with thousands of tables the old ones are many:
left to itself the collector took a quarter of the server's time. What is garbage here is found
young, by short walks (a long one had players wait for a tenth of a second), so what has grown old is
looked at now and then only.
"""

import asyncio
import gc

YOUNG = (5_000, 1_000_000, 1_000_000)  # new objects between collections, by generation
NOW_AND_THEN = 600.0  # seconds


def settle() -> None:
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*YOUNG)


async def collect_now_and_then() -> None:
    while True:
        await asyncio.sleep(NOW_AND_THEN)
        gc.collect()
