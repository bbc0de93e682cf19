"""Worlds of Lichterfest, judged by the learned values after some more turns."""

from collections.abc import Sequence
from typing import Final

from lichtspiel.bots.lichterfest.search.lookahead import chance_to_win, play_on
from lichtspiel.bots.lichterfest.search.plans import Planner
from lichtspiel.bots.lichterfest.search.turns import policy_move
from lichtspiel.bots.lichterfest.search.values import prospects
from lichtspiel.bots.lichterfest.weights import tables
from lichtspiel.bots.outlook import Outlook, Prospects
from lichtspiel.core.chance import Chance
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View
from lichtspiel.games.lichterfest.box import COLORS, LETTERS, SIDES
from lichtspiel.games.lichterfest.moves import Place
from lichtspiel.games.lichterfest.rules import LichterfestEngine
from lichtspiel.games.lichterfest.views import LichterfestView, quarters_to, turned
from lichtspiel.words import Phrase

TURNS: Final = 4


class LichterfestOutlook(Outlook):
    """Ends the turn, plays some more, and asks the tables; the last turns (L21) are always played."""

    afforded = 48
    confirming = 2
    precise = 0.015

    @staticmethod
    def where(view: View, move: Move) -> Phrase | None:
        assert isinstance(view, LichterfestView)
        if not isinstance(move, Place):
            return None
        x, y = turned(move.at, quarters_to(view))
        ways: dict[str, str | int] = {"ways": "both" if x and y else "across" if x else "up"}
        ways |= {"side": "left" if x < 0 else "right", "level": "above" if y < 0 else "below"}
        return Phrase("lichterfest-where", ways | {"across": abs(x), "up": abs(y)})

    @staticmethod
    def shown(view: View, move: Move) -> Sequence[Phrase]:
        assert isinstance(view, LichterfestView)
        if not isinstance(move, Place):
            return ()
        colors = shown_sides(move.tile, move.turns + quarters_to(view))
        return [
            Phrase("lichterfest-turned", {"side": side, "color": color})
            for side, color in zip(("top", "right", "bottom", "left"), colors, strict=True)
        ]

    def play_on(self, world: Engine, chance: Chance) -> Prospects:
        assert isinstance(world, LichterfestEngine)
        values = tables(self.players)
        while world.to_move != NOBODY and not world.is_new_turn():
            world.apply(policy_move(values, world, 0, chance))
        play_on(values, world, TURNS if world.last_turns == 0 else self.players, chance)
        return self._judged(world)

    def in_depth(self, world: Engine, chance: Chance) -> Prospects:
        """All look at every way through their turn: a quick reply overlooks exchanges, which flatters some moves."""
        assert isinstance(world, LichterfestEngine)
        planner, turns = Planner(tables(self.players), 1), 0
        while world.to_move != NOBODY and (turns < TURNS or world.last_turns > 0):
            for move in planner.find(world)[0].moves:
                world.apply(move)
            turns += 1
        return self._judged(world)

    def _judged(self, world: LichterfestEngine) -> Prospects:
        values, seats = tables(self.players), range(self.players)
        return Prospects(
            tuple(chance_to_win(values, world, seat) for seat in seats),
            tuple(float(score) for score in prospects(values, world)),
        )


def shown_sides(tile: int, quarters: int) -> list[str]:
    """The colours that a tile shows to the top, the right, the bottom and the left, turned so often."""
    return [COLORS[LETTERS.index(SIDES[tile][(side - quarters) % 4])] for side in range(4)]


OUTLOOK: Final = LichterfestOutlook
