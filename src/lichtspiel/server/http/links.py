"""Links that let people in: to a seat, to watch, or to one's own seat on another device."""

from collections.abc import Sequence
from typing import Final

import segno

from lichtspiel.server.edge import identity
from lichtspiel.server.http import schemas
from lichtspiel.server.http.people import own_name
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Link
from lichtspiel.server.http.tables import sit
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.store.links import Purpose, Token, add_token, link_end, make_room, use_up
from lichtspiel.server.store.schema import WATCHING
from lichtspiel.server.store.statements import add_place, all_of, drop_place, set_name
from lichtspiel.table import views
from lichtspiel.table.terms import SECOND

DEVICE_LINK: Final = 15 * 60 * SECOND
SEAT: Final[Purpose] = "seat"
WATCH: Final[Purpose] = "watch"
DEVICE: Final[Purpose] = "device"


async def post_invitations(call: ApiCall) -> Link:
    """A link that gives a free seat, or a spectator's place."""
    wish = await call.body(schemas.InvitationWish)
    async with call.hub.at(call.table, call.person) as room:
        if wish.seat is not None:
            room.table.seat_at(wish.seat)
        inviter, names = _name_at(call, room), room.table.names
    purpose, seat = (WATCH, WATCHING) if wish.seat is None else (SEAT, wish.seat)
    expires = link_end(call.hub.settings.keep_links, call.hub.now())
    return await _link(call, Token(call.table, seat, purpose, inviter, expires), names)


async def post_devices(call: ApiCall) -> Link:
    """A link that moves one's seat to the device which follows it first."""
    wish = await call.body(schemas.DeviceWish)
    async with call.hub.at(call.table, call.person) as room:
        if not call.person or wish.seat not in room.table.seats_of(call.person):
            raise server_refused("not-your-seat")
        inviter, names = room.table.seats[wish.seat].name, room.table.names
    token = Token(call.table, wish.seat, DEVICE, inviter, call.hub.now() + DEVICE_LINK)
    return await _link(call, token, names)


async def _link(call: ApiCall, token: Token, names: Sequence[str]) -> Link:
    """A new link to a table where these sit."""
    secret, now = identity.new_token(call.hub.draw), call.hub.now()
    acts = [make_room(token, names, now), add_token(identity.digest(secret), token, now)]
    await call.hub.storage.do(all_of(acts))
    base = call.hub.settings.public_url or str(call.request.base_url)
    link = f"{base.rstrip('/')}/#/join/{secret}"  # behind the #, it reaches no log and no other site
    return Link(secret, link, segno.make(link).svg_inline(scale=4), token.expires or None)


def _name_at(call: ApiCall, room: Room) -> str:
    """What one is called at a table; refused if one does not sit there."""
    seats = room.table.seats_of(call.person) if call.person else []
    if not seats:
        raise server_refused("not-invited")
    return room.table.seats[seats[0]].name


async def post_invitation(call: ApiCall) -> schemas.Invitation:
    """Look at what a link offers; nothing is done yet. The token comes in the body, so that it reaches no log."""
    token = await _token(call, identity.digest((await call.body(schemas.LinkFollowed)).token))
    async with call.hub.at(token.table, call.person, invited=True) as room:
        table = room.table
        if token.purpose == SEAT and token.seat not in (table.seats_of(call.person) if call.person else []):
            table.check_free(token.seat)
        seat = None if token.seat == WATCHING else token.seat
        return schemas.Invitation(token.purpose, seat, token.inviter or None, views.table_view(table, call.hub.now()))


async def _token(call: ApiCall, digest: str) -> Token:
    """What a link is good for; refused if it is good for nothing."""
    token = await call.hub.storage.token(digest)
    if token is None or token.used or 0 < token.expires < call.hub.now():
        raise server_refused("bad-link")
    return token


async def post_join(call: ApiCall) -> schemas.Seated:
    """Follow a link."""
    wish = await call.body(schemas.JoinWish)
    digest = identity.digest(wish.token)
    token = await _token(call, digest)
    if token.purpose == SEAT:
        name = await own_name(call, wish.name)
        async with call.hub.at(token.table, call.person, invited=True) as room:
            return await sit(call, room, token.seat, name)
    if token.purpose == DEVICE:
        return await _move_device(call, token, digest)
    await call.hub.storage.do(add_place(call.identify(), token.table))
    return schemas.Seated(token.table, None)


async def _move_device(call: ApiCall, token: Token, digest: str) -> schemas.Seated:
    """The seat belongs to this browser from now on, and its links are used up."""
    person = call.identify()
    async with call.hub.at(token.table, person, invited=True) as room:
        await _token(call, digest)  # somebody may have been quicker
        seat, acts = room.table.seats[token.seat], [use_up(room.name, token.seat)]
        if seat.holder == person:
            await call.hub.storage.do(acts[0])
        elif seat.holder is not None:
            acts += [drop_place(seat.holder, room.name, token.seat), add_place(seat.holder, room.name)]
            acts += [add_place(person, room.name, token.seat), set_name(person, seat.name, call.hub.today)]
            await room.change(lambda table, now: table.change_device(token.seat, person, now), acts)
    return schemas.Seated(token.table, token.seat)
