"""What receives calls in tests: a push service, a mail server and programs here, and what opens what they get."""

import base64
import contextlib
import email.policy
import hashlib
import hmac
import socket
import ssl
import struct
import tempfile
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from lichtspiel.server.calls.push import CURVE, decoded, encoded, public_point


class PushedBrowser:
    """A browser with keys of its own, as RFC 8291 wants it; written apart from what seals messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))

    def wish(self, endpoint: str, **more: Any) -> dict[str, Any]:
        keys = {"p256dh": encoded(public_point(self.key)), "auth": encoded(self.auth)}
        return {"endpoint": endpoint, **keys, "zone": "UTC", "quiet_from": 0, "quiet_to": 0} | more

    def opened(self, body: bytes) -> dict[str, str]:
        salt, (_, size) = body[:16], struct.unpack(">IB", body[16:21])
        sender, sealed = body[21 : 21 + size], body[21 + size :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + public_point(self.key) + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        opened: dict[str, str] = msgspec.json.decode(plain[:-1])
        return opened


def claims_of(authorization: str) -> dict[str, Any]:
    """What a sender says of itself; raises InvalidSignature unless its own key has signed it."""
    token, key = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", "))
    head, body, signature = token.split(".")
    assert msgspec.json.decode(decoded(head))["alg"] == "ES256"
    numbers = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(signed, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(decoded(body))
    return claims


class PushService:
    """Takes messages, answers with a status, or with nothing at all until the test is over."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.over = threading.Event()
        self.url = ""


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    """One that runs for the length of the block; addresses that begin with /hang are never answered."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            if self.path.startswith("/hang"):
                service.over.wait()
                return
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (its name)
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.over.set()
        server.shutdown()
        server.server_close()
        thread.join()


class MailHouse:
    """Takes mails as a host's mail server does, or refuses them; mailboxes are there unless they are listed here."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.senders: list[str] = []
        self.raw: list[bytes] = []
        self.refused: dict[str, str] = {}
        self.sealed: list[bool] = []  # whether each mail came over TLS
        self.url = ""

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, _: Any) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        message = message_from_bytes(envelope.original_content or b"", policy=email.policy.default)
        assert message["To"] == envelope.rcpt_tos[0]
        self.senders.append(envelope.mail_from or "")
        self.sealed.append(session.ssl is not None)
        self.raw.append(envelope.original_content or b"")
        self.got.append(message)
        return "250 OK"

    def texts(self, box: str) -> list[str]:
        """What came for a mailbox, without the envelope."""
        return ["\n".join(message.get_content().splitlines()) for message in self.got if message["To"] == box]


@contextlib.contextmanager
def mail_house(login: tuple[str, str] | None = None, **more: Any) -> Iterator[MailHouse]:
    """One that runs for the length of the block; with a login, only who knows it can send, and only over TLS."""
    house = MailHouse()
    if login is not None:
        more |= {"authenticator": checking(*login), "auth_required": True, "tls_context": self_signed()}

    with socket.create_server(("127.0.0.1", 0)) as plug:
        port = plug.getsockname()[1]  # the controller has to be told one that is free
    controller = Controller(house, hostname="127.0.0.1", port=port, **more)
    controller.start()
    house.url = f"127.0.0.1:{controller.port}"
    try:
        yield house
    finally:
        controller.stop()


def checking(user: str, password: str) -> Any:
    """Lets in who knows this."""

    def check(_server: Any, _session: Any, _envelope: Any, _mechanism: str, said: LoginPassword) -> AuthResult:
        return AuthResult(success=(said.login.decode(), said.password.decode()) == (user, password))

    return check


def self_signed() -> ssl.SSLContext:
    """What a mail server has that has made its certificate by itself."""
    key, now = ec.generate_private_key(CURVE), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail.example.org")])
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(days=1), now + timedelta(days=1))
    pem = made.sign(key, SHA256()).public_bytes(Encoding.PEM)
    pem += key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with tempfile.NamedTemporaryFile() as file:
        file.write(pem)
        file.flush()
        context.load_cert_chain(file.name)
    return context


@contextlib.contextmanager
def silent_house() -> Iterator[str]:
    """Takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0), backlog=128) as plug:
        yield f"127.0.0.1:{plug.getsockname()[1]}"


def hook_opened(secret: str, headers: dict[str, str], body: bytes) -> dict[str, str]:
    """What a program is told, once it has seen that its server has said it, and not long ago."""
    name, seconds = headers["webhook-id"], headers["webhook-timestamp"]
    assert abs(int(seconds) - time.time()) < 300
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.new(key, f"{name}.{seconds}.".encode() + body, hashlib.sha256).digest()
    version, _, signature = headers["webhook-signature"].partition(",")
    assert (version, base64.b64decode(signature)) == ("v1", signed)
    assert headers["content-type"] == "application/json"
    opened: dict[str, str] = msgspec.json.decode(body)
    return opened


@contextlib.contextmanager
def answering(said: bytes) -> Iterator[tuple[str, list[bytes]]]:
    """Answers every connection with these bytes; its address, and what it was sent each time."""
    taken = list[bytes]()

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = plug.accept()
                with connection:
                    taken.append(connection.recv(65_536))
                    connection.sendall(said)

    with socket.create_server(("127.0.0.1", 0)) as plug:
        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{plug.getsockname()[1]}/", taken
        plug.shutdown(socket.SHUT_RDWR)
    thread.join()
