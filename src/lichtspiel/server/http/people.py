"""Who somebody is: their name and their tables."""

from typing import Final

from msgspec.structs import replace
from starlette.responses import Response

from lichtspiel.core.refusals import Refused
from lichtspiel.server.edge import identity
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.http import schemas
from lichtspiel.server.http.requests import ApiCall, named_language
from lichtspiel.server.http.schemas import Me, OwnTable
from lichtspiel.server.hub import Hub
from lichtspiel.server.refusals import StorageUnavailable, server_refused
from lichtspiel.server.store.kinds import WATCHING
from lichtspiel.server.store.late import forgetting, lists, statements
from lichtspiel.server.summaries import Summary
from lichtspiel.table.refusals import refused
from lichtspiel.table.seats import checked_name, chosen_name

MOST_RENAMED: Final = 100  # tables that a new name reaches


async def get_me(call: ApiCall) -> Me:
    """The name and the latest tables of this browser, unfinished games first; with `after=…` those after this table.

    With `hidden=true` they are those that were removed from the list.
    """
    if call.person == identity.NOBODY:
        return Me(None, [])
    call.give_cookie()
    call.hub.calls.hear(call.person, named_language(call.request))
    after, hidden = call.request.query_params.get("after", ""), call.request.query_params.get("hidden") == "true"
    found = await call.hub.storage.places_of(call.person, after if after.isprintable() else "", hidden=hidden)
    seated = {place.table for place in found if place.seat != WATCHING}
    names = dict.fromkeys(place.table for place in found)
    versions = await call.hub.versions({place.table for place in found if place.phase != "over"})
    summaries = await call.hub.summaries.of([*names], call.charge)
    shown = [place for place in found if place.seat != WATCHING or place.table not in seated]
    listed = [_own_table(place, versions.get(place.table), call.person, summaries.get(place.table)) for place in shown]
    more = len(names) == lists.MOST_OWN
    return Me(await call.hub.storage.name_of(call.person), listed, more)


def _own_table(place: "lists.Place", version: int | None, person: str, summary: Summary | None) -> OwnTable:
    listed = OwnTable(
        table=place.table,
        seat=None if place.seat == WATCHING else place.seat,
        game=place.game,
        phase=place.phase,
        changed=place.changed,
        version=version,
        origin=place.origin,
    )
    if summary is None:
        return listed
    return replace(
        listed,
        phase=summary.phase,
        mine=summary.held.get(person, ()),
        kept=summary.kept.get(person, ()),
        succeeded_by=summary.succeeded.get(person),
        summary=summary.shown,
    )


async def put_me(call: ApiCall) -> Me:
    """Say what to be called, here and at the tables that one plays at."""
    name = chosen_name((await call.body(schemas.NameWish)).name)
    person = call.identify()
    places = [
        place
        for place in await call.hub.storage.places_of(person, most=MOST_RENAMED)
        if place.seat != WATCHING and place.phase != "over"
    ]
    for place in places:
        check_renaming(call.hub, place)
    await call.hub.storage.do(statements.set_name(person, name, call.hub.today))
    for place in places:
        call.charge(1)
        await rename_at(call.hub, place.table, person, place.seat, name)
    return await get_me(call)


def check_renaming(hub: Hub, place: "lists.Place") -> None:
    """Whether a name may be changed at a table; refused if that was just done. Where it was, the table is awake."""
    room = hub.rooms.get(place.table)
    if room is not None:
        room.table.check_renaming(place.seat, hub.now())


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
    """Put a table away: it is no longer in one's list, and nothing else changes. Not while one plays there."""
    if call.person == identity.NOBODY:
        raise server_refused("no-table")
    async with call.hub.at(call.table, call.person) as room:
        if room.table.phase != "over" and room.table.seats_of(call.person):
            raise server_refused("still-playing")
    await call.hub.storage.do(statements.hide_places(call.person, call.table))
    return Response(status_code=204)


async def put_own_table(call: ApiCall) -> Response:
    """Have a table in one's list again that was put away."""
    name, person = call.table, call.person
    if not name.isprintable() or not await call.hub.storage.do(statements.hide_places(person, name, hidden=False)):
        raise server_refused("no-table")
    return Response(status_code=204)


async def delete_own_game(call: ApiCall) -> Response:
    """Delete a finished game for oneself: an unknown person has played it, and others keep it."""
    async with call.hub.at(call.table, call.person) as room:
        if not await call.hub.storage.may_watch(call.person, room.name):
            raise server_refused("no-table")  # anybody may see an open one
        if room.table.phase != "over":
            raise refused("not-over")
    await forgetting.forget_game(call.hub, call.table, call.person)
    return Response(status_code=204)


async def post_sign_out(call: ApiCall) -> Response:
    """Let this browser forget who it was, and end its connections.

    Nothing else changes: a passkey brings one back, and other devices come back by themselves.
    """
    call.leaver = call.person
    call.cookie = identity.cookie_header("", secure=call.secure, seconds=0)
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
        return chosen_name(given)
    known = await call.hub.storage.name_of(call.person)
    return checked_name(known or "")
