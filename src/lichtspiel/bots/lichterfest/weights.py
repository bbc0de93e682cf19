"""The learned values of Lichterfest, read from their file; `training/lichterfest.py` makes it."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from lichtspiel.bots.lichterfest.search.values import Tables

HUNDREDTHS: Final = 100


class Weights(msgspec.Struct, frozen=True):
    """What the file holds for each number of players, in hundredths of a point."""

    patterns: list[int]
    boats: list[int]
    lacks: list[int]
    blocks: list[int]


@cache
def tables(players: int) -> Tables:
    """The values for a number of players."""
    text = (files("lichtspiel.bots.lichterfest") / "weights.json").read_bytes()
    found = msgspec.json.decode(text, type=dict[int, Weights])[players]
    return Tables(_points(found.patterns), _points(found.boats), _points(found.lacks), _points(found.blocks))


def _points(hundredths: list[int]) -> list[float]:
    return [weight / HUNDREDTHS for weight in hundredths]
