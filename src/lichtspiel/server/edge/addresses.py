"""Where somebody comes from, as the limits count it, and whose word on that is believed."""

from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

ANYBODY: Final = "*"  # a proxy at any address
MOST_MADE: Final = 10_000
SUBSCRIBER: Final = 64  # bits of an IPv6 address that say whose it is; the others one may choose as one likes


def subscriber(host: str) -> str:
    """The subscriber behind an address: for IPv6 its /64, since one subscriber has all of that."""
    ip = _parsed(host)
    if isinstance(ip, IPv6Address):
        return str(ip_network((int(ip), SUBSCRIBER), strict=False))
    return host if ip is None else str(ip)


def is_ip(host: str) -> bool:
    """Whether it is a number and not a name."""
    return _parsed(host) is not None


def address_of(visitor: HTTPConnection) -> str:
    """Where a request or a WebSocket comes from."""
    return subscriber(visitor.client.host) if visitor.client else ""


class MadeFrom:
    """From which address each table of late was made; kept in memory alone, and only for so many."""

    def __init__(self, most: int = MOST_MADE) -> None:
        self._addresses: dict[str, str] = {}
        self._most = most

    def put(self, table: str, address: str) -> None:
        """A table was made there."""
        self._addresses[table] = address
        if len(self._addresses) > self._most:
            del self._addresses[next(iter(self._addresses))]

    def few_of_each(self, tables: Sequence[str], few: int) -> list[str]:
        """The same tables: first a few of each address, then those it has beside them. An unknown one is its own."""
        so_far = Counter[str]()
        beside = set[str]()
        for table in tables:
            address = self._addresses.get(table)
            if address is not None:
                so_far[address] += 1
                beside |= {table} if so_far[address] > few else set()
        return sorted(tables, key=beside.__contains__)


class Proxies:
    """Those whose X-Forwarded-For and X-Forwarded-Proto are believed."""

    def __init__(self, listed: str) -> None:
        """Addresses and networks, separated by commas; raises ValueError."""
        names = [name.strip() for name in listed.split(",") if name.strip()]
        self.anybody = names == [ANYBODY]
        self.networks = [] if self.anybody else [ip_network(name) for name in names]

    def __contains__(self, host: str) -> bool:
        ip = _parsed(host)
        return self.anybody or (ip is not None and any(ip in network for network in self.networks))

    def origin(self, peer: str, forwarded: str) -> str:
        """Where a request comes from that this peer has forwarded for these, separated by commas.

        Each proxy appends whom it heard, and whatever stands before that anybody may have made up: so the list is
        read from its end, as far as those are believed who have written it. Where anybody is, only the last one is.
        """
        for entry in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
            ip = _parsed(_without_port(entry)) if peer in self else None
            if ip is None:
                break
            peer = str(ip)
            if self.anybody:
                break
        return peer


class Forwarded:
    """Replaces the address of a trusted proxy by that of the client it speaks for."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, requests and WebSockets with where and how they came."""
        client = scope.get("client")
        if client is not None and client[0] in self.proxies:
            scope["client"] = (self.proxies.origin(client[0], _listed(scope, b"x-forwarded-for")), 0)
            scheme = _listed(scope, b"x-forwarded-proto").rpartition(",")[2].strip().lower()
            if scheme in ("http", "https"):
                scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        await self.app(scope, receive, send)


def _listed(scope: Scope, header: bytes) -> str:
    """A header that is a list; given several times, it is one list."""
    return b",".join(value for name, value in scope["headers"] if name == header).decode("latin-1")


def _without_port(entry: str) -> str:
    """Some proxies add it: 192.0.2.1:5000, [2001:db8::1]:5000."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def _parsed(host: str) -> IPv4Address | IPv6Address | None:
    try:
        ip = ip_address(host)
    except ValueError:  # what a proxy calls "unknown", or a socket of Unix
        return None
    return ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip
