"""Where somebody comes from, as the limits count it, and whose word on that is believed."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

ANYBODY: Final = "*"  # a proxy at whatever address
SUBSCRIBER: Final = 64  # bits of an IPv6 address that say whose it is; the others one may choose as one likes


def subscriber(host: str) -> str:
    """Who pays for an address: of IPv6 its /64, for one subscriber has all of it."""
    ip = _parsed(host)
    if not isinstance(ip, IPv6Address):
        return host
    return str(ip.ipv4_mapped or ip_network((int(ip), SUBSCRIBER), strict=False))


def address_of(visitor: HTTPConnection) -> str:
    """Where a request or a WebSocket comes from."""
    return subscriber(visitor.client.host) if visitor.client else ""


class Proxies:
    """Those whose X-Forwarded-For is believed."""

    def __init__(self, listed: str) -> None:
        """Addresses and networks, separated by commas; raises ValueError."""
        names = [name.strip() for name in listed.split(",") if name.strip()]
        self.anybody = names == [ANYBODY]
        self.networks = [] if self.anybody else [ip_network(name) for name in names]

    def __contains__(self, host: str) -> bool:
        ip = _parsed(host)
        return self.anybody or (ip is not None and any(ip in network for network in self.networks))


def _parsed(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:  # what a proxy calls "unknown", or a socket of Unix
        return None
