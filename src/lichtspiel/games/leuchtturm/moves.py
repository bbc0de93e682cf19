"""The moves of Die Leuchtturm-Architekten: typed, with their form in records, notation and the engine's integer."""

import re
from typing import ClassVar, Final, Literal

from msgspec import field

from lichtspiel.core.moves import Move, Number
from lichtspiel.games.leuchtturm.box import COLORS, HARBOUR, ISLANDS, LETTERS
from lichtspiel.games.leuchtturm.codes import CLAIM, DECLINE, PUT, STEP, STOP, step_code, step_length, step_origin

Color = Literal["red", "white", "black"]


class Refill(Move, frozen=True, tag="refill"):
    """A4, A12: a stone from the supply into the harbour. Notation: +r, +w or +k."""

    stone: Color
    rule: ClassVar[str] = "A12"

    def __str__(self) -> str:
        return f"+{letter_of(self.stone)}"


class Step(Move, frozen=True, tag="move"):
    """A5: a top stone on by some islands, counting full ones; 0 is the harbour. Notation: place>island, as in 3>5.

    A stone goes at most four islands far, so origin and target say how far it went.
    """

    origin: Number = field(name="from")
    by: Number
    rule: ClassVar[str] = "A5"

    def __str__(self) -> str:
        return f"{self.origin}>{target_of(self)}"


class Stop(Move, frozen=True, tag="stop"):
    """A11: leave the remaining points, after a lighthouse. Notation: stop."""

    rule: ClassVar[str] = "A11"

    def __str__(self) -> str:
        return "stop"


class Claim(Move, frozen=True, tag="claim"):
    """A15: lay the card one is asked about open before oneself. Notation: claim."""

    rule: ClassVar[str] = "A15"

    def __str__(self) -> str:
        return "claim"


class Decline(Move, frozen=True, tag="decline"):
    """A15: leave the card one is asked about where it is. Notation: decline."""

    rule: ClassVar[str] = "A15"

    def __str__(self) -> str:
        return "decline"


LeuchtturmMove = Refill | Step | Stop | Claim | Decline


def letter_of(color: str) -> str:
    """The letter of a colour."""
    return LETTERS[COLORS.index(color)]


def stone_number(color: str) -> int:
    """The engine's number of a stone."""
    return COLORS.index(color) + 1


def stone_color(number: int) -> Color:
    """The colour of an engine's stone."""
    return COLORS[number - 1]


def target_of(move: Step) -> int:
    """A6: the island on which a stone would land."""
    return (move.origin + move.by - 1) % ISLANDS + 1


def encode(move: Move) -> int:
    """The engine's integer of a legal move."""
    match move:
        case Refill(stone):
            return PUT + COLORS.index(stone)
        case Step(origin, by):
            return int(step_code(origin, by))
        case Stop():
            return STOP
        case Claim():
            return CLAIM
        case Decline():
            return DECLINE
    raise TypeError(f"not a move of Die Leuchtturm-Architekten: {move!r}")


def decode(code: int) -> LeuchtturmMove:
    """The move of an engine's integer."""
    if code < STEP:
        return Refill(COLORS[code - PUT])
    if code < STOP:
        return Step(int(step_origin(code)), int(step_length(code)))
    return Stop() if code == STOP else Claim() if code == CLAIM else Decline()


_STEP: Final = re.compile(rf"(\d{{1,2}})>([1-{ISLANDS}])")
_REFILL: Final = re.compile(rf"\+([{LETTERS}])")
_WORDS: Final[dict[str, LeuchtturmMove]] = {"stop": Stop(), "claim": Claim(), "decline": Decline()}


def parse(notation: str) -> LeuchtturmMove:
    """The move from its short notation; raises ValueError."""
    if notation in _WORDS:
        return _WORDS[notation]
    if found := _STEP.fullmatch(notation):
        origin, target = int(found[1]), int(found[2])
        return Step(origin, target if origin == HARBOUR else (target - origin - 1) % ISLANDS + 1)
    if found := _REFILL.fullmatch(notation):
        return Refill(COLORS[LETTERS.index(found[1])])
    raise ValueError(notation)
