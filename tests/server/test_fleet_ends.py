"""How a node lets go of its tables: cut off from the bus, or asked to end and not able to."""

import asyncio
import signal
import types
from typing import Any

import pytest
import uvicorn

from lichtspiel.server import run
from lichtspiel.server.fleet import hub as fleet_hub
from lichtspiel.server.fleet.bus import Bus
from lichtspiel.server.run import DrainedServer
from tests.server.slow_nodes import InNodes, SlowNode, owner, until
from tests.server.test_hub import new_room


def cut_off(monkeypatch: pytest.MonkeyPatch, *nodes: SlowNode) -> None:
    """From now on these nodes have no bus."""
    away = [node.bus for node in nodes]
    monkeypatch.setattr(Bus, "connected", property(lambda bus: bus not in away))


def test_who_has_no_bus_for_a_while_hands_its_tables_over(in_nodes: InNodes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        cut_off(monkeypatch, left)
        reached = left._reached
        await until(lambda: room.gone)
        assert left.clock.elapsed() - reached > fleet_hub.CUT_OFF
        assert await owner(left, room.name) == right.life.id
        assert (await right.room(room.name)).table.version == room.table.version

    assert fleet_hub.CUT_OFF == 5.0
    monkeypatch.setattr(fleet_hub, "CUT_OFF", 1.0)
    in_nodes(work)


def test_if_nobody_has_a_bus_everybody_keeps_their_tables(in_nodes: InNodes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(left: SlowNode, right: SlowNode) -> None:
        room = await new_room(left)
        cut_off(monkeypatch, left, right)
        await until(lambda: all(not other.bus for other in left.life.others.values()))
        monkeypatch.setattr(fleet_hub, "CUT_OFF", 0.1)  # not before they know of each other that the bus is away
        handed: list[object] = []
        monkeypatch.setattr(left, "_hand_over_all", lambda: tried(handed, type(left)._hand_over_all(left)))
        await until(lambda: handed)
        assert not room.gone
        assert await owner(left, room.name) == left.life.id

    in_nodes(work)


async def tried(done: list[object], work: Any) -> None:
    await work
    done.append(work)


def test_a_drain_that_hangs_ends_with_the_server(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert run.DRAINING == 60
    monkeypatch.setattr(run, "DRAINING", 0.05)

    async def work() -> None:
        hub = types.SimpleNamespace(drain=asyncio.Event().wait)
        app = types.SimpleNamespace(state=types.SimpleNamespace(hub=hub))
        server = DrainedServer(uvicorn.Config(app), print)  # type: ignore[arg-type]
        server.started = True
        server.handle_exit(signal.SIGTERM, None)
        await asyncio.sleep(0)
        assert not server.should_exit
        await until(lambda: server.should_exit)

    asyncio.run(work())
    assert [record.message for record in caplog.records if "drained" in record.message] == ["not drained"]
