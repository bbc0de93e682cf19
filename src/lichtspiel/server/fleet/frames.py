"""What nodes say to each other, as MessagePack. Fields may be added, with defaults: two versions run side by side."""

from typing import Final

import msgspec


class Frame(msgspec.Struct, frozen=True, tag=True, array_like=False):
    """Anything that crosses the bus."""


# Asked of a node, and answered


class Request(Frame, frozen=True, tag="request"):
    """An HTTP request about a table of the node that is asked."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    address: str
    scheme: str


class Open(Frame, frozen=True, tag="open"):
    """A client comes to a table; from now on what it says is `Said`, and what it shall be sent `Told`."""

    session: str
    near: str  # the node that has the socket
    table: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    address: str
    since: int
    lang: str
    wish: int | None = None


class Rename(Frame, frozen=True, tag="rename"):
    """Somebody is called otherwise at a table."""

    table: str
    person: str
    seat: int
    name: str


class Forget(Frame, frozen=True, tag="forget"):
    """Somebody shall be forgotten at a table."""

    table: str
    phase: str | None
    person: str


class HandOn(Frame, frozen=True, tag="hand-on"):
    """All that somebody has at a table shall be somebody else's."""

    table: str
    phase: str | None
    person: str
    heir: str


class SendAway(Frame, frozen=True, tag="send-away"):
    """All connections of somebody shall end."""

    person: str
    forgotten: bool = False


Question = Request | Open | Rename | Forget | HandOn | SendAway


class Answer(Frame, frozen=True, tag="answer"):
    """What came of it; the body of a large one is compressed."""

    status: int = 200
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""
    squeezed: bool = False


class Moved(Frame, frozen=True, tag="moved"):
    """The table belongs to another node."""

    to: str


Reply = Answer | Moved


# Of sockets, one way, numbered from 1


class Said(Frame, frozen=True, tag="said"):
    """A client said something, which is within its limits."""

    session: str
    number: int
    text: bytes


class Left(Frame, frozen=True, tag="left"):
    """A client is gone."""

    session: str


class Told(Frame, frozen=True, tag="told"):
    """A client shall be sent this."""

    session: str
    number: int
    heard: int  # how many of the client's messages are dealt with
    text: bytes


class Charged(Frame, frozen=True, tag="charged"):
    """Showing something to a client has cost so much."""

    session: str
    number: int
    cost: int


class Handed(Frame, frozen=True, tag="handed"):
    """The table has another owner: go on there, with what was not heard here."""

    session: str
    number: int
    heard: int
    to: str
    since: int
    lang: str
    wish: int | None
    again: list[bytes] = []  # what was heard here but not answered, to be said first


class Ended(Frame, frozen=True, tag="ended"):
    """A client is sent away."""

    session: str
    number: int
    code: int
    reason: str = ""


FromClient = Said | Left
ToClient = Told | Charged | Handed | Ended
AnyFrame = Question | Reply | FromClient | ToClient

encode: Final = msgspec.msgpack.Encoder().encode
questions: Final[msgspec.msgpack.Decoder[Question]] = msgspec.msgpack.Decoder(Question)
replies: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)
from_client: Final[msgspec.msgpack.Decoder[FromClient]] = msgspec.msgpack.Decoder(FromClient)
to_client: Final[msgspec.msgpack.Decoder[ToClient]] = msgspec.msgpack.Decoder(ToClient)
