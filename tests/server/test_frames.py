"""Frames that need no parser: they are read as the parser would read them, and all others are left to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import BINARY, CLOSE, CONT, PING, PONG, TEXT, Frame, Opcode

from lichtspiel.server.edge.protocols import ends_with_frame, lone_text


def sent(payload: bytes, opcode: Opcode = TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


@given(st.text(max_size=400))
def test_a_lone_text_is_read(text: str) -> None:
    assert lone_text(sent(text.encode())) == text


@given(st.lists(st.tuples(st.binary(max_size=200), st.sampled_from([TEXT, BINARY, CONT, PING, PONG]))))
def test_whole_frames_end_with_a_frame_and_parts_do_not(frames: list[tuple[bytes, Opcode]]) -> None:
    data = b"".join(sent(payload[:125], opcode) for payload, opcode in frames)
    assert ends_with_frame(data)
    ends = {0}
    for payload, opcode in frames:
        ends.add(max(ends) + len(sent(payload[:125], opcode)))
    assert [end for end in range(len(data) + 1) if ends_with_frame(data[:end])] == sorted(ends)


OTHERS = {
    "nothing": b"",
    "one byte": b"\x81",
    "no length": b"\x81\xfe",
    "cut off": sent(b"cut off")[:-1],
    "two": sent(b"two") + sent(b"at once"),
    "first part": sent(b"the first part", fin=False),
    "binary": sent(b"binary", BINARY),
    "ping": sent(b"ping", PING),
    "close": sent(b"\x03\xe8", CLOSE),
    "no UTF-8": sent(b"no UTF-8: \xff"),
    "reserved bit": b"\xc1" + sent(b"a reserved bit")[1:],
    "not masked": Frame(TEXT, b"not masked").serialize(mask=False),
    "length in eight bytes": b"\x81\xff" + bytes(131),
    "large": sent(bytes(70_000)),
}


@pytest.mark.parametrize("what", OTHERS)
def test_all_else_is_left_to_the_parser(what: str) -> None:
    assert lone_text(OTHERS[what]) is None
