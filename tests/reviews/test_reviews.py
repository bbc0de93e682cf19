"""Reviews: judged by what the mover could know, exactly repeatable, and with parts that add up."""

from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev

import msgspec
import pytest

from lichtspiel import BadRecord, Chance, Match, Record, load, names, read_record
from lichtspiel.bots import reasons
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.company import Company
from lichtspiel.core.games import AnyGame
from lichtspiel.core.records import replay
from lichtspiel.core.results import victory
from lichtspiel.games.lichterfest.moves import Dedicate, Pass
from lichtspiel.reviews import Review, Reviewer, review
from lichtspiel.reviews.judging import SLIP
from lichtspiel.reviews.moments import WHOLE, Option, whole
from tests.conformance.disguises import disguise
from tests.reviews.games import LEAST, QUICK, broken_off, broken_off_record, played

ARCHIVE = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="module", params=sorted(names()))
def reviewed(request: pytest.FixtureRequest) -> tuple[Record, Review]:
    """A game of each kind between a better and a worse player, and its review."""
    game = load(request.param)
    record = played(game, game.players[0], "looking back", "skilled", "beginner")
    return record, review(record, effort=QUICK)


@pytest.mark.parametrize("path", sorted(ARCHIVE.glob("*.jsonl")), ids=lambda path: path.stem)
def test_luck_and_skill_add_up_to_the_result_in_every_game_of_the_archive(path: Path) -> None:
    found = review(read_record(path.read_bytes().splitlines()[0]), effort=LEAST)
    parts = whole([victory(found.result, seat) for seat in range(len(found.players))])
    assert tuple(balance.result for balance in found.balances) == parts
    for balance in found.balances:
        assert balance.start + balance.own + balance.others + balance.luck == balance.result


def test_every_step_is_decision_and_luck(reviewed: tuple[Record, Review]) -> None:
    _, found = reviewed
    course = [found.start, *(moment.table for moment in found.moments)]
    for (before, after), moment in zip(pairwise(course), found.moments, strict=True):
        assert sum(after) == WHOLE
        assert sum(moment.decision) == sum(moment.luck) == 0
        assert tuple(map(sum, zip(before, moment.decision, moment.luck, strict=True))) == after


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
            assert moment.better.chances[moment.seat] - moment.made.chances[moment.seat] == pytest.approx(
                moment.loss, abs=1
            )


def test_reasons_recompute(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    game, told = load(record.game), list[list[object]]([] for _ in record.players)
    for (position, events), moment in zip(replay(record, game), found.moments, strict=False):
        for seat, heard in enumerate(told):
            heard.extend(event.told(seat) for event in events if event.told(seat) is not None)
        for option in (moment.made, moment.better):
            if option is not None:
                view = position.view(moment.seat)
                again = reasons(game, view, game.read_move(option.move), told[moment.seat])  # type: ignore[arg-type]
                assert option.reasons == tuple(again)


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
        twin = disguise(game, match.setup, [move for _, move in match.moves], 0, Chance(number), match.options)
        differing += twin != match.setup
        disguised = msgspec.structs.replace(record, setup=msgspec.Raw(msgspec.json.encode(twin)))
        truth, other = (list(Reviewer(each, effort=LEAST)) for each in (record, disguised))
        assert [moment for moment in other if moment.seat == 0] == [moment for moment in truth if moment.seat == 0]
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


def test_what_cannot_be_reviewed_gets_a_sentence() -> None:
    game = load("lichterfest")
    running = Match.dealt(game, ("Ada", "Ben"), 1)
    running.play(running.position.legal()[0])
    with pytest.raises(BadRecord, match="not over"):
        review(running.record())
    finished = played(game, 2, "broken", "beginner")
    with pytest.raises(BadRecord):
        review(msgspec.structs.replace(finished, moves=finished.moves[:-1]))


@pytest.mark.parametrize(("resigned", "ended"), [((0,), "resigned"), ((), "agreed")])
def test_ending_early_is_the_decision_of_those_who_end_it(resigned: tuple[int, ...], ended: str) -> None:
    match = Match.dealt(load("lichterfest"), ("Ada", "Ben"), 1)
    match.play(match.position.legal()[0])
    result = match.position.outcome(resigned, ended)
    found = review(match.record(result=result, **({"resigned": resigned} if resigned else {})), effort=QUICK)
    ada, ben = found.balances
    assert (ada.result, ben.result) == ((0, WHOLE) if resigned else (WHOLE // 2, WHOLE // 2))
    assert ada.own == ada.result - ada.start - ada.others - ada.luck
    assert (ben.others if resigned else ben.own) != 0
