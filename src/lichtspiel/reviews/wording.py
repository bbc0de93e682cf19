"""A review in words: it says "you" to whoever reads it where they chose, and names everybody else."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from msgspec import UNSET

from lichtspiel.bots import brought, outlook_type
from lichtspiel.bots.bot import Reason
from lichtspiel.bots.contrast import BY_NUMBER, pluses, reproaches
from lichtspiel.core.events import TABLE, Event, Viewer, tell
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.phrases import phrase_of
from lichtspiel.core.positions import Position
from lichtspiel.core.records import Record, replay
from lichtspiel.core.results import RESIGNED
from lichtspiel.games import load
from lichtspiel.reviews.judging import A_POINT, SERIOUS, Judgement
from lichtspiel.reviews.moments import WHOLE, Argument, Chances, Moment, Option, Review
from lichtspiel.reviews.summing_up import TURNS, leads, tally
from lichtspiel.words import Phrase, say, sentence
from lichtspiel.words.files import messages

STAYS: Final = "keeps"  # said of a move for want of anything better, while much is also kept by the others
NOT_JUDGED: Final = "–"
PERCENT: Final = WHOLE // 100


class Sides(NamedTuple):
    """The arguments about two moves: against the one that was made, for the better one with the conclusion."""

    made: list[Argument]
    better: list[Argument]


class Reader(NamedTuple):
    """Whoever reads a review: their seats. And which moves, by number, a bot made in their players' place."""

    seats: Collection[int] = ()
    stood_in: Collection[int] = ()


ANYBODY: Final = Reader()


class Wording:
    """The moments of a review, as many as there are, told in a language."""

    def __init__(
        self, record: Record, start: Chances, moments: Sequence[Moment], lang: str, reader: Reader = ANYBODY
    ) -> None:
        self.record = record
        self.start = start
        self.moments = moments
        self.lang = lang
        self.own = reader.seats
        self.stood_in = reader.stood_in
        self.game = load(record.game)
        self.names = record.names
        self.yardstick = outlook_type(self.game)

    @cached_property
    def course(self) -> list[tuple[Position, list[Event]]]:
        """The first position, and after each move the position and what happened."""
        return list(replay(self.record, self.game))

    def title(self) -> str:
        """Which game it was."""
        return say(self.lang, "review-title", game=say(self.lang, f"{self.game.name}-title"))

    def heading(self, moment: Moment) -> str:
        """Whose move it was."""
        key = "review-move-stood-in" if moment.number in self.stood_in else "review-move"
        said = say(self.lang, key, number=moment.number, player=self.names[moment.seat])
        stage = self.yardstick.stage(self.course[moment.number - 1][0].view(TABLE))
        return f"{said} ({sentence(stage, self.lang)})" if stage else said

    def verdict(self, moment: Moment) -> str:
        """What is to be said of the choice; what changed, if nothing was wrong with it or if that is not all."""
        cost = self._cost_of(moment)
        if cost is None:
            return self.swing(moment)
        return cost if moment.verdict in SERIOUS or not self._is_shift(moment) else f"{cost} {self.swing(moment)}"

    def _cost_of(self, moment: Moment) -> str | None:
        """What a choice cost; None if nothing better was found."""
        if moment.made is None or moment.better is None:
            return None
        if moment.verdict == "good" and moment.points >= A_POINT:
            return self._cost("review-points", moment, moment.made, moment.better, moment.seat)
        called = say(self.lang, "review-verdict", verdict=moment.verdict)
        shares = self._shares(moment.made, moment.better, moment.seat)
        return f"{called}: {say(self.lang, 'review-loss', **shares)}."

    def _is_shift(self, moment: Moment) -> bool:
        """Whether the table saw so great a change that it may be a turning point."""
        changed = zip(self.before(moment), moment.table, strict=True)
        return any(abs(now - then) >= TURNS for then, now in changed)

    def _cost(self, key: str, found: Moment | Judgement, made: Option, better: Option, seat: int) -> str:
        """What a good move cost of the score; of the chances, too, if that can be seen."""
        points, shares = difference_told(self.game, made, better) or found.points, self._shares(made, better, seat)
        tenths, changed = round(10 * points), found.loss > 0 and shares["made"] != shares["better"]
        amount = {"points": round(points) or 1, "whole": tenths // 10, "tenths": tenths % 10}
        return say(self.lang, key, changed="yes" if changed else "no", unit=self.yardstick.unit, **amount, **shares)

    def _shares(self, made: Option, better: Option, seat: int) -> dict[str, str]:
        """What a move is worth to its mover, and what a better one."""
        shares = {"made": in_percents(made.chances)[seat], "better": in_percents(better.chances)[seat]}
        return {name: self.percent(share) for name, share in shares.items()}

    def swing(self, moment: Moment) -> str:
        """Whose chances changed, and how."""
        before, after = in_percents(self.before(moment)), in_percents(moment.table)
        changed = [
            say(self.lang, "review-swing", player=name, before=self.percent(then), after=self.percent(now))
            for name, then, now in zip(self.names, before, after, strict=True)
            if then != now
        ]
        return say(self.lang, "review-shift", changes=", ".join(changed)) if changed else say(self.lang, "review-same")

    def before(self, moment: Moment) -> Chances:
        """The table's chances before a move."""
        return self.start if moment.number == 1 else self.moments[moment.number - 2].table

    def made(self, moment: Moment) -> str:
        """The move that was made, what of it its mover was told, and how likely it does what a better one does."""
        happened = told_of_move(tell(self.course[moment.number][1], moment.seat))
        move, beside = self.game.read_move(moment.move), self._beside(moment)
        if not happened:
            return self._move("review-made", moment.number, move, beside)
        reader = self._reader(moment.number)
        said = [phrase_of(self.game.name, event, self.names, reader) for event in happened]
        return self._line("review-made", self._placed([*said[:1], *beside, *said[1:]], moment.number, move))

    def _beside(self, moment: Moment) -> list[Phrase]:
        """The chances of the move that was made, where a better one is praised with its own."""
        if moment.made is None or moment.better is None:
            return []
        found = beside(self.game, moment.made, moment.better)
        return [reason.phrase(self.game.name, self.names, moment.seat) for reason in found]

    def better(self, moment: Moment) -> str:
        """The better move, and what it would have brought at once."""
        assert moment.better is not None
        return self._move("review-better", moment.number, self.game.read_move(moment.better.move))

    def _move(self, key: str, number: int, move: Move, beside: Sequence[Phrase] = ()) -> str:
        position, seat = self.course[number - 1][0], self.record.moves[number - 1].seat
        reader = self._reader(number)
        happens = told_of_move(position.preview(move, seat))
        said = [phrase_of(self.game.name, event, self.names, reader) for event in happens]
        return self._line(key, self._placed([*(said or [self._announced(number, move)]), *beside], number, move))

    def _announced(self, number: int, move: Move) -> Phrase:
        """A move that brings nothing that could be foreseen."""
        seat = self.record.moves[number - 1].seat
        phrase = self.game.announced(self.course[number - 1][0].view(seat), move)
        named = Phrase(f"{phrase.key}-other", phrase.args | {"player": self.names[seat]})
        return named if not self._is_own(number) and named.key in messages(self.lang) else phrase

    def _is_own(self, number: int) -> bool:
        """Whether whoever reads it has made this move: they hold the seat, and nobody stood in for them."""
        return self.record.moves[number - 1].seat in self.own and number not in self.stood_in

    def _reader(self, number: int) -> Viewer:
        """To whom a move is told: to its mover, if they are the one who reads it."""
        return self.record.moves[number - 1].seat if self._is_own(number) else TABLE

    def _placed(self, said: list[Phrase], number: int, move: Move) -> list[Phrase]:
        """What a move brings, and after the move itself what was moved, and where to."""
        view = self.course[number - 1][0].view(self.record.moves[number - 1].seat)
        where = self.yardstick.where(view, move)
        return [*said[:1], *self.yardstick.shown(view, move), *([where] if where else []), *said[1:]]

    def _line(self, key: str, said: Iterable[Phrase]) -> str:
        return say(self.lang, key, move=" ".join(sentence(phrase, self.lang) for phrase in said))

    def arguments(self, moment: Moment) -> list[Argument]:
        """What speaks for the better move, then what speaks against the one made; nothing if none was found."""
        if moment.better is None or moment.made is None:
            return []
        found = self.argued(moment.made, moment.better, moment.seat, moment.conclusion)
        after = self.made_next(moment)
        return [*found, Argument(None, after)] if after else found

    def made_next(self, moment: Moment) -> str | None:
        """That the better move is what the same player did next, so that what cost was the step in between."""
        following = self.record.moves[moment.number : moment.number + 1]
        if moment.better is None or [each.seat for each in following] != [moment.seat]:
            return None
        if len(self.course[moment.number][0].legal()) == 1:
            return None  # it had to be made: that says nothing of the one before
        better, then = map(self.game.read_move, (moment.better.move, following[0].move))
        if better != then:
            return None
        return say(self.lang, "review-made-next", player=self.names[moment.seat])

    def addressed(self, moment: Moment) -> str | None:
        """To whom the arguments are put, if not to whoever reads them: what speaks for a move is said as advice."""
        if moment.better is None or self._is_own(moment.number):
            return None
        return say(self.lang, "review-addressed", player=self.names[moment.seat])

    def argued(self, made: Option, better: Option, seat: int, conclusion: Reason | None = None) -> list[Argument]:
        """The same for any two moves; not what is true of both.

        By how much one is better is said above: here only in the words of the game. Last is the weightiest against it.
        """
        apart = facts(self.game, made, better)
        if conclusion is not None and not repeats(conclusion, apart, beside(self.game, made, better)):
            apart.append(conclusion)
        said = [self._argument(reason, seat) for reason in apart] or self._no_reason(conclusion)
        said += [self._conceded(reason, seat) for reason in concessions(self.game, made, better)]
        return list(dict.fromkeys(said))  # what several facts come to is said once

    def _argument(self, reason: Reason, seat: int) -> Argument:
        return Argument(None if reason.concludes else reason.against, self._spoken(reason, seat))

    def _spoken(self, reason: Reason, seat: int) -> str:
        return sentence(reason.phrase(self.game.name, self.names, seat), self.lang)

    def _conceded(self, reason: Reason, seat: int) -> Argument:
        """What speaks against the better move: it stands there, and is worth it."""
        return Argument(None, say(self.lang, "review-concession", reason=self._spoken(reason, seat)))

    def _no_reason(self, conclusion: Reason | None) -> list[Argument]:
        """What the imagined continuations come to, without the numbers of the verdict; nothing if they do not say."""
        if conclusion is None:
            return []
        return [Argument(None, say(self.lang, "review-no-reason", case=conclusion.args.get("case", "wins")))]

    def sides(self, moment: Moment) -> Sides:
        """The same, each where it belongs: under the move that was made, or under the better one."""
        found = self.arguments(moment)
        return Sides([each for each in found if each.against], [each for each in found if not each.against])

    def tried(self, number: int, move: Move) -> str:
        """A move that somebody tries at a moment, and what it would have brought at once."""
        return self._move("review-tried", number, move)

    def comparison(self, judged: Judgement, seat: int) -> str:
        """How a tried move compares with the better one."""
        assert judged.made is not None
        assert judged.better is not None
        if judged.made.move == judged.better.move:
            return say(self.lang, "review-found")
        if judged.verdict != "good":
            called = say(self.lang, "review-verdict", verdict=judged.verdict)
            return f"{called}: {say(self.lang, 'review-worse', **self._shares(judged.made, judged.better, seat))}."
        if judged.points >= A_POINT:
            return self._cost("review-fewer-points", judged, judged.made, judged.better, seat)
        return say(self.lang, "review-as-good")

    def percent(self, share: int) -> str:
        """A chance as people read it, in hundredths."""
        return say(self.lang, "percent", share=share)


class Account(Wording):
    """A whole review and its record, told in a language."""

    def __init__(self, record: Record, review: Review, lang: str, reader: Reader = ANYBODY) -> None:
        super().__init__(record, review.start, review.moments, lang, reader)
        self.review = review

    def outcome(self) -> str:
        """When it was decided, and for whom."""
        winners = [seat for seat, place in enumerate(self.review.result.places) if place == 1]
        decided = self.review.summary.decided
        if len(winners) > 1:
            return say(self.lang, "review-shared", players=" & ".join(self.names[seat] for seat in winners))
        name = self.names[winners[0]]
        if decided is not None:
            return say(self.lang, "review-decided", player=name, move=decided)
        ahead = leads(self.moments[-1].table if self.moments else self.start)
        if ahead != winners[0]:
            return self._won_early(name, ahead)
        return say(self.lang, "review-always-ahead", player=name)

    def _won_early(self, winner: str, ahead: int | None) -> str:
        """How somebody won who was not ahead: the game ended before its time."""
        if self.record.resigned is UNSET or ahead not in self.record.resigned:
            return say(self.lang, "review-ended-early", player=winner)
        return say(self.lang, "review-gave-up-ahead", player=winner, leader=self.names[ahead])

    def tallies(self) -> Iterator[str]:
        """Who gave up, how well everybody chose, and what cost most: not what a bot did in their place."""
        yield from self._given_up()
        moments = [moment for moment in self.moments if moment.number not in self.stood_in]
        for seat, name in enumerate(self.names):
            found = tally(seat, moments)
            if found.judged:
                counts = {"slips": found.slips, "mistakes": found.mistakes, "blunders": found.blunders}
                yield say(self.lang, "review-tally", player=name, judged=found.judged, **counts)
        costly = max(moments, key=lambda moment: moment.loss, default=None)
        if costly is not None and costly.made and costly.better and costly.verdict in SERIOUS:
            shares, player = self._shares(costly.made, costly.better, costly.seat), self.names[costly.seat]
            yield say(self.lang, "review-costliest", move=costly.number, player=player, **shares)

    def _given_up(self) -> Iterator[str]:
        """Who gave up; of the last of them, if that ended the game, with which chances."""
        resigned = () if self.record.resigned is UNSET else self.record.resigned
        ended = resigned[-1:] if self.review.result.ended == RESIGNED else ()
        last = in_percents(self.moments[-1].table if self.moments else self.start)
        for seat in resigned:
            args = {"player": self.names[seat], "chance": self.percent(last[seat])}
            yield say(self.lang, "review-gave-up", open="yes" if seat in ended else "no", **args)

    def only_judged(self) -> str | None:
        """That only one seat's choices were judged, if others had some."""
        choosing = {moment.seat for moment in self.moments if moment.choices > 1}
        judged = self._judged()
        if len(judged) != 1 or choosing <= judged:
            return None
        return say(self.lang, "review-only-judged", player=self.names[min(judged)])

    def _judged(self) -> set[int]:
        return {moment.seat for moment in self.moments if moment.before is not None}

    def balance_heads(self) -> list[str]:
        """What the columns of the balances are."""
        return [
            say(self.lang, f"review-{part}")
            for part in ("seat", "start", "own", "others", "luck", "estimate", "result")
        ]

    def balance_rows(self) -> Iterator[list[str]]:
        """For each seat, where its part of the victory came from, in points of which a victory is worth 100.

        Rounding goes to the estimate, so that rows add up.
        """
        starts = in_percents([found.start for found in self.review.balances])
        results = in_percents([found.result for found in self.review.balances])
        rows = zip(self.names, self.review.balances, starts, results, strict=True)
        for seat, (name, found, start, result) in enumerate(rows):
            parts = [in_percent(part) for part in (found.own, found.others, found.luck)]
            changes = [change(part) for part in (*parts, result - start - sum(parts))]
            yield [name, str(start), *self._known(seat, changes), str(result)]

    def _known(self, seat: int, changes: Sequence[str]) -> list[str]:
        """Own choices and those of others are left open if none of them was judged."""
        judged = self._judged()
        is_known = (seat in judged, bool(judged - {seat}))
        parts = zip(changes[:2], is_known, strict=True)
        return [*(NOT_JUDGED if part == change(0) and not known else part for part, known in parts), *changes[2:]]

    def noteworthy(self) -> list[Moment]:
        """Turning points and serious mistakes; every slip, too, if only one seat was judged."""
        judged = sum(tally.judged > 0 for tally in self.review.summary.tallies)
        verdicts = (*SERIOUS, "slip") if judged == 1 else SERIOUS
        return [
            moment
            for moment in self.review.moments
            if moment.verdict in verdicts or moment.number in self.review.summary.turning
        ]


def told_of_move(events: Iterable[Event]) -> list[Event]:
    """What a move did: not whose turn begins after it, which is so after every other, too."""
    return [event for event in events if event.__struct_config__.tag != "began"]


def in_percent(share: int) -> int:
    """Ten-thousandths, rounded: one number by itself."""
    return round(share / PERCENT)


def beside(game: AnyGame, made: Option, better: Option) -> list[Reason]:
    """The chances of the move that was made, where a better one is praised with its own: told with the move."""
    praised = {reason.code for reason in differing(game, made, better)}
    own = (reason for reason in made.reasons if not reason.against and reason not in better.reasons)
    return [reason for reason in own if "chance" in reason.args and reason.code in praised]


def repeats(conclusion: Reason, apart: Sequence[Reason], beside: Sequence[Reason] = ()) -> bool:
    """Whether a conclusion only says what the verdict says, or how often a bid is made."""
    told = [reason.args.get("chance") for reason in apart if reason.against] + [each.args["chance"] for each in beside]
    return conclusion.code in BY_NUMBER or ("bid" in conclusion.args and conclusion.args["chance"] in told)


def in_percents(chances: Sequence[int]) -> list[int]:
    """Everybody's chances in hundredths, which sum up: what rounding leaves goes to those it took most from.

    `percents` on the page does the same, so that a bar says what its sentence says.
    """
    found = [share // PERCENT for share in chances]
    by_rest = sorted(range(len(found)), key=lambda seat: -(chances[seat] % PERCENT))
    for seat in by_rest[: sum(chances) // PERCENT - sum(found)]:
        found[seat] += 1
    return found


def change(points: int) -> str:
    """What was won or lost, with its sign."""
    return f"{'+' if points > 0 else '−' if points < 0 else '±'}{abs(points)}"


def facts(game: AnyGame, made: Option, better: Option) -> list[Reason]:
    """What tells two moves apart: what is true of the better one only, then what the one made is to blame for.

    What claiming an order would do is said once, not for declining it and against claiming it.
    """
    found = differing(game, made, better)
    told = [(reason.args, reason.seat) for reason in found if reason.args]
    found = [reason for reason in found if reason.code != STAYS]
    return found + [
        reason for reason in reproaches(game, made.reasons, better.reasons) if (reason.args, reason.seat) not in told
    ]


def differing(game: AnyGame, made: Option, better: Option) -> list[Reason]:
    """The reasons for the better move that do not hold for the one that was made as well."""
    first, second = (game.read_move(option.move) for option in (made, better))
    return pluses(game, (first, second), made.reasons, better.reasons)


def difference_told(game: AnyGame, made: Option, better: Option) -> int | None:
    """By how much the averages differ that are told of both moves; None if none are, or not for the better one."""
    points_of = brought(game, "told_points")
    if points_of is None:
        return None
    told = (
        [points for reason in option.reasons if (points := points_of(reason)) is not None] for option in (made, better)
    )
    less, more = map(sum, told)
    return max(0, more - less) or None


def concessions(game: AnyGame, made: Option, better: Option) -> list[Reason]:
    """The weightiest against the better move, if the one made is not to blame for the same; it was not told before."""
    told = [(reason.args, reason.seat) for reason in facts(game, made, better) if reason.args]
    found = reproaches(game, better.reasons, made.reasons)
    return [reason for reason in found if (reason.args, reason.seat) not in told][:1]


def marked(argument: Argument) -> str:
    """An argument with the sign of its side, as text shows it."""
    sign = "" if argument.against is None else "− " if argument.against else "+ "
    return sign + argument.sentence
