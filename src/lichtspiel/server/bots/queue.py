"""What passes between servers and machines on which bots think: decision 0092, "Bots elsewhere"."""

from functools import cache
from typing import Final

import msgspec

from lichtspiel import games
from lichtspiel.work.pieces import version_here

STREAM: Final = "lichtspiel-think"
ASKED: Final = "lichtspiel.think.asked"
HERE: Final = "lichtspiel.think.here"
ACK_WAIT: Final = 2.0  # seconds of silence, after which a question is given to another thinker
SIGN: Final = 0.5  # seconds from one sign of a thinker that it is still thinking to the next
BEAT: Final = 1.0  # seconds from one word of a thinker that it is there to the next
SILENT: Final = 3.5 * BEAT  # after which it is no longer counted upon
DELIVERIES: Final = 3  # of a question: it may be what ends the thinkers that get it
FORM: Final = "lichtspiel.server.bots"  # whose sources say how questions are written


class Asked(msgspec.Struct, frozen=True):
    """A question for any thinker of the right version."""

    number: int
    answer_to: str
    seconds: float  # for which the answer is waited for
    form: bytes


class Thought(msgspec.Struct, frozen=True):
    """The answer to a question, as JSON; or why there is none."""

    number: int
    answer: bytes = b""
    fault: str = ""


class Here(msgspec.Struct, frozen=True):
    """A thinker says that it is there; every version must be able to read this."""

    id: str
    name: str
    version: str
    processes: int  # none if it is just ending


asked: Final = msgspec.msgpack.Decoder(Asked)
thought: Final = msgspec.msgpack.Decoder(Thought)
here: Final = msgspec.msgpack.Decoder(Here)


@cache
def thinking_version() -> str:
    """The same wherever bots make the same moves and questions have the same form."""
    return version_here((FORM, *games.outside()))


def subject(version: str) -> str:
    """Where questions for this version are put."""
    return f"{ASKED}.{token(version)}"


def token(version: str) -> str:
    """A version as part of a subject or of a name."""
    return version.replace(".", "_").replace("+", "-")
