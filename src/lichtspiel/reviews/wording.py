"""A review in words: each moment speaks to the player whose choice it was."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from lichtspiel.bots.advice import mark
from lichtspiel.bots.bot import Reason
from lichtspiel.core.moves import Move
from lichtspiel.core.phrases import preview_phrases
from lichtspiel.core.positions import Position
from lichtspiel.core.records import Record, replay
from lichtspiel.games import load
from lichtspiel.reviews.judging import A_POINT
from lichtspiel.reviews.moments import WHOLE, Chances, Moment, Option, Review
from lichtspiel.words import say, sentence

PERCENT: Final = WHOLE // 100
SERIOUS: Final = ("mistake", "blunder")


class Account:
    """A review and its record, told in a language."""

    def __init__(self, record: Record, review: Review, lang: str) -> None:
        self.record = record
        self.review = review
        self.lang = lang
        self.game = load(record.game)
        self.names = review.players

    @cached_property
    def positions(self) -> list[Position]:
        """The position before each move, and the last one."""
        return [position for position, _ in replay(self.record, self.game)]

    def title(self) -> str:
        """Which game it was."""
        return say(self.lang, "review-title", game=say(self.lang, f"{self.game.name}-title"))

    def outcome(self) -> str:
        """When it was decided, and for whom."""
        winners = [seat for seat, place in enumerate(self.review.result.places) if place == 1]
        decided = self.review.summary.decided
        if len(winners) > 1:
            return say(self.lang, "review-shared")
        name = self.names[winners[0]]
        if decided is None:
            return say(self.lang, "review-always-ahead", player=name)
        return say(self.lang, "review-decided", player=name, move=decided)

    def tallies(self) -> Iterator[str]:
        """How well everybody chose."""
        for name, tally in zip(self.names, self.review.summary.tallies, strict=True):
            if tally.judged:
                counts = {"slips": tally.slips, "mistakes": tally.mistakes, "blunders": tally.blunders}
                yield say(self.lang, "review-tally", player=name, judged=tally.judged, **counts)

    def balance_heads(self) -> list[str]:
        """What the columns of the balances are."""
        return [say(self.lang, f"review-{part}") for part in ("seat", "start", "own", "others", "luck", "result")]

    def balance_rows(self) -> Iterator[list[str]]:
        """For each seat, where its part of the victory came from; rounding goes to luck, so that rows add up."""
        for name, found in zip(self.names, self.review.balances, strict=True):
            start, own, others, result = (in_percent(x) for x in (found.start, found.own, found.others, found.result))
            changes = (self.change(part) for part in (own, others, result - start - own - others))
            yield [name, self.percent(found.start), *changes, self.percent(found.result)]

    def noteworthy(self) -> list[Moment]:
        """Turning points and serious mistakes; every slip, too, if only one seat was judged."""
        judged = sum(tally.judged > 0 for tally in self.review.summary.tallies)
        verdicts = (*SERIOUS, "slip") if judged == 1 else SERIOUS
        return [
            moment
            for moment in self.review.moments
            if moment.verdict in verdicts or moment.number in self.review.summary.turning
        ]

    def heading(self, moment: Moment) -> str:
        """Whose move it was."""
        return say(self.lang, "review-move", number=moment.number, player=self.names[moment.seat])

    def verdict(self, moment: Moment) -> str:
        """What is to be said of the choice, or what changed if nothing was wrong with it."""
        if moment.made is None or moment.better is None:
            return self.swing(moment)
        called = say(self.lang, "review-verdict", verdict=moment.verdict)
        if moment.verdict == "good" and moment.points >= A_POINT:
            return f"{called}: {say(self.lang, 'review-points', points=round(moment.points) or 1)}."
        made, better = (option.chances[moment.seat] for option in (moment.made, moment.better))
        lost = in_percent(better) - in_percent(made)  # of what is shown, or readers would find it wrong
        shares = {
            "loss": say(self.lang, "percent", share=lost),
            "made": self.percent(made),
            "better": self.percent(better),
        }
        return f"{called}: {say(self.lang, 'review-loss', player=self.names[moment.seat], **shares)}."

    def swing(self, moment: Moment) -> str:
        """How everybody's chances changed."""
        before = self.before(moment)
        changed = (
            say(self.lang, "review-swing", player=name, before=self.percent(then), after=self.percent(now))
            for name, then, now in zip(self.names, before, moment.table, strict=True)
        )
        return say(self.lang, "review-shift", changes=", ".join(changed))

    def before(self, moment: Moment) -> Chances:
        """The table's chances before a move."""
        return self.review.start if moment.number == 1 else self.review.moments[moment.number - 2].table

    def made(self, moment: Moment) -> str:
        """The move that was made, and what it brought at once, said to its mover."""
        return self._move("review-made", moment, self.game.read_move(moment.move))

    def better(self, moment: Moment) -> str:
        """The better move, and what it would have brought at once."""
        assert moment.better is not None
        return self._move("review-better", moment, self.game.read_move(moment.better.move))

    def _move(self, key: str, moment: Moment, move: Move) -> str:
        previewed = preview_phrases(self.positions[moment.number - 1], move, self.names, moment.seat)
        return " ".join([say(self.lang, key, move=str(move)), *(sentence(phrase, self.lang) for phrase in previewed)])

    def arguments(self, moment: Moment) -> Iterator[str]:
        """What speaks for the better move, then what speaks against the one made; not what is true of both."""
        assert moment.better is not None
        assert moment.made is not None
        apart = [*differing(moment.better, moment.made, against=False)]
        apart += differing(moment.made, moment.better, against=True)
        for reason in apart:
            phrase = reason.phrase(self.game.name, self.names, moment.seat)
            yield f"{mark(phrase)} {sentence(phrase, self.lang)}"
        if not apart:
            yield say(self.lang, "review-no-reason")

    def percent(self, share: int) -> str:
        """A chance as people read it."""
        return say(self.lang, "percent", share=in_percent(share))

    def change(self, percent: int) -> str:
        """A change of a chance, with its sign."""
        sign = "+" if percent > 0 else "−" if percent < 0 else "±"
        return sign + say(self.lang, "percent", share=abs(percent))


def in_percent(share: int) -> int:
    """Ten-thousandths, rounded."""
    return round(share / PERCENT)


def differing(option: Option, other: Option, against: bool) -> list[Reason]:
    """The reasons for a move, or those against it, that are not true of another move as well."""
    return [reason for reason in option.reasons if reason.against == against and reason not in other.reasons]
