"""`lichtspiel arena`: a tournament on all cores or on a cluster, its standings and its report."""

from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from lichtspiel.arena.external import is_external
from lichtspiel.arena.tournament import Plan, jobs, played, run
from lichtspiel.cli.errors import CommandError, unwritable
from lichtspiel.cli.output import find_game
from lichtspiel.cli.questions import at_least_one, check_bots, dealt, more_than_zero, read_options
from lichtspiel.words import say, sentence
from lichtspiel.work.errors import WorkError
from lichtspiel.work.pieces import PieceFailed

CALIBRATED_POSITIONS = 2000


def compete(plan: Plan, folder: Path, workers: int | None, cluster: str | None, lang: str) -> int:
    """Play a tournament into a folder (games already there are not played again), and write the report."""
    try:
        from lichtspiel.arena.calibration import forecasts, reliability
        from lichtspiel.arena.report import COLUMNS, row, write_report
        from lichtspiel.arena.statistics import standings
    except ImportError as missing:
        raise CommandError(say(lang, "cli-arena-extra", missing=str(missing.name))) from None
    game = find_game(plan.game, lang)
    check_bots(game, [bot for bot in plan.bots if not is_external(bot)], lang)
    dealt(game, plan.players, plan.seed, read_options(game, plan.options, lang), lang)
    at_least_one("--games", plan.games, lang)
    more_than_zero("--seconds", plan.seconds, lang)
    if workers is not None:
        at_least_one("--workers", workers, lang)
        if cluster is not None:
            raise CommandError(say(lang, "cli-cluster-workers"))
    games = prepared(plan, folder, lang)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say(lang, "cli-simulating"), total=len(jobs(plan)))
        try:
            records = run(plan, games, workers, lambda done, _: bar.update(task, completed=done), cluster)
        except PieceFailed as failed:
            raise CommandError(str(failed)) from None
        except WorkError as error:
            raise CommandError(sentence(error.phrase, lang)) from None
    found = standings(records)
    bins = reliability(forecasts(records, CALIBRATED_POSITIONS))
    title = f"{plan.game}, {plan.players} players: {', '.join(plan.bots)} ({len(records)} games)"
    page = write_report(title, records, found, bins, folder)
    table = Table(*COLUMNS, title=title)
    for one in found:
        table.add_row(*row(one))
    console = Console(highlight=False)
    console.print(table)
    console.print(str(page), soft_wrap=True)
    return 0


def prepared(plan: Plan, folder: Path, lang: str) -> Path:
    """The file for the games; raises CommandError if the folder is not writable or holds another tournament."""
    games = folder / "games.jsonl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        games.open("ab").close()
    except OSError as error:
        raise unwritable(folder, error, lang) from None
    for record in played(games)[:1]:
        if (record.game, len(record.players)) != (plan.game, plan.players):
            found = {"game": record.game, "players": len(record.players)}
            raise CommandError(say(lang, "cli-arena-other", folder=str(folder), **found))
    return games
