"""Die Leuchtturm-Architekten: stones, islands and the towers of the order cards. The rules are A1 to A20."""

from lichtspiel.games.leuchtturm.finder import Reach, reach

__all__ = ["Reach", "reach"]
