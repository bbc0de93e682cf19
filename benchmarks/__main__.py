"""`python -m benchmarks [engines|server|moves|fleet|flood|start|page|peers|think|reviews]`: measure this machine."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from lichtspiel.cli.arguments import run_command
from lichtspiel.cli.errors import CommandError, report_error
from lichtspiel.cli.languages import usual_language
from lichtspiel.cli.questions import more_than_zero


def bench(
    what: Annotated[
        Literal["engines", "server", "moves", "fleet", "flood", "start", "page", "peers", "think", "reviews"],
        "What to measure: the engines, the table server, its moves beside those of an older checkout, several servers"
        " of a cluster, how long others wait while one floods it, how it starts, the page, the server and those of"
        " other projects, bots on other machines, or reviews.",
    ] = "engines",
    *,
    seconds: Annotated[
        float,
        "How long each figure is measured; 5 at most for the server. Moves and peers count moves instead.",
    ] = 3.0,
    markdown: Annotated[bool, "Print a table for docs/benchmarks.md."] = False,
    old: Annotated[
        Path | None, "Of start, moves and fleet: an older checkout, set up, measured in the same rounds."
    ] = None,
    plot: Annotated[Path | None, "Of the server: draw its growth into this SVG file."] = None,
) -> int:
    """Measure the engines, the server, or how commands start, on this machine."""
    more_than_zero("--seconds", seconds, usual_language())
    if what == "server":
        from benchmarks.server import run as run_server

        return run_server(seconds, markdown, plot)
    if what == "moves":
        from benchmarks.moves import run as run_moves

        return run_moves(markdown, old or Path.cwd())
    if what == "fleet":
        from benchmarks.fleet import run as run_fleet

        return run_fleet(seconds, markdown, old)
    if what == "start":
        from benchmarks.start import run as run_start

        return run_start(markdown, old)
    if what == "page":
        from benchmarks.page import run as run_page

        return run_page()
    if what == "flood":
        from benchmarks.flood import run as run_flood

        return run_flood(seconds, markdown)
    if what == "peers":
        from benchmarks.peers import run as run_peers

        return run_peers(markdown)
    if what == "think":
        from benchmarks.thinking import run as run_thinking

        return run_thinking(seconds, markdown)
    if what == "reviews":
        from benchmarks.reviews import run as run_reviews

        return run_reviews(markdown)
    from benchmarks.engines import run

    return run(seconds, markdown)


if __name__ == "__main__":
    try:
        sys.exit(run_command(bench, "python -m benchmarks"))
    except CommandError as error:
        sys.exit(report_error(error))
