"""Reviews in a cluster: whichever node is asked, the owner answers, and machines that only think do the work."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from lichtspiel import load
from lichtspiel.reviews import Reviewer
from lichtspiel.server.fleet.bus import Bus
from lichtspiel.server.fleet.thinkers import FleetReviewWorkers
from lichtspiel.server.metrics import Metrics
from lichtspiel.server.reviews.questions import Look, form_of, nameless
from tests.reviews.games import broken_off_record
from tests.server.bus import Nats
from tests.server.fleets import Fleet, at_another, running
from tests.server.harness import PATIENCE, Browser
from tests.server.looking_back import SOON, completed, given_up, look
from tests.server.postgres import Postgres
from tests.server.thinking import thinkers


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, nats: Nats) -> Iterator[Fleet]:
    with running(Fleet(tmp_path_factory.mktemp("fleet"), postgres, nats, 2)) as both:
        yield both
    assert both.errors == []


def test_any_node_answers(fleet: Fleet) -> None:
    here, there = fleet.servers.values()
    ada = Browser(here)
    table = given_up(ada)
    elsewhere = at_another(ada, there)
    found = completed(elsewhere, table)
    assert found["state"] == look(ada, table)["state"] == "complete"
    moment = elsewhere.get(f"/api/tables/{table}/moments/2").json()
    judged = elsewhere.post(f"/api/tables/{table}/review/2", move=moment["legal"][0])
    assert judged.status_code == 200, judged.text
    kinds = [{"kind": "me"} if seat == moment["seat"] else {"kind": "bot", "bot": "random"} for seat in range(2)]
    made = elsewhere.post(f"/api/tables/{table}/moments/2", seats=kinds)
    assert made.status_code == 201, made.text
    with elsewhere.at(made.json()["table"]) as client:
        assert client.state["view"] == moment["view"]


def test_a_machine_that_only_thinks_reviews_too(jetstream: Nats) -> None:
    record = broken_off_record(load("lichterfest"), "elsewhere")

    async def work() -> None:
        metrics = Metrics()
        bus = Bus(jetstream.url, lambda: None)
        workers = FleetReviewWorkers(1, SOON, bus, metrics)
        await bus.connect("test")
        await workers.listen()
        try:
            await until_there(workers)
            found = await workers.ask(form_of(Look(nameless(record), 0)), SOON)
            assert found.start == Reviewer(record).start
            assert metrics.value("questions_answered") == 1, "its own worker did it"
        finally:
            await workers.close()
            await bus.close()

    with thinkers(jetstream.url):
        asyncio.run(work())


async def until_there(workers: FleetReviewWorkers) -> None:
    end = time.monotonic() + PATIENCE
    while not workers.places.free:
        assert time.monotonic() < end
        workers.look_round()
        await asyncio.sleep(0.02)
