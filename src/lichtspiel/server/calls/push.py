"""Web Push: a message that only the browser can read (RFC 8291, in the coding of RFC 8188), signed by us (RFC 8292)."""

import base64
import os
import struct
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lichtspiel.server.calls.links import stop_path
from lichtspiel.server.calls.sending import GONE, Outcome, post
from lichtspiel.server.calls.threads import Threads
from lichtspiel.table.terms import SECOND
from lichtspiel.words import say

if TYPE_CHECKING:
    from lichtspiel.server.hub import Hub
    from lichtspiel.server.store.ways import Notice, Way

LOOKUPS: Final = Threads("push")
CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of its points
RECORD: Final = 4096  # bytes of a record of RFC 8188; a message has one
LAST: Final = b"\x02"  # ends the last record
HALF_A_DAY: Final = 12 * 3600  # seconds for which a signature is good; a day is the most
AUTH_BYTES: Final = 16
KEPT_FOR: Final = 86_400  # seconds for which the service may try to deliver


class Subscription(NamedTuple):
    """Where a browser can be reached, and what only that browser can read."""

    endpoint: str
    key: bytes  # a point of the curve, uncompressed
    auth: bytes


def receiver(_hub: "Hub", way: "Way") -> str:
    """The host of the browser's push service."""
    return urlsplit(msgspec.json.decode(way.address, type=Subscription).endpoint).hostname or ""


async def call(hub: "Hub", notice: "Notice", way: "Way") -> Outcome:
    """Push which game and table it is, what the button says, and the link that it presses. Raises Unreachable."""
    to = msgspec.json.decode(way.address, type=Subscription)
    said = {
        "title": say(way.lang, "server-call-title"),
        "body": say(way.lang, "server-call", game=say(way.lang, f"{notice.game}-title")),
        "stop": say(way.lang, "server-call-stop"),
        "link": stop_path(hub, way.id),
        "table": notice.table,
    }
    told = headers(to.endpoint, await hub.calls.key(), hub.settings.push_contact, hub.now() // SECOND)
    sealed = seal(msgspec.json.encode(said), to)
    lookups = partial(LOOKUPS.do, whose=way.person)
    status = await post(to.endpoint, told, sealed, lookups=lookups, private=hub.settings.push_private)
    return Outcome(status, gone=status in GONE)


def encoded(data: bytes) -> str:
    """As keys are written in these protocols."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What was written so; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def subscription(endpoint: str, key: str, auth: str) -> Subscription:
    """A subscription as a browser gives it; raises ValueError if nothing could be sealed with its keys."""
    found = Subscription(endpoint, decoded(key), decoded(auth))
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.key)
    if len(found.auth) != AUTH_BYTES:
        raise ValueError("no secret of a browser's")
    return found


def private_key(drawn: bytes) -> ec.EllipticCurvePrivateKey:
    """The server's key, made of random bytes."""
    return ec.derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """What others may know of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(plain: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """A message that only this browser can open; key and salt are drawn anew for each."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    point = public_point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.key))
    secret = _derived(shared, to.auth, b"WebPush: info\0" + to.key + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, plain + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, info).derive(secret)


def headers(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: int) -> dict[str, str]:
    """What a push service wants to know: who sends this, signed, and for how long it is worth anything."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + HALF_A_DAY, "sub": contact}
    return {
        "Authorization": f"vapid t={_signed(claims, key)}, k={encoded(public_point(key))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
    }


def _signed(claims: dict[str, object], key: ec.EllipticCurvePrivateKey) -> str:
    """A JSON web token."""
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
    numbers = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    return f"{text}.{encoded(b''.join(number.to_bytes(32) for number in numbers))}"
