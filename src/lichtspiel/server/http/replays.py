"""Finished games: the record, and the replay."""

from collections.abc import Iterator
from functools import partial

import msgspec
from msgspec import Raw
from starlette.responses import Response

from lichtspiel.core.events import TABLE, Event, Viewer
from lichtspiel.core.positions import Position
from lichtspiel.core.records import Record
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Frame, Replay
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import server_refused
from lichtspiel.server.store.late import daily
from lichtspiel.table import journal, views
from lichtspiel.table.events import PUBLIC_EVENTS, LogItem, Told
from lichtspiel.table.table import Table
from lichtspiel.table.wording import told


async def finished_record(call: ApiCall) -> Record:
    """The record of the table that the path names; refused while the game goes on."""
    async with call.hub.at(call.table, call.person) as room:
        return await shown_record(call, room)


async def shown_record(call: ApiCall, room: Room) -> Record:
    """The record of a game that is over; of a day's deal that others may yet play, only for who has played it."""
    record = room.table.record(room.name)
    if is_still_dealt(call, room) and not room.table.seats_of(call.person):
        raise server_refused("daily-open")
    if await _plays_the_same(call, room):
        raise server_refused("daily-own")
    return record


async def _plays_the_same(call: ApiCall, room: Room) -> bool:
    """Whether it is a day's deal of which this person's game that counts still goes on, perhaps past midnight."""
    terms = room.table.terms
    if terms.daily is None:
        return False
    own = partial(daily.tries_at, person=call.person, game=terms.game, day=terms.daily.day)
    return any(each.ranked and not each.over for each in await call.hub.storage.read(own))


def is_still_dealt(call: ApiCall, room: Room) -> bool:
    """Whether it is a day's deal, and the day is not over: whoever saw it would play it with that knowledge."""
    terms = room.table.terms.daily
    return terms is not None and call.hub.today <= terms.day


def check_may_move(call: ApiCall, room: Room) -> None:
    """Whether a seat may go to another device; refused once a day's deal is over, which would then be shown there."""
    if room.is_over and is_still_dealt(call, room):
        raise server_refused("daily-open")


async def get_record(call: ApiCall) -> Response:
    """The record of a finished game, one line of JSON."""
    record = await finished_record(call)
    headers = {"content-disposition": f'attachment; filename="{record_file(record.game, call.table)}"'}
    return Response(record.dump() + b"\n", media_type="application/json", headers=headers)


def record_file(game: str, table: str) -> str:
    """What the record of a table is called on the disk of whoever downloads it."""
    return f"{game}-{table}.jsonl"


async def get_replay(call: ApiCall) -> Replay:
    """A finished game, moment by moment, from a seat (`viewer=0`) or from above, where LUMEN's hands lie open."""
    async with call.hub.at(call.table, call.person) as room:
        await shown_record(call, room)  # refused while the game goes on
        wished = call.request.query_params.get("viewer", "")
        seats = {str(seat): seat for seat in range(len(room.table.seats))}
        viewer: Viewer = seats.get(wished, TABLE)
        return Replay(room.name, viewer, list(_frames(room.table, viewer)))


def _frames(table: Table, viewer: Viewer) -> Iterator[Frame]:
    """The first position, and the one after each move that counts."""
    assert table.match is not None
    match = table.match
    position = table.game.start(match.setup, table.options)
    first = _told(table, 0, [], viewer)
    yield Frame(None, None, first, _seen(table, position, viewer, last=not match.moves))
    for number, (seat, move) in enumerate(match.moves, 1):
        events = _told(table, number, table.retold(position.play_unchecked(move)), viewer)
        seen = _seen(table, position, viewer, last=number == len(match.moves))
        yield Frame(seat, Raw(msgspec.json.encode(move)), events, seen)


def _told(table: Table, number: int, happened: list[Event], viewer: Viewer) -> list[Told]:
    """What is told of a move, and of the end if not the rules have brought it."""
    assert table.match is not None
    if number == len(table.match.moves):
        happened = [*happened, *_ending(table)]
    item = LogItem(number, 0, None, tuple(happened), tuple(table.names))
    return told(item, viewer, table.terms.game, 0, {})


def _ending(table: Table) -> Iterator[Event]:
    """How people ended the game: one gave up, or all agreed."""
    if table.ended == "resigned":
        # The table does not keep whether that was for lack of time, which counts the same (0110).
        yield PUBLIC_EVENTS[journal.Resigned](table.resigned[-1], None, late=False)
    elif table.ended == "agreed":
        yield PUBLIC_EVENTS[journal.EndAgreed]()


def _seen(table: Table, position: Position, viewer: Viewer, *, last: bool) -> Raw:
    """What could be seen, from above with all cards open; in the end also how the table says that it ended."""
    view = table.game.opened(position.engine) if viewer == TABLE else position.view(viewer)
    return Raw((views.ended(table, view) if last else view).json())
