"""The reviews that a server makes and has made: asked for once, made beside everything else, kept by their version."""

import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Literal, NamedTuple

import msgspec

from lichtspiel.core.moves import Move
from lichtspiel.core.records import Record
from lichtspiel.core.refusals import Refusal, Refused
from lichtspiel.reviews.judging import Judgement
from lichtspiel.reviews.moments import Chances, Moment, Review
from lichtspiel.reviews.reviewing import sum_up
from lichtspiel.server.bots.pool import BotError, Workers
from lichtspiel.server.edge.fairness import FairThreads
from lichtspiel.server.edge.limits import Buckets, Crowd
from lichtspiel.server.logs import log
from lichtspiel.server.refusals import StorageUnavailable, server_refused
from lichtspiel.server.reviews.questions import Found, Look, Try, form_of, nameless
from lichtspiel.server.reviews.workers import PIECE_SECONDS, review_version
from lichtspiel.server.store.late import statements
from lichtspiel.server.store.storage import Storage

TRIES: Final = 3  # of a piece, should a process end in the middle of it
MOST_UNDER_WAY: Final = 100
MOST_OF_AN_ADDRESS: Final = 10  # of them: a few addresses do not keep all others from asking
MOST_AT_HAND: Final = 16  # reviews that need not be read again
TRIED_AT_ONCE: Final = 2  # moves of an address

State = Literal["unasked", "waiting", "underway", "complete"]
Work = Callable[[], Coroutine[Any, Any, None]]


class SoFar(NamedTuple):
    """What there is of a review."""

    state: State = "unasked"
    start: Chances | None = None
    moments: tuple[Moment, ...] = ()
    review: Review | None = None


class Course:
    """A review as far as it is made; or why it could not be."""

    def __init__(self, review: Review | None = None, address: str = "") -> None:
        self.review = review
        self.address = address  # of whoever asked for it first
        self.start: Chances | None = review.start if review else None
        self.moments: list[Moment] = [*review.moments] if review else []
        self.refused: Refused | None = None

    def so_far(self) -> "SoFar":
        """What there is at this moment, for a thread beside which it goes on."""
        state: State = "complete" if self.review else "waiting" if self.start is None else "underway"
        return SoFar(state, self.start, tuple(self.moments), self.review)


class Reviews:
    """All reviews of a server's tables. They hold no names: those are the table's, as it is now."""

    def __init__(
        self, storage: Storage, workers: Workers[Found], askers: Buckets, spawn: Callable[[Work], Any]
    ) -> None:
        self.workers = workers
        self.tries = Crowd(TRIED_AT_ONCE)
        self.wording = FairThreads(1, "wording")
        self._storage, self._askers, self._spawn = storage, askers, spawn
        self._under_way: dict[str, Course] = {}
        self._at_hand: OrderedDict[str, Course] = OrderedDict()  # made or failed, those looked at last come last

    async def find(self, name: str) -> Course | None:
        """The review of a table, if it is made or being made; refused if it could not be made."""
        course = self._under_way.get(name) or self._at_hand.get(name) or await self._read(name)
        if course is not None and course.refused is not None:
            raise course.refused
        return course

    async def _read(self, name: str) -> Course | None:
        kept = await self._storage.review(name, review_version())
        return None if kept is None else self._lay_out(name, Course(_unpacked(kept)))

    def _lay_out(self, name: str, course: Course) -> Course:
        self._at_hand[name] = course
        self._at_hand.move_to_end(name)
        while len(self._at_hand) > MOST_AT_HAND:
            self._at_hand.popitem(last=False)
        return course

    async def ask(self, name: str, record: Record, address: str) -> Course:
        """The review of a table, which is begun if there is none; refused if too many are being made."""
        failed = self._at_hand.get(name)
        if failed is not None and failed.refused is not None:
            del self._at_hand[name]
        return await self.find(name) or self._begin(name, record, address)

    def _begin(self, name: str, record: Record, address: str) -> Course:
        if name in self._under_way:  # somebody else has just asked
            return self._under_way[name]
        if len(self._under_way) >= MOST_UNDER_WAY:
            raise server_refused("too-many-reviews")
        own = sum(course.address == address for course in self._under_way.values())
        if own >= MOST_OF_AN_ADDRESS or not self._askers.take(address):
            raise server_refused("too-many-reviews-here")
        course = self._under_way[name] = Course(address=address)
        self._spawn(partial(self._make, name, record, course, address))
        return course

    async def _make(self, name: str, record: Record, course: Course, whose: str) -> None:
        """Move after move; whatever goes wrong is said to whoever asks for it."""
        try:
            await self._look_back(nameless(record), len(record.moves), course, whose)
            assert course.start is not None
            course.review = msgspec.structs.replace(sum_up(record, course.start, course.moments), players=())
            await self._storage.do(statements.keep_review(name, review_version(), _packed(course.review)))
        except StorageUnavailable:
            pass  # it can be shown all the same
        except Refused as error:
            course.refused = error
        except Exception:
            course.refused = server_refused("no-review")
            raise
        finally:
            del self._under_way[name]
            self._lay_out(name, course)

    async def _look_back(self, line: bytes, moves: int, course: Course, whose: str) -> None:
        course.start = before = (await self._found(Look(line, 0), whose)).start
        for number in range(1, moves + 1):
            assert before is not None
            moment = (await self._found(Look(line, number, before), whose)).moment
            assert moment is not None
            course.moments.append(moment)
            before = moment.table

    async def compare(self, record: Record, number: int, move: Move, address: str, better: Move) -> Judgement:
        """What a move would have been worth at a moment beside a better one."""
        forms = (msgspec.json.encode(each) for each in (move, better))
        with self.tries.enter(address) as room_for_more:
            if not room_for_more:
                raise server_refused("busy")
            found = await self._found(Try(nameless(record), number, *forms), f"tried {address}")
        assert found.judgement is not None
        return found.judgement

    async def _found(self, piece: Look | Try, whose: str) -> Found:
        """What a worker finds; refused if the record is bad, or if it was too much for several of them."""
        form = form_of(piece)
        for _ in range(TRIES):
            try:
                found = await self.workers.ask(form, PIECE_SECONDS, whose)
            except BotError as error:
                log("review failed", logging.WARNING, how=str(error), move=piece.number)
                continue
            if found.bad is not None:
                raise Refused(Refusal(None, found.bad, code="no-review"))
            return found
        raise server_refused("no-review")

    async def close(self) -> None:
        """End the processes; what is under way is begun again when somebody asks."""
        await self.workers.close()
        self.wording.close()


def _packed(review: Review) -> bytes:
    return zlib.compress(review.dump())


def _unpacked(kept: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(kept), type=Review)
