"""Which pages may talk to the server, and the headers that keep pages honest."""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

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


def welcome_origin(headers: Mapping[str, str], allowed: str) -> bool:
    """A browser's page must come from this very host, or from one the host allows; other programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    known = {part.strip() for part in allowed.split(",") if part.strip()}
    return urlsplit(origin).netloc == headers.get("host") or origin in known


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
