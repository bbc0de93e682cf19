"""Clocks that jump, drift or stand still: nobody loses time they did not use, and nobody waits for ever."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import Move
from lichtspiel.core.refusals import Refused
from lichtspiel.server.hub import Hub
from lichtspiel.server.live import messages
from lichtspiel.server.live.clock import LONGEST_LOOK, SLEW, STEP, Timekeeper
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.settings import Settings
from lichtspiel.table.table import Table
from lichtspiel.table.terms import DAY, SECOND, Terms
from tests.server.harness import Browser, ServerProcess
from tests.server.test_hub import arrive, new_room, visit_of, work_in

HOUR = 3600.0
TEN_MINUTES = {"kind": "total", "seconds": 600}


class Machine:
    """A computer whose clocks the test sets."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000.0
        self.steady = 5_000.0
        self.up = 9_000.0

    def turn(self, wall: float, steady: float, asleep: float = 0.0) -> None:
        self.wall += wall
        self.steady += steady
        self.up += steady + asleep

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.wall, lambda: self.steady, lambda: self.up)


class TurnedHub(Hub):
    """A hub on such a machine; it compares the clocks when the test says so."""

    def __init__(self, settings: Settings) -> None:
        self.machine = Machine()
        super().__init__(settings, self.machine.keeper())

    async def _keep_time(self) -> None:
        """Do not run by itself."""
        await asyncio.Event().wait()

    def pass_time(self, seconds: int) -> None:
        """Let time pass normally: the clocks agree, and are compared every second."""
        for _ in range(seconds):
            self.machine.turn(1, 1)
            self.compare_clocks()


def in_hub(data: Path, work: Callable[[TurnedHub], Awaitable[None]], **settings: Any) -> None:
    work_in(lambda: TurnedHub(Settings(data=str(data), **settings)), work)


async def settled(room: Room) -> None:
    """Wait until the room knows that the time has stepped."""
    while room.epoch != room.hub.clock.epoch or room.lock.locked():
        await asyncio.sleep(0)


def time_left(room: Room, seat: int) -> float:
    left = room.table.clocks.remaining(seat, room.hub.now())
    assert left is not None
    return left / SECOND


def first_move(room: Room) -> tuple[int, Move]:
    seat = room.table.to_move
    assert seat is not None
    return seat, room.table.position.legal()[0]


# What can happen to the clocks: how far the wall clock and the steady clock advance, and how long the machine slept.
JUMPS: dict[str, tuple[float, ...]] = {
    "set forward": (HOUR, 0.0),
    "set back": (-HOUR / 2, 0.0),
    "the machine slept": (8 * HOUR, 0.1, 8 * HOUR),
    "the process was stopped": (45.0, 45.0),
    "stopped for a day": (DAY / SECOND, DAY / SECOND),
    "stopped, and set back meanwhile": (-HOUR, 90.0),
    "the steady clock alone": (0.0, 900.0),
}


@pytest.mark.parametrize("first", ["move", "tick"])
@pytest.mark.parametrize("jump", JUMPS)
def test_nobody_is_charged_for_a_jump_whichever_comes_first(tmp_path: Path, jump: str, first: str) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub, clock=TEN_MINUTES)
        seat, move = first_move(room)
        hub.pass_time(100)
        hub.machine.turn(*JUMPS[jump])
        if first == "tick":
            hub.compare_clocks()
            await settled(room)
        await room.act(lambda table, now: table.submit(seat, move, table.version, now))
        assert 500 - LONGEST_LOOK <= time_left(room, seat) <= 600
        hub.compare_clocks()
        await settled(room)
        assert time_left(room, 1 - seat) >= 600 - LONGEST_LOOK
        assert abs(hub.now() / SECOND - hub.machine.wall) <= STEP

    in_hub(tmp_path, work)


@pytest.mark.parametrize("jump", JUMPS)
def test_after_a_jump_time_runs_out_when_it_is_used_up_and_not_before(tmp_path: Path, jump: str) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub, clock=TEN_MINUTES)
        room.autoplay.go_on()
        seat, _ = first_move(room)
        hub.machine.turn(*JUMPS[jump])
        hub.compare_clocks()
        await settled(room)
        assert room.autoplay._alarm is not None
        alarm = room.autoplay._alarm.when() - asyncio.get_running_loop().time()
        assert 500 < alarm <= 600, "it rings when that clock has run out, not when another would have"
        hub.pass_time(590)
        await room.autoplay.flag()
        assert room.table.seats[seat].reason is None
        hub.pass_time(15)
        await room.autoplay.flag()
        assert room.table.seats[seat].reason == "time"

    in_hub(tmp_path, work)


def test_a_jump_is_written_once_and_only_where_a_clock_runs(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        with_clock, without = await new_room(hub, clock=TEN_MINUTES), await new_room(hub)
        before = {room: room.table.version for room in (with_clock, without)}
        for jump in (HOUR, -HOUR):
            hub.machine.turn(jump, 0)
            hub.compare_clocks()
            hub.compare_clocks()
            for room in before:
                await settled(room)
        assert [room.table.version - version for room, version in before.items()] == [2, 0]
        kept = await hub.storage.load(with_clock.name)
        assert kept is not None
        assert kept.version == with_clock.table.version

    in_hub(tmp_path, work)


TWO_DAYS = 2 * DAY / SECOND


async def mover_after(hub: TurnedHub, *turned: tuple[float, ...], asleep: bool) -> Room:
    """A room with a day for each move, an hour after it began and after these jumps."""
    room = await new_room(hub, clock={"kind": "days", "days": 1}, pace=0)
    hub.pass_time(round(HOUR))
    if asleep:
        hub.put_to_sleep(hub.clock.elapsed() + 1)
    for each in turned:
        hub.machine.turn(*each)
        hub.compare_clocks()
    room = await hub.room(room.name)
    await settled(room)
    await room.autoplay.flag()
    return room


@pytest.mark.parametrize("asleep", [False, True])
def test_days_run_on_while_the_machine_sleeps(tmp_path: Path, asleep: bool) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await mover_after(hub, (TWO_DAYS, 0, TWO_DAYS), asleep=asleep)
        assert "time" in [seat.reason for seat in room.table.seats]

    in_hub(tmp_path, work)


@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize(
    "turned",
    [
        [(TWO_DAYS, 0)],
        [(-TWO_DAYS, 0)],
        [(TWO_DAYS, 0), (-TWO_DAYS, 0)],
        [(-TWO_DAYS, 0), (TWO_DAYS, 0)],
        [(TWO_DAYS + HOUR, 0, HOUR)],
    ],
)
def test_days_do_not_pass_because_somebody_sets_the_clock(
    tmp_path: Path, turned: list[tuple[float, ...]], asleep: bool
) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await mover_after(hub, *turned, asleep=asleep)
        seat, _ = first_move(room)
        assert room.table.seats[seat].reason is None
        assert 22 * HOUR - LONGEST_LOOK <= time_left(room, seat) <= 24 * HOUR
        kept = await hub.storage.load(room.name)
        assert kept is not None
        assert kept.clocks.left == room.table.clocks.left

    in_hub(tmp_path, work)


def test_a_machine_that_cannot_tell_sleep_from_being_set_lets_days_run_on(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        machine = hub.machine
        hub.clock = Timekeeper(lambda: machine.wall, lambda: machine.steady, None)
        room = await mover_after(hub, (TWO_DAYS, 0), asleep=False)
        assert "time" in [seat.reason for seat in room.table.seats]

    in_hub(tmp_path, work)


def test_a_jump_that_cannot_be_written_is_written_later(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub, clock=TEN_MINUTES)
        seat, move = first_move(room)
        append = hub.storage.append

        async def refuse(*_: object, **__: object) -> None:
            raise StorageUnavailable

        hub.storage.append = refuse  # type: ignore[method-assign]
        hub.machine.turn(HOUR, 0)
        hub.compare_clocks()
        with pytest.raises(StorageUnavailable):
            await room.act(lambda table, now: table.submit(seat, move, table.version, now))
        hub.storage.append = append  # type: ignore[method-assign]
        await room.act(lambda table, now: table.submit(seat, move, table.version, now))
        assert time_left(room, seat) == 600

    in_hub(tmp_path, work)


def test_a_table_made_while_the_time_steps_is_no_hour_old(tmp_path: Path) -> None:
    """The table is dealt before the step and opened after it."""

    async def work(hub: TurnedHub) -> None:
        making = asyncio.create_task(new_room(hub, clock=TEN_MINUTES))
        await asyncio.sleep(0)
        assert not hub.rooms
        hub.machine.turn(HOUR, 0)
        hub.compare_clocks()
        room = await making
        seat, move = first_move(room)
        await room.act(lambda table, now: table.submit(seat, move, table.version, now))
        assert time_left(room, seat) == 600

    in_hub(tmp_path, work)


def test_a_stopped_server_makes_nobody_absent(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub)
        ada = arrive(room, "ada")
        room.audience.leave(ada)
        hub.pass_time(10)
        for jump in JUMPS.values():
            hub.machine.turn(*jump)
            hub.compare_clocks()
        left = room.audience.absence_left(0)
        assert left is not None
        assert 50 - len(JUMPS) * LONGEST_LOOK <= left <= 50
        hub.pass_time(50)
        assert room.audience.absence_left(0) == 0

    in_hub(tmp_path, work, absence=60)


async def hand_over(room: Room, person: str, seat: int) -> str:
    """Ask to let a bot play for a seat; returns the code of the refusal, if any."""
    try:
        await visit_of(room, person).actions.do(messages.HandOver(seat=seat))
    except Refused as error:
        return error.code
    return ""


def test_a_mover_who_is_there_and_says_nothing_does_not_block_the_table(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub)
        seat, _ = first_move(room)
        mover, other = ("ada", "ben") if seat == 0 else ("ben", "ada")
        for person in (mover, other):
            arrive(room, person)
        hub.pass_time(200)
        session = visit_of(room, mover)
        await session.actions.do(messages.AskAid())
        hub.pass_time(60)
        await session.actions.do(messages.Ping())  # a tab does so by itself
        assert room.audience.presence().stand_in_from[1 - seat] is None
        from_when = room.audience.presence().stand_in_from[seat]
        assert from_when is not None
        assert 239 <= from_when / SECOND - hub.machine.wall <= 241
        assert await hand_over(room, other, seat) == "not-idle"
        assert await hand_over(room, other, 1 - seat) == "is-there"
        hub.pass_time(240)
        assert await hand_over(room, other, seat) == ""
        assert room.table.seats[seat].reason == "away"

    in_hub(tmp_path, work)


def test_a_mover_who_does_everything_but_move_does_not_block_the_table_for_ever(tmp_path: Path) -> None:
    """Trying moves out, hints and looking round are not playing: they prolong a turn to three times the time."""

    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub)
        seat, _ = first_move(room)
        mover, other = ("ada", "ben") if seat == 0 else ("ben", "ada")
        for person in (mover, other):
            arrive(room, person)
        session = visit_of(room, mover)
        for _ in range(9):
            assert await hand_over(room, other, seat) == "not-idle"
            hub.pass_time(100)
            await session.actions.do(messages.AskAid())
        assert await hand_over(room, other, seat) == ""

    in_hub(tmp_path, work)


async def wished(room: Room, person: str, wish: messages.AnyMessage) -> str:
    """The code of the refusal of a message, if any, and how many minutes it names."""
    try:
        await visit_of(room, person).actions.do(wish)
    except Refused as error:
        return f"{error.code} {error.phrase.args['minutes']}"
    return ""


def test_strangers_wait_five_minutes_for_whoever_opened_the_table(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub, visibility="open", players=3)
        arrive(room, "ben")
        room.audience.leave(arrive(room, "ada"))
        free, begin = messages.SendAway(seat=0), messages.Start()
        assert room.audience.presence().stand_in_from[0] == pytest.approx(hub.now() + 300_000, abs=1000)
        for after, refusal in ((37, "host-away 5"), (203, "host-away 1")):
            hub.pass_time(after)
            assert await wished(room, "ben", free) == refusal
            assert await wished(room, "ben", begin) == refusal
        hub.pass_time(60)
        assert await wished(room, "ben", free) == ""
        assert room.table.seats[0].kind == "open"

    in_hub(tmp_path, work)


def test_each_turn_has_its_own_patience(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub)
        seat, move = first_move(room)
        for person in ("ada", "ben"):
            arrive(room, person)
        hub.pass_time(299)
        await room.act(lambda table, now: table.submit(seat, move, table.version, now))
        assert await hand_over(room, ("ada", "ben")[seat], 1 - seat) == "not-idle"
        hub.pass_time(299)
        assert room.audience.idle_left(1 - seat) == pytest.approx(1, abs=0.1)

    in_hub(tmp_path, work)


def test_who_has_just_come_back_has_time_to_look(tmp_path: Path) -> None:
    """But a tab whose connection breaks again and again does not."""

    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub)
        seat, _ = first_move(room)
        mover = arrive(room, ("ada", "ben")[seat])
        for gap, left in ((5, 190), (40, 300)):
            hub.pass_time(100)
            room.audience.leave(mover)
            hub.pass_time(gap)
            room.audience.enter(mover, 0)
            idle = room.audience.idle_left(seat)
            assert idle is not None
            assert abs(idle - left) <= 10

    in_hub(tmp_path, work)


def test_only_where_others_wait_and_no_clock_runs_is_patience_limited(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        timed = await new_room(hub, clock=TEN_MINUTES)
        paused = await new_room(hub)
        await paused.act(lambda table, now: table.pause(0, now))
        table = Table(Terms(game="lichterfest", players=2))
        entries = table.sit(0, "ada", "Ada", hub.now()) + table.seat_bot(1, "random", hub.now())
        alone = await hub.add_table(table, entries, "ada")
        for room in (timed, paused, alone):
            arrive(room, "ada")
            arrive(room, "ben")
            assert [room.audience.idle_left(seat) for seat in (0, 1)] == [None, None]

    in_hub(tmp_path, work)


def test_others_are_told_when_an_idle_mover_does_something(tmp_path: Path) -> None:
    async def work(hub: TurnedHub) -> None:
        room = await new_room(hub)
        seat, _ = first_move(room)
        mover, other = arrive(room, ("ada", "ben")[seat]), arrive(room, ("ada", "ben")[1 - seat])
        for seconds, told in ((10, 0), (10, 0), (20, 1), (10, 0)):
            hub.pass_time(seconds)
            before = other._waiting.qsize()
            room.audience.hear(mover.person)
            assert other._waiting.qsize() - before == told

    in_hub(tmp_path, work)


def test_a_clock_that_drifts_is_followed_without_a_step() -> None:
    machine = Machine()
    keeper = machine.keeper()
    for drift in (0.001, -0.001):
        for _ in range(5_000):
            before = keeper.now()
            machine.turn(1 + drift, 1)
            assert keeper.compare() == 0
            assert keeper.now() > before
        assert keeper.now() / SECOND == pytest.approx(machine.wall, abs=0.01)
    assert keeper.epoch == 0


def test_a_small_difference_is_made_up_for_slowly_and_never_backwards() -> None:
    for ahead in (STEP - 0.1, 0.1 - STEP):
        machine = Machine()
        keeper = machine.keeper()
        machine.turn(ahead, 0)
        seconds = 0
        while abs(keeper.now() / SECOND - machine.wall) > 0.01:
            before = keeper.now()
            assert keeper.compare() == 0
            machine.turn(1, 1)
            assert abs(keeper.now() - before - SECOND) <= SLEW * SECOND + 1
            seconds += 1
        assert abs(ahead) / SLEW - 5 <= seconds <= abs(ahead) / SLEW + 5


def test_a_server_stopped_by_a_signal_charges_nobody_for_it(tmp_path: Path) -> None:
    """Works on slow machines, too: the time charged is compared with the time that the test itself measured."""
    with ServerProcess(tmp_path) as server:
        ada = Browser(server)
        begun = time.monotonic()
        table = ada.table("me", "me", visibility="local", clock={"kind": "total", "seconds": 600})
        with ada.at(table) as client:
            seat = client.state["sight"]["to_move"]
            server.process.send_signal(signal.SIGSTOP)
            os.waitid(os.P_PID, server.process.pid, os.WSTOPPED | os.WNOWAIT)
            stopped = time.monotonic()
            time.sleep(LONGEST_LOOK + STEP + 1)
            stood_still = time.monotonic() - stopped
            server.process.send_signal(signal.SIGCONT)
            client.done("pause")
            ran = time.monotonic() - begun - stood_still
            left = client.state["sight"]["seats"][seat]["time"] / SECOND
            assert left >= 600 - ran - LONGEST_LOOK - 0.1
