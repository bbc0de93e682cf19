"""Fit the table of `bots/lumen/search/strength.py`: how often a card takes a trick, counted over rounds of self-play.

`uv run python training/lumen.py > strength.txt` prints the rows; put them in place of the old ones, rebuild, repeat.
"""

import sys

from lichtspiel.bots.lumen.search.self_play import count_strength
from lichtspiel.core.chance import Chance

ROUNDS = 60000


def main() -> None:
    """Print the rows of every number of players."""
    for players in (3, 4, 5):
        table = [int(cell) for cell in count_strength(players, ROUNDS, Chance("strength"))]
        for at in range(0, len(table), 10):
            sys.stdout.write("        " + ", ".join(str(cell) for cell in table[at : at + 10]) + ",\n")


main()
