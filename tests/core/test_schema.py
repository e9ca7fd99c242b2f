"""One declaration of a state: copies, equality, bytes, and the guards used by tests."""

import json

import pytest

from serai.core.buffers import states
from serai.core.schema import Field, Record, cell, grid, guarded, row


class Cup(Record):
    turn = cell("i1")
    dice = row(3, "i1")
    board = grid(2, 2)
    gold = cell("i4")


def test_a_copy_shares_nothing() -> None:
    a = Cup()
    b = a.copy()
    b.dice[0] = 1
    b.board[1][0] = 5
    b.turn = 2
    assert a == Cup()
    assert b != a
    a.assign(b)
    b.board[1][0] = 6
    assert a.board[1][0] == 5


def test_a_record_survives_json_and_bytes() -> None:
    import numpy as np

    a = Cup()
    a.gold, a.board[0][1], a.dice[2], a.turn = 70_000, -300, 6, -2
    assert Cup.load(json.loads(json.dumps(a.to_dict()))) == a
    assert Cup.load(np.frombuffer(a.to_bytes(), Cup.dtype())[0]) == a


def test_gaps_between_fields_are_empty() -> None:
    class Gaps(Record):
        turn = cell("i1")
        gold = cell("i8")
        dice = row(3, "i1")

    import numpy as np

    start = Gaps()
    for _ in range(200):
        np.full(24 * 50, 255, "u1")  # leaves memory full of ones behind
        assert start.to_bytes() == bytes(24)
        assert states("compiled", start, 50).tobytes() == bytes(24 * 50)


def test_bytes_refuse_what_does_not_fit() -> None:
    a = Cup()
    a.dice[0] = 128
    with pytest.raises(OverflowError):
        a.to_bytes()


def test_a_kind_must_be_known() -> None:
    with pytest.raises(TypeError, match="i1, i2, i4, i8"):
        Field("u1")


def test_a_guarded_record_refuses_what_compiled_code_gets_wrong() -> None:
    s = guarded(Cup)()
    s.board[1][1] = 32_767
    for bad in (
        lambda: s.dice[3],
        lambda: s.dice[-1],
        lambda: s.board[2],
        lambda: s.dice[True],
    ):
        with pytest.raises(IndexError):
            bad()
    with pytest.raises(OverflowError):
        s.board[0][0] = 32_768
    with pytest.raises(OverflowError):
        s.dice[0] = True
    with pytest.raises(OverflowError):
        s.turn = -129
    with pytest.raises(TypeError, match="no condition"):
        bool(s.dice)


def test_a_guarded_record_equals_its_plain_twin() -> None:
    a, b = Cup(), guarded(Cup)()
    a.dice[1] = b.dice[1] = 4
    a.turn = b.turn = 3
    assert a == b
    assert a.to_bytes() == b.to_bytes() == b.copy().to_bytes()
    assert type(b.copy().dice) is type(b.dice)
