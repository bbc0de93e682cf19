"""Links that let people in: to a seat, to the table, to watch, or to one's own seat on another device."""

from collections.abc import Sequence
from typing import Final

import segno

from lichtspiel.core.refusals import Refused
from lichtspiel.server.edge import identity
from lichtspiel.server.http import schemas
from lichtspiel.server.http.people import own_name
from lichtspiel.server.http.replays import check_may_move, is_still_dealt
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Link
from lichtspiel.server.http.seats import check_unplayed, move_seat, sit, take_over
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.store.kinds import WATCHING, Purpose, Token
from lichtspiel.server.store.late import links, statements
from lichtspiel.table import views
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, SECOND, Milliseconds

DEVICE_LINK: Final = 15 * 60 * SECOND
GIVING_LINK: Final = DAY  # whose seat it is may come back some day
SEAT: Final[Purpose] = "seat"
TABLE_LINK: Final[Purpose] = "table"
WATCH: Final[Purpose] = "watch"
DEVICE: Final[Purpose] = "device"
GIVE: Final[Purpose] = "give"


async def post_invitations(call: ApiCall) -> Link:
    """A link that gives a seat, whichever is free, or a spectator's place."""
    wish = await call.body(schemas.InvitationWish)
    async with call.hub.at(call.table, call.person) as room:
        inviter, names = _inviter(call, room), room.table.names
        if is_still_dealt(call, room):
            raise server_refused("daily-open")
        purpose = _purpose(room, wish)
    seat = wish.seat if purpose in (SEAT, GIVE) and wish.seat is not None else WATCHING
    return await _link(call, Token(call.table, seat, purpose, inviter, _end(call, purpose)), names)


def _purpose(room: Room, wish: schemas.InvitationWish) -> Purpose:
    """What a wished link is for; refused if there is no such seat, or it cannot be given away."""
    if wish.seat is None:
        return TABLE_LINK if wish.table else WATCH
    room.table.seat_at(wish.seat)
    if room.table.phase not in ("playing", "paused"):
        return SEAT
    check_unplayed(room, wish.seat)
    return GIVE


def _end(call: ApiCall, purpose: Purpose) -> Milliseconds:
    now = call.hub.now()
    return now + GIVING_LINK if purpose == GIVE else links.link_end(call.hub.settings.keep_links, now)


async def post_devices(call: ApiCall) -> Link:
    """A link that moves one's seat to the device which follows it first."""
    wish = await call.body(schemas.DeviceWish)
    async with call.hub.at(call.table, call.person) as room:
        if not call.person or wish.seat not in room.table.seats_of(call.person):
            raise server_refused("not-your-seat")
        check_may_move(call, room)
        inviter, names = room.table.seats[wish.seat].name, room.table.names
    token = Token(call.table, wish.seat, DEVICE, inviter, call.hub.now() + DEVICE_LINK)
    return await _link(call, token, names)


async def _link(call: ApiCall, token: Token, names: Sequence[str]) -> Link:
    """A new link to a table where these sit."""
    secret, now = identity.new_token(call.hub.draw), call.hub.now()
    acts = [links.make_room(token, names, now), links.add_token(identity.digest(secret), token, now)]
    await call.hub.storage.do(statements.all_of(acts))
    base = call.hub.settings.public_url or str(call.request.base_url)
    link = f"{base.rstrip('/')}/#/join/{secret}"  # behind the #, it reaches no log and no other site
    return Link(secret, link, segno.make(link).svg_inline(omitsize=True), token.expires or None)


def _inviter(call: ApiCall, room: Room) -> str:
    """What one is called at a table; refused if one does not sit there, or has given up a game that goes on."""
    seats = _own_seats(call, room)
    if not seats:
        raise server_refused("not-invited")
    if room.table.phase != "over":
        room.table.check_takes_part(seats[0])
    return room.table.seats[seats[0]].name


def _own_seats(call: ApiCall, room: Room) -> list[int]:
    return room.table.seats_of(call.person) if call.person else []


async def post_invitation(call: ApiCall) -> schemas.Invitation:
    """Look at what a link offers; nothing is done yet. The token comes in the body, so that it reaches no log."""
    token = await _token(call, identity.digest((await call.body(schemas.LinkFollowed)).token))
    async with call.hub.at(token.table, call.person, invited=True) as room:
        return schemas.Invitation(
            purpose=token.purpose,
            seat=None if token.seat == WATCHING else token.seat,
            inviter=token.inviter or None,
            sight=views.table_view(room.table, call.hub.now()),
            seats=_offered(call, room, token),
            mine=_own_seats(call, room),
            sent_away_by=room.table.sent_away.get(call.person) if call.person in room.table.barred else None,
        )


def _offered(call: ApiCall, room: Room, token: Token) -> list[int]:
    """The seats that a link is good for now: its own, or another one if that is taken."""
    match token.purpose:
        case "device":
            return [token.seat]
        case "give":
            return [token.seat] if _is_unplayed(room, token.seat) else []
        case "watch":
            return []
    if room.table.phase != "gathering" or call.person in room.table.barred:
        return []
    free = [seat for seat in range(len(room.table.seats)) if _is_free(room.table, seat, call.person)]
    own = [token.seat] if token.seat != WATCHING and room.table.seats[token.seat].kind == "open" else []
    return [*own, *(seat for seat in free if seat not in own)]


def _is_free(table: Table, seat: int, person: str) -> bool:
    held = table.seats[seat]
    return table.makes_way(seat, person) or (held.kind == "open" and held.kept_for in (None, person))


def _is_unplayed(room: Room, seat: int) -> bool:
    try:
        check_unplayed(room, seat)
    except Refused:
        return False
    return True


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
    if token.purpose == DEVICE:
        return await _move_device(call, token, digest)
    if token.purpose == WATCH or wish.watch:
        await call.hub.storage.do(statements.add_place(call.identify(), token.table))
        return schemas.Seated(token.table, None)
    name = await own_name(call, wish.name)
    async with call.hub.at(token.table, call.person, invited=True) as room:
        seat = _chosen(call, room, token, wish.seat)
        if token.purpose == GIVE:
            await _token(call, digest)  # somebody may have been quicker
            return await take_over(call, room, seat, name)
        return await sit(call, room, seat, name, wish.salt)


def _chosen(call: ApiCall, room: Room, token: Token, wished: int | None) -> int:
    """The seat that somebody gets who follows a link: the wished one, or the one that fits best now."""
    own, offered = _own_seats(call, room), _offered(call, room, token)
    if wished is None:
        wished = _fitting(token, own, offered)
    if wished is None:
        room.table.check_gathering()
        raise server_refused("all-taken")
    room.table.seat_at(wished)
    if token.purpose != GIVE and wished not in [*own, *offered]:
        room.table.check_free(wished)
    if wished != token.seat and wished not in [*own, *offered]:
        raise server_refused("not-invited")
    return wished


def _fitting(token: Token, own: list[int], offered: list[int]) -> int | None:
    """The seat that a link means; if that is taken, one of one's own, or the first that is free."""
    if token.purpose == GIVE or token.seat in offered:
        return token.seat
    return next(iter([*own, *offered]), None if token.seat == WATCHING else token.seat)


async def _move_device(call: ApiCall, token: Token, digest: str) -> schemas.Seated:
    async with call.hub.at(token.table, call.identify(), invited=True) as room:
        await _token(call, digest)  # somebody may have been quicker
        return await move_seat(call, room, token.seat)
