"""Finished games of one's own: how they ended, and their records."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Final, NamedTuple

from starlette.responses import Response, StreamingResponse

from lichtspiel.bots.bot import LEVELS
from lichtspiel.core.results import EARLY
from lichtspiel.server.edge import identity
from lichtspiel.server.edge.limits import weight
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import OwnRating, OwnRatings, OwnResult, OwnResults
from lichtspiel.server.hub import Hub
from lichtspiel.server.store.late import lists, ratings
from lichtspiel.server.summaries import read_table
from lichtspiel.table.table import Table

RESULTS_AT_ONCE: Final = 30  # tables that are read for one answer
COST_OF_A_RECORD: Final = 0.5  # requests
JSON_LINES: Final = "application/jsonl"


class Finished(NamedTuple):
    """A finished game."""

    name: str
    table: Table


async def get_results(call: ApiCall) -> OwnResults:
    """How one's finished games ended, the latest first; with `after=…` those after this table."""
    after = call.request.query_params.get("after", "")
    names = await _finished(call, after if after.isprintable() else "")
    found = [await _read(call.hub, name) for name in names]
    results = [own_result(each, call.person) for each in found if each is not None]
    last = names[-1] if len(names) == RESULTS_AT_ONCE else None
    return OwnResults([result for result in results if result is not None], last)


async def get_ratings(call: ApiCall) -> OwnRatings:
    """How well one plays each game, by one's rated games, for each number of players."""
    if call.person == identity.NOBODY:
        return OwnRatings([])
    found = await call.hub.storage.read(partial(ratings.ratings_of, person=call.person))
    return OwnRatings([own_rating(each) for each in found])


def own_rating(found: "ratings.Rating") -> OwnRating:
    """A rating as it is shown."""
    return OwnRating(
        game=found.game,
        players=found.players,
        rating=found.strength.shown,
        deviation=found.strength.deviation,
        provisional=found.strength.deviation > ratings.PROVISIONAL,
        games=found.games,
        table=found.table or None,
        change=found.change,
    )


async def get_records(call: ApiCall) -> Response:
    """The records of all one's finished games, one line of JSON each, the latest first."""
    headers = {"content-disposition": 'attachment; filename="lichtspiel.jsonl"', "cache-control": "no-store"}
    return StreamingResponse(_records(call, await _finished(call, "")), media_type=JSON_LINES, headers=headers)


async def _records(call: ApiCall, names: list[str]) -> AsyncIterator[bytes]:
    """One game at a time, however many there are."""
    while names:
        for name in names:
            found = await _read(call.hub, name)
            if found is not None and found.table.seats_of(call.person):
                line = found.table.record(name).dump() + b"\n"
                call.charge(COST_OF_A_RECORD + weight(line))
                yield line
        names = await _finished(call, names[-1])


async def _finished(call: ApiCall, after: str) -> list[str]:
    if call.person == identity.NOBODY:
        return []
    wanted = partial(lists.finished_tables, person=call.person, after=after, most=RESULTS_AT_ONCE)
    return await call.hub.storage.read(wanted)


async def _read(hub: Hub, name: str) -> Finished | None:
    """A game as it is on disk, where it stays as it is; none if it cannot be read."""
    table = await read_table(hub, name)
    return None if table is None or table.result is None else Finished(name, table)


def own_result(finished: Finished, person: str) -> OwnResult | None:
    """How a game ended for somebody; none if they did not play it, at one seat, to the end or until they gave up.

    Practice and games that go on from a moment of another one do not count.
    """
    name, table = finished
    seats, result = table.seats_of(person), table.result
    if len(seats) != 1 or result is None or table.terms.practice or table.terms.origin is not None:
        return None
    place = result.places[seats[0]]
    return OwnResult(
        table=name,
        game=table.terms.game,
        players=len(table.seats),
        level=opponents(table, seats[0]),
        won=place == 1,
        shared=place == 1 and result.places.count(1) > 1,
        score=result.scores[seats[0]],
        gave_up=seats[0] in table.resigned,
        played_out=result.ended not in EARLY,
        daily=table.terms.daily is not None,
        finished=table.changed if table.finished is None else table.finished,
    )


def opponents(table: Table, own: int) -> str | None:
    """The level of the strongest bot that somebody played against; none if a person was among the others."""
    others = [seat for number, seat in enumerate(table.seats) if number != own]
    if any(seat.holder is not None for seat in others):
        return None
    bots = [seat.bot or "" for seat in others]
    return max(bots, key=lambda bot: LEVELS.index(bot) if bot in LEVELS else -1)
