"""Hints in every game: what speaks for the move comes first, what speaks against it is marked as such."""

import re
from collections.abc import Iterator
from itertools import chain, islice
from typing import NamedTuple

import pytest

from lichtspiel import Chance, Event, Match, load, tell
from lichtspiel.bots import MOST_REASONS, make, reasons, strongest
from lichtspiel.bots.advice import (
    SEED,
    Advice,
    Adviser,
    Asked,
    Compared,
    advise,
    compared_with,
    reason_phrases,
    spoken_advice,
)
from lichtspiel.bots.bot import Budget, Reason
from lichtspiel.bots.company import Company
from lichtspiel.bots.comparing import Decision, Trial
from lichtspiel.bots.lumen.bids import bid_outlook
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import SAMPLE_NAMES, Position
from lichtspiel.games.lichterfest.moves import Dedicate, Exchange
from lichtspiel.games.lumen.moves import Bid
from lichtspiel.games.lumen.views import LumenView
from lichtspiel.words import LANGUAGES, say, sentence
from tests.conformance.disguises import disguise
from tests.reviews.games import broken_off

SHORT = Budget(simulations=60)


@pytest.fixture(params=["lichterfest", "leuchtturm", "lumen"])
def explained(request: pytest.FixtureRequest) -> AnyGame:
    """A game whose bots say why."""
    return load(request.param)


class Hint(NamedTuple):
    """What the strongest bot would do, and why; the position goes on with the next hint."""

    position: Position
    seat: int
    move: Move
    reasons: list[Reason]


def hints(game: AnyGame, seed: str, players: int | None = None) -> Iterator[Hint]:
    """The hint for each move of a game that is played by them."""
    players = players or game.players[0]
    table = Company(Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed), {}, seed)
    table.bots = {seat: make(strongest(game), game, seat, seed, SHORT) for seat in range(players)}
    position = table.match.position
    while (seat := position.to_move) is not None:
        move = table.choose()
        yield Hint(position, seat, move, reasons(game, position.view(seat), move, (), table.bots[seat].plan()))
        table.play(move)


def test_what_speaks_for_the_move_comes_first(explained: AnyGame) -> None:
    for hint in hints(explained, "order"):
        assert hint.reasons == sorted(hint.reasons, key=lambda reason: reason.against)


@pytest.mark.parametrize("seed", ["for", "well"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_hint_has_a_reason_that_speaks_for_it(explained: AnyGame, players: int, seed: str) -> None:
    if players not in explained.players:
        pytest.skip("not for so many")
    for hint in hints(explained, seed, players):
        hasty = isinstance(hint.move, Bid)  # thought about so briefly, a bid of LUMEN may be bad, and is then called so
        assert hasty or any(not reason.against for reason in hint.reasons), (str(hint.move), hint.reasons)


def test_nothing_speaks_against_the_only_move(explained: AnyGame) -> None:
    forced = 0
    for hint in islice(hints(explained, "forced"), 160):
        legal = hint.position.legal()
        if len(legal) == 1 and forced < 4:
            forced += 1
            bot = make(strongest(explained), explained, hint.seat, "forced", SHORT)
            advice = advise(bot, Asked((), hint.position.view(hint.seat), legal), "hint")
            assert advice.reasons
            assert not any(reason.against for reason in advice.reasons)
    assert forced or explained.name == "lichterfest"  # where one can nearly always lay another tile


def test_every_game_says_what_speaks_against_a_move(explained: AnyGame) -> None:
    assert any(reason.against for hint in hints(explained, "against") for reason in hint.reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_marks_what_speaks_for_and_against(explained: AnyGame, lang: str) -> None:
    names = SAMPLE_NAMES[: explained.players[0]]
    for hint in islice(hints(explained, "terminal"), 40):
        advice = Advice(hint.move, [], hint.reasons, (1.0,) * len(names))
        lines = list(spoken_advice(advice, "", names, hint.position, lang))
        for reason in hint.reasons:
            text = sentence(reason.phrase(explained.name, names, hint.seat), lang)
            assert f"  {'−' if reason.against else '+'} {text}" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_with_nothing_but_drawbacks_says_that_the_rest_is_worse(lang: str) -> None:
    costs = Reason("costs-boats", {"boats": 0}, against=True)
    first, second = reason_phrases("lichterfest", [costs], SAMPLE_NAMES, 0)
    assert sentence(first, lang) == say(lang, "reason-nothing-better")
    assert second == costs.phrase("lichterfest", SAMPLE_NAMES, 0)


class Argued(NamedTuple):
    """A hint that argues, at the moment it is given."""

    position: Position
    seat: int
    told: list[Event]
    advice: Advice
    other: Compared


def argued(game: AnyGame, seed: str, players: int | None = None, most: int = 24) -> Iterator[Argued]:
    """Hints of a game that casual bots play, where the bot compared moves."""
    players = players or game.players[0]
    match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed)
    company = Company(match, dict.fromkeys(range(players), "casual"), seed)
    told: list[list[Event]] = [[] for _ in range(players)]
    while (seat := match.position.to_move) is not None and most:
        view, legal = match.position.view(seat), match.position.legal()
        if len(legal) > 1:
            bot = make(strongest(game), game, seat, seed, SHORT)
            bot.hear(told[seat])
            advice = advise(bot, Asked(told[seat], view, legal), "hint")
            other = compared_with(bot, view, legal, advice.move)
            most -= 1
            if other is not None:
                yield Argued(match.position, seat, list(told[seat]), advice, other)
        events = company.play(company.choose())
        for heard, each in enumerate(told):
            each.extend(tell(events, heard))


def again(found: Argued) -> Trial:
    """The comparison behind a hint, made once more."""
    position, seat = found.position, found.seat
    view, game = position.view(seat), position.game
    decision = Decision(game, seat, found.told, view, position.legal(), found.other.move)
    trial = Trial(decision, found.advice.move, len(found.advice.chances))
    trial.run(SEED, trial.outlook.afforded // trial.outlook.players)
    return trial


def difference(reason: Reason, trial: Trial) -> float:
    """What the conclusion of a hint says that the advised move has over the other, computed from the trial."""
    view = trial.decision.view
    match reason.code:
        case "ahead" if reason.args["case"] == "close":
            return 0.0
        case "ahead" if reason.args["case"] == "points":
            return trial.gap(trial.score).mean
        case "ahead" | "stone-ahead":
            return trial.gap(trial.chance).mean
        case "keeps-bid":
            return made_more_often(trial.decision.seat, trial)
        case "spoils-bid":
            assert reason.seat is not None
            assert trial.gap(trial.chance).mean > 0
            return -made_more_often(reason.seat, trial)
        case "bid-instead":
            assert isinstance(view, LumenView)
            rival, bid = trial.moves
            assert isinstance(rival, Bid)
            assert isinstance(bid, Bid)
            told = trial.decision.told
            return bid_outlook(view, bid, told).points - bid_outlook(view, rival, told).points
    raise AssertionError(reason)


def made_more_often(seat: int, trial: Trial) -> float:
    """M8: how much more often a seat's bid is made after the advised move: what brings points is a bid that was met."""
    view = trial.decision.view
    assert isinstance(view, LumenView)
    before = view.seats[seat].total
    return trial.gap(lambda prospects: float(prospects.scores[seat] > before)).mean


def test_what_a_hint_comes_down_to_agrees_with_the_sign_of_the_difference(explained: AnyGame) -> None:
    concluded = 0
    for found in chain(argued(explained, "sign"), argued(explained, "down")):
        assert found.other.move != found.advice.move
        assert found.position.check(found.other.move, found.seat) is None
        last = found.advice.reasons[-1]
        if last.concludes and last.code != "decided":
            concluded += 1
            gap = difference(last, again(found))
            assert int(last.args.get("share", 0)) <= round(100 * found.advice.chances[found.seat])
            assert last.against is False
            close = last.args.get("case") == "close" and found.other.called == "next"
            assert not close or all(reason.against for reason in found.advice.reasons[:-1])
            assert gap > 0 or (last.args.get("case") == "close" and gap == 0), (last, gap)
            assert len(found.advice.reasons) <= MOST_REASONS
        assert not any(reason.concludes for reason in found.advice.reasons[:-1] if reason.code != "ahead")
    assert concluded > 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_it_comes_down_to_can_be_said(lang: str) -> None:
    said = set[str]()
    for case in ("close", "wins", "points", "both", "though"):
        for rival in ("made", "named", "next"):
            args: dict[str, str | int] = {"case": case, "share": 6, "points": 1, "tenths": 4}
            reason = Reason("ahead", {**args, "unit": "orders", "rival": rival}, concludes=True)
            said.add(sentence(reason.phrase("leuchtturm", SAMPLE_NAMES, 0), lang))
    assert len(said) == 15
    assert not [text for text in said if "{" in text or "??" in text]


def test_what_brings_more_at_once_is_what_a_hint_is_compared_with() -> None:
    """L11: whoever keeps a complete set, or dedicates the lesser one, is told what that would bring, and why not."""
    game, named = load("lichterfest"), 0
    for seed in ("more", "less", "now"):
        for found in argued(game, seed, most=40):
            view = found.position.view(found.seat)
            sets = [move for move in found.position.legal() if isinstance(move, Dedicate)]
            if found.other.called == "named":
                named += 1
                assert found.other.move in sets
                last = found.advice.reasons[-1]
                assert not last.concludes or last.args.get("rival") in (None, "named")
            elif sets and not isinstance(found.advice.move, Exchange):
                assert isinstance(found.advice.move, Dedicate)
                assert not any(reason.code == "better-set" for reason in reasons(game, view, found.advice.move))
    assert named


def test_hints_use_nothing_that_their_seat_could_not_know(explained: AnyGame) -> None:
    """Games that differ only in what a seat must not know give it the same hint, for the same reasons."""
    for number in range(3):
        match = broken_off(explained, f"hint twins {number}")
        seat = match.position.to_move
        assert seat is not None
        moves = [move for _, move in match.moves]
        twin = disguise(explained, match.setup, moves, seat, Chance(number), match.options)
        advice = []
        for setup in (match.setup, twin):
            again = Match(explained, setup, match.players, match.options)
            told = [event for move in moves for event in tell(again.play(move), seat)]
            bot = make(strongest(explained), explained, seat, "twins", SHORT)
            bot.hear(told)
            advice.append(advise(bot, Asked(told, again.position.view(seat), again.position.legal()), "hint"))
        assert advice[0] == advice[1]


def test_nobody_wins_more_often_by_a_move_than_they_win_at_all() -> None:
    """The chance that is told is that of the advised move, and not of what the values alone would have played."""
    game, seat, compared = load("lichterfest"), 0, 0
    for seed in (1, 2):
        match = Match.dealt(game, ("Ada", "Ben"), seed)
        advisers = [Adviser(game, each) for each in (0, 1)]
        while (seat := -1 if match.position.to_move is None else match.position.to_move) >= 0 and len(match.moves) < 32:
            made = [move for _, move in match.moves]
            advice = advisers[seat].advise(match.position.view(seat), match.position.legal(), made)
            shares = [int(reason.args.get("share", 0)) for reason in advice.reasons if reason.concludes]
            assert sum(shares) <= round(100 * advice.chances[seat]), (seed, len(match.moves))
            compared += sum(shares) > 0
            events = match.play(advice.move)
            for adviser in advisers:
                adviser.hear(tell(events, adviser.seat))
    assert compared > 3


def test_a_decided_game_says_so() -> None:
    game, said = load("lichterfest"), 0
    for found in argued(game, "decided", most=400):
        last = found.advice.reasons[-1]
        assert (last.code == "decided") == (1.0 in found.advice.chances)
        if last.code == "decided":
            said += 1
            assert found.advice.chances[last.seat or 0] == 1.0
    assert said


def test_chances_are_said_in_whole_percents_that_sum_up(explained: AnyGame) -> None:
    for found in argued(explained, "sums", most=6):
        names = SAMPLE_NAMES[: len(found.advice.chances)]
        *_, said = spoken_advice(found.advice, "", names, found.position, "en")
        assert sum(int(share) for share in re.findall(r"(\d+)%", said)) == 100
