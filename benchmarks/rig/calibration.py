"""Calibration: whether the chances that people are told come true in games of masters, by stage of the game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from benchmarks.rig.pieces import Place, answers
from lichtspiel import Chance, Record, load, read_record, replay
from lichtspiel.arena.calibration import binned, brier, calibration_error, reliability
from lichtspiel.arena.statistics import outcome
from lichtspiel.arena.tournament import Plan, run
from lichtspiel.bots import strongest, win_chances
from lichtspiel.core.results import victory

FORECASTS: Final = f"{__name__}:forecasts_piece"
TRUE: Final = 0.03  # of win chance: chances that are off by no more are called true
STAGES: Final = ("first third", "second third", "last third")


class Forecast(NamedTuple):
    """What the seat to move was told of one seat's chances, and what came of it."""

    stage: int
    called: float
    won: float


class Sampled(NamedTuple):
    """A game, and at how many of its choices the chances are asked for."""

    record: str
    choices: int


def forecasts_piece(sampled: bytes) -> bytes:
    """What `forecasts` finds, as a piece of work."""
    asked = msgspec.json.decode(sampled, type=Sampled)
    return msgspec.json.encode(list(forecasts(read_record(asked.record), asked.choices)))


def forecasts(record: Record, choices: int) -> Iterator[Forecast]:
    """The chances of every seat at some choices of a game, each drawn from its own part of it."""
    game, result, chance = load(record.game), outcome(record), Chance(f"calibration {record.id}")
    moves = len(record.moves)
    asked = {moves * part // choices + int(chance.below(max(1, moves // choices))) for part in range(choices)}
    for ply, (position, _) in enumerate(replay(record)):
        if ply in asked and (seat := position.to_move) is not None:
            stage = len(STAGES) * ply // moves
            for other, called in enumerate(win_chances(game, position.view(seat), chance)):
                yield Forecast(stage, called, victory(result, other))


class Calibration(NamedTuple):
    """How true the chances of some positions were."""

    name: str
    positions: int
    error: float
    brier: float
    bins: str

    def __str__(self) -> str:
        return (
            f"{self.name}: {self.positions} positions, off by {100 * self.error:.1f} points, "
            f"Brier score {self.brier:.3f}; {self.bins}"
        )


def calibration_of(name: str, found: Sequence[Forecast], players: int) -> Calibration:
    """Sum up forecasts, one for each seat of a position."""
    pairs = [(each.called, each.won) for each in found]
    bins = reliability(pairs)
    said = ", ".join(map(binned, bins))
    return Calibration(name, len(found) // players, calibration_error(bins), brier(pairs), said)


def calibrate(plan: Plan, choices: int, folder: Path, place: Place) -> list[Calibration]:
    """Play the games of a plan, unless they are in the folder, and compare: all positions, then stage by stage."""
    folder.mkdir(parents=True, exist_ok=True)
    games = folder / f"{plan.game}-{plan.players}-{plan.seed}.jsonl"
    records = run(plan, games, place.workers, cluster=place.cluster)
    asked = [Sampled(msgspec.json.encode(record).decode(), choices) for record in records]
    found = [each for some in answers(FORECASTS, asked, list[Forecast], place) for each in some]
    stages = [[each for each in found if each.stage == stage] for stage in range(len(STAGES))]
    named = [("all", found), *zip(STAGES, stages, strict=True)]
    return [calibration_of(name, some, plan.players) for name, some in named if some]


def masters(game: str, players: int, games: int, seed: str) -> Plan:
    """Games of nobody but the strongest bot."""
    return Plan(game, players, (strongest(load(game)),), games, seed)
