"""The coach: it speaks exactly when the computed loss is much, says what is true, and knows no more than its seat."""

from collections.abc import Iterable, Iterator
from itertools import islice
from statistics import fmean, stdev
from typing import NamedTuple

import pytest

from lichtspiel import Chance, Event, Match, load, tell
from lichtspiel.bots import brought, make, outlook, strongest
from lichtspiel.bots import reasons as all_reasons
from lichtspiel.bots.advice import SEED as HINTS
from lichtspiel.bots.coach import MUCH, WORLDS, Caution, Concern, caution, quick_move, recommended
from lichtspiel.bots.company import Company
from lichtspiel.bots.comparing import Decision
from lichtspiel.bots.leuchtturm.reasons import reasons
from lichtspiel.bots.lumen.concerns import ODDS
from lichtspiel.core.games import AnyGame
from lichtspiel.core.moves import Move
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.core.views import View
from lichtspiel.games.leuchtturm.events import Completed
from lichtspiel.games.leuchtturm.finder import reach
from lichtspiel.games.leuchtturm.views import LeuchtturmView
from lichtspiel.games.lichterfest.box import KINDS
from lichtspiel.games.lichterfest.moves import Dedicate, Discard, Exchange, Pass, Place, decode, encode
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lumen.moves import Bid, Play
from lichtspiel.words import LANGUAGES
from tests.conformance.disguises import disguise


@pytest.fixture(params=["lichterfest", "leuchtturm", "lumen"])
def coached(request: pytest.FixtureRequest) -> AnyGame:
    """A game with a coach."""
    return load(request.param)


def decisions(
    game: AnyGame, seed: str, tries: int = 3, players: int = 0, bot: str = "casual"
) -> Iterator[tuple[Match, Decision]]:
    """Some moves at random in each position of a game that bots play, good or not; all of them without `tries`."""
    players = players or game.players[0]
    match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed)
    company = Company(match, dict.fromkeys(range(players), bot), seed)
    told: list[list[Event]] = [[] for _ in range(players)]
    chance = Chance(seed)
    while (seat := match.position.to_move) is not None:
        legal = match.position.legal()
        for number in range((tries or len(legal)) if len(legal) > 1 else 0):
            made = legal[chance.below(len(legal)) if tries else number]
            yield match, Decision(game, seat, list(told[seat]), match.position.view(seat), legal, made)
        events = company.play(company.choose())
        for number, heard in enumerate(told):
            heard.extend(tell(events, number))


def concerns(decision: Decision) -> list[Concern]:
    found = brought(decision.game, "concerns")
    assert found is not None
    return list(found(decision))


def codes(decision: Decision) -> set[str]:
    return {concern.reason.code for concern in concerns(decision)}


class Loss(NamedTuple):
    """What a move gives up on average, by how much 32 worlds may be wrong about that, and from where on it is much."""

    mean: float
    noise: float
    much: float


def losses(decision: Decision, concern: Concern, players: int) -> list[Loss]:
    """In chances and in points, computed without the coach: in other worlds than its own, and four times as many."""
    prospects, seat = outlook(decision.game, players), decision.seat
    lost: list[tuple[float, float]] = []
    for number in range(4 * WORLDS):
        chance = f"not the coach/{number}"
        world = decision.game.imagine_engine_from(decision.told, decision.view, Chance(chance))
        after = []
        for move in (concern.instead or quick_move(decision), decision.made):
            tried = world.clone()
            tried.apply(decision.game.encode(move))
            after.append(prospects.of(tried, Chance(chance)))
        better, made = after
        lost.append((better.chances[seat] - made.chances[seat], better.scores[seat] - made.scores[seat]))
    limits = (MUCH, prospects.much)
    return [
        Loss(fmean(each), 3 * stdev(each) / WORLDS**0.5, much)
        for each, much in zip(zip(*lost, strict=True), limits, strict=True)
    ]


def as_computed(match: Match, decision: Decision) -> Caution | None:
    """What the coach says of a move, after it has been compared with what the move gives up."""
    players = len(match.players)
    lost = [losses(decision, each, players) for each in concerns(decision)]
    said = caution(decision, players)
    if said is None and decision.made != recommended(decision):
        assert all(loss.mean < loss.much + loss.noise for each in lost for loss in each)
    elif said is not None:
        assert any(loss.mean > loss.much - loss.noise for each in lost for loss in each)
        told = [(said.share / 100, each[0]) for each in lost] + [(said.tenths / 10, each[1]) for each in lost]
        assert any(share and abs(share - loss.mean) < loss.noise + 0.05 for share, loss in told)
    return said


def test_it_speaks_exactly_when_the_computed_loss_is_much(coached: AnyGame) -> None:
    spoken = silent = 0
    for match, decision in decisions(coached, "much"):
        if spoken > 3 and silent > 3:
            break
        said = as_computed(match, decision)
        spoken, silent = spoken + bool(said), silent + (not said and bool(concerns(decision)))
    assert spoken > 1
    assert silent > 1


def test_leuchtturm_speaks_of_an_order_let_slip_exactly_when_that_is_much() -> None:
    spoken = silent = 0
    for match, decision in decisions(load("leuchtturm"), "slips"):
        if (spoken < 3 or silent < 3) and codes(decision) == {"forgoes"}:
            said = as_computed(match, decision)
            spoken, silent = spoken + bool(said), silent + (not said)
    assert spoken
    assert silent


def test_it_uses_nothing_that_its_seat_could_not_know(coached: AnyGame) -> None:
    """What it says, or that it is silent, is the same if others hold other things that the seat cannot tell apart."""
    spoken = silent = 0
    for match, decision in decisions(coached, "twins"):
        if spoken == 3 and silent == 3:
            break
        said = caution(decision, len(match.players))
        if (spoken if said else silent) == 3:
            continue
        moves = [move for _, move in match.moves]
        twin = disguise(coached, match.setup, moves, decision.seat, Chance(len(moves)), match.options)
        if twin == match.setup:
            continue
        other = Match(coached, twin, match.players, match.options)
        told = [event for move in moves for event in tell(other.play(move), decision.seat)]
        again = decision._replace(told=told, view=other.position.view(decision.seat), legal=other.position.legal())
        assert caution(again, len(match.players)) == said
        spoken, silent = spoken + bool(said), silent + (not said)
    assert (spoken, silent) == (3, 3)


# What a move is called that ends the time to dedicate a set, by its kind.
LOSES_SET: dict[str, type[Move]] = {"set-in-hand": Place, "discards-set": Discard, "passes-set": Pass}


def lichterfest(match: Match) -> LichterfestEngine:
    assert isinstance(match.position.engine, LichterfestEngine)
    return match.position.engine


def test_lichterfest_says_what_is_given_up() -> None:
    """L10, L11, L13, L17: every concern is a fact of the position."""
    seen = set[str]()
    for seed, bot in (("set", "casual"), ("swap", "casual"), ("gift", "casual"), ("hoard", "random")):
        for match, decision in decisions(load("lichterfest"), seed, tries=8, bot=bot):
            sets = {move.kind for move in decision.legal if isinstance(move, Dedicate)}
            for concern in concerns(decision):
                seen.add(code := concern.reason.code)
                kind = str(concern.reason.args["kind"])
                if code in LOSES_SET:
                    assert isinstance(decision.made, LOSES_SET[code])
                    assert kind in sets
                    assert isinstance(concern.instead, Dedicate)
                elif code == "exchange-first":
                    assert isinstance(concern.instead, Exchange)
                    after = lichterfest(match).clone()
                    after.apply(encode(concern.instead))
                    assert (
                        after.reward(KINDS.index(kind), after.taken(KINDS.index(kind))) == concern.reason.args["value"]
                    )
                elif code == "breaks-set":
                    assert isinstance(decision.made, Exchange)
                    assert isinstance(concern.instead, Dedicate)
                    assert concern.instead.kind == kind
                else:
                    assert code == "gives-set"
                    assert concern.reason.seat != decision.seat
            if sets and isinstance(decision.made, Place):
                assert any(concern.reason.code == "set-in-hand" for concern in concerns(decision))
    assert seen - {"breaks-set", "passes-set"} == {"set-in-hand", "discards-set", "exchange-first", "gives-set"}


def test_lichterfest_warns_of_ending_the_last_turn_with_a_set_in_hand() -> None:
    """L21: whenever that gives points away, and never else."""
    warned = silent = 0
    for seed, bot in (("last", "random"), ("set", "casual")):
        for match, decision in decisions(load("lichterfest"), seed, tries=0, bot=bot):
            if isinstance(decision.made, Pass):
                sets = [move for move in decision.legal if isinstance(move, Dedicate)]
                said = caution(decision, len(match.players))
                assert (said is not None) == bool(sets)
                if said is not None:
                    best = best_of(lichterfest(match), sets)
                    assert (said.rule, said.reason.args["value"], said.tenths) == ("L21", best, 10 * best)
                    (concern,) = concerns(decision)
                    assert concern.instead in sets
                warned, silent = warned + bool(said), silent + (not said)
    assert warned
    assert silent


def best_of(engine: LichterfestEngine, moves: Iterable[Move]) -> int:
    kinds = {KINDS.index(move.kind) for move in moves if isinstance(move, Dedicate)}
    return max((int(engine.reward(kind, engine.taken(kind))) for kind in kinds), default=0)


def test_lichterfest_says_which_set_an_exchange_breaks_up() -> None:
    """L10, L11: it speaks of every exchange that leaves no set worth as much as the best in hand, and of no other."""
    broken = kept = 0
    for match, decision in decisions(load("lichterfest"), "breaks", tries=1):
        sets = [move for move in decision.legal if isinstance(move, Dedicate)]
        before = lichterfest(match)
        for swap in (move for move in decision.legal if isinstance(move, Exchange) and sets):
            after = before.clone()
            after.apply(encode(swap))
            found = [each for each in concerns(decision._replace(made=swap)) if each.reason.code == "breaks-set"]
            best, left = best_of(before, sets), best_of(after, map(decode, map(int, after.legal())))
            assert [each.reason.args["value"] for each in found] == ([best] if left < best else [])
            broken, kept = broken + bool(found), kept + (not found)
            assert all(isinstance(each.instead, Dedicate) and each.rule == "L10" for each in found)
    assert broken
    assert kept


def test_leuchtturm_says_what_others_gain() -> None:
    """A14: whatever a hint would hold against a move for it, the coach looks at."""
    seen, game = set[str](), load("leuchtturm")
    # Only with four players somebody now and then can complete the lighthouse of another.
    for _, decision in [*decisions(game, "gains"), *decisions(game, "x7", tries=0, players=4)]:
        found = codes(decision) - {"forgoes"}
        against = {reason.code for reason in reasons(decision.view, decision.made) if reason.against}
        assert found == against & {"serves", "leaves", "decline"}
        seen |= found
    assert seen == {"serves", "leaves", "decline"}


def test_leuchtturm_says_which_order_slips() -> None:
    """A14: an order that could surely be completed in this turn, and after the move cannot any more."""
    slipped = kept = 0
    for match, decision in decisions(load("leuchtturm"), "slips"):
        before = within_reach(decision.view)
        after = match.position.clone()
        events = after.play(decision.made)
        built = {event.tower for event in events if isinstance(event, Completed)}
        goes_on = after.to_move == decision.seat
        left = within_reach(after.view(decision.seat)) if goes_on else set()
        lost = {str(each.reason.args["tower"]) for each in concerns(decision) if each.reason.code == "forgoes"}
        assert lost <= before
        assert not lost & (left | built)
        if not built:
            assert lost == before - left
        slipped, kept = slipped + len(lost), kept + len(before - lost)
    assert slipped
    assert kept


def within_reach(view: View) -> set[str]:
    """The orders that the viewer can surely complete in this turn to their own gain, by the finder of the game."""
    assert isinstance(view, LeuchtturmView)
    return {way.tower for way in reach(view) if way.sure and way.serves in {"me", "public", "take-over"}}


def test_lumen_warns_of_a_bid_against_the_odds() -> None:
    match, decision = next(decisions(load("lumen"), "bid"))
    assert caution(decision._replace(made=Bid(10, extra=False)), len(match.players)) is not None


def test_lumen_says_the_same_of_a_bid_as_a_hint_does() -> None:
    """The bid that it names is the one that a hint recommends, and of both the chances are those of the hint."""
    said = 0
    for _, decision in decisions(load("lumen"), "one source"):
        for concern in concerns(decision) if isinstance(decision.made, Bid) else ():
            hint = make(strongest(decision.game), decision.game, decision.seat, HINTS)
            hint.hear(decision.told)
            assert concern.instead == hint.choose(decision.view, decision.legal)
            for move, key in ((decision.made, "chance"), (concern.instead, "instead")):
                told = {
                    reason.args.get("chance")
                    for reason in all_reasons(decision.game, decision.view, move, decision.told)
                }
                assert concern.reason.args[key] in told
            said += 1
    assert said


def test_what_a_hint_recommends_is_never_warned_of(coached: AnyGame) -> None:
    for match, decision in islice(decisions(coached, "agreed", tries=1), 60):
        if concerns(advised := decision._replace(made=recommended(decision))):
            assert caution(advised, len(match.players)) is None


def test_lumen_warns_of_a_card_that_hardly_keeps_the_bid() -> None:
    """M8: another card keeps it at least twice as often, in the worlds that the seat can imagine."""
    found = (
        (decision, concern)
        for _, decision in decisions(load("lumen"), "card", tries=2)
        for concern in concerns(decision)
        if concern.reason.code == "card"
    )
    shown = list(islice(found, 3))
    assert len(shown) == 3
    for decision, concern in shown:
        assert isinstance(decision.made, Play)
        assert concern.instead in decision.legal
        assert concern.instead != decision.made
        assert concern.rule == "M8"
        assert ODDS * int(concern.reason.args["chance"]) <= int(concern.reason.args["instead"]) + ODDS  # rounded


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_caution_can_be_said(coached: AnyGame, lang: str) -> None:
    said = 0
    for match, decision in decisions(coached, "said", tries=2):
        found = caution(decision, len(match.players)) if said < 2 else None
        if found is not None:
            said += 1
            text = found.sentence(coached.name, match.players, decision.seat, lang)
            assert "{" not in text
            assert text.endswith(".")
            if lang == "en":  # both, if they are clear of noise
                assert ("in 100 games" in text) == (found.share > 0)
                assert (found.unit in text) == (found.tenths > 0)
        if said == 2:
            return
