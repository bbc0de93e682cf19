"""Fit the table of `bots/lumen/search/strength.py`: how often a card takes a trick, counted over rounds of self-play.

`uv run python -m training.lumen > strength.txt` prints the rows; put them in place of the old ones, rebuild, repeat.
"""

import sys

import msgspec

from lichtspiel.bots.lumen.search.self_play import count_strength
from lichtspiel.core.chance import Chance
from training.pieces import learned

ROUNDS = 60000


def count_piece(players: bytes) -> bytes:
    """The table for a number of players, as a piece of work."""
    table = [int(cell) for cell in count_strength(int(players), ROUNDS, Chance("strength"))]
    return msgspec.json.encode((int(players), table))


def main() -> None:
    """Print the rows of every number of players."""
    for _, table in sorted(learned("training.lumen:count_piece", (3, 4, 5))):
        for at in range(0, len(table), 10):
            sys.stdout.write("        " + ", ".join(str(cell) for cell in table[at : at + 10]) + ",\n")


if __name__ == "__main__":
    main()
