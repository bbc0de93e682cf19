"""What leaves a table: the public part, and each viewer's own. Built up field by field, as views are."""

from operator import attrgetter

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.records import ending_seats
from lichtspiel.core.views import View
from lichtspiel.table.events import LogItem, Told
from lichtspiel.table.journal import About
from lichtspiel.table.public import RequestView, ShuffleView, TableSeatView, TableView
from lichtspiel.table.refusals import plain_refusal, refused
from lichtspiel.table.state import MOST_LOGGED
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds
from lichtspiel.table.wording import Retold, told
from lichtspiel.words import Phrase

MOST_MOVES = 1000  # that newcomers are told of: more than an ordinary game has; a state grows with them


def table_view(table: Table, now: Milliseconds) -> TableView:
    """The public part."""
    terms, ending = table.terms, ending_seats(tuple(table.resigned), table.by)
    return TableView(
        game=terms.game,
        players=terms.players,
        options=msgspec.to_builtins(table.options),
        visibility=terms.visibility,
        clock=terms.clock,
        aids=terms.aids,
        stand_in=terms.stand_in,
        pace=table.pace,
        phase=table.phase,
        seats=tuple([_seat(table, number, now, ends_game=ends) for number, ends in enumerate(ending)]),
        to_move=table.to_move,
        moves=0 if table.match is None else len(table.match.moves),
        deadline=table.clocks.deadline,
        undo=_request(table, "undo"),
        result=table.result,
        rematch=table.rematch,
        resigned=tuple(table.resigned),
        end=_request(table, "end"),
        practice=terms.practice,
        chat=terms.chat,
        host=table.host if table.phase == "gathering" else None,
        origin=terms.origin,
        daily=terms.daily,
        rated=terms.rated,
        shuffle=_shuffle(table),
    )


def _seat(table: Table, number: int, now: Milliseconds, *, ends_game: bool) -> TableSeatView:
    seat = table.seats[number]
    return TableSeatView(
        seat.name,
        seat.kind,
        seat.playing_bot,
        seat.reason,
        table.clocks.remaining(number, now),
        ends_game,
        seat.bot_moved and table.phase == "over" and table.ended is None,
        seat.kept_name or None,
        seat.since,
    )


def _shuffle(table: Table) -> ShuffleView | None:
    shuffle = table.shuffle
    return None if shuffle is None else ShuffleView(shuffle.commitment, tuple(sorted(shuffle.salts)))


def _request(table: Table, about: About) -> RequestView | None:
    request = table.requests.get(about)
    if request is None:
        return None
    return RequestView(request.asked.seat, tuple(table.waiting_for(request)), tuple(request.agreed))


def view_of(table: Table, viewer: Viewer, public: View | None = None) -> View | None:
    """The viewer's view of the game; None before it begins. If the table's view is at hand, only the rest is added.

    Once the game is over, the table sees what a replay shows: nothing can be played with that knowledge any more. Seats
    see what they saw.
    """
    if table.match is None:
        return None
    position, over = table.match.position, table.phase == "over"
    if public is not None and not over:
        view = position.seat_view(public, viewer)
    elif over and viewer == TABLE:
        view = table.game.opened(position.engine)
    else:
        view = position.view(viewer)
    return ended(table, view) if over else view


def ended(table: Table, view: View) -> View:
    """A view of the end, which the rules need not have brought, with the table's result."""
    return replace(view, to_move=None, result=table.result)


def prompt(table: Table, viewer: Viewer, view: View | None) -> Phrase | None:
    """What is going on and what the viewer may do now; somebody for whom a bot plays is not asked to move."""
    if view is None:
        return None
    if table.ended is not None:
        return Phrase("table-prompt-over")
    if viewer != TABLE and viewer == table.to_move and table.seats[viewer].stand_in is not None:
        return Phrase("table-prompt-stand-in")
    return table.game.prompt(view, table.names)


def goal(table: Table, viewer: Viewer, view: View | None) -> Phrase | None:
    """What the viewer is collecting, while they play."""
    return None if view is None or viewer == TABLE or table.ended is not None else table.game.goal(view)


def legal(table: Table, viewer: Viewer) -> Raw | None:
    """The legal moves, for the seat that is to move and nobody else, unless a bot plays for it."""
    if viewer != table.to_move or table.match is None or table.phase != "playing" or table.bot_to_move is not None:
        return None
    return Raw(table.match.position.legal_json())


def undo_refused(table: Table, viewer: Viewer, now: Milliseconds) -> Phrase | None:
    """Why the viewer can take nothing back now; None if they can, or can ask the others for it."""
    refusal = plain_refusal("not-to-move") if viewer == TABLE else table.undo_refusal(int(viewer), now)
    return None if refusal is None else refusal.phrase


def aid(table: Table, seat: int) -> Raw:
    """What the game's own aid says from this seat, if the table allows it."""
    if not table.terms.aids.pad:
        raise refused("aid-off")
    if table.match is None:
        raise refused("not-started")
    view = table.match.position.view(seat)
    said = table.game.aid_from(table.told_to(seat), view) if table.terms.aids.memory else table.game.aid(view)
    return Raw(msgspec.json.encode(said))


def since(table: Table, viewer: Viewer, version: int, retold: Retold) -> list[Told]:
    """What the viewer, who was there, is told of all that happened after a version, unless it was very much."""
    after: list[LogItem] = []
    for item in reversed(table.log):
        if item.version <= version:
            break
        after.append(item)
    if len(after) == MOST_LOGGED and after[-1].version > version + 1:
        return missed(table, viewer, version)
    return _told(table, viewer, after[::-1], retold)


def missed(table: Table, viewer: Viewer, version: int) -> list[Told]:
    """The same for a viewer who was not there: what is covered by now is not shown again (LUMEN, M4).

    They are told of all moves that count, or the last of very many, but only of the last things round them.
    """
    items = sorted([*table.counting[-MOST_MOVES:], *_asides(table)], key=attrgetter("version"))
    covered = table.game.covered([event for item in items for event in item.events])
    at, left = 0, list[LogItem]()
    for item in items:
        events = [event for number, event in enumerate(item.events, at) if number not in covered]
        at += len(item.events)
        if item.version > version:
            left.append(item._replace(events=tuple(events)))
    return _told(table, viewer, left, {})


def _asides(table: Table) -> list[LogItem]:
    """What happened round the moves that are told of."""
    left_out = table.counting[:-MOST_MOVES][-1:]
    return [item for item in table.asides if not left_out or item.version > left_out[0].version]


def _told(table: Table, viewer: Viewer, items: list[LogItem], retold: Retold) -> list[Told]:
    came = 0 if viewer == TABLE else table.seats[viewer].since
    return [each for item in items for each in told(item, viewer, table.terms.game, came, retold)]
