"""Buffers of states: many copies of a record, to the last byte."""

import numpy as np

from serai.core.buffers import states
from serai.core.schema import Record, cell


class Loose(Record):
    """Three bytes lie unused between its fields."""

    turn = cell("i1")
    wide = cell("i4")


def test_unused_bytes_are_zero_whatever_the_memory_held_before() -> None:
    record = Loose()
    record.turn, record.wide = 7, 1 << 20
    for n in (2, 100):
        for _ in range(50):
            litter = [np.full(record.dtype().itemsize * n, 255, "u1") for _ in range(20)]
            del litter
            assert states("compiled", record, n).tobytes() == record.to_bytes() * n


def test_the_copies_can_be_changed_one_by_one() -> None:
    many = states("compiled", Loose(), 3)
    many[1]["wide"] = 5
    assert many["wide"].tolist() == [0, 5, 0]
