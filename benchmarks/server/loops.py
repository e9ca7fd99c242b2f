"""The two loads: as fast as the server goes, and a steady rate that does not wait for it."""

import asyncio
import random
from collections import deque
from collections.abc import Iterable
from time import perf_counter

from .table import Record, Table

PATIENCE = 10.0  # seconds for the last moves of a stretch to be answered


class Floor:
    """All tables. Those with no move on its way wait in line; play goes round."""

    def __init__(self, tables: Iterable[Table]) -> None:
        self.tables = tuple(tables)
        self._line = deque(self.tables)
        self._due: deque[float] = deque()  # moves that found no table in the line
        self._moving = 0
        self._refill = False
        for table in self.tables:
            table.settled = self._settled

    @property
    def dry(self) -> bool:
        """All tables are over."""
        return not self._line and not self._moving

    async def saturate(self, moving: int, seconds: float) -> Record:
        """Keeps so many tables moving: each answered move sends the next one, of the next table."""
        record, start = self._record(), perf_counter()
        self._refill = True
        for _ in range(moving):
            self._play(start)
        while perf_counter() - start < seconds and len(self._line) > 0:
            await asyncio.sleep(0.02)
        record.seconds = perf_counter() - start
        self._refill = False
        for table in self.tables:
            table.record = None
        await self._drain(record)
        return record

    async def steady(self, rate: float, seconds: float, seed: int = 1) -> Record:
        """Moves fall due as guests come to an inn: independently, `rate` a second on average.

        A move that finds the server slow is not put off: its time runs from the moment it was due.
        """
        record, rng, start = self._record(), random.Random(seed), perf_counter()
        due = start
        while (due := due + rng.expovariate(rate)) < start + seconds:
            if (pause := due - perf_counter()) > 0:
                await asyncio.sleep(pause)
            self._due.append(due)
            self._serve()
        record.seconds = perf_counter() - start
        await self._drain(record)
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

    def _serve(self) -> None:
        while self._due and self._line:
            self._play(self._due.popleft())

    def _settled(self, table: Table) -> None:
        self._moving -= 1
        if not table.over:
            self._line.append(table)
        if self._refill:
            self._play(perf_counter())
        else:
            self._serve()

    async def _drain(self, record: Record) -> None:
        end = perf_counter() + PATIENCE
        while self._moving and perf_counter() < end:
            await asyncio.sleep(0.01)
        record.lost = self._moving + len(self._due)
        self._moving = 0
        self._due.clear()
