"""When Python looks for garbage: often and briefly.

A collection walks over everything of an age, and with thousands of tables the old ones are many:
left to itself the collector took a quarter of the server's time, and a walk over what had gathered in
ten busy seconds had players wait for a tenth of one. What is garbage here is found young, so what came
since the last quarter of a second is looked at, and what has grown old now and then only.
"""

import asyncio
import gc
from itertools import count

BRIEFLY = 0.25  # seconds between two looks at what is young
OLD = 2400  # of these, one is a look at everything

YOUNGEST, ALL = 0, 2  # generations


def settle() -> None:
    gc.freeze()  # what is loaded by now stays
    gc.disable()  # not in the middle of a move


async def collect_now_and_then() -> None:
    for n in count(1):
        await asyncio.sleep(BRIEFLY)
        gc.collect(YOUNGEST if n % OLD else ALL)
