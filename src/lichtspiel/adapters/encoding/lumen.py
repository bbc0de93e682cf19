"""LUMEN as numbers.

Actions: 0 to 20 are the bids, twice the tokens and one more with the extra token (21, ten with it, is never legal,
M5); 22 to 31 play the card of place 0 to 9.
"""

from typing import Final

from mypy_extensions import i64

from lichtspiel.adapters.encoding.encoder import Encoder, Sheet
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.games.lumen.box import COLORS, HAND, NOTHING, ROUNDS, color_of, value_of
from lichtspiel.games.lumen.codes import PLAY
from lichtspiel.games.lumen.rules import LumenEngine, hidden_from
from lichtspiel.games.lumen.seats import NO_BID

HIGHEST: Final = 12
POINT_STEP: Final = 5  # all points are multiples of it (M8, M9)
LOWEST_TOTAL: Final = -200  # four rounds, each ten tricks off (M9)
MOST_STEPS: Final = 60


class LumenEncoder(Encoder):
    """Every seat's cards as far as the viewer sees them, the bids, the trick, and the points."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.actions = PLAY + HAND
        self.longest = ROUNDS * (HAND + 1) * players
        self.parts = [
            ("phase: bid, play", 2, 1),
            ("round", ROUNDS, 1),
            ("seat with the dark plus card", players, 1),
            ("seat that leads", players, 1),
            ("seat to move", players, 1),
        ]
        for seat in range(players):
            self._add_seat(seat)
        self.parts.append(("the trick on the table is of this round", 1, 1))
        for seat in range(players):
            self.parts += card_parts(f"trick, seat +{seat}")
        self.parts.append(("seat that led the trick", players, 1))
        self.parts.append(("seat that won it, if it is finished", players, 1))
        for seat in range(players):
            for place in range(HAND):
                self.memory_parts += card_parts(f"played by seat +{seat} from place {place}")

    def _add_seat(self, seat: int) -> None:
        for place in range(HAND):
            self.parts += card_parts(f"seat +{seat}, place {place}")
        self.parts += [
            (f"seat +{seat}: has bid", 1, 1),
            (f"seat +{seat}: tips", 1, HAND),
            (f"seat +{seat}: extra token", 1, 1),
            (f"seat +{seat}: tricks", 1, HAND),
            (f"seat +{seat}: points, in fives above -200", 1, MOST_STEPS),
        ]

    def write(self, engine: Engine, viewer: i64, sheet: Sheet) -> None:
        """M4: what lies open, and the fronts of all hands but the viewer's; the table sees no fronts."""
        assert isinstance(engine, LumenEngine)
        over = engine.to_move == NOBODY
        sheet.mark(NOBODY if over else 0 if engine.bidding() else 1, 2)
        sheet.mark(engine.round, ROUNDS)
        sheet.mark(self.from_viewer(engine.dark(), viewer), self.players)
        sheet.mark(self.from_viewer(engine.leader, viewer), self.players)
        sheet.mark(self.from_viewer(engine.to_move, viewer), self.players)
        for offset in range(self.players):
            self._write_seat(engine, self.seat_at(offset, viewer), viewer, sheet)
        self._write_trick(engine, viewer, sheet)

    def _write_seat(self, engine: LumenEngine, number: i64, viewer: i64, sheet: Sheet) -> None:
        hidden = hidden_from(viewer, number)
        for place in range(HAND):
            if engine.holds(number, place):
                card = engine.card(number, place)
                sheet.mark(color_of(card), len(COLORS))
                sheet.put(0 if hidden else value_of(card))
            else:
                sheet.skip(len(COLORS) + 1)
        sheet.put(0 if engine.tips(number) == NO_BID else 1)
        sheet.put(engine.tips(number))
        sheet.put(engine.extra(number))
        sheet.put(engine.tricks(number))
        sheet.put((engine.total(number) - LOWEST_TOTAL) // POINT_STEP)

    def _write_trick(self, engine: LumenEngine, viewer: i64, sheet: Sheet) -> None:
        """M4: the trick stays until the next lead, even into the next round."""
        sheet.put(1 if engine.laid > 0 and engine.trick_round == engine.round else 0)
        for offset in range(self.players):
            turn = (self.seat_at(offset, viewer) - engine.trick_leader) % self.players
            if turn < engine.laid:
                write_card(engine.trick_card(turn), sheet)
            else:
                sheet.skip(len(COLORS) + 1)
        sheet.mark(self.from_viewer(engine.trick_leader, viewer) if engine.laid > 0 else NOBODY, self.players)
        finished = engine.laid == self.players
        sheet.mark(self.from_viewer(engine.trick_winner(), viewer) if finished else NOBODY, self.players)

    def write_memory(self, engine: Engine, viewer: i64, sheet: Sheet) -> None:
        """The cards that were played in this round, which all have seen."""
        assert isinstance(engine, LumenEngine)
        for offset in range(self.players):
            seat = self.seat_at(offset, viewer)
            for place in range(HAND):
                if engine.holds(seat, place) or engine.card(seat, place) == NOTHING:
                    sheet.skip(len(COLORS) + 1)
                else:
                    write_card(engine.card(seat, place), sheet)

    def meaning(self, action: int) -> str:
        """A bid or a place."""
        if action < PLAY:
            return f"bid {action // 2}" + (" with the extra token" if action % 2 else "")
        return f"play the card of place {action - PLAY}"


def card_parts(whose: str) -> list[tuple[str, int, int]]:
    """What is known of one card."""
    return [(f"{whose}: {', '.join(COLORS)}", len(COLORS), 1), (f"{whose}: value", 1, HIGHEST)]


def write_card(card: i64, sheet: Sheet) -> None:
    """A card everyone sees."""
    sheet.mark(color_of(card), len(COLORS))
    sheet.put(value_of(card))


ENCODER: Final = LumenEncoder
