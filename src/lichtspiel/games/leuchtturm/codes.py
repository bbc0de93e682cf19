"""Moves, notes of the journal and reasons to refuse, as the integers of the engine of Die Leuchtturm-Architekten."""

from typing import Final

from mypy_extensions import i64

from lichtspiel.games.leuchtturm.box import POINTS

# What the seat to move decides.
REFILL: Final = 0  # which stone goes into the harbour (A4, A12)
MOVE: Final = 1  # which stone moves (A5)
ANSWER: Final = 2  # whether it claims the card it is asked about (A15)
OVER: Final = 3

# Moves as integers: three stones to refill, nine places with four distances, the stop and the two answers.
# Plain numbers, since mypyc folds constants of one module only and would look others up at every move; a test holds
# them to the box.
PUT: Final = 0
STEP: Final = 3
STOP: Final = STEP + 9 * 4
CLAIM: Final = STOP + 1
DECLINE: Final = STOP + 2
MOVES: Final = STOP + 3

# What the journal tells: one of these, the seat, and up to three details.
DID_REFILL: Final = 0  # stone
DID_MOVE: Final = 1  # stone, from, by
DID_COMPLETE: Final = 2  # card, island
WAS_ASKED: Final = 3  # card, where it is, 1 if claiming it ends the game
DID_CLAIM: Final = 4  # card, where it was
SHOWED: Final = 5  # stack, card that shows now; the seat is the one that took the card above it
EMPTIED: Final = 6  # stack; likewise
DID_DECLINE: Final = 7  # card
PULLED_DOWN: Final = 8  # card, island, why
DID_STOP: Final = 9  # points left
LAPSED: Final = 10  # points left
BEGAN: Final = 11  # turn
STANDS: Final = 12  # card, where it is; the seat is the one that completed its lighthouse

# Why a lighthouse is pulled down.
CARD_BURIED: Final = 0  # A14 e: its card is buried
UNCLAIMED: Final = 1  # A15: whoever holds its card declined
NO_SUPPLY: Final = 2  # A16: the supply is empty

# Why a move is refused; `refusals.py` has the paragraph and the sentence of each.
ALLOWED: Final = 0
REFILL_NOT_DUE: Final = 1
STONE_NOT_LEFT: Final = 2
REFILL_DUE: Final = 3
ANSWER_DUE: Final = 4
NOT_ASKED: Final = 5
NO_STONE_THERE: Final = 6
TOO_FEW_POINTS: Final = 7
ISLAND_FULL: Final = 8
SAME_COLOR: Final = 9
STOPS_BEFORE: Final = 10
HARBOUR_LOST: Final = 11
STOP_WITHOUT_LIGHTHOUSE: Final = 12
STOP_BEFORE_HARBOUR: Final = 13


def step_code(origin: i64, by: i64) -> i64:
    """The move of the top stone of a place by a number of islands."""
    return STEP + origin * POINTS + by - 1


def step_origin(move: i64) -> i64:
    """The place whose top stone a step moves."""
    return (move - STEP) // POINTS


def step_length(move: i64) -> i64:
    """By how many islands a step goes, and so what it costs (A5)."""
    return (move - STEP) % POINTS + 1
