"""An engine built from plain numbers, as a view gives them; compiled, like the rules (0082)."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from lichtspiel.games.lumen.box import HAND, HIGHEST, NOTHING, ROUNDS
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.seats import Seat


def rebuild_seat(
    hand: list[tuple[int, int]], tips: int, extra: int, tricks: int, sheet: Sequence[int], past: list[int]
) -> Seat:
    """A hand, each card with its place; the bid, the tricks, and the points, bids and tricks of finished rounds."""
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
    seat.past = vec[i64](past)
    return seat


def rebuild_engine(to_move: int, seats: list[Seat], first: int, number: int, leader: int) -> LumenEngine:
    """A game in the round of this number, with no trick on the table."""
    engine = LumenEngine()
    players = len(seats)
    engine.to_move = to_move
    engine.seats = seats
    engine.highest = HIGHEST[players]
    engine.first = first
    engine.deals = vec[i64]([NOTHING] * (ROUNDS * players * HAND))
    engine.round = number
    engine.leader = leader
    engine.trick_cards = vec[i64]([NOTHING] * players)
    engine.trick_places = vec[i64]([0] * players)
    return engine


def rebuild_trick(engine: LumenEngine, number: int, plays: list[tuple[int, int, int]]) -> None:
    """The trick on the table, of the round of this number: seat, place and card of each play."""
    engine.trick_round = number
    engine.trick_leader = plays[0][0]
    engine.laid = len(plays)
    for offset, (seat, place, card) in enumerate(plays):
        engine.trick_cards[offset] = card
        engine.trick_places[offset] = place
        if engine.trick_round == engine.round:
            engine.seats[seat].cards[place] = card


def put_back(engine: LumenEngine, plays: list[tuple[int, int, int]]) -> None:
    """The cards that were played in this round, each a seat, place and card, back in their places."""
    for seat, place, card in plays:
        engine.seats[seat].cards[place] = card
