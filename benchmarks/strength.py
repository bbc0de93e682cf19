"""`make strength`: the pairings that measure how strong the levels are, and docs/strength.md with the results."""

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks import endurance
from lichtspiel import Record
from lichtspiel.arena.report import markdown, so_many, spread
from lichtspiel.arena.statistics import Estimate, Standing, ahead, duels, standings
from lichtspiel.arena.tournament import Plan, kept, run
from lichtspiel.work.errors import WorkError

GAMES: Final = 400
FEWER: Final = 96  # for the larger tables, which have no bar


class Meeting(NamedTuple):
    """How two bots did against each other."""

    games: int
    one: Standing
    other: Standing
    before: Estimate  # how often the first placed before the second; a tie counts half
    ahead: Estimate  # by how many points


Bar = Callable[[Meeting], bool]


class Pairing(NamedTuple):
    """A tournament of one bot against another, and what it has to reach."""

    game: str
    table: tuple[str, ...]
    bar: str = ""
    reached: Bar | None = None
    games: int = GAMES

    def file(self, folder: Path) -> Path:
        """Where its games are kept."""
        return folder / f"{self.game}-{'-'.join(self.table)}.jsonl"


def wins_at_least(share: float) -> Bar:
    """The first bot wins this share of its games."""
    return lambda met: met.one.wins.value >= share


def beats_at_least(share: float) -> Bar:
    """The first bot places before the second in this share of the games."""
    return lambda met: met.before.value >= share


def in_the_same_time(reached: Bar) -> Bar:
    """The first bot reaches it though the second thinks at least as long about a move."""
    return lambda met: reached(met) and met.other.move_ms >= met.one.move_ms


def scores_more(met: Meeting) -> bool:
    """The first bot scores more, and the interval is clear of zero."""
    return met.ahead.low > 0


def duel(game: str, one: str, other: str, share: float) -> Pairing:
    """Two players, with a bar."""
    return Pairing(game, (one, other), f"≥ {share:.0%}", beats_at_least(share))


def against_flat(pairing: Pairing) -> Pairing:
    """The same, with as much time per move for flat."""
    assert pairing.reached is not None
    return pairing._replace(bar=f"{pairing.bar}, same time", reached=in_the_same_time(pairing.reached))


def ladder(game: str) -> list[Pairing]:
    """Each level against the one below, two players."""
    return [
        duel(game, one, other, 0.65)
        for one, other in (("master", "skilled"), ("skilled", "casual"), ("casual", "beginner"))
    ]


def one_among_three(game: str, one: str, other: str, share: float | None) -> Pairing:
    """Four players, one of them different."""
    table = (one, other, other, other)
    if share is None:
        return Pairing(game, table, "ahead, clear of zero", scores_more)
    return Pairing(game, table, f"≥ {share:.0%} wins (25 % is even)", wins_at_least(share))


def larger_tables(game: str, sizes: tuple[int, ...]) -> list[Pairing]:
    """One master among greedy bots, as a report."""
    return [Pairing(game, ("master", *["greedy"] * (size - 1)), games=FEWER) for size in sizes]


PAIRINGS: Final = [
    *(
        pairing
        for game in ("lichterfest", "leuchtturm")
        for pairing in (
            duel(game, "master", "greedy", 0.85),
            against_flat(duel(game, "master", "flat", 0.65)),
            *ladder(game),
            *larger_tables(game, (3, 4)),
        )
    ),
    one_among_three("lumen", "master", "greedy", 0.45),
    against_flat(one_among_three("lumen", "master", "flat", 0.35)),
    one_among_three("lumen", "master", "skilled", None),
    one_among_three("lumen", "skilled", "casual", None),
    one_among_three("lumen", "casual", "beginner", None),
    *larger_tables("lumen", (3, 5)),
]

HEAD: Final = """# How strong the levels are

Made by `make strength` (`benchmarks/strength.py`): every setup is played with all seatings, so that luck
cancels; intervals are 95 %, over setups. *Wins* is the first bot's share of victories (a shared one in parts), *before*
how often it stood before the other (a tie is a half), *ahead* by how many points. *flat* is determinised flat Monte
Carlo with uniformly random playouts. Times are mean and 99th percentile, in milliseconds on one core. Tables without a
bar are for the record, with fewer games. Where games are still to be played, the row says of how many.

"""
COLUMNS: Final = "game,table,games,wins,before,mean score,of the other,ahead,ms a move,other's ms,bar,reached".split(
    ","
)


def plan(pairing: Pairing) -> Plan:
    """The games to be played."""
    return Plan(pairing.game, len(pairing.table), pairing.table, pairing.games, "strength")


def meeting(pairing: Pairing, records: Sequence[Record]) -> Meeting:
    """The figures from the games of a pairing."""
    one, other = pairing.table[:2]
    found = {standing.bot: standing for standing in standings(records)}
    return Meeting(len(records), found[one], found[other], duels(records)[one, other], ahead(records, one, other))


def cells(pairing: Pairing, met: Meeting) -> tuple[str, ...]:
    """How a pairing went, as the columns show it."""
    return (
        pairing.game,
        ", ".join(pairing.table),
        so_many(met.games, pairing.games),
        spread(met.one.wins, 1, 100) + " %",
        spread(met.before, 1, 100) + " %",
        f"{met.one.score.value:.1f}",
        f"{met.other.score.value:.1f}",
        spread(met.ahead),
        f"{met.one.move_ms:.1f} / {met.one.move_ms_99:.0f}",
        f"{met.other.move_ms:.1f} / {met.other.move_ms_99:.0f}",
        pairing.bar or "–",
        verdict(pairing, met),
    )


def verdict(pairing: Pairing, met: Meeting) -> str:
    """Whether the bar was reached; that is open until all games have been played."""
    if pairing.reached is None:
        return "–"
    if met.games < pairing.games:
        return "open"
    return "yes" if pairing.reached(met) else "**no**"


def write(page: Path, folder: Path) -> None:
    """Write the page from the games played so far; a pairing without any has no row."""
    found = [(pairing, kept(plan(pairing), pairing.file(folder))) for pairing in PAIRINGS]
    rows = [cells(pairing, meeting(pairing, records)) for pairing, records in found if records]
    page.write_text(HEAD + markdown(COLUMNS, rows) + endurance.section(folder), encoding="utf-8")


def play_all(folder: Path, cluster: str | None = None) -> None:
    """Play every pairing and the games of endurance; games already in the folder are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    for pairing in PAIRINGS:
        records = run(plan(pairing), pairing.file(folder), cluster=cluster)
        print(" | ".join(cells(pairing, meeting(pairing, records))), flush=True)
    for row in endurance.play_all(folder, cluster):
        print(" | ".join(row), flush=True)


def main() -> None:
    """Play what is missing, here or on a cluster, and write the page."""
    parser = ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("page", type=Path, help="the page to write")
    parser.add_argument("folder", type=Path, help="where games are kept")
    parser.add_argument("--as-it-stands", action="store_true", help="play nothing")
    parser.add_argument("--cluster", help="play there: dask://HOST:PORT or ray://HOST:PORT")
    given = parser.parse_args()
    try:
        if not given.as_it_stands:
            play_all(given.folder, given.cluster)
    except WorkError as error:
        parser.exit(2, f"{error}\n")
    write(given.page, given.folder)


if __name__ == "__main__":
    main()
