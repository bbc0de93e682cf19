"""The material of Die Leuchtturm-Architekten, as it lies in the box: stones, islands, and the 24 order cards."""

from itertools import pairwise, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLORS: Final = ("red", "white", "black")
LETTERS: Final = "rwk"
STONES: Final = 6  # of each colour (A1)
ISLANDS: Final = 8
HARBOUR: Final = 0
HEIGHT: Final = 4
POINTS: Final = 4

# A2: every tower of four stones in which no two neighbours have the same colour, bottom to top.
TOWERS: Final[tuple[str, ...]] = tuple(
    "".join(stones)
    for stones in product(LETTERS, repeat=HEIGHT)
    if all(below != above for below, above in pairwise(stones))
)
CARD_NAMED: Final[dict[str, int]] = {stones: card for card, stones in enumerate(TOWERS)}
CARDS: Final = 24
HAND: Final = 3

# A3: by number of players, how many cards lie in each of the two public stacks.
STACKS: Final[dict[int, tuple[int, int]]] = {2: (9, 9), 3: (8, 7), 4: (6, 6)}

# In the engine a stone is 1, 2 or 3, and a tower a number with two bits per stone, the top stone lowest.
NO_STONE: Final = 0
FULL: Final = 64  # a tower of four stones is at least this
TOWER_NUMBERS: Final = 256


def tower_number(stones: str) -> int:
    """The engine's number of a tower that is given as letters, bottom to top."""
    number = 0
    for letter in stones:
        number = number * 4 + LETTERS.index(letter) + 1
    return number


def stones_of(number: int) -> str:
    """The letters of a tower, bottom to top."""
    return "" if number == 0 else stones_of(number // 4) + LETTERS[number % 4 - 1]


def _card_table() -> vec[i64]:
    """The card that shows a finished tower, by the tower's number; -1 for every other number."""
    numbers = [tower_number(stones) for stones in TOWERS]
    return vec[i64]([numbers.index(number) if number in numbers else -1 for number in range(TOWER_NUMBERS)])


CARD_OF: Final[vec[i64]] = _card_table()


def _tower_table() -> vec[i64]:
    """The number of the tower that each card shows."""
    return vec[i64]([tower_number(stones) for stones in TOWERS])


TOWER_OF: Final[vec[i64]] = _tower_table()
