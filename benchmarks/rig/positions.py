"""Frozen positions with answers: `positions/<game>.jsonl`, one a line.

A *playouts* position says what each considered move is worth: the mean share of the victory over imagined worlds, the
same for every move, in which everybody goes on as the named level does. A *win* says by which moves the seat surely
wins within its own turn.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Raw

from lichtspiel import Move, Record
from lichtspiel.core.games import AnyGame

FOLDER: Final = Path(__file__).with_name("positions")


class Worth(msgspec.Struct, frozen=True):
    """A move, what it is worth from 0 to 1, and the standard error of that."""

    move: Raw
    value: float
    error: float = 0.0


class Playing(msgspec.Struct, frozen=True):
    """How imagined worlds are played out."""

    level: str = "skilled"
    simulations: int | None = None
    worlds: int = 64


class FrozenPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A record up to a choice, and the answer."""

    id: str
    kind: Literal["playouts", "win"]
    playing: Playing | None = None  # of playouts
    moves: tuple[Worth, ...]  # those that were considered; of a win, those that win
    code: str  # a digest of what played, as in gate.json
    record: Record

    def worth_of(self, move: Move, game: AnyGame) -> float | None:
        """What a move is worth; None if it was not considered."""
        return {game.read_move(each.move): each.value for each in self.moves}.get(move)

    @property
    def best(self) -> float:
        """What the best move is worth."""
        return max(each.value for each in self.moves)


def worth(move: Move, value: float, error: float = 0.0) -> Worth:
    """A move in the form of records with its worth."""
    return Worth(Raw(msgspec.json.encode(move)), round(value, 4), round(error, 4))


def file_of(game: str, folder: Path = FOLDER) -> Path:
    """Where the positions of a game are kept."""
    return folder / f"{game}.jsonl"


def read_positions(file: Path) -> list[FrozenPosition]:
    """The positions in a file, which need not exist."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=FrozenPosition) for line in lines]


def add_positions(found: Iterable[FrozenPosition], file: Path) -> None:
    """Add positions to a file, except those it has already; they are kept in the order of their names."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = {position.id: position for position in [*found, *read_positions(file)]}
    file.write_bytes(b"".join(msgspec.json.encode(kept[id_]) + b"\n" for id_ in sorted(kept)))
