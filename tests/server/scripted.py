"""The server as the test of two worlds runs it: bots make the moves they are told to, when they are told to.

Run as `python scripted.py PLAN serve …`. Deals come from the plan, tokens and names of tables are counted, and a bot's
move waits until the gate of its table is opened for it: so two servers say the same in the same order, or differ.
"""

import asyncio
import itertools
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import Raw

from lichtspiel.cli import main
from lichtspiel.core.moves import Move
from lichtspiel.server.bots.pool import BotError
from lichtspiel.server.edge import identity
from lichtspiel.server.hub import Hub
from lichtspiel.server.live.autoplay import AutoPlay
from lichtspiel.server.live.rooms import Room
from lichtspiel.table import allowances
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds

SCRIPTED = "random"  # the bot that makes the moves of the plan; all others think for themselves
POLL = 0.002  # seconds between two looks at a gate
RARELY = 0.5  # the same if nobody is at the table any more
SECRET = bytes(range(32))
FOREVER = 10**12  # limits never apply here, or refusals would depend on the time


class Plan(msgspec.Struct):
    """What is dealt and played, by the table's pace, which identifies the table, and where the gates are."""

    scripts: dict[int, list[tuple[int, Raw]]]
    deals: dict[int, Raw]
    gates: str

    def gate(self, table: str) -> int:
        """The number of the move that a bot of this table may make now."""
        try:
            return int((Path(self.gates) / table).read_text() or -1)
        except FileNotFoundError:
            return -1


class Stage:
    """What is replaced in the server."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.think = AutoPlay._answer
        self.counted = itertools.count(1)

    def start(self, table: Table, now: Milliseconds) -> list[Entry]:
        """Replaces `Hub.start`."""
        setup = msgspec.json.decode(self.plan.deals[table.terms.pace], type=table.game.setup_type)
        return table.start_with(setup, "bots", now, shuffled=table.shuffle is not None)

    def commit(self, table: Table, now: Milliseconds) -> list[Entry]:
        """Replaces `Hub.commit`: whatever is dealt, the commitment is the same."""
        return table.commit(SECRET, now)

    async def answer(self, autoplay: AutoPlay, bot: str, seat: int) -> Move | BotError:
        """Replaces `AutoPlay._answer`."""
        room = autoplay.room
        version, number = room.table.version, moves_at(room)
        answer = await self.think(autoplay, bot, seat) if bot != SCRIPTED else self.told(room, number)
        while self.plan.gate(room.name) != number and room.table.moved_at <= version:  # else it is out of date
            await asyncio.sleep(POLL if room.audience.connections else RARELY)
        return answer

    def told(self, room: Room, number: int) -> Move:
        return room.table.game.read_move(self.plan.scripts[room.table.terms.pace][number][1])

    def count(self, _: identity.Draw) -> str:
        """Replaces the random names that nobody can guess."""
        return f"counted-{next(self.counted)}"


def moves_at(room: Room) -> int:
    return 0 if room.table.match is None else len(room.table.match.moves)


def run(plan: Path) -> Any:
    """Serve by this plan."""
    stage = Stage(msgspec.json.decode(plan.read_bytes(), type=Plan))

    async def answer(autoplay: AutoPlay, bot: str, seat: int) -> Move | BotError:
        return await stage.answer(autoplay, bot, seat)

    with ExitStack() as stack:
        stack.enter_context(patch.object(Hub, "start", stage.start))
        stack.enter_context(patch.object(Hub, "commit", stage.commit))
        stack.enter_context(patch.object(AutoPlay, "_answer", answer))
        stack.enter_context(patch.object(allowances, "ALL", FOREVER))
        for name in ("new_person", "new_table", "new_token"):
            stack.enter_context(patch.object(identity, name, stage.count))
        main()


if __name__ == "__main__":
    run(Path(sys.argv.pop(1)))
