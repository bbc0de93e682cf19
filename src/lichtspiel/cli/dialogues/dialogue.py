"""What a dialogue does: it marks the board, says what can be done, and understands what is typed."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from lichtspiel import Move, View
from lichtspiel.core.boards import Line
from lichtspiel.core.errors import LichtspielError


class Misunderstood(LichtspielError):
    """What was typed is not a move; the text says what would be."""


class Dialogue(ABC):
    """Translates between the person at the keyboard and the legal moves of one game."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @abstractmethod
    def labels(self, view: View) -> Mapping[Any, str]:
        """Labels for the places of the board that can be typed."""

    @abstractmethod
    def menu(self, view: View, legal: Sequence[Move]) -> list[Line]:
        """What can be done now, and how to type it."""

    @abstractmethod
    def understand(self, typed: str, view: View, legal: Sequence[Move]) -> Move:
        """The move that was meant, legal or not; raises Misunderstood."""

    def spoken(self, move: Move, view: View, legal: Sequence[Move]) -> str:
        """How one would type a legal move."""
        return str(move)

    def adjusted(self, typed: str, move: Move) -> Move | None:
        """A chosen move, adjusted before it is confirmed (a tile turned); None if what was typed is no adjustment."""
        return None

    def confirm_key(self, move: Move) -> str:
        """The key of the question whether to make a move."""
        return "cli-confirm"

    def pictured(self, move: Move, view: View) -> list[Line]:
        """A chosen move as a picture, to be confirmed."""
        return []
