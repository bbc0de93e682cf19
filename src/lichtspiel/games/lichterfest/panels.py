"""The panels of the seats in the drawing of Lichterfest: who sits there, and what lies before them."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from lichtspiel.core.pictures import ACT, LINE, QUIET, SURFACE, TEXT, printable, seat_tint
from lichtspiel.games.lichterfest.box import LETTERS, SIDES
from lichtspiel.games.lichterfest.shapes import caption, draw_cards, draw_tile, name_tag, shifted, used
from lichtspiel.games.lichterfest.views import LichterfestView, SeatView, quarters_to

# Sides of the picture count clockwise from the top, as sides of the table do from the north.
TOP, RIGHT, BOTTOM, LEFT = range(4)
ON_TINT: Final = "#1b1408"

GAP: Final = 8
OWN_HEIGHT: Final = 164
ROW: Final = (620, 54)
COLUMN: Final = (124, 332)
HAND_TILE: Final = 132


class Seat(NamedTuple):
    """A seat, and the side of the picture it sits at."""

    lies: SeatView
    name: str
    side: int
    tint: str
    own: bool
    moves: bool
    won: bool


def seats_of(view: LichterfestView, names: Sequence[str]) -> list[Seat]:
    """The seats in the order of the game, turned so that the viewer sits below."""
    quarters = quarters_to(view)
    return [
        Seat(
            lies=seat,
            name=printable(name),
            side=(seat.side + quarters) % 4,
            tint=seat_tint(number),
            own=view.viewer == number,
            moves=view.to_move == number,
            won=view.result is not None and view.result.places[number] == 1,
        )
        for number, (seat, name) in enumerate(zip(view.seats, names, strict=True))
    ]


def panel_at_the_lake(seat: Seat, width: int, height: int) -> str:
    """The panel of a seat other than the viewer's own, flush on its side of a lake of this size."""
    upright = seat.side in (LEFT, RIGHT)
    x = (width - ROW[0]) / 2 if not upright else width - COLUMN[0] if seat.side == RIGHT else 0
    y = (height - COLUMN[1]) / 2 if upright else height - ROW[1] if seat.side == BOTTOM else 0
    return shifted(x, y, _column_panel(seat) if upright else _row_panel(seat))


def _column_panel(seat: Seat) -> str:
    """A seat to the left or the right of the lake: its lanterns one below the other."""
    lanterns = "".join(
        draw_cards(letter, count, 46, y, 0.85) + _count(76, y, 17, count)
        for y, letter, count in zip(range(102, 340, 34), LETTERS, seat.lies.cards, strict=True)
    )
    return _panel_on_the_edge(seat, *COLUMN) + _who(seat, 28, 28, 70) + _score(seat, 26, 66, 52) + lanterns


def _row_panel(seat: Seat) -> str:
    """A seat at the top or the bottom of the lake: all in one row."""
    lanterns = "".join(
        draw_cards(letter, count, x, 28, 0.85) + _count(x + 21, 28, 17, count)
        for x, letter, count in zip(range(312, 620, 44), LETTERS, seat.lies.cards, strict=True)
    )
    return _panel_on_the_edge(seat, *ROW) + _who(seat, 32, 28, 116) + _score(seat, 194, 28, 56) + lanterns


def own_panel(seat: Seat, width: int) -> str:
    """The viewer's own seat, below the lake: the lanterns, and the hand."""
    lanterns = "".join(
        draw_cards(letter, count, x, 98, 1.35) + _count(x, 138, 20, count)
        for x, letter, count in zip(range(44, 464, 60), LETTERS, seat.lies.cards, strict=True)
    )
    return (
        _panel(0, 0, width, OWN_HEIGHT, lit=seat.moves)
        + f'<rect x="10" y="{OWN_HEIGHT - 4}" width="{width - 20}" height="4" rx="2" fill="{seat.tint}"/>'
        + shifted(44, 36, _who(seat, 0, 0, 190), 1.2)
        + shifted(320, 36, _score(seat, 0, 0, 66), 1.2)
        + lanterns
        + _hand(seat, width)
    )


def _hand(seat: Seat, width: int) -> str:
    """The tiles of the viewer's hand as they are held: not turned."""
    hand = seat.lies.hand or ()
    left = width - len(hand) * (HAND_TILE + GAP) - GAP
    tiles = "".join(
        draw_tile(tile, SIDES[tile], str(tile), (left + place * (HAND_TILE + GAP), GAP * 2), HAND_TILE)
        for place, tile in enumerate(hand)
    )
    return f'<g opacity="{1 if seat.moves else 0.6}">{tiles}</g>'


def _panel_on_the_edge(seat: Seat, width: int, height: int) -> str:
    """A panel that reaches beyond the edge of the lake, so that only its inner corners are round."""
    x, y, more_width, more_height = ((0, -12, 0, 12), (0, 0, 12, 0), (0, 0, 0, 12), (-12, 0, 12, 0))[seat.side]
    bar = ((0, 0, width, 4), (width - 4, 0, 4, height), (0, height - 4, width, 4), (0, 0, 4, height))[seat.side]
    return _panel(x, y, width + more_width, height + more_height, lit=seat.moves) + (
        f'<rect x="{bar[0]}" y="{bar[1]}" width="{bar[2]}" height="{bar[3]}" fill="{seat.tint}"/>'
    )


def _panel(x: int, y: int, width: int, height: int, *, lit: bool) -> str:
    """The ground of a seat; that of the seat to move is lit."""
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" fill='
    light = f'{ground}"{ACT}" fill-opacity=".09" stroke="{ACT}" stroke-width="3"/>'
    return f'{ground}"{SURFACE}" stroke="{LINE}"/>{light if lit else ""}'


def _who(seat: Seat, x: int, y: int, room: int) -> str:
    """The initial on the seat's tint, with a ring of light if it is to move and a crown if it has won; the name."""
    ring = f'<circle cx="{x}" cy="{y}" r="18" fill="none" stroke="{ACT}" stroke-width="2.4"/>' if seat.moves else ""
    return (
        f'<circle cx="{x}" cy="{y}" r="14" fill="{seat.tint}"/>{ring}'
        + caption(x, y, 15, escape(seat.name[:1].upper()), ON_TINT)
        + (used("crown", x, y - 15, 0.8) if seat.won else "")
        + name_tag(x + 24, y, room, seat.name)
    )


def _score(seat: Seat, x: int, y: int, apart: int) -> str:
    """The points beside a star, the boats beside a boat."""
    points = used("star", x, y, 0.9) + caption(x + 25, y, 17, seat.lies.points)
    boat = f'<g fill="{QUIET}">{used("boat", x + apart, y, 0.9)}</g>'
    return points + boat + caption(x + apart + 24, y, 17, seat.lies.boats)


def _count(x: float, y: float, size: int, count: int) -> str:
    return caption(x, y, size, count, TEXT if count else QUIET)
