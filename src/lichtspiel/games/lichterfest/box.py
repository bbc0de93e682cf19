"""The material of Lichterfest, as it lies in the box: facts read off the printed game."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLORS: Final = ("white", "orange", "red", "purple", "blue", "green", "black")
LETTERS: Final = "worpbgk"
RED: Final = 2

# The four side colours of tile 0, 1, 2 … in clockwise order. Tile 0 is the start tile; its ship is no symbol (L16).
SIDES: Final[tuple[str, ...]] = tuple(
    "brwk wkok gggr opoo rkgp rgbp wgog rgkr wbkb grow bpwr rrgg"
    " kpbb wwrg wopw gppr gbob brkg bkwg prkk rkro gpbp obwo brwk"
    " bwgp obob wkwk gbko pkwo ropw ppkp okpr bwor bpko rwko wgpb".split()
)
SYMBOLS: Final[dict[int, str]] = {
    6: "lotus",
    8: "koi",
    11: "dragon",
    14: "panda",
    15: "dragon",
    19: "panda",
    20: "lotus",
    21: "dragon",
    22: "koi",
    25: "koi",
    26: "panda",
}
START: Final = 0
TILES: Final = 36
HAND: Final = 3

# By number of players: tiles that go back unseen (L3), lantern cards a colour (L4), reward dots sorted out (L5).
TILES_BACK: Final[dict[int, int]] = {2: 13, 3: 8, 4: 3}
CARDS: Final[dict[int, int]] = {2: 5, 3: 7, 4: 8}
DOTS_OUT: Final[dict[int, tuple[int, ...]]] = {2: (3, 4), 3: (4,), 4: ()}

KINDS: Final = ("four", "pairs", "seven")
# Each stack of rewards from the top: value and number of dots (L5).
REWARDS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "four": ((8, 0), (7, 4), (7, 0), (6, 3), (6, 0), (5, 3), (5, 0), (5, 0), (4, 0)),
    "pairs": ((9, 0), (8, 4), (8, 0), (7, 3), (7, 0), (6, 3), (6, 0), (5, 0), (5, 0)),
    "seven": ((10, 0), (9, 4), (9, 0), (8, 3), (8, 0), (7, 3), (7, 0), (6, 0), (5, 0)),
}
GENERAL_REWARDS: Final = 3
GENERAL_VALUE: Final = 4


def rewards(players: int, kind: str) -> list[int]:
    """The stack of rewards of a kind for this many players, top first (L5)."""
    return [value for value, dots in REWARDS[kind] if dots not in DOTS_OUT[players]]


# The 43 sets one can dedicate (L11): 7 fours, 35 triples of pairs, one seven; each as its colours.
SETS: Final[tuple[tuple[int, ...], ...]] = (
    *((color,) for color in range(7)),
    *combinations(range(7), 3),
    (),
)
SET_COUNT: Final = 43
FIRST_PAIRS: Final = 7
SEVEN: Final = 42
CARDS_EACH: Final = (4, 2, 1)  # of each colour in a set, by kind


def kind_of(chosen: int) -> int:
    """Which of KINDS a set is of."""
    return 0 if chosen < FIRST_PAIRS else 2 if chosen == SEVEN else 1


def _look_table() -> vec[i64]:
    """The colour that tile `t`, turned `q` quarters, shows to table side `s`, at index (t * 4 + q) * 4 + s."""
    return vec[i64](
        LETTERS.index(SIDES[tile][(side - turns) % 4])
        for tile in range(TILES)
        for turns in range(4)
        for side in range(4)
    )


def _cost_table() -> vec[i64]:
    """How many cards of colour `c` set `s` costs, at index s * 7 + c."""
    return vec[i64](
        CARDS_EACH[kind_of(chosen)] if color in (SETS[chosen] or range(7)) else 0
        for chosen in range(len(SETS))
        for color in range(7)
    )


LOOK: Final[vec[i64]] = _look_table()
COST: Final[vec[i64]] = _cost_table()
