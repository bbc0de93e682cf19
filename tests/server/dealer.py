"""The server as tests run it: each test is dealt the same games every time, and reviews take little effort.

Run as `python dealer.py OCCASION serve …`. The server itself has no such switch, since whoever knows the seed of a deal
knows every hand: its source of chance is replaced here, in this process only.
"""

import sys
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from lichtspiel.cli import main
from lichtspiel.server.hub import Hub
from lichtspiel.server.reviews.workers import ReviewWorkers
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds


class Dealer:
    """Deals by the occasion, which a file names, and by how many games it has dealt for it so far."""

    def __init__(self, occasion: Path) -> None:
        self.occasion = occasion
        self.dealt: Counter[str] = Counter()

    def start(self, table: Table, now: Milliseconds) -> list[Entry]:
        """Replaces `Hub.start`."""
        occasion = self.occasion.read_text()
        seed = deal_seed(occasion, self.dealt[occasion])
        entries = table.start(seed, f"{seed}, bots", now)
        self.dealt[occasion] += 1
        return entries


def deal_seed(occasion: str, number: int) -> str:
    """The seed a game is dealt with; the first game of an occasion is number 0."""
    return f"{occasion}, game {number}"


if __name__ == "__main__":
    dealer, reviewer = Dealer(Path(sys.argv.pop(1))), "tests.server.reviewer"
    with patch.object(Hub, "start", dealer.start), patch.object(ReviewWorkers, "program", reviewer):
        main()
