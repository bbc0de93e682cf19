"""In processes started with this folder in PYTHONPATH, the random bot waits before it moves, as if it thought."""

import time
from collections.abc import Sequence

from lichtspiel.bots.bot import RandomBot
from lichtspiel.core.moves import Move
from lichtspiel.core.views import View

SECONDS = 0.05
_choose = RandomBot.choose


def _choose_later(self: RandomBot, view: View, legal: Sequence[Move]) -> Move:
    time.sleep(SECONDS)
    return _choose(self, view, legal)


RandomBot.choose = _choose_later  # type: ignore[method-assign]
