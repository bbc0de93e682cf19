"""What the page must know of LUMEN beyond what views say: how many rounds there are, and what meets a bid."""

from typing import Final

import msgspec

from lichtspiel.core.material import Material
from lichtspiel.games.lumen.box import HAND, ROUNDS, points_for
from lichtspiel.games.lumen.codes import BIDS
from lichtspiel.games.lumen.moves import Bid, decode


class Aim(msgspec.Struct, frozen=True):
    """M8: a bid, and the numbers of tricks that meet it."""

    tips: int
    extra: bool
    tricks: tuple[int, ...]


class LumenMaterial(Material, frozen=True, tag_field="game", tag="lumen"):
    """The aim of every bid there is (M5)."""

    rounds: int  # M2
    aims: tuple[Aim, ...]


def _aim(bid: Bid) -> Aim:
    met = (tricks for tricks in range(HAND + 1) if points_for(bid.tips, bid.extra, tricks, 0) > 0)
    return Aim(bid.tips, bid.extra, tuple(met))


MATERIAL: Final = LumenMaterial(
    rounds=ROUNDS,
    aims=tuple(_aim(bid) for code in range(BIDS) if isinstance(bid := decode(code), Bid)),
)
