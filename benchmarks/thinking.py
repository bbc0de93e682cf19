"""`python -m benchmarks think`: how many questions a second machines that think for a cluster answer."""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from lichtspiel import load
from lichtspiel.server.bots.questions import Question
from lichtspiel.server.fleet.bus import Bus, NoBus, check_bus
from lichtspiel.server.fleet.thinkers import FleetThinkers
from lichtspiel.server.metrics import Metrics

WAITING: Final = Path(__file__).parent / "waiting"
THOUGHT: Final = 0.05  # seconds that each bot waits: see waiting/sitecustomize.py
THINKERS: Final = (1, 2, 3, 4)  # of one process each
ASKERS: Final = 4  # for each thinker, so that it always has something to do
PATIENCE: Final = 30.0
LONGEST: Final = 60.0  # seconds for an answer


class Figures(NamedTuple):
    """What came of asking for a while."""

    rate: float
    late: int
    spent: float  # seconds of this process's CPU for each question


def run(seconds: float, markdown: bool) -> int:
    """Measure with one thinker after another."""
    rows = []
    with _bus() as url, contextlib.ExitStack() as running:
        for count in THINKERS:
            running.enter_context(_thinker(url))
            figures = asyncio.run(_measure(url, count, seconds))
            most = count / THOUGHT
            rows.append(
                (
                    f"{count} thinker{'s' if count > 1 else ''} of one process, {1000 * THOUGHT:.0f} ms a thought",
                    f"{figures.rate:.1f} questions/s",
                    f"{figures.rate / most:.2f} of {most:.0f}/s",
                    f"{1000 * figures.spent:.2f} ms of the server's CPU each",
                    f"{figures.late} late",
                )
            )
    lines = [f"| {' | '.join(row)} |" for row in rows] if markdown else [" · ".join(row) for row in rows]
    head = ["| bots elsewhere | answered | of what they can | asking | |", "|---|---|---|---|---|"]
    print("\n".join([*head, *lines] if markdown else lines))
    return 0


@contextlib.contextmanager
def _bus() -> Iterator[str]:
    """A NATS server with JetStream."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    program = Path(sysconfig.get_path("scripts")) / "nats-server"
    with tempfile.TemporaryDirectory() as folder:
        options = ["-a", "127.0.0.1", "-p", str(port), "--jetstream", "--store_dir", folder]
        process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        url, end = f"nats://127.0.0.1:{port}", time.monotonic() + PATIENCE
        try:
            while not _listens(url):
                assert time.monotonic() < end
            yield url
        finally:
            process.kill()
            process.wait()


def _listens(url: str) -> bool:
    try:
        asyncio.run(check_bus(url))
    except NoBus:
        return False
    return True


@contextlib.contextmanager
def _thinker(url: str) -> Iterator[None]:
    """One machine, whose bots wait instead of thinking."""
    paths = os.pathsep.join(filter(None, [str(WAITING), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-m", "lichtspiel", "think", "--cluster", url, "--processes", "1"]
    process = subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline()
        yield
    finally:
        process.terminate()
        process.wait()


async def _measure(url: str, count: int, seconds: float) -> Figures:
    """Ask from a node whose own workers are always busy."""
    metrics = Metrics()
    bus = Bus(url, lambda: None)
    thinkers = FleetThinkers(0, LONGEST, bus, metrics)
    await bus.connect("bench")
    await thinkers.listen()
    async with asyncio.timeout(PATIENCE):
        while thinkers.processes < count:
            await asyncio.sleep(0.05)
    asking = [asyncio.create_task(_ask_on(thinkers)) for _ in range(ASKERS * count)]
    await _answered(metrics, count)  # whose processes have begun then
    before, begun, busy = metrics.value("questions_answered"), time.monotonic(), time.process_time()
    await asyncio.sleep(seconds)
    done = metrics.value("questions_answered") - before
    passed, spent = time.monotonic() - begun, time.process_time() - busy
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await thinkers.close()
    await bus.close()
    return Figures(done / passed, metrics.value("questions_late"), spent / max(1, done))


async def _answered(metrics: Metrics, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while metrics.value("questions_answered") < 4 * count:
            await asyncio.sleep(0.05)


async def _ask_on(thinkers: FleetThinkers) -> None:
    game = load("lumen")
    position = game.new(4, "thinking")
    names, view = ["Ada", "Ben", "Cem", "Dora"], position.view(position.to_move or 0)
    asked = Question(game.name, "random", position.to_move or 0, "seed", LONGEST, names, view, [], position.legal())
    while True:
        await thinkers.choose(asked)
