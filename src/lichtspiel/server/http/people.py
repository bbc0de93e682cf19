"""Who somebody is: their name and their tables."""

from typing import Final

from starlette.responses import Response

from lichtspiel.core.refusals import Refused
from lichtspiel.server.edge import identity
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.http import schemas
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Me, OwnTable
from lichtspiel.server.hub import Hub
from lichtspiel.server.refusals import StorageUnavailable, server_refused
from lichtspiel.server.store.kinds import WATCHING
from lichtspiel.server.store.late import forgetting, lists, statements
from lichtspiel.table.seats import checked_name

MOST_RENAMED: Final = 100  # tables that a new name reaches


async def get_me(call: ApiCall) -> Me:
    """The name and the latest tables of this browser, unfinished games first; with `after=…` those after this table."""
    if call.person == identity.NOBODY:
        return Me(None, [])
    call.give_cookie()
    after = call.request.query_params.get("after", "")
    found = await call.hub.storage.places_of(call.person, after if after.isprintable() else "")
    seated = {place.table for place in found if place.seat != WATCHING}
    versions = await call.hub.versions({place.table for place in found if place.phase != "over"})
    shown = [place for place in found if place.seat != WATCHING or place.table not in seated]
    listed = [_own_table(place, versions.get(place.table)) for place in shown]
    more = len({place.table for place in found}) == lists.MOST_OWN
    return Me(await call.hub.storage.name_of(call.person), listed, more)


def _own_table(place: "lists.Place", version: int | None) -> OwnTable:
    return OwnTable(
        table=place.table,
        seat=None if place.seat == WATCHING else place.seat,
        game=place.game,
        phase=place.phase,
        changed=place.changed,
        version=version,
    )


async def put_me(call: ApiCall) -> Me:
    """Say what to be called, here and at the tables that one plays at."""
    name = checked_name((await call.body(schemas.NameWish)).name)
    person = call.identify()
    await call.hub.storage.do(statements.set_name(person, name, call.hub.today))
    for place in await call.hub.storage.places_of(person, most=MOST_RENAMED):
        if place.seat != WATCHING and place.phase != "over":
            call.charge(1)
            await rename_at(call.hub, place.table, person, place.seat, name)
    return await get_me(call)


async def rename_at(hub: Hub, table: str, person: str, seat: int, name: str) -> None:
    """At one table, unless it cannot be woken or that was done too often; not where a device is passed round."""
    try:
        async with hub.at(table, person) as room:
            if room.table.terms.visibility != "local" and room.table.seats_of(person) == [seat]:
                await room.change(lambda table, now: table.rename(seat, name, now))
    except Elsewhere as away:
        await away.relays.rename(away.node, table, person, seat, name)
    except StorageUnavailable:
        raise
    except Refused:
        return


async def delete_own_table(call: ApiCall) -> Response:
    """Put a table away: it is no longer in one's list. Not while one plays there."""
    if call.person == identity.NOBODY:
        raise server_refused("no-table")
    async with call.hub.at(call.table, call.person) as room:
        if room.table.phase != "over" and room.table.seats_of(call.person):
            raise server_refused("still-playing")
    await call.hub.storage.do(statements.hide_places(call.person, call.table))
    return Response(status_code=204)


async def delete_me(call: ApiCall) -> Response:
    """Be forgotten: seats are given up, and name and id go from everything that is kept."""
    if call.person != identity.NOBODY:
        await forgetting.forget(call.hub, call.person)
    call.cookie = identity.cookie_header("", secure=call.secure, seconds=0)
    return Response(status_code=204)


async def own_name(call: ApiCall, given: str | None) -> str:
    """The name given now, else the one given before."""
    if given is not None:
        return checked_name(given)
    known = await call.hub.storage.name_of(call.person)
    return checked_name(known or "")
