"""The benchmark measures what it says, at a scale that a test can afford."""

import pytest

from benchmarks import fleet, fleet_simulation
from benchmarks.flood import FLOODS, pings_during
from benchmarks.load import percentile
from benchmarks.server import measure
from lichtspiel import load


def test_moves_are_counted_and_timed_until_acknowledged_and_shown() -> None:
    figures = measure(load("lumen"), tables=20, seconds=0.3)
    assert figures.calm is not None
    for report in (figures.report, figures.calm):
        assert report.connected == 80
        assert report.refused == 0
        assert report.moves == len(report.acknowledged) > 0
        assert 0 < percentile(report.acknowledged, 0.5) <= percentile(report.acknowledged, 0.99)
        assert report.shown
    assert figures.calm.moves < figures.report.moves
    assert figures.idle_megabytes > 10
    assert figures.cores > 0


def test_servers_of_a_cluster_are_measured_with_all_that_they_use() -> None:
    with fleet.services() as around:
        wrong = fleet.measure(around, 2, 0.5, tables=6, wrong=True)
    assert wrong.report.connected == 6 * fleet.CLIENTS
    assert wrong.report.refused == 0
    assert wrong.made > 0  # while warming up or later: so few games may be over before that
    assert min(wrong.each) > 0  # the bus has something to do, since every socket is at the wrong server
    assert wrong.each.servers > wrong.each.bus


def test_a_simulated_site_waits_longer_with_fewer_servers_and_needs_more_the_larger_it_is() -> None:
    costs = fleet_simulation.Costs(owner=0.0005, wrong=0.0007, database=0.00005)
    assert fleet_simulation.waited(3000, 2, costs) > fleet_simulation.waited(3000, 4, costs) > fleet_simulation.SYNC
    needed = [int(row[2]) for row in fleet_simulation.rows(costs)]
    assert needed == sorted(needed)
    assert needed[-1] > needed[0]


def test_percentiles() -> None:
    assert percentile([0.003, 0.001, 0.002, 0.004], 0.5) == pytest.approx(3)
    assert percentile([0.001], 0.99) == pytest.approx(1)
    assert percentile([], 0.5) == 0


def test_a_flood_is_measured_by_what_others_wait() -> None:
    times = pings_during(FLOODS["… that do all of it"], seconds=0.5, hostile=5)
    assert len(times) == 8
    assert min(times) > 0
