"""Moves, notes of the journal and reasons to refuse, as the integers of Lichterfest's engine."""

from typing import Final

from mypy_extensions import i64

# Moves as integers: the pass, 49 exchanges, 43 sets, 7 discards, then every tile in every rotation on every cell.
# Plain numbers, since mypyc folds constants of one module only and would look others up at every move; a test holds
# them to the box.
PASS: Final = 0
EXCHANGE: Final = 1
DEDICATE: Final = EXCHANGE + 49
DISCARD: Final = DEDICATE + 43
PLACE: Final = DISCARD + 7
TURNED_TILES: Final = 36 * 4

# What the journal tells: one of these, the seat, and up to three details.
DID_EXCHANGE: Final = 0  # given colour, taken colour
DID_DEDICATE: Final = 1  # set, value
DID_DISCARD: Final = 2  # colour
DID_PLACE: Final = 3  # tile, turns, cell
GOT_BONUS: Final = 4  # colour, whether the stack had one, table side
GOT_BOAT: Final = 5  # cell of the tile that gave it
GOT_LANTERN: Final = 6  # colour, whether the stack had one
DREW: Final = 7  # tile
DID_PASS: Final = 8

# Why a move is refused; `refusals.py` has the paragraph and the sentence of each.
ALLOWED: Final = 0
EXCHANGED_ALREADY: Final = 1
EXCHANGE_AFTER_DEDICATION: Final = 2
OPTIONS_AFTER_DISCARD: Final = 3
TOO_FEW_BOATS: Final = 4
GIVES_NONE: Final = 5
SAME_COLOR: Final = 6
STACK_EMPTY: Final = 7
DEDICATED_ALREADY: Final = 8
SET_INCOMPLETE: Final = 9
DISCARD_NOT_DUE: Final = 10
DISCARDS_NONE: Final = 11
DISCARD_IN_LAST_TURN: Final = 12
TOO_MANY_CARDS: Final = 13
TILE_NOT_HELD: Final = 14
PLACE_TAKEN: Final = 15
PLACE_APART: Final = 16
TILE_IN_LAST_TURN: Final = 17
PASS_NOT_YET: Final = 18


def dedication_code(seat: i64, kind: i64, value: i64) -> i64:
    """A reward in one integer: whose it is, of which kind, and its value."""
    return (seat * 3 + kind) * 16 + value


def dedication_parts(code: int) -> tuple[int, int, int]:
    """The seat, kind and value of a reward."""
    return code // 48, code // 16 % 3, code % 16


def place_code(cell: i64, tile: i64, turns: i64) -> i64:
    """The move that lays this tile, with this rotation, into this cell."""
    return PLACE + cell * TURNED_TILES + tile * 4 + turns
