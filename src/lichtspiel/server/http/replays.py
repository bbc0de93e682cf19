"""Finished games: the record, and the replay."""

from collections.abc import Iterator

import msgspec
from msgspec import Raw
from starlette.responses import Response

from lichtspiel.core.events import TABLE, Event, Viewer
from lichtspiel.core.positions import Position
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Frame, Replay
from lichtspiel.table import journal, views
from lichtspiel.table.events import PUBLIC_EVENTS, LogItem, Told
from lichtspiel.table.table import Table
from lichtspiel.table.wording import told


async def get_record(call: ApiCall) -> Response:
    """The record of a finished game, one line of JSON."""
    async with call.hub.at(call.table, call.person) as room:
        line = room.table.record(room.name).dump()
    name = f"{room.table.terms.game}-{room.name}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(line + b"\n", media_type="application/json", headers=headers)


async def get_replay(call: ApiCall) -> Replay:
    """A finished game, moment by moment, from a seat (`viewer=0`) or from above, where LUMEN's hands lie open."""
    async with call.hub.at(call.table, call.person) as room:
        room.table.record(room.name)  # refused while the game goes on
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
        yield PUBLIC_EVENTS[journal.Resigned](table.resigned[-1], None)
    elif table.ended == "agreed":
        yield PUBLIC_EVENTS[journal.EndAgreed]()


def _seen(table: Table, position: Position, viewer: Viewer, *, last: bool) -> Raw:
    """What could be seen, from above with all cards open; in the end also how the table says that it ended."""
    view = table.game.opened(position.engine) if viewer == TABLE else position.view(viewer)
    return Raw((views.ended(table, view) if last else view).json())
