"""When Python looks for garbage: not in the middle of a move.

Playing leaves none of the kind that only the collector finds (in thousands of moves it found nothing);
connections do when they close. But a collection walks over all that is there, and with thousands of
tables that is much: left to itself the collector took a quarter of the server's time, and made
players wait for a tenth of a second at a time. So it is called now and then only.
"""

import asyncio
import gc

NOW_AND_THEN = 600.0  # seconds


def settle() -> None:
    gc.freeze()  # what is loaded by now stays
    gc.disable()


async def collect_now_and_then() -> None:
    while True:
        await asyncio.sleep(NOW_AND_THEN)
        gc.collect()
