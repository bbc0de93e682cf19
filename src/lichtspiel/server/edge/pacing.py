"""The one way in: whatever is asked waits for the turn of its address, and counts as what it costs."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.server.edge import identity
from lichtspiel.server.edge.addresses import address_of
from lichtspiel.server.edge.fairness import ASKING
from lichtspiel.server.edge.limits import PENALTY
from lichtspiel.server.http.requests import asked_language, refused_response
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.connections import TOO_MANY
from lichtspiel.server.live.sockets import dismiss, let_in
from lichtspiel.server.refusals import server_refused

SOCKET: Final = "socket"
PAGE: Final = "page"
COST_OF_COMING: Final = 5  # a handshake, a whole state, and everybody else at the table is told
COST_OF_A_FILE: Final = 2
COST_OF_A_REFUSAL: Final = 1  # of what is no route of ours


class Price(NamedTuple):
    """How many plain requests a route counts as."""

    route: Route
    cost: int


class Paced:
    """Lets everything in that an address, and a person, may ask for now, each address in turn."""

    def __init__(self, app: ASGIApp, prices: Sequence[Price]) -> None:
        self.app = app
        self.prices = prices

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or say that it was too much."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visitor, hub = HTTPConnection(scope), scope["app"].state.hub
        ASKING.set(address_of(visitor))
        await hub.turns.wait(ASKING.get())
        name, cost = self._price(scope)
        try:
            await _check_pace(hub, visitor, _person(hub, visitor, name), cost)
        except Refused as error:
            hub.metrics.count("requests", f'route="{name}",status="429"')
            await turn_away(scope, receive, send, error.refusal, TOO_MANY)
        else:
            await self.app(scope, receive, send)

    def _price(self, scope: Scope) -> tuple[str, int]:
        """The route that is asked for, and what it costs; all files of the page are one."""
        if scope["type"] == "websocket":
            return SOCKET, COST_OF_COMING
        for price in self.prices:
            if price.route.matches(scope)[0] is Match.FULL:
                return price.route.path, price.cost
        in_api = scope["path"].startswith("/api/")
        return ("none", COST_OF_A_REFUSAL) if in_api else (PAGE, COST_OF_A_FILE)


async def _check_pace(hub: Hub, visitor: HTTPConnection, person: str, cost: int) -> None:
    """Whether somebody, and all who come from there, may ask for so much now; refused after a while if not."""
    address = address_of(visitor)
    if cost and (not hub.addresses.take(address, cost) or (person and not hub.people.take(person, cost))):
        await asyncio.sleep(PENALTY)
        await hub.turns.wait(address)  # others of this address have waited as long
        raise server_refused("slow-down")


def _person(hub: Hub, visitor: HTTPConnection, name: str) -> str:
    """Who asks. A WebSocket counts for its address alone, since what is said over it has limits of its own; so do files
    of the page: a part that is opened on two devices takes some twenty at once.
    """
    if name in (SOCKET, PAGE):
        return identity.NOBODY
    return hub.signer.read_header(visitor.headers.get("cookie", ""))


async def turn_away(scope: Scope, receive: Receive, send: Send, refusal: Refusal, code: int) -> None:
    """Refuse a request, or a WebSocket with this code: a browser can read that only after the handshake."""
    if scope["type"] == "http":
        await refused_response(refusal, asked_language(HTTPConnection(scope)))(scope, receive, send)
        return
    socket = WebSocket(scope, receive, send)
    if await let_in(socket):
        await dismiss(socket, code, refusal.code)
