"""Work on Dask: the same games as on one machine, none lost with its worker, and no other version taken."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import Record, games
from lichtspiel.arena.tournament import Plan, run
from lichtspiel.work.errors import WorkError
from lichtspiel.work.pieces import PieceFailed, version_here
from lichtspiel.work.places import do_all
from tests.work.chores import MODULE
from tests.work.clusters import DaskCluster, no_lichtspiel, other_lichtspiel, wait_until

ROOT = Path(__file__).parents[2]


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[DaskCluster]:
    """A cluster that has no workers yet."""
    folder = tmp_path / "cluster"
    folder.mkdir()
    with DaskCluster(folder) as started:
        yield started


def untimed(records: list[Record]) -> list[dict[str, Any]]:
    """All of the records but how long each bot thought."""
    return [
        {name: getattr(record, name) for name in record.__struct_fields__ if name != "clocks"} for record in records
    ]


def test_a_cluster_plays_the_same_games_as_one_machine(empty: DaskCluster, tmp_path: Path) -> None:
    for _ in range(2):
        empty.add_worker()
    for plan in (
        Plan("lumen", 3, ("skilled", "greedy"), 6, simulations=20),
        Plan("leuchtturm", 2, ("greedy", "random"), 2, options='{"turn_limit": 40}'),
        Plan(foreign_game(), 2, ("greedy", "random"), 4),  # whose package is compared, too
    ):
        told: list[tuple[int, int]] = []
        here = run(plan, tmp_path / f"{plan.game}-here", workers=1)
        there = run(plan, tmp_path / plan.game, progress=lambda *one, told=told: told.append(one), cluster=empty.url)
        assert untimed(here) == untimed(there)
        assert told == [(done, len(here)) for done in range(1, len(here) + 1)]
    with pytest.raises(PieceFailed, match=r"^x cannot be done$"):
        list(do_all(f"{MODULE}:fail", [b"x"], empty.url))
    for _ in range(2):
        list(do_all(f"{MODULE}:tell_and_wait", [piece(tmp_path, "go")], empty.url))
    assert len((tmp_path / "go").read_text().split()) == 2, "work is done anew whenever it is asked for"


def foreign_game() -> str:
    """One from outside."""
    return next(name for name in games.names() if games.package_of(name).partition(".")[0] != "lichtspiel")


def piece(folder: Path, name: str) -> bytes:
    return str(folder / name).encode()


def test_training_elsewhere_learns_the_same(empty: DaskCluster) -> None:
    empty.add_worker()
    command = [sys.executable, "-m", "training.lumen", "3", "4"]
    here, there = (
        subprocess.run([*command, *more], capture_output=True, text=True, cwd=ROOT, check=True, timeout=120).stdout
        for more in ((), ("--cluster", empty.url))
    )
    assert here == there != ""


def test_the_games_of_a_killed_worker_are_played_again(empty: DaskCluster, tmp_path: Path) -> None:
    workers = {process.pid: process for process in (empty.add_worker(), empty.add_worker())}
    pieces = [piece(tmp_path, name) for name in "abcdef"]
    with ThreadPoolExecutor(1) as thread:
        results = thread.submit(list, do_all(f"{MODULE}:tell_and_wait", pieces, empty.url))
        wait_until(lambda: len(list(tmp_path.glob("[a-f]"))) == 2, "both workers are busy")
        lost = next(tmp_path.glob("[a-f]"))
        wait_until(lambda: lost.read_text() != "", "it says who does it")
        workers[int(lost.read_text())].kill()
        (tmp_path / "go").touch()
        done = dict(said.decode().split() for said in results.result())
    assert sorted(done) == list("abcdef")
    assert lost.read_text().split() == [lost.read_text().split()[0], done[lost.name]]


def test_work_that_ends_every_worker_is_given_up(empty: DaskCluster) -> None:
    for _ in range(4):
        empty.add_worker()
    with pytest.raises(WorkError, match=r"^4 workers in a row died during the same game"):
        list(do_all(f"{MODULE}:die", [b"x"], empty.url))


def test_a_cluster_that_ends_is_reported(empty: DaskCluster, tmp_path: Path) -> None:
    empty.add_worker()
    with ThreadPoolExecutor(1) as thread:
        results = thread.submit(list, do_all(f"{MODULE}:tell_and_wait", [piece(tmp_path, "a")], empty.url))
        wait_until((tmp_path / "a").exists, "the worker is busy")
        empty.scheduler.kill()
        with pytest.raises(WorkError, match=r"^The cluster at dask://127.0.0.1:.* is gone"):
            results.result()


def test_a_worker_with_another_version_is_refused(empty: DaskCluster, tmp_path: Path) -> None:
    with pytest.raises(WorkError, match=r"has no workers; start one"):
        list(do_all(f"{MODULE}:shout", [b"x"], empty.url))
    other = empty.add_worker(other_lichtspiel(tmp_path / "other"))
    with pytest.raises(WorkError, match=r"has a different Lichtspiel") as refused:
        run(Plan("lumen", 3, ("random",), 1), tmp_path / "games", cluster=empty.url)
    ours = version_here(("lichtspiel.games.lumen",))
    theirs = refused.value.phrase.args["theirs"]
    assert refused.value.phrase.args["ours"] == ours != theirs
    assert str(theirs).partition("+")[0] == ours.partition("+")[0]
    assert (tmp_path / "games").read_bytes() == b""
    other.kill()
    empty.add_worker(no_lichtspiel(tmp_path / "bare"))
    with pytest.raises(WorkError, match=r"^The worker tcp://.* has no Lichtspiel, or one too old"):
        list(do_all(f"{MODULE}:shout", [b"x"], empty.url))
