"""The picture of a finished game, to be kept or shared: the final board, and below it who won with how many points."""

import re
from collections.abc import Sequence
from typing import Final

from starlette.responses import Response

from lichtspiel.core.events import TABLE, Viewer
from lichtspiel.core.pictures import ACT, GROUND, LINE, QUIET, SURFACE, TEXT, drawn_name, lettered
from lichtspiel.core.results import Result
from lichtspiel.games import learn_words
from lichtspiel.server.http.requests import ApiCall
from lichtspiel.table import views
from lichtspiel.table.table import Table
from lichtspiel.words import say

WIDTH: Final = 1200
MARGIN: Final = 24
CAPTION: Final = 176  # the height of what stands below the board
TITLE: Final = 34  # sizes of letters
NAME: Final = 26
SCORE: Final = 44
OPENING: Final = re.compile(r'<svg [^>]*?viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>')


async def get_final_picture(call: ApiCall) -> Response:
    """The final board of a finished game with names and points, as SVG, seen from one's own seat."""
    async with call.hub.at(call.table, call.person) as room:
        room.table.record(room.name)  # refused while the game goes on
        drawn = final_picture(room.table, _viewer(room.table, call.person), call.lang)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _viewer(table: Table, person: str) -> Viewer:
    """Whoever has one seat sees the board from there, all others from above."""
    mine = table.seats_of(person) if person else []
    return mine[0] if len(mine) == 1 else TABLE


def final_picture(table: Table, viewer: Viewer, lang: str) -> str:
    """The board as wide as the picture, and the caption below."""
    assert table.result is not None
    learn_words(table.terms.game)
    board = lettered(table.game.svg(views.view_of(table, viewer), table.names), table.game.letters(lang))
    opening = OPENING.match(board)
    assert opening is not None
    wide = WIDTH - 2 * MARGIN
    high = round(float(opening[2]) * wide / float(opening[1]))
    inner = (
        f'<svg x="{MARGIN}" y="{MARGIN}" width="{wide}" height="{high}" viewBox="0 0 {opening[1]} {opening[2]}" '
        f'font-family="sans-serif">{board[opening.end() :]}'
    )
    height = high + CAPTION + 2 * MARGIN
    title = say(lang, f"{table.terms.game}-title")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' font-family="system-ui, sans-serif" role="img"><rect width="{WIDTH}" height="{height}" fill="{GROUND}"/>'
        f"{inner}{_caption(title, table.names, table.result, high + MARGIN)}</svg>"
    )


def _caption(title: str, names: Sequence[str], result: Result, top: float) -> str:
    """The game, and everybody side by side, the best first."""
    order = sorted(range(len(names)), key=lambda seat: result.places[seat])
    column = (WIDTH - 2 * MARGIN) / len(order)
    people = [_person(names[seat], result, seat, MARGIN + column * at, column, top) for at, seat in enumerate(order)]
    return (
        f'<text x="{WIDTH / 2}" y="{top + 46}" font-family="Georgia, serif" font-size="{TITLE}" fill="{TEXT}"'
        f' text-anchor="middle">{drawn_name(title, 30)} · Lichtspiel</text>{"".join(people)}'
    )


def _person(name: str, result: Result, seat: int, x: float, wide: float, top: float) -> str:  # noqa: PLR0913
    """A place, a name and a score; winners glow."""
    first, middle = result.places[seat] == 1, x + wide / 2
    score = str(result.scores[seat]).replace("-", "\N{MINUS SIGN}")
    called = drawn_name(f"{result.places[seat]}. {name}", (wide - 24) / NAME)
    return (
        f'<rect x="{x + 4:.1f}" y="{top + 66}" width="{wide - 8:.1f}" height="110" rx="10" fill="{SURFACE}"'
        f' stroke="{ACT if first else LINE}" stroke-width="{3 if first else 1}"/>'
        f'<text x="{middle:.1f}" y="{top + 102}" font-size="{NAME}" fill="{TEXT if first else QUIET}"'
        f' text-anchor="middle">{called}</text>'
        f'<text x="{middle:.1f}" y="{top + 156}" font-size="{SCORE}" font-weight="700" fill="{ACT if first else TEXT}"'
        f' text-anchor="middle">{score}</text>'
    )
