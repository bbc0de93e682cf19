"""Challenges that passkeys sign: made and sealed by the server, which need not remember them until they are used."""

import base64
import binascii
import hashlib
from typing import Final, Literal, NamedTuple

from lichtspiel.server.edge.identity import Draw, Signer
from lichtspiel.table.terms import SECOND, Milliseconds

LIFETIME: Final = 5 * 60 * SECOND
MOMENT_BYTES: Final = 8
RANDOM_BYTES: Final = 16
SEAL_BYTES: Final = 32
For = Literal["new passkey", "sign in"]


class Challenge(NamedTuple):
    """A challenge of this server's, and when it expires."""

    content: bytes
    expires: Milliseconds

    @property
    def digest(self) -> str:
        """What is kept of it once it is used."""
        return hashlib.sha256(self.content).hexdigest()


def new_challenge(signer: Signer, draw: Draw, purpose: For, person: str, now: Milliseconds) -> Challenge:
    """For one purpose and for whoever asks, who may be nobody yet."""
    expires = now + LIFETIME
    head = expires.to_bytes(MOMENT_BYTES) + draw(RANDOM_BYTES)
    return Challenge(head + signer.seal(_sealed(head, purpose, person)), expires)


def read_challenge(signer: Signer, content: bytes, purpose: For, person: str, now: Milliseconds) -> Challenge | None:
    """The challenge, if this server made it for this purpose and person, and not too long ago."""
    head, seal = content[:-SEAL_BYTES], content[-SEAL_BYTES:]
    if len(head) != MOMENT_BYTES + RANDOM_BYTES or not signer.is_sealed(_sealed(head, purpose, person), seal):
        return None
    expires = int.from_bytes(head[:MOMENT_BYTES])
    return Challenge(content, expires) if now <= expires else None


def _sealed(head: bytes, purpose: For, person: str) -> bytes:
    return b"\0".join((purpose.encode(), person.encode(), head))


def to_base64(content: bytes) -> str:
    """Bytes as WebAuthn writes them."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64(text: str) -> bytes | None:
    """The bytes; none if it is no such text. There is one way only to write them."""
    try:
        content = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return None
    return content if to_base64(content) == text else None
