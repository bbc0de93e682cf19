"""How somebody wants to be called when it is their turn."""

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response

from lichtspiel.server.calls.sending import Outcome, Unreachable, check_address
from lichtspiel.server.edge import identity
from lichtspiel.server.http.requests import ApiCall, named_language
from lichtspiel.server.http.schemas import HookWish, MailWish, NewHook, OwnCalls, OwnWay, PushWish, QuietWish
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.settings import is_mailbox
from lichtspiel.server.store.kinds import WayKind
from lichtspiel.server.store.late import ways

if TYPE_CHECKING:
    from lichtspiel.server.store.ways import Way

QUIET: Final = (22, 8)  # the hours between which nobody is called who has not said anything else


async def get_calls(call: ApiCall) -> OwnCalls:
    """By which ways one is called, when not, what the host offers, and the key with which a browser subscribes."""
    call.hub.calls.hear(call.person, named_language(call.request))
    offered, key = call.hub.calls.offered, None
    if "push" in offered:
        from lichtspiel.server.calls import push

        key = push.encoded(push.public_point(await call.hub.calls.key()))
    known = await _own(call) if offered else []
    quiet = (known[0].quiet_from, known[0].quiet_to) if known else QUIET
    shown = sorted(
        (OwnWay(way.id, way.kind, _name(way), bool(way.confirmed)) for way in known), key=lambda way: way.name
    )
    return OwnCalls(offered=sorted(offered), key=key, ways=shown, quiet_from=quiet[0], quiet_to=quiet[1])


async def put_calls(call: ApiCall) -> OwnCalls:
    """Say when not to be called; it holds for all of one's ways."""
    wish = await call.body(QuietWish)
    await call.hub.storage.do(ways.set_quiet(call.identify(), wish.zone, wish.quiet_from, wish.quiet_to))
    call.hub.calls.news.set()
    return await get_calls(call)


async def post_push(call: ApiCall) -> OwnCalls:
    """Be called at this browser, too."""
    wish = await call.body(PushWish)
    _check_offered(call, "push")
    from lichtspiel.server.calls import push

    try:
        check_address(wish.endpoint, private=call.hub.settings.push_private)
        subscription = push.subscription(wish.endpoint, wish.p256dh, wish.auth)
    except (Unreachable, ValueError):
        raise server_refused("bad-way") from None
    name = identity.digest(wish.endpoint)
    await _add(call, _way(call, "push", name, msgspec.json.encode(subscription), wish))
    return await get_calls(call)


async def post_mail(call: ApiCall) -> OwnCalls:
    """Be called by mail, too, once the link was followed that is mailed now; if it was before, none is mailed again."""
    wish = await call.body(MailWish)
    _check_offered(call, "mail")
    if not is_mailbox(wish.address):
        raise server_refused("bad-mailbox")
    way = _way(call, "mail", _digest(call, "mail", wish.address), wish.address.encode(), wish)
    if any(own.id == way.id and own.confirmed for own in await _own(call)):
        await _add(call, way)
        return await get_calls(call)
    if not call.hub.calls.may_ask(call.person, call.address, wish.address):
        raise server_refused("too-many-mails")
    await _add(call, way._replace(confirmed=0))
    try:
        asked = await call.hub.calls.ask(way)
    except Unreachable:
        asked = Outcome(0)
    if not asked.sent:
        await call.hub.storage.do(ways.drop_way(way.id))
        raise server_refused("bad-mailbox" if asked.gone else "mail-away")
    return await get_calls(call)


async def post_hook(call: ApiCall) -> NewHook:
    """Be called at a program of one's own, too. Asking for the same address again makes a new secret."""
    wish = await call.body(HookWish)
    _check_offered(call, "hook")
    from lichtspiel.server.calls import hook

    try:
        check_address(wish.url, private=call.hub.settings.push_private)
    except Unreachable:
        raise server_refused("bad-hook") from None
    made = hook.Hook(wish.url, call.hub.draw(hook.SECRET_BYTES))
    await _add(call, _way(call, "hook", _digest(call, "hook", wish.url), msgspec.json.encode(made), wish))
    return NewHook(made.shown_secret, await get_calls(call))


async def delete_calls(call: ApiCall) -> Response:
    """Not be called any more, by none of one's ways."""
    if call.person:
        await call.hub.storage.do(ways.drop_ways(call.person))
    return Response(status_code=204)


async def delete_way(call: ApiCall) -> Response:
    """Not be called any more by one of one's ways."""
    if not await call.hub.storage.do(ways.drop_way(call.request.path_params["way"], call.person)):
        raise server_refused("no-way")
    return Response(status_code=204)


def _check_offered(call: ApiCall, kind: WayKind) -> None:
    if kind not in call.hub.calls.offered:
        raise server_refused("no-calls")


async def _own(call: ApiCall) -> "list[Way]":
    return await call.hub.storage.read(partial(ways.ways_of, person=call.person)) if call.person else []


def _name(way: "Way") -> str:
    """What its owner knows it by."""
    match way.kind:
        case "push":
            return ""
        case "mail":
            return way.address.decode()
        case "hook":
            from lichtspiel.server.calls import hook

            return msgspec.json.decode(way.address, type=hook.Hook).url


def _digest(call: ApiCall, kind: WayKind, address: str) -> str:
    """What it is kept by: others may give the same address, and it is a way of its own for each."""
    return identity.digest(f"{kind} {call.identify()} {address}")


def _way(call: ApiCall, kind: WayKind, name: str, address: bytes, wish: QuietWish) -> "Way":
    return ways.Way(
        id=name,
        person=call.identify(),
        address=address,
        lang=call.lang,
        zone=wish.zone,
        quiet_from=wish.quiet_from,
        quiet_to=wish.quiet_to,
        made=call.hub.now(),
        kind=kind,
    )


async def _add(call: ApiCall, way: "Way") -> None:
    await call.hub.storage.do(ways.add_way(way))
    call.hub.calls.news.set()
