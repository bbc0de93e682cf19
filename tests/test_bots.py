"""Bots: they play every game to its end, repeat themselves when seeded, and cannot know what their seat must not."""

import gc
import inspect
import types
from collections.abc import Sequence
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichtspiel import Chance, Event, Match, Move, Position, View, tell
from lichtspiel.bots import bot as thinking_bot
from lichtspiel.bots import kinds, make
from lichtspiel.bots.bot import Bot, Budget, Thinking
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES
from tests.conformance.disguises import disguise
from tests.conformance.strategies import matches

SHORT = Budget(simulations=60)
CODE = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodDescriptorType)


def played(game: AnyGame, players: int, bots: list[str], seed: int) -> Match:
    """A whole game between bots."""
    match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed)
    company = Company(match, seat_bots(bots, players), seed)
    for bot in company.bots.values():
        bot.budget = SHORT
    company.finish()
    return match


def test_every_bot_plays_to_the_end_and_repeats_itself(game: AnyGame, players: int) -> None:
    for name in kinds(game):
        first, second = (played(game, players, [name], 3).record().dump() for _ in range(2))
        assert first == second
        assert b'"result":{' in first


def test_greedy_beats_random(game: AnyGame, players: int) -> None:
    """One greedy bot among random ones, in each seat in turn, wins far more than its share."""
    games = 12 * players
    wins = 0
    for seed in range(games):
        bots = ["greedy" if seat == seed % players else "random" for seat in range(players)]
        result = played(game, players, bots, seed).position.result
        assert result is not None
        wins += result.places[seed % players] == 1
    assert wins >= 0.7 * games


def test_a_bots_choice_does_not_depend_on_what_its_seat_must_not_know(game: AnyGame) -> None:
    @given(matches(game, most_plies=50), st.integers(0, 2**32))
    @settings(max_examples=15)
    def check(match: Match, seed: int) -> None:
        seat = match.position.to_move
        if seat is None:
            return
        moves = [move for _, move in match.moves]
        disguised = disguise(game, match.setup, moves, seat, Chance(seed), match.options)
        for name in kinds(game):
            assert choice(match, match.setup, name, seat) == choice(match, disguised, name, seat)

    def choice(match: Match, setup: object, name: str, seat: int) -> object:
        position = game.start(setup, match.options)
        bot = make(name, game, seat, 1)
        for _, move in match.moves:
            bot.hear(tell(position.play(move), seat))
        return bot.choose(position.view(seat), position.legal())

    check()


def test_a_bot_is_never_handed_a_position(game: AnyGame) -> None:
    """Neither the interface of bots nor what they hold mentions positions."""
    for method in (Bot.__init__, Bot.hear, Bot.choose):
        assert not [name for name, kind in inspect.get_annotations(method).items() if kind is Position]
    match = Match.dealt(game, tuple(SAMPLE_NAMES[: game.players[0]]), 1)
    company = Company(match, seat_bots(["greedy"], game.players[0]), 1)
    for bot in company.bots.values():
        assert not [value for value in vars(bot).values() if isinstance(value, Position | Match)]


def test_no_reference_leads_from_a_bot_to_the_position(game: AnyGame) -> None:
    """Follow every reference from the bot, from what it heard, from its view and from the legal moves, however deep."""
    players = game.players[0]
    for name in kinds(game):
        match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), 1)
        position = match.position
        secrets = {id(secret) for secret in (match, position, position.engine, match.setup)}
        company = Company(match, seat_bots([name], players), 1, SHORT)
        for _ in range(3):
            seat = position.to_move
            assert seat is not None
            handed = (company.bots[seat], position.view(seat), position.legal())
            assert not secrets & {id(found) for found in everything_behind(handed)}
            company.play(company.choose())


def everything_behind(start: object) -> list[object]:
    """All objects that references lead to, except through code: calling a function is not a reference to data."""
    found: dict[int, object] = {}
    ahead = [start]
    while ahead:
        one = ahead.pop()
        if id(one) not in found and not isinstance(one, CODE):
            found[id(one)] = one
            ahead += gc.get_referents(one)
    return list(found.values())


SEARCHING = ("flat", "skilled", "master")


class Clock:
    """A clock that advances a little each time it is read."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("name", SEARCHING)
def test_a_searching_bot_uses_up_its_seconds_and_no_more(
    game: AnyGame, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many seconds there are, nothing else makes it stop."""
    position = begun(game)
    seat = position.to_move
    assert seat is not None
    for seconds in (1.0, 30.0):
        clock = Clock(0.1)
        monkeypatch.setattr(thinking_bot, "monotonic", clock)
        chosen = make(name, game, seat, 1, Budget(seconds=seconds)).choose(position.view(seat), position.legal())
        assert chosen in position.legal()
        assert seconds <= clock.now < seconds + 0.5


@pytest.mark.parametrize("name", SEARCHING)
def test_a_limit_only_shortens_thinking(game: AnyGame, name: str) -> None:
    position = begun(game)
    seat = position.to_move
    assert seat is not None
    usual, limited = (
        make(name, game, seat, 1, budget).choose(position.view(seat), position.legal())
        for budget in (None, Budget(limit=1e9))
    )
    assert usual == limited
    hurried = make(name, game, seat, 1, Budget(limit=0.0)).choose(position.view(seat), position.legal())
    assert hurried in position.legal()


def begun(game: AnyGame) -> Position:
    """A position worth thinking about: some way into the game, with many moves to choose from."""
    position, chance = game.new(game.players[0], 5), Chance(5)
    seen = list[Position]()
    while position.to_move is not None and len(seen) < 40:
        seen.append(deepcopy(position))
        position.apply(position.random_move(chance))
    return max(seen[len(seen) // 2 :], key=lambda each: len(each.legal()))


def test_what_is_left_of_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.0)
    monkeypatch.setattr(thinking_bot, "monotonic", clock)
    counted, timed, limited = (
        Thinking(budget, 10) for budget in (Budget(simulations=8), Budget(seconds=4.0), Budget(limit=2.0))
    )
    assert [thinking.share(6) for thinking in (counted, timed, limited)] == [6, 6, 6]
    assert counted.share(6) == 2
    clock.now = 3.0
    assert (counted.elapsed(), timed.elapsed(), limited.elapsed()) == (0.0, 0.75, 1.5)
    assert (counted.share(1), timed.share(100), limited.share(1)) == (0, 100, 0)
    assert (Thinking(Budget(times=4), 10).left, Thinking(Budget(simulations=8, times=4), 10).left) == (40, 8)
    clock.now = 4.0
    assert (timed.elapsed(), timed.share(1)) == (1.0, 0)


def test_an_unknown_bot(game: AnyGame) -> None:
    with pytest.raises(KeyError):
        make("nobody", game, 0, 1)


def test_each_bot_is_told_only_what_its_seat_may_know(game: AnyGame) -> None:
    class Listener(Bot):
        """A bot that writes down what it is told."""

        def __init__(self, game: AnyGame, seat: int, seed: int | str) -> None:
            super().__init__(game, seat, seed)
            self.heard: list[Sequence[Event]] = []

        def hear(self, events: Sequence[Event]) -> None:
            self.heard.append(events)

        def choose(self, view: View, legal: Sequence[Move]) -> Move:
            return legal[0]

    players = game.players[0]
    match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), 1)
    company = Company(match, {}, 1)
    listeners = {seat: Listener(game, seat, 1) for seat in range(players)}
    company.bots.update(listeners)
    for _ in range(5):
        events = company.play(match.position.legal()[0])
        for seat, listener in listeners.items():
            assert listener.heard[-1] == tell(events, seat)
