"""Nothing that is done over and over leaks memory: bot moves, hints, aids, states and whole games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lichtspiel.core.games import AnyGame
from tests.memory import can_be_measured

OPERATIONS = 200  # for each game; `python tests/memory.py` does 100,000
SMALLEST = 48  # bytes: a vec of one number, so a leak shows at least this much in every lap


@pytest.mark.skipif(not can_be_measured(), reason="this C library does not say how much memory it has handed out")
def test_memory_stays_level(game: AnyGame) -> None:
    program = Path(__file__).parent / "memory.py"
    finished = subprocess.run(
        [sys.executable, str(program), str(OPERATIONS), game.name],
        env=os.environ,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    rows = [line.split("\t") for line in finished.stdout.splitlines()]
    assert len(rows) >= 12
    assert [row for row in rows if int(row[3]) >= SMALLEST] == []
