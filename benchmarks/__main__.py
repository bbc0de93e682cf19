"""`python -m benchmarks [engines|server|flood]`: measure the engines or the table server on this machine."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from lichtspiel.cli.output import CommandError, report_error, usual_language
from lichtspiel.cli.questions import more_than_zero

app = App(name="python -m benchmarks", help_format="markdown")


@app.default
def bench(
    what: Annotated[
        Literal["engines", "server", "flood"],
        Parameter(help="What to measure: the engines, the table server, or how long others wait while one floods it."),
    ] = "engines",
    *,
    seconds: Annotated[float, Parameter(help="How long each figure is measured; 5 at most for the server.")] = 3.0,
    markdown: Annotated[bool, Parameter(help="Print a table for docs/benchmarks.md.", negative="")] = False,
    plot: Annotated[Path | None, Parameter(help="Of the server: draw its growth into this SVG file.")] = None,
) -> int:
    """Measure the engines, or the server, on this machine."""
    more_than_zero("--seconds", seconds, usual_language())
    if what == "server":
        from benchmarks.server import run as run_server

        return run_server(seconds, markdown, plot)
    if what == "flood":
        from benchmarks.flood import run as run_flood

        return run_flood(seconds, markdown)
    from benchmarks.engines import run

    return run(seconds, markdown)


if __name__ == "__main__":
    try:
        sys.exit(app(result_action="return_int_as_exit_code_else_zero"))
    except CommandError as error:
        sys.exit(report_error(error))
