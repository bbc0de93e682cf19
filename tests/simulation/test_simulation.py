"""The server in a simulated world: some seeds, the paths they must take, and planted faults that must be found."""

import asyncio
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any, get_args
from unittest.mock import patch

import pytest

from lichtspiel.server import http
from lichtspiel.server.http.endpoints import ENDPOINTS
from lichtspiel.server.hub import Hub
from lichtspiel.server.live import messages, rooms
from lichtspiel.server.live.actions import Actions
from lichtspiel.server.live.audience import Audience
from lichtspiel.server.live.connections import Connection
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.store import forgetting, links, ratings, retention, statements
from lichtspiel.server.store.kinds import Act, Token
from lichtspiel.server.store.links import add_token
from lichtspiel.table.journal import Entry
from lichtspiel.table.table import Table
from lichtspiel.table.terms import Milliseconds
from tests.simulation.courses import FAULTS, Plan, shrunk, simulate
from tests.simulation.disks import ForgetfulStorage, SimulatedStorage, UnsyncedStorage
from tests.simulation.virtual_loop import VirtualLoop

SEEDS = (63, *range(17))
MORE_SEEDS = range(17, 90)  # tried if those miss a rare path; a path that no seed takes no longer exists
SOMETIMES = {
    **{f"says {kind.__struct_config__.tag}": "" for kind in get_args(messages.AnyMessage)},
    **{f"{endpoint.method} {endpoint.path}": "" for endpoint in ENDPOINTS},
    "Deserted": "everybody went away",
    "HandedOver (late)": "somebody who was there ran out of time",
    "HandedOver (time)": "somebody who was not there ran out of time",
    "Prepared": "a game went on from a moment of another one",
    "Rematched": "a rematch",
    "Undone": "a move was taken back",
    "UndoAnswered": "somebody was asked whether it may be",
    "Woken": "a clock went on after a restart or a step",
    "all shown to a player": "after the last fault",
    "all shown to a watcher": "after the last fault",
    "answer to a commit lost": "the disk had written it, and said that it had not",
    "closed 1012": "a table was abandoned, or the server ended",
    "crash before a commit": "",
    "crash between commit and acknowledgement": "",
    "did not start": "the disk was away, and the server was started again",
    "forgetting was cut off": "by a crash or a fault of the disk, and asked for again",
    "line cut": "",
    "looked back at a game": "",
    "old undo said again": "with its ref, and done only once",
    "rated game counted": "its people's ratings rest on it",
    "refused storage": "somebody was told that nothing can be written",
    "rematch during a fault": "a rematch was asked for while the disk was away",
    "repeated ref acknowledged": "a message was said again, and not done again",
    "seat taken (device)": "a seat moved to another device",
    "slow reader dropped": "",
    "slept and woken": "a table",
    "somebody was forgotten": "",
    "table deleted": "it was over its time",
    "time stepped while a clock ran": "",
}


def test_whatever_goes_wrong_what_was_acknowledged_stands_and_nothing_else_was_shown() -> None:
    reached = Counter[str]()
    for seed in (*SEEDS, *MORE_SEEDS):
        if seed not in SEEDS and all(reached[path] for path in SOMETIMES):
            break
        outcome = simulate(Plan.of(seed))
        if outcome.faults:
            small = shrunk(outcome.plan, lambda plan: bool(simulate(plan).faults))
            pytest.fail("\n".join([*simulate(small).faults[:10], f"To see it again: {small.command}"]))
        reached += outcome.reached
    assert [path for path in SOMETIMES if not reached[path]] == [], "rare paths that no seed has taken"


def test_one_seed_is_one_course_in_any_process() -> None:
    """Byte for byte, also where Python hashes differently."""
    plan = Plan.of(2)
    command = [sys.executable, "-m", "tests.simulation.chaos", "--seed", str(plan.seed)]
    environment = os.environ | {"PYTHONHASHSEED": "123"}
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    outcome = simulate(plan)
    assert "\n".join(outcome.log) + "\n" == other.stdout[: other.stdout.rindex("0 faults: ")]
    assert len(outcome.log) > 100


@pytest.mark.parametrize("liar", [ForgetfulStorage, UnsyncedStorage])
def test_a_disk_that_lies_is_found_out(liar: type[SimulatedStorage]) -> None:
    """In nearly every course, that is: what it forgot may have been a bot's move that nobody had seen."""
    plans = [Plan(seed, 3, 30, shuffled=True, faults=("crash",)) for seed in range(3)]
    assert sum(bool(simulate(plan, liar).faults) for plan in plans) >= 2
    assert [fault for plan in plans for fault in simulate(plan).faults] == []  # nor is an honest disk accused


async def too_early(room: Room, before: int, entries: list[Entry], acts: Sequence[Act]) -> bool:
    """Show a change before writing it."""
    room.writing = False
    room.audience.publish()
    return await WRITE(room, before, entries, acts)


WRITE = Room._write


def test_a_server_that_shows_before_it_writes_is_found_out() -> None:
    plan = Plan(1, 3, 30, shuffled=True, faults=())
    with patch.object(Room, "_write", too_early):
        faults = simulate(plan).faults
    assert any("before it is on disk" in fault for fault in faults)
    assert simulate(plan).faults == []


def nothing(*_: Any, **__: Any) -> Act:
    """Writes nothing, in place of something that should be written."""
    return lambda db: None


def no_device_links(digest: str, token: Token, made: int = 0) -> Act:
    return nothing() if token.purpose == "device" else add_token(digest, token, made)


def no_new_table(hub: Hub, *given: Any) -> tuple[Room, list[Act]]:
    room, acts = PLAN_TABLE(hub, *given)
    return room, [] if sys._getframe(1).f_code.co_name == "make_rematch" else acts


def to_some(shown: Callable[[Audience], Iterable[Connection]]) -> Callable[[Audience], None]:
    """Show a change to these connections only."""

    def publish(audience: Audience) -> None:
        there, audience.connections = audience.connections, dict.fromkeys(shown(audience))
        try:
            PUBLISH(audience)
        finally:
            audience.connections = there

    return publish


def holders(audience: Audience) -> list[Connection]:
    return [each for each in audience.connections if each.person and audience.table.seats_of(each.person)]


async def forget_nothing(*_: Any) -> None:
    """Forgets nobody, but reports success."""


async def undo_without_ref(actions: Actions, message: messages.Undo) -> None:
    def ask(table: Table, seat: int, now: Milliseconds) -> list[Entry]:
        return table.ask_undo(seat, now, message.version)

    await actions.act(message.ref, ask, message.seat)


def but(module: ModuleType, **instead: object) -> SimpleNamespace:
    """A module as one of those who use it sees it, with something else in it."""
    return SimpleNamespace(**vars(module) | instead)


def twice(name: str, table: Table) -> list[Act]:
    """Rates a game two times over."""
    return 2 * ratings.results(name, table)


PLAN_TABLE, PUBLISH = Hub.plan_table, Audience.publish
# What a server may claim to have done without doing it, and the fault that must then be found.
FORGETFUL: dict[str, tuple[object, str, object, str]] = {
    "a name": (http.people, "statements", but(statements, set_name=nothing), "is called"),
    "a place to watch from": (http.links, "statements", but(statements, add_place=nothing), "may not watch"),
    "a link for another device": (http.links, "links", but(links, add_token=no_device_links), "a link of"),
    "that a link has served": (http.seats, "links", but(links, use_up=nothing), "nobody asked for"),
    "that a seat is given away": (
        http.seats,
        "statements",
        but(statements, drop_place=nothing),
        "who does not hold it",
    ),
    "the table of a rematch": (Hub, "plan_table", no_new_table, "the rematch at"),
    "those who watch": (Audience, "publish", to_some(holders), "a watcher"),
    "all windows but the first": (Audience, "publish", to_some(lambda each: list(each.connections)[:1]), "not shown"),
    "the phase in the lists": (rooms, "statements", but(statements, set_phase=nothing), "in the lists"),
    "to forget somebody": (
        http.people,
        "forgetting",
        but(forgetting, forget=forget_nothing),
        "was forgotten, and stands in",
    ),
    "ratings": (rooms, "ratings", but(ratings, results=lambda *_: []), "the rating"),
    "that a game was rated": (rooms, "ratings", but(ratings, results=twice), "the rating"),
    "which undos were done": (Actions, "undo", undo_without_ref, "nobody asked for"),
    "how long tables are kept": (retention, "DAY", 0, "not over its time"),
}


SOON = (12, 6, 8, 2, 0)  # short seeds that find most of it


@pytest.mark.parametrize("what", FORGETFUL)
def test_a_server_that_forgets_something_is_found_out(what: str) -> None:
    where, name, instead, fault = FORGETFUL[what]
    with patch.object(where, name, instead):
        found = (simulate(Plan.of(seed)).faults for seed in (*SOON, *SEEDS, *MORE_SEEDS))
        assert any(fault in each for faults in found for each in faults)


def test_a_failing_course_is_made_smaller() -> None:
    plan = Plan(4, 5, 60, shuffled=True, faults=FAULTS)
    small = shrunk(plan, lambda plan: plan.players > 1 and plan.steps > 6 and "lost" in plan.faults)
    assert small == Plan(4, 2, 7, shuffled=False, faults=("lost",))
    assert Plan.read(small.seed, small.command.partition("PLAN=")[2]) == small


def test_time_jumps_to_the_next_timer_and_chance_orders_what_is_ready() -> None:
    def order(seed: int) -> list[int]:
        loop, done = VirtualLoop(random.Random(seed), shuffled=True), list[int]()

        async def work(number: int) -> None:
            await asyncio.sleep(3600)
            done.append(number)

        async def all_of_them() -> None:
            await asyncio.gather(*map(work, range(5)))

        loop.run(all_of_them())
        assert 3600 <= loop.time() < 3601
        return done

    assert len({tuple(order(seed)) for seed in range(20)}) > 5
    assert order(7) == order(7)
