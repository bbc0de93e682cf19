"""A process that looks back at finished games: `python -m lichtspiel.server.reviews.worker`.

It has the machine only when nobody else wants it: bots of running games never wait for a review.
"""

import contextlib
import os
from functools import lru_cache
from typing import Final, assert_never

import msgspec

from lichtspiel.core.records import BadRecord, parse_record
from lichtspiel.daily.deals import deal_of
from lichtspiel.daily.playing import play_out
from lichtspiel.reviews.reviewing import Reviewer
from lichtspiel.server.bots.worker import serve
from lichtspiel.server.reviews.questions import Found, Look, Piece, Play, Try, read_piece

NICENESS: Final = 19
AT_ONCE: Final = 4  # games whose reviews take turns: each is replayed once, not for every move


def answer(form: bytes) -> bytes:
    """What was found of a piece, as JSON."""
    piece = read_piece(form)
    try:
        return msgspec.json.encode(_found(piece))
    except BadRecord as error:
        return msgspec.json.encode(Found(bad=error.phrase))


@lru_cache(AT_ONCE)
def reviewer_of(line: bytes) -> Reviewer:
    """The review of a game; raises BadRecord."""
    return Reviewer(parse_record(line))


def _found(piece: Piece) -> Found:
    match piece:
        case Look(number=0):
            return Found(start=reviewer_of(piece.record).start)
        case Look():
            return Found(moment=reviewer_of(piece.record).moment(piece.number, piece.before))
        case Play():
            return Found(result=play_out(deal_of(piece.game, piece.secret), piece.bot))
        case Try():
            reviewer = reviewer_of(piece.record)
            move, better = (reviewer.game.read_move(form) for form in (piece.move, piece.better))
            return Found(judgement=reviewer.compare(piece.number, move, better))
        case _:
            assert_never(piece)


def give_way() -> None:
    """Run when nothing else would; where the system has no such class, as seldom as it lets us."""
    os.nice(NICENESS)
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    give_way()
    serve(answer)
