"""Owners that are killed or stopped while people play at any server of a fleet; `tests/chaos` does everything else."""

import contextlib
import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.bus import Nats
from tests.server.fleets import Fleet, Roaming, at_another, paused, running
from tests.server.harness import OCCASION, Browser, Client, ServerProcess, wait_for
from tests.server.postgres import Postgres

KILLS = 3
SOON = 5.0  # seconds after which a table whose owner was killed moves again
SLACK = 3.0  # for a machine that does other things as well
WOKEN = 3.0  # seconds after which a client has heard all that its server says when it wakes


@pytest.fixture
def three(tmp_path: Path, postgres: Postgres, nats: Nats) -> Fleet:
    return Fleet(tmp_path, postgres, nats, 3)


def test_kill_9_of_owners_loses_nothing_and_tables_move_on(three: Fleet, tmp_path: Path) -> None:
    chance = random.Random("kills")
    with running(three):
        with Roaming(three, "kills") as roaming:
            roaming.wait_until_all_move(time.monotonic())
            for _ in range(KILLS):
                name = three.owner(chance.choice(roaming.circles).table) or "node0"
                server = three.servers[name]
                roaming.servers.remove(server)
                server.kill()
                took = roaming.wait_until_all_move(time.monotonic())
                print(f"killed {name}: tables moved after {took}")
                assert took[-1] < SOON + SLACK
                server.start()
                roaming.servers.append(server)
        assert roaming.storm.faults(tmp_path, three.database) == []
        assert roaming.storm.acknowledged > KILLS


def test_an_owner_that_wakes_from_a_pause_shows_nothing_old_and_begins_a_new_life(three: Fleet) -> None:
    with running(three):
        assert pause_an_owner(three) == []
        assert any("node fenced" in line for server in three.servers.values() for line in server.errors)
        ada = Browser(three.servers["node0"])
        with ada.at(ada.table("me", "me", visibility="local")) as client:
            play(client, 1)  # it lives again


def pause_an_owner(fleet: Fleet) -> list[str]:
    """Stop an owner, let others play on, wake it: what its own client was shown that was old by then."""
    here, there = fleet.servers["node0"], fleet.servers["node1"]
    ada = Browser(here)
    table = ada.table("me", "me", visibility="local")
    with ada.at(table) as client:
        play(client, 1)
        known = len(client.heard)
        with paused(here):
            again = at_another(ada, there)
            wait_for(lambda: again.get(f"/api/tables/{table}").status_code == 200)
            with again.at(table) as other:
                play(other, 3)
                newest = other.state["version"]
            client.say("look")
            client.say("ping")
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                client.hear(WOKEN)
        shown = [said["version"] for said in client.heard[known:] if said["type"] == "state"]
    return [f"shown version {version} of {newest}" for version in shown if version < newest]


def play(client: Client, moves: int) -> None:
    for _ in range(moves):
        client.look_from_mover()
        client.move()


class UnfencedServer(ServerProcess):
    """A server that goes on writing and showing, whatever others say."""

    program = (str(Path(__file__).with_name("unfenced.py")), str(OCCASION))


class UnfencedFleet(Fleet):
    server = UnfencedServer


def test_without_fence_and_lease_old_states_are_shown(tmp_path: Path, postgres: Postgres, nats: Nats) -> None:
    """So the test before this one is one."""
    with running(UnfencedFleet(tmp_path, postgres, nats, 2)) as fleet:
        assert pause_an_owner(fleet) != []
