"""Die Leuchtturm-Architekten as numbers.

Actions: 0 to 2 put a red, white or black stone into the harbour; 3 to 38 move the top stone of the harbour or of island
1 to 8 by one to four islands, four actions per place; 39 stops; 40 claims and 41 declines.
"""

from typing import Final

from mypy_extensions import i64

from lichtspiel.adapters.encoding.encoder import MOST, Encoder, Sheet
from lichtspiel.core.engine import NOBODY, Engine
from lichtspiel.games.leuchtturm.box import (
    CARD_OF,
    CARDS,
    COLORS,
    HAND,
    HARBOUR,
    HEIGHT,
    ISLANDS,
    POINTS,
    STONES,
    TOWERS,
)
from lichtspiel.games.leuchtturm.cards import BURIED, IN_HAND, LAID, ON_TOP
from lichtspiel.games.leuchtturm.codes import ANSWER, CLAIM, DECLINE, OVER, STEP, STOP, step_length, step_origin
from lichtspiel.games.leuchtturm.ring import landing
from lichtspiel.games.leuchtturm.rules import LeuchtturmEngine

MOST_IN_STACK: Final = 9
STACKS: Final = 2


class LeuchtturmEncoder(Encoder):
    """The islands, the supply, the turn, and for each card every place where it can be as far as the viewer knows."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.actions = DECLINE + 1
        self.longest = 2 * POINTS + 2  # steps, answers, a refill and the first one
        self.parts = [
            ("switches: every step, ask always, take back", 3, 1),
            ("phase: refill, move, answer", 3, 1),
            ("seat to move", players, 1),
            ("seat whose turn it is", players, 1),
            ("seat that ended the game", players, 1),
            ("points left", 1, POINTS),
            ("a lighthouse was completed in this turn", 1, 1),
            ("turns, as 255ths of the limit", 1, MOST),
            ("the card asked about", CARDS, 1),
            ("the island asked about", ISLANDS, 1),
            ("harbour: " + ", ".join(COLORS), len(COLORS), 1),
        ]
        for island in range(1, ISLANDS + 1):
            for height in range(HEIGHT):
                self.parts.append((f"island {island}, stone {height + 1} from the top", len(COLORS), 1))
        self.parts.append(("supply: " + ", ".join(COLORS), len(COLORS), STONES))
        for stack in range(STACKS):
            self.parts += [(f"stack {stack}: cards", 1, MOST_IN_STACK), (f"stack {stack}: top card", CARDS, 1)]
        self.parts += [(f"seat +{seat}: cards in hand", 1, HAND) for seat in range(players)]
        for tower in TOWERS:
            self.parts += [
                (f"card {tower} can be in the hand of seat", players, 1),
                (f"card {tower} can be buried in stack", STACKS, 1),
                (f"card {tower} is on top of stack", STACKS, 1),
                (f"card {tower} is laid before seat", players, 1),
                (f"card {tower}: everyone knows its holder, or that it is buried", 1, 1),
                (f"card {tower}: cannot be taken over now", 1, 1),
            ]

    def write(self, engine: Engine, viewer: i64, sheet: Sheet) -> None:
        """A3: everything but the hands of others and what is buried."""
        assert isinstance(engine, LeuchtturmEngine)
        self._write_turn(engine, viewer, sheet)
        sheet.mark(engine.towers[HARBOUR] - 1, len(COLORS))
        for island in range(1, ISLANDS + 1):
            tower = engine.towers[island]
            for _ in range(HEIGHT):
                sheet.mark((tower & 3) - 1, len(COLORS))
                tower >>= 2
        for stone in range(1, len(COLORS) + 1):
            sheet.put(engine.in_supply(stone))
        for stack in range(STACKS):
            self._write_stack(engine, stack, sheet)
        for offset in range(self.players):
            sheet.put(engine.held[self.seat_at(offset, viewer)])
        self._write_cards(engine, viewer, sheet)

    def _write_turn(self, engine: LeuchtturmEngine, viewer: i64, sheet: Sheet) -> None:
        sheet.put(1 if engine.every_step else 0)
        sheet.put(1 if engine.ask_always else 0)
        sheet.put(1 if engine.take_back else 0)
        sheet.mark(NOBODY if engine.phase == OVER else engine.phase, 3)
        sheet.mark(self.from_viewer(engine.to_move, viewer), self.players)
        sheet.mark(self.from_viewer(engine.active, viewer), self.players)
        sheet.mark(self.from_viewer(engine.ender, viewer), self.players)
        sheet.put(engine.points)
        sheet.put(1 if engine.built else 0)
        sheet.put(MOST * engine.turn // engine.turn_limit)
        asked = engine.phase == ANSWER
        sheet.mark(CARD_OF[engine.towers[engine.asked_about]] if asked else NOBODY, CARDS)
        sheet.mark(engine.asked_about - 1 if asked else NOBODY, ISLANDS)

    def _write_stack(self, engine: LeuchtturmEngine, stack: i64, sheet: Sheet) -> None:
        sheet.put(engine.stack_size(stack))
        sheet.mark(engine.top_card(stack), CARDS)

    def _write_cards(self, engine: LeuchtturmEngine, viewer: i64, sheet: Sheet) -> None:
        possible = engine.possible_places(viewer)
        for card in range(CARDS):
            bits = possible[card]
            self._write_seats(bits >> IN_HAND, viewer, sheet)
            for stack in range(2 * STACKS):  # buried in one, then on top of one
                sheet.put((bits >> (BURIED + stack)) & 1)
            self._write_seats(bits >> LAID, viewer, sheet)
            place = engine.place(card)
            sheet.put(1 if place < ON_TOP and engine.is_traced(card) else 0)
            sheet.put(1 if place >= LAID and engine.is_guarded(card) else 0)

    def _write_seats(self, bits: i64, viewer: i64, sheet: Sheet) -> None:
        for offset in range(self.players):
            sheet.put((bits >> self.seat_at(offset, viewer)) & 1)

    def meaning(self, action: int) -> str:
        """A stone, a step, the stop or an answer."""
        if action < STEP:
            return f"put a {COLORS[action]} stone into the harbour"
        if action < STOP:
            place = step_origin(action)
            origin = "the harbour" if place == HARBOUR else f"island {place}"
            return f"move the top stone of {origin} to island {landing(place, step_length(action))}"
        return "stop" if action == STOP else "claim" if action == CLAIM else "decline"


ENCODER: Final = LeuchtturmEncoder
