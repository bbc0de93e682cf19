"""The bots of Die Leuchtturm-Architekten: who plays, the reasons for a move, everybody's chances and prospects."""

from lichtspiel.bots.leuchtturm.outlook import OUTLOOK
from lichtspiel.bots.leuchtturm.players import BOTS, chances
from lichtspiel.bots.leuchtturm.reasons import reasons, reasons_in_plan

__all__ = ["BOTS", "OUTLOOK", "chances", "reasons", "reasons_in_plan"]
