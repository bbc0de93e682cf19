"""`lichtspiel review`: a finished game, looked back at."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from lichtspiel import BadRecord
from lichtspiel.bots.bot import Budget
from lichtspiel.cli.errors import CommandError
from lichtspiel.cli.questions import at_least_one
from lichtspiel.cli.records import BAD, find_record, followed, write_lines
from lichtspiel.reviews import Effort, Reviewer
from lichtspiel.reviews.moments import Argument, Moment
from lichtspiel.reviews.page import page
from lichtspiel.reviews.wording import Account, Reader, marked
from lichtspiel.words import say


class Looked(NamedTuple):
    """The arguments of `review`."""

    file: Path
    record: int
    seat: int | None
    budget: int | None
    html: Path | None
    json: Path | None


def review_game(wanted: Looked, lang: str) -> int:
    """Review a record, and write it to files or say it here."""
    account = look_back(wanted, lang)
    if wanted.json is not None:
        write_lines([account.review.dump()], wanted.json, lang)
    if wanted.html is not None:
        write_lines([page(account).encode()], wanted.html, lang)
    if wanted.json is None and wanted.html is None:
        tell_review(account)
    return 0


def look_back(wanted: Looked, lang: str) -> Account:
    """The review, made behind a progress bar."""
    record = find_record(wanted.file, wanted.record, lang)
    if wanted.seat is not None and wanted.seat not in range(len(record.players)):
        raise CommandError(say(lang, "cli-no-seat", seat=wanted.seat, most=len(record.players) - 1))
    if wanted.budget is not None:
        at_least_one("--budget", wanted.budget, lang)
    effort = Effort() if wanted.budget is None else Effort(Budget(simulations=wanted.budget))
    try:
        reviewer = Reviewer(record, effort=effort, seat=wanted.seat)
    except BadRecord as error:
        raise CommandError(f"{wanted.file}:{wanted.record}: {error.sentence(lang)}", BAD) from None
    moments = list(followed(reviewer, say(lang, "review-working")))
    reader = Reader() if wanted.seat is None else Reader((wanted.seat,))
    return Account(record, reviewer.sum_up(moments), lang, reader)


def tell_review(account: Account) -> None:
    """Say it in the terminal."""
    console = Console(highlight=False, markup=False)
    console.print(account.title(), style="bold")
    for said in (account.outcome(), *account.tallies()):
        console.print(said)
    table = Table(*account.balance_heads(), title=say(account.lang, "review-balance"), title_justify="left")
    for row in account.balance_rows():
        table.add_row(*row)
    console.print(table)
    if (only_judged := account.only_judged()) is not None:
        console.print(only_judged)
    console.print(say(account.lang, "review-scale"), style="dim")
    told = account.noteworthy()
    console.print(say(account.lang, "review-turning" if told else "review-nothing"), style="bold")
    if told:
        console.print(say(account.lang, "review-yardsticks"), style="dim")
    for moment in told:
        tell_moment(account, moment, console)
    console.print(say(account.lang, "review-note"), style="dim")


def tell_moment(account: Account, moment: Moment, console: Console) -> None:
    """One moment, in a few lines."""
    console.print()
    console.print(account.heading(moment), style="bold")
    console.print(f"  {account.verdict(moment)}")
    sides = account.sides(moment)
    console.print(f"  {account.made(moment)}")
    tell_arguments(sides.made, console)
    if moment.better is not None:
        console.print(f"  {account.better(moment)}")
        tell_arguments(sides.better, console)
    if (addressed := account.addressed(moment)) is not None:
        console.print(f"  {addressed}", style="dim")


def tell_arguments(found: Iterable[Argument], console: Console) -> None:
    """What speaks for or against the move above."""
    for argument in found:
        console.print(f"    {marked(argument)}")
