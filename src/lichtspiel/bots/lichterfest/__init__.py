"""The bots of Lichterfest: who plays, the reasons for a move, everybody's chances and prospects."""

from lichtspiel.bots.lichterfest.outlook import OUTLOOK
from lichtspiel.bots.lichterfest.players import BOTS, chances
from lichtspiel.bots.lichterfest.reasons import reasons

__all__ = ["BOTS", "OUTLOOK", "chances", "reasons"]
