"""An engine built from plain numbers, as a view gives them; compiled, like the rules (0082)."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from lichtspiel.games.lumen.box import HAND, HIGHEST, NOTHING, ROUNDS
from lichtspiel.games.lumen.rules import LumenEngine
from lichtspiel.games.lumen.seats import EXTRA, HELD, PAST, ROW, TIPS, TOTAL, TRICKS, suits_of


def rebuild_engine(players: int, to_move: int, first: int, number: int, leader: int) -> LumenEngine:
    """A game in the round of this number, with empty hands and no trick on the table."""
    engine = LumenEngine()
    engine.set_up(players)
    engine.hands = vec[i64]([NOTHING] * (players * HAND))
    engine.to_move = to_move
    engine.highest = HIGHEST[players]
    engine.first = first
    engine.deals = vec[i64]([NOTHING] * (ROUNDS * players * HAND))
    engine.round = number
    engine.leader = leader
    engine.trick = vec[i64]([NOTHING] * (2 * players))
    return engine


def rebuild_seat(
    engine: LumenEngine, seat: int, hand: list[tuple[int, int]], tips: int, extra: int, tricks: int, total: int
) -> None:
    """A hand, each card with its place; the bid, the tricks of this round, and the points of earlier ones."""
    row: i64 = seat * ROW
    held: i64 = 0
    for place, card in hand:
        engine.hands[i64(seat * HAND + place)] = card
        held |= 1 << i64(place)
    engine.rows[row + HELD] = held
    engine.rows[row + TIPS] = tips
    engine.rows[row + EXTRA] = extra
    engine.rows[row + TRICKS] = tricks
    engine.rows[row + TOTAL] = total


def rebuild_suits(engine: LumenEngine) -> None:
    """Which places are of which colour, once all hands are there."""
    engine.suits = suits_of(engine.hands)


def rebuild_sheets(engine: LumenEngine, sheets: list[Sequence[int]], past: list[list[int]]) -> None:
    """Of each seat the points in finished rounds, and the bids and tricks that brought them."""
    for seat, sheet in enumerate(sheets):
        for number, points in enumerate(sheet):
            engine.sheets[seat * ROUNDS + number] = points
    for at in range(0, len(past[0]), PAST):
        for numbers in past:
            for number in numbers[at : at + PAST]:
                engine.past = append(engine.past, number)


def rebuild_trick(engine: LumenEngine, number: int, plays: list[tuple[int, int, int]]) -> None:
    """The trick on the table, of the round of this number: seat, place and card of each play."""
    engine.trick_round = number
    engine.trick_leader = plays[0][0]
    engine.laid = len(plays)
    for offset, (seat, place, card) in enumerate(plays):
        engine.trick[offset] = card
        engine.trick[engine.seat_count + offset] = place
        if engine.trick_round == engine.round:
            engine.hands[seat * HAND + place] = card


def put_back(engine: LumenEngine, plays: list[tuple[int, int, int]]) -> None:
    """The cards that were played in this round, each a seat, place and card, back in their places."""
    for seat, place, card in plays:
        engine.hands[seat * HAND + place] = card
