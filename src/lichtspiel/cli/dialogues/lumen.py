"""LUMEN at the keyboard: 3 bids three tips, 3+ adds the extra stone; #4 (or 4) plays the fourth card dealt."""

from collections.abc import Mapping, Sequence
from typing import Final

from lichtspiel import Move, View
from lichtspiel.cli.dialogues.dialogue import Dialogue, Misunderstood
from lichtspiel.core.boards import Line, Span
from lichtspiel.games.lumen import moves
from lichtspiel.games.lumen.moves import Play
from lichtspiel.games.lumen.prompts import announced
from lichtspiel.games.lumen.views import LumenView
from lichtspiel.words import say, sentence


class LumenDialogue(Dialogue):
    """Places are numbered on the board as in the notation."""

    def labels(self, view: View) -> Mapping[int, str]:
        return {}

    def menu(self, view: View, legal: Sequence[Move]) -> list[Line]:
        assert isinstance(view, LumenView)
        if view.phase == "bid":
            return [[Span(say(self.lang, "lumen-menu-bid"))]]
        return [[Span(say(self.lang, "lumen-menu-play", places=" ".join(map(str, legal))))]]

    def understand(self, typed: str, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LumenView)
        words = typed.strip().replace(" ", "")
        if view.phase == "play" and words.isdecimal():
            words = f"#{words}"
        try:
            return moves.parse(words)
        except ValueError:
            raise Misunderstood(say(self.lang, "cli-misunderstood", typed=typed[:40])) from None

    def pictured(self, move: Move, view: View) -> list[Line]:
        assert isinstance(view, LumenView)
        if not isinstance(move, Play) or view.mine is None:
            return []
        return [[Span(sentence(announced(view, move), self.lang))]]


DIALOGUE: Final = LumenDialogue
