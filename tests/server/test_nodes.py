"""Nodes and owners in a real PostgreSQL: who may write, who may take a table, and what fencing waits for."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from lichtspiel.server.fleet.lease import MARGIN, Lease, LeasedLock
from lichtspiel.server.fleet.storage import FleetStorage
from lichtspiel.server.refusals import StorageUnavailable
from lichtspiel.server.settings import Settings
from lichtspiel.server.store import nodes
from lichtspiel.server.store.databases import open_engine, prepare
from lichtspiel.server.store.journals import FENCED_FOLLOWING, Addition, Fenced, Overtaken, add_entries
from lichtspiel.server.store.keys import cluster_name
from lichtspiel.server.store.nodes import EXPIRY, NameTaken, Owner
from lichtspiel.server.store.postgresql import Claimed
from lichtspiel.server.store.schema import METADATA, journal, tables
from lichtspiel.server.store.storage import Storage
from lichtspiel.table.journal import Paused, written
from tests.server.harness import wait_for
from tests.server.postgres import Postgres

ENTRY = written(Paused(at=1, seat=0))
TABLE = "table"


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    made = postgres.new_database()
    prepare(made)
    return made


@pytest.fixture
def db(url: str) -> Iterator[sa.Connection]:
    """A connection to a database with one table, in which each statement is a transaction."""
    engine = open_engine(url, "")
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        empty(connection)
        yield connection
    engine.dispose()


def empty(db: sa.Connection) -> None:
    for each in METADATA.sorted_tables:
        db.execute(each.delete())
    row = {"id": TABLE, "terms": b"", "phase": "playing", "visibility": "open", "owner": "", "created": 0, "changed": 0}
    db.execute(tables.insert(), row)


def silence(db: sa.Connection, node: str) -> None:
    """As if a node had not been heard of for long."""
    long = f"interval '{EXPIRY + 1} s'"
    db.execute(sa.text(f"UPDATE nodes SET heartbeat = clock_timestamp() - {long} WHERE id = :id"), {"id": node})


def state(db: sa.Connection, node: str) -> str | None:
    found: str | None = db.execute(sa.text("SELECT state FROM nodes WHERE id = :id"), {"id": node}).scalar()
    return found


def length(db: sa.Connection) -> int:
    return db.execute(sa.select(sa.func.count()).select_from(journal)).scalar_one()


# Nodes


def test_a_node_lives_as_long_as_its_heart_beats(db: sa.Connection) -> None:
    nodes.register(db, "a", "left", "1.0")
    assert nodes.beat(db, "a", bus=True)
    (node,) = nodes.living(db)
    assert (node.id, node.name, node.version, node.state, node.bus) == ("a", "left", "1.0", "up", True)
    assert node.takes_tables
    assert not nodes.fence(db, "a")
    silence(db, "a")
    assert nodes.living(db)[0].silent
    assert nodes.fence(db, "a")
    assert not nodes.beat(db, "a", bus=True)
    assert nodes.living(db) == []


def test_a_silent_node_that_is_heard_again_before_it_is_fenced_lives_on(db: sa.Connection) -> None:
    nodes.register(db, "a", "left", "1.0")
    silence(db, "a")
    assert nodes.beat(db, "a", bus=True)
    assert not nodes.fence(db, "a")


def test_a_name_is_taken_while_its_node_lives(db: sa.Connection) -> None:
    nodes.register(db, "a", "left", "1.0")
    with pytest.raises(NameTaken):
        nodes.register(db, "b", "left", "1.0")
    silence(db, "a")
    nodes.register(db, "b", "left", "1.0")
    assert (state(db, "a"), state(db, "b")) == ("fenced", "up")


def test_nobody_hands_over_to_who_is_draining(db: sa.Connection) -> None:
    nodes.register(db, "a", "left", "1.0")
    nodes.register(db, "b", "right", "1.0")
    assert nodes.claim(db, TABLE, "a") == Owner("a", 1)
    nodes.drain(db, "b")
    assert not nodes.hand_over(db, TABLE, "a", "b")
    assert nodes.owner_of(db, TABLE) == Owner("a", 1)


def test_what_a_cluster_is_called_stays_the_same(db: sa.Connection) -> None:
    assert cluster_name(db) == cluster_name(db)
    assert len(cluster_name(db)) == 12


# Owners


def test_a_table_is_taken_from_the_fenced_and_the_gone_alone(db: sa.Connection) -> None:
    for node in "abc":
        nodes.register(db, node, node, "1.0")
    assert nodes.claim(db, TABLE, "a") == Owner("a", 1)
    assert nodes.claim(db, TABLE, "b") == Owner("a", 1)
    silence(db, "a")
    assert nodes.claim(db, TABLE, "b") == Owner("a", 1)  # silent, and perhaps in the middle of a commit
    assert nodes.fence(db, "a")
    assert nodes.claim(db, TABLE, "b") == Owner("b", 2)
    nodes.end(db, "b")
    assert nodes.owner_of(db, TABLE) is None
    assert nodes.claim(db, TABLE, "c") == Owner("c", 1)
    assert nodes.claim(db, "no such table", "c") is None


def test_a_table_that_was_handed_over_says_so_once(db: sa.Connection) -> None:
    for node in "ab":
        nodes.register(db, node, node, "1.0")
    nodes.claim(db, TABLE, "a")
    assert nodes.hand_over(db, TABLE, "a", "b")
    assert not nodes.hand_over(db, TABLE, "a", "b")
    assert nodes.owner_of(db, TABLE) == Owner("b", 2)
    assert nodes.accept(db, TABLE, "b")
    assert not nodes.accept(db, TABLE, "b")


def test_of_many_who_claim_at_once_one_gets_it(db: sa.Connection, url: str) -> None:
    names = [f"n{number}" for number in range(6)]
    for name in names:
        nodes.register(db, name, name, "1.0")
    engine = open_engine(url, "")

    def claim(node: str) -> Owner | None:
        with engine.begin() as connection:
            return nodes.claim(connection, TABLE, node)

    with ThreadPoolExecutor(len(names)) as pool:
        found = set(pool.map(claim, names))
    engine.dispose()
    assert len(found) == 1
    assert found == {nodes.owner_of(db, TABLE)}


# The fence


class Actor:
    """Somebody with a transaction of its own, whose steps may have to wait for those of others."""

    def __init__(self, engine: sa.Engine, *steps: Callable[[sa.Connection], Any]) -> None:
        self.thread = ThreadPoolExecutor(1)
        self.connection = engine.connect()
        self.steps = [*steps, lambda _: self.connection.commit()]
        self.done: list[Future[Any]] = []

    def step(self, observer: sa.Connection) -> None:
        """Go on, unless an earlier step still waits for somebody else; then this one waits, too."""
        act = self.steps[len(self.done)]
        self.done.append(self.thread.submit(act, self.connection))
        wait_for(lambda: self.done[-1].done() or waiting(observer) > 0 or not self.done[-2:][0].done())

    def outcome(self) -> Exception | None:
        """Why it failed, if it did; the transaction is over then."""
        errors = [future.exception(30) for future in self.done]
        self.thread.submit(self.connection.rollback).result(30)
        found = next((error for error in errors if error is not None), None)
        return found if isinstance(found, Exception) else None

    def close(self) -> None:
        self.connection.close()
        self.thread.shutdown()


def waiting(observer: sa.Connection) -> int:
    """How many transactions wait for another one."""
    return int(observer.execute(sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar_one())


@contextlib.contextmanager
def acting(engine: sa.Engine, **steps: Callable[[sa.Connection], Any]) -> Iterator[dict[str, Actor]]:
    actors = {name: Actor(engine, step) for name, step in steps.items()}
    try:
        yield actors
    finally:
        for actor in actors.values():
            actor.close()


ORDERS = st.permutations(["write", "write", "write too", "write too", "fence", "fence", "beat", "beat"])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(order=ORDERS)
@example(order=["write", "fence", "write too", "beat", "write", "fence", "write too", "beat"])
@example(order=["fence", "write", "fence", "write", "beat", "write too", "beat", "write too"])
@example(order=["beat", "fence", "write", "beat", "fence", "write", "write too", "write too"])
def test_a_commit_comes_before_the_fencing_or_writes_nothing(db: sa.Connection, url: str, order: list[str]) -> None:
    """Whatever the order, who reads after the fencing reads all that will ever be written by this node."""
    empty(db)
    nodes.register(db, "a", "left", "1.0")
    silence(db, "a")
    seen: list[int] = []

    def fence(connection: sa.Connection) -> None:
        if nodes.fence(connection, "a"):
            connection.commit()
            seen.append(length(connection))

    def write(table: str) -> Callable[[sa.Connection], Any]:
        return lambda connection: add_entries(connection, [Addition(table, 0, [ENTRY, ENTRY])], "a")

    engine = open_engine(url, "")
    steps = {"write": write("one"), "write too": write("two"), "fence": fence}
    with acting(engine, **steps, beat=lambda connection: nodes.beat(connection, "a", bus=True)) as actors:
        for name in order:
            actors[name].step(db)
        outcomes = {name: actor.outcome() for name, actor in actors.items()}
    engine.dispose()
    acknowledged = [name for name in ("write", "write too") if outcomes[name] is None]
    assert {type(outcomes[name]) for name in ("write", "write too") if outcomes[name] is not None} <= {Fenced}
    assert length(db) == 2 * len(acknowledged)
    assert outcomes["fence"] is None
    if seen:  # else the heartbeat came first
        assert seen == [length(db)]


def test_fencing_waits_for_a_commit_and_a_heartbeat_does_not(db: sa.Connection, url: str) -> None:
    nodes.register(db, "a", "left", "1.0")
    engine = open_engine(url, "")
    with ThreadPoolExecutor(1) as pool, engine.connect() as writing, engine.connect() as fencing:
        add_entries(writing, [Addition(TABLE, 0, [ENTRY])], "a")
        assert nodes.beat(db, "a", bus=True)
        silence(db, "a")
        fenced = pool.submit(nodes.fence, fencing, "a")
        wait_for(lambda: waiting(db) == 1)
        assert not fenced.done()
        writing.commit()
        assert fenced.result(30)
        fencing.commit()
    engine.dispose()
    with pytest.raises(Fenced):
        add_entries(db, [Addition(TABLE, 1, [ENTRY])], "a")
    assert length(db) == 1


def test_who_is_not_fenced_is_still_told_of_gaps(db: sa.Connection) -> None:
    nodes.register(db, "a", "left", "1.0")
    with pytest.raises(Overtaken, check=lambda error: not isinstance(error, Fenced)):
        add_entries(db, [Addition(TABLE, 5, [ENTRY])], "a")


def test_the_fence_leaves_postgres_only_looks_into_indexes(db: sa.Connection) -> None:
    """Whatever its statistics say, and with a custom or a generic plan."""
    nodes.register(db, "a", "left", "1.0")
    names = [f"table{number}" for number in range(500)]
    add_entries(db, [Addition(name, 0, [ENTRY] * 20) for name in names], "a")
    for analysed in (False, True):
        if analysed:
            db.exec_driver_sql("ANALYZE journal, nodes")
        for mode in ("force_custom_plan", "force_generic_plan"):
            db.exec_driver_sql(f"SET plan_cache_mode = {mode}")
            batch = ("a", names, [20] * 500, [21] * 500, [ENTRY] * 500)
            plan = "\n".join(row[0] for row in db.exec_driver_sql(f"EXPLAIN {FENCED_FOLLOWING}", batch))
            assert "Scan Backward using journal_pkey" in plan, plan
            assert "Seq Scan on journal" not in plan, plan
            assert "LockRows" in plan, plan


# A node's storage


def in_storage(url: str, work: Callable[[FleetStorage], Any]) -> None:
    async def run() -> None:
        storage = FleetStorage(url)
        storage.begin("a")
        storage.open()
        try:
            await work(storage)
        finally:
            storage.close()

    asyncio.run(run())


def test_a_fenced_node_writes_nothing_at_all(db: sa.Connection, url: str) -> None:
    nodes.register(db, "a", "left", "1.0")

    async def work(storage: FleetStorage) -> None:
        await storage.append(TABLE, 0, [Paused(at=1, seat=0)])
        await storage.try_out()
        silence(db, "a")
        nodes.fence(db, "a")
        asked = [storage.append(name, 0, [Paused(at=1, seat=0)]) for name in ("one", "two")]
        refused = await asyncio.gather(*asked, storage.keys(), return_exceptions=True)
        assert [type(error) for error in refused] == [StorageUnavailable] * 3
        assert isinstance(refused[0].__cause__, Fenced)  # type: ignore[union-attr]

    in_storage(url, work)
    assert length(db) == 1


def test_what_was_queued_in_a_life_before_is_refused_in_the_next(db: sa.Connection, url: str) -> None:
    for node in "ab":
        nodes.register(db, node, node, "1.0")

    async def work(storage: FleetStorage) -> None:
        late = asyncio.ensure_future(storage.append(TABLE, 0, [Paused(at=1, seat=0)]))
        storage._commit_all = _after_a_new_life(storage)  # type: ignore[method-assign, assignment]
        with pytest.raises(StorageUnavailable):
            await late
        await storage.append(TABLE, 0, [Paused(at=2, seat=0)])

    in_storage(url, work)
    assert length(db) == 1


def _after_a_new_life(storage: FleetStorage) -> Callable[[list[Any]], None]:
    commit = storage._commit_all

    def late(jobs: list[Any]) -> None:
        storage.begin("b")
        commit(jobs)

    return late


@pytest.mark.parametrize("first", ["alone", "cluster"])
def test_a_server_alone_and_one_of_a_cluster_refuse_each_other(
    url: str, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lichtspiel.server.store.storage.TAKEOVER", 0.1)
    monkeypatch.setattr("lichtspiel.server.store.postgresql.RETAKING", 0.1)
    one, other = (Storage(url), FleetStorage(url)) if first == "alone" else (FleetStorage(url), Storage(url))
    one.claim()
    with pytest.raises(Claimed):
        other.claim()
    one.writer.dispose()
    other.claim()
    other.writer.dispose()


def test_nodes_of_a_cluster_write_side_by_side(url: str) -> None:
    one, other = FleetStorage(url), FleetStorage(url)
    one.claim()
    other.claim()
    for storage in (one, other):
        storage.writer.dispose()


def test_an_old_database_gets_the_tables_of_a_cluster_and_needs_none(tmp_path: Path) -> None:
    storage = Storage(Settings(data=str(tmp_path)).database_url)
    storage.open()
    with storage.reader.connect() as connection:
        assert {"nodes", "owners"} <= set(sa.inspect(connection).get_table_names())
    storage.close()


# The lease


def test_the_lease_counts_from_when_the_heartbeat_was_sent() -> None:
    async def work() -> None:
        time = [100.0]
        lease = Lease(lambda: time[0])
        assert not lease.holds()
        lease.renew(sent=99.0)
        assert lease.holds()
        time[0] = 99.0 + EXPIRY - MARGIN
        assert not lease.holds()

    asyncio.run(work())


def test_a_tables_lock_waits_for_the_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        time = [0.0]
        lease = Lease(lambda: time[0])
        lock = LeasedLock(lease)
        waits = asyncio.ensure_future(lock.acquire())
        await asyncio.sleep(0)
        assert not waits.done()
        lease.renew(sent=0.0)
        await waits
        lock.release()
        time[0] = 10.0
        waits = asyncio.ensure_future(lock.acquire())
        await asyncio.sleep(0)
        lease.lapse()  # the table is gone by then, and whoever has the lock sees that
        await waits
        lock.release()
        monkeypatch.setattr("lichtspiel.server.fleet.lease.PATIENCE", 0.01)
        with pytest.raises(StorageUnavailable):
            await lock.acquire()
        assert not lock.locked()

    asyncio.run(work())
