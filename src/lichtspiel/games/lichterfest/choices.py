"""What may be done in a turn of Lichterfest: every move, counted, listed and picked by its number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.codes import ALLOWED, DEDICATE, DISCARD, PASS, TURNED_TILES, place_code
from lichtspiel.games.lichterfest.seats import HAND, ROW, LichterfestSeats
from lichtspiel.games.lichterfest.sets import ONE_CARD, holdings, set_at
from lichtspiel.games.lichterfest.turn import (
    COLORS_IN,
    COLORS_OF,
    DISCARD_DUE,
    NOTHING,
    OVER,
    PASS_DUE,
    TILE_DUE,
    check_dedicating,
    check_exchanging,
    due_of,
    exchange_at,
    exchange_count,
    option_count,
    put_options,
)

# No turn has more moves: the exchanges and sets, and three tiles in four rotations on the 66 places that 32 tiles can
# open. A plain number, as in `codes`; a test holds it to the box.
MOST_MOVES: Final = 877
ROOM: Final[vec[i64]] = vec[i64]([0] * MOST_MOVES)


@mypyc_attr(acyclic=True)
class LichterfestChoices(LichterfestSeats):
    """How far the turn has got, and the moves to choose from now, in the order of the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: vec[i64] = vec[i64]()  # cells where a tile may be laid, in the order they opened
        self.done: i64 = NOTHING
        self.last_turns: i64 = 0  # how many of the last turns have begun (L21)

    def due(self) -> i64:
        """L13, L14, L21: what the seat to move must do to end its turn; it may exchange and dedicate first."""
        if self.to_move == NOBODY:
            return OVER
        return due_of(self.last_turns, self.card_count(self.to_move))

    def may_exchange(self) -> bool:
        """L10: whether it is still time to exchange, and there are boats to pay with."""
        return check_exchanging(self.done, self.boats(self.to_move)) == ALLOWED

    def may_dedicate(self) -> bool:
        """L11: whether it is still time to dedicate."""
        return check_dedicating(self.done) == ALLOWED

    def is_new_turn(self) -> bool:
        """Whether nothing has been done in this turn yet, or the game is over."""
        return self.done == NOTHING

    def legal(self) -> vec[i64]:
        """Every legal move: exchanges, sets, then places, discards or the pass."""
        moves = ROOM[:]
        count = self._put_moves(moves)
        return moves[:count]

    def list_moves(self) -> i64:
        """The same in `listed`, whose room is made once a game: a copy, which is half the work of clearing it."""
        if len(self.listed) == 0:
            self.listed = ROOM[:]
        return self._put_moves(self.listed)

    def _put_moves(self, moves: vec[i64]) -> i64:
        """Write every legal move to a vec with room for MOST_MOVES; returns where they end."""
        return self._put_due(moves, self._put_options(moves), self.due())

    def moves_but_places(self) -> vec[i64]:
        """Every legal move that lays no tile."""
        moves = ROOM[:]
        due = self.due()
        count = self._put_options(moves)
        if due != TILE_DUE:
            count = self._put_due(moves, count, due)
        return moves[:count]

    def optional_moves(self) -> vec[i64]:
        """L10, L11: the exchanges and sets that the seat to move may choose from now."""
        givable, stock, held = self._options()
        moves = vec[i64]([0] * option_count(givable, stock, held))
        put_options(moves, givable, stock, held)
        return moves

    def _put_options(self, moves: vec[i64]) -> i64:
        """Write the same to a vec with room for them; returns where they end."""
        givable, stock, held = self._options()
        return put_options(moves, givable, stock, held)

    def _put_due(self, moves: vec[i64], at: i64, due: i64) -> i64:
        """Write every move that does what is due; returns where they end."""
        if due == TILE_DUE:
            return self._put_places(moves, at)
        if due == DISCARD_DUE:
            return self._put_discards(moves, at)
        if due == PASS_DUE:
            moves[at] = PASS
            at += 1
        return at

    def random_move(self, chance: Chance) -> i64:
        """The move `legal()[chance.below(len(legal()))]`, found without listing any."""
        givable, stock, held = self._options()
        exchanges = exchange_count(givable, stock)
        options = option_count(givable, stock, held)
        due = self.due()
        pick = chance.below(options + self._due_count(due))
        if pick < exchanges:
            return exchange_at(givable, stock, pick)
        if pick < options:
            return DEDICATE + set_at(held, pick - exchanges)
        if due == TILE_DUE:
            return self.place_at(pick - options)
        if due == DISCARD_DUE:
            return DISCARD + COLORS_OF[self._discardable() * 7 + pick - options]
        return PASS

    def _options(self) -> tuple[i64, i64, i64]:
        """L10, L11: what may be given and what may be had for it, and the sets that may be dedicated (as in `sets`)."""
        if self.to_move == NOBODY or not self.may_dedicate():
            return 0, 0, 0
        held = holdings(self.rows, self.to_move * ROW)
        if not self.may_exchange():
            return 0, 0, held
        return held >> ONE_CARD, holdings(self.rows, self.middle()) >> ONE_CARD, held

    def _due_count(self, due: i64) -> i64:
        """In how many ways that which is due can be done."""
        if due == TILE_DUE:
            return self.place_count()
        if due == DISCARD_DUE:
            return COLORS_IN[self._discardable()]
        return 1 if due == PASS_DUE else 0

    def _discardable(self) -> i64:
        """L13: the colours of which one card may be given back, as a mask: any."""
        return holdings(self.rows, self.to_move * ROW) >> ONE_CARD

    def _put_discards(self, moves: vec[i64], at: i64) -> i64:
        """L13: one card of each colour; one that is not held is overwritten by the next, without a branch."""
        colors = self._discardable()
        for color in range(i64(7)):
            moves[at] = DISCARD + color
            at += colors >> color & 1
        return at

    def _put_places(self, moves: vec[i64], at: i64) -> i64:
        """L14: every tile of the hand, in all four rotations, on every open place."""
        size = self.hand_size(self.to_move)
        hand = self.to_move * ROW + HAND
        if size == 3:
            put_three_tiles(moves, at, self.open, self.rows, hand)
        else:
            for slot in range(size):
                put_tile(moves, at + 4 * slot, 4 * size, self.open, self.rows[hand + slot])
        return at + 4 * size * len(self.open)

    def place_count(self) -> i64:
        """L14: how many ways there are to lay a tile when one is due."""
        return 4 * len(self.open) * self.hand_size(self.to_move)

    def place_at(self, number: i64) -> i64:
        """The nth of the moves that lay a tile, from 0, in the order of `legal`."""
        rotations = 4 * self.hand_size(self.to_move)
        turned = number % rotations
        tile = self.rows[self.to_move * ROW + HAND + turned // 4]
        return place_code(self.open[number // rotations], tile, turned % 4)


def put_three_tiles(moves: vec[i64], at: i64, cells: vec[i64], rows: vec[i64], hand: i64) -> None:
    """Write what can be done with a full hand: its three tiles, in four rotations, on each of these cells.

    The compiler knows the length of the list, so it checks `at` once for each cell, not each of the twelve numbers.
    """
    assert len(moves) == MOST_MOVES
    first = place_code(0, rows[hand], 0)
    second = place_code(0, rows[hand + 1], 0)
    third = place_code(0, rows[hand + 2], 0)
    for cell in cells:
        assert 0 <= at <= MOST_MOVES - 12
        code = cell * TURNED_TILES
        for turns in range(i64(4)):
            moves[at + turns] = first + code + turns
            moves[at + turns + 4] = second + code + turns
            moves[at + turns + 8] = third + code + turns
        at += 12


def put_tile(moves: vec[i64], at: i64, step: i64, cells: vec[i64], tile: i64) -> None:
    """Write what can be done with one tile, so many numbers apart; the others of the hand are between."""
    assert len(moves) == MOST_MOVES
    first = place_code(0, tile, 0)
    for cell in cells:
        assert 0 <= at <= MOST_MOVES - 4
        for turns in range(i64(4)):
            moves[at + turns] = first + cell * TURNED_TILES + turns
        at += step
