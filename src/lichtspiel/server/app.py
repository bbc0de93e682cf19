"""The server put together: routes, headers, beginning and end."""

import contextlib
from collections.abc import AsyncIterator, Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute

from lichtspiel.server.edge.addresses import Forwarded
from lichtspiel.server.edge.hosts import KnownHosts, known_names
from lichtspiel.server.edge.origins import SafeHeaders
from lichtspiel.server.edge.pacing import COST_OF_A_FILE, Paced, Price
from lichtspiel.server.http import openapi
from lichtspiel.server.http.endpoints import ENDPOINTS
from lichtspiel.server.http.page import INDEX, Page
from lichtspiel.server.http.requests import asked_language, route, router_refusal
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.sockets import no_socket, table_socket
from lichtspiel.server.settings import Settings
from lichtspiel.words import say

SOCKET: Final = "/api/tables/{table}/socket"


def make_app(settings: Settings, hub: Hub | None = None) -> Starlette:
    """The ASGI application."""
    hub = hub or Hub(settings)
    prices = _prices()
    layers = [
        Middleware(Forwarded, hub.proxies),
        Middleware(SafeHeaders),
        Middleware(Paced, prices),
        Middleware(KnownHosts, known_names(settings)),
    ]
    app = Starlette(
        routes=_routes(settings, [price.route for price in prices]),
        middleware=layers,
        exception_handlers={HTTPException: router_refusal},
        lifespan=_lifespan,
    )
    app.state.hub = hub
    return app


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[dict[str, Hub]]:
    """Open and close the hub; the protocols, which are not part of the application, find it in the state."""
    hub: Hub = app.state.hub
    await hub.open()
    try:
        yield {"hub": hub}
    finally:
        await hub.close()


def _prices() -> list[Price]:
    """Everything the API answers, and what each costs."""
    documents = [
        _document("/api/openapi.json", lambda: openapi.openapi(ENDPOINTS)),
        _document("/api/messages.json", openapi.message_schema),
    ]
    endpoints = [Price(route(endpoint), endpoint.cost) for endpoint in ENDPOINTS]
    return [*endpoints, *(Price(document, COST_OF_A_FILE) for document in documents)]


def _routes(settings: Settings, endpoints: list[Route]) -> list[BaseRoute]:
    sockets = [WebSocketRoute(SOCKET, table_socket), WebSocketRoute("/{rest:path}", no_socket)]
    return [*endpoints, *sockets, _unknown_path(endpoints), _page(settings)]


def _unknown_path(endpoints: list[Route]) -> Route:
    """What is under /api but is no endpoint; the page, which takes everything else, must not answer it."""

    async def answer(request: Request) -> Response:
        matching = [endpoint for endpoint in endpoints if endpoint.matches(request.scope)[0] is not Match.NONE]
        if not matching:
            raise HTTPException(404)
        allowed = {method for endpoint in matching for method in endpoint.methods or ()}
        raise HTTPException(405, headers={"allow": ", ".join(sorted(allowed))})

    return Route("/api/{rest:path}", answer, methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])


def _document(path: str, document: Callable[[], dict[str, Any]]) -> Route:
    """A document that is put together when it is first asked for."""
    text = cache(lambda: msgspec.json.encode(document()))

    async def answer(_request: Request) -> Response:
        return Response(text(), media_type="application/json")

    return Route(path, answer)


def _page(settings: Settings) -> BaseRoute:
    """The built front end if there is one, else a word that there is none."""
    folder = Path(settings.web) if settings.web else Path(str(files("lichtspiel"))) / "web"
    if (folder / INDEX).is_file():
        return Mount("/", Page(folder, settings.public_url))

    async def answer(request: Request) -> Response:
        return Response(say(asked_language(request), "server-no-page-built") + "\n", media_type="text/plain")

    return Route("/", answer)
