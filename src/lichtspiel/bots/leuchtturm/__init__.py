"""The bots of Die Leuchtturm-Architekten: who plays, the reasons for a move, everybody's chances and prospects."""

from lichtspiel.bots.leuchtturm.concerns import concerns
from lichtspiel.bots.leuchtturm.contrast import TOLD_APART, conclusion, praise, reproach
from lichtspiel.bots.leuchtturm.outlook import OUTLOOK
from lichtspiel.bots.leuchtturm.players import BOTS, chances, chances_in_plan
from lichtspiel.bots.leuchtturm.reasons import every_reason, reasons, reasons_in_plan

__all__ = [
    "BOTS",
    "OUTLOOK",
    "TOLD_APART",
    "chances",
    "chances_in_plan",
    "concerns",
    "conclusion",
    "every_reason",
    "praise",
    "reasons",
    "reasons_in_plan",
    "reproach",
]
