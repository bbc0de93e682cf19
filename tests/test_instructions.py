"""What a random game costs in instructions, which a loaded machine does not change; counted by valgrind's callgrind."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lichtspiel.form import compiled

# Thousand instructions a game as last measured, plus a tenth at most; `True` lists all moves, `False` none.
BUDGETS = {
    ("lichterfest", 2, True): 69,
    ("lichterfest", 2, False): 53,
    ("lichterfest", 4, True): 114,
    ("lichterfest", 4, False): 90,
    ("leuchtturm", 4, True): 432,
    ("leuchtturm", 4, False): 365,
    ("lumen", 4, True): 110,
    ("lumen", 4, False): 91,
}
GAMES = 300

PLAY = """
import sys
from lichtspiel import Chance, load
from lichtspiel.core.engine import random_game, random_playout
game, chance = load(sys.argv[1]), Chance("budget")
starts = [game.new(int(sys.argv[2]), seed).engine for seed in range(20)]
play = random_game if sys.argv[3] == "True" else random_playout
for number in range(int(sys.argv[4])):
    play(starts[number % 20].clone(), chance)
"""


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind, which counts instructions, is not installed")
@pytest.mark.skipif(not compiled(), reason="the budgets are those of compiled engines")
@pytest.mark.parametrize(("name", "players", "listed"), list(BUDGETS))
def test_a_random_game_takes_no_more_instructions_than_it_did(
    name: str, players: int, listed: bool, tmp_path: Path
) -> None:
    few, many = (instructions(name, players, listed, count, tmp_path) for count in (GAMES, 2 * GAMES))
    assert (many - few) / GAMES / 1000 <= BUDGETS[name, players, listed]


def instructions(game: str, players: int, listed: bool, count: int, folder: Path) -> int:
    """The instructions of a process that plays so many games; starting it is a part of them."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", sys.executable, "-c", PLAY]
    arguments = [game, str(players), str(listed), str(count)]
    environment = os.environ | {"PYTHONHASHSEED": "0"}  # or starting takes a different number each time
    told = subprocess.run([*command, *arguments], capture_output=True, text=True, check=True, env=environment).stderr
    found = re.search(r"Collected : (\d+)", told)
    assert found, told
    return int(found[1])
