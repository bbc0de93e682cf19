"""Seats: sitting down, moving to another device, and taking one over that nobody plays."""

import math

from lichtspiel.server.http import schemas
from lichtspiel.server.http.people import own_name
from lichtspiel.server.http.replays import check_may_move
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.store.kinds import Act
from lichtspiel.server.store.late import daily, links, statements
from lichtspiel.table.journal import Entry
from lichtspiel.table.refusals import refused
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds


async def post_seat(call: ApiCall) -> schemas.Seated:
    """Sit down at an open table or where a seat is kept for one, or take one's seat back: from another device, or from
    somebody it was lent to.
    """
    wish = await call.body(schemas.SitWish)
    name = await own_name(call, wish.name)
    async with call.hub.at(call.table, call.person) as room:
        held = room.table.seat_at(wish.seat)
        if wish.seat not in room.table.seats_kept_for(call.person):
            if room.table.terms.visibility != "open":
                raise server_refused("not-invited")
            if held.kept_for is not None:
                raise refused("seat-kept", player=held.kept_name)
        elif call.person in held.lenders:
            return await reclaim(call, room, wish.seat, name)
        elif held.kind == "human":
            return await move_seat(call, room, wish.seat)
        return await sit(call, room, wish.seat, name, wish.salt)


async def sit(call: ApiCall, room: Room, seat: int, name: str, salt: str | None) -> schemas.Seated:
    """Take a free seat; a rematch begins with the last who does. The caller holds the room's lock."""
    person = call.identify()

    def change(table: Table, now: Milliseconds) -> list[Entry]:
        entries = table.sit(seat, person, name, now) + table.salt_on_sitting([seat], salt, now)
        return entries + call.hub.start(table, now) if table.gathers_again and table.full else entries

    if seat not in room.table.seats_of(person):
        acts = [statements.add_place(person, room.name, seat), statements.set_name(person, name, call.hub.today)]
        await room.change(change, acts)
    return schemas.Seated(room.name, seat)


async def move_seat(call: ApiCall, room: Room, seat: int) -> schemas.Seated:
    """The seat belongs to this browser from now on, and its links are used up. The caller holds the room's lock.

    The name comes along to a browser that had none.
    """
    person, held = call.identify(), room.table.seats[seat]
    acts = [links.use_up(room.name, seat)]
    if held.holder == person:
        await call.hub.storage.do(acts[0])
    elif held.holder is not None:
        check_may_move(call, room)
        acts += [daily.pass_on(room.name, person), *_pass_on(room, seat, held.holder, person)]
        if await call.hub.storage.name_of(person) is None:
            acts.append(statements.set_name(person, held.name, call.hub.today))
        await room.change(lambda table, now: table.change_device(seat, person, now), acts)
    return schemas.Seated(room.name, seat)


async def take_over(call: ApiCall, room: Room, seat: int, name: str) -> schemas.Seated:
    """Play on at a seat that nobody plays; whoever held it may watch. The caller holds the room's lock."""
    person, holder = call.identify(), room.table.seats[seat].holder
    if holder != person:
        check_unplayed(room, seat)
        acts = [links.use_up(room.name, seat), *_pass_on(room, seat, holder, person)]
        acts.append(statements.set_name(person, name, call.hub.today))
        await room.change(lambda table, now: table.give(seat, person, name, now), acts)
    return schemas.Seated(room.name, seat)


async def reclaim(call: ApiCall, room: Room, seat: int, name: str) -> schemas.Seated:
    """Take back one's seat that was lent to somebody. The caller holds the room's lock."""
    person = call.identify()
    acts = [links.use_up(room.name, seat), *_pass_on(room, seat, room.table.seats[seat].holder, person)]
    await room.change(lambda table, now: table.reclaim(seat, person, name, now), acts)
    return schemas.Seated(room.name, seat)


def _pass_on(room: Room, seat: int, holder: str | None, person: str) -> list[Act]:
    """What is written when a seat gets another holder; the one before may go on watching."""
    acts = [statements.add_place(person, room.name, seat)]
    if holder is not None:
        acts += [statements.drop_place(holder, room.name, seat), statements.add_place(holder, room.name)]
    return acts


def check_unplayed(room: Room, seat: int) -> None:
    """Whether a seat is a bot's, or its person has been away for a while; refused if not, or if it cannot be given."""
    room.table.check_gift(seat)
    if room.table.seats[seat].bot is None:
        left = room.audience.gift_left(seat)
        if left is None:
            raise server_refused("is-there")
        if left:
            raise server_refused("not-gone", seconds=math.ceil(left), hours=math.ceil(left) // 3600)
