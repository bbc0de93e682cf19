"""A review as one HTML file: graph, boards and sentences, without scripts and without any other host."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from lichtspiel.core.pictures import MORNING
from lichtspiel.reviews.moments import WHOLE, Argument, Moment
from lichtspiel.reviews.wording import PERCENT, Account, in_percents, marked
from lichtspiel.words import say

WIDTH: Final = 800
HEIGHT: Final = 260
EDGE: Final = 76  # room for the scale, on a phone too
NEAR: Final = 44  # what the number of a move takes on a phone
DASHES: Final = ("none", "8 4", "2 4", "12 4 2 4", "4 4")  # lines are told apart without colours, too

STYLE: Final = """
:root{color-scheme:light}
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
body{background:var(--ground);color:var(--text)}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}h3{font-size:1rem;margin:0}
.wide{overflow-x:auto}table{border-collapse:collapse}
th,td{padding:.25rem .75rem;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}svg,img{max-width:100%;height:auto}
figure{margin:1rem 0}figcaption,.note{color:var(--quiet)}
article{break-inside:avoid;padding:1rem;margin:1rem 0}
article{border:1px solid var(--line);border-radius:.5rem;background:var(--surface)}
ul{padding-left:0;list-style:none;margin:.5rem 0}
details table{font-size:.85rem}
@media(max-width:600px){.graph{font-size:22px}th,td{padding:.25rem .4rem}}
@media print{body{margin:0;background:none}details{display:none}}
"""


def page(account: Account) -> str:
    """The whole file."""
    told = account.noteworthy()
    colors = ";".join(f"--{name}:{value}" for name, value in MORNING.items())
    moments = [_moment(account, moment) for moment in told] or [_tag("p", say(account.lang, "review-nothing"))]
    body = [
        _tag("h1", account.title()),
        _tag("p", account.outcome()),
        *(_tag("p", tally) for tally in account.tallies()),
        _tag("h2", say(account.lang, "review-chances")),
        graph(account),
        _graph_table(account),
        _tag("h2", say(account.lang, "review-balance")),
        _tag("p", say(account.lang, "review-scale")),
        _table(account.balance_heads(), account.balance_rows()),
        *(_tag("p", said) for said in [account.only_judged()] if said),
        f'<p class="note">{escape(say(account.lang, "review-note"))}</p>',
        _tag("h2", say(account.lang, "review-turning")),
        f'<p class="note">{escape(say(account.lang, "review-yardsticks"))}</p>',
        *moments,
    ]
    return (
        f'<!doctype html>\n<html lang="{account.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(account.title())}</title>'
        f"<style>:root{{{colors}}}{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def graph(account: Account) -> str:
    """Everybody's chances over the game, a line for each seat, with marks where it turned."""
    review = account.review
    course = [review.start, *(moment.table for moment in review.moments)]
    step = (WIDTH - 2 * EDGE) / max(1, len(course) - 1)
    lines = [
        _line(seat, [(EDGE + step * at, _height(chances[seat])) for at, chances in enumerate(course)])
        for seat in range(len(account.names))
    ]
    turns = list(marks((EDGE + step * number, number) for number in review.summary.turning))
    scale = [
        f'<text x="{EDGE - 6}" y="{_height(share * PERCENT) + 4:.1f}" text-anchor="end">'
        f"{escape(account.percent(share))}</text>"
        f'<path d="M{EDGE} {_height(share * PERCENT):.1f}H{WIDTH - EDGE}" stroke="{MORNING["line"]}"/>'
        for share in (0, 50, 100)
    ]
    legend = "".join(_key(seat, name) for seat, name in enumerate(account.names))
    label = escape(say(account.lang, "review-chances"), quote=True)
    return (
        f'<figure><svg class="graph" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}" font-size="12" '
        f'fill="{MORNING["quiet"]}">{"".join([*scale, *turns, *lines])}</svg><figcaption>{legend}</figcaption></figure>'
    )


def _height(share: int) -> float:
    return HEIGHT - 24 - (HEIGHT - 48) * share / WHOLE


def _line(seat: int, points: Iterable[tuple[float, float]]) -> str:
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{way}" fill="none" {_stroke(seat)} stroke-linejoin="round"/>'


def _stroke(seat: int) -> str:
    return f'stroke="{MORNING[f"seat-{seat}"]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'


def marks(points: Iterable[tuple[float, int]]) -> Iterator[str]:
    """Where it turned: numbers that would run into each other stand below and above in turn."""
    last, below = -float(NEAR), False
    for x, number in points:
        below = not below or x - last >= NEAR
        last = x
        yield (
            f'<path d="M{x:.1f} 20V{HEIGHT - 24}" stroke="{MORNING["act"]}" stroke-dasharray="1 3"/>'
            f'<text x="{x:.1f}" y="{HEIGHT - 4 if below else 17}" text-anchor="middle">{number}</text>'
        )


def _key(seat: int, name: str) -> str:
    """A short piece of a seat's line, and its name."""
    return f'<svg width="36" height="10"><path d="M2 5H34" {_stroke(seat)}/></svg> {escape(name)} &emsp;'


def _graph_table(account: Account) -> str:
    """The same figures for whoever does not see the graph."""
    review = account.review
    heads = [say(account.lang, "review-seat"), *account.names]
    course = [(0, review.start), *((moment.number, moment.table) for moment in review.moments)]
    rows = (
        [say(account.lang, "review-after", number=number) if number else say(account.lang, "review-start")]
        + [account.percent(share) for share in in_percents(chances)]
        for number, chances in course
    )
    heads[0] = ""
    return f"<details><summary>{escape(say(account.lang, 'review-table'))}</summary>{_table(heads, rows)}</details>"


def _moment(account: Account, moment: Moment) -> str:
    said = (account.verdict(moment), account.made(moment))
    sides = account.sides(moment)
    parts = [_tag("h3", account.heading(moment)), *(_tag("p", part) for part in said), _arguments(sides.made)]
    if moment.better is not None:
        parts += [_tag("p", account.better(moment)), _arguments(sides.better)]
    if (addressed := account.addressed(moment)) is not None:
        parts.append(f'<p class="note">{escape(addressed)}</p>')
    return f"<article>{''.join(parts)}{_board(account, moment)}</article>"


def _arguments(found: Iterable[Argument]) -> str:
    said = "".join(_tag("li", marked(argument)) for argument in found)
    return f"<ul>{said}</ul>" if said else ""


def _board(account: Account, moment: Moment) -> str:
    """The board as the mover saw it, as a picture of its own, so that no name in one drawing meets another's."""
    view = account.course[moment.number - 1][0].view(moment.seat)
    drawn = b64encode(account.game.svg(view, account.names).encode()).decode()
    label = escape(account.heading(moment), quote=True)
    caption = escape(say(account.lang, "review-board"))
    image = f'<img alt="{label}" src="data:image/svg+xml;base64,{drawn}">'
    return f"<figure><figcaption>{caption}</figcaption>{image}</figure>"


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    rest = "".join(_row("td", row) for row in rows)
    return f'<div class="wide"><table>{_row("th", heads)}{rest}</table></div>'


def _row(cell: str, texts: Iterable[str]) -> str:
    return f"<tr>{''.join(_cells(cell, texts))}</tr>"


def _cells(cell: str, texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield _tag(cell, text)


def _tag(name: str, text: str) -> str:
    return f"<{name}>{escape(text)}</{name}>"
