"""Work on Ray: as on Dask. `make elsewhere` installs Ray and runs this; a Ray cluster takes half a minute to start."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lichtspiel.arena.tournament import Plan, run
from lichtspiel.work.errors import WorkError
from lichtspiel.work.pieces import PieceFailed
from lichtspiel.work.places import do_all
from tests.work.chores import MODULE
from tests.work.clusters import no_lichtspiel, other_lichtspiel, wait_until
from tests.work.test_dask import piece, untimed

pytest.importorskip("ray", reason="Ray is not installed, being large and slow to start: `make elsewhere` tests it")
pytestmark = pytest.mark.filterwarnings("ignore")  # of which Ray has its own


def free_port() -> int:
    """A port above those that Ray gives its workers."""
    for port in range(20000 + os.getpid() % 1000, 30000):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no port is free")


@contextmanager
def ray_cluster(folder: Path, packages: Path | None = None) -> Iterator[str]:
    """A Ray cluster of one machine with two processes; its address."""
    folder.mkdir()
    path = [str(packages)] if packages else []
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*path, os.environ["PYTHONPATH"]])}
    port = free_port()
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus", "2"]
    command += ["--node-ip-address", "127.0.0.1", "--port", str(port + 1), "--ray-client-server-port", str(port)]
    command += ["--include-dashboard", "false", "--disable-usage-stats"]
    with (folder / "log").open("wb") as log:
        head = subprocess.Popen(command, env=environment, cwd=folder, stdout=log, stderr=log)
    try:
        wait_until(lambda: has_started(folder / "log", port) or head.poll() is not None, "Ray started")
        assert head.poll() is None, (folder / "log").read_text()
        yield f"ray://127.0.0.1:{port}"
    finally:
        head.terminate()  # it ends all that it has started
        head.wait()


def has_started(log: Path, port: int) -> bool:
    """Whether all of Ray is there: its own part, and the one that listens to clients."""
    with socket.socket() as tried:
        return "Ray runtime started" in log.read_text() and tried.connect_ex(("127.0.0.1", port)) == 0


def test_a_cluster_plays_the_same_games_as_one_machine(tmp_path: Path) -> None:
    with ray_cluster(tmp_path / "cluster") as url:
        told: list[tuple[int, int]] = []
        plan = Plan("lumen", 3, ("skilled", "greedy"), 6, simulations=20)
        here = run(plan, tmp_path / "here", workers=1)
        there = run(plan, tmp_path / "there", progress=lambda *one: told.append(one), cluster=url)
        assert untimed(here) == untimed(there)
        assert told == [(done, len(here)) for done in range(1, len(here) + 1)]
        with pytest.raises(PieceFailed, match=r"^x cannot be done$"):
            list(do_all(f"{MODULE}:fail", [b"x"], url))
        pieces = [piece(tmp_path, name) for name in ("a", "b.die", "c", "d.die")]
        assert sorted(do_all(f"{MODULE}:die_once", pieces, url)) == pieces
        with pytest.raises(WorkError, match=r"^3 workers in a row died during the same game"):
            list(do_all(f"{MODULE}:die", [b"x"], url))


def test_a_worker_with_another_version_is_refused(tmp_path: Path) -> None:
    with (
        ray_cluster(tmp_path / "cluster", other_lichtspiel(tmp_path / "other")) as url,
        pytest.raises(WorkError, match="has a different Lichtspiel"),
    ):
        list(do_all(f"{MODULE}:shout", [b"x"], url))


def test_a_worker_without_lichtspiel_is_refused(tmp_path: Path) -> None:
    with (
        ray_cluster(tmp_path / "cluster", no_lichtspiel(tmp_path / "bare")) as url,
        pytest.raises(WorkError, match="has no Lichtspiel, or one too old"),
    ):
        list(do_all(f"{MODULE}:shout", [b"x"], url))
