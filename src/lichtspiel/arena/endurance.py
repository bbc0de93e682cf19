"""`make endurance`: a thousand games of every level against every level, and how they ended."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from lichtspiel import Record, load, names
from lichtspiel.arena.report import markdown
from lichtspiel.arena.statistics import outcome
from lichtspiel.arena.tournament import Plan, run
from lichtspiel.bots.bot import LEVELS

GAMES: Final = 1000
SIMULATIONS: Final = 12  # a move, for levels that search: fewer than master usually takes, so that all can be played

HEAD: Final = f"""
## Every game ends

Every level against every level, {GAMES} games each at the smallest table, the levels dealt to the seats in turn; a
level that searches has {SIMULATIONS} simulations a move here. *Ended by* tells the paragraph of the rule book by which
a game ended.

"""
COLUMNS: Final = ("game", "levels", "games", "moves", "most moves", "ended by")


class Bout(NamedTuple):
    """Two levels that meet in a game, perhaps the same."""

    game: str
    levels: tuple[str, str]

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
    return bout.game, ", ".join(bout.levels), str(len(records)), f"{fmean(moves):.0f}", str(max(moves)), ways


def play_all(folder: Path, games: int = GAMES) -> Iterator[tuple[str, ...]]:
    """Play every bout (what the folder holds is not played again), a row each."""
    folder.mkdir(parents=True, exist_ok=True)
    for bout in bouts():
        records = run(bout.plan(games), folder / f"endurance-{bout.game}-{'-'.join(bout.levels)}.jsonl")
        yield cells(bout, records)


def section(folder: Path) -> str:
    """What docs/strength.md says of it."""
    return HEAD + markdown(COLUMNS, list(play_all(folder)))


if __name__ == "__main__":
    for row in play_all(Path(sys.argv[1])):
        print(" | ".join(row), flush=True)
