"""A tournament: who meets whom, on which setups, and the games themselves, each played once and kept."""

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import combinations, groupby
from pathlib import Path
from time import perf_counter, process_time
from typing import Final, NamedTuple

import msgspec

from lichtspiel import BadRecord, Match, Record, load, read_record
from lichtspiel.arena.external import is_external, seat_commands
from lichtspiel.bots.bot import Budget
from lichtspiel.bots.company import Company, seat_bots
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.games import package_of
from lichtspiel.work.places import do_all

PLAY: Final = f"{__name__}:play_encoded"


class Plan(NamedTuple):
    """What a tournament is asked for; `games` is rounded up to whole setups."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str = "arena"
    options: str = "{}"
    seconds: float | None = None  # seconds per move for all bots, instead of their usual number of simulations
    simulations: int | None = None


class Job(NamedTuple):
    """One game: a seating on a setup."""

    plan: Plan
    setup: int
    seating: tuple[str, ...]

    @property
    def id(self) -> str:
        """The id of the game within its tournament, which tells whether it has been played already."""
        return f"{self.plan.seed}/{self.setup}/{','.join(self.seating)}"


def tables(plan: Plan) -> list[tuple[str, ...]]:
    """Which bots sit together: every combination if there are more bots than seats, else the bots repeat in turn."""
    if len(plan.bots) > plan.players:
        return list(combinations(plan.bots, plan.players))
    return [tuple(seat_bots(plan.bots, plan.players).values())]


def seatings(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every distinct rotation of a table, so that everyone gets the luck of each seat once."""
    rotations = [table[turn:] + table[:turn] for turn in range(len(table))]
    return list(dict.fromkeys(rotations))


def jobs(plan: Plan) -> list[Job]:
    """All the games of a tournament, whole setups only."""
    rounds = [seating for table in tables(plan) for seating in seatings(table)]
    setups = -(-plan.games // len(rounds))
    return [Job(plan, setup, seating) for setup in range(setups) for seating in rounds]


def play_encoded(job: bytes) -> bytes:
    """Play one game that was asked for as JSON, perhaps on another machine."""
    return play(msgspec.json.decode(job, type=Job))


def play(job: Job) -> bytes:
    """Play one game; its record also holds how long each seat thought about each move, in milliseconds."""
    plan = job.plan
    game = load(plan.game)
    options = msgspec.json.decode(plan.options, type=game.options_type)
    seed = f"{plan.seed}/{job.setup}"
    match = Match.dealt(game, tuple(SAMPLE_NAMES[: plan.players]), seed, options)
    budget = Budget(plan.simulations, plan.seconds)
    ours = {seat: name for seat, name in enumerate(job.seating) if not is_external(name)}
    company = Company(match, ours, seed, budget)
    commands = seat_commands(match, job.seating)
    company.bots.update(commands)
    try:
        thought = _play_out(company, perf_counter if commands else process_time)
    finally:
        for command in commands.values():
            command.leave(match.position.result)
    return match.record(id=job.id, seed=seed, by=job.seating, clocks={"milliseconds": thought}).dump()


def _play_out(company: Company, clock: Callable[[], float]) -> list[list[float]]:
    """Let the bots play to the end; returns how long each seat thought about each move, in milliseconds.

    Our own bots are timed in CPU time, which other work on the machine does not disturb; commands by the clock.
    """
    thought: list[list[float]] = [[] for _ in company.match.players]
    while (seat := company.match.position.to_move) is not None:
        begun = clock()
        move = company.choose()
        thought[seat].append(round(1000 * (clock() - begun), 2))
        company.play(move)
    return thought


def played(file: Path) -> list[Record]:
    """The games in a file; a line that was cut off when the program stopped is ignored."""
    return list(_read(file)) if file.exists() else []


def _read(file: Path) -> Iterator[Record]:
    for line in file.read_bytes().splitlines():
        try:
            yield read_record(line)
        except BadRecord:
            continue


def run(  # noqa: PLR0913
    plan: Plan,
    file: Path,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    cluster: str | None = None,
    enough: Callable[[Record], bool] | None = None,
) -> list[Record]:
    """Play the games that are not in the file yet, on all cores or on a cluster; returns all of the plan, in order.

    If `enough` says so of a game that has just been kept, those that are still missing are left out.
    """
    wanted = {job.id: job for job in jobs(plan)}
    known = {str(record.id) for record in played(file)}
    missing = [msgspec.json.encode(job) for id_, job in wanted.items() if id_ not in known]
    lines = do_all(PLAY, missing, cluster, workers, packages=(package_of(plan.game),))
    with file.open("ab") as kept, closing(lines):
        for done, line in enumerate(lines, len(wanted) - len(missing) + 1):
            kept.write(line + b"\n")
            kept.flush()
            if progress:
                progress(done, len(wanted))
            if enough and enough(read_record(line)):
                break
    records = {str(record.id): record for record in played(file)}
    return [records[id_] for id_ in wanted if id_ in records]


def kept(plan: Plan, file: Path) -> list[Record]:
    """The games of a plan that have been played so far, in order, whole setups only."""
    records = {str(record.id): record for record in played(file)}
    whole = [list(group) for _, group in groupby(jobs(plan), key=lambda job: job.setup)]
    return [records[job.id] for group in whole if all(job.id in records for job in group) for job in group]
