"""A scored round is a moment of its own: bots wait until whoever is there goes on, but not for ever.

The clock runs only while somebody waits, so it shows exactly how long that was.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import msgspec
import pytest
from starlette.websockets import WebSocket

from lichtspiel.server.bots.questions import Answer, Question
from lichtspiel.server.hub import Hub
from lichtspiel.server.live import autoplay
from lichtspiel.server.live.clock import Timekeeper
from lichtspiel.server.live.connections import Connection
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.live.stops import ALONE, TOGETHER
from lichtspiel.server.settings import Settings
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms

PACE = 500
SOON = PACE / 1000  # bots bid one pace after people have gone on
LOOKED = 6 * PACE / 1000  # as long as anybody looks at a scored round who is not waited for


class StoppedHub(Hub):
    """A hub whose time goes by only where a bot thinks or waits; `meanwhile` is what people do in that time."""

    def __init__(self, data: Path, thinks: float = 0.05) -> None:
        self.time, self.thinks = 1_000.0, thinks
        self.meanwhile: dict[float, Callable[[], None]] = {}
        super().__init__(Settings(data=str(data)), Timekeeper(self.seconds, self.seconds, None))
        self.thinkers.choose = self.choose  # type: ignore[method-assign]

    def seconds(self) -> float:
        return self.time

    def now(self) -> int:
        return round(self.time * 1000)

    async def sleep(self, seconds: float) -> None:
        for at in sorted(at for at in self.meanwhile if at <= self.time + seconds):
            self.meanwhile.pop(at)()
        self.time += seconds
        await asyncio.sleep(0)

    def __getattr__(self, name: str) -> Any:
        """Autoplay takes from here what it takes from `asyncio`, too."""
        return getattr(asyncio, name)

    def start(self, table: Table, now: int) -> list[Entry]:
        return table.start("a scored round", "bots", now)

    async def choose(self, question: Question, whose: str = "") -> Answer:
        self.time += self.thinks
        return Answer(msgspec.Raw(msgspec.json.encode(question.legal[0])))


async def scored_room(hub: StoppedHub, people: int, pace: int) -> Room:
    """A table of four, the last seats bots', whose first round was just scored; a bot bids first in the next one."""
    table = Table(Terms(game="lumen", players=4, pace=pace))
    entries: list[Entry] = []
    for seat in range(4):
        name = f"person{seat}"
        entries += table.sit(seat, name, name, 0) if seat < people else table.seat_bot(seat, "random", 0)
    room = await hub.add_table(table, entries, "person0")
    with patch.object(autoplay.AutoPlay, "go_on"):
        while not room.table.stopped:
            await room.act(next_move)
    assert room.table.bot_to_move is not None
    return room


def next_move(table: Table, now: int) -> list[Entry]:
    mover = table.to_move
    assert mover is not None
    by = table.seats[mover].bot or "human"
    return table.submit(mover, table.position.legal()[0], table.version, now, by=by)


def bid_after(data: Path, people: int, doing: Callable[[StoppedHub, Room], None], **about: Any) -> float:
    """How many seconds after a round was scored a bot bids, if people do something meanwhile."""

    async def run() -> float:
        hub = StoppedHub(data, about.get("thinks", 0.05))
        await hub.open()
        with patch.object(autoplay, "asyncio", hub):
            room = await scored_room(hub, people, about.get("pace", PACE))
            doing(hub, room)
            began, version = hub.time, room.table.version
            room.autoplay.go_on()
            while room.table.version == version:
                assert room.autoplay.thinking
                await asyncio.sleep(0)
            passed = hub.time - began
            room.autoplay.stop()
        await hub.close()
        return round(passed, 3)

    data.mkdir(exist_ok=True)
    return asyncio.run(run())


def come(room: Room, person: str) -> Connection:
    connection = Connection(cast("WebSocket", None), person, "en", 99)
    room.audience.connections[connection] = None
    return connection


def ready(room: Room, person: str, version: int | None = None) -> None:
    room.autoplay.looked_at.hear(person, version)


def test_bots_wait_until_the_only_person_goes_on(tmp_path: Path) -> None:
    def doing(hub: StoppedHub, room: Room) -> None:
        come(room, "person0")
        hub.meanwhile[hub.time + 20] = lambda: ready(room, "person0", room.table.version)

    assert 20 <= bid_after(tmp_path, 1, doing) <= 20.2


def test_nobody_is_waited_for_without_end(tmp_path: Path) -> None:
    def silent(_: StoppedHub, room: Room) -> None:
        for person in range(4):
            come(room, f"person{person}")

    assert bid_after(tmp_path / "alone", 1, silent) == ALONE
    assert bid_after(tmp_path / "together", 2, silent) == TOGETHER


def test_bots_wait_for_everybody_who_is_there(tmp_path: Path) -> None:
    def one_goes_on(hub: StoppedHub, room: Room) -> None:
        come(room, "person0")
        come(room, "person1")
        ready(room, "person0")
        hub.meanwhile[hub.time + 5] = lambda: ready(room, "person1")

    def the_other_is_away(_: StoppedHub, room: Room) -> None:
        come(room, "person0")
        ready(room, "person0")

    def the_other_leaves(hub: StoppedHub, room: Room) -> None:
        come(room, "person0")
        ready(room, "person0")
        leaving = come(room, "person1")
        hub.meanwhile[hub.time + 3] = lambda: room.audience.leave(leaving)

    assert 5 <= bid_after(tmp_path / "here", 2, one_goes_on) <= 5.2
    assert bid_after(tmp_path / "away", 2, the_other_is_away) == LOOKED
    assert 3 <= bid_after(tmp_path / "leaves", 2, the_other_leaves) <= 3.2


def test_going_on_at_an_earlier_move_does_not_count(tmp_path: Path) -> None:
    def too_early(_: StoppedHub, room: Room) -> None:
        come(room, "person0")
        ready(room, "person0", room.table.version - 1)

    assert bid_after(tmp_path, 1, too_early) == ALONE


def test_a_table_without_a_pace_does_not_wait(tmp_path: Path) -> None:
    def doing(_: StoppedHub, room: Room) -> None:
        come(room, "person0")

    assert bid_after(tmp_path, 1, doing, pace=0) < 1


@pytest.mark.parametrize("goes_on", [1.0, 30.0])
def test_how_long_a_bot_thought_is_not_told(tmp_path: Path, goes_on: float) -> None:
    def doing(hub: StoppedHub, room: Room) -> None:
        come(room, "person0")
        hub.meanwhile[hub.time + goes_on] = lambda: ready(room, "person0")

    quick, slow = (bid_after(tmp_path / f"{thinks}", 1, doing, thinks=thinks) for thinks in (0.01, 0.87))
    assert quick == slow
