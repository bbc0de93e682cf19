"""The bots of Lichterfest: who plays, the reasons for a move, everybody's chances and prospects."""

from lichtspiel.bots.lichterfest.concerns import concerns
from lichtspiel.bots.lichterfest.contrast import TOLD_APART, comes_anyway, praise, reproach, rival
from lichtspiel.bots.lichterfest.outlook import OUTLOOK
from lichtspiel.bots.lichterfest.players import BOTS, chances, chances_in_plan, decided
from lichtspiel.bots.lichterfest.reasons import every_reason, reasons

__all__ = [
    "BOTS",
    "OUTLOOK",
    "TOLD_APART",
    "chances",
    "chances_in_plan",
    "comes_anyway",
    "concerns",
    "decided",
    "every_reason",
    "praise",
    "reasons",
    "reproach",
    "rival",
]
