"""`make strength`: the pairings that say how strong the levels are, and docs/strength.md with what they gave."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from lichtspiel.arena.report import spread
from lichtspiel.arena.statistics import Estimate, Standing, duels, standings
from lichtspiel.arena.tournament import Plan, run

GAMES: Final = 400
FEWER: Final = 96  # for the larger tables, which have no bar


class Pairing(NamedTuple):
    """A tournament of one bot against another, and what it has to reach."""

    game: str
    table: tuple[str, ...]
    bar: str = ""
    reached: Callable[[Standing, Standing, Estimate], bool] | None = None
    games: int = GAMES

    @property
    def name(self) -> str:
        """The folder in which its games are kept."""
        return f"{self.game}-{'-'.join(self.table)}"


def wins_at_least(share: float) -> Callable[[Standing, Standing, Estimate], bool]:
    """The first bot wins this share of its games."""
    return lambda first, _, __: first.wins.value >= share


def beats_at_least(share: float) -> Callable[[Standing, Standing, Estimate], bool]:
    """The first bot stands before the second in this share of the games, a tie being a half."""
    return lambda _, __, before: before.value >= share


def scores_more(first: Standing, second: Standing, _: Estimate) -> bool:
    """The first bot's mean score is higher, and the intervals do not meet."""
    return first.score.low > second.score.high


def duel(game: str, one: str, other: str, share: float) -> Pairing:
    """Two players, with a bar."""
    return Pairing(game, (one, other), f"≥ {share:.0%}", beats_at_least(share))


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
        return Pairing(game, table, "higher score, clear of chance", scores_more)
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
            duel(game, "master", "flat", 0.65),
            *ladder(game),
            *larger_tables(game, (3, 4)),
        )
    ),
    one_among_three("lumen", "master", "greedy", 0.45),
    one_among_three("lumen", "master", "flat", 0.35),
    one_among_three("lumen", "master", "skilled", None),
    one_among_three("lumen", "skilled", "casual", None),
    one_among_three("lumen", "casual", "beginner", None),
    *larger_tables("lumen", (3, 5)),
]

HEAD: Final = """# How strong the levels are

Made by `make strength` (`src/lichtspiel/arena/strength.py`): every setup is played with all seatings, so that luck
cancels; intervals are 95 %, over setups. *Wins* is the first bot's share of victories (a shared one in parts), *before*
how often it stood before the other (a tie is a half). *flat* is determinised flat Monte Carlo with uniformly random
playouts. Times are mean and 99th percentile, in milliseconds on one core, with other work on the machine.

| game | table | games | wins | before | mean score | of the other | ms a move | other's ms | bar | reached |
|---|---|---|---|---|---|---|---|---|---|---|
"""


def line(pairing: Pairing, folder: Path) -> str:
    """Play a pairing, and tell how it went as a row of the table."""
    first, second = pairing.table[0], pairing.table[1]
    plan = Plan(pairing.game, len(pairing.table), pairing.table, pairing.games, "strength")
    folder.mkdir(parents=True, exist_ok=True)
    records = run(plan, folder / f"{pairing.name}.jsonl")
    found = {one.bot: one for one in standings(records)}
    one, other, before = found[first], found[second], duels(records)[first, second]
    reached = "–" if pairing.reached is None else "yes" if pairing.reached(one, other, before) else "**no**"
    cells = (
        pairing.game,
        ", ".join(pairing.table),
        str(len(records)),
        spread(one.wins, 1, 100) + " %",
        spread(before, 1, 100) + " %",
        spread(one.score),
        spread(other.score),
        f"{one.move_ms:.0f} / {one.move_ms_99:.0f}",
        f"{other.move_ms:.0f} / {other.move_ms_99:.0f}",
        pairing.bar or "–",
        reached,
    )
    return f"| {' | '.join(cells)} |"


def main(page: Path, folder: Path) -> None:
    """Play every pairing (what the folder holds is not played again) and write the page."""
    rows = []
    for pairing in PAIRINGS:
        rows.append(line(pairing, folder))
        print(rows[-1], flush=True)
        page.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
