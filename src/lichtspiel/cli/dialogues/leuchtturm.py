"""Die Leuchtturm-Architekten at the keyboard: 3>5 moves a stone, 0 is the harbour; +r refills; yes and no answer."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from lichtspiel import Move, View
from lichtspiel.cli.dialogues.dialogue import Dialogue, Misunderstood
from lichtspiel.core.boards import Line, Span
from lichtspiel.games.leuchtturm import moves
from lichtspiel.games.leuchtturm.box import COLORS, LETTERS
from lichtspiel.games.leuchtturm.finder import Reach, reach
from lichtspiel.games.leuchtturm.views import LeuchtturmView
from lichtspiel.words import say

SHORT: Final = {"y": "claim", "yes": "claim", "ja": "claim", "j": "claim", "tak": "claim", "t": "claim"} | {
    "n": "decline",
    "no": "decline",
    "nein": "decline",
    "nie": "decline",
    "s": "stop",
}


class LeuchtturmDialogue(Dialogue):
    """Moves are typed in the notation; the menu lists what is legal, and the lighthouses in reach."""

    def labels(self, view: View) -> Mapping[int, str]:
        return {}

    def menu(self, view: View, legal: Sequence[Move]) -> list[Line]:
        assert isinstance(view, LeuchtturmView)
        said = say(self.lang, f"leuchtturm-menu-{view.phase}", moves="  ".join(map(str, legal)), points=view.points)
        return [[Span(said)], *(self._in_reach(one) for one in reach(view))]

    def understand(self, typed: str, view: View, legal: Sequence[Move]) -> Move:
        words = typed.strip().lower().replace(" ", "")
        try:
            return moves.parse(SHORT.get(words, words))
        except ValueError:
            if re.fullmatch(r"\d+>\d+", words):  # A6: there is no such place
                raise Misunderstood(f"A6: {say(self.lang, 'leuchtturm-refused-no-such-place')}") from None
            raise Misunderstood(say(self.lang, "cli-misunderstood", typed=typed[:40])) from None

    def _in_reach(self, one: Reach) -> Line:
        way = "  ".join(map(str, one.moves))
        said = say(self.lang, "leuchtturm-reach-way", island=one.island, way=way, serves=one.serves)
        return [
            Span("  "),
            *(Span(sign, COLORS[LETTERS.index(sign)]) for sign in one.tower),
            Span(f"  {said}", "quiet"),
        ]


DIALOGUE: Final = LeuchtturmDialogue
