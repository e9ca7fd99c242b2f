"""The two loads: as fast as the server goes, and a steady rate that does not wait for it."""

import asyncio
import random
import sys
from collections import deque
from collections.abc import Iterable
from time import perf_counter

from .table import Record, Table

SEED = 1
PATIENCE = 10.0  # seconds for the last moves of a stretch to be answered


class Floor:
    """All tables. Those with no move on its way wait in line; play goes round."""

    def __init__(self, tables: Iterable[Table]) -> None:
        self.tables = tuple(tables)
        self._line = deque(self.tables)
        self._due: deque[float] = deque()  # moves that found no table in the line
        self._moving = 0
        self._more = 0  # moves that are still to be sent at full speed
        for table in self.tables:
            table.settled = self._settled

    async def saturate(self, moving: int, seconds: float, moves: int = sys.maxsize) -> Record:
        """Keeps so many tables moving: each answered move sends the next one, of the next table.

        It ends early after so many moves, or when every table that is not over is moving.
        """
        record, start = self._record(), perf_counter()
        self._more = moves
        for _ in range(moving):
            self._next()
        while self._more and self._line and perf_counter() - start < seconds:
            await asyncio.sleep(0.01)
        record.seconds = perf_counter() - start
        self._more = 0
        for table in self.tables:
            table.record = None
        await self._drain(record, PATIENCE)
        return record

    async def steady(self, rate: float, seconds: float, patience: float = PATIENCE) -> Record:
        """Moves fall due as guests come to an inn: independently, `rate` a second on average.

        A move that finds the server slow is not put off: its time runs from the moment it was due.
        """
        record, rng, start = self._record(), random.Random(SEED), perf_counter()
        due = start
        while (due := due + rng.expovariate(rate)) < start + seconds:
            if (pause := due - perf_counter()) > 0:
                await asyncio.sleep(pause)
            self._due.append(due)
            self._serve()
        record.seconds = perf_counter() - start
        await self._drain(record, patience)
        for table in self.tables:
            table.record = None
        return record

    def _record(self) -> Record:
        record = Record()
        for table in self.tables:
            table.record = record
        return record

    def _play(self, due: float) -> None:
        if self._line:
            self._moving += 1
            self._line.popleft().play(due)

    def _next(self) -> None:
        self._more -= 1
        self._play(perf_counter())

    def _serve(self) -> None:
        while self._due and self._line:
            self._play(self._due.popleft())

    def _settled(self, table: Table) -> None:
        self._moving -= 1
        if not table.over:
            self._line.append(table)
        if self._more:
            self._next()
        else:
            self._serve()

    async def _drain(self, record: Record, patience: float) -> None:
        end = perf_counter() + patience
        while self._moving and perf_counter() < end:
            await asyncio.sleep(0.01)
        record.lost = self._moving + len(self._due)
        self._moving = 0
        self._due.clear()
