"""LUMEN as a text board, seen from the viewer's seat."""

from collections.abc import Mapping, Sequence
from typing import Final

from lichtspiel.core.boards import NO_LABELS, Line, Span
from lichtspiel.games.lumen.box import COLORS, HAND, ROUNDS
from lichtspiel.games.lumen.moves import Play, letter_of
from lichtspiel.games.lumen.views import HandCard, LumenView, SeatView, Stones
from lichtspiel.words import say

SIGNS: Final = dict(zip(COLORS, "☼◆♣●✿", strict=True))  # the sun is trump (M1)
NAME_WIDTH: Final = 16
CARD_WIDTH: Final = 5
LIGHT_PLUS: Final = "[+]"
DARK_PLUS: Final = "[✚]"


def write(view: LumenView, names: Sequence[str], lang: str, labels: Mapping[int, str] = NO_LABELS) -> list[Line]:
    """The round, the score sheet with bids and tricks, the trick on the table, and the hands, the viewer's last."""
    return [
        [Span(_moment(view, lang), "quiet")],
        [],
        *_sheet(view, names, lang),
        [],
        *_trick(view, names, lang),
        [],
        *_hands(view, names, labels),
    ]


def _moment(view: LumenView, lang: str) -> str:
    """Which round and which trick it is."""
    if view.phase == "play":
        trick = min(HAND, 1 + sum(seat.tricks for seat in view.seats))
        return say(lang, "lumen-text-trick-of", round=view.round, trick=trick)
    return say(lang, "lumen-text-bids-of" if view.phase == "bid" else "lumen-text-over", round=view.round)


def _sheet(view: LumenView, names: Sequence[str], lang: str) -> list[Line]:
    """M8, M9: one line per seat; tips with a plus for the extra stone, tricks, then points round by round."""
    rounds = "".join(f"{number:>6}" for number in range(1, ROUNDS + 1))
    heading = (
        f"{'':{NAME_WIDTH + 2}}{say(lang, 'lumen-board-tips'):>8}{say(lang, 'lumen-board-tricks'):>8}{rounds}{'Σ':>7}"
    )
    return [[Span(heading, "quiet")], *(_sheet_line(view, number, names[number]) for number in range(len(view.seats)))]


def _sheet_line(view: LumenView, number: int, name: str) -> Line:
    seat = view.seats[number]
    points = "".join(f"{seat.sheet[at] if at < len(seat.sheet) else '·':>6}" for at in range(ROUNDS))
    place = "" if view.result is None else f"   {view.result.places[number]}."
    return [
        *_name(view, number, name),
        Span(f"{_bid(seat.bid):>8}{seat.tricks:>8}"),
        Span(points, "quiet"),
        Span(f"{seat.total:>7}{place}", "strong"),
    ]


def _name(view: LumenView, number: int, name: str) -> Line:
    turn = Span("▸ " if view.to_move == number else "  ", "act")
    return [turn, Span(f"{name[: NAME_WIDTH - 1]:{NAME_WIDTH}}", "strong" if view.viewer == number else "")]


def _bid(bid: Stones | None) -> str:
    return "–" if bid is None else f"{bid.tips}+" if bid.extra else f"{bid.tips} "


def _trick(view: LumenView, names: Sequence[str], lang: str) -> list[Line]:
    """M4: the trick on the table, in the order of play; a star marks the winner; one of an earlier round is dim."""
    line: Line = [Span(f"  {say(lang, 'lumen-board-trick'):{NAME_WIDTH}}", "quiet")]
    if view.trick is None:
        return [[*line, Span("–", "quiet")]]
    earlier = view.trick.round != view.round
    for card in view.trick.cards:
        won = "★" if card.seat == view.trick.winner else ""
        front = Span(f"{_front(card.color, card.value)}{won}", "quiet" if earlier else card.color)
        line += [Span(f"{names[card.seat][:10]} "), front, Span("   ")]
    return [line]


def _hands(view: LumenView, names: Sequence[str], labels: Mapping[int, str]) -> list[Line]:
    """M4: beginning with the viewer's left neighbour, clockwise; the viewer's own hand comes last."""
    players = len(view.seats)
    after = view.viewer + 1 if isinstance(view.viewer, int) else 0
    lines = [
        [*_name(view, number, names[number]), *_hand(view.seats[number]), _plus(view, number)]
        for number in ((after + offset) % players for offset in range(players))
    ]
    return [*lines, *_marks(view, labels)]


def _hand(seat: SeatView) -> Line:
    return [Span(f"{_card(card):{CARD_WIDTH}}", card.color) for card in seat.hand]


def _card(card: HandCard) -> str:
    return f"{SIGNS[card.color]}{letter_of(card.color)}" if card.value is None else _front(card.color, card.value)


def _front(color: str, value: int) -> str:
    return f"{SIGNS[color]}{letter_of(color)}{value}"


def _plus(view: LumenView, number: int) -> Span:
    """M3: the plus card at the far right, where the highest cards of each colour are."""
    return Span(DARK_PLUS if view.dark == number else LIGHT_PLUS, "quiet")


def _marks(view: LumenView, labels: Mapping[int, str]) -> list[Line]:
    """Below the viewer's backs what each place is called; the places that may be played stand out."""
    if view.mine is None or not view.mine.hand:
        return []
    playable = view.playable()
    marks = [
        Span(
            f"{labels.get(card.place, str(Play(card.place))):{CARD_WIDTH}}",
            "act" if card.place in playable else "quiet",
        )
        for card in view.mine.hand
    ]
    return [[Span(" " * (NAME_WIDTH + 2)), *marks]]
