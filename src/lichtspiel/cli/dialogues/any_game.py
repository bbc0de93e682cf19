"""Any game at the keyboard: the legal moves are listed in their notation, and typed in it."""

from collections.abc import Mapping, Sequence
from typing import Any

from lichtspiel import AnyGame, Move, View
from lichtspiel.cli.dialogues.dialogue import Dialogue, Misunderstood
from lichtspiel.core.boards import Line, Span
from lichtspiel.words import say


class AnyDialogue(Dialogue):
    """For games without a dialogue of their own."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        super().__init__(lang)
        self.game = game

    def labels(self, view: View) -> Mapping[Any, str]:
        return {}

    def menu(self, view: View, legal: Sequence[Move]) -> list[Line]:
        return [[Span(say(self.lang, "cli-menu", moves="  ".join(map(str, legal))))]]

    def understand(self, typed: str, view: View, legal: Sequence[Move]) -> Move:
        try:
            return self.game.parse(typed.strip())
        except ValueError:
            raise Misunderstood(say(self.lang, "cli-misunderstood", typed=typed[:40])) from None
