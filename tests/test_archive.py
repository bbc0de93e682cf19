"""Every record ever written stays replayable, bit for bit. Records are added to the archive, never changed."""

import hashlib
from pathlib import Path

import pytest

from lichtspiel import TABLE, Chance, Match, Record, load, names, read_record, replay, verify
from lichtspiel.core.games import AnyGame
from lichtspiel.core.positions import SAMPLE_NAMES

HOME = Path(__file__).parent / "records"


def told(record: Record) -> str:
    """A digest of all events and views when a record is replayed."""
    digest = hashlib.sha256()
    for position, events in replay(record):
        digest.update(repr(events).encode())
        for viewer in (*range(len(record.players)), TABLE):
            digest.update(position.view(viewer).json())
    return digest.hexdigest()


def archived() -> list[tuple[str, bytes, str]]:
    """Name, line and digest of each record in the archive."""
    return [
        (f"{path.stem}:{number}", line, digest)
        for path in sorted(HOME.glob("*.jsonl"))
        for number, (line, digest) in enumerate(
            zip(path.read_bytes().splitlines(), path.with_suffix(".sha256").read_text().split(), strict=True), 1
        )
    ]


@pytest.mark.parametrize(("line", "digest"), [row[1:] for row in archived()], ids=[row[0] for row in archived()])
def test_the_archive_replays_bit_for_bit(line: bytes, digest: str) -> None:
    record = read_record(line)
    verify(record)
    assert record.dump() == line
    assert told(record) == digest


def test_every_game_is_in_the_archive(game: AnyGame, players: int, request: pytest.FixtureRequest) -> None:
    path = HOME / f"{game.name}-{players}.jsonl"
    if request.config.getoption("--rewrite") and not path.exists():
        write_to_archive(game, players, [f"archive {number}" for number in range(3)])
    records = [read_record(line) for line in path.read_bytes().splitlines()]
    assert {(record.game, len(record.players), record.rules) for record in records} >= {
        (game.name, players, rules) for rules in range(1, game.rules + 1)
    }


def test_nothing_else_is_in_the_archive() -> None:
    there = {(record.game, len(record.players)) for _, line, _ in archived() for record in [read_record(line)]}
    assert there == {(name, players) for name in names() for players in load(name).players}


def test_the_setup_of_a_seed_never_changes(game: AnyGame, players: int) -> None:
    """An archived record with a seed begins with the setup that the seed deals today."""
    lines = [line for name, line, _ in archived() if name.startswith(f"{game.name}-{players}")]
    record = read_record(lines[0])
    assert isinstance(record.seed, int | str)
    assert Match.dealt(game, tuple(SAMPLE_NAMES[:players]), record.seed).record().setup == record.setup


def write_to_archive(game: AnyGame, players: int, seeds: list[str]) -> None:
    """Add records of random games to the archive; by `pytest --rewrite` when a game is new, by hand for new rules."""
    path = HOME / f"{game.name}-{players}.jsonl"
    with path.open("ab") as lines, path.with_suffix(".sha256").open("a") as digests:
        for seed in seeds:
            match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), seed)
            chance = Chance(f"{seed} moves")
            while match.position.to_move is not None:
                match.play(match.position.random_move(chance))
            record = match.record(seed=seed)
            lines.write(record.dump() + b"\n")
            digests.write(told(record) + "\n")
