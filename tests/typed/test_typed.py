"""The package tells type checkers its types: right uses of it pass, wrong ones are found.

mypy runs outside the repository and without its settings, so it sees what the users of an installed package see.
"""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from lichtspiel import AnyGame, Match
from lichtspiel.core.positions import SAMPLE_NAMES
from tests.typed import client

WRONG = {
    'game.new(players="three", seed=7)': "arg-type",
    'position.play("place 19")  # moves are typed: game.parse("…")': "arg-type",
    'position.view("everybody")  # a seat, or "table"': "arg-type",
    "position.to_move + 1  # nobody is to move when the game is over": "operator",
    "position.result.places": "union-attr",
    "position.legal().pop().nonsense": "attr-defined",
    "lichtspiel.Server": "attr-defined",
}


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside the repository; runs of mypy there share a cache."""
    return tmp_path_factory.mktemp("typed")


def checked(folder: Path, program: str) -> list[str]:
    """What mypy reports about a program that uses the installed package."""
    (folder / "program.py").write_text(program)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary", "program.py"]
    environment = {name: value for name, value in os.environ.items() if name not in ("MYPYPATH", "PYTHONPATH")}
    said = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False
    )
    assert said.stderr == ""
    return [line for line in said.stdout.splitlines() if ": error:" in line]


def test_the_package_says_that_it_is_typed() -> None:
    assert (files("lichtspiel") / "py.typed").is_file()


def test_right_uses_pass_and_wrong_ones_are_found(outside: Path) -> None:
    assert checked(outside, Path(client.__file__).read_text()) == []
    right = ["import lichtspiel", 'game = lichtspiel.load("lumen")', "position = game.new(players=3, seed=7)"]
    said = checked(outside, "\n".join([*right, *WRONG]) + "\n")
    codes = [line.rpartition("[")[2].rstrip("]") for line in said]
    lines = [int(line.split(":")[1]) - len(right) for line in said]
    assert dict(zip(lines, codes, strict=True)) == dict(enumerate(WRONG.values(), 1)), said


def test_the_client_works(game: AnyGame) -> None:
    players = game.players[0]
    assert len(client.play_to_the_end(game.name, players).places) == players
    match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), "typed")
    assert client.last_position(client.recorded(match)).to_move == match.position.to_move
    position = client.imagined(match.position, game)
    assert client.why_not(position, position.legal()[0]) is None
