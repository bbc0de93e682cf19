"""M8 to M11: points, the first bid of the last round among three, and who has won."""

import pytest

from lichtspiel import Position
from lichtspiel.games.lumen.events import Dealt, Ended, Scored
from lichtspiel.games.lumen.views import PastRound
from tests.rules.lumen.scenes import engine, finish, last_trick, random_match, view


def points(bid: str, tricks: int, number: int = 1) -> int:
    """The points for a bid with this many tricks in a round; the other seats win the rest."""
    rest = 10 - tricks
    position = last_trick([bid, "0", "0"], [tricks, rest, 0], number=number) if tricks else zero(bid, number)
    seat = 0 if tricks else 1
    (scored,) = [event for event in finish(position) if isinstance(event, Scored) and event.seat == seat]
    assert scored.round == number
    return scored.points


def zero(bid: str, number: int) -> Position:
    """Seat 1 makes the bid and wins nothing."""
    return last_trick(["10", bid, "0"], [10, 0, 0], number=number)


@pytest.mark.parametrize(("number", "met", "with_extra"), [(1, 10, 5), (2, 20, 10), (3, 30, 15), (4, 40, 20)])
def test_M8_a_bid_is_met_exactly_or_with_the_extra_stone_by_one_more(number: int, met: int, with_extra: int) -> None:
    assert points("3", 3, number) == met
    assert points("3+", 3, number) == points("3+", 4, number) == with_extra


@pytest.mark.parametrize(("tricks", "expected"), [(3, 5), (4, 5), (5, -10), (6, -15), (2, -5)])
def test_M9_the_example_of_three_tips_and_the_extra_stone(tricks: int, expected: int) -> None:
    assert points("3+", tricks) == expected


@pytest.mark.parametrize(("bid", "tricks", "expected"), [("3", 2, -5), ("3", 4, -5), ("3", 7, -20), ("9", 1, -40)])
def test_M9_each_trick_off_costs_five_in_every_round(bid: str, tricks: int, expected: int) -> None:
    assert {points(bid, tricks, number) for number in (1, 2, 3, 4)} == {expected}


def test_M8_a_bid_of_nothing_is_met_without_a_trick() -> None:
    assert points("0", 0) == 10
    assert points("0", 1) == -5


def test_M8_the_extra_stone_alone_is_met_by_none_or_one() -> None:
    assert [points("0+", tricks) for tricks in (0, 1, 2)] == [5, 5, -10]


def test_M8_ten_of_ten() -> None:
    assert points("10", 10, 4) == 40


def test_M9_totals_may_be_negative() -> None:
    position = last_trick(["9", "0", "0"], [1, 9, 0], totals=[5, 0, 0])
    finish(position)
    assert [seat.total for seat in view(position, 1).seats] == [-35, -45, 10]
    assert [seat.sheet for seat in view(position, 1).seats] == [(-40,), (-45,), (10,)]


def test_M9_bids_and_tricks_of_finished_rounds_stay_in_the_sheet() -> None:
    position = last_trick(["9", "0+", "0"], [1, 9, 0], totals=[5, 0, 0])
    assert [seat.past for seat in view(position, 1).seats] == [(), (), ()]
    finish(position)
    for viewer in (0, 1, 2):
        past = [seat.past for seat in view(position, viewer).seats]
        assert past == [(PastRound(9, False, 1),), (PastRound(0, True, 9),), (PastRound(0, False, 0),)]


# With three seats and `first` 2, seat 0 has the dark plus card in round 1, seat 2 in round 3, and seat 0 in round 4.


@pytest.mark.parametrize(
    ("totals", "opener"),
    [
        ((0, 50, 0), 1),
        ((0, 0, 50), 2),
        ((50, 0, 0), 0),
        ((7, 7, 7), 0),  # all equal: the holder
        ((0, 7, 7), 1),  # the left neighbour of the holder is nearer than the next
        ((7, 0, 7), 0),  # the holder is nearest of all
        ((-5, -20, -5), 0),
        ((-20, -5, -5), 1),
    ],
)
def test_M10_among_three_whoever_has_most_points_opens_the_last_round(totals: tuple[int, ...], opener: int) -> None:
    """Round 3 is over and brings everybody 30 points; ties go clockwise from the holder."""
    position = last_trick(["1", "0", "9"], [1, 0, 9], number=3, totals=totals, first=2)
    (dealt,) = [event for event in finish(position) if isinstance(event, Dealt)]
    assert (dealt.round, dealt.dark, dealt.seat) == (4, 0, opener)
    assert position.to_move == view(position, 1).leader == opener
    for _ in range(3):
        position.play(position.legal()[0])
    assert position.to_move == opener


@pytest.mark.parametrize("first", [0, 1, 2])
def test_M10_ties_are_counted_from_wherever_the_dark_plus_card_is(first: int) -> None:
    holder = (first + 4) % 3
    for behind in range(3):
        totals = [0 if seat == behind else 10 for seat in range(3)]
        position = last_trick(["1", "0", "9"], [1, 0, 9], number=3, totals=totals, first=first)
        finish(position)
        tied = [seat for seat in range(3) if seat != behind]
        assert position.to_move == min(tied, key=lambda seat: (seat - holder) % 3)
        assert view(position, 0).dark == holder


def test_M10_applies_neither_earlier_nor_with_more_players() -> None:
    early = last_trick(["1", "0", "9"], [1, 0, 9], number=2, totals=[0, 0, 50], first=2)
    finish(early)
    assert early.to_move == view(early, 0).dark == 2
    other = last_trick(["1", "0", "9"], [1, 0, 9], number=2, totals=[0, 50, 0], first=2)
    finish(other)
    assert other.to_move == 2
    many = last_trick(["1", "0", "9", "0"], [1, 0, 9, 0], number=3, totals=[0, 0, 50, 0], first=3)
    finish(many)
    assert many.to_move == view(many, 0).dark == 3


def places(bids: list[str], tricks: list[int], totals: list[int], first: int) -> tuple[int, ...]:
    position = last_trick(bids, tricks, number=4, totals=totals, first=first)
    (ended,) = [event for event in finish(position) if isinstance(event, Ended)]
    assert position.to_move is None
    assert position.result == ended.result
    assert ended.result.ended == "M11"
    assert ended.result.scores == tuple(int(engine(position).total(seat)) for seat in range(len(bids)))
    return ended.result.places


def test_M11_the_highest_total_wins() -> None:
    assert places(["1", "9", "0"], [1, 9, 0], [0, 10, 5], first=0) == (3, 1, 2)


def test_M11_a_tie_goes_to_whoever_made_more_in_the_last_round() -> None:
    """A met bid brings 40, one met with the extra stone 20; the totals end up equal."""
    assert places(["1", "9+", "0+"], [1, 9, 0], [0, 20, 20], first=0) == (1, 2, 3)
    assert places(["1+", "9", "0"], [1, 9, 0], [20, 0, 0], first=0) == (3, 1, 2)


@pytest.mark.parametrize("first", range(4))
def test_M11_the_last_tie_break_goes_clockwise_from_the_dark_plus_card(first: int) -> None:
    holder = (first + 4) % 4
    expected = tuple(1 + (seat - holder) % 4 for seat in range(4))
    assert places(["1", "9", "0", "0"], [1, 9, 0, 0], [5, 5, 5, 5], first) == expected


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M11_there_is_always_one_winner_and_no_shared_place(players: int) -> None:
    for seed in range(25):
        result = random_match(players, seed, 10**6).position.result
        assert result is not None
        assert sorted(result.places) == list(range(1, players + 1))
        assert result.scores[result.places.index(1)] == max(result.scores)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M2_ten_tricks_are_won_in_each_of_four_rounds(players: int) -> None:
    match = random_match(players, 2, 10**6)
    assert len(match.moves) == 4 * (players + 10 * players)
    sheets = [seat.sheet for seat in view(match.position, 0).seats]
    assert all(len(sheet) == 4 for sheet in sheets)
    assert [sum(sheet) for sheet in sheets] == [seat.total for seat in view(match.position, 0).seats]
    assert sum(seat.tricks for seat in view(match.position, 0).seats) == 10
