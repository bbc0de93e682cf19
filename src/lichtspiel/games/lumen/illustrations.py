"""The pictures of LUMEN's rule book."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lichtspiel.core.pictures import ACT, BAD, TEXT, framed, lettered
from lichtspiel.games.lumen.box import COLORS, LETTERS
from lichtspiel.games.lumen.shapes import DEFS, PANE_HEIGHT, back, bold, caption, face, placed, plus_card, stones
from lichtspiel.words import say

Card = tuple[str, int]
HAND: Final[Sequence[Card]] = (("yellow", 3), ("yellow", 7), ("red", 2), ("red", 8), ("blue", 5))
TRICK: Final[Sequence[Card]] = (("green", 7), ("green", 9), ("yellow", 2), ("purple", 10))
WINNER: Final = 2
# Bid tokens, the extra token, tricks, and what that scores in round 1 (M8, M9).
BIDS: Final = ((2, False, 2, 10), (2, True, 3, 5), (2, False, 3, -5))


def _row(cards: Sequence[str], y: float, scale: float, *, dark: bool) -> str:
    """A hand in its order, with the plus card at the high end."""
    panes = "".join(placed(24 + 84 * at, y, pane, scale) for at, pane in enumerate(cards))
    return panes + placed(24 + 84 * len(cards), y + 8, plus_card(dark=dark), 0.82)


def draw_hands() -> str:
    """M3 and M4: the same hand as its owner sees it, and as the others do."""
    mine = _row([back(color) for color, _ in HAND], 20, 0.74, dark=False)
    theirs = _row([face(color, value) for color, value in HAND], 152, 0.74, dark=False)
    return framed(540, 284, DEFS, mine, theirs)


def draw_trick() -> str:
    """M6 and M7: green was led; the only trump wins."""
    cards = []
    for at, (color, value) in enumerate(TRICK):
        frame = f'<rect x="-5" y="-5" width="110" height="{PANE_HEIGHT + 10}" rx="14" fill="none" stroke="{ACT}"'
        shine = f'{frame} stroke-width="5"/>' if at == WINNER else ""
        cards.append(placed(34 + 108 * at, 24, face(color, value) + shine, 0.86))
        cards.append(
            caption(34 + 108 * at + 43, 24 + PANE_HEIGHT * 0.86 + 22, 16, at + 1, ACT if at == WINNER else TEXT)
        )
    return framed(480, 210, DEFS, *cards)


def draw_bids() -> str:
    """M8 and M9: a bid made, one made thanks to the extra token, and one missed."""
    rows = []
    for row, (tokens, extra, tricks, points) in enumerate(BIDS):
        y = 22 + 62 * row
        rows.append(placed(28, y, stones(tokens, extra=extra, tricks=tricks, room=210), 1.2))
        sign, fill = ("+", ACT) if points > 0 else ("−", BAD)
        rows.append(bold(caption(280, y + 20, 24, f"{sign}{abs(points)}", fill)))
    return framed(340, 204, DEFS, *rows)


ILLUSTRATIONS: Final[Mapping[str, Callable[[], str]]] = {"hands": draw_hands, "trick": draw_trick, "bids": draw_bids}


def letters(lang: str) -> dict[str, str]:
    """The letters of the colours in a language, by those of the notation."""
    return {letter: say(lang, "lumen-letter", color=color) for color, letter in zip(COLORS, LETTERS, strict=True)}


def illustrate(name: str, lang: str) -> str | None:
    """A picture by its name, with the letters of a language; None if there is none of that name."""
    return lettered(ILLUSTRATIONS[name](), letters(lang)) if name in ILLUSTRATIONS else None
