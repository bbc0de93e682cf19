"""The bots of Lichterfest: levels, budgets, reasons that are true, and win chances that can be relied on."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichtspiel import Chance, Match, Move, load
from lichtspiel.bots import make, reasons, win_chances
from lichtspiel.bots.bot import LEVELS, Budget, Reason
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.bots.lichterfest.players import BOTS, LichterfestBot
from lichtspiel.bots.lichterfest.reasons import NO_GAIN, PLAIN
from lichtspiel.bots.lichterfest.search.turns import Turn
from lichtspiel.bots.lichterfest.search.values import MOMENTS, PATTERNS, chances_left, prospects
from lichtspiel.bots.lichterfest.weights import tables
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.games.lichterfest.box import COLORS, KINDS
from lichtspiel.games.lichterfest.events import Boat, Bonus, Lantern
from lichtspiel.games.lichterfest.moves import Dedicate, Discard, Exchange, Pass, Place
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.views import LichterfestView, imagine
from lichtspiel.words import LANGUAGES, sentence
from tests.conformance.strategies import matches

GAME = load("lichterfest")
SMALL = Budget(simulations=60)


def played(bots: list[str], players: int, seed: int, budget: Budget | None = None) -> Match:
    """A whole game; every bot thinks within the budget."""
    match = Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), seed)
    company = Company(match, {}, seed)
    for seat, name in seat_bots(bots, players).items():
        company.bots[seat] = make(name, GAME, seat, seed, budget)
    company.finish()
    return match


def midgame(seed: int, plies: int, players: int = 2) -> Match:
    """A game some moves in, played by greedy bots."""
    match = Match.dealt(GAME, tuple(SAMPLE_NAMES[:players]), seed)
    company = Company(match, seat_bots(["greedy"], players), seed)
    for _ in range(plies):
        company.play(company.choose())
    return match


# -- Levels and budgets --------------------------------------------------------------------------------------------


def test_there_is_every_level_and_casual_is_greedy() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert BOTS["casual"] is BOTS["greedy"]


@pytest.mark.parametrize("players", GAME.players)
def test_all_levels_finish_a_game_together(players: int) -> None:
    for shift in range(2):
        bots = [*LEVELS[shift:], *LEVELS[:shift]][:players]
        assert played(bots, players, 5, SMALL).position.result is not None


@pytest.mark.parametrize("name", BOTS)
def test_a_seeded_bot_repeats_itself(name: str) -> None:
    first, second = (played([name, "greedy"], 2, 8, SMALL).record().dump() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ["flat", "master"])
def test_no_more_simulations_than_the_budget_has(name: str) -> None:
    match = midgame(3, 12)
    seat = match.position.to_move
    assert seat is not None
    for simulations in (1, 30, 100):
        bot = make(name, GAME, seat, 1, Budget(simulations=simulations))
        assert isinstance(bot, LichterfestBot)
        bot.choose(match.position.view(seat), match.position.legal())
        assert bot.spent == simulations if name == "flat" else bot.spent <= simulations


@pytest.mark.parametrize("name", BOTS)
def test_without_time_a_bot_still_moves(name: str) -> None:
    match = midgame(3, 12)
    seat = match.position.to_move
    assert seat is not None
    chosen = make(name, GAME, seat, 1, Budget(seconds=0.0)).choose(match.position.view(seat), match.position.legal())
    assert chosen in match.position.legal()


def wins(bots: tuple[str, str], setups: int, budget: Budget) -> float:
    """The first bot's share of the victories; each setup is played with both seatings."""
    won = 0.0
    for seed in range(setups):
        for seat in (0, 1):
            result = played([bots[seat], bots[1 - seat]], 2, seed, budget).position.result
            assert result is not None
            won += 0.5 if result.places == (1, 1) else float(result.places[seat] == 1)
    return won / (2 * setups)


def test_the_levels_are_in_order() -> None:
    """A short match; docs/decisions/0050 has the long ones."""
    assert wins(("casual", "beginner"), 15, SMALL) >= 0.6
    assert wins(("skilled", "casual"), 20, SMALL) >= 0.75
    assert wins(("master", "casual"), 10, Budget(simulations=120)) >= 0.8


# -- Values --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
def test_there_are_weights_for_every_table(players: int) -> None:
    assert len(tables(players).patterns) == MOMENTS * PATTERNS


@given(matches(GAME, most_plies=60))
@settings(max_examples=40)
def test_a_place_is_rated_as_it_would_be_after_laying_the_tile(match: Match) -> None:
    """The shortcut, which lays no tile, gives the same rating as laying the tile and rating the result."""
    world = match.position.engine
    assert isinstance(world, LichterfestEngine)
    if not isinstance(match.position.to_move, int) or not isinstance(match.position.legal()[-1], Place):
        return
    seat, values = match.position.to_move, tables(int(world.players()))
    before = world.clone()
    turn = Turn(values, world)
    rated = [float(value) for value in turn.rate_places()]
    assert GAME.view(world, seat) == GAME.view(before, seat)
    for number in range(0, len(rated), 7):
        after = world.clone()
        after.apply(world.place_at(number))
        others = [float(hope) for hope in prospects(values, after)]
        own = others.pop(seat) - float(after.points(seat))
        hopes = sum(others) - sum(int(after.points(other)) for other in range(int(after.players())) if other != seat)
        assert rated[number] == pytest.approx(own - hopes / len(others))


@given(matches(GAME, most_plies=60))
@settings(max_examples=40)
def test_chances_left_to_dedicate(match: Match) -> None:
    """L20, L21: as many as there are turns until the end, as far as the view shows."""
    world = match.position.engine.clone()
    assert isinstance(world, LichterfestEngine)
    turns: Counter[int] = Counter()
    expected = [int(chances_left(world, seat)) for seat in range(int(world.players()))]
    chance = Chance(1)
    turn = (world.to_move, len(world.laid), world.last_turns)
    turns[int(world.to_move)] += 1
    while world.to_move != -1:
        world.apply(world.random_move(chance))
        if turn != (world.to_move, len(world.laid), world.last_turns):
            turn = (world.to_move, len(world.laid), world.last_turns)
            turns[int(world.to_move)] += 1
    assert [turns[seat] for seat in range(int(world.players()))] == expected


# -- Reasons -------------------------------------------------------------------------------------------------------

NEED = {"four": 4, "pairs": 6, "seven": 7}


def cards_missing(cards: tuple[int, ...], kind: str) -> int:
    """How many cards a set of this kind lacks, counted differently from the way bots count."""
    if kind == "four":
        have = min(max(cards), 4)
    elif kind == "pairs":
        have = sum(sorted((min(count, 2) for count in cards), reverse=True)[:3])
    else:
        have = sum(count > 0 for count in cards)
    return NEED[kind] - have


def completed_by(color: int, cards: tuple[int, ...]) -> set[str]:
    """The sets that one more card of a colour makes complete."""
    more = tuple(count + (number == color) for number, count in enumerate(cards))
    return {kind for kind in KINDS if cards_missing(more, kind) == 0 < cards_missing(cards, kind)}


def without(cards: tuple[int, ...], kind: str) -> tuple[int, ...]:
    """What is left of cards without a set of the colours of which there are most."""
    each = {"four": 4, "pairs": 2, "seven": 1}[kind]
    given = sorted(range(7), key=lambda color: -cards[color])[: NEED[kind] // each]
    return tuple(count - each * (color in given) for color, count in enumerate(cards))


def reward(view: LichterfestView, kind: str | int) -> int:
    """L11, L12: what the next dedication of a kind brings."""
    return (*view.rewards[KINDS.index(str(kind))], 4)[0]


class Told:
    """A move, what the table is told of it, and the views before and after it."""

    def __init__(self, match: Match, move: Move) -> None:
        seat = match.position.to_move
        assert seat is not None
        self.seat, self.move, self.start = seat, move, match.position.clone()
        self.events = match.position.preview(move, seat)
        after = match.position.clone()
        after.apply(move)
        before_view, after_view = match.position.view(seat), after.view(seat)
        assert isinstance(before_view, LichterfestView)
        assert isinstance(after_view, LichterfestView)
        self.before, self.after = before_view, after_view
        self.sets = [other for other in match.position.legal() if isinstance(other, Dedicate)]

    def holds(self, reason: Reason) -> bool:
        """Whether a reason is true, and all of its numbers are right."""
        return bool(getattr(self, reason.code.replace("-", "_"))(reason.seat, **reason.args))

    def lack(self, view: LichterfestView, kind: str, seat: int | None = None) -> int:
        return cards_missing(view.seats[self.seat if seat is None else seat].cards, kind)

    def got(self, kind: type, seat: int | None, color: str, received: bool) -> bool:
        who = self.seat if seat is None else seat
        return any(
            isinstance(event, kind) and (event.seat, event.color, event.received) == (who, color, received)  # type: ignore[attr-defined]
            for event in self.events
        )

    def match(self, seat: None, color: str) -> bool:
        return self.got(Bonus, seat, color, received=True)

    def match_nothing(self, seat: None, color: str) -> bool:
        return self.got(Bonus, seat, color, received=False) and self.after.supply[COLORS.index(color)] == 0

    def takes(self, seat: None, color: str) -> bool:
        return self.got(Lantern, seat, color, received=True)

    def takes_nothing(self, seat: None, color: str) -> bool:
        return self.got(Lantern, seat, color, received=False) and self.after.supply[COLORS.index(color)] == 0

    def gives(self, seat: int, color: str) -> bool:
        return seat != self.seat and self.got(Lantern, seat, color, received=True)

    def gives_nothing(self, seat: int, color: str) -> bool:
        return seat != self.seat and self.takes_nothing(seat, color)  # type: ignore[arg-type]

    def boats(self, seat: None, boats: int) -> bool:
        gained = self.after.seats[self.seat].boats - self.before.seats[self.seat].boats
        return boats == gained == sum(isinstance(event, Boat) for event in self.events) > 0

    def completes(self, seat: None, kind: str, value: int) -> bool:
        rivals = isinstance(self.move, Place) and self.falls(kind) and any(self.rivals(kind))
        return self.is_completed(kind) and value == reward(self.after, kind) and not rivals

    def completes_unless(self, seat: int, kind: str, value: int) -> bool:
        first = next(iter(self.rivals(kind)))
        return self.is_completed(kind) and value == reward(self.after, kind) and seat == first and self.falls(kind)

    def is_completed(self, kind: str) -> bool:
        return self.lack(self.after, kind) == 0 < self.lack(self.before, kind)

    def rivals(self, kind: str) -> list[int | None]:
        """Who can dedicate this kind before the seat is to move again, in turn order."""
        players = len(self.after.seats)
        others = [(self.seat + offset) % players for offset in range(1, players)]
        return [other for other in others if self.lack(self.after, kind, other) == 0]

    def falls(self, kind: str) -> bool:
        return (*self.after.rewards[KINDS.index(kind)], 4, 4)[1] < reward(self.after, kind)

    def nearer(self, seat: None, kind: str, cards: int) -> bool:
        return 1 < cards == self.lack(self.after, kind) < self.lack(self.before, kind)

    def second(self, seat: None, kind: str, again: str) -> bool:
        kept = self.lack(self.before, kind) == self.lack(self.after, kind) == 0
        is_exchange = isinstance(self.move, Exchange) and self.before.last_turn == 0
        return is_exchange and len(self.sets) > 0 and (kept or again == "no")

    def run_out(self, seat: None, color: str) -> bool:
        return isinstance(self.move, Exchange) and self.before.supply[COLORS.index(color)] == 0

    def breaks(self, seat: None, kind: str, value: int) -> bool:
        return self.lack(self.before, kind) == 0 < self.lack(self.after, kind) and value == reward(self.after, kind)

    def one_short(self, seat: None, kind: str, value: int) -> bool:
        return self.lack(self.after, kind) == 1 < self.lack(self.before, kind) and value == reward(self.after, kind)

    def completes_other(self, seat: int, kind: str, value: int) -> bool:
        missing = self.lack(self.before, kind, seat), self.lack(self.after, kind, seat)
        return missing[1] == 0 < missing[0] and value == reward(self.after, kind) and seat != self.seat

    def above_twelve(self, seat: None, cards: int) -> bool:
        return cards == sum(self.after.seats[self.seat].cards) > 12

    def waits(self, seat: None, kind: str, value: int) -> bool:
        return self.may_dedicate(kind) and value == reward(self.before, kind)

    def forgoes(self, seat: None, kind: str, value: int) -> bool:
        return isinstance(self.move, Pass) and self.waits(None, kind, value)

    def may_dedicate(self, kind: str) -> bool:
        return kind in {other.kind for other in self.sets}

    def next_less(self, seat: None, kind: str, value: int) -> bool:
        others = self.before.last_turn < len(self.before.seats)  # L21: else nobody comes after this turn
        return value == reward(self.after, kind) < reward(self.before, kind) and others

    def lowers(self, seat: int, kind: str, value: int) -> bool:
        return self.lack(self.after, kind, seat) == 0 and self.next_less(None, kind, value) and seat != self.seat

    def still_complete(self, seat: None, kind: str, value: int) -> bool:
        complete = self.lack(self.after, kind) == 0 and value == reward(self.after, kind)
        return complete and self.before.last_turn == 0

    def better_set(self, seat: None, kind: str, value: int) -> bool:
        assert isinstance(self.move, Dedicate)
        return self.may_dedicate(kind) and value == reward(self.before, kind) > reward(self.before, self.move.kind)

    def last_chance(self, seat: None) -> bool:
        return self.before.last_turn > 0

    def saves_discards(self, seat: None, cards: int) -> bool:
        return cards == sum(self.before.seats[self.seat].cards) - 12 > 0 and self.before.last_turn == 0

    def costs_boats(self, seat: None, boats: int) -> bool:
        held = self.before.seats[self.seat].boats
        return isinstance(self.move, Exchange) and boats == self.after.seats[self.seat].boats == held - 2

    def too_many(self, seat: None, cards: int) -> bool:
        return cards == sum(self.before.seats[self.seat].cards) > 12

    def keeps(self, seat: None, cards: int) -> bool:
        assert isinstance(self.move, Discard)
        return cards == self.after.seats[self.seat].cards[COLORS.index(self.move.color)]

    def pass_nothing(self, seat: None) -> bool:
        return isinstance(self.move, Pass) and not self.sets

    def most(self, seat: None) -> bool:
        assert isinstance(self.move, Dedicate)
        return reward(self.before, self.move.kind) == max(reward(self.before, other.kind) for other in self.sets)

    def room(self, seat: None, cards: int) -> bool:
        return isinstance(self.move, Dedicate) and cards == sum(self.after.seats[self.seat].cards) <= 12

    def gathers(self, seat: None, color: str, cards: int, kind: str) -> bool:
        each = {"seven": 1, "pairs": 2, "four": 3}.get(kind)
        assert kind == "none" or self.lack(self.after, kind) < self.lack(self.before, kind)
        held = self.after.seats[self.seat].cards[COLORS.index(color)]
        return isinstance(self.move, Exchange) and cards == held and (each == cards or each is None)

    def farther(self, seat: None, kind: str, value: int, cards: int) -> bool:
        left = self.lack(self.after, kind)
        return value == reward(self.after, kind) and self.lack(self.before, kind) == 1 < cards == left

    def misses_less(self, seat: None, kind: str, cards: int, other: str, instead: int) -> bool:
        assert isinstance(self.move, Dedicate)
        left = []
        for move in self.sets:
            if move.kind == kind:
                first = self.start.clone()
                first.apply(move)
                after = first.view(self.seat)
                assert isinstance(after, LichterfestView)
                left.append(self.lack(after, other))
        return other == self.move.kind and cards == self.lack(self.after, kind) < instead == min(left)

    def takes_last(self, seat: None, color: str) -> bool:
        assert isinstance(self.move, Exchange)
        return color == self.move.take and self.after.supply[COLORS.index(color)] == 0

    def completes_none(self, seat: None) -> bool:
        return not any(
            self.lack(self.after, kind, other) == 0 < self.lack(self.before, kind, other)
            for kind in KINDS
            for other in range(len(self.after.seats))
            if other != self.seat
        )

    def waits_for(self, seat: int, color: int) -> bool:
        """Whether one card of this colour would complete something for another seat, or the set after the next."""
        return seat != self.seat and any(completed_by(color, cards) for cards in self.hands_to_come(seat))

    def hands_to_come(self, seat: int) -> list[tuple[int, ...]]:
        """The cards of a seat, and what is left of them once it has dedicated a set, if it has time for two."""
        cards = self.before.seats[seat].cards
        engine = imagine(self.before, Chance(0))
        if chances_left(engine, seat) < 2:
            return [cards]
        return [cards, *(without(cards, kind) for kind in KINDS if cards_missing(cards, kind) == 0)]

    def puts_back(self, seat: int, color: str) -> bool:
        """The move returns a colour that has run out and somebody waits for."""
        number = COLORS.index(color)
        gone = self.before.supply[number] == 0 < self.after.supply[number]
        return gone and self.may_still_dedicate(seat) and self.waits_for(seat, number)

    def may_still_dedicate(self, seat: int) -> bool:
        """L21: nobody after their last turn."""
        players, last = len(self.before.seats), self.before.last_turn
        return last == 0 or (seat - self.seat) % players <= players - last

    def unneeded(self, seat: None) -> bool:
        back = [color for color in range(7) if self.after.supply[color] > self.before.supply[color]]
        others = [other for other in range(len(self.after.seats)) if self.may_still_dedicate(other)]
        return bool(back) and not any(self.waits_for(other, color) for other in others for color in back)

    def holds_back(self, seat: int, color: str) -> bool:
        """Each set that could be dedicated returns a colour that has run out and somebody waits for."""
        gone = [color for color in range(7) if self.before.supply[color] == 0]
        seats = range(len(self.after.seats))
        wanted = {color for color in gone if any(self.waits_for(other, color) for other in seats)}
        returned = [{COLORS.index(each) for each in other.colors or COLORS} for other in self.sets]
        named = COLORS.index(color)
        return all(wanted & colors for colors in returned) and named in wanted and self.waits_for(seat, named)


def check_reasons(match: Match, move: Move) -> list[Reason]:
    """Every reason of a move holds and can be said; returns them."""
    told = Told(match, move)
    found = reasons(GAME, told.before, move)
    assert len(found) <= 4
    assert found
    codes = {reason.code for reason in found}
    assert not PLAIN & codes or codes <= PLAIN | NO_GAIN
    assert found == sorted(found, key=lambda reason: reason.against)
    for reason in found:
        assert told.holds(reason), (reason, move)
        for lang in LANGUAGES:
            assert sentence(reason.phrase("lichterfest", SAMPLE_NAMES, told.seat), lang)
    return found


@given(matches(GAME, most_plies=90), st.integers(0, 1000))
@settings(max_examples=60)
def test_reasons_are_true(match: Match, pick: int) -> None:
    legal = match.position.legal()
    for move in islice(legal, pick % max(len(legal), 1) % 11, None, 11):
        check_reasons(match, move)


def test_reasons_speak_of_everything_that_happens() -> None:
    """Over a few games at every level, each kind of reason is given, except the rarest."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        match = Match.dealt(GAME, ("Ada", "Ben"), seed)
        company = Company(match, seat_bots(["skilled", "beginner"], 2), seed)
        while match.position.to_move is not None:
            chosen = company.choose()
            for move in (chosen, *match.position.legal()[::29]):
                seen.update(reason.code for reason in check_reasons(match, move))
            company.play(chosen)
    common = (
        "boats breaks completes completes-other costs-boats farther last-chance match most one-short unneeded waits"
    )
    assert {"takes", *common.split()} <= set(seen)


def gains(event: object, seat: int) -> bool:
    """Whether a seat gets something."""
    match event:
        case Boat():
            return event.seat == seat
        case Lantern() | Bonus():
            return event.seat == seat and event.received
        case _:
            return False


def test_a_hint_says_first_what_speaks_for_it() -> None:
    """What the others get, or what is lost, is said alone only if nothing speaks for the move, and is marked."""
    match, chance = Match.dealt(GAME, ("Ada", "Ben"), 1), Chance(1)
    while match.position.to_move is not None:
        for move in match.position.legal()[::9]:
            found, told = check_reasons(match, move), Told(match, move)
            if any(gains(event, told.seat) for event in told.events):
                assert not found[0].against
                assert found[0].code != "next-less"
        match.play(match.position.random_move(chance))
    gives = Reason("gives", {"color": "blue"}, 1, against=True).phrase("lichterfest", SAMPLE_NAMES, 0)
    assert (gives.args or {})["against"] == "yes"


def test_a_dedication_is_not_its_own_reason() -> None:
    """The move says already what it brings."""
    for seed in range(3):
        match, chance = Match.dealt(GAME, ("Ada", "Ben"), seed), Chance(seed)
        while match.position.to_move is not None:
            for move in match.position.legal():
                if isinstance(move, Dedicate):
                    check_reasons(match, move)
                    said = reasons(GAME, match.position.view(match.position.to_move), move)
                    assert "dedicates" not in {reason.code for reason in said}
            match.play(match.position.random_move(chance))


def test_exchanges_say_what_they_are_good_for() -> None:
    """For a set, a second one, because a colour runs out, or that nobody waits for what is put back."""
    told: Counter[bool] = Counter()
    for seed in range(6):
        match = Match.dealt(GAME, ("Ada", "Ben"), seed)
        company = Company(match, {}, seed)
        company.bots = {seat: make("master", GAME, seat, seed, SMALL) for seat in range(2)}
        while match.position.to_move is not None:
            move = company.choose()
            if isinstance(move, Exchange):
                said = check_reasons(match, move)
                told[any(not reason.against for reason in said)] += 1
                nearer = {reason.args["kind"] for reason in said if reason.code in ("completes", "one-short", "nearer")}
                assert not (nearer and "second" in {reason.code for reason in said})
            company.play(move)
    assert told[True] > 10
    assert not told[False]


# -- Win chances ---------------------------------------------------------------------------------------------------


@given(matches(GAME), st.integers(0, 100))
@settings(max_examples=8)
def test_chances_add_up_to_one(match: Match, seed: int) -> None:
    for viewer in ("table", 0):
        found = win_chances(GAME, match.position.view(viewer), Chance(seed))
        assert len(found) == len(match.players)
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 <= part <= 1.0 for part in found)


def test_chances_foretell_who_wins() -> None:
    """Over games of two, the Brier score is well below 0.25, the score of even chances."""
    squares = []
    for seed in range(20):
        match = midgame(seed, 14)
        preview_phrases = win_chances(GAME, match.position.view(0), Chance(seed))
        Company(match, seat_bots(["greedy"], 2), seed).finish()
        result = match.position.result
        assert result is not None
        won = 0.5 if result.places == (1, 1) else float(result.places[0] == 1)
        squares.append((preview_phrases[0] - won) ** 2)
    assert sum(squares) / len(squares) < 0.2


def test_chances_of_a_finished_game_are_its_result() -> None:
    match = played(["greedy"], 2, 4)
    result = match.position.result
    assert result is not None
    won = result.places.count(1)
    expected = tuple((place == 1) / won for place in result.places)
    assert win_chances(GAME, match.position.view("table"), Chance(1)) == expected
