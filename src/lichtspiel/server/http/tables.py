"""Tables: listing and making them, and looking at one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Raw
from starlette.responses import Response

from lichtspiel import games
from lichtspiel.bots import strongest
from lichtspiel.core.records import Origin, RecordedMove
from lichtspiel.core.refusals import Refused
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.http import schemas
from lichtspiel.server.http.people import own_name
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import OpenTable, OpenTables
from lichtspiel.server.refusals import StorageUnavailable, server_refused
from lichtspiel.server.store.late import statements
from lichtspiel.server.summaries import note_unreadable
from lichtspiel.table import views
from lichtspiel.table.journal import Entry
from lichtspiel.table.refusals import refused
from lichtspiel.table.seats import chosen_name
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds, Terms

MOST_LISTED: Final = 50
MOST_WOKEN: Final = 100  # to see which of them are of any use
MOST_LOOKED_AT: Final = 1000  # of which these are chosen
MOST_OF_AN_ADDRESS: Final = 3  # before those of others; a new cookie is quickly had, another address is not


class Begun(NamedTuple):
    """A game that was begun elsewhere: its setup, the moves that were made, and where that was."""

    setup: Raw
    moves: Sequence[RecordedMove]
    origin: Origin


async def get_tables(call: ApiCall) -> OpenTables:
    """Tables that wait for players."""
    names = call.hub.made_from.few_of_each(await call.hub.storage.open_tables(MOST_LOOKED_AT), MOST_OF_AN_ADDRESS)
    found: list[OpenTable] = []
    for name in names[:MOST_WOKEN]:
        table = await _open_table(call, name)
        if table is not None:
            found.append(table)
        if len(found) == MOST_LISTED:
            break
    return OpenTables(found)


async def _open_table(call: ApiCall, name: str) -> OpenTable | None:
    """A table of the list; none if it is of no use, or cannot be read, which is nothing to the others."""
    hub = call.hub
    try:
        async with hub.at(name, call.person) as room:
            return _listed(call, name, room.table)
    except StorageUnavailable:
        raise
    except Elsewhere:  # what is on disk may be shown to anybody who may see the table, and open tables anybody may
        table = await hub.storage.load(name)
        return None if table is None else _listed(call, name, table)
    except Refused:  # its game is no longer installed
        return None
    except Exception as error:
        note_unreadable(hub, name, error)
        return None


def _listed(call: ApiCall, name: str, table: Table) -> OpenTable | None:
    """The table, if somebody could sit down there who would then play with people, or sits there already."""
    person = call.person
    own = bool(person and table.seats_of(person))
    useful = not table.full and table.host is not None and person not in table.barred
    return OpenTable(name, views.table_view(table, call.hub.now())) if own or useful else None


async def post_tables(call: ApiCall) -> schemas.Seated:
    """Make a table; it starts at once if no seat is left open."""
    return await make_table(call, await call.body(schemas.TableWish))


async def make_table(call: ApiCall, wish: schemas.TableWish, begun: Begun | None = None) -> schemas.Seated:
    """A table as somebody wishes it; its game may have been begun elsewhere."""
    person = call.identify()
    await check_tables(call, person)
    name = await own_name(call, wish.name)
    table, entries = wished_table(wish, person, name, call.hub.now(), begun)
    charge_table(call)
    await call.hub.storage.do(statements.set_name(person, name, call.hub.today))
    room = await call.hub.add_table(table, entries, person, call.address, wish.salt)
    room.autoplay.go_on()
    return schemas.Seated(room.name, next(iter(table.seats_of(person)), None))


async def check_tables(call: ApiCall, person: str) -> None:
    """Whether somebody may have one table more; refused if not. Finished games do not count."""
    most = call.hub.settings.tables_per_person
    if await call.hub.storage.count_unfinished(person) >= most:
        raise server_refused("too-many-tables", most=most)


def charge_table(call: ApiCall) -> None:
    """Count a new table for its address; refused if many were made from there lately."""
    if not call.hub.makers.take(call.address):
        raise server_refused("too-many-tables-here")


def wished_table(
    wish: schemas.TableWish, person: str, name: str, now: Milliseconds, begun: Begun | None = None
) -> tuple[Table, list[Entry]]:
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
        chat=wish.chat,
        rated=wish.rated,
        pace=wish.pace,
        origin=begun and begun.origin,
    )
    table, entries = Table(terms), list[Entry]()
    if begun is not None:
        entries += table.prepare(begun.setup, begun.moves, now)
    for number, seat in enumerate(wish.seats):
        if seat.kind == "me":
            entries += table.sit(number, person, chosen_name(seat.name) if seat.name else name, now)
        elif seat.kind == "bot":
            entries += table.seat_bot(number, seat.bot or usual, now, chosen_name(seat.name) if seat.name else "")
    table.changed = now
    return table, entries


async def get_table(call: ApiCall) -> Response:
    """The same state that the WebSocket sends."""
    async with call.hub.at(call.table, call.person) as room:
        text = room.audience.state_for(call.person)
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})
