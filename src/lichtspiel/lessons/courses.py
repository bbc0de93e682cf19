"""What a course consists of: lessons of steps, as data, one file for each game beside its words."""

from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import field

from lichtspiel import games
from lichtspiel.lessons.conditions import Condition
from lichtspiel.words import read_course

# What a sentence can point at. The boards of the page carry these marks; `which` tells things of one kind apart.
Thing: TypeAlias = Literal[
    "lake",  # Lichterfest
    "place",  # by its coordinates, "0,-1"
    "hand",  # all tiles of the own hand
    "tile",  # one of them, by its number
    "cards",  # the lanterns of a seat
    "boats",  # of a seat
    "rewards",
    "reward",  # a stack, by its kind
    "harbour",  # Die Leuchtturm-Architekten
    "island",
    "supply",
    "order",  # one's own, by its tower
    "public",  # an order that lies open in the middle, by its tower
    "points",
    "bids",  # LUMEN: the stones to bid with
    "card",  # of the own hand, by its place, from 0
    "trick",
    "plus",  # the own plus card
    "stones",  # the bid and tricks of a seat
    "pad",
    "seat",  # a person at the table, in any game
    "button",  # of the action line, by what it does
]

LEARNER: Final = 0  # the seat of whoever takes a lesson


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a sentence points at, by its meaning."""

    thing: Thing
    which: str = ""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sentence of a lesson by its name, and where in the learner's view its arguments are: `seats.1.points`."""

    says: str
    args: dict[str, str] = {}


class Detour(Said, frozen=True, kw_only=True):
    """Another move than the one a step waits for, and what to say of it; without a condition, of every other."""

    when: Condition | None = None
    such: str = ""  # a move of this kind, in its notation


class Step(Said, frozen=True, kw_only=True):
    """One idea: a sentence, what it points at, and the move it waits for, if it waits for one."""

    marks: tuple[Mark, ...] = ()
    rules: tuple[str, ...] = ()  # the paragraphs that it teaches
    waits_for: Condition | None = None
    way: str = ""  # a move that fulfils it, in its notation
    detours: tuple[Detour, ...] = ()
    then: tuple[str, ...] = ()  # moves that follow by themselves; of several with "or" between, the first legal one


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game that begins as this seed deals it, after these moves."""

    name: str
    players: int
    seed: str
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}
    played: tuple[str, ...] = ()
    pad: bool = False  # whether the game's own aid is at hand


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game, in order."""

    lessons: tuple[Lesson, ...] = field(name="lesson")


@cache
def course_of(game: str) -> Course | None:
    """The course of a game; none if it has none. Raises KeyError if there is no such game."""
    games.learn_words(game)
    text = read_course(game)
    return None if text is None else msgspec.toml.decode(text, type=Course)
