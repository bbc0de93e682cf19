"""What may be done in a turn of Lichterfest: every move, counted, listed and picked by its number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY
from lichtspiel.games.lichterfest.codes import ALLOWED, DEDICATE, DISCARD, PASS, place_code
from lichtspiel.games.lichterfest.seats import HAND, ROW, LichterfestSeats
from lichtspiel.games.lichterfest.sets import ONE_CARD, holdings, set_at
from lichtspiel.games.lichterfest.turn import (
    COLORS_IN,
    DISCARD_DUE,
    MOST_OPTIONS,
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

ROOM: Final[vec[i64]] = vec[i64]([0] * 640)  # nearly always enough for the moves of any turn


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
        due = self.due()
        return self._moves(due, self._due_count(due))

    def list_moves(self) -> i64:
        """The same in `listed`, which is made larger when it is too small."""
        due = self.due()
        due_count = self._due_count(due)
        if len(self.listed) < MOST_OPTIONS + due_count:
            self.listed = make_room(MOST_OPTIONS + due_count)
        givable, stock, held = self._options()
        options = put_options(self.listed, givable, stock, held)
        self._put_due(self.listed, options, due)
        return options + due_count

    def moves_but_places(self) -> vec[i64]:
        """Every legal move that lays no tile."""
        due = self.due()
        return self._moves(due, 0 if due == TILE_DUE else self._due_count(due))

    def optional_moves(self) -> vec[i64]:
        """L10, L11: the exchanges and sets that the seat to move may choose from now."""
        return self._moves(OVER, 0)

    def _moves(self, due: i64, due_count: i64) -> vec[i64]:
        """The exchanges and sets, then so many of the moves that are due."""
        givable, stock, held = self._options()
        moves = vec[i64]([0] * (option_count(givable, stock, held) + due_count))
        options = put_options(moves, givable, stock, held)
        if due_count > 0:
            self._put_due(moves, options, due)
        return moves

    def _put_due(self, moves: vec[i64], at: i64, due: i64) -> None:
        """Write every move that does what is due."""
        if due == TILE_DUE:
            self._put_places(moves, at)
        elif due == DISCARD_DUE:
            self._put_discards(moves, at)
        elif due == PASS_DUE:
            moves[at] = PASS

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
            return self._discard_at(pick - options)
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
            return COLORS_IN[holdings(self.rows, self.to_move * ROW) >> ONE_CARD]
        return 1 if due == PASS_DUE else 0

    def _discard_at(self, number: i64) -> i64:
        """L13: one card at a time, of any colour."""
        rows = self.rows
        row = self.to_move * ROW
        color: i64 = 0
        while number > 0 or rows[row + color] == 0:
            if rows[row + color] > 0:
                number -= 1
            color += 1
        return DISCARD + color

    def _put_discards(self, moves: vec[i64], at: i64) -> None:
        """L13: the same, all of them."""
        rows = self.rows
        row = self.to_move * ROW
        for color in range(i64(7)):
            if rows[row + color] > 0:
                moves[at] = DISCARD + color
                at += 1

    def _put_places(self, moves: vec[i64], at: i64) -> None:
        """L14: every tile of the hand, in all four rotations, on every open place."""
        size = self.hand_size(self.to_move)
        for slot in range(size):
            tile = self.rows[self.to_move * ROW + HAND + slot]
            here = at + 4 * slot
            for cell in self.open:
                code = place_code(cell, tile, 0)
                moves[here] = code
                moves[here + 1] = code + 1
                moves[here + 2] = code + 2
                moves[here + 3] = code + 3
                here += 4 * size

    def place_count(self) -> i64:
        """L14: how many ways there are to lay a tile when one is due."""
        return 4 * len(self.open) * self.hand_size(self.to_move)

    def place_at(self, number: i64) -> i64:
        """The nth of the moves that lay a tile, from 0, in the order of `legal`."""
        rotations = 4 * self.hand_size(self.to_move)
        turned = number % rotations
        tile = self.rows[self.to_move * ROW + HAND + turned // 4]
        return place_code(self.open[number // rotations], tile, turned % 4)


def make_room(count: i64) -> vec[i64]:
    """A vec for so many moves or more: usually a copy, which is half the work of clearing one."""
    if count > len(ROOM):
        return vec[i64]([0] * (2 * count))
    return ROOM[:]
