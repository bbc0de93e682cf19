"""Die Leuchtturm-Architekten as an SVG drawing: a sea chart at night, the viewer below, without words."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from lichtspiel.core.pictures import ACT, GROUND, LINE, QUIET, SURFACE, TEXT, drawn_name, seat_tint
from lichtspiel.games.leuchtturm.box import ISLANDS, LETTERS, POINTS
from lichtspiel.games.leuchtturm.moves import letter_of
from lichtspiel.games.leuchtturm.shapes import (
    ART,
    BOLD,
    CENTERED,
    DEFINITIONS,
    ENDING,
    NIGHT,
    SERIF,
    back,
    card,
    card_stack,
    group,
    island_ground,
    lantern,
    number,
    stone,
    text,
    tower,
)
from lichtspiel.games.leuchtturm.views import LeuchtturmView, SeatView

WIDTH, CHART, HEIGHT = 1120, 640, 824
MIDDLE: Final = (556.0, 352.0)
RING: Final = (296.0, 188.0)
STONE: Final = 54.0
QUAY: Final = (190.0, 528.0)
PANEL: Final = (226, 176)
NAME_WIDTH: Final = 10


def draw(view: LeuchtturmView, names: Sequence[str]) -> str:
    """The chart with its islands, the other seats in the corners, and the viewer's own orders below."""
    parts = (
        DEFINITIONS,
        _sea(),
        _arrows(),
        _public(view),
        *(_island(view, island) for island in ART.order if island),  # from the back to the front
        _harbour(view),
        _points(view),
        *_others(view, names),
        _own_strip(view, names),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="system-ui, sans-serif" role="img">{"".join(parts)}</svg>'
    )


# -- The chart ---------------------------------------------------------------------------------------------------------


def island_center(island: int) -> tuple[float, float]:
    """Island 1 lies lower left, beside the harbour; from there they go clockwise."""
    return _on_ring(island)


def _sea() -> str:
    grid = "".join(f'<path d="M{x} 0V{CHART}"/>' for x in range(80, WIDTH, 80))
    grid += "".join(f'<path d="M0 {y}H{WIDTH}"/>' for y in range(80, CHART, 80))
    depths = "".join(
        f'<ellipse cx="{MIDDLE[0]}" cy="{MIDDLE[1]}" rx="{number(RING[0] * scale)}" ry="{number(RING[1] * scale)}"/>'
        for scale in ART.depths
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>'
        f'<rect width="{WIDTH}" height="{CHART}" fill="url(#lt-sea)"/>'
        f'<g stroke="{NIGHT["sea-line"]}" stroke-opacity=".09">{grid}</g>'
        f'<g fill="none" stroke="{NIGHT["sea-line"]}" stroke-opacity=".16">{depths}</g>'
        f'<rect x="6" y="6" width="{WIDTH - 12}" height="{CHART - 12}" fill="none" stroke="{LINE}"/>'
    )


def _arrows() -> str:
    """A6: clockwise from island to island, and from the harbour to island 1."""
    paths = [_arrow(*_on_ring(island + 0.36, 1.03), *_on_ring(island + 0.64, 1.03)) for island in range(1, ISLANDS + 1)]
    first = island_center(1)
    paths.append(_arrow(QUAY[0] + 22, QUAY[1] - 26, first[0] - 34, first[1] + 34))
    return f'<g fill="none" stroke="{NIGHT["sea-sign"]}" stroke-width="2" stroke-opacity=".75">{"".join(paths)}</g>'


def _on_ring(island: float, size: float = 1) -> tuple[float, float]:
    """An island, or a point on the way from one to the next."""
    angle = radians(ART.ring.first - ART.ring.step * (island - 1))
    return MIDDLE[0] + RING[0] * size * cos(angle), MIDDLE[1] - RING[1] * size * sin(angle)


def _arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    line = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    return f'<path d="{line}" stroke-dasharray="2 6" stroke-linecap="round" marker-end="url(#lt-head)"/>'


def _island(view: LeuchtturmView, island: int) -> str:
    """The ground with its number, and the tower on it; an island that is asked about is ringed (A15)."""
    x, y = island_center(island)
    asked = view.question is not None and view.question.island == island
    ring = f'<ellipse rx="66" ry="30" fill="none" stroke="{ACT}" stroke-width="2.5"/>' if asked else ""
    name = text((0, 48), str(island), 16, TEXT, CENTERED + SERIF)
    return group(x, y, island_ground(island) + ring + tower(view.islands[island - 1], STONE, lit=True) + name)


def _harbour(view: LeuchtturmView) -> str:
    """The coast with two houses, the quay with its stone or an empty berth, and the supply on the land."""
    coast = (
        '<path d="M6 440C60 436 84 470 120 500S150 560 196 584S240 622 246 634H6Z" '
        f'fill="{NIGHT["land"]}" stroke="{NIGHT["sand"]}" stroke-width="3"/>'
    )
    houses = "".join(f'<use href="#lt-house" x="{x}" y="{y}"/>' for x, y in ((46, 490), (78, 506)))
    pier = f'<path d="M108 534L170 526" stroke="{NIGHT["pier"]}" stroke-width="15"/>'
    quay = (
        f'<ellipse cy="7" rx="46" ry="17" fill="{NIGHT["quay-side"]}"/>'
        f'<ellipse rx="46" ry="17" fill="{NIGHT["quay"]}" stroke="{NIGHT["quay-edge"]}"/>'
    )
    edge = f'stroke="{NIGHT["berth-edge"]}" stroke-dasharray="4 3"'
    berth = f'<ellipse rx="30" ry="10" fill="{NIGHT["berth"]}" {edge}/>'
    berthed = tower(letter_of(view.harbour), STONE) if view.harbour else berth
    return coast + houses + pier + group(*QUAY, quay + berthed) + _supply(view)


def _supply(view: LeuchtturmView) -> str:
    box = f'<rect x="22" y="572" width="150" height="46" rx="10" fill="{GROUND}" fill-opacity=".72"/>'
    stones = "".join(
        group(42 + 48 * column, 604, stone(sign, 26)) + text((59 + 48 * column, 601), str(count), 16, TEXT)
        for column, (sign, count) in enumerate(zip(LETTERS, view.supply, strict=True))
    )
    return box + stones


def _public(view: LeuchtturmView) -> str:
    """A3: the two top cards in the middle of the ring, and above each how many cards lie there with it."""
    x, y = MIDDLE
    return "".join(
        group(x + side, y - 8, card_stack(stack.top, stack.cards))
        + text((x + side, y - 80), str(stack.cards), 16, QUIET, CENTERED)
        for side, stack in zip((-54, 54), view.public, strict=True)
    )


def _points(view: LeuchtturmView) -> str:
    """A5: four lanterns that go out, between the tint of the seat whose turn it is and the number of the turn."""
    tint = seat_tint(view.active)
    lamps = "".join(group(496 + 40 * spot, 608, lantern(lit=spot < view.points)) for spot in range(POINTS))
    dot = f'<circle cx="460" cy="608" r="8" fill="{tint}"/>'
    return f"<g>{dot}{lamps}{text((648, 614), str(view.turn), 16, QUIET)}</g>"


# -- The seats ---------------------------------------------------------------------------------------------------------


def _below(view: LeuchtturmView) -> int:
    """The seat drawn below: the viewer's; for the table, the first."""
    return view.viewer if isinstance(view.viewer, int) else 0


def _others(view: LeuchtturmView, names: Sequence[str]) -> list[str]:
    """The other seats in turn order: upper left, upper right, lower right."""
    players, (wide, high) = len(view.seats), PANEL
    corners = ((16, 16), (WIDTH - 16 - wide, 16), (WIDTH - 16 - wide, CHART - 16 - high))
    seats = [(_below(view) + step) % players for step in range(1, players)]
    return [_panel(view, seat, names[seat], *corner) for seat, corner in zip(seats, corners, strict=False)]


def _panel(view: LeuchtturmView, number_of_seat: int, name: str, x: float, y: float) -> str:
    seat = view.seats[number_of_seat]
    wide, high = PANEL
    edge = ACT if view.to_move == number_of_seat else LINE
    frame = (
        f'<rect width="{wide}" height="{high}" rx="10" fill="{SURFACE}" fill-opacity=".92" stroke="{edge}" '
        'stroke-width="1.5"/>'
    )
    title = _nameplate(view, number_of_seat, name, 14, 24)
    count = text((wide - 14, 31), str(len(seat.laid)), 20, TEXT, ENDING + BOLD)
    return group(x, y, frame + title + count + _small_hand(seat, 14, 44) + _laid(seat, 58, 44, wide - 70, 42))


def _nameplate(view: LeuchtturmView, seat: int, name: str, x: float, y: float) -> str:
    """A tinted disc, bright while it is that seat's turn, and the name."""
    opacity = "1" if view.active == seat else ".45"
    disc = f'<circle cx="{x + 7}" cy="{y}" r="7" fill="{seat_tint(seat)}" fill-opacity="{opacity}"/>'
    return disc + text((x + 22, y + 6), drawn_name(name, NAME_WIDTH), 16, TEXT, BOLD if view.viewer == seat else "")


def _small_hand(seat: SeatView, x: float, y: float) -> str:
    """A15: the cards of a hand that everyone knows face up, the others face down."""
    cards = [card(tower, 30, 40, known=True) for tower in seat.known]
    cards += [back(30, 40)] * (seat.cards - len(cards))
    return "".join(group(x + 15, y + 20 + 42 * spot, shown) for spot, shown in enumerate(cards))


def _laid(seat: SeatView, x: float, y: float, wide: float, size: float) -> str:
    """The laid cards in two rows, pushed together where there are many."""
    gap = size * 1.1
    a_row = max(int((wide - size) / gap) + 1, -(-len(seat.laid) // 2))
    step = min(gap, (wide - size) / max(a_row - 1, 1))
    return "".join(
        group(x + size / 2 + step * (place % a_row), y + size * (0.7 + 1.46 * (place // a_row)), shown)
        for place, shown in enumerate(card(laid.tower, size, size * 1.4) for laid in seat.laid)
    )


def _own_strip(view: LeuchtturmView, names: Sequence[str]) -> str:
    """The seat below: its name, its orders as large as they can be, and its laid cards."""
    number_of_seat = _below(view)
    seat = view.seats[number_of_seat]
    edge = ACT if view.to_move == number_of_seat else LINE
    frame = (
        f'<rect x="8" y="{CHART + 6}" width="{WIDTH - 16}" height="{HEIGHT - CHART - 14}" rx="10" fill="{SURFACE}" '
        f'stroke="{edge}" stroke-width="1.5"/>'
    )
    title = _nameplate(view, number_of_seat, names[number_of_seat], 28, CHART + 38)
    count = text((32, CHART + 96), str(len(seat.laid)), 34, TEXT, BOLD)
    orders = [card(order, 104, 144, known=order in seat.known) for order in seat.hand or ()]
    orders += [back(104, 144)] * (0 if seat.hand is not None else seat.cards)
    shown = "".join(group(296 + 118 * spot, CHART + 92, order) for spot, order in enumerate(orders))
    return frame + title + count + shown + _laid(seat, 628, CHART + 18, WIDTH - 656, 52)
