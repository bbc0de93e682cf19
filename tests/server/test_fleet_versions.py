"""Two versions of the server side by side: what nodes say to each other is understood by the one before and after."""

from typing import Any, get_args

import msgspec
import pytest

from lichtspiel.server.fleet import frames
from lichtspiel.server.fleet.frames import AnyFrame

# As the first version with a cluster says it. Nothing may be taken away here, nor change: later versions add fields.
FIRST: dict[str, dict[str, Any]] = {
    "request": {
        "method": "GET",
        "path": "/api/tables/t",
        "query": b"a=1",
        "headers": [[b"cookie", b"x"]],
        "body": b"{}",
        "address": "::1",
        "scheme": "https",
    },
    "open": {
        "session": "s",
        "near": "n",
        "table": "t",
        "query": b"",
        "headers": [[b"cookie", b"x"]],
        "address": "::1",
        "since": 3,
        "lang": "pl",
        "wish": 1,
    },
    "rename": {"table": "t", "person": "p", "seat": 1, "name": "Ada"},
    "forget": {"table": "t", "phase": None, "person": "p"},
    "answer": {"status": 404, "headers": [[b"a", b"b"]], "body": b"x", "squeezed": True},
    "moved": {"to": "n"},
    "said": {"session": "s", "number": 2, "text": b"{}"},
    "left": {"session": "s"},
    "told": {"session": "s", "number": 2, "heard": 1, "text": b"{}"},
    "charged": {"session": "s", "number": 2, "cost": 5},
    "handed": {"session": "s", "number": 2, "heard": 1, "to": "n", "since": 3, "lang": "de", "wish": None},
    "ended": {"session": "s", "number": 2, "code": 1012, "reason": "x"},
}
# Frames that came later, as they were first sent.
SINCE: dict[str, dict[str, Any]] = {
    "hand-on": {"table": "t", "phase": None, "person": "p", "heir": "h"},
    "send-away": {"person": "p", "forgotten": True},
}
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(AnyFrame)}
DECODERS = (frames.questions, frames.replies, frames.from_client, frames.to_client)


def heard(form: dict[str, Any]) -> AnyFrame:
    """What this version makes of it."""
    data = msgspec.msgpack.encode(form)
    for decoder in DECODERS:
        try:
            return decoder.decode(data)
        except msgspec.ValidationError:
            continue
    raise AssertionError(f"nobody understands {form}")


@pytest.mark.parametrize("kind", FIRST)
def test_the_version_before_is_understood(kind: str) -> None:
    assert heard({"type": kind} | FIRST[kind]) == msgspec.convert(FIRST[kind] | {"type": kind}, KINDS[kind])


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_later_version_adds_is_passed_over(kind: str) -> None:
    form = {"type": kind} | (FIRST | SINCE).get(kind, {})
    assert heard(form | {"colour": "red", "shapes": [{"sides": 3}]}) == heard(form)


@pytest.mark.parametrize("kind", FIRST)
def test_nothing_is_missing_that_the_version_before_needs(kind: str) -> None:
    said = msgspec.msgpack.decode(frames.encode(heard({"type": kind} | FIRST[kind])))
    assert said.items() >= ({"type": kind} | FIRST[kind]).items()


def test_every_frame_of_the_first_version_is_still_there() -> None:
    assert FIRST.keys() <= KINDS.keys()
