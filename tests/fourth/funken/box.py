"""What is in the box of Funken (F1, F2)."""

from typing import Final

SPARKS: Final = 20
HAND: Final = 7
PLAYERS: Final = 2


def others(known: list[int]) -> list[int]:
    """The sparks that are not among these."""
    return [spark for spark in range(1, SPARKS + 1) if spark not in known]
