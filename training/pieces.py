"""What the training programs share: one piece of work for each number of players, here or on a cluster.

Games of one number of players follow each other in one sequence of chance, so a piece cannot be smaller without
changing what is learned.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from lichtspiel.work.errors import WorkError
from lichtspiel.work.places import do_all


def learned(call: str, sizes: Sequence[int]) -> Iterator[tuple[int, Any]]:
    """What `call` returns as JSON for the numbers of players that the command line names, or all; as they come."""
    parser = ArgumentParser(description=sys.modules["__main__"].__doc__)
    parser.add_argument("players", type=int, nargs="*", choices=[[], *sizes], default=[], help="numbers of players")
    parser.add_argument("--cluster", help="train there: dask://HOST:PORT or ray://HOST:PORT")
    given = parser.parse_args()
    pieces = [str(players).encode() for players in given.players or sizes]
    try:
        for result in do_all(call, pieces, given.cluster, packages=("training",)):
            yield msgspec.json.decode(result, type=tuple[int, Any])
    except WorkError as error:
        parser.exit(2, f"{error}\n")
