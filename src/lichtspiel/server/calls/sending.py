"""Sending to an address that a stranger has given: only over TLS, never into a private network, never for long."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

DEADLINE: Final = 10.0  # seconds for all of it
MOST_LINE: Final = 1000  # bytes of an answer's first line; nothing more of it is read
STATUSES: Final = range(100, 600)  # each is counted on its own: a receiver must not invent any number of them
GONE: Final = (404, 410)  # what is answered for an address at which nobody listens any more
UNICAST: Final = IPv6Network("2000::/3")  # of IPv6: all that is handed out to anybody, and none that translates to IPv4
SIX_TO_FOUR: Final = IPv6Network("2002::/16")  # but for these, which carry an address of IPv4
Lookups = Callable[[Callable[[], Any]], Awaitable[Any]]  # does what may hang where that harms nobody else


class Unreachable(Exception):
    """Nobody there takes it, or it must not be sent there."""


def check_address(url: str, *, private: bool) -> SplitResult:
    """The parts of an address that may be sent to, as far as one can tell without asking; raises Unreachable."""
    try:
        parts = urlsplit(url)
        whole = bool(parts.hostname) and parts.port != 0 and url.isascii() and url.isprintable() and " " not in url
    except ValueError:
        whole = False
    if not whole or "@" in parts.netloc or (not private and (parts.scheme != "https" or parts.port not in (None, 443))):
        raise Unreachable(url)
    return parts


class Outcome(NamedTuple):
    """What a receiver has answered, and whether it is there no longer."""

    status: int
    gone: bool = False

    @property
    def sent(self) -> bool:
        """Whether the receiver has taken it; 2… says so over HTTP and to mails alike."""
        return 200 <= self.status < 300


async def post(url: str, headers: Mapping[str, str], body: bytes, *, lookups: Lookups, private: bool = False) -> int:
    """Send something; returns the status of the answer, 0 if it has none that counts, or raises Unreachable.

    Names are looked up by `lookups`, for who owns a name may let that hang, too.
    With `private`, which is for hosts that know what they do, plain HTTP and addresses of private networks will do.
    """
    parts = check_address(url, private=private)
    try:
        async with asyncio.timeout(DEADLINE):
            address = await _address(parts, lookups, private=private)
            status = await _post(parts, address, headers, body)
    except (OSError, ValueError, IndexError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        # among them timeouts, answers that are no HTTP, and first lines without an end
        raise Unreachable(type(error).__name__) from error
    return status if status in STATUSES else 0


async def _post(parts: SplitResult, address: str, headers: Mapping[str, str], body: bytes) -> int:
    safely = {"ssl": _context(), "server_hostname": parts.hostname} if parts.scheme == "https" else {}
    reader, writer = await asyncio.open_connection(address, _port(parts), limit=MOST_LINE, **safely)  # type: ignore[arg-type]
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        said = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        await writer.drain()
        return int((await reader.readuntil(b"\n")).split()[1])
    finally:
        writer.close()


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def _address(parts: SplitResult, lookups: Lookups, *, private: bool) -> str:
    """The address to connect to: looked up once, so that what was checked is what is used."""
    host = parts.hostname or ""
    found = await lookups(partial(socket.getaddrinfo, host, _port(parts), type=socket.SOCK_STREAM))
    addresses = [str(each[4][0]) for each in found]
    if not private and not all(is_public(each) for each in addresses):
        raise Unreachable(host)
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether an address is that of a machine anybody can reach: what Python calls global is more than that."""
    address = ip_address(text)
    if not address.is_global or address.is_multicast:
        return False
    return isinstance(address, IPv4Address) or (address in UNICAST and address not in SIX_TO_FOUR)


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
