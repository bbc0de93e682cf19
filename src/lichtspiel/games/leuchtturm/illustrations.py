"""The pictures of the rule book of Die Leuchtturm-Architekten."""

from collections.abc import Callable, Mapping
from typing import Final

from lichtspiel.core.pictures import ACT, TEXT, framed, lettered
from lichtspiel.games.leuchtturm.box import COLORS, LETTERS
from lichtspiel.games.leuchtturm.shapes import (
    CENTERED,
    DEFINITIONS,
    NIGHT,
    SERIF,
    card,
    group,
    island_ground,
    lantern,
    stone,
    text,
    tower,
)
from lichtspiel.words import say

STONE: Final = 48.0
APART: Final = 150
GROUND: Final = 190  # how low the islands lie
ORDER: Final = "wrkr"


def _sea(width: int, height: int) -> str:
    return f'<rect width="{width}" height="{height}" rx="12" fill="url(#lt-sea)"/>'


def _islands(towers: Mapping[int, str]) -> str:
    """Some islands in a row, with their towers and numbers."""
    first = min(towers)
    return "".join(
        group(
            90 + APART * (island - first),
            GROUND,
            island_ground(island)
            + tower(stones, STONE, lit=True)
            + text((0, 48), str(island), 16, TEXT, CENTERED + SERIF),
        )
        for island, stones in towers.items()
    )


def _way(start: float, end: float, height: float, cost: int) -> str:
    """An arc from place to place of the row, and what the move costs, in lanterns."""
    x, to = 90 + APART * start, 90 + APART * end
    rise = 40 + 26 * cost
    arc = f"M{x} {height}Q{(x + to) / 2} {height - rise} {to - 4} {height}"
    line = (
        f'<path d="{arc}" fill="none" stroke="{ACT}" stroke-width="2.5" stroke-dasharray="2 7" stroke-linecap="round"'
    )
    lamps = "".join(
        group((x + to) / 2 + 30 * (spot - (cost - 1) / 2), height - rise * 0.62 - 12, lantern(lit=True))
        for spot in range(cost)
    )
    return f'{line} marker-end="url(#lt-head)"/>{lamps}'


def draw_order() -> str:
    """A2: a card, and the lighthouse that it stands for, from bottom to top."""
    stones = "".join(
        group(270, 196 - 44 * floor, stone(sign, STONE)) + text((318, 186 - 44 * floor), str(floor + 1), 18, TEXT)
        for floor, sign in enumerate(ORDER)
    )
    lighthouse = group(450, 206, island_ground(4) + tower(ORDER, STONE, lit=True))
    return framed(560, 260, DEFINITIONS, _sea(560, 260), group(110, 130, card(ORDER, 140, 196)), stones, lighthouse)


def draw_moves() -> str:
    """A5: the example, a red stone for one point and a black one for two."""
    towers = {2: "wk", 3: "kr", 4: "w"}
    ways = _way(1, 2, 146, 1) + _way(0, 2, 116, 2)
    return framed(480, 262, DEFINITIONS, _sea(480, 262), _islands(towers), ways)


def draw_full_island() -> str:
    """A8: a full island is skipped, but paid for."""
    towers = {5: "wk", 6: "rwkr", 7: "r"}
    return framed(480, 262, DEFINITIONS, _sea(480, 262), _islands(towers), _way(0, 2, 94, 2))


def draw_completing() -> str:
    """A13 and A14: the fourth stone completes a lighthouse, and its card decides whose it is."""
    unfinished, sign = ORDER[:-1], ORDER[-1]
    waiting = group(90, GROUND - 20, island_ground(3) + tower(unfinished, STONE))
    arriving = group(90, 40, f'<g opacity=".75">{stone(sign, STONE)}</g>')
    arrow = (
        f'<path d="M176 130H216m-9-8l9 8l-9 8" fill="none" stroke="{NIGHT["sea-sign"]}" stroke-width="3"'
        ' stroke-linecap="round"/>'
    )
    finished = group(310, GROUND - 4, island_ground(3) + tower(ORDER, STONE, lit=True))
    return framed(
        560,
        240,
        DEFINITIONS,
        _sea(560, 240),
        waiting,
        arriving,
        arrow,
        finished,
        group(470, 120, card(ORDER, 116, 162)),
    )


ILLUSTRATIONS: Final[Mapping[str, Callable[[], str]]] = {
    "order": draw_order,
    "moves": draw_moves,
    "full-island": draw_full_island,
    "completing": draw_completing,
}


def letters(lang: str) -> dict[str, str]:
    """The letters of the colours in a language, by those of the notation."""
    return {letter: say(lang, "leuchtturm-letter", stone=color) for color, letter in zip(COLORS, LETTERS, strict=True)}


def illustrate(name: str, lang: str) -> str | None:
    """A picture by its name, with the letters of a language; None if there is none of that name."""
    return lettered(ILLUSTRATIONS[name](), letters(lang)) if name in ILLUSTRATIONS else None
