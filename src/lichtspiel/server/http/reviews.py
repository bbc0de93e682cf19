"""Reviews of finished games: made when somebody asks, shown as they come, kept once they are made."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from lichtspiel.core.records import HUMAN, Record, position_before
from lichtspiel.core.refusals import Refused
from lichtspiel.reviews.judging import Judgement
from lichtspiel.reviews.moments import Moment
from lichtspiel.reviews.wording import Account, Reader, Wording
from lichtspiel.server.http.moments import asked_number
from lichtspiel.server.http.replays import finished_record, shown_record
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.server.http.schemas import Conclusion, GameReview, JudgedMove, SaidMoment, TriedMove
from lichtspiel.server.live.actions import read_move
from lichtspiel.server.reviews.making import Course, SoFar
from lichtspiel.table.journal import BEFORE
from lichtspiel.table.table import Table
from lichtspiel.words import say

FEW: Final = 36  # moments in one answer: so many that a whole game takes a handful of requests


async def get_review(call: ApiCall) -> GameReview:
    """What there is of the review of a finished game, after move `after=…`, in the language `lang=…`."""
    game = await _looked_at(call)
    return await _shown(call, game, await call.hub.reviews.find(call.table))


async def post_review(call: ApiCall) -> GameReview:
    """Have a finished game reviewed, unless it has been or is being reviewed already."""
    game = await _looked_at(call)
    return await _shown(call, game, await call.hub.reviews.ask(call.table, game.record, call.address))


class LookedAt(NamedTuple):
    """A finished game, and whoever looks at it."""

    record: Record
    reader: Reader


async def _looked_at(call: ApiCall) -> LookedAt:
    async with call.hub.at(call.table, call.person) as room:
        reader = Reader(frozenset(room.table.seats_of(call.person)), frozenset(_stood_in(room.table)))
        return LookedAt(await shown_record(call, room), reader)


def _stood_in(table: Table) -> Iterator[int]:
    """The moves, by number, that a bot made at a person's seat, since they had given up or were away."""
    for number, item in enumerate(table.counting, 1):
        if item.mover is not None and table.by[item.mover] == HUMAN and item.by not in (HUMAN, BEFORE):
            yield number


async def _shown(call: ApiCall, game: LookedAt, course: Course | None) -> GameReview:
    """What is to be said, put together in a thread: it takes some milliseconds."""
    wished = call.request.query_params.get("after", "")
    after = (
        min(int(wished), len(game.record.moves)) if wished.isascii() and wished.isdecimal() and len(wished) < 9 else 0
    )
    there = SoFar() if course is None else course.so_far()
    return await call.hub.reviews.wording.run(lambda: _said(call.table, game, there, after, call.lang))


def _said(table: str, game: LookedAt, there: SoFar, after: int, lang: str) -> GameReview:
    record = game.record
    wording = Wording(record, there.start or (), there.moments, lang, game.reader)
    shown = there.moments[after : after + FEW]
    last = after + len(shown) == len(record.moves)
    return GameReview(
        table=table,
        state=there.state,
        title=wording.title(),
        moves=len(record.moves),
        reviewed=len(there.moments),
        start=there.start,
        moments=[_moment(wording, moment) for moment in shown],
        conclusion=_conclusion(Account(record, there.review, lang, game.reader)) if there.review and last else None,
    )


def _moment(wording: Wording, moment: Moment) -> SaidMoment:
    return SaidMoment(
        moment=moment,
        heading=wording.heading(moment),
        verdict=wording.verdict(moment),
        made=wording.made(moment),
        better=None if moment.better is None else wording.better(moment),
        arguments=wording.arguments(moment),
        addressed=wording.addressed(moment),
        stood_in=moment.number in wording.stood_in,
    )


def _conclusion(account: Account) -> Conclusion:
    return Conclusion(
        balances=account.review.balances,
        summary=account.review.summary,
        outcome=account.outcome(),
        tallies=list(account.tallies()),
        heads=account.balance_heads(),
        rows=list(account.balance_rows()),
        scale=say(account.lang, "review-scale"),
        note=f"{say(account.lang, 'review-yardsticks')} {say(account.lang, 'review-note')}",
    )


async def post_tried_move(call: ApiCall) -> JudgedMove:
    """How a move would have done at this moment, beside the best one known there."""
    wish = await call.body(TriedMove)
    record = await finished_record(call)
    number = asked_number(call, len(record.moves))
    seat = record.moves[number - 1].seat
    wording = Wording(record, (), (), call.lang, Reader((seat,)))  # whoever tries a move does so in its mover's place
    move = read_move(wording.game, wish.move)
    refusal = position_before(record, wording.game, number).check(move, seat)
    if refusal is not None:
        raise Refused(refusal)
    best = wording.game.read_move(await _best_form(call, record, number))
    judgement = await call.hub.reviews.compare(record, number, move, call.address, best)
    return await call.hub.reviews.wording.run(lambda: _judged(wording, number, judgement))


async def _best_form(call: ApiCall, record: Record, number: int) -> msgspec.Raw:
    """The better move that the review has found, if it has come so far and found one; else the one that was made."""
    course = await call.hub.reviews.find(call.table)
    moment = course.moments[number - 1] if course is not None and len(course.moments) >= number else None
    return record.moves[number - 1].move if moment is None or moment.better is None else moment.better.move


def _judged(wording: Wording, number: int, judgement: Judgement) -> JudgedMove:
    assert judgement.made is not None
    assert judgement.better is not None
    seat, found = wording.record.moves[number - 1].seat, judgement.made.move == judgement.better.move
    return JudgedMove(
        number=number,
        seat=seat,
        found=found,
        tried=judgement.made,
        better=judgement.better,
        loss=judgement.loss,
        points=judgement.points,
        verdict=judgement.verdict,
        says=wording.comparison(judgement, seat),
        brings=wording.tried(number, wording.game.read_move(judgement.made.move)),
        arguments=[] if found else wording.argued(judgement.made, judgement.better, seat, judgement.conclusion),
    )
