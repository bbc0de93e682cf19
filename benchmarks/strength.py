"""`make strength`: the pairings that measure how strong the levels are, and docs/strength.md with the results."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.rig.response import file_of
from benchmarks.rig.sprt import SIMPLIFICATION, SequentialTest
from benchmarks.yardsticks import seated_as
from lichtspiel import Record
from lichtspiel.arena.report import markdown, so_many, spread
from lichtspiel.arena.statistics import Estimate, Standing, ahead, by_setup, duels, outcome, seats, standings
from lichtspiel.arena.tournament import Plan, kept, run
from lichtspiel.core.results import victory
from lichtspiel.work.errors import WorkError

GAMES: Final = 400
FEWER: Final = 96  # for tables without a bar
FAR: Final = {1: 8, 10: 4, 100: 2}  # games against yardsticks with so many times master's time, whole setups


class Meeting(NamedTuple):
    """How two bots did against each other."""

    games: int
    one: Standing
    other: Standing
    before: Estimate  # how often the first placed before the second; a tie counts half
    ahead: Estimate  # by how many points
    shares: list[float]  # of the first in the victories, by setup


Verdict = str  # "yes", "no", or what keeps it from being decided
Bar = Callable[[Meeting], Verdict]


class Pairing(NamedTuple):
    """A tournament of one bot against another, and what it has to reach."""

    game: str
    table: tuple[str, ...]
    bar: str = ""
    reached: Bar | None = None
    games: int = GAMES

    def file(self, folder: Path) -> Path:
        """Where its games are kept."""
        return folder / f"{self.game}-{'-'.join(self.table).replace(':', '.')}.jsonl"


# -- Bars ----------------------------------------------------------------------------------------------------------


def told(is_reached: bool) -> Verdict:
    """A verdict that goes by the figure itself."""
    return "yes" if is_reached else "**no**"


def beats_at_least(share: float) -> Bar:
    """The first bot places before the second in this share of the games."""
    return lambda met: told(met.before.value >= share)


def wins_at_least(share: float) -> Bar:
    """The first bot wins this share of its games."""
    return lambda met: told(met.one.wins.value >= share)


def surely(share: float) -> Bar:
    """The first bot wins this share of its games, and so says the lower end of the interval."""
    return lambda met: clearly(met.one.wins, share)


def clearly(found: Estimate, bar: float) -> Verdict:
    """Whether the whole interval lies above a bar; if it lies on both sides, that is not shown."""
    if found.low >= bar:
        return "yes"
    return "**no**" if found.high < bar else "not shown"


def surely_and_ahead(share: float) -> Bar:
    """The same, and more points than the others, clear of zero."""
    return lambda met: "yes" if met.ahead.low > 0 and clearly(met.one.wins, share) == "yes" else "not shown"


def in_the_same_time(reached: Bar) -> Bar:
    """The first bot reaches it though the second thinks at least as long about a move."""
    return lambda met: reached(met) if met.other.move_ms >= met.one.move_ms else "**no**"


def scores_more(met: Meeting) -> Verdict:
    """The first bot scores more, and the interval is clear of zero."""
    return told(met.ahead.low > 0)


def not_worse(met: Meeting) -> Verdict:
    """The rig's sequential test of a simplification, over the setups in their order."""
    test = SequentialTest(SIMPLIFICATION, round(met.games / len(met.shares)))
    for share in met.shares:
        test.add(share)
    return f"{test.verdict}, LLR {test.llr:+.2f}"


# -- Pairings ------------------------------------------------------------------------------------------------------


def duel(game: str, one: str, other: str, share: float) -> Pairing:
    """Two players, with a bar."""
    return Pairing(game, (one, other), f"≥ {share:.0%}", beats_at_least(share))


def against_flat(pairing: Pairing) -> Pairing:
    """The same, with as much time per move for flat."""
    assert pairing.reached is not None
    return pairing._replace(bar=f"{pairing.bar}, same time", reached=in_the_same_time(pairing.reached))


RUNGS: Final = (("master", "skilled"), ("skilled", "casual"), ("casual", "beginner"))


def ladder(game: str) -> list[Pairing]:
    """Each level against the one below, two players."""
    return [duel(game, one, other, 0.65) for one, other in RUNGS]


def ladder_of_four(game: str, games: int = GAMES) -> list[Pairing]:
    """One of each level among three of the one below."""
    return [among(game, 4, one, other, "ahead, clear of zero", scores_more, games) for one, other in RUNGS]


def among(  # noqa: PLR0913
    game: str, players: int, one: str, other: str, bar: str = "", reached: Bar | None = None, games: int = FEWER
) -> Pairing:
    """One bot among others of one kind."""
    return Pairing(game, (one, *[other] * (players - 1)), bar, reached, games)


def bounded(game: str, players: int, other: str, share: float, games: int) -> Pairing:
    """One master among others, with a bar for the lower end of the interval."""
    bar = f"lower end ≥ {share:.0%} ({100 / players:.0f} % is even)"
    return among(game, players, "master", other, bar, surely(share), games)


def four_times(game: str, players: int, games: int) -> Pairing:
    """A master with four times its simulations among those with the usual number."""
    return among(game, players, "master@4x", "master", "not worse (0, not −10 Elo)", not_worse, games)


def far_end(game: str, players: int) -> Iterator[Pairing]:
    """One yardstick with more and more time among masters."""
    for times, games in FAR.items():
        for yardstick in ("flat", "ismcts"):
            yield among(game, players, f"{yardstick}@{times}x", "master", games=games)


LEVELS: Final = [
    *(
        pairing
        for game in ("lichterfest", "leuchtturm")
        for pairing in (
            duel(game, "master", "greedy", 0.85),
            against_flat(duel(game, "master", "flat", 0.65)),
            *ladder(game),
            *ladder_of_four(game, FEWER),
            among(game, 3, "master", "greedy"),
        )
    ),
    bounded("lichterfest", 4, "greedy", 0.85, 1000),
    bounded("leuchtturm", 4, "greedy", 0.55, 1600)._replace(
        bar="lower end ≥ 55% (25 % is even), more cards", reached=surely_and_ahead(0.55)
    ),
    bounded("lumen", 4, "greedy", 0.88, 900),
    against_flat(among("lumen", 4, "master", "flat", "≥ 35% wins (25 % is even)", wins_at_least(0.35), GAMES)),
    *ladder_of_four("lumen"),
    among("lumen", 3, "master", "greedy"),
    among("lumen", 5, "master", "greedy"),
]
FROZEN: Final = [
    bounded("lichterfest", 2, "first:master", 0.55, GAMES),
    bounded("leuchtturm", 2, "first:master", 0.65, 520),
    bounded("lumen", 4, "first:master", 0.35, 1400),
    among("lumen", 3, "master", "first:master", games=60),
    among("lumen", 5, "master", "first:master", games=60),
]
LIMITS: Final = [
    four_times("lichterfest", 2, GAMES),
    four_times("leuchtturm", 2, GAMES),
    four_times("lumen", 4, GAMES),
    *(
        among(game, players, "response", "master")
        for game, players in (("lichterfest", 2), ("leuchtturm", 2), ("lumen", 4))
        if file_of(game).exists()
    ),
]
FAR_END: Final = [
    *(pairing for game in ("lichterfest", "leuchtturm") for pairing in far_end(game, 2)),
    *far_end("lumen", 4),
]
PAIRINGS: Final = [*LEVELS, *FROZEN, *LIMITS, *FAR_END]

HEAD: Final = """# How strong the levels are

Made by `make strength` (`benchmarks/strength.py`): every setup is played with all seatings, so that luck
cancels; intervals are 95 %, over setups. *Wins* is the first bot's share of victories (a shared one in parts), *before*
how often it stood before the other (a tie is a half), *ahead* by how many points. *flat* is determinised flat Monte
Carlo with uniformly random playouts. Times are mean and 99th percentile, in milliseconds on one core; where a bot is a
command, by the clock of a machine that does other things as well. Tables without a bar are for the record, with fewer
games. Where games are still to be played, the row says of how many. A bar for the lower end of an interval is *not
shown* while the interval lies on both sides of it. Rows whose games are not at hand are as they were when they were
played: those of Die Leuchtturm-Architekten with two players, other than *first:master*, by the master before
[0111](decisions/0111-hands-inferred.md), and *response* by its search.

"""
AGAINST_FIRST: Final = """
## Against the first master

`first:master` is the master of commit 9a49edf, run from its own build ([0094](decisions/0094-the-rig.md)). The gates
by which the present masters were accepted had more games, in other setups: LUMEN with four 37.7 (30.7 to 44.8) % of 204
([0095](decisions/0095-lumens-master.md)), Die Leuchtturm-Architekten with two 67.9 (62.8 to 73.0) % of 290
([0096](decisions/0096-leuchtturm-forecast.md)) before it inferred hands
([0111](decisions/0111-hands-inferred.md)), Lichterfest with two 62.5 (56.8 to 68.2) % of 232
([0097](decisions/0097-lichterfest-master.md)). Likewise with four, among three greedy: 90.4 (87.0 to 93.8) % of 260,
57.5 (49.2 to 65.7) % of 148 and 85.3 (83.1 to 87.6) % of 1000.

"""
OWN_LIMITS: Final = """
## Against itself, and against those who know it

*4x* has four times the usual simulations; whether that is not worse is decided by the rig's sequential test. A
*response* was trained against the master's fast play only, with two to three times its training
(`python -m training.response`), and searches like the master: what it wins above even is a lower bound of what
somebody could win who knows the master.

"""
FAR_AWAY: Final = """
## The far end

Yardsticks among masters, with 1, 10 and 100 times the time that a master takes: *flat*, and OpenSpiel's information set
tree search (*ismcts*), which plays at random from the leaves of its tree. Their simulations were reckoned from times on
an idle core (decisions [0094](decisions/0094-the-rig.md) and [0103](decisions/0103-how-strong-they-are.md)).

"""
RIG: Final = """
## What the rig says

"""
COLUMNS: Final = "game,table,games,wins,before,mean score,of the other,ahead,ms a move,other's ms,bar,reached".split(
    ","
)
SECTIONS: Final = ((HEAD, LEVELS), (AGAINST_FIRST, FROZEN), (OWN_LIMITS, LIMITS), (FAR_AWAY, FAR_END))


def plan(pairing: Pairing, is_built: bool = False) -> Plan:
    """The games to be played; bots of other builds are built first, unless they are known to be."""
    table = tuple(seated_as(pairing.game, name, is_built) for name in pairing.table)
    return Plan(pairing.game, len(table), table, pairing.games, "strength")


def meeting(pairing: Pairing, records: Sequence[Record]) -> Meeting:
    """The figures from the games of a pairing."""
    one, other = (seated_as(pairing.game, name, is_built=True) for name in pairing.table[:2])
    found = {standing.bot: standing for standing in standings(records)}
    shares = by_setup((record, victory(outcome(record), seats(record).index(one))) for record in records)
    before, points = duels(records)[one, other], ahead(records, one, other)
    return Meeting(len(records), found[one], found[other], before, points, shares)


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


def verdict(pairing: Pairing, met: Meeting) -> Verdict:
    """Whether the bar was reached; that is open until all games have been played, and only told as it stands."""
    if pairing.reached is None:
        return "–"
    reached = pairing.reached(met)
    return f"open; so far {reached}" if met.games < pairing.games else reached


def table_of(pairings: Sequence[Pairing], folder: Path, told: dict[tuple[str, str], tuple[str, ...]]) -> str:
    """How pairings went, from the games played so far; without any, as was told before, if it was."""
    rows = []
    for pairing in pairings:
        if records := kept(plan(pairing, is_built=True), pairing.file(folder)):
            rows.append(cells(pairing, meeting(pairing, records)))
        elif before := told.get((pairing.game, ", ".join(pairing.table))):
            rows.append(before)
    return markdown(COLUMNS, rows)


def told_before(page: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    """The rows that a page has, by game and table: their games may have been played on another machine."""
    lines = page.read_text(encoding="utf-8").splitlines() if page.exists() else []
    rows = [tuple(line.strip("| ").split(" | ")) for line in lines if line.startswith("| ")]
    return {(row[0], row[1]): row for row in rows if len(row) == len(COLUMNS)}


def rig_reports(folder: Path) -> str:
    """What commands of the rig have said, from `rig-*.txt`: each file begins with the command."""
    reports = [file.read_text(encoding="utf-8").strip() for file in sorted(folder.glob("rig-*.txt"))]
    return RIG + "\n\n".join(f"```\n{report}\n```" for report in reports) + "\n" if reports else ""


def rig_before(page: Path) -> str:
    """What the rig has said according to a page."""
    _, head, reports = page.read_text(encoding="utf-8").partition(RIG) if page.exists() else ("", "", "")
    return head + reports


def write(page: Path, folder: Path) -> None:
    """Write the page from the games played so far; what it said of pairings without games here, it says again."""
    told = told_before(page)
    sections = "".join(head + table_of(pairings, folder, told) for head, pairings in SECTIONS)
    page.write_text(sections + (rig_reports(folder) or rig_before(page)), encoding="utf-8")


def play_all(folder: Path, workers: int | None = None, cluster: str | None = None) -> None:
    """Play every pairing; games already in the folder are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    for pairing in PAIRINGS:
        records = run(plan(pairing), pairing.file(folder), workers, cluster=cluster)
        print(" | ".join(cells(pairing, meeting(pairing, records))), flush=True)


def main() -> None:
    """Play what is missing, here or on a cluster, and write the page."""
    parser = ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("page", type=Path, help="the page to write")
    parser.add_argument("folder", type=Path, help="where games are kept")
    parser.add_argument("--as-it-stands", action="store_true", help="play nothing")
    parser.add_argument("--workers", type=int, help="how many processes; one a core by default")
    parser.add_argument("--cluster", help="play there: dask://HOST:PORT or ray://HOST:PORT")
    given = parser.parse_args()
    try:
        if not given.as_it_stands:
            play_all(given.folder, given.workers, given.cluster)
    except WorkError as error:
        parser.exit(2, f"{error}\n")
    write(given.page, given.folder)


if __name__ == "__main__":
    main()
