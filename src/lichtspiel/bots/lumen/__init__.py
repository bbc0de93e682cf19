"""The bots of LUMEN: who plays, the reasons for a move, and everybody's chances to win."""

from lichtspiel.bots.lumen.players import BOTS
from lichtspiel.bots.lumen.reasons import chances, reasons, reasons_from

__all__ = ["BOTS", "chances", "reasons", "reasons_from"]
