"""How long a bot thinks depends on its hidden hand, but gives nothing away: two worlds compared, times included.

The clock goes on only when somebody thinks or waits, so that a thought takes exactly as long as the test says.
"""

import asyncio
from pathlib import Path
from typing import Any, NamedTuple, cast
from unittest.mock import patch

import msgspec
import pytest
from starlette.websockets import WebSocket

from lichtspiel.games.lichterfest.moves import Place
from lichtspiel.games.lichterfest.views import LichterfestSetup, LichterfestView
from lichtspiel.server.bots.pool import answered_after
from lichtspiel.server.bots.questions import Answer, Question
from lichtspiel.server.edge import identity
from lichtspiel.server.hub import Hub
from lichtspiel.server.live import autoplay
from lichtspiel.server.live.clock import Timekeeper
from lichtspiel.server.live.connections import Connection
from lichtspiel.server.settings import Settings
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Terms
from tests.server.shelf import journal_of

FLOOR = Settings().bot_floor
MOVES = 12  # of the two bots together
# L7: hand tiles are secret. In the other world each bot holds another tile that nobody has seen, and never lays it.
HANDS = ((1, 2, 3), (4, 5, 6))
OTHER_HANDS = ((1, 2, 35), (4, 5, 34))
KEPT = {3, 6, 34, 35}
STACK = tuple(range(7, 23))


class World(NamedTuple):
    """What a bot has in its hand, and how many milliseconds it thinks about it."""

    hands: tuple[tuple[int, ...], ...]
    thinks: float


class Reached(NamedTuple):
    """Every byte that leaves the server: to a spectator, and into the journal, which everybody is shown later."""

    messages: list[str]
    journal: list[bytes]


class TurnedHub(Hub):
    """A hub whose rooms take their time from here: only thinking and waiting take any."""

    def __init__(self, data: Path, world: World, **settings: Any) -> None:
        self.time, self.world = 1_000_000.0, world
        clock = Timekeeper(self.seconds, self.seconds, None)
        super().__init__(Settings(data=str(data), **settings), clock, draw=bytes)  # the same secret in both worlds
        self.answers, self.enough = 0, asyncio.Event()
        self.thinkers.choose = self.choose  # type: ignore[method-assign]

    def now(self) -> int:
        return round(self.time)

    def seconds(self) -> float:
        return self.time / 1000

    async def sleep(self, seconds: float) -> None:
        self.time += seconds * 1000
        await asyncio.sleep(0)

    def __getattr__(self, name: str) -> Any:
        """Rooms take from here what they take from `asyncio`, too."""
        return getattr(asyncio, name)

    def start(self, table: Table, now: int) -> list[Entry]:
        return table.start_with(LichterfestSetup((0, 2), 1, self.world.hands, STACK), "bots", now)

    async def choose(self, question: Question, whose: str = "") -> Answer:
        """Think about the tile that stays in the hand, and lay another one."""
        if self.answers == MOVES:
            self.enough.set()
            await asyncio.Event().wait()
        self.answers += 1
        hand = cast("LichterfestView", question.view).seats[question.seat].hand
        assert hand is not None
        assert KEPT & set(hand)
        await asyncio.sleep(0)  # the move before is shown meanwhile
        self.time += self.world.thinks
        laid = (move for move in question.legal if isinstance(move, Place) and move.tile not in KEPT)
        return Answer(msgspec.Raw(msgspec.json.encode(min(laid, key=str))))


def reached(data: Path, world: World, *, watched: bool, pace: int = 0, **settings: Any) -> Reached:
    """Everything that leaves a table of two bots."""

    async def run() -> list[str]:
        hub = TurnedHub(data, world, **settings)
        await hub.open()
        with (
            patch.object(autoplay, "asyncio", hub),
            patch.object(identity, "new_table", lambda draw: "table"),
        ):
            table = Table(Terms(game="lichterfest", players=2, pace=pace))
            entries = table.seat_bot(0, "master", hub.now()) + table.seat_bot(1, "master", hub.now())
            room = await hub.add_table(table, entries, "")
            watching = Connection(cast("WebSocket", None), "eve", "en", 99)
            if watched:
                room.audience.enter(watching, 0)
            room.autoplay.go_on()
            await hub.enough.wait()
        room.audience.publish()
        await hub.close()
        return [(watching._waiting.get_nowait() or b"").decode() for _ in range(watching._waiting.qsize())]

    data.mkdir()
    return Reached(asyncio.run(run()), journal_of(data)["table"])


@pytest.mark.parametrize("watched", [True, False], ids=["watched", "alone"])
@pytest.mark.parametrize(("short", "long"), [(0, 1), (3, FLOOR - 1), (FLOOR + 1, 2 * FLOOR - 1)])
@pytest.mark.parametrize("pace", [0, 30, 2 * FLOOR])  # a laid tile is looked at for 2.5 paces: 75 ms, below the floor
def test_thinking_time_tells_nothing(tmp_path: Path, short: int, long: int, pace: int, watched: bool) -> None:
    """Below the floor, and within each of its steps, no visible time depends on how long a bot thought."""
    here = reached(tmp_path / "here", World(HANDS, short), watched=watched, pace=pace)
    there = reached(tmp_path / "there", World(OTHER_HANDS, long), watched=watched, pace=pace)
    assert here.messages == there.messages
    assert without_setup(here.journal) == without_setup(there.journal)
    assert len(here.journal) == MOVES + 4  # two bots, the commitment and the start
    assert bool(here.messages) == watched


@pytest.mark.parametrize(("short", "long", "floor"), [(3, FLOOR - 1, 0), (FLOOR - 1, FLOOR + 1, FLOOR)])
def test_times_are_compared(tmp_path: Path, short: int, long: int, floor: int) -> None:
    """Without the floor, or in different steps of it, the same comparison finds the difference."""
    here = reached(tmp_path / "here", World(HANDS, short), watched=True, bot_floor=floor)
    there = reached(tmp_path / "there", World(OTHER_HANDS, long), watched=True, bot_floor=floor)
    assert here.messages != there.messages
    assert without_setup(here.journal) != without_setup(there.journal)


def without_setup(journal: list[bytes]) -> list[dict[str, Any]]:
    """The entries with their times, but for the deal itself, which nobody is shown."""
    entries = [msgspec.json.decode(entry) for entry in journal]
    return [{name: value for name, value in entry.items() if name != "setup"} for entry in entries]


@pytest.mark.parametrize(
    ("took", "pause", "floor", "after"),
    [
        (0.0, 0.0, 0.1, 0.1),
        (0.1, 0.0, 0.1, 0.1),
        (0.101, 0.0, 0.1, 0.2),
        (0.3, 0.7, 0.1, 0.7),
        (0.71, 0.7, 0.1, 0.8),
        (0.02, 0.05, 0.1, 0.1),
        (0.02, 0.05, 0.0, 0.05),
        (0.07, 0.05, 0.0, 0.07),
    ],
)
def test_an_answer_is_given_at_whole_steps(took: float, pause: float, floor: float, after: float) -> None:
    assert answered_after(took, pause, floor) == pytest.approx(after)
