"""The gate: one NEW bot among OLD ones, setup after setup, until a sequential test decides.

The games are those of a tournament, kept in `games.jsonl` of a folder, so a gate goes on where it was stopped.
`gate.json` beside them says what is tested, and `report.json` what was found.
"""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Final

import msgspec

from benchmarks.rig import RigError, known_game
from benchmarks.rig.frozen import label
from benchmarks.rig.pieces import HERE, Place
from benchmarks.rig.sprt import LIMIT, Hypotheses, SequentialTest, Verdict, elo_at
from lichtspiel import Record
from lichtspiel.arena.external import is_external
from lichtspiel.arena.statistics import Estimate, outcome, seats, share
from lichtspiel.arena.tournament import Plan, played, run
from lichtspiel.bots import kinds
from lichtspiel.core.results import victory

ROOT: Final = Path(__file__).parents[2]
PLAYING: Final = ("core", "games", "bots")  # the parts of the package on which play depends
EVERY: Final = 10.0  # seconds between two reports of progress


class Question(msgspec.Struct, frozen=True):
    """What is tested; games of another question must not be counted."""

    game: str
    players: int
    new: str
    old: str
    hypotheses: Hypotheses
    code: str  # that plays what is no command
    seed: str = "gate"
    options: str = "{}"
    seconds: float | None = None
    simulations: int | None = None

    def plan(self, games: int) -> Plan:
        """One NEW among OLD, in each seat in turn."""
        table = (self.new, *[self.old] * (self.players - 1))
        return Plan(self.game, self.players, table, games, self.seed, self.options, self.seconds, self.simulations)


class BadQuestion(RigError):
    """Something cannot be tested, or not in this folder."""


class Report(msgspec.Struct, frozen=True):
    """What the games say, up to the setup that decided."""

    question: Question
    verdict: Verdict
    llr: float
    games: int
    wins: Estimate
    elo: Estimate

    def __str__(self) -> str:
        asked = self.question
        low, high = asked.hypotheses.low, asked.hypotheses.high
        wins, elo = (_spread(each, factor) for each, factor in ((self.wins, 100), (self.elo, 1)))
        return (
            f"{asked.game}, {asked.players} players: {label(asked.new)} among {label(asked.old)}\n"
            f"{asked.hypotheses.name} ({low:+g} or {high:+g} Elo): {self.verdict}, LLR {self.llr:+.2f} of ±{LIMIT:.2f} "
            f"after {self.games} games\n"
            f"wins {wins} % ({100 / asked.players:.0f} is even), Elo {elo}"
        )


def _spread(one: Estimate, factor: float) -> str:
    value, low, high = (factor * part for part in one)
    return f"{value:.1f} ({low:.1f} to {high:.1f})"


class Setups:
    """Puts games into the order of their setups, whichever finished first, and gives whole setups to the test."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.test = SequentialTest(question.hypotheses, question.players)
        self._waiting: dict[int, dict[str, float]] = defaultdict(dict)

    def add(self, record: Record) -> bool:
        """Take a game; whether the test is decided."""
        setup = int(str(record.seed).rpartition("/")[2])
        self._waiting[setup][str(record.id)] = victory(outcome(record), seats(record).index(self.question.new))
        while len(shares := self._waiting.get(len(self.test.means), {})) == self.question.players and not self.decided:
            self.test.add(fmean(shares.values()))
        return self.decided

    @property
    def decided(self) -> bool:
        """Whether no more games are needed."""
        return self.test.verdict != "open"

    def report(self) -> Report:
        """What is known by now."""
        test, players = self.test, self.question.players
        wins = share(test.means) if test.means else Estimate(1 / players, 0.0, 1.0)
        elo = Estimate(*(elo_at(part, players) for part in wins))
        return Report(self.question, test.verdict, test.llr, len(test.means) * players, wins, elo)


def gate(
    question: Question,
    folder: Path,
    most: int,
    place: Place = HERE,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play until the test decides or the most games have been played; raises BadQuestion.

    `progress` is told now and then how it stands.
    """
    games = _prepared(question, folder)
    setups, told = Setups(question), monotonic()

    def enough(record: Record) -> bool:
        nonlocal told
        if progress and monotonic() - told >= EVERY:
            told = monotonic()
            progress(setups.report())
        return setups.add(record)

    if not any(map(setups.add, played(games))):
        run(question.plan(most), games, place.workers, cluster=place.cluster, enough=enough)
    report = setups.report()
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return report


def _prepared(question: Question, folder: Path) -> Path:
    """The file for the games of a question."""
    _check(question)
    folder.mkdir(parents=True, exist_ok=True)
    asked = folder / "gate.json"
    if not asked.exists():
        asked.write_bytes(msgspec.json.format(msgspec.json.encode(question)) + b"\n")
    elif msgspec.json.decode(asked.read_bytes(), type=Question) != question:
        raise BadQuestion(f"{folder} has games of another question or of other code: see gate.json there.")
    return folder / "games.jsonl"


def _check(question: Question) -> None:
    game = known_game(question.game)
    if question.players not in game.players:
        raise BadQuestion(f"{game.name} is for {game.players[0]} to {game.players[-1]} players.")
    for name in (question.new, question.old):
        if not is_external(name) and name not in kinds(game):
            raise BadQuestion(f"There is no bot {name}, only {', '.join(kinds(game))}, RELEASE:LEVEL and cmd:COMMAND.")
    if question.new == question.old:
        raise BadQuestion("NEW and OLD have the same name, so nobody could tell them apart.")


def code_digest(root: Path = ROOT) -> str:
    """A digest of all that decides how bots play, compiled or not."""
    return digest_of(path for part in PLAYING for path in sorted((root / "src" / "lichtspiel" / part).rglob("*")))


def digest_of(paths: Iterable[Path]) -> str:
    """A digest of sources and weights."""
    digest = hashlib.sha256()
    for path in paths:
        if path.suffix in (".py", ".json", ".npz"):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
