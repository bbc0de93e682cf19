"""Reviews: judged by what the mover could know, exactly repeatable, and with parts that add up."""

from importlib import import_module
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev

import msgspec
import pytest
from msgspec import Raw

from lichtspiel import BadRecord, Chance, Match, Record, load, names, read_record
from lichtspiel.bots import brought, every_reason, reasons
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.company import Company
from lichtspiel.bots.comparing import PORTION, Decision, Trial
from lichtspiel.bots.outlook import Prospects
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.records import recorded_moves, replay
from lichtspiel.core.results import resigned_last, victory
from lichtspiel.games.lichterfest.moves import Dedicate, Pass
from lichtspiel.reviews import Review, Reviewer, judging, review
from lichtspiel.reviews.judging import BLUNDER, SLIP, Effort, judge
from lichtspiel.reviews.moments import WHOLE, Moment, Option, whole
from lichtspiel.reviews.summing_up import decided_at, leads, turning_points
from tests.conformance.disguises import disguise
from tests.reviews.games import LEAST, QUICK, broken_off, broken_off_record, kept, played

ARCHIVE = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="module", params=sorted(names()))
def reviewed(request: pytest.FixtureRequest) -> tuple[Record, Review]:
    """A game of each kind between a better and a worse player, and its review."""
    game = load(request.param)
    record = played(game, game.players[0], "looking back", "skilled", "beginner")
    return record, review(record, effort=QUICK)


@pytest.mark.parametrize("path", sorted(ARCHIVE.glob("*.jsonl")), ids=lambda path: path.stem)
def test_luck_and_skill_add_up_to_the_result_in_every_game_of_the_archive(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decisions of all seats in the first game of a file, and of one seat in each of the others, for time.

    How near the chances come to the truth does not matter here, so those of LUMEN are guessed from few worlds.
    """
    monkeypatch.setattr(import_module("lichtspiel.bots.lumen.reasons"), "SAMPLES", 8)
    for number, line in enumerate(path.read_bytes().splitlines()):
        record = read_record(line)
        found = review(record, effort=LEAST, seat=number % len(record.players) if number else None)
        parts = whole([victory(found.result, seat) for seat in range(len(found.players))])
        assert tuple(balance.result for balance in found.balances) == parts
        for balance in found.balances:
            assert sum((balance.start, balance.own, balance.others, balance.luck, balance.estimate)) == balance.result


def test_every_step_is_decision_and_luck_or_misjudged(reviewed: tuple[Record, Review]) -> None:
    _, found = reviewed
    course = [found.start, *(moment.table for moment in found.moments)]
    for (before, after), moment in zip(pairwise(course), found.moments, strict=True):
        assert sum(after) == WHOLE
        assert sum(moment.decision) == sum(moment.luck) == sum(moment.estimate) == 0
        assert tuple(map(sum, zip(before, moment.decision, moment.luck, moment.estimate, strict=True))) == after


def test_luck_is_only_what_turned_up(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    game = load(record.game)
    course, moves = list(replay(record, game)), recorded_moves(record, game)
    for (position, _), (_, events), move, moment in zip(course, course[1:], moves, found.moments, strict=False):
        assert not any(moment.estimate if position.reveals(move, events) else moment.luck)


def test_a_better_move_is_legal_another_and_worth_more(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    game = load(record.game)
    judged = [moment for moment in found.moments if moment.better is not None]
    assert judged
    for (position, _), moment in zip(replay(record, game), found.moments, strict=False):
        if moment.better is None or moment.made is None:
            continue
        better, made = game.read_move(moment.better.move), game.read_move(moment.made.move)
        assert better != made == game.read_move(moment.move)
        assert position.check(better, moment.seat) is None
        assert moment.loss >= SLIP or moment.points > 0
        if moment.verdict != "good":
            assert moment.better.chances[moment.seat] - moment.made.chances[moment.seat] == moment.loss


def test_a_better_move_says_what_it_has_over_the_other(reviewed: tuple[Record, Review]) -> None:
    _, found = reviewed
    for moment in found.moments:
        if moment.better is None or moment.made is None:
            assert moment.conclusion is None
        elif moment.verdict != "good" or moment.points > 0:
            assert moment.conclusion is not None
            assert moment.conclusion.concludes
            assert not moment.conclusion.against
        if moment.conclusion is not None and moment.conclusion.args.get("case") in ("wins", "both", "though"):
            assert moment.better is not None
            assert moment.made is not None
            more = moment.better.chances[moment.seat] - moment.made.chances[moment.seat]
            assert moment.conclusion.args["share"] == pytest.approx(more / 100, abs=0.6)


def test_reasons_recompute(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    game, told = load(record.game), list[list[object]]([] for _ in record.players)
    for (position, events), moment in zip(replay(record, game), found.moments, strict=False):
        for seat, heard in enumerate(told):
            heard.extend(event.told(seat) for event in events if event.told(seat) is not None)
        for option in (moment.made, moment.better):
            if option is not None:
                view = position.view(moment.seat)
                move, heard = game.read_move(option.move), told[moment.seat]
                again = reasons(game, view, move, heard)  # type: ignore[arg-type]
                assert option.reasons[: len(again)] == tuple(again)
                other = moment.better if option is moment.made else moment.made
                every = every_reason(game, view, move, heard)  # type: ignore[arg-type]
                assert other is not None
                more = option.reasons[len(again) :]
                assert all(each in every for each in more)
                assert all(each in other.reasons or each.code in (brought(game, "TOLD_APART") or ()) for each in more)


def test_the_same_seed_gives_the_same_review(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    assert review(record, effort=QUICK).dump() == found.dump()
    assert msgspec.json.decode(found.dump(), type=Review).dump() == found.dump()


def test_a_review_of_one_seat_is_part_of_the_whole(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    for alone, moment in zip(Reviewer(record, effort=QUICK, seat=1), found.moments, strict=True):
        if moment.seat == 1:
            assert alone == moment
        else:
            assert alone.before is None


def test_judgements_use_nothing_that_the_mover_could_not_know(game: AnyGame) -> None:
    """Records that differ only in what a seat must not know give that seat's decisions the same judgement."""
    differing = 0
    for number in range(3):
        match, record = broken_off(game, f"twins {number}"), broken_off_record(game, f"twins {number}")
        seat = number % len(match.players)
        twin = disguise(game, match.setup, [move for _, move in match.moves], seat, Chance(number), match.options)
        differing += twin != match.setup
        disguised = msgspec.structs.replace(record, setup=msgspec.Raw(msgspec.json.encode(twin)))
        truth, other = (list(Reviewer(each, effort=LEAST)) for each in (record, disguised))
        theirs, own = ([moment for moment in course if moment.seat == seat] for course in (other, truth))
        assert theirs
        assert theirs == own
    assert differing


def spoilt(seed: str) -> tuple[Record, int]:
    """A game of Lichterfest in which somebody ends the last turn with a set in hand; and the number of that move."""
    match, number = Match.dealt(load("lichterfest"), ("Ada", "Ben"), seed), 0
    company = Company(match, {0: "master", 1: "master"}, seed, Budget(simulations=36))
    while match.position.to_move is not None:
        move = company.choose()
        if isinstance(move, Dedicate) and not number and Pass() in match.position.legal():
            move, number = Pass(), len(match.moves) + 1
        company.play(move)
    return match.record(), number


def test_a_bad_move_shows_its_loss_there_and_nowhere_else() -> None:
    record, number = spoilt("spoilt 2")
    found = review(record)
    assert isinstance(found.moments[number - 1].better, Option)
    assert found.moments[number - 1].verdict == "blunder"
    others = [moment.loss for moment in found.moments if moment.number != number]
    assert found.moments[number - 1].loss > 2 * max(others)


def test_luck_of_equal_players_has_mean_zero() -> None:
    """`python -m benchmarks reviews` does the same with 400 games of each kind."""
    game = load("lichterfest")
    luck = list[int]()
    for number in range(40):
        record = played(game, 2, f"equal {number}", "skilled")
        luck.append(review(record, effort=LEAST).balances[0].luck)
    error = stdev(luck) / len(luck) ** 0.5
    assert abs(fmean(luck)) < 2.6 * error


def test_a_game_turns_where_a_turn_ends_in_something() -> None:
    """Steps to and fro within a turn are no turning points; one that counts is that of the greatest step its way."""
    changes = [(0, 900), (0, -900), (1, -1000), (1, 2600), (0, 700), (1, 0), (0, 500), (0, 500)]
    moments = [
        Moment(
            number=number,
            seat=seat,
            move=Raw(b"{}"),
            choices=2,
            table=(0, 0),
            decision=(0, 0),
            luck=(-change, change),
            estimate=(0, 0),
            loss=1500 if number == 6 else 0,
        )
        for number, (seat, change) in enumerate(changes, 1)
    ]
    assert turning_points(moments) == (4, 6)


@pytest.mark.parametrize(
    ("course", "end", "decided"),
    [
        ([(5, 5), (4, 6), (6, 4), (7, 3)], (10, 0), 2),
        ([(6, 4), (7, 3)], (10, 0), None),  # ahead all the time
        ([(5, 5), (4, 6), (6, 4)], (0, 10), None),  # the leader gave up
        ([(5, 5)], (0, 10), None),  # before the first move
        ([(5, 5), (4, 6)], (5, 5), None),  # shared
    ],
)
def test_it_was_decided_with_the_move_after_which_the_winner_stayed_ahead(
    course: list[tuple[int, ...]], end: tuple[int, ...], decided: int | None
) -> None:
    moments = [
        Moment(
            number=number,
            seat=0,
            move=Raw(b"{}"),
            choices=1,
            table=table,
            decision=(0, 0),
            luck=(0, 0),
            estimate=(0, 0),
        )
        for number, table in enumerate(course[1:], 1)
    ]
    assert decided_at(course[0], moments, end) == decided


def test_what_cannot_be_reviewed_gets_a_sentence() -> None:
    game = load("lichterfest")
    running = Match.dealt(game, ("Ada", "Ben"), 1)
    running.play(running.position.legal()[0])
    with pytest.raises(BadRecord, match="not over"):
        review(running.record())
    finished = played(game, 2, "broken", "beginner")
    with pytest.raises(BadRecord):
        review(msgspec.structs.replace(finished, moves=finished.moves[:-1]))


def test_a_record_of_an_unknown_game_gets_a_sentence() -> None:
    record = played(load("lichterfest"), 2, "foreign", "beginner")
    with pytest.raises(BadRecord, match="no game called"):
        Reviewer(msgspec.structs.replace(record, game="chess"))


def test_who_gave_up_has_lost_though_their_stand_in_came_first() -> None:
    """With three players a game goes on without one of them, whom the table puts behind the others in the end."""
    record = played(load("lichterfest"), 3, "stand-in", "beginner")
    assert record.result is not None
    first = record.result.places.index(1)
    result = resigned_last(record.result, [first])
    found = review(msgspec.structs.replace(record, result=result, resigned=(first,)), effort=LEAST)
    last = found.moments[-1].table
    assert last[first] == found.balances[first].result == 0
    assert last == tuple(balance.result for balance in found.balances)
    winner = result.places.index(1)
    assert last[winner] == WHOLE
    decided = found.summary.decided
    assert decided is not None
    assert all(leads(moment.table) == winner for moment in found.moments[decided - 1 :])


@pytest.mark.parametrize(("resigned", "ended"), [((0,), "resigned"), ((), "agreed")])
def test_ending_early_is_the_decision_of_those_who_end_it(resigned: tuple[int, ...], ended: str) -> None:
    match = Match.dealt(load("lichterfest"), ("Ada", "Ben"), 1)
    match.play(match.position.legal()[0])
    result = match.position.outcome(resigned, ended)
    found = review(match.record(result=result, **({"resigned": resigned} if resigned else {})), effort=QUICK)
    (ada, ben), last = found.balances, found.moments[-1].table
    assert (ada.result, ben.result) == ((0, WHOLE) if resigned else (WHOLE // 2, WHOLE // 2))
    assert ada.own == ada.result - ada.start - ada.others - ada.luck - ada.estimate
    assert (ada.ended, ben.ended) == ((-last[0], 0) if resigned else (WHOLE // 2 - last[0], WHOLE // 2 - last[1]))
    assert (ben.others if resigned else ben.own) != 0


class Flattering:
    """A bot that names another move when it is asked first, and what was made whenever it is asked again."""

    def __init__(self, other: Move, made: Move) -> None:
        self.other, self.made = other, made

    def __call__(self, _decision: Decision, seed: str, _budget: Budget | None) -> Move:
        return self.made if "opinion" in seed else self.other


def test_a_mistake_is_confirmed_by_the_bot_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    record, number = spoilt("spoilt 2")
    decision = Reviewer(record).decision(number)
    found = judge(decision, "seed", Effort())
    assert found.verdict == "blunder"
    assert found.better is not None
    better = decision.game.read_move(found.better.move)
    monkeypatch.setattr(judging, "best_move", Flattering(better, decision.made))
    assert judge(decision, "seed", Effort()).verdict == "good"


def test_a_loss_is_what_other_worlds_say_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worlds in which it was found flatter it: here they are the only ones in which anything is lost."""
    record, number = spoilt("spoilt 2")
    decision = Reviewer(record).decision(number)
    found = judge(decision, "seed", Effort())
    assert found.better is not None
    tried = list[str]()

    def try_in(trial: Trial, seed: str) -> None:
        tried.append(seed)
        for at, prospects in enumerate(trial.tried):
            worth = float(at) if "again" not in seed else 0.5
            prospects.append(Prospects((worth, worth), (0.0, 0.0)))

    monkeypatch.setattr(Trial, "_try_in", try_in)
    monkeypatch.setattr(judging, "options", lambda trial: (trial_option(trial, 0), trial_option(trial, 1)))
    monkeypatch.setattr(judging, "concluded", lambda *_: None)
    again = judging.compare(decision, decision.game.read_move(found.better.move), "seed", Effort())
    assert again.verdict == "good"
    assert sum("again" in seed for seed in tried) == PORTION  # they leave no doubt


def trial_option(trial: Trial, at: int) -> Option:
    chances = tuple(round(WHOLE * share) for share in trial.tried[at][-1].chances)
    return Option(move=Raw(b"{}"), chances=chances, score=0.0, reasons=())


@pytest.mark.parametrize("seed", ["review", "s2", "s3"])
def test_other_seeds_agree_on_mistakes(seed: str) -> None:
    """One of three seeds saw a blunder at a move of this game, which 512 worlds do not find worse than the others."""
    reviewer = Reviewer(kept("doubted"), seed)
    assert {
        number: judge(reviewer.decision(number), f"{seed}/{number}", Effort()).verdict for number in (139, 141)
    } == {
        139: "mistake",
        141: "good",
    }


@pytest.mark.parametrize("number", [261, 295])
def test_a_better_move_does_not_win_less_often(number: int) -> None:
    """Half an order more is no reason to win 5 or 2 games of a hundred less."""
    reviewer = Reviewer(kept("leuchtturm"))
    found = judge(reviewer.decision(number), f"review/{number}", Effort())
    assert found.better is None
    assert (found.loss, found.points) == (0, 0.0)


def test_that_the_other_gets_nothing_is_told_of_both_moves() -> None:
    """L19: often that is all that one tile has over another."""
    reviewer = Reviewer(kept("lost"))
    better = reviewer.game.parse("9/0@1,-3")
    found = reviewer.compare(29, reviewer.decision(29).made, better)
    assert found.better is not None
    assert "gives-nothing" in [reason.code for reason in found.better.reasons]


@pytest.mark.parametrize(
    ("name", "number", "verdicts"),
    [
        ("lost", 28, {"good"}),
        ("lost", 36, {"good"}),
        ("lost", 5, {"mistake", "blunder"}),
        ("lost_again", 3, {"good", "slip"}),
    ],
)
def test_what_a_loss_is_called_stands_up_when_bots_play_on(name: str, number: int, verdicts: set[str]) -> None:
    """Played to the end by bots 150 times, these lose −9, 0, 10 and 0 games of a hundred, and not 17, 7, 39 and 10."""
    found = judge(Reviewer(kept(name)).decision(number), f"review/{number}", Effort())
    assert found.verdict in verdicts
    assert found.loss < 2 * BLUNDER
