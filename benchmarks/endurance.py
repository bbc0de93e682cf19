"""`make endurance`: a thousand games of every level against every level, how they ended, and docs/endurance.md."""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from lichtspiel import Record, load, names
from lichtspiel.arena.calibration import binned, brier, forecasts, reliability
from lichtspiel.arena.report import markdown, so_many
from lichtspiel.arena.statistics import outcome
from lichtspiel.arena.tournament import Plan, kept, played, run
from lichtspiel.bots.bot import LEVELS
from lichtspiel.work.errors import WorkError

GAMES: Final = 1000
SIMULATIONS: Final = 12  # per move, for levels that search: fewer than usual, so that all games can be played

HEAD: Final = f"""# Every game ends

Made by `make endurance` (`benchmarks/endurance.py`). Every level against every level, {GAMES} games each at the
smallest table, the levels dealt to the seats in turn; a level that searches has {SIMULATIONS} simulations a move here.
*Ended by* tells the paragraph of the rule book by which a game ended.

"""
TRUST: Final = """
## Win chances

What the seat to move is told of its chances of winning, in every seventh position of those games in which skilled met
skilled, and how often it won: a bin for each tenth, its mean chance → the share won (positions). The Brier score is the
mean square of the difference.

"""
TRUST_COLUMNS: Final = ("game", "positions", "Brier score", "told → won")
EQUALS: Final = ("skilled", "skilled")
POSITIONS: Final = 1500
COLUMNS: Final = ("game", "levels", "games", "moves", "most moves", "ended by")


class Bout(NamedTuple):
    """Two levels that meet in a game, perhaps the same."""

    game: str
    levels: tuple[str, str]

    def file(self, folder: Path) -> Path:
        """Where its games are kept."""
        return folder / f"endurance-{self.game}-{'-'.join(self.levels)}.jsonl"

    def plan(self, games: int) -> Plan:
        """The games to be played."""
        players = load(self.game).players[0]
        return Plan(self.game, players, self.levels, games, "endurance", simulations=SIMULATIONS)


def bouts() -> list[Bout]:
    """Every level against every level, in every game."""
    return [Bout(game, levels) for game in names() for levels in combinations_with_replacement(LEVELS, 2)]


def cells(bout: Bout, records: Sequence[Record]) -> tuple[str, ...]:
    """How the games of a bout ended, as the columns show it."""
    moves = [len(record.moves) for record in records]
    ended = Counter(outcome(record).ended for record in records)
    ways = ", ".join(f"{rule}: {count}" for rule, count in ended.most_common())
    games = so_many(len(records), GAMES)
    return bout.game, ", ".join(bout.levels), games, f"{fmean(moves):.0f}", str(max(moves)), ways


def play_all(folder: Path, cluster: str | None = None) -> Iterator[tuple[str, ...]]:
    """Play every bout (games already in the folder are not played again); returns one row for each."""
    folder.mkdir(parents=True, exist_ok=True)
    for bout in bouts():
        yield cells(bout, run(bout.plan(GAMES), bout.file(folder), cluster=cluster))


def text_of(folder: Path) -> str:
    """docs/endurance.md, from the games played so far."""
    found = [(bout, kept(bout.plan(GAMES), bout.file(folder))) for bout in bouts()]
    rows = [cells(bout, records) for bout, records in found if records]
    return HEAD + markdown(COLUMNS, rows) + TRUST + markdown(TRUST_COLUMNS, trust(folder))


def trust(folder: Path) -> list[tuple[str, ...]]:
    """How well the win chances of each game are calibrated, one row for each."""
    told = {game: forecasts(played(Bout(game, EQUALS).file(folder)), POSITIONS) for game in names()}
    return [
        (game, str(len(found)), f"{brier(found):.3f}", ", ".join(map(binned, reliability(found))))
        for game, found in told.items()
        if found
    ]


def main() -> None:
    """Play all games, here or on a cluster, and print how they ended."""
    parser = ArgumentParser(prog="python -m benchmarks.endurance", description=__doc__)
    parser.add_argument("page", type=Path, help="the page to write")
    parser.add_argument("folder", type=Path, help="where games are kept")
    parser.add_argument("--cluster", help="play there: dask://HOST:PORT or ray://HOST:PORT")
    given = parser.parse_args()
    try:
        for row in play_all(given.folder, given.cluster):
            print(" | ".join(row), flush=True)
    except WorkError as error:
        parser.exit(2, f"{error}\n")
    given.page.write_text(text_of(given.folder), encoding="utf-8")


if __name__ == "__main__":
    main()
