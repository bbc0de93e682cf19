"""Lichterfest as a text board, seen from the viewer's seat."""

from collections.abc import Mapping, Sequence
from typing import Final

from lichtspiel.core.boards import NO_LABELS, Line, Span, beside, width
from lichtspiel.games.lichterfest.box import COLORS, KINDS, LETTERS, LOOK, START, SYMBOLS
from lichtspiel.games.lichterfest.moves import At
from lichtspiel.games.lichterfest.views import LaidTile, LichterfestView, SeatView, open_places, quarters_to, turned
from lichtspiel.words import say

NORTH, EAST, SOUTH, WEST = range(4)
TILE_WIDTH: Final = 5
TILE_HEIGHT: Final = 3


def write(view: LichterfestView, names: Sequence[str], lang: str, labels: Mapping[At, str] = NO_LABELS) -> list[Line]:
    """The lake between the people round it, then the supply, the rewards, the seats and the viewer's hand."""
    return [
        *_lake_with_people(view, names, labels),
        [],
        *_supply(view, lang),
        *_rewards(view, lang),
        [],
        *_seats(view, names, lang),
        *_hand(view, lang),
    ]


def tile_lines(tile: int, turns: int) -> list[Line]:
    """One tile, three lines high: the letter of each side where that side is, and the symbol in the middle."""
    north, east, south, west = (_lantern(int(LOOK[(tile * 4 + turns % 4) * 4 + side])) for side in range(4))
    middle = Span("*", "act") if tile in SYMBOLS else Span("^" if tile == START else "~", "quiet")
    return [
        [Span("┌─", "quiet"), north, Span("─┐", "quiet")],
        [west, Span(" "), middle, Span(" "), east],
        [Span("└─", "quiet"), south, Span("─┘", "quiet")],
    ]


def _lantern(color: int) -> Span:
    return Span(LETTERS[color], COLORS[color])


def _lake_with_people(view: LichterfestView, names: Sequence[str], labels: Mapping[At, str]) -> list[Line]:
    quarters = quarters_to(view)
    people = {(seat.side + quarters) % 4: name for seat, name in zip(view.seats, names, strict=False)}
    lake = _lake(view, labels, quarters)
    middle = len(lake) // 2
    left = [[Span(f"{people.get(WEST, '')} ◀" if WEST in people and row == middle else "")] for row in range(len(lake))]
    right = [[Span(f"▶ {people[EAST]}" if EAST in people and row == middle else "")] for row in range(len(lake))]
    rows = beside(beside(left, lake, gap=1), right, gap=1)
    indent = max(map(width, left)) + 1
    return [
        *_person(people.get(NORTH), "▲", indent, width(lake[0])),
        *rows,
        *_person(people.get(SOUTH), "▼", indent, width(lake[0])),
    ]


def _person(name: str | None, arrow: str, indent: int, wide: int) -> list[Line]:
    return [] if name is None else [[Span(" " * indent + f"{arrow} {name}".center(wide))]]


def _lake(view: LichterfestView, labels: Mapping[At, str], quarters: int) -> list[Line]:
    """The tiles and the open places, turned so that the viewer sits below."""
    cells = {turned(place, quarters): _open_place(labels.get(place)) for place in open_places(view)}
    cells |= {turned(laid.at, quarters): _laid(laid, quarters) for laid in view.lake}
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    blank = [[Span(" " * TILE_WIDTH)]] * TILE_HEIGHT
    return [
        [span for x in range(min(xs), max(xs) + 1) for span in cells.get((x, y), blank)[row]]
        for y in range(min(ys), max(ys) + 1)
        for row in range(TILE_HEIGHT)
    ]


def _laid(laid: LaidTile, quarters: int) -> list[Line]:
    return tile_lines(laid.tile, laid.turns + quarters)


def _open_place(label: str | None) -> list[Line]:
    blank: Line = [Span(" " * TILE_WIDTH)]
    mark = Span((label or "+").center(TILE_WIDTH), "act" if label else "quiet")
    return [blank, [mark], blank]


def _supply(view: LichterfestView, lang: str) -> list[Line]:
    stack = Span("   " + say(lang, "lichterfest-board-stack", tiles=view.stack))
    return [[_heading(say(lang, "lichterfest-board-supply")), *_cards(view.supply), stack]]


def _rewards(view: LichterfestView, lang: str) -> list[Line]:
    """The open stacks, the next reward of each kind first, and the general ones."""
    lines = [_reward_stack(kind, values, lang) for kind, values in zip(KINDS, view.rewards, strict=True)]
    lines[-1].append(Span(say(lang, "lichterfest-text-general", left=view.general_rewards)))
    return lines


def _reward_stack(kind: str, values: Sequence[int], lang: str) -> Line:
    first = Span(f"{values[0] if values else '–':>2}", "strong")
    rest = Span("".join(f" {value}" for value in values[1:]) + "   ", "quiet")
    return [Span(f"{say(lang, 'lichterfest-kind', kind=kind):24}"), first, rest]


def _seats(view: LichterfestView, names: Sequence[str], lang: str) -> list[Line]:
    return [_seat(view, number, names[number], lang) for number in range(len(view.seats))]


def _seat(view: LichterfestView, number: int, name: str, lang: str) -> Line:
    seat: SeatView = view.seats[number]
    turn = Span("▸ " if view.to_move == number else "  ", "act")
    you = "strong" if view.viewer == number else ""
    counts = say(lang, "lichterfest-board-seat", points=seat.points, boats=seat.boats, cards=sum(seat.cards))
    return [turn, Span(f"{name[:10]:11}", you), *_cards(seat.cards), Span("  " + counts)]


def _hand(view: LichterfestView, lang: str) -> list[Line]:
    """The viewer's tiles as they lie before them, labelled A, B and C."""
    hand = view.seats[view.viewer].hand if isinstance(view.viewer, int) else None
    if not hand:
        return []
    block: list[Line] = [[], [_heading(say(lang, "lichterfest-board-hand"))]]
    for sign, tile in zip("ABC", hand, strict=False):
        block = beside(block, [[Span(f"  {sign}", "strong"), Span(f" ({tile})", "quiet")], *tile_lines(tile, 0)], gap=2)
    return [[], *block]


def _heading(text: str) -> Span:
    return Span(f"{text:16}", "quiet")


def _cards(counts: Sequence[int]) -> Line:
    """Seven lanterns with their counts."""
    line: Line = []
    for color, count in enumerate(counts):
        line += [Span(LETTERS[color], COLORS[color]), Span(f" {count:<2}", "" if count else "quiet")]
    return line
