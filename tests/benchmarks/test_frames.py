"""The generator's frames, read and written by an independent library."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from benchmarks.server.frames import Op, Reader, frame

SIZES = st.sampled_from((0, 1, 125, 126, 127, 65535, 65536, 70000))


@given(SIZES)
def test_others_read_what_we_write(size: int) -> None:
    payload = bytes(n % 251 for n in range(size))
    stream = StreamReader()
    stream.feed_data(frame(Op.TEXT, payload))
    with pytest.raises(StopIteration) as whole:
        next(Frame.parse(stream.read_exact, mask=True))
    assert (whole.value.value.opcode, whole.value.value.data) == (Opcode.TEXT, payload)


@given(st.lists(SIZES, max_size=6), st.lists(st.integers(1, 70000), max_size=20))
def test_we_read_what_others_write_however_it_is_cut(sizes: list[int], cuts: list[int]) -> None:
    messages = [bytes(n % 251 for n in range(size)) for size in sizes]
    stream = b"".join(Frame(Opcode.TEXT, message).serialize(mask=False) for message in messages)
    reader, read, at = Reader(), [], 0
    for cut in [*cuts, len(stream)]:
        read += list(reader.feed(stream[at : at + cut]))
        at += cut
    assert read == [(Op.TEXT, message) for message in messages]


def test_split_messages_are_joined_and_pings_between_their_parts_are_not_lost() -> None:
    parts = (
        Frame(Opcode.TEXT, b"ca", fin=False),
        Frame(Opcode.PING, b"there?"),
        Frame(Opcode.CONT, b"me", fin=False),
        Frame(Opcode.CONT, b"l"),
    )
    stream = b"".join(part.serialize(mask=False) for part in parts)
    assert list(Reader().feed(stream)) == [(Op.PING, b"there?"), (Op.TEXT, b"camel")]
