"""Machines in namespaces: a cut line is silent, only that line is cut, and nothing stays behind."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos.networks import CLIENTS, Namespaces, OneHost, Place, network, why_not
from tests.server.harness import wait_for

GLANCE = 0.5  # seconds after which a packet that was not dropped would have arrived
LISTENING = "import socket; s = socket.create_server(({address!r}, {port})); print(flush=True)\nwhile True: s.accept()"
HOLDING = """
from tests.chaos.networks import Namespaces
held = Namespaces(["one"])
print(*(place.prefix[1].split("/")[2] for place in held.places.values()), flush=True)
input()
"""

needs_namespaces = pytest.mark.skipif(bool(why_not()), reason=why_not())


@pytest.fixture
def listening() -> Iterator[OneHost]:
    with network(["one", "other"]) as lines:
        there = [subprocess.Popen(command(lines.places[name]), stdout=subprocess.PIPE) for name in ("one", "other")]
        for each in there:
            assert each.stdout is not None
            each.stdout.readline()
        yield lines
        for each in there:
            each.kill()
            each.communicate()


def command(place: Place) -> list[str]:
    return [*place.prefix, sys.executable, "-c", LISTENING.format(address=place.address, port=place.port)]


def reached(lines: OneHost) -> list[str]:
    """The machines that clients can reach."""
    return [name for name in ("one", "other") if answers(lines.places[name])]


def answers(place: Place) -> bool:
    try:
        socket.create_connection((place.address, place.port), GLANCE).close()
    except TimeoutError:
        return False
    return True


@needs_namespaces
def test_two_that_are_parted_reach_all_others(listening: OneHost) -> None:
    assert reached(listening) == ["one", "other"]
    listening.part("one", CLIENTS)
    assert reached(listening) == ["other"]
    listening.mend()
    wait_for(lambda: reached(listening) == ["one", "other"])


@needs_namespaces
def test_who_is_cut_off_reaches_nobody_until_it_is_mended(listening: OneHost) -> None:
    listening.cut_off("other")
    assert reached(listening) == ["one"]
    listening.mend()
    wait_for(lambda: reached(listening) == ["one", "other"])


@needs_namespaces
def test_this_thread_is_back_afterwards() -> None:
    before = os.readlink("/proc/thread-self/ns/net")
    made = Namespaces([])
    assert os.readlink("/proc/thread-self/ns/net") != before
    made.close()
    assert os.readlink("/proc/thread-self/ns/net") == before


@needs_namespaces
def test_nothing_stays_behind_even_if_this_process_is_killed() -> None:
    command = [sys.executable, "-c", HOLDING]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        holders = holder.stdout.readline().split()
        assert len(holders) == 2
        holder.send_signal(signal.SIGKILL)
    wait_for(lambda: not any(Path(f"/proc/{each}").exists() for each in holders))


def test_on_one_host_everything_has_a_port_of_its_own() -> None:
    places = OneHost(["one", "other"]).places
    assert {place.address for place in places.values()} == {"127.0.0.1"}
    assert len({place.port for place in places.values()}) == 2
