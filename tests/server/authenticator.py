"""A device that makes passkeys and signs with them, in software; it can be made to lie."""

import hashlib
import json
import os
from dataclasses import dataclass, field
from typing import Any

import cbor2
import httpx2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from lichtspiel.server.edge.challenges import from_base64, to_base64
from tests.server.harness import Browser, Message, ServerProcess

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One passkey. It believes whatever origin and site it is told, as no browser would let it."""

    origin: str
    site: str = "localhost"
    credential: bytes = field(default_factory=lambda: os.urandom(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    signed: int = 0
    handle: str | None = None

    def make(self, options: Message, name: str = "Phone") -> Message:
        """The body of the request that keeps a new passkey."""
        self.handle = options["handle"]
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        length = len(self.credential).to_bytes(2)
        attested = bytes(16) + length + self.credential + cbor2.dumps(public)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "name": name,
            "credential": to_base64(self.credential),
            "client_data": to_base64(self._client_data("webauthn.create", options["challenge"])),
            "attestation": to_base64(attestation),
        }

    def sign(self, options: Message, flags: int = PRESENT | VERIFIED) -> Message:
        """The body of the request that signs in."""
        self.signed += 1
        client_data, data = self._client_data("webauthn.get", options["challenge"]), self._data(flags)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "credential": to_base64(self.credential),
            "client_data": to_base64(client_data),
            "authenticator_data": to_base64(data),
            "signature": to_base64(signature),
            "handle": self.handle,
        }

    def _client_data(self, kind: str, challenge: str) -> bytes:
        assert from_base64(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4)


class Somebody(Browser):
    """A browser at the server's name, for which passkeys can be made."""

    def __init__(self, server: ServerProcess, name: str = "Ada", cookie: str | None = None) -> None:
        super().__init__(server, name, cookie)
        port = server.url.rpartition(":")[2]
        self.origin = f"http://localhost:{port}"
        self.http.headers.update({"host": f"localhost:{port}", "origin": self.origin})

    @property
    def person(self) -> str:
        return self.cookie.partition(".")[0]

    def device(self) -> Authenticator:
        return Authenticator(self.origin)

    def new_options(self) -> Message:
        return answer(self.http.post(f"{self.server.url}/api/me/passkeys/options"))

    def options(self) -> Message:
        return answer(self.http.post(f"{self.server.url}/api/sign-in/options"))

    def make(self, device: Authenticator, name: str = "Phone") -> list[Message]:
        made: list[Message] = answer(self.post("/api/me/passkeys", **device.make(self.new_options(), name)), 201)[
            "passkeys"
        ]
        return made

    def sign_in(self, device: Authenticator, **more: Any) -> Message:
        return answer(self.post("/api/sign-in", **device.sign(self.options()), **more))

    def passkeys(self) -> list[Message]:
        found: list[Message] = answer(self.get("/api/me/passkeys"))["passkeys"]
        return found

    def remove(self, passkey: str) -> httpx2.Response:
        return self.http.delete(f"{self.server.url}/api/me/passkeys/{passkey}")


def answer(response: httpx2.Response, status: int = 200) -> Message:
    """What a request was answered with; all went well."""
    assert response.status_code == status, response.text
    found: Message = response.json()
    return found
