"""LUMEN as an SVG drawing, seen from the viewer's seat: a round table in a dark chapel, and panes of coloured glass."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from lichtspiel.core.pictures import ACT, GROUND, LINE, QUIET, SURFACE, TEXT, drawn_name, seat_tint
from lichtspiel.games.lumen.box import COLORS, ROUNDS
from lichtspiel.games.lumen.moves import Play
from lichtspiel.games.lumen.shapes import (
    ART,
    CREAM,
    DEFS,
    INK,
    LEAD,
    NIGHT,
    PANE_HEIGHT,
    PENCIL,
    RED_INK,
    TONES,
    back,
    bid_stone,
    bold,
    caption,
    emblem,
    face,
    placed,
    plus_card,
    stones,
)
from lichtspiel.games.lumen.views import HandCard, LumenView, TrickCard

WIDTH: Final = 1440
HEIGHT: Final = 820
MIDDLE: Final = (576, 352)
ROUND_TABLE: Final = (204, 178)
TRICK_RING: Final = (122, 94)  # how far from the middle the cards of a trick lie
INITIAL: Final = 16


class Spot(NamedTuple):
    """Where a seat's hand and name plate are: the middle of the hand, its top, and the left of the plate."""

    x: float
    y: float
    rows: int
    plate_x: float
    plate_y: float


LEFT: Final = Spot(186, 216, 2, 34, 444)
RIGHT: Final = Spot(966, 216, 2, 838, 444)
# Clockwise from the viewer's left neighbour, by number of players (M1).
SPOTS: Final = {
    3: (LEFT, RIGHT),
    4: (LEFT, Spot(576, 32, 1, 868, 40), RIGHT),
    5: (
        LEFT._replace(y=262, plate_y=484),
        Spot(282, 28, 1, 34, 156),
        Spot(870, 28, 1, 838, 156),
        RIGHT._replace(y=262, plate_y=484),
    ),
}


def draw(view: LumenView, names: Sequence[str]) -> str:
    """The table with its trick, round it the hands, and beside it the score sheet."""
    parts = [
        _opening(view, names),
        DEFS,
        _chapel(),
        _round_table(view),
        _trick(view, names),
        *(_other(view, number, names[number], spot) for number, spot in _round_the_table(view)),
        _mine(view, names),
        _notebook(view, names),
        "</svg>",
    ]
    return "\n".join(parts)


def _opening(view: LumenView, names: Sequence[str]) -> str:
    spoken = " · ".join(f"{drawn_name(name, 20)} {seat.total}" for name, seat in zip(names, view.seats, strict=True))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        f' role="img" aria-label="{spoken}" style="max-width:100%;height:auto" font-family="sans-serif">'
    )


def _nearest(view: LumenView) -> int:
    """The seat at the bottom of the picture: the viewer's own; for the table the first."""
    return view.viewer if isinstance(view.viewer, int) else 0


def _round_the_table(view: LumenView) -> list[tuple[int, Spot]]:
    players = len(view.seats)
    return [((_nearest(view) + at) % players, spot) for at, spot in enumerate(SPOTS[players], 1)]


# -- The room ------------------------------------------------------------------------------------------------------


def _chapel() -> str:
    """Dark, with tall windows that are hardly lit."""
    windows = "".join(
        f'<path d="M{x} 330V120Q{x} 40 {x + 60} 22Q{x + 120} 40 {x + 120} 120V330ZM{x + 60} 22V330M{x} 150H{x + 120}'
        f'M{x} 240H{x + 120}" fill="{TONES[color].darkest}" fill-opacity=".3" stroke="{LINE}" stroke-opacity=".35"/>'
        for x, color in zip((36, 274, 516, 758, 996), ("blue", "red", "yellow", "green", "purple"), strict=True)
    )
    return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>{windows}'


def _round_table(view: LumenView) -> str:
    """A rim of glass in the five colours; the led colour lights up and tints the middle (M6)."""
    x, y = MIDDLE
    rx, ry = ROUND_TABLE
    led = view.led
    inner = f'rx="{rx * ART.rim.field:g}" ry="{ry * ART.rim.field:g}"'
    rim = "".join(_segment(at, led) for at in range(ART.rim.segments))
    tint = ""
    if led:
        stops = "".join(
            f'<stop offset="{at}" stop-color="{TONES[led].base}" stop-opacity="{much}"/>'
            for at, much in ((0, 0.62), (0.6, 0.48), (1, 0.14))
        )
        tint = (
            f'<radialGradient id="lu-led">{stops}</radialGradient>'
            f'<ellipse cx="{x}" cy="{y}" {inner} fill="url(#lu-led)"/>'
            + emblem(led, (x, y), 15, TONES[led].light, LEAD)
        )
    return (
        f'<ellipse cx="{x}" cy="{y + 12}" rx="{rx + 6}" ry="{ry + 6}" fill="#05080f" fill-opacity=".6"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{rx + 4}" ry="{ry + 4}" fill="{LEAD}" stroke="{LINE}" stroke-width="2"/>'
        f'{rim}<ellipse cx="{x}" cy="{y}" {inner} fill="{SURFACE}" stroke="{LEAD}"'
        f' stroke-width="4"/>{tint}'
    )


def _segment(at: int, led: str | None) -> str:
    """One piece of the rim."""
    color, rim = COLORS[at % len(COLORS)], ART.rim
    corners = [
        (MIDDLE[0] + ROUND_TABLE[0] * far * cos(angle), MIDDLE[1] + ROUND_TABLE[1] * far * sin(angle))
        for far, turns in ((rim.inside, (rim.gap, 1 - rim.gap)), (rim.outside, (1 - rim.gap, rim.gap)))
        for angle in (2 * pi * (at + turn) / rim.segments for turn in turns)
    ]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    return f'<polygon points="{points}" fill="{TONES[color].base}" fill-opacity="{1 if color == led else 0.34}"/>'


# -- The trick -----------------------------------------------------------------------------------------------------


def _trick(view: LumenView, names: Sequence[str]) -> str:
    """A card or an empty place for each seat, on its side of the table; an earlier round's trick has faded (M4)."""
    lying = {card.seat: card for card in view.trick.cards} if view.trick else {}
    faded = view.trick is not None and view.trick.round != view.round
    drawn = []
    for number in range(len(view.seats)):
        x, y = _trick_place(view, number)
        scale = 0.76 if len(view.seats) < 5 else 0.66
        corner = (x - 50 * scale, y - PANE_HEIGHT / 2 * scale)
        card = lying.get(number)
        if card is None:
            drawn.append(placed(*corner, _empty_place(view, number, names[number]), scale))
        else:
            drawn.append(placed(*corner, _lying(view, card), scale))
    opacity = ' opacity=".4"' if faded else ""
    return f"<g{opacity}>{''.join(drawn)}</g>"


def _trick_place(view: LumenView, number: int) -> tuple[float, float]:
    """The middle of a seat's card: the viewer's at the bottom, the others clockwise from there."""
    players = len(view.seats)
    angle = pi / 2 + 2 * pi * ((number - _nearest(view)) % players) / players
    return MIDDLE[0] + TRICK_RING[0] * cos(angle), MIDDLE[1] + TRICK_RING[1] * sin(angle)


def _empty_place(view: LumenView, number: int, name: str) -> str:
    turn = view.to_move == number and view.phase == "play"
    color = ACT if turn else QUIET
    return (
        f'<rect x="3" y="3" width="94" height="{PANE_HEIGHT - 6}" rx="10" fill="{LEAD}" fill-opacity=".25"'
        f' stroke="{color}" stroke-opacity="{1 if turn else 0.45}" stroke-width="2.6" stroke-dasharray="9 7"/>'
        + caption(50, PANE_HEIGHT / 2, 18, drawn_name(name, 4.4), color)
    )


def _lying(view: LumenView, card: TrickCard) -> str:
    """A card of the trick; the one that won it shines."""
    front = face(card.color, card.value)
    if view.trick is None or view.trick.winner != card.seat:
        return front
    frame = f'<rect x="-4" y="-4" width="108" height="{PANE_HEIGHT + 8}" rx="13"'
    return (
        f'{frame} fill="{ACT}" fill-opacity=".75" filter="url(#lu-glow)"/>{front}'
        f'{frame} fill="none" stroke="{ACT}" stroke-width="4"/>'
    )


# -- The hands -----------------------------------------------------------------------------------------------------


def _other(view: LumenView, number: int, name: str, spot: Spot) -> str:
    """A hand that is held towards the viewer, and the name plate."""
    hand = view.seats[number].hand
    dark = view.dark == number
    if spot.rows == 2 and len(hand) > 7:
        half = (len(hand) + 1) // 2
        fan = _fan(hand[:half], spot.x, spot.y, 46) + _fan(hand[half:], spot.x, spot.y + 106, 46, plus=dark)
    elif spot.rows == 2:
        fan = _fan(hand, spot.x, spot.y + 53, 40 if len(hand) > 6 else 46, plus=dark)
    else:
        fan = _fan(hand, spot.x, spot.y, min(62, 400 / max(len(hand), 1)), plus=dark)
    return fan + placed(spot.plate_x, spot.plate_y, _plate(view, number, name))


def _fan(hand: Sequence[HandCard], x: float, y: float, pitch: float, *, plus: bool | None = None) -> str:
    """Cards in their order, later ones over earlier ones, and at the far right, if wanted, the plus card (M3)."""
    scale = 0.66
    wide = 100 * scale
    whole = max(len(hand) - 1, 0) * pitch + (wide if hand else 0) + (0 if plus is None else 56)
    left = x - whole / 2
    drawn = []
    for at, card in enumerate(hand):
        visible = 100 if at == len(hand) - 1 else min(100, pitch / scale)
        tilt = (at - (len(hand) - 1) / 2) * 0.9
        lift = abs(at - (len(hand) - 1) / 2) ** 2 * 0.35
        drawn.append(placed(left + at * pitch, y + lift, _card(card, visible), scale, tilt))
    if plus is not None:
        right = left + (max(len(hand) - 1, 0) * pitch + wide + 6 if hand else 0)
        drawn.append(placed(right, y + 12, plus_card(dark=plus), scale))
    return "".join(drawn)


def _card(card: HandCard, visible: float) -> str:
    return back(card.color) if card.value is None else face(card.color, card.value, visible)


def _plate(view: LumenView, number: int, name: str, beside: tuple[int, int] = (48, 36)) -> str:
    """The initial, ringed with light if the seat is to move, the name, and beside it the stones on the tricks won."""
    seat = view.seats[number]
    turn = view.to_move == number
    ring = (
        f'<circle cx="{INITIAL}" cy="{INITIAL}" r="20" fill="none" stroke="{ACT}" stroke-width="2.6"/>' if turn else ""
    )
    bid = placed(*beside, stones(seat.bid.tips, extra=seat.bid.extra, tricks=seat.tricks, room=210)) if seat.bid else ""
    return (
        f'<circle cx="{INITIAL}" cy="{INITIAL}" r="16" fill="{SURFACE}" stroke="{ACT if turn else seat_tint(number)}"'
        f' stroke-width="2"/>{ring}'
        + bold(caption(INITIAL, INITIAL, 16, drawn_name(name[:1].upper(), 2), TEXT))
        + bold(f'<text x="48" y="22" font-size="18" fill="{ACT if turn else TEXT}">{drawn_name(name, 10)}</text>')
        + bid
    )


def _mine(view: LumenView, names: Sequence[str]) -> str:
    """The nearest hand: backs in their order with the plus card at the right; what may be played is raised (M4, M6)."""
    number = _nearest(view)
    hand = view.seats[number].hand
    scale, pitch = (0.74, 82) if len(hand) > 6 else (0.9, 102)
    whole = len(hand) * pitch + 62
    left = MIDDLE[0] - whole / 2
    playable = view.playable()
    drawn = []
    for at, card in enumerate(hand):
        raised = 12 if card.place in playable else 0
        pane = _glow(back(card.color)) if raised else back(card.color)
        dim = 1 if raised or not playable else 0.55
        drawn.append(f'<g opacity="{dim}">{placed(left + at * pitch, 636 - raised, pane, scale)}</g>')
        mark = ACT if raised else QUIET
        drawn.append(
            caption(left + at * pitch + 50 * scale, 636 + PANE_HEIGHT * scale + 14, 14, str(Play(card.place)), mark)
        )
    plus = placed(left + len(hand) * pitch + 4, 646, plus_card(dark=view.dark == number), 0.78)
    return "".join(drawn) + plus + placed(34, 574, _plate(view, number, names[number], (224, 0)))


def _glow(pane: str) -> str:
    frame = f'<rect x="-3" y="-3" width="106" height="{PANE_HEIGHT + 6}" rx="12"'
    return (
        f'{frame} fill="{ACT}" fill-opacity=".5" filter="url(#lu-glow)"/>{pane}'
        f'{frame} fill="none" stroke="{ACT}" stroke-width="3.2"/>'
    )


# -- The notebook --------------------------------------------------------------------------------------------------


def _notebook(view: LumenView, names: Sequence[str]) -> str:
    """The score sheet: a line per round, the current bids as stones, and the sum (M8, M9)."""
    players = len(view.seats)
    column = 222 / players
    xs = [50 + column * (at + 0.5) for at in range(players)]
    lines = "".join(
        f'<path d="m16 {y}H264" stroke="{NIGHT["paper-line"]}" stroke-width="1"/>' for y in range(70, 330, 44)
    )
    rings = "".join(
        f'<path d="M{x} -10V10" stroke="{NIGHT["paper-wire"]}" stroke-width="4" stroke-linecap="round"/>'
        f'<circle cx="{x}" cy="12" r="4" fill="{NIGHT["paper-hole"]}"/>'
        for x in range(28, 270, 25)
    )
    heads = "".join(_head(view, number, names[number], xs[number], column) for number in range(players))
    rows = "".join(_row(view, at, xs) for at in range(ROUNDS))
    sums = "".join(_amount(xs[at], 276, seat.total, 21) for at, seat in enumerate(view.seats))
    sheet = (
        f'<rect x="4" y="8" width="280" height="348" rx="8" fill="#05080f" fill-opacity=".5"/>'
        f'<rect width="280" height="348" rx="8" fill="{CREAM}"/>{lines}{rings}{heads}{rows}'
        f'<path d="m20 251H262" stroke="{PENCIL}" stroke-width="2"/>'
        + bold(caption(28, 276, 20, "Σ", PENCIL))
        + sums
        + _places(view, xs)
    )
    return f'<g font-family="serif">{placed(1146, 40, sheet)}</g>{_left_over()}'


def _head(view: LumenView, number: int, name: str, x: float, column: float) -> str:
    head = caption(x, 52, 13, drawn_name(name, column / 13), PENCIL)
    return bold(head) if number == view.viewer else head


def _row(view: LumenView, at: int, xs: Sequence[float]) -> str:
    """One round: its points, or the bids while it is being played."""
    y = 93 + 44 * at
    running = at == view.round - 1 and view.phase != "over"
    number = caption(28, y, 18, at + 1, PENCIL)
    drawn = [bold(number) if running else number]
    for x, seat in zip(xs, view.seats, strict=True):
        if at < len(seat.sheet):
            drawn.append(_amount(x, y, seat.sheet[at], 18))
        elif running and seat.bid:
            drawn.append(placed(x, y, bid_stone(seat.bid.tips, extra=seat.bid.extra), 0.85))
        else:
            drawn.append(caption(x, y, 18, "·", PENCIL))
    return "".join(drawn)


def _amount(x: float, y: float, points: int, size: int) -> str:
    """Gains in blue ink, losses in red."""
    text = f"−{-points}" if points < 0 else str(points)
    return bold(caption(x, y, size, text, RED_INK if points < 0 else INK))


def _places(view: LumenView, xs: Sequence[float]) -> str:
    """M11: the places when the game is over; a sun for the winner."""
    if view.result is None:
        return ""
    return "".join(
        emblem("yellow", (x, 318), 16, NIGHT["winner"], TONES["yellow"].darkest)
        if place == 1
        else caption(x, 318, 17, f"{place}.", PENCIL)
        for x, place in zip(xs, view.result.places, strict=True)
    )


def _left_over() -> str:
    """M1: the ten cards nobody looks at."""
    cards = "".join(
        f'<rect x="{1330 + at * 5}" y="{430 - at * 3}" width="52" height="74" rx="6" fill="{SURFACE}" stroke="{LINE}"/>'
        for at in range(4)
    )
    return cards + caption(1371, 458, 22, 10, QUIET)
