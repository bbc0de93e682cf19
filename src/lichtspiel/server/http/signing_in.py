"""What the endpoints of passkeys carry. Bytes are base64url without padding, as in WebAuthn."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lichtspiel.server.http.schemas import Body, Name

Bytes = Annotated[str, Meta(max_length=8_000)]
Handle = Annotated[str, Meta(max_length=100)]
Day = int  # counted from 1970


class NewPasskey(Body, frozen=True):
    """What a device has made: the id, and the two parts of its response."""

    name: Name
    credential: Bytes
    client_data: Bytes
    attestation: Bytes


class SignIn(Body, frozen=True):
    """What a device has signed, and what becomes of the tables that this browser has as somebody else."""

    credential: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    handle: Handle | None = None
    tables: Literal["take", "leave"] | None = None


class OwnPasskey(msgspec.Struct, frozen=True):
    """A passkey of one's own, and the days on which it was made and last signed in with, if ever."""

    id: str
    name: str
    site: str  # the name of this server that it is good for
    made: Day
    used: Day | None


class OwnPasskeys(msgspec.Struct, frozen=True):
    """All of them."""

    passkeys: list[OwnPasskey]


class PasskeyOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What goes into the options of `navigator.credentials.create`, and which passkeys there are already."""

    challenge: str
    site: str
    handle: str
    name: str
    known: list[str]
    algorithms: list[int]
    timeout: int


class SignInOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What goes into the options of `navigator.credentials.get`."""

    challenge: str
    site: str
    timeout: int
