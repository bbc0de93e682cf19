"""Reviews of finished games: each move looked back at, by what its mover could know."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from msgspec import UNSET

from lichtspiel.bots import win_chances
from lichtspiel.bots.comparing import Decision
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import Position
from lichtspiel.core.records import BadRecord, Record, recorded_moves, replay, verify
from lichtspiel.core.results import AGREED, Result, victory
from lichtspiel.games import load
from lichtspiel.games.records import check_known
from lichtspiel.reviews.balancing import balances, changes
from lichtspiel.reviews.judging import Effort, Judgement, compare, judge
from lichtspiel.reviews.moments import Chances, Moment, Review, whole
from lichtspiel.reviews.summing_up import summary
from lichtspiel.words import Phrase

SEED: Final = "review"
USUAL: Final = Effort()


def review(record: Record, seed: str = SEED, effort: Effort = USUAL, seat: int | None = None) -> Review:
    """Look back at a finished game; raises BadRecord if the record does not replay or is not finished.

    The same seed and effort give the same review, on every machine, unless the bot thinks by the clock. With a seat,
    only its decisions are judged.
    """
    reviewer = Reviewer(record, seed, effort, seat)
    return reviewer.sum_up(list(reviewer))


class Reviewer:
    """A review being made: it yields moment after moment, and sums up at the end."""

    def __init__(self, record: Record, seed: str = SEED, effort: Effort = USUAL, seat: int | None = None) -> None:
        check_known(record)
        self.record = record
        self.game = load(record.game)
        verify(record, self.game)
        self.result = ended(record)
        self.seed = seed
        self.effort = effort
        self.seats = range(len(record.players)) if seat is None else (seat,)

    def __len__(self) -> int:
        return len(self.record.moves)

    def __iter__(self) -> Iterator[Moment]:
        """The moments, one for each move."""
        known = self.start
        for number in range(1, len(self) + 1):
            moment = self.moment(number, known)
            known = moment.table
            yield moment

    @cached_property
    def start(self) -> Chances:
        """Everybody's chances before the first move."""
        return self._table_chances(0)

    def moment(self, number: int, before: Chances) -> Moment:
        """One moment by itself, whoever makes the others; `before` are the table's chances after the one before it."""
        seat, choices = self.record.moves[number - 1].seat, len(self._course[number - 1][0].legal())
        judged = choices > 1 and seat in self.seats
        judgement = judge(self.decision(number), self._seed(number), self.effort) if judged else None
        return self._moment(number, choices, judgement, before)

    def decision(self, number: int) -> Decision:
        """A decision as its mover saw it."""
        seat, (position, _) = self.record.moves[number - 1].seat, self._course[number - 1]
        told = [event for _, events in self._course[:number] for event in tell(events, seat)]
        return Decision(self.game, seat, told, position.view(seat), position.legal(), self._moves[number - 1])

    def compare(self, number: int, move: Move, better: Move) -> Judgement:
        """What another move would have been worth at this moment beside a better one, in the worlds of the review."""
        return compare(self.decision(number)._replace(made=move), better, self._seed(number), self.effort)

    def _seed(self, number: int) -> str:
        return f"{self.seed}/{number}"

    @cached_property
    def _course(self) -> list[tuple[Position, list[Event]]]:
        """The first position, and after each move the position and what happened."""
        return list(replay(self.record, self.game))

    @cached_property
    def _moves(self) -> list[Move]:
        return recorded_moves(self.record, self.game)

    def _moment(self, number: int, choices: int, judgement: Judgement | None, before: Chances) -> Moment:
        recorded, table = self.record.moves[number - 1], self._table_chances(number)
        judged = judgement._asdict() if judgement else {}
        position, events = self._course[number - 1][0], self._course[number][1]
        revealing = position.reveals(self._moves[number - 1], events)
        change = changes(before, table, judgement, revealing=revealing)
        return Moment(
            number=number,
            seat=recorded.seat,
            move=recorded.move,
            choices=choices,
            table=table,
            **change._asdict(),
            **judged,
        )

    def _table_chances(self, number: int) -> Chances:
        """Everybody's chances by what the whole table knows after so many moves."""
        position, _ = self._course[number]
        if position.result is not None:  # the table's result puts those who gave up behind the others
            return shares_of(self.result)
        return whole(win_chances(self.game, position.view(TABLE), Chance(f"{self.seed}/table {number}")))

    def sum_up(self, moments: Sequence[Moment]) -> Review:
        """The review made of all its moments."""
        return sum_up(self.record, self.start, moments, self.seed)


def sum_up(record: Record, start: Chances, moments: Sequence[Moment], seed: str = SEED) -> Review:
    """A whole review; where its moments came from does not matter. Raises BadRecord if the game is not over."""
    result = ended(record)
    end = shares_of(result)
    resigned = () if record.resigned is UNSET else record.resigned
    ending = range(len(end)) if result.ended == AGREED else resigned
    return Review(
        game=record.game,
        players=record.names,
        seed=seed,
        result=result,
        start=start,
        moments=tuple(moments),
        balances=balances(start, moments, end, ending),
        summary=summary(start, moments, end),
    )


def ended(record: Record) -> Result:
    """How a game ended; raises BadRecord if it is not over."""
    if record.result is None:
        raise BadRecord(Phrase("review-unfinished"))
    return record.result


def shares_of(result: Result) -> Chances:
    """Everybody's part of the victory."""
    return whole([victory(result, seat) for seat in range(len(result.places))])
