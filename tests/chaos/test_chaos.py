"""A minute of chaos: a fleet of real servers, with everything that can happen to it at least once."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos.courses import Course
from tests.chaos.faults import ALL, CUTS, ROLL
from tests.chaos.machines import Machines, PlacedServer, machines
from tests.chaos.networks import why_not
from tests.server.fleets import at_another
from tests.server.harness import OCCASION

PAUSES = (4.5,)  # seconds: longer than a node may be silent


@contextlib.contextmanager
def a_course(seed: str, kind: type[Machines] = Machines, course_kind: type[Course] = Course) -> Iterator[Course]:
    with machines(kind) as fleet:
        course = course_kind(fleet, seed, print)
        course.faults.pauses, course.devices = PAUSES, 1
        yield course


def test_a_fleet_keeps_its_promises_whatever_happens_to_its_processes() -> None:
    kinds = [kind for kind in (*ALL, ROLL) if kind not in CUTS]
    with a_course("processes") as course:
        course.round(0, kinds)
    print(course.summary)
    assert course.summary.violations == []
    assert course.summary.acknowledged > len(kinds)
    assert course.summary.taken_over


@pytest.mark.skipif(bool(why_not()), reason=why_not())
def test_a_fleet_keeps_its_promises_whichever_line_is_cut() -> None:
    with a_course("lines") as course:
        course.round(0, ["two parted", "machine cut off"] * 2)
    print(course.summary)
    assert course.summary.violations == []


class UnfencedServer(PlacedServer):
    """A server that goes on writing and showing, whatever others say."""

    program = (str(Path(__file__).parents[1] / "server" / "unfenced.py"), str(OCCASION))


class UnfencedMachines(Machines):
    placed = UnfencedServer


class Looking(Course):
    """After each fault everybody has a look at their table at every server, the one that missed something included."""

    def _happen(self, kind: str) -> None:
        super()._happen(kind)
        for guest in self.roaming.storm.guests:
            for server in self.fleet.servers.values():
                guest.read(at_another(guest.browser, server))


def test_without_fence_and_lease_a_pause_breaks_promises() -> None:
    """So the tests before this one are some."""
    with a_course("unfenced", UnfencedMachines, Looking) as course:
        course.round(0, ["pause"] * 5)  # after one or two, nobody may have asked anything at the wrong moment
    assert course.summary.violations != []
