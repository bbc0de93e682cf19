"""Which pages may talk to the server, and the headers that keep pages honest."""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lichtspiel.server.settings import Settings

POLICY: Final = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


def welcome_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """A browser's page must come from this very host, from its public address, or from a site the host allows.

    Other programs send no origin. Behind a proxy the Host header may be the proxy's own name for this server.
    """
    origin, host = headers.get("origin"), headers.get("host")
    if origin is None or (host and origin.partition("://")[2] == host):
        return True
    return origin in known_origins(settings)


def known_origins(settings: Settings) -> set[str]:
    """The public address and the sites the host allows, as browsers name them."""
    return {origin_of(address) for address in (settings.public_url, *settings.origins.split(",")) if address}


def page_origin(headers: Mapping[str, str], settings: Settings, address: str) -> str:
    """The origin of the page that asks, which was found welcome; other programs are taken for a page of ours.

    `address` is that of the request, for servers without a public one.
    """
    return headers.get("origin") or origin_of(settings.public_url or address)


def origin_of(address: str) -> str:
    """Scheme, host and port of an address as a browser names them: in small letters, without the usual port."""
    parts = urlsplit(address.strip().lower())
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


class SafeHeaders:
    """Adds the headers to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, answers with their headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                given: list[Any] = list(message.get("headers", ()))
                named = {name.lower() for name, _ in given}
                message["headers"] = [*given, *((name, value) for name, value in HEADERS if name not in named)]
            await send(message)

        await self.app(scope, receive, send_safely)
