"""The processes that review, and the version of what they find."""

from functools import cache
from typing import Final

from lichtspiel import games
from lichtspiel.server.bots.pool import Workers
from lichtspiel.server.reviews.questions import Found
from lichtspiel.work.pieces import version_here

PIECE_SECONDS: Final = 600.0  # for one decision: a busy machine has no time for it until it is less busy
CODE: Final = "lichtspiel.reviews"
FORM: Final = "lichtspiel.server.reviews"  # whose sources say how pieces are written
HERE: Final = "lichtspiel.review.here"  # where machines say that they review for a cluster


class ReviewWorkers(Workers[Found]):
    """They run only when nothing else would."""

    program = "lichtspiel.server.reviews.worker"
    kind = Found


@cache
def review_version() -> str:
    """The same wherever and whenever the same game gets the same review."""
    return version_here((CODE, *games.outside()))


@cache
def piece_version() -> str:
    """The same wherever pieces have the same form, too; no bot's question has it."""
    return f"review-{version_here((CODE, FORM, *games.outside()))}"
