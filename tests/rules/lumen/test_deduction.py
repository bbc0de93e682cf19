"""The pad and imagined worlds (M3, M4), compared with brute force: every deal of small decks, one by one."""

import timeit
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel import Chance, Event, tell
from lichtspiel.games.lumen import imagine, imagine_from, possible, possible_from
from lichtspiel.games.lumen.box import COLORS
from lichtspiel.games.lumen.deduction import Pane
from lichtspiel.games.lumen.pad import Possible
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.views import LumenView
from tests.rules.lumen.scenes import GAME, engine, playing, put, random_match, setup, view

HIGHEST = 6
World = tuple[tuple[int, ...], ...]  # the values of each hidden hand
# Hands of one colour: a known value stands in the place it was played from, 0 is a hidden place.
PANES: list[tuple[list[int], list[list[int]]]] = [
    ([], [[0]]),
    ([], [[0, 0, 0]]),
    ([2, 5], [[0, 0, 0]]),
    ([1], [[0, 4, 0]]),
    ([], [[0, 0, 5, 0]]),
    ([3], [[2, 0, 6]]),
    ([], [[0, 0], [0, 0]]),
    ([4], [[0, 3], [0], [0, 0]]),
    ([], [[0, 2, 0], [], [0, 5]]),
    ([6], [[3, 0], [0, 4], [1]]),
    ([], [[1, 2], [3]]),
]


def by_hand(shown: Sequence[int], hands: Sequence[Sequence[int]]) -> list[World]:
    """Every way to fill the places with values that rise from left to right."""

    def fill(rest: frozenset[int], left: Sequence[Sequence[int]]) -> Iterator[World]:
        if not left:
            yield ()
            return
        for chosen in combinations(sorted(rest), len(left[0])):
            if all(known in (0, value) for known, value in zip(left[0], chosen, strict=True)):
                yield from ((chosen, *others) for others in fill(rest - set(chosen), left[1:]))

    return list(fill(frozenset(range(1, HIGHEST + 1)) - set(shown), hands))


def pane_of(shown: Sequence[int], hands: Sequence[Sequence[int]]) -> Pane:
    pane = Pane(HIGHEST)
    for value in shown:
        pane.show(value)
    for hand in hands:
        pane.add_hand(vec[i64](hand))
    return pane


@pytest.mark.parametrize(("shown", "hands"), PANES)
def test_M3_deals_are_counted_exactly(shown: list[int], hands: list[list[int]]) -> None:
    deals = by_hand(shown, hands)
    pane = pane_of(shown, hands)
    assert pane.count() == len(deals) > 0
    for number, hand in enumerate(hands):
        tally = [int(count) for count in pane.tally(number)]
        for place in range(len(hand)):
            counted = Counter(deal[number][place] for deal in deals)
            assert tally[place * 7 : place * 7 + 7] == [counted[value] for value in range(7)]


@pytest.mark.parametrize(("shown", "hands"), PANES)
def test_M4_deals_are_drawn_evenly(shown: list[int], hands: list[list[int]]) -> None:
    deals = by_hand(shown, hands)
    draws = 120 * len(deals)
    chance = Chance(1)
    drawn: Counter[World] = Counter()
    for _ in range(draws):
        pane = pane_of(shown, hands)
        pane.count()
        places = pane.draw(chance)
        drawn[tuple(tuple(map(int, pane.hand(places, number))) for number in range(len(hands)))] += 1
    assert_even(drawn, deals, draws)


def assert_even(drawn: Counter[World], worlds: Sequence[World], draws: int) -> None:
    """Every world is drawn about equally often (by chi squared, with a wide margin), and nothing else is."""
    assert set(drawn) <= set(worlds)
    fair = draws / len(worlds)
    squares = sum((drawn[world] - fair) ** 2 / fair for world in worlds)
    freedom = len(worlds) - 1
    assert squares <= freedom + 5 * (2 * freedom) ** 0.5 + 1e-9


def choices(engine: LumenEngine, viewer: int, color: int) -> list[tuple[int, ...]]:
    """By brute force: every way to fill the viewer's places of a colour with unseen values that M3 allows."""
    others = [engine.cards(seat) for seat in range(int(engine.players())) if seat != viewer]
    lying = {card % 16 for cards in others for card in map(int, cards) if card // 16 == color + 1}
    span = span_of(engine, viewer, color)
    known = [0 if engine.holds(viewer, place) else int(engine.card(viewer, place)) % 16 for place in span]
    free = [value for value in range(1, int(engine.highest) + 1) if value not in lying]
    return [
        chosen
        for chosen in combinations(free, len(span))
        if all(pin in (0, value) for pin, value in zip(known, chosen, strict=True))
    ]


def span_of(engine: LumenEngine, seat: int, color: int) -> range:
    """From the first to the last place of a colour."""
    places = [place for place in range(10) if int(engine.card(seat, place)) // 16 == color + 1]
    return range(places[0], places[-1] + 1) if places else range(0)


def by_place(engine: LumenEngine, viewer: int) -> dict[int, dict[int, Fraction]]:
    """The odds of each held place, counted over those choices."""
    odds: dict[int, dict[int, Fraction]] = {}
    for color in range(len(COLORS)):
        ways = choices(engine, viewer, color)
        for at, place in enumerate(span_of(engine, viewer, color)):
            if engine.holds(viewer, place):
                counted = Counter(way[at] for way in ways)
                odds[place] = {value: Fraction(count, len(ways)) for value, count in sorted(counted.items())}
    return dict(sorted(odds.items()))


def told(players: int, seed: int, plies: int, viewer: int) -> tuple[list[Event], LumenView, LumenEngine]:
    """What a seat was told in a random game, what it sees now, and the truth."""
    match = random_match(players, seed, plies)
    position = GAME.start(match.setup)
    events = [event for _, move in match.moves for event in tell(position.play(move), viewer)]
    return events, view(position, viewer), engine(position)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_the_pad_from_memory_counts_every_hand_that_fits(players: int) -> None:
    for seed in range(20):
        events, sight, truth = told(players, seed, 4 + seed * 2 * players, 1)
        assert possible_from(events, sight) == by_place(truth, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_the_pad_from_the_view_counts_every_hand_that_fits(players: int) -> None:
    """Only what is in the view counts: forgetting the rest of the truth gives the same odds."""
    for seed in range(20):
        _, sight, truth = told(players, seed, 4 + seed * 2 * players, 1)
        truth.forget()
        assert possible(sight) == by_place(truth, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M4_the_truth_is_always_possible_and_chances_add_up_to_one(players: int) -> None:
    for seed in range(20):
        for viewer in range(players):
            events, sight, truth = told(players, seed, seed * 2 * players, viewer)
            for odds in (possible(sight), possible_from(events, sight)):
                assert list(odds) == [card.place for card in sight.seats[viewer].hand]
                for place, chances in odds.items():
                    assert sum(chances.values()) == 1
                    assert chances[int(truth.card(viewer, place)) % 16] > 0


def test_M4_memory_knows_more_than_the_view() -> None:
    """Renate played the higher of her two red cards, a 3: from then on the other is a 1 or a 2."""
    position = playing("r4", "r1 r3", "b3", "y1 y2 y3 y4 r5 r7 r9")
    events = put(position, "r4", "r3", "b3", "r5")
    assert lit(possible(view(position, 1))[0]) == {1: "1/2", 2: "1/2"}
    events += position.play(position.legal()[0])
    assert lit(possible_from(events, view(position, 1))[0]) == {1: "1/2", 2: "1/2"}
    assert len(possible(view(position, 1))[0]) > 2


def lit(chances: object) -> dict[int, str]:
    assert isinstance(chances, dict)
    return {value: str(chance) for value, chance in chances.items()}


def test_M4_what_others_hold_is_struck_out() -> None:
    """Six of the eight yellow cards can be seen; mine is one of the other two, and both are equally likely."""
    position = GAME.start(setup("y2", "y1 y3 y4", "y5 y6 y7"))
    assert possible(view(position, 0))[0] == {2: Fraction(1, 2), 8: Fraction(1, 2)}


def test_M3_a_gap_between_two_places_of_a_colour_had_that_colour() -> None:
    """A red card between two others was played and forgotten; its value must still lie between theirs."""
    position = playing("y1 r1 r2 r3 g1", "r4 r5", "r6 r7 r8")
    put(position, "r2", "r4", "r6")
    position.play(position.legal()[-1])
    odds = possible(view(position, 0))
    assert lit(odds[1]) == {1: "3/5", 2: "3/10", 3: "1/10"}
    assert lit(odds[3]) == {3: "1/10", 4: "3/10", 6: "3/5"}


def test_M4_spectators_have_no_pad() -> None:
    sight = GAME.start(setup("", "", "")).view("table")
    assert isinstance(sight, LumenView)
    assert possible(sight) == {}


def worlds(engine: LumenEngine, viewer: int) -> list[World]:
    """All hands that fit, each given as the values of the places still held."""
    hands: list[tuple[int, ...]] = [()]
    for color in range(len(COLORS)):
        held = [at for at, place in enumerate(span_of(engine, viewer, color)) if engine.holds(viewer, place)]
        hands = [(*hand, *(way[at] for at in held)) for hand in hands for way in choices(engine, viewer, color)]
    return [(hand,) for hand in hands]


def own_values(engine: LumenEngine, viewer: int) -> World:
    return (tuple(int(engine.card(viewer, place)) % 16 for place in range(10) if engine.holds(viewer, place)),)


def test_M4_worlds_from_memory_are_drawn_evenly() -> None:
    """Late in a round few hands fit; all are drawn equally often."""
    checked = 0
    for seed in range(40):
        events, sight, truth = told(3, seed, 24, 2)
        fitting = worlds(truth, 2)
        if 2 <= len(fitting) <= 40:
            draws, chance = 150 * len(fitting), Chance(seed)
            drawn = Counter(own_values(imagine_from(events, sight, chance), 2) for _ in range(draws))
            assert_even(drawn, fitting, draws)
            checked += 1
    assert checked > 3


def test_M4_worlds_from_the_view_are_drawn_as_the_pad_says() -> None:
    _, sight, _ = told(4, 6, 30, 2)
    odds: Possible = possible(sight)
    chance, draws = Chance(4), 4000
    drawn: dict[int, Counter[int]] = {place: Counter() for place in odds}
    for _ in range(draws):
        world = imagine(sight, chance)
        for place in odds:
            drawn[place][int(world.card(2, place)) % 16] += 1
    for place, chances in odds.items():
        assert set(drawn[place]) <= set(chances)
        for value, fair in chances.items():
            assert abs(drawn[place][value] / draws - fair) < 0.04


def test_M3_the_rounds_to_come_are_dealt_anew_in_every_world() -> None:
    _, sight, truth = told(4, 6, 30, 2)
    futures = {tuple(int(card) for card in imagine(sight, Chance(seed)).deals[40:]) for seed in range(5)}
    assert len(futures) == 5
    assert tuple(int(card) for card in truth.deals[40:]) not in futures
    for future in futures:
        for start in range(0, 120, 40):
            assert len(set(future[start : start + 40])) == 40


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pad_takes_less_than_a_millisecond(players: int) -> None:
    events, sight, _ = told(players, 1, players * 6, 0)
    assert min(timeit.repeat(lambda: possible(sight), number=1, repeat=20)) < 0.001
    assert min(timeit.repeat(lambda: possible_from(events, sight), number=1, repeat=20)) < 0.001
