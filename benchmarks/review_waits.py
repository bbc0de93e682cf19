"""How long bots of running games take to answer while reviews are made beside them, and while none are."""

import asyncio
from itertools import cycle
from statistics import fmean, median, quantiles
from typing import Final, NamedTuple

from lichtspiel import Record, load
from lichtspiel.server.bots.pool import Thinkers
from lichtspiel.server.bots.questions import Question, form_of
from lichtspiel.server.reviews import questions as pieces
from lichtspiel.server.reviews.questions import Look, nameless
from lichtspiel.server.reviews.workers import PIECE_SECONDS, ReviewWorkers

WORKERS: Final = 2  # as a server has them
LONGEST: Final = 60.0  # seconds for an answer
BUSY: Final = 0.6  # of the time in which the workers think
ASKED: Final = 150  # questions a round
ROUNDS: Final = 4  # with reviews and without, in turn
SLACK: Final = 1.1  # times as long as without, within which the two cannot be told apart


class Waits(NamedTuple):
    """Seconds from a question to its answer."""

    median: float
    p99: float


def measured(record: Record) -> tuple[Waits, Waits]:
    """Without reviews, and while this game is reviewed again and again."""
    return asyncio.run(_measured(record))


async def _measured(record: Record) -> tuple[Waits, Waits]:
    thinkers, reviewers = Thinkers(WORKERS, LONGEST), ReviewWorkers(WORKERS, PIECE_SECONDS)
    found: tuple[list[float], list[float]] = ([], [])
    try:
        await asyncio.gather(*(_answer(thinkers, number) for number in range(4 * WORKERS)))  # they are there
        alone = [await _answer(thinkers, number) for number in range(20)]
        gap = fmean(alone) / WORKERS / BUSY
        for _ in range(ROUNDS):
            found[0].extend(await _answers(thinkers, gap))
            reviewing = asyncio.create_task(_review_on(reviewers, record))
            await asyncio.sleep(2)  # it has begun
            found[1].extend(await _answers(thinkers, gap))
            reviewing.cancel()
            await asyncio.gather(reviewing, return_exceptions=True)
    finally:
        await thinkers.close()
        await reviewers.close()
    without, beside = (Waits(median(waits), quantiles(waits, n=100)[-1]) for waits in found)
    return without, beside


async def _answers(thinkers: Thinkers, gap: float) -> list[float]:
    """Questions that come steadily, whether those before are answered or not."""
    asked = list[asyncio.Task[float]]()
    for number in range(ASKED):
        asked.append(asyncio.create_task(_answer(thinkers, number)))
        await asyncio.sleep(gap)
    return await asyncio.gather(*asked)


async def _answer(thinkers: Thinkers, number: int) -> float:
    clock = asyncio.get_running_loop().time
    begun = clock()
    await thinkers.ask(form_of(_question(number)), LONGEST)
    return clock() - begun


def _question(number: int) -> Question:
    """What a bot of LUMEN is asked in the middle of a round."""
    game = load("lumen")
    position = game.new(4, f"asked {number}")
    for _ in range(10):
        position.play(position.legal()[0])
    seat = position.to_move or 0
    names = [f"Seat {each}" for each in range(4)]
    return Question(game.name, "skilled", seat, "bots", LONGEST, names, position.view(seat), [], position.legal())


async def _review_on(reviewers: ReviewWorkers, record: Record) -> None:
    """One review after another, in all its processes."""
    line, before = nameless(record), (0,) * len(record.players)
    numbers = cycle(range(1, len(record.moves) + 1))

    async def work() -> None:
        for number in numbers:
            await reviewers.ask(pieces.form_of(Look(line, number, before)), PIECE_SECONDS)

    await asyncio.gather(*(work() for _ in range(WORKERS)))
