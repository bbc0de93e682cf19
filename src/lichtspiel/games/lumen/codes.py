"""Moves, notes of the journal and reasons to refuse, as the integers of LUMEN's engine."""

from typing import Final

# Moves as integers: the bids, tips * 2 + 1 with the extra stone (ten tips with it are not offered), then the places.
# Plain numbers, since mypyc folds constants of one module only and would look others up at every move; a test holds
# them to the box.
BIDS: Final = 21
PLAY: Final = 22

# What the journal tells: one of these, the seat, and up to three details.
DID_BID: Final = 0  # tips, whether with the extra stone
DID_PLAY: Final = 1  # place, card
WON_TRICK: Final = 2  # the number of the trick in the round
SCORED: Final = 3  # round, points, total
DEALT: Final = 4  # round, who has the dark plus card; the seat is the one that bids and leads first

# Why a move is refused; `refusals.py` has the paragraph and the sentence of each.
ALLOWED: Final = 0
BIDS_ARE_MADE: Final = 1
NO_SUCH_BID: Final = 2
TEN_WITH_EXTRA: Final = 3
BIDS_COME_FIRST: Final = 4
NO_SUCH_PLACE: Final = 5
PLUS_CARD: Final = 6
PLACE_EMPTY: Final = 7
MUST_FOLLOW: Final = 8
