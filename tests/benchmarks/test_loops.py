"""The two loads, on tables that answer as the test likes: what they count and from when."""

import asyncio
from collections.abc import Sequence

from benchmarks.server.loops import Floor
from benchmarks.server.table import Table
from benchmarks.server.wire import Wire


class Deaf(Wire):
    def read(self, text: bytes) -> None:
        pass


class Slow(Table):
    """A table of two sockets whose server takes its time. It ends after some moves."""

    def __init__(self, seconds: float, moves: int = 1000) -> None:
        super().__init__()
        self.seconds, self.left = seconds, moves

    @property
    def sockets(self) -> Sequence[Wire]:
        return [Deaf(), Deaf()]

    def send(self) -> None:
        self.left -= 1
        self.over = self.left == 0
        clock = asyncio.get_running_loop()
        clock.call_later(self.seconds, self.seen)
        clock.call_later(self.seconds * 1.5, self.acknowledged)
        clock.call_later(self.seconds * 2, self.seen)


def test_times_run_from_when_a_move_was_due_not_from_when_it_was_sent() -> None:
    async def play() -> None:
        record = await Floor([Slow(0.03)]).steady(rate=50, seconds=0.5)
        # One table that takes 0.06 s a move gets behind: the later a move, the longer it has waited.
        assert len(record.acknowledged) == len(record.seen) > 10
        assert record.lost == 0
        assert max(record.late) > 0.4
        assert max(record.acknowledged) > 0.4

    asyncio.run(play())


def test_a_move_is_seen_when_the_last_socket_has_seen_it() -> None:
    async def play() -> None:
        record = await Floor(Slow(0.02) for _ in range(50)).steady(rate=50, seconds=0.5)
        assert min(record.acknowledged) >= 0.03 - 0.002
        assert min(record.seen) >= 0.04 - 0.002

    asyncio.run(play())


def test_at_full_speed_so_many_tables_move_at_once_and_ended_ones_are_replaced() -> None:
    async def play() -> None:
        tables = [Slow(0.01, moves=3) for _ in range(40)]
        record = await Floor(tables).saturate(moving=10, seconds=10)
        assert record.seconds < 5  # no table was left
        assert 100 <= len(record.acknowledged) <= 120
        assert all(table.over for table in tables)

    asyncio.run(play())


def test_moves_that_nobody_answers_are_counted_as_lost() -> None:
    async def play() -> None:
        floor = Floor([Slow(60.0)])
        record = await floor.steady(rate=20, seconds=0.2, patience=0.1)
        assert record.acknowledged == []
        assert record.lost > 0

    asyncio.run(play())


def test_a_table_whose_move_is_refused_is_left_alone() -> None:
    class Refusing(Slow):
        def send(self) -> None:
            asyncio.get_running_loop().call_soon(self.refused, "It is not your turn.")

    async def play() -> None:
        record = await Floor([Refusing(0), *(Slow(0.01) for _ in range(9))]).steady(rate=50, seconds=0.4)
        assert record.refused == ["It is not your turn."]
        assert len(record.acknowledged) > 5
        assert record.lost == 0

    asyncio.run(play())
