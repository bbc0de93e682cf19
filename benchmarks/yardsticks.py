"""Whom the levels are measured against, by the names that docs/strength.md gives them."""

import re
import sys
from pathlib import Path
from typing import Final

from benchmarks.rig import frozen, response
from lichtspiel.arena.external import PREFIX

# IS-MCTS needs OpenSpiel, so its module is only named here.
ISMCTS: Final = "benchmarks.rig.ismcts"
# Simulations with which it takes as long for a move as master: see docs/decisions/0094.
ISMCTS_SIMULATIONS: Final = {"lichterfest": 42, "leuchtturm": 3, "lumen": 6}
TIMES: Final = re.compile(r"(\w+)@(\d+)x")


def seated_as(game: str, name: str, is_built: bool = False) -> str:
    """The name by which the arena knows a bot; one of another build is built first, unless it is known to be."""
    if name == "response":
        return response.command()
    if found := TIMES.fullmatch(name):
        bot, times = found[1], int(found[2])
        if bot == "ismcts":
            return f"{PREFIX}{sys.executable} -m {ISMCTS} {times * ISMCTS_SIMULATIONS[game]}"
        return frozen.command(Path(sys.executable), bot, f"{times}x")
    return frozen.named(name) if is_built else frozen.seated(name)
