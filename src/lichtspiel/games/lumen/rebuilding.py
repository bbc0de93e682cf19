"""A window built up again from plain numbers, as a view tells them; compiled, like the rules (0082)."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.lumen.box import HAND, HIGHEST, NOTHING, ROUNDS
from lichtspiel.games.lumen.rules import Seat, Window


def rebuild_seat(hand: list[tuple[int, int]], tips: int, extra: int, tricks: int, sheet: Sequence[int]) -> Seat:
    """A hand, each card with its place; the bid, the tricks, and the points of each finished round."""
    cards = vec[i64]([NOTHING] * HAND)
    held: i64 = 0
    for place, card in hand:
        cards[place] = card
        held |= 1 << i64(place)
    seat = Seat()
    seat.take_up(cards)
    seat.held = held
    seat.tips = tips
    seat.extra = extra
    seat.tricks = tricks
    for number, points in enumerate(sheet):
        seat.sheet[number] = points
    return seat


def rebuild_window(to_move: int, seats: list[Seat], first: int, number: int, leader: int) -> Window:
    """A game in the round of this number, with no trick on the table."""
    window = Window()
    players = len(seats)
    window.to_move = to_move
    window.seats = seats
    window.highest = HIGHEST[players]
    window.first = first
    window.deals = vec[i64]([NOTHING] * (ROUNDS * players * HAND))
    window.round = number
    window.leader = leader
    window.trick_cards = vec[i64]([NOTHING] * players)
    window.trick_places = vec[i64]([0] * players)
    return window


def rebuild_trick(window: Window, number: int, plays: list[tuple[int, int, int]]) -> None:
    """The trick on the table, of the round of this number: seat, place and card of each play."""
    window.trick_round = number
    window.trick_leader = plays[0][0]
    window.laid = len(plays)
    for offset, (seat, place, card) in enumerate(plays):
        window.trick_cards[offset] = card
        window.trick_places[offset] = place
        if window.trick_round == window.round:
            window.seats[seat].cards[place] = card


def put_back(window: Window, plays: list[tuple[int, int, int]]) -> None:
    """The cards that were played in this round, each a seat, place and card, back in their places."""
    for seat, place, card in plays:
        window.seats[seat].cards[place] = card
