"""The learned play of LUMEN, read from its file; `training/lumen_policy.py` makes it."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from lichtspiel.bots.lumen.search.policy import Minds, Policy

FILE: Final = Path(__file__).with_name("weights.json")
HUNDREDTHS: Final = 100


class Learned(msgspec.Struct, frozen=True):
    """What was learned for a number of players: weights in hundredths, strengths in thousandths."""

    own: list[int]
    others: list[int]
    strengths: list[int]


class Weights(msgspec.Struct, frozen=True):
    """The file: what was learned, by number of players, and where it comes from."""

    command: str
    commit: str  # whose code learned it
    gate: str  # what the rig said of it, filled in by hand
    players: dict[int, Learned]


@cache
def weights() -> Weights:
    """What the file holds."""
    return msgspec.json.decode(FILE.read_bytes(), type=Weights)


def minds(players: int) -> Minds:
    """How a master plays, and believes that the others play; not shared, for it has room for one seat's thoughts."""
    found = weights().players[players]
    own, others = _weights(found.own), _weights(found.others)
    return Minds(Policy(own, found.strengths), Policy(others, found.strengths))


def _weights(hundredths: list[int]) -> list[float]:
    return [weight / HUNDREDTHS for weight in hundredths]
