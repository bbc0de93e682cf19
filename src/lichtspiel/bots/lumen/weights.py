"""The learned play of LUMEN, read from its file; `training/lumen_policy.py` makes it."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from lichtspiel.bots.lumen.search.kinds import Opponents
from lichtspiel.bots.lumen.search.policy import Minds, Policy

FILE: Final = Path(__file__).with_name("weights.json")
HUNDREDTHS: Final = 100
DECIDED: Final = 3.0  # by how much an answer, which learns by trying, is more decided once it has learned
GREEDY: Final = 0.2  # how likely somebody is greedy, before they have done anything


class Learned(msgspec.Struct, frozen=True):
    """How a kind of players plays, and the answer to it: weights in hundredths, strengths in thousandths."""

    own: list[int]
    others: list[int]
    strengths: list[int]


class Kinds(msgspec.Struct, frozen=True):
    """What was learned for a number of players, by whom one plays against."""

    masters: Learned
    greedy: Learned


class Weights(msgspec.Struct, frozen=True):
    """The file: what was learned, by number of players, and where it comes from."""

    command: str
    commit: str  # whose code learned it
    gate: str  # what the rig said of it, filled in by hand
    players: dict[int, Kinds]


@cache
def weights() -> Weights:
    """What the file holds."""
    return msgspec.json.decode(FILE.read_bytes(), type=Weights)


def minds(players: int) -> Minds:
    """How masters play, and the answer to it; not shared, for it has room for one seat's thoughts."""
    return minds_of(weights().players[players].masters)


def opponents(players: int) -> Opponents:
    """Whom a master may meet, before it has seen them play; not shared, either."""
    known = weights().players[players]
    return Opponents(players, [minds_of(known.masters), minds_of(known.greedy)], [1.0 - GREEDY, GREEDY])


def minds_of(learned: Learned) -> Minds:
    """A kind of players, and the answer to it."""
    own, others = _weights(learned.own, DECIDED), _weights(learned.others)
    return Minds(Policy(own, learned.strengths), Policy(others, learned.strengths))


def _weights(hundredths: list[int], factor: float = 1.0) -> list[float]:
    return [factor * weight / HUNDREDTHS for weight in hundredths]
