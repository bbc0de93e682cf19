"""Tables: listing and making them, and looking at one."""

import logging
from typing import Final

from starlette.responses import Response

from lichtspiel import games
from lichtspiel.bots import strongest
from lichtspiel.core.refusals import Refused
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.http import schemas
from lichtspiel.server.http.people import own_name
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import OpenTable, OpenTables
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable, server_refused
from lichtspiel.server.store.late import statements
from lichtspiel.table import views
from lichtspiel.table.journal import Entry
from lichtspiel.table.refusals import refused
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds, Terms

MOST_LISTED: Final = 50
MOST_LOOKED_AT: Final = 1000  # of which these are chosen
MOST_OF_AN_ADDRESS: Final = 3  # before those of others; a new cookie is quickly had, another address is not


async def get_tables(call: ApiCall) -> OpenTables:
    """Tables that wait for players."""
    names = call.hub.made_from.few_of_each(await call.hub.storage.open_tables(MOST_LOOKED_AT), MOST_OF_AN_ADDRESS)
    found = [await _open_table(call, name) for name in names[:MOST_LISTED]]
    return OpenTables([table for table in found if table is not None])


async def _open_table(call: ApiCall, name: str) -> OpenTable | None:
    """A table of the list; none if it cannot be read, which is nothing to the others."""
    hub = call.hub
    try:
        async with hub.at(name, call.person) as room:
            return OpenTable(name, views.table_view(room.table, hub.now()))
    except StorageUnavailable:
        raise
    except Elsewhere:  # what is on disk may be shown to anybody who may see the table, and open tables anybody may
        table = await hub.storage.load(name)
        return None if table is None else OpenTable(name, views.table_view(table, hub.now()))
    except Refused:  # its game is no longer installed
        return None
    except Exception as error:
        if name not in hub.unreadable:
            hub.unreadable.add(name)
            hub.metrics.count("faults")
            log("table not listed", logging.ERROR, fault=error, table=name)
        return None


async def post_tables(call: ApiCall) -> schemas.Seated:
    """Make a table; it starts at once if no seat is left open."""
    wish = await call.body(schemas.TableWish)
    person = call.identify()
    await _check_tables(call, person)
    name = await own_name(call, wish.name)
    table, entries = wished_table(wish, person, name, call.hub.now())
    if not call.hub.makers.take(call.address):
        raise server_refused("too-many-tables-here")
    await call.hub.storage.do(statements.set_name(person, name, call.hub.today))
    room = await call.hub.add_table(table, entries, person, call.address)
    room.autoplay.go_on()
    return schemas.Seated(room.name, next(iter(table.seats_of(person)), None))


async def _check_tables(call: ApiCall, person: str) -> None:
    """Finished games do not count."""
    most = call.hub.settings.tables_per_person
    if await call.hub.storage.count_unfinished(person) >= most:
        raise server_refused("too-many-tables", most=most)


def wished_table(wish: schemas.TableWish, person: str, name: str, now: Milliseconds) -> tuple[Table, list[Entry]]:
    """A table with those seated who are known."""
    if wish.visibility == "local" and any(seat.kind == "open" for seat in wish.seats):
        raise server_refused("seats-wished")
    if wish.practice and any(seat.kind == "open" for seat in wish.seats):
        raise refused("practice")
    usual = strongest(games.load(wish.game)) if wish.game in games.names() else ""
    terms = Terms(
        game=wish.game,
        players=len(wish.seats),
        options=wish.options,
        visibility=wish.visibility,
        clock=wish.clock,
        aids=wish.aids,
        stand_in=wish.stand_in or usual,
        practice=wish.practice,
        pace=wish.pace,
    )
    table, entries = Table(terms), list[Entry]()
    for number, seat in enumerate(wish.seats):
        if seat.kind == "me":
            entries += table.sit(number, person, seat.name or name, now)
        elif seat.kind == "bot":
            entries += table.seat_bot(number, seat.bot or usual, now, seat.name or "")
    table.changed = now
    return table, entries


async def get_table(call: ApiCall) -> Response:
    """The same state that the WebSocket sends."""
    async with call.hub.at(call.table, call.person) as room:
        text = room.audience.state_for(call.person)
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})
