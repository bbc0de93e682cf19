"""Nodes of a cluster by themselves, several in this process: whose a table is, and what happens when that changes."""

import asyncio
from functools import partial

import msgspec
import pytest
import sqlalchemy as sa

from lichtspiel.core.refusals import Refused
from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.fleet import life
from lichtspiel.server.fleet.frames import Ended, Moved, Open, Request, ToClient, Told, encode, questions, to_client
from lichtspiel.server.fleet.remote import answer
from lichtspiel.server.fleet.rooms import FleetRoom
from lichtspiel.server.live.connections import STALE_ROOM
from lichtspiel.server.live.messages import Say
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.store import nodes
from tests.server.slow_nodes import InNodes, SlowNode, owner, until
from tests.server.test_hub import arrive, new_room
from tests.server.test_storage import pause

CLOCK = {"kind": "move", "seconds": 60}


def test_a_table_belongs_to_who_made_it(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        assert await owner(left, room.name) == left.life.id
        with pytest.raises(Elsewhere) as away:
            await right.room(room.name)
        assert away.value.node == left.life.id
        with pytest.raises(Refused, check=lambda error: error.code == "no-table"):
            await right.room("none")

    in_nodes(work)


@pytest.mark.parametrize("forgotten", [False, True])
def test_somebodys_connections_end_at_every_node(in_nodes: InNodes, forgotten: bool) -> None:
    """They may watch an open table of another node, of which the database knows nothing."""

    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left, visibility="open")
        ada, cem = arrive(room, "ada"), arrive(room, "cem")
        for each in (ada, cem):
            room.talk.say(each, None, Say(saying="hello"))
        right.send_away("cem", forgotten=forgotten)
        await until(lambda: cem.closing == STALE_ROOM)
        assert ada.closing is None
        assert [word.speaker for word in room.talk.kept] == (["ada"] if forgotten else ["ada", "cem"])

    in_nodes(work)


def test_who_is_silent_is_fenced_and_loses_its_tables_and_begins_anew(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left, clock=CLOCK)
        version, former = room.table.version, left.life.id
        await left.silence()
        right.life.others.clear()  # as the next heartbeat would tell it
        taken = await right.room(room.name)
        assert await owner(right, room.name) == right.life.id
        assert taken.table.version == version + 1  # the time is forgiven
        with pytest.raises(StorageUnavailable):
            await room.act(pause)
        assert room.gone
        left.keep_up(left._beat_on)
        async with asyncio.timeout(30):
            while left.life.id == former:
                await asyncio.sleep(0.05)
        await left.life.beat(bus=True)
        assert left.owned == set()
        with pytest.raises(Elsewhere):
            await left.room(room.name)
        assert await owner(left, (await new_room(left)).name) == left.life.id

    in_nodes(work)


def test_thinking_time_is_charged_over_a_hand_over(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left, clock=CLOCK)
        version, deadline = room.table.version, room.table.clocks.deadline
        left.time += 20_000
        right.time = left.time
        await left._hand_over(room)
        assert room.gone
        assert room.name not in left.owned
        taken = await right.room(room.name)
        assert (taken.table.version, taken.table.clocks.deadline) == (version, deadline)
        with pytest.raises(Elsewhere):
            await room.act(pause)
        await taken.act(pause)

    in_nodes(work)


def test_who_drains_keeps_nothing_and_takes_nothing(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        awake, asleep = await new_room(left), await new_room(left)
        left.forget(asleep)
        await left.drain()
        assert await owner(left, awake.name) == right.life.id
        assert await owner(left, asleep.name) == ""
        for name in (awake.name, asleep.name):
            with pytest.raises(Elsewhere):
                await left.room(name)
        with pytest.raises(Elsewhere):
            await new_room(left)
        assert (await right.room(asleep.name)).table.version == asleep.table.version

    in_nodes(work)


def test_the_last_node_that_drains_keeps_its_tables_to_the_end(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        left.life.others.clear()
        left.life.beat = partial(asyncio.sleep, 0, True)  # type: ignore[method-assign, assignment]
        await left.drain()
        assert not room.gone
        await room.act(pause)

    in_nodes(work)


def test_nothing_is_shown_while_the_lease_does_not_hold(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        shown: list[int] = []
        room.audience = Shown(shown)  # type: ignore[assignment]
        left._background["_beat_on"].cancel()
        left.lease._end = float("-inf")
        left._publish(room)
        assert shown == []
        left.keep_up(left._beat_on)
        async with asyncio.timeout(30):
            while not shown:
                await asyncio.sleep(0.01)

    in_nodes(work)


def test_what_changes_while_a_late_heartbeat_is_under_way_is_shown_after_it(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        shown: list[int] = []
        room.audience = Shown(shown)  # type: ignore[assignment]
        left._background["_beat_on"].cancel()
        beat, late = left.life.beat, [True]

        async def beat_late(*, bus: bool) -> bool:
            if late:
                late.clear()
                left.lease._end = float("-inf")
                left._publish(room)
            return await beat(bus=bus)

        left.life.beat = beat_late  # type: ignore[method-assign]
        left.keep_up(left._beat_on)
        async with asyncio.timeout(30):
            while not shown:
                await asyncio.sleep(0.01)

    in_nodes(work)


class Shown:
    """An audience that only counts."""

    connections = ()
    announced = False

    def __init__(self, shown: list[int]) -> None:
        self.shown = shown

    def publish(self) -> None:
        self.shown.append(1)


def test_who_is_asked_about_anothers_table_says_whose_it_is(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        asked = Request("GET", f"/api/tables/{room.name}", b"", [], b"", "", "http")
        assert await answer(right, asked) == Moved(left.life.id)

    in_nodes(work)


def test_clients_of_a_node_that_is_not_known_yet_stay_and_of_one_that_is_gone_are_told(
    in_nodes: InNodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that had just started lost its clients without a word, and they waited for ever."""

    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left, visibility="open")
        told: list[tuple[str, ToClient]] = []
        monkeypatch.setattr(left.bus, "tell", lambda node, frame: told.append((node, frame)))
        left.remote.open(Open("session", "unknown", room.name, b"", [], "", 0, "en"))
        async with asyncio.timeout(30):
            while not room.audience.connections:
                await asyncio.sleep(0)
        left.remote.close_but(set())
        await asyncio.sleep(0.05)
        assert room.audience.connections
        monkeypatch.setattr("lichtspiel.server.fleet.remote.GRACE", 0.0)
        left.remote.close_but(set())
        async with asyncio.timeout(30):
            while not any(isinstance(frame, Ended) for _, frame in told):
                await asyncio.sleep(0)
        assert told[-1] == ("unknown", Ended("session", len(told), STALE_ROOM))
        assert [frame.number for _, frame in told] == list(range(1, len(told) + 1))

    in_nodes(work)


def test_a_life_of_before_cannot_open_a_table_in_the_next(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        assert isinstance(room, FleetRoom)
        left.forget(room)
        left.storage.life = "another"
        assert left.open_table(room, "").gone
        left.storage.life = left.life.id

    in_nodes(work)


def test_a_node_tidies_its_own_tables_and_nobodys(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        mine, theirs, nobodys = await new_room(left), await new_room(right), await new_room(right)
        right.forget(nobodys)
        await right.storage.do(partial(nodes.release, tables=[nobodys.name], node=right.life.id))
        for room in (mine, theirs):
            room.hub.forget(room)
        with left.withdrawing([mine.name, theirs.name, nobodys.name]) as free:
            assert free == [mine.name]
        left.time += 1000 * 86_400_000
        await left.tidy(left.time)
        left_over = sa.text("SELECT id FROM tables")
        assert await left.storage.read(lambda db: list(db.execute(left_over).scalars())) == [theirs.name]

    in_nodes(work)


def test_each_table_has_a_partner_and_most_keep_it_when_a_node_goes(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        known = {name: nodes.Node(name, name, "1", "up", True, 0.0) for name in "abc"}
        left.life.others = known
        before = {table: left.life.partner(table) for table in map(str, range(300))}
        assert set(before.values()) == set("abc")
        left.life.others = {name: node for name, node in known.items() if name != "c"}
        after = {table: left.life.partner(table) for table in before}
        assert all(after[table] == node for table, node in before.items() if node != "c")

    in_nodes(work)


def test_messages_of_a_later_version_are_understood_as_far_as_they_are_known() -> None:
    later = {"type": "told", "session": "s", "number": 1, "heard": 0, "text": b"x", "colour": "red"}
    assert to_client.decode(msgspec.msgpack.encode(later)) == Told("s", 1, 0, b"x")
    earlier = {"type": "open", "session": "s", "near": "n", "table": "t", "query": b"", "headers": [], "address": ""}
    assert questions.decode(msgspec.msgpack.encode(earlier | {"since": 0, "lang": "en"})).wish is None  # type: ignore[union-attr]
    assert questions.decode(encode(Open("s", "n", "t", b"", [], "", 0, "en", 1))) == Open(
        "s", "n", "t", b"", [], "", 0, "en", 1
    )


def test_a_killed_servers_name_is_free_when_it_has_been_silent(
    in_nodes: InNodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(life, "HEARTBEAT", 0.05)

    async def work(left: SlowNode, right: SlowNode) -> None:
        again = life.Life(left.settings.database_url, left.lease)
        again.name = "left"
        beginning = asyncio.ensure_future(again.begin())
        await asyncio.sleep(0.1)
        assert not beginning.done()
        await left.silence()
        await beginning
        again.close()

    in_nodes(work)
