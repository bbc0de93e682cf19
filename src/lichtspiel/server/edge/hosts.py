"""The names under which the server may be asked, so that no other site can pass itself off as this one."""

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from lichtspiel.core.refusals import Refusal
from lichtspiel.server.edge.addresses import is_ip
from lichtspiel.server.edge.pacing import turn_away
from lichtspiel.server.live.connections import REFUSED_HERE
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.settings import Settings

HOST: Final = re.compile(r"(?:\[(?P<ip>[0-9A-Fa-f:.]+)\]|(?P<name>[\w.~-]+))(?::\d*)?", re.ASCII)


def known_names(settings: Settings) -> frozenset[str]:
    """Those the host has listed and that of the public address; if there is none, any name will do."""
    listed = [name.strip().lower() for name in settings.hosts.split(",")]
    return frozenset(name for name in (*listed, urlsplit(settings.public_url).hostname) if name)


class KnownHosts:
    """Refuses requests and WebSockets for other names than the server's.

    A page that has its own name lead here (DNS rebinding) would look to the browser like one of ours. It cannot do so
    with a number or with localhost, so those are always answered.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for this server."""
        refusal = None if scope["type"] == "lifespan" else self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await turn_away(scope, receive, send, refusal, REFUSED_HERE)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why this is not for this server; None if it is."""
        asked = Headers(scope=scope).getlist("host")
        if not asked and scope["http_version"] == "1.0":  # of machines that watch; a browser says more
            return None
        found = HOST.fullmatch(asked[0]) if len(asked) == 1 else None
        if found is None:
            return server_refused("no-host").refusal
        name = (found["ip"] or found["name"]).lower().removesuffix(".")
        if not self.names or name in self.names or name == "localhost" or is_ip(name):
            return None
        return server_refused("host", name=name).refusal
