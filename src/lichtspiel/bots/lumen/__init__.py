"""The bots of LUMEN: who plays, the reasons for a move, everybody's chances and prospects."""

from lichtspiel.bots.lumen.concerns import concerns
from lichtspiel.bots.lumen.contrast import conclusion, praise, reproach, told_points
from lichtspiel.bots.lumen.outlook import OUTLOOK
from lichtspiel.bots.lumen.players import BOTS
from lichtspiel.bots.lumen.reasons import chances, decided, reasons, reasons_from

__all__ = [
    "BOTS",
    "OUTLOOK",
    "chances",
    "concerns",
    "conclusion",
    "decided",
    "praise",
    "reasons",
    "reasons_from",
    "reproach",
    "told_points",
]
