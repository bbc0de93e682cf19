"""Reviews of finished games: each move looked back at, by what its mover could know."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import UNSET

from lichtspiel.bots import win_chances
from lichtspiel.core.chance import Chance
from lichtspiel.core.events import TABLE, Event, tell
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import Position
from lichtspiel.core.records import BadRecord, Record, recorded_moves, replay, verify
from lichtspiel.core.results import AGREED, victory
from lichtspiel.games import load
from lichtspiel.reviews.balancing import balances, changes
from lichtspiel.reviews.judging import Decision, Effort, Judgement, judge
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
        self.record = record
        self.game = load(record.game)
        verify(record, self.game)
        if record.result is None:
            raise BadRecord(Phrase("review-unfinished"))
        self.result = record.result
        self.seed = seed
        self.effort = effort
        self.seats = range(len(record.players)) if seat is None else (seat,)

    def __len__(self) -> int:
        return len(self.record.moves)

    def __iter__(self) -> Iterator[Moment]:
        """The moments, one for each move."""
        told: list[list[Event]] = [[] for _ in self.record.players]
        moves = recorded_moves(self.record, self.game)
        course = replay(self.record, self.game)
        position, _ = next(course)
        known = self._table_chances(position, 0)
        for number, (move, (after, events)) in enumerate(zip(moves, course, strict=True), 1):
            judgement = self._judge(position, told, move, number)
            before, known = known, self._table_chances(after, number)
            yield self._moment(number, position, judgement, before, known)
            for seat, heard in enumerate(told):
                heard.extend(tell(events, seat))
            position = after

    def _judge(self, position: Position, told: Sequence[list[Event]], move: Move, number: int) -> Judgement | None:
        """What is to be said of a decision; None if there was nothing to decide, or nobody asks."""
        seat, legal = position.to_move, position.legal()
        assert seat is not None
        if len(legal) == 1 or seat not in self.seats:
            return None
        decision = Decision(self.game, seat, told[seat], position.view(seat), legal, move)
        return judge(decision, f"{self.seed}/{number}", self.effort)

    def _moment(
        self, number: int, position: Position, judgement: Judgement | None, before: Chances, table: Chances
    ) -> Moment:
        recorded = self.record.moves[number - 1]
        judged = judgement._asdict() if judgement else {}
        decision, luck = changes(before, table, judgement)
        return Moment(
            number=number,
            seat=recorded.seat,
            move=recorded.move,
            choices=len(position.legal()),
            table=table,
            decision=decision,
            luck=luck,
            **judged,
        )

    def _table_chances(self, position: Position, number: int) -> Chances:
        """Everybody's chances by what the whole table knows."""
        if position.result is not None:
            return whole([victory(position.result, seat) for seat in range(len(self.record.players))])
        return whole(win_chances(self.game, position.view(TABLE), Chance(f"{self.seed}/table {number}")))

    def sum_up(self, moments: Sequence[Moment]) -> Review:
        """The review made of all its moments."""
        record = self.record
        start = self._table_chances(next(replay(record, self.game))[0], 0)
        end = whole([victory(self.result, seat) for seat in range(len(record.players))])
        resigned = () if record.resigned is UNSET else record.resigned
        ending = range(len(end)) if self.result.ended == AGREED else resigned
        return Review(
            game=record.game,
            players=record.names,
            seed=self.seed,
            result=self.result,
            start=start,
            moments=tuple(moments),
            balances=balances(start, moments, end, ending),
            summary=summary(start, moments, end),
        )
