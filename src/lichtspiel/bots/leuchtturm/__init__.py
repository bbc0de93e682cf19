"""The bots of Die Leuchtturm-Architekten: who plays, the reasons for a move, and everybody's chances to win."""

from lichtspiel.bots.leuchtturm.players import BOTS, chances
from lichtspiel.bots.leuchtturm.reasons import reasons

__all__ = ["BOTS", "chances", "reasons"]
