"""Bots think in processes of their own, with a limit on time and memory, never in the server's loop."""

import asyncio
import secrets
import sys
import time
from typing import Any

import orjson

from serai.core.game import State

from . import metrics
from .errors import Refused

TIME = 30.0  # seconds that a bot may think before its process is replaced
MEMORY = 2 << 30  # bytes
LINE = 1 << 20  # the longest question or answer


class Thinker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        """Its process, a new one if there is none or it has ended."""
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-m", "serai.server.thinker", str(MEMORY))
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, limit=LINE
            )
        return self._process

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        process = await self.start()
        reads, writes = process.stdout, process.stdin
        assert reads is not None
        assert writes is not None
        try:
            writes.write(orjson.dumps(question) + b"\n")
            line = await asyncio.wait_for(reads.readline(), TIME)
            answer: dict[str, Any] = orjson.loads(line)
        except (TimeoutError, OSError, ValueError):
            await self.stop()
            raise Refused("bot-lost", 503) from None
        except asyncio.CancelledError:
            await self.stop()  # or the next question would get this answer
            raise
        return answer

    async def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        self._process = None


class Thinkers:
    """So many processes as the host allows; whoever asks waits for a free one."""

    def __init__(self, count: int) -> None:
        self._all = [Thinker() for _ in range(count)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def open(self) -> None:
        """One begins to wake up before it is asked, so that the first guest need not wait."""
        await self._all[-1].start()

    async def choose(self, state: State, bot: str) -> tuple[str, bool]:
        """The notation of what a bot does at a position, and whether that is the best it can."""
        answer = await self._ask(state, bot, {"bot": bot})
        return answer["do"], answer["ready"]

    async def insight(self, state: State, viewer: int) -> dict[str, Any]:
        """The game's exact figures for one player."""
        found: dict[str, Any] = (await self._ask(state, "insight", {"viewer": viewer}))["insight"]
        return found

    async def _ask(self, state: State, what: str, more: dict[str, Any]) -> dict[str, Any]:
        game = state.game
        question = {
            "game": game.name,
            "options": game.options,
            "state": state.record.to_dict(),
            "seed": secrets.randbits(62),
            **more,
        }
        thinker = await self._free.get()
        began = time.perf_counter()
        try:
            answer = await thinker.ask(question)
        finally:
            self._free.put_nowait(thinker)
        metrics.thought(what, time.perf_counter() - began)
        if "fault" in answer:
            raise Refused("bot-lost", 503)
        return answer

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.stop()
