"""What a move would bring at a moment of a finished game, for whoever looks for a better one there."""

from lichtspiel.core.records import position_before
from lichtspiel.server.http.moments import asked_number
from lichtspiel.server.http.replays import shown_record
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import PreviewedMove, TriedMove
from lichtspiel.server.live.actions import preview_events, read_move


async def post_preview(call: ApiCall) -> PreviewedMove:
    """What a move would visibly have brought whoever was to move; refused, with the rule, if it was not legal."""
    wish = await call.body(TriedMove)
    async with call.hub.at(call.table, call.person) as room:
        table = room.table
        record = await shown_record(call, room)  # refused while the game goes on
    number = asked_number(call, len(record.moves))
    move = read_move(table.game, wish.move)
    position = position_before(record, table.game, number)
    seat = record.moves[number - 1].seat
    return PreviewedMove(preview_events(table, position.preview(move, seat), seat))
