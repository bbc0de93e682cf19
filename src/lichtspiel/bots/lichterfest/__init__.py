"""The bots of Lichterfest: who plays, the reasons for a move, and everybody's chances to win."""

from lichtspiel.bots.lichterfest.players import BOTS, chances
from lichtspiel.bots.lichterfest.reasons import reasons

__all__ = ["BOTS", "chances", "reasons"]
