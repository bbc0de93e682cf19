"""The learned values of Lichterfest, read from their file; `training/lichterfest.py` makes it."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from lichtspiel.bots.lichterfest.search.values import Tables

HUNDREDTHS: Final = 100


class Weights(msgspec.Struct, frozen=True):
    """What the file holds for each number of players, in hundredths."""

    origin: dict[str, str]  # the command that made them, its commit, and what the gate said
    patterns: list[int]
    boats: list[int]
    lacks: list[int]
    stock: list[int]
    races: list[int]
    scales: list[int]


@cache
def weights(players: int) -> Weights:
    """What the file holds for a number of players."""
    text = (files("lichtspiel.bots.lichterfest") / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[int, Weights])[players]


@cache
def tables(players: int) -> Tables:
    """The values for a number of players."""
    return tables_of(weights(players))


def tables_of(found: Weights) -> Tables:
    """The values that weights stand for."""
    return Tables(
        patterns=_units(found.patterns),
        boats=_units(found.boats),
        lacks=_units(found.lacks),
        stock=_units(found.stock),
        races=_units(found.races),
        scales=_units(found.scales),
    )


def _units(hundredths: list[int]) -> list[float]:
    return [weight / HUNDREDTHS for weight in hundredths]
