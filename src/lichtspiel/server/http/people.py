"""Who somebody is: their name and their tables."""

from starlette.responses import Response

from lichtspiel.server.edge import identity
from lichtspiel.server.http import schemas
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Me, OwnTable
from lichtspiel.server.store.forgetting import forget
from lichtspiel.server.store.schema import WATCHING
from lichtspiel.server.store.statements import set_name
from lichtspiel.table.seats import checked_name


async def get_me(call: ApiCall) -> Me:
    """The name and the latest tables of this browser, unfinished games first."""
    if call.person == identity.NOBODY:
        return Me(None, [])
    found = await call.hub.storage.places_of(call.person)
    seated = {place.table for place in found if place.seat != WATCHING}
    listed = [
        OwnTable(place.table, None if place.seat == WATCHING else place.seat, place.game, place.phase, place.changed)
        for place in found
        if place.seat != WATCHING or place.table not in seated
    ]
    return Me(await call.hub.storage.name_of(call.person), listed)


async def put_me(call: ApiCall) -> Me:
    """Say what to be called."""
    name = checked_name((await call.body(schemas.NameWish)).name)
    await call.hub.storage.do(set_name(call.identify(), name, call.hub.today))
    return await get_me(call)


async def delete_me(call: ApiCall) -> Response:
    """Be forgotten: seats are given up, and name and id go from everything that is kept."""
    if call.person != identity.NOBODY:
        await forget(call.hub, call.person)
    call.cookie = identity.cookie_header("", secure=call.secure, seconds=0)
    return Response(status_code=204)


async def own_name(call: ApiCall, given: str | None) -> str:
    """The name given now, else the one given before."""
    if given is not None:
        return checked_name(given)
    known = await call.hub.storage.name_of(call.person)
    return checked_name(known or "")
