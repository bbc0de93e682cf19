"""Moments of finished games: what could be chosen there, and tables that go on from one."""

from msgspec import Raw

from lichtspiel.core.records import Origin, position_before
from lichtspiel.games import load
from lichtspiel.server.http.replays import finished_record, is_still_dealt, shown_record
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Choosing, MomentWish, Seated, TableWish
from lichtspiel.server.http.tables import Begun, make_table
from lichtspiel.server.refusals import server_refused


def asked_number(call: ApiCall, moves: int) -> int:
    """The number of the move that the path names; refused if the game has no such move."""
    form: str = call.request.path_params["number"]
    number = int(form) if form.isascii() and form.isdecimal() and len(form) <= len(str(moves)) else 0
    if not 1 <= number <= moves:
        raise server_refused("no-moment", moves=moves)
    return number


async def get_moment(call: ApiCall) -> Choosing:
    """What whoever made this move of a finished game saw before it, and could have chosen."""
    record = await finished_record(call)
    game, number = load(record.game), asked_number(call, len(record.moves))
    position, seat = position_before(record, game, number), record.moves[number - 1].seat
    view = position.view(seat)
    return Choosing(
        number=number,
        seat=seat,
        view=Raw(view.json()),
        legal=Raw(position.legal_json()),
        prompt=game.prompt(view, record.names),
    )


async def post_moment(call: ApiCall) -> Seated:
    """Make a table at which a finished game goes on from before this move; it starts at once if no seat is open."""
    wish = await call.body(MomentWish)
    async with call.hub.at(call.table, call.person) as room:
        record = await shown_record(call, room)
        if is_still_dealt(call, room):  # others may come to the new table
            raise server_refused("daily-open")
    kept = asked_number(call, len(record.moves)) - 1
    if len(wish.seats) != len(record.players):
        raise server_refused("moment-seats", seats=len(record.players))
    known = "" if wish.visibility == "open" else call.table  # strangers need not learn that there is such a table
    begun = Begun(record.setup, record.moves[:kept], Origin(moves=kept, id=known))
    wished = {field: getattr(wish, field) for field in wish.__struct_fields__}
    return await make_table(call, TableWish(game=record.game, options=record.options, **wished), begun)
