"""What a review says, as data. Chances are whole ten-thousandths, so that what adds up, adds up exactly."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec import Raw

from lichtspiel.bots.bot import Reason
from lichtspiel.core.results import Result, apportioned

FORMAT: Final = "lichtspiel-review/1"
WHOLE: Final = 10_000  # a sure victory

Chances = tuple[int, ...]  # of each seat, in ten-thousandths
Verdict = Literal["good", "slip", "mistake", "blunder"]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A move that could have been made: what it is worth by its mover's view, and why."""

    move: Raw  # as in records
    chances: Chances
    score: float  # what the mover may expect at the end
    reasons: tuple[Reason, ...]


class Argument(msgspec.Struct, frozen=True):
    """A reason in words. One that speaks for neither move, since there is none, has no side."""

    against: bool | None  # it speaks against the move that was made, or for the better one
    sentence: str


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One move of the game, looked back at. What only judged moves have is None for all others."""

    number: int  # of the move, the first is 1
    seat: int  # that decided
    move: Raw
    choices: int  # legal moves
    before: Chances | None = None  # by the mover's view, before the move
    made: Option | None = None  # None as well if nothing better was found, so that nothing was compared
    better: Option | None = None
    loss: int = 0  # of the mover's chance to win
    points: float = 0.0  # of the score that the mover might have expected
    verdict: Verdict = "good"
    conclusion: Reason | None = None  # what the better move has over the one that was made, in imagined continuations
    table: Chances  # after the move, by what the whole table knows
    decision: Chances  # what the decision gave to each seat, or took from it
    luck: Chances  # what else changed, if something hidden turned up
    estimate: Chances  # or if nothing did: the chances before had been misjudged


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """Where a seat's part of the victory came from: all but `ended` adds up to `result`."""

    start: int
    own: int  # by its own decisions
    others: int  # by those of all others
    luck: int
    estimate: int
    ended: int  # of its own: what giving up, or agreeing to end, changed
    result: int


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How often a seat chose, and how well."""

    judged: int
    slips: int
    mistakes: int
    blunders: int
    lost: int  # in all, of its chances to win


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What to look at first."""

    turning: tuple[int, ...]  # the moves after which most had changed, by number, in the order of the game
    decided: int | None  # the move from which on the winner was ahead to the end; None if it always was, or all share
    tallies: tuple[Tally, ...]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, looked back at."""

    format: Literal["lichtspiel-review/1"] = FORMAT
    game: str
    players: tuple[str, ...]
    seed: str
    result: Result
    start: Chances
    moments: tuple[Moment, ...]
    balances: tuple[Balance, ...]
    summary: Summary

    def dump(self) -> bytes:
        """The review as JSON."""
        return msgspec.json.encode(self)


def whole(chances: Sequence[float]) -> Chances:
    """Chances in ten-thousandths, which sum up to WHOLE."""
    return apportioned(chances, WHOLE)
