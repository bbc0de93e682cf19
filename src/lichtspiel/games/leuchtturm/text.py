"""Die Leuchtturm-Architekten as a text board: the ring of islands, the orders, and what lies before everyone."""

from collections.abc import Mapping, Sequence
from typing import Final

from lichtspiel.core.boards import NO_LABELS, Line, Span, beside
from lichtspiel.games.leuchtturm.box import COLORS, HARBOUR, HEIGHT, LETTERS, POINTS
from lichtspiel.games.leuchtturm.moves import letter_of
from lichtspiel.games.leuchtturm.views import LeuchtturmView, SeatView, StackView
from lichtspiel.words import say

# A6: clockwise, as on the chart: over the top from left to right, back below from right to left.
UPPER: Final = (2, 3, 4, 5)
LOWER: Final = (1, 8, 7, 6)
PITCH: Final = 11  # from one island to the next


def write(view: LeuchtturmView, names: Sequence[str], lang: str, labels: Mapping[int, str] = NO_LABELS) -> list[Line]:
    """The chart, then the turn, the supply, the public orders, the seats and the viewer's own orders."""
    return [
        *_chart(view, lang, labels),
        [],
        *_turn(view, names, lang),
        *_supply(view, lang),
        *_public(view, lang),
        [],
        *_seats(view, names, lang),
        *_hand(view, lang),
    ]


def _chart(view: LeuchtturmView, lang: str, labels: Mapping[int, str]) -> list[Line]:
    """The harbour at the left of island 1, and the islands in a ring."""
    upper = _row(view, UPPER, "→", labels)
    lower = _row(view, LOWER, "←", labels)
    across = [Span("   ↑" + "↓".rjust(3 * PITCH), "quiet")]
    ring = [*upper, across, *lower]
    harbour = [*([[]] * (len(ring) - 2)), *_harbour(view, lang, labels)]
    return beside(harbour, ring, gap=1)


def _harbour(view: LeuchtturmView, lang: str, labels: Mapping[int, str]) -> list[Line]:
    """The harbour stone on the quay, an arrow to island 1, and below it the name."""
    stone = [_stone(letter_of(view.harbour))] if view.harbour else [Span("·", "quiet")]
    name = say(lang, "leuchtturm-board-harbour")[:8]
    mark = Span(f" {labels.get(HARBOUR, ''):2}", "act")
    return [[Span("   ["), *stone, Span("]"), mark, Span("→", "quiet")], [Span(f" {name} 0", "quiet")]]


def _row(view: LeuchtturmView, islands: Sequence[int], arrow: str, labels: Mapping[int, str]) -> list[Line]:
    """Islands side by side, with an arrow between neighbours."""
    block = _island(view, islands[0], labels)
    for island in islands[1:]:
        arrows: list[Line] = [*([[]] * (HEIGHT + 1)), [Span(f" {arrow} ", "quiet")]]
        block = beside(beside(block, arrows, gap=0), _island(view, island, labels), gap=0)
    return block


def _island(view: LeuchtturmView, island: int, labels: Mapping[int, str]) -> list[Line]:
    """A tower of letters on its island; a finished one has its lamp lit."""
    stones = view.islands[island - 1]
    lamp: Line = [Span("   *", "act")] if len(stones) == HEIGHT else []
    sky: list[Line] = [[] for _ in range(HEIGHT - len(stones))]
    floors: list[Line] = [[Span("   "), _stone(sign)] for sign in reversed(stones)]
    ground: Line = [
        Span(" ("),
        Span(f" {island} ", "strong"),
        Span(")"),
        Span(f"{labels.get(island, ''):2}"[:2], "act"),
    ]
    return [lamp, *sky, *floors, ground]


def _stone(sign: str) -> Span:
    return Span(sign, COLORS[LETTERS.index(sign)])


def tower_spans(stones: str) -> Line:
    """A tower lying on its side, bottom to top from left to right."""
    return [_stone(sign) for sign in stones]


def _turn(view: LeuchtturmView, names: Sequence[str], lang: str) -> list[Line]:
    """Whose turn it is and the points left; and who is asked about what (A15)."""
    lamps = Span("●" * view.points, "act"), Span("○" * (POINTS - view.points) + "   ", "quiet")
    turn = Span(say(lang, "leuchtturm-board-turn", turn=view.turn) + "  ", "quiet")
    lines: list[Line] = [
        [_heading(say(lang, "leuchtturm-board-points")), *lamps, turn, Span(names[view.active][:14])],
    ]
    if view.question is not None and view.to_move is not None:
        who = "you" if view.to_move == view.viewer else "other"
        player, tower = names[view.to_move][:14], view.question.tower
        lines.append([Span(say(lang, "leuchtturm-text-question", who=who, player=player, tower=tower), "act")])
    return lines


def _supply(view: LeuchtturmView, lang: str) -> list[Line]:
    line: Line = [_heading(say(lang, "leuchtturm-board-supply"))]
    for sign, count in zip(LETTERS, view.supply, strict=True):
        line += [_stone(sign), Span(f" {count:<3}", "" if count else "quiet")]
    return [line]


def _public(view: LeuchtturmView, lang: str) -> list[Line]:
    """The two top cards, how many cards there are with them, and what everyone knows to be buried."""
    line: Line = [_heading(say(lang, "leuchtturm-board-public"))]
    for stack in view.public:
        line += _stack(stack, lang)
    if not view.buried:
        return [line]
    return [line, [_heading(say(lang, "leuchtturm-text-buried")), *_cards(view.buried)]]


def _stack(stack: StackView, lang: str) -> Line:
    if stack.top is None:
        return [Span(say(lang, "leuchtturm-board-empty") + "   ", "quiet")]
    count = say(lang, "leuchtturm-board-stack", cards=stack.cards)
    return [*tower_spans(stack.top), Span(f" ({count})   ", "quiet")]


def _seats(view: LeuchtturmView, names: Sequence[str], lang: str) -> list[Line]:
    return [_seat(view, number, names[number], lang) for number in range(len(view.seats))]


def _seat(view: LeuchtturmView, number: int, name: str, lang: str) -> Line:
    """Who it is, how many cards are laid and held, what everyone knows of the hand, and the laid cards."""
    seat: SeatView = view.seats[number]
    turn = Span("▸ " if view.to_move == number else "  ", "act")
    counts = say(lang, "leuchtturm-board-seat", laid=len(seat.laid), cards=seat.cards)
    known = say(lang, "leuchtturm-text-known", towers=" ".join(seat.known)) + "   " if seat.known else ""
    you = "strong" if view.viewer == number else ""
    laid = _cards([card.tower for card in seat.laid])
    return [turn, Span(f"{name[:14]:15}", you), Span(f"{counts}   "), Span(known, "quiet"), *laid]


def _hand(view: LeuchtturmView, lang: str) -> list[Line]:
    """The viewer's own orders."""
    hand = view.seats[view.viewer].hand if isinstance(view.viewer, int) else None
    return [] if not hand else [[], [_heading(say(lang, "leuchtturm-board-hand")), *_cards(hand)]]


def _cards(towers: Sequence[str]) -> Line:
    return [span for tower in towers for span in (*tower_spans(tower), Span("  "))]


def _heading(text: str) -> Span:
    return Span(f"{text[:16]:17}", "quiet")
