"""The fair shuffle: cards that follow from a secret and from salts which were added when it was already fixed.

The commitment, SHA-256 of the secret, is shown before the first salt: it says nothing about the secret, and no other
secret fits it. The cards are drawn with a key that nobody could foresee who lacks the secret, or one of the salts.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Final

from msgspec import Meta

SECRET_BYTES: Final = 32
LEAST_SALT: Final = 16  # bytes: nobody can try out what a salt may be
MOST_SALT: Final = 64
PURPOSE: Final = b"lichtspiel/1 deal\n"  # no other use of the secret has this in front

SecretForm = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}}){{{SECRET_BYTES}}}$", max_length=2 * SECRET_BYTES)]
SaltForm = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}}){{{LEAST_SALT},{MOST_SALT}}}$", max_length=2 * MOST_SALT)]


def commitment_of(secret: bytes) -> str:
    """What is shown of a secret before it may be known, in hexadecimal digits."""
    return sha256(secret).hexdigest()


def deal_key(secret: bytes, salts: Sequence[bytes]) -> bytes:
    """The key that cards are drawn with; one salt for each seat, empty where nobody has added one.

    Each salt stands behind its seat and its length, so that no two tables say the same with different salts.
    """
    salted = b"".join(bytes([seat, len(salt)]) + salt for seat, salt in enumerate(salts))
    return hmac.digest(secret, PURPOSE + bytes([len(salts)]) + salted, "sha256")
