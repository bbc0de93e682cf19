"""A tournament as a page: tables and plots in one HTML file, the plots in one PNG beside it."""

from base64 import b64encode
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt

from lichtspiel import Record
from lichtspiel.arena.calibration import Bin
from lichtspiel.arena.statistics import Estimate, Standing, duels, milliseconds, outcome, seats
from lichtspiel.core.pictures import MORNING, filled

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLUMNS: Final = ("bot", "games", "rating", "wins", "mean place", "mean score", "ms a move", "ms, 99 %")
STYLE: Final = filled(
    """
body { font: 16px/1.5 system-ui, sans-serif; color: {text}; background: {ground} }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid {line}; padding: .3rem .8rem; text-align: right }
th:first-child, td:first-child { text-align: left }
img { max-width: 100%; border-radius: 10px }
""",
    MORNING,
)
INK, LIGHT, COOL = MORNING["text"], "#c98a1b", MORNING["seat-1"]


def spread(one: Estimate, digits: int = 1, factor: float = 1.0) -> str:
    """A figure with its interval, if there were enough independent games to estimate one."""
    value, low, high = (f"{part * factor:.{digits}f}" for part in one)
    return value if one.low == one.high else f"{value} ({low} to {high})"


def so_many(games: int, wanted: int) -> str:
    """How many games were played, and out of how many if some are missing."""
    return str(games) if games >= wanted else f"{games} of {wanted}"


def markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table for a page of the docs."""
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (columns, ["---"] * len(columns), *rows))


def row(one: Standing) -> tuple[str, ...]:
    """A standing as the columns show it."""
    return (
        one.bot,
        str(one.games),
        spread(one.rating),
        spread(one.wins, 1, 100) + " %",
        f"{one.place:.2f}",
        spread(one.score),
        f"{one.move_ms:.1f}",
        f"{one.move_ms_99:.1f}",
    )


def write_report(
    title: str, records: Sequence[Record], found: Sequence[Standing], bins: Sequence[Bin], folder: Path
) -> Path:
    """Write report.html and report.png into a folder."""
    picture = folder / "report.png"
    draw_plots(records, found, bins, picture)
    image = b64encode(picture.read_bytes()).decode()
    page = folder / "report.html"
    page.write_text(
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{escape(title)}</title><style>{STYLE}</style>"
        f"<h1>{escape(title)}</h1>{_table(COLUMNS, [row(one) for one in found])}"
        f"<p>Intervals are 95 %. Every setup was played with all seatings; setups are the independent samples.</p>"
        f"<h2>Who stood before whom</h2>{_duel_table(records, found)}"
        f"<img alt='Ratings, scores, times and reliability' src='data:image/png;base64,{image}'></html>",
        encoding="utf-8",
    )
    return page


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for cells in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _duel_table(records: Sequence[Record], found: Sequence[Standing]) -> str:
    bots = [one.bot for one in found]
    met = duels(records)
    rows = [
        [one, *(spread(met[one, other], 0, 100) + " %" if (one, other) in met else "–" for other in bots)]
        for one in bots
    ]
    return _table(["", *bots], rows)


def draw_plots(records: Sequence[Record], found: Sequence[Standing], bins: Sequence[Bin], picture: Path) -> None:
    """Ratings, scores, time per move, and how well the win chances are calibrated."""
    figure, axes = plt.subplots(2, 2, figsize=(12, 8), layout="constrained")
    _draw_ratings(axes[0][0], found)
    _draw_scores(axes[0][1], records, found)
    _draw_times(axes[1][0], records, found)
    _draw_reliability(axes[1][1], bins)
    figure.savefig(picture, dpi=100)
    plt.close(figure)


def _draw_ratings(axes: "Axes", found: Sequence[Standing]) -> None:
    for place, one in enumerate(reversed(found)):
        axes.plot([one.rating.low, one.rating.high], [place, place], color=LIGHT, linewidth=4, solid_capstyle="round")
        axes.plot(one.rating.value, place, "o", color=INK)
    axes.set_yticks(range(len(found)), [one.bot for one in reversed(found)])
    axes.set_title("Rating (Plackett–Luce) with 95 % interval")


def _draw_scores(axes: "Axes", records: Sequence[Record], found: Sequence[Standing]) -> None:
    scores = [_of_bot(records, one.bot, lambda record, seat: [outcome(record).scores[seat]]) for one in found]
    axes.boxplot(scores, tick_labels=[one.bot for one in found], medianprops={"color": LIGHT})
    axes.set_title("Scores")


def _draw_times(axes: "Axes", records: Sequence[Record], found: Sequence[Standing]) -> None:
    times = [[ms or 0.01 for ms in _of_bot(records, one.bot, milliseconds)] for one in found]
    axes.boxplot(
        times, tick_labels=[one.bot for one in found], whis=(1, 99), showfliers=False, medianprops={"color": LIGHT}
    )
    axes.set_yscale("log")
    axes.set_ylabel("ms")
    axes.set_title("Time a move (1st to 99th percentile)")


def _of_bot(records: Sequence[Record], bot: str, values: Callable[[Record, int], Sequence[float]]) -> list[float]:
    return [
        float(value)
        for record in records
        for seat, name in enumerate(seats(record))
        if name == bot
        for value in values(record, seat)
    ]


def _draw_reliability(axes: "Axes", bins: Sequence[Bin]) -> None:
    axes.plot([0, 1], [0, 1], color=MORNING["line"])
    axes.scatter(
        [one.called for one in bins],
        [one.won for one in bins],
        s=[8 + one.positions**0.5 * 6 for one in bins],
        color=COOL,
    )
    axes.set_xlabel("win chance as told")
    axes.set_ylabel("share won")
    axes.set_title("Reliability of win chances")
