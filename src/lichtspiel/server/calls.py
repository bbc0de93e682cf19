"""How an HTTP request is read, limited and answered, before and after what it asks for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from lichtspiel.server import identity
from lichtspiel.server.addresses import address_of
from lichtspiel.server.bodies import Problem
from lichtspiel.server.house import House
from lichtspiel.server.limits import PENALTY
from lichtspiel.server.logs import log
from lichtspiel.server.origins import welcome_origin
from lichtspiel.server.rejecting import chosen_language, rejected, status_of
from lichtspiel.table.declining import Declined
from lichtspiel.words import sentence

MOST_BODY: Final = 65_536
BODY_SECONDS: Final = 10.0
JSON: Final = "application/json"
T = TypeVar("T")


def asked_language(visitor: HTTPConnection) -> str:
    """The language somebody would like to be answered in."""
    return chosen_language(visitor.query_params.get("lang"), visitor.headers.get("accept-language", ""))


class Call:
    """A request, and who makes it."""

    def __init__(self, request: Request, house: House) -> None:
        self.request = request
        self.house = house
        header = request.headers.get("cookie", "")
        self.person = house.signer.read_header(header)
        self.lang = asked_language(request)
        self.cookie: str | None = None
        if house.signer.is_outdated(header):
            self._give_cookie()

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
        return self.house.settings.secure_cookie or self.request.url.scheme == "https"

    def identify(self) -> str:
        """The person, made anew if they come for the first time; rejected if many have come from there of late."""
        if self.person == identity.NOBODY:
            if not self.house.newcomers.take(self.address):
                raise rejected("too-many-people-here")
            self.person = identity.new_person(self.house.draw)
            self.house.visitors.is_new(self.person, self.house.today)  # the first day is kept with the name
            self._give_cookie()
        return self.person

    def _give_cookie(self) -> None:
        self.cookie = identity.cookie_header(self.house.signer.sign(self.person), secure=self.secure)

    async def body(self, kind: type[T]) -> T:
        """What the request carries; rejected if it is too large or has not the right form."""
        if self.request.headers.get("content-type", "").split(";")[0].strip() != JSON:
            raise rejected("media-type")  # a form of another page cannot send JSON
        try:
            return msgspec.json.decode(await self._bytes(), type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            raise rejected("bad-request", fault=str(fault)[:200] or type(fault).__name__) from None

    async def _bytes(self) -> bytes:
        taken = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in self.request.stream():
                    taken += chunk
                    if len(taken) > MOST_BODY:
                        raise rejected("too-large", most=MOST_BODY)
        except TimeoutError:
            raise rejected("too-slow") from None
        return bytes(taken)


class Endpoint(NamedTuple):
    """A door of the server, as the router and the OpenAPI document know it."""

    method: str
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    body: type | None
    reply: Any  # a struct, the media type of an answer that is no JSON, or nothing
    status: int = 200
    cost: int = 1  # so many requests it counts as (see `limits`); nothing for machines that watch the server


def route(endpoint: Endpoint) -> Route:
    """The endpoint as Starlette wants it."""

    async def handle(request: Request) -> Response:
        house: House = request.app.state.house
        call = Call(request, house)
        try:
            await house.turns.wait(call.address)
            await _check(call, endpoint)
            house.welcome(call.person)
            response = _answered(await endpoint.answer(call), endpoint)
        except Declined as no:
            response = problem(no, call.lang)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as fault:
            house.metrics.count("faults")
            log("request failed", logging.ERROR, fault=fault, route=endpoint.path)
            response = problem(rejected("fault"), call.lang)
        if call.cookie is not None:
            response.headers["set-cookie"] = call.cookie
        house.metrics.count("requests", f'route="{endpoint.path}",status="{response.status_code}"')
        return response

    return Route(endpoint.path, handle, methods=[endpoint.method])


async def _check(call: Call, endpoint: Endpoint) -> None:
    """Limits, and that the page which asks is one of ours."""
    request, house = call.request, call.house
    if endpoint.method != "GET" and not welcome_origin(request.headers, house.settings):
        raise rejected("origin")
    if endpoint.cost:
        await check_pace(house, call.address, call.person, endpoint.cost)


async def check_pace(house: House, address: str, person: str = identity.NOBODY, cost: int = 1) -> None:
    """Whether somebody, and all who come from there, may ask for so much now; rejected after a while if not."""
    if not house.addresses.take(address, cost) or (person and not house.people.take(person, cost)):
        await asyncio.sleep(PENALTY)
        await house.turns.wait(address)  # others of this address have waited as long
        raise rejected("slow-down")


def _answered(answer: Any, endpoint: Endpoint) -> Response:
    if isinstance(answer, Response):
        return answer
    if isinstance(endpoint.reply, str):
        return Response(answer, media_type=endpoint.reply)
    return Response(
        msgspec.json.encode(answer), endpoint.status, media_type=JSON, headers={"cache-control": "no-store"}
    )


def problem(no: Declined, lang: str) -> Response:
    """A no as HTTP says it."""
    said = Problem(no.code, no.rule, no.phrase, sentence(no.phrase, lang))
    return Response(msgspec.json.encode(said), status_of(no), media_type=JSON)


async def http_problem(request: Request, fault: Exception) -> Response:
    """What the router itself refuses: no such page, or not this way."""
    lang = asked_language(request)
    if isinstance(fault, HTTPException) and fault.status_code == 405:
        response = problem(rejected("method"), lang)
        response.headers.update(dict(fault.headers or {}))
        return response
    return problem(rejected("no-page"), lang)
