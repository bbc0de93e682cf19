"""Master of Die Leuchtturm-Architekten infers hands from turns: from what it was told, and as the forecast says."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from math import exp, log

import pytest

from lichtspiel import Chance, Event, Match, Move
from lichtspiel.bots import make
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.leuchtturm.players import WORTH_INFERRING, MasterBot
from lichtspiel.bots.leuchtturm.search.hands import (
    DEGREES,
    LEAST_DECIDED,
    LEAST_DECIDED_REFILL,
    SLIPS,
    Hands,
    covered,
    same_board,
)
from lichtspiel.bots.leuchtturm.search.turn_walk import completed_card, good_answer
from lichtspiel.bots.leuchtturm.watching import (
    Turn,
    bits_of,
    cards_of,
    claimed_from_hand,
    judged,
    knowledge,
    moves_of,
    taken_from_stacks,
    turns_of,
)
from lichtspiel.bots.leuchtturm.weights import forecast
from lichtspiel.core.engine import NOBODY
from lichtspiel.core.events import tell
from lichtspiel.core.positions import Position
from lichtspiel.games.leuchtturm.box import CARDS, TOWERS
from lichtspiel.games.leuchtturm.cards import IN_HAND
from lichtspiel.games.leuchtturm.codes import ANSWER, MOVE, REFILL, STOP, step_length, step_origin
from lichtspiel.games.leuchtturm.events import Refilled
from lichtspiel.games.leuchtturm.game import GAME
from lichtspiel.games.leuchtturm.ring import landing
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine
from lichtspiel.games.leuchtturm.views import LeuchtturmOptions, LeuchtturmSetup, LeuchtturmView, imagine

SWITCHES = (
    LeuchtturmOptions(),
    LeuchtturmOptions(movement="every-step"),
    LeuchtturmOptions(claims="ask-always"),
    LeuchtturmOptions(take_back=False),
)


class Choice:
    """A seat that is about to begin a turn, and all that it was told."""

    def __init__(self, position: Position, seat: int, told: list[Event]) -> None:
        self.position, self.seat, self.told = position.clone(), seat, told[:]
        view = position.view(seat)
        assert isinstance(view, LeuchtturmView)
        self.view = view

    def world(self, seed: int = 1) -> LeuchtturmEngine:
        return imagine(self.view, Chance(seed))

    def turns(self) -> list[Turn]:
        world = self.world()
        return turns_of(1 - self.seat, self.told, world, knowledge(self.seat, self.told, world))

    def hand(self) -> int:
        """The other's cards, those that it has laid as well."""
        engine, other = self.position.engine, 1 - self.seat
        assert isinstance(engine, LeuchtturmEngine)
        held = bits_of([card for card in range(CARDS) if engine.places[card] == IN_HAND + other])
        return held | knowledge(self.seat, self.told, self.world()).revealed


def choices(
    seed: int, options: LeuchtturmOptions | None = None, name: str = "greedy", budget: Budget | None = None
) -> Iterator[Choice]:
    """Every beginning of a turn but the first, of a game of two."""
    match = Match.dealt(GAME, ("Ada", "Ben"), seed, options or LeuchtturmOptions())
    bots = [make(name, GAME, seat, seed, budget) for seat in (0, 1)]
    told: list[Event] = []
    turn = 1
    while (seat := match.position.to_move) is not None:
        view = match.position.view(seat)
        assert isinstance(view, LeuchtturmView)
        if view.turn > max(turn, 2) and view.phase == "move" and view.active == seat:
            yield Choice(match.position, seat, told)
        turn = view.turn
        told += match.play(bots[seat].choose(view, match.position.legal()))


@pytest.mark.parametrize("options", SWITCHES)
def test_what_was_told_is_gone_through_again(options: LeuchtturmOptions) -> None:
    """The other's last turn ends where this one begins, and there are half as many as have been played."""
    for choice in choices(3, options):
        turns = choice.turns()
        assert len(turns) in (choice.view.turn // 2 - 1, choice.view.turn // 2)
        last = turns[-1]
        if last.refill == NOBODY:
            assert same_board(last.moved, choice.world())
        assert [turn.before.phase for turn in turns] == [MOVE] * len(turns)
        assert all((turn.moved.phase == REFILL) == (turn.refill != NOBODY) for turn in turns)


def test_nothing_is_inferred_by_who_was_not_told_all() -> None:
    choice = next(islice(choices(3), 9, None))
    assert judged(Hands(forecast(2)), choice.seat, choice.told, choice.world()) is not None
    for told in ([], choice.told[5:], choice.told[:-3]):
        assert judged(Hands(forecast(2)), choice.seat, told, choice.world()) is None


def odds_of(choice: Choice, world: LeuchtturmEngine | None = None) -> dict[int, float]:
    hands = judged(Hands(forecast(2)), choice.seat, choice.told, world or choice.world())
    assert hands is not None
    return hands.odds()


def test_hands_fit_what_is_known_and_the_true_one_is_among_them() -> None:
    for choice in islice(choices(5), 0, None, 4):
        odds, known = odds_of(choice), knowledge(choice.seat, choice.told, choice.world())
        assert sum(odds.values()) == pytest.approx(1)
        assert odds[choice.hand()] > 0
        for hand in odds:
            assert len(cards_of(hand)) == 3
            assert hand & known.revealed == known.revealed
            assert hand & ~(known.revealed | known.loose) == 0


def test_following_a_game_says_the_same_as_hearing_of_it_later() -> None:
    for seed in (1, 2):
        following = [Hands(forecast(2)), Hands(forecast(2))]
        for number, choice in enumerate(choices(seed)):
            hands = judged(following[choice.seat], choice.seat, choice.told, choice.world(number))
            assert hands is not None
            if number % 5 == 0:
                assert hands.odds() == pytest.approx(odds_of(choice), rel=1e-6)


# -- What the likelihoods are --------------------------------------------------------------------------------------


class Ends:
    """The ends of a turn by the rules themselves, one move after the other; boards that are met again are left out."""

    def __init__(self, world: LeuchtturmEngine) -> None:
        self.seat = int(world.active)
        self.known = bits_of([card for card in range(CARDS) if world.is_seen(self.seat, card)])
        self.met: set[tuple[tuple[int, ...], int, tuple[int, ...]]] = set()
        self.found: list[LeuchtturmEngine] = []
        self._walk(world, ())

    def _walk(self, world: LeuchtturmEngine, built: tuple[int, ...]) -> None:
        for move in map(int, world.legal()):
            if move == STOP:
                self.found.append(world)
            else:
                self._step(world, move, built)

    def _step(self, world: LeuchtturmEngine, move: int, built: tuple[int, ...]) -> None:
        after = world.clone()
        after.apply(move)
        completes = world.completes(landing(step_origin(move), step_length(move)))
        if completes:
            card = int(completed_card(world, move))
            if not self.known >> card & 1:
                return
            built = (*built, card)
            if after.phase == ANSWER and after.to_move == self.seat:
                after.apply(good_answer(after))
        goes_on = after.phase == MOVE and after.turn == world.turn
        key = (tuple(map(int, after.towers)), int(world.points) - int(step_length(move)), built)
        if goes_on or not completes:
            if key in self.met:
                return
            self.met.add(key)
        if goes_on:
            self._walk(after, built)
        else:
            self.found.append(after)


def logit(world: LeuchtturmEngine, seat: int) -> float:
    """What the forecast tells a seat, in thousandths."""
    if world.to_move == NOBODY:
        return float(forecast(2).lead(world, seat, NOBODY))
    told = float(forecast(2).chance_of(world, seat))
    return 1000 * log(told / (1 - told))


def log_likelihoods(found: list[float], chosen: int, least: float) -> list[float]:
    """How likely this end was chosen, for each degree of being decided."""
    logs = []
    for degree in range(DEGREES):
        weights = [exp((each - max(found)) * 2**degree / least) for each in found]
        logs.append(log(SLIPS / len(found) + (1 - SLIPS) * weights[chosen] / sum(weights)))
    return logs


def of_turn(turn: Turn, hand: int, viewer: int) -> list[float]:
    """The same of a turn, if the other has a hand."""
    seat, total = 1 - viewer, [0.0] * DEGREES
    begun, moved = (each.clone() for each in (turn.before, turn.moved))
    for world in (begun, moved):
        world.redeal_to(viewer, hand, Chance(1))
    begun = covered(begun, begun.gone)
    ends = Ends(begun).found
    chosen = [number for number, end in enumerate(ends) if same_board(end, moved)]
    if chosen and len(ends) > 1:
        total = log_likelihoods([logit(end, seat) for end in ends], chosen[0], LEAST_DECIDED)
    if turn.refill != NOBODY:
        stones = []
        for move in moved.legal():
            stones.append(moved.clone())
            stones[-1].apply(move)
        if len(stones) > 1:
            at = list(moved.legal()).index(turn.refill)
            more = log_likelihoods([logit(each, seat) for each in stones], at, LEAST_DECIDED_REFILL)
            total = [one + other for one, other in zip(total, more, strict=True)]
    return total


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hands_are_weighed_by_what_they_make_of_every_turn(seed: int) -> None:
    for choice in islice(choices(seed), 2, 20, 5):
        odds, turns = odds_of(choice), choice.turns()
        hands = [choice.hand(), *list(odds)[:: max(1, len(odds) // 3)]]
        weights = []
        for hand in hands:
            found = [of_turn(turn, hand, choice.seat) for turn in turns]
            weights.append(sum(exp(sum(column)) for column in zip(*found, strict=True)))
        for hand, weight in zip(hands, weights, strict=True):
            assert odds[hand] / odds[hands[0]] == pytest.approx(weight / weights[0], rel=1e-3)


def test_what_was_done_tells_of_the_hand() -> None:
    """The true hand is likelier than the average one in games of quick masters."""
    gains = [
        log(odds[choice.hand()] * len(odds))
        for seed in range(6)
        for choice in islice(choices(seed, name="master", budget=Budget(simulations=48)), 6, None, 6)
        for odds in [odds_of(choice)]
        if len(odds) > 1
    ]
    assert len(gains) > 10
    assert sum(gains) / len(gains) > 0.3


# -- Secrets -------------------------------------------------------------------------------------------------------


def another_truth(choice: Choice, seed: int) -> tuple[Position, list[Event]]:
    """The game with other hidden cards that led to the same: everything that the seat was told and sees is the same."""
    world = choice.world(seed)
    own, other = choice.seat, 1 - choice.seat
    dealt = {
        seat: [card for card in range(CARDS) if world.places[card] == IN_HAND + seat]
        + claimed_from_hand(seat, choice.told)
        for seat in (own, other)
    }
    taken = taken_from_stacks(choice.told)
    stacks = [taken[number] + list(map(int, world.stacks[number])) for number in (0, 1)]
    first = choice.told[0]
    assert isinstance(first, Refilled)
    names = [tuple(tuple(TOWERS[card] for card in pile) for pile in piles) for piles in ([dealt[0], dealt[1]], stacks)]
    position = GAME.start(LeuchtturmSetup(first.seat, names[0], names[1]), choice.view.options)
    told: list[Event] = []
    for code in moves_of(choice.told):
        told += tell(position.play(GAME.decode(code)), choice.seat)
    return position, told


def test_a_choice_hangs_on_nothing_that_is_hidden() -> None:
    for choice in islice(choices(4), 3, None, 9):
        found: set[tuple[Move, ...]] = set()
        hidden = set()
        for seed in range(4):
            position, told = another_truth(choice, seed)
            assert told == choice.told
            assert position.view(choice.seat) == choice.view
            assert isinstance(position.engine, LeuchtturmEngine)
            hidden.add(tuple(map(int, position.engine.places)))
            bot = MasterBot(GAME, choice.seat, 7, Budget(simulations=WORTH_INFERRING))
            bot.hear(told)
            found.add((bot.choose(position.view(choice.seat), position.legal()), *bot.plan()))
        assert len(hidden) > 1
        assert len(found) == 1


def test_who_thinks_little_and_larger_tables_infer_nothing() -> None:
    choice = next(islice(choices(3), 9, None))
    for simulations, infers in ((WORTH_INFERRING - 1, False), (WORTH_INFERRING, True), (None, True)):
        bot = MasterBot(GAME, choice.seat, 7, Budget(simulations=simulations))
        bot.hear(choice.told)
        assert (bot.hands(choice.world()) is not None) == infers
    match = Match.dealt(GAME, ("Ada", "Ben", "Cleo"), 1)
    seat = match.position.to_move
    assert seat is not None
    view = match.position.view(seat)
    assert isinstance(view, LeuchtturmView)
    assert MasterBot(GAME, seat, 7).hands(imagine(view, Chance(1))) is None


def test_both_forms_infer_the_same() -> None:
    program = "from tests.bots.test_leuchtturm_hands import said; print(said())"
    environment = os.environ | {"LICHTSPIEL_FORM": "source"}
    plain = subprocess.check_output([sys.executable, "-c", program], env=environment, text=True, timeout=300)
    assert plain.strip() == said()


def said() -> str:
    """The odds of some hands, in short."""
    choice = next(islice(choices(3), 5, None))
    return " ".join(f"{hand:x} {chance:.9f}" for hand, chance in list(odds_of(choice).items())[::40])
