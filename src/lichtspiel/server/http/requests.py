"""How an HTTP request is read, limited and answered, before and after what it asks for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.server.edge import identity
from lichtspiel.server.edge.addresses import address_of
from lichtspiel.server.edge.limits import weight
from lichtspiel.server.edge.origins import welcome_origin
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.http.schemas import RefusedRequest
from lichtspiel.server.hub import Hub
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import chosen_language, server_refused, status_of

MOST_BODY: Final = 65_536
BODY_SECONDS: Final = 10.0
JSON: Final = "application/json"
RELAYED: Final = "lichtspiel.relayed"  # in the scope of a request that came from another node
T = TypeVar("T")


def asked_language(visitor: HTTPConnection) -> str:
    """The language somebody would like to be answered in."""
    return chosen_language(visitor.query_params.get("lang"), visitor.headers.get("accept-language", ""))


def named_language(visitor: HTTPConnection) -> str | None:
    """The same if they name any at all: pages do, programs seldom."""
    named = visitor.query_params.get("lang") or visitor.headers.get("accept-language")
    return asked_language(visitor) if named else None


class ApiCall:
    """A request, and who makes it."""

    def __init__(self, request: Request, hub: Hub) -> None:
        self.request = request
        self.hub = hub
        header = request.headers.get("cookie", "")
        self.person = hub.signer.read_header(header)
        self.lang = asked_language(request)
        self.cookie: str | None = None
        self.leaver = identity.NOBODY  # who this browser was until now, and is no longer once it has the answer
        self.taken = b""  # of the body, as far as it was asked for
        self.relayed = RELAYED in request.scope  # by another node, which keeps to the limits
        if hub.signer.is_outdated(header):
            self.give_cookie()

    @property
    def table(self) -> str:
        """The table the path names."""
        name: str = self.request.path_params["table"]
        return name

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)

    @property
    def secure(self) -> bool:
        """Whether a cookie may go over HTTPS only."""
        return self.hub.settings.secure_cookie or self.request.url.scheme == "https"

    def charge(self, cost: float) -> None:
        """Count what the answer has cost, for the address and the person."""
        if self.relayed:
            return
        self.hub.addresses.charge(self.address, cost)
        if self.person:
            self.hub.people.charge(self.person, cost)

    def identify(self) -> str:
        """The person, new if they come for the first time; refused if many new people have come from there lately."""
        if self.person == identity.NOBODY:
            if not self.hub.newcomers.take(self.address):
                raise server_refused("too-many-people-here")
            self.person = identity.new_person(self.hub.draw)
            self.hub.visitors.is_new(self.person, self.hub.today)  # the first day is kept with the name
            self.give_cookie()
        return self.person

    def give_cookie(self) -> None:
        """Let the browser keep who this is for another year, with an answer that nobody keeps."""
        self.cookie = identity.cookie_header(self.hub.signer.sign(self.person), secure=self.secure)

    async def body(self, kind: type[T]) -> T:
        """What the request carries; refused if it is too large or malformed."""
        if self.request.headers.get("content-type", "").split(";")[0].strip() != JSON:
            raise server_refused("media-type")  # a form of another page cannot send JSON
        try:
            return msgspec.json.decode(await self._bytes(), type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise server_refused("bad-request", fault=str(error)[:200] or type(error).__name__) from None

    async def _bytes(self) -> bytes:
        taken = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in self.request.stream():
                    taken += chunk
                    if len(taken) > MOST_BODY:
                        raise server_refused("too-large", most=MOST_BODY)
        except TimeoutError:
            raise server_refused("too-slow") from None
        self.taken = bytes(taken)
        return self.taken


class Endpoint(NamedTuple):
    """Something that can be asked over HTTP, as the router and the OpenAPI document know it."""

    method: str
    path: str
    answer: Callable[[ApiCall], Awaitable[Any]]
    body: type | None
    reply: Any  # a struct, the media type of an answer that is no JSON, or nothing
    status: int = 200
    cost: int = 1  # so many requests it counts as (see `pacing`); nothing for machines that watch the server


def route(endpoint: Endpoint) -> Route:
    """The endpoint as Starlette wants it."""

    async def handle(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        call = ApiCall(request, hub)
        try:
            if endpoint.method != "GET" and not welcome_origin(request.headers, hub.settings):
                raise server_refused("origin")
            hub.welcome(call.person)
            try:
                response = _answered(await endpoint.answer(call), endpoint)
            except Elsewhere as away:
                response = await away.relays.request(call, away.node)
            if endpoint.cost and not isinstance(response, StreamingResponse):  # which counts as it goes along
                call.charge(weight(response.body))
        except Refused as error:
            response = refused_response(error.refusal, call.lang)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:
            hub.metrics.count("faults")
            log("request failed", logging.ERROR, fault=error, route=endpoint.path)
            response = refused_response(server_refused("fault").refusal, call.lang)
        if call.cookie is not None:
            response.headers["set-cookie"] = call.cookie
            response.headers["cache-control"] = "no-store"  # whoever got it from a proxy would be this person
        if call.leaver != identity.NOBODY:  # not before, or its other tabs would come back as who they were
            response.background = BackgroundTask(_send_away, hub, call.leaver)
        hub.metrics.count("requests", f'route="{endpoint.path}",status="{response.status_code}"')
        return response

    return Route(endpoint.path, handle, methods=[endpoint.method])


async def _send_away(hub: Hub, person: str) -> None:
    hub.send_away(person)


def _answered(answer: Any, endpoint: Endpoint) -> Response:
    if isinstance(answer, Response):
        return answer
    if isinstance(endpoint.reply, str):
        return Response(answer, media_type=endpoint.reply)
    return Response(
        msgspec.json.encode(answer), endpoint.status, media_type=JSON, headers={"cache-control": "no-store"}
    )


def refused_response(refusal: Refusal, lang: str) -> Response:
    """A refusal as HTTP says it."""
    body = RefusedRequest(refusal.code, refusal.rule, refusal.phrase, refusal.sentence(lang))
    return Response(msgspec.json.encode(body), status_of(refusal), media_type=JSON)


async def router_refusal(request: Request, error: Exception) -> Response:
    """What the router itself refuses: no such page, or not this way."""
    lang = asked_language(request)
    if isinstance(error, HTTPException) and error.status_code == 405:
        response = refused_response(server_refused("method").refusal, lang)
        response.headers.update(dict(error.headers or {}))
        return response
    return refused_response(server_refused("no-page").refusal, lang)
