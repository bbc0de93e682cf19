"""Lichterfest at the keyboard: A 5 lays tile A on place 5, an r turns it; d1 dedicates; r>b exchanges; -r discards."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from lichtspiel import Move, View
from lichtspiel.cli.dialogues.dialogue import Dialogue, Misunderstood
from lichtspiel.core.boards import Line, Span
from lichtspiel.games.lichterfest import moves
from lichtspiel.games.lichterfest.box import KINDS
from lichtspiel.games.lichterfest.moves import At, Dedicate, Discard, Exchange, Pass, Place, letter_of
from lichtspiel.games.lichterfest.text import tile_lines
from lichtspiel.games.lichterfest.views import LichterfestView, next_reward, open_places, own_seat, quarters_to, turned
from lichtspiel.words import say

_PLACE: Final = re.compile(r"([abc])\s*(\d{1,3})\s*(r*)")
_DEDICATE: Final = re.compile(r"d\s*(\d{1,2})")


class LichterfestDialogue(Dialogue):
    """Tiles are A, B and C, open places are numbered in reading order, sets are numbered as they are listed."""

    def labels(self, view: View) -> Mapping[At, str]:
        assert isinstance(view, LichterfestView)
        return {place: str(number) for number, place in enumerate(_as_one_reads(view), 1)}

    def menu(self, view: View, legal: Sequence[Move]) -> list[Line]:
        assert isinstance(view, LichterfestView)
        kinds = {type(move) for move in legal}
        said: list[Line] = []
        if Place in kinds:
            said.append([Span(say(self.lang, "lichterfest-menu-place", place=min(5, len(open_places(view)))))])
        if Discard in kinds:
            said.append([Span(say(self.lang, "lichterfest-menu-discard"))])
        if Exchange in kinds:
            said.append([Span(say(self.lang, "lichterfest-menu-exchange"))])
        said += [self._offer(number, move, view) for number, move in enumerate(_sets(legal), 1)]
        if Pass in kinds:
            said.append([Span(say(self.lang, "lichterfest-menu-pass"))])
        return said

    def understand(self, typed: str, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, LichterfestView)
        words = typed.strip().lower()
        if found := _PLACE.fullmatch(words):
            return self._place(view, "abc".index(found[1]), int(found[2]), len(found[3]))
        if found := _DEDICATE.fullmatch(words):
            return self._dedicate(_sets(legal), int(found[1]))
        try:
            return moves.parse("pass" if words == "p" else words.replace(" ", ""))
        except ValueError:
            raise Misunderstood(say(self.lang, "cli-misunderstood", typed=typed[:40])) from None

    def spoken(self, move: Move, view: View, legal: Sequence[Move]) -> str:
        assert isinstance(view, LichterfestView)
        match move:
            case Place(tile, turns, at):
                sign = "ABC"[(own_seat(view).hand or ()).index(tile)]
                place = _as_one_reads(view).index(at) + 1
                return f"{sign} {place} {'r' * ((turns + quarters_to(view)) % 4)}".strip()
            case Dedicate():
                return f"d{_sets(legal).index(move) + 1}"
        return str(move)

    def adjusted(self, typed: str, move: Move) -> Move | None:
        if isinstance(move, Place) and re.fullmatch(r"r+", typed.strip().lower()):
            return replace(move, turns=(move.turns + len(typed.strip())) % 4)
        return None

    def confirm_key(self, move: Move) -> str:
        return "lichterfest-menu-confirm" if isinstance(move, Place) else "cli-confirm"

    def pictured(self, move: Move, view: View) -> list[Line]:
        assert isinstance(view, LichterfestView)
        return tile_lines(move.tile, move.turns + quarters_to(view)) if isinstance(move, Place) else []

    def _place(self, view: LichterfestView, tile: int, place: int, turns: int) -> Place:
        """A tile is laid as the hand shows it; each r turns it clockwise by a quarter."""
        hand, places = own_seat(view).hand or (), _as_one_reads(view)
        if tile >= len(hand) or not 1 <= place <= len(places):
            raise Misunderstood(say(self.lang, "lichterfest-menu-no-place", tiles=len(hand), places=len(places)))
        return Place(hand[tile], (turns - quarters_to(view)) % 4, places[place - 1])

    def _dedicate(self, sets: Sequence[Dedicate], number: int) -> Dedicate:
        if not 1 <= number <= len(sets):
            raise Misunderstood(say(self.lang, "lichterfest-menu-no-set", sets=len(sets)))
        return sets[number - 1]

    def _offer(self, number: int, move: Dedicate, view: LichterfestView) -> Line:
        value = next_reward(view, KINDS.index(move.kind))
        said = say(self.lang, "lichterfest-menu-dedicate", number=number, kind=move.kind, value=value)
        return [Span(said), Span(" "), *(Span(letter_of(color), color) for color in move.colors)]


def _as_one_reads(view: LichterfestView) -> list[At]:
    """The open places, from the upper left to the lower right as the viewer sees them."""
    quarters = quarters_to(view)
    return sorted(open_places(view), key=lambda place: turned(place, quarters)[::-1])


def _sets(legal: Sequence[Move]) -> list[Dedicate]:
    return [move for move in legal if isinstance(move, Dedicate)]


DIALOGUE: Final = LichterfestDialogue
