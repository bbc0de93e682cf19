"""Nodes with `--role relay`: they have sockets, and own nothing as long as anybody else can."""

from functools import partial

import pytest

from lichtspiel.server.elsewhere import Elsewhere
from lichtspiel.server.store import nodes
from tests.server.slow_nodes import InNodes, SlowNode, owner
from tests.server.test_hub import new_room


def test_a_relay_takes_no_table_that_others_can_have(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        with pytest.raises(Elsewhere) as away:
            await new_room(right)
        assert away.value.node == left.life.id
        room = await new_room(left)
        left.forget(room)
        left.owned.discard(room.name)
        await left.storage.do(partial(nodes.release, tables=[room.name], node=left.life.id))
        with pytest.raises(Elsewhere):
            await right.room(room.name)
        assert await owner(right, room.name) == ""

    in_nodes(work, right_role="relay")


def test_nobody_hands_a_table_over_to_a_relay(in_nodes: InNodes) -> None:
    """The last one that could have had it went to a node that was told to own nothing."""

    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        await left.drain()
        assert not room.gone
        assert await owner(left, room.name) == left.life.id

    in_nodes(work, right_role="relay")


def test_a_relay_that_is_left_alone_owns_tables(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        await left.silence()
        await right.life.beat(bus=True)
        assert (await right.room(room.name)).table.version >= room.table.version
        assert await owner(right, room.name) == right.life.id

    in_nodes(work, right_role="relay")


def test_two_relays_do_not_send_everybody_to_each_other(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        assert await owner(right, room.name) == left.life.id
        assert await owner(left, (await new_room(right)).name) == right.life.id

    in_nodes(work, role="relay")


def test_a_relay_can_drain(in_nodes: InNodes) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        await right.drain()
        await left.life.beat(bus=True)
        assert left.life.others[right.life.id].state == "draining"

    in_nodes(work, right_role="relay")
