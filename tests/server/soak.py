"""A long run with bot tables that watches the memory: `make soak MINUTES=30`.

Bots of every level play table after table of every game, watched by one client each, while a person asks for the aid
and for hints in every position of a game of their own. Every minute the memory of the server and of the bot workers is
printed. It fails if they still grow in the second half, by more than caches and worn-in allocators account for.
"""

import contextlib
import os
import sys
import tempfile
import threading
import time
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed

from lichtspiel import load, names
from lichtspiel.bots import kinds
from tests.server.harness import Browser, Client, ServerProcess, deal_for

TABLES = 8
MOST_GROWTH = 0.04  # as a share of the memory half-way
LIMITS = {"messages_per_second": 5000, "requests_per_second": 5000, "tables_per_address": 100_000}


class Sample(NamedTuple):
    """Memory in MB, of the server and of all bot workers together, and how many moves there have been."""

    server: float
    workers: float
    processes: int
    moves: int


def watch_bots(browser: Browser, number: int, over: threading.Event) -> None:
    """Table after table of bots, each to its end."""
    for game in cycle([*names()[number % len(names()) :], *names()[: number % len(names())]]):
        levels = cycle(sorted(kinds(load(game))))
        seats = [next(levels) for _ in range(number % 4 + load(game).players[0])][: load(game).players[-1]]
        table = browser.table(*seats, game=game, visibility="open")
        with contextlib.suppress(ConnectionClosed, TimeoutError), browser.at(table) as client:
            while not over.is_set() and client.state["sight"]["phase"] != "over":
                client.hear()
        if over.is_set():
            return


def ask_for_help(browser: Browser, over: threading.Event) -> None:
    """A person who plays all seats and asks for help in every position."""
    for game in cycle(names()):
        table = browser.table(*["me"] * load(game).players[0], game=game, visibility="local")
        with browser.at(table) as client:
            while not over.is_set() and client.state["sight"]["phase"] != "over":
                _ask(client)
        if over.is_set():
            return


def _ask(client: Client) -> None:
    client.look_from_mover()
    client.ask("aid")
    client.ask("hint")
    client.ask("preview", version=client.state["version"], move=client.state["legal"][0])
    client.move(client.refs)


def megabytes(process: int) -> float:
    """The memory a process holds; 0 if it is gone."""
    with contextlib.suppress(FileNotFoundError, StopIteration):
        status = Path(f"/proc/{process}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024
    return 0.0


def children(process: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text().rpartition(") ")[2].split()[1]) == process:
                found.append(int(status.parent.name))
    return found


def sample(server: ServerProcess, browser: Browser) -> Sample:
    figures = dict(line.rsplit(" ", 1) for line in browser.get("/metrics").text.splitlines() if line[0] != "#")
    workers = children(server.process.pid)
    moves = int(figures["lichtspiel_moves_total"])
    return Sample(megabytes(server.process.pid), sum(map(megabytes, workers)), len(workers), moves)


def soak(minutes: float) -> list[Sample]:
    """One sample a minute, the first after one minute."""
    deal_for("soak")
    samples = []
    limits = LIMITS | {"tables_per_person": 1000, "bot_floor": 0, "bot_seconds": 1}
    with tempfile.TemporaryDirectory() as data, ServerProcess(Path(data), **limits) as server:
        browser, over = Browser(server), threading.Event()
        people = [threading.Thread(target=watch_bots, args=(Browser(server), n, over)) for n in range(TABLES)]
        people.append(threading.Thread(target=ask_for_help, args=(Browser(server), over)))
        for person in people:
            person.start()
        for minute in range(round(minutes)):
            time.sleep(60)
            samples.append(sample(server, browser))
            told = samples[-1]
            print(
                f"{minute + 1:3} min: server {told.server:.1f} MB, {told.processes} workers {told.workers:.1f} MB, "
                f"{told.moves:,} moves",
                flush=True,
            )
        over.set()
        for person in people:
            person.join()
    return samples


def main() -> int:
    """Print the growth in the second half; returns 1 if it is too much."""
    samples = soak(float(sys.argv[1]) if len(sys.argv) > 1 else 30)
    half, last = samples[len(samples) // 2 - 1 : len(samples) // 2 + 2], samples[-3:]
    grown = {
        what: max(getattr(each, what) for each in last) / max(getattr(each, what) for each in half) - 1
        for what in ("server", "workers")
    }
    print("; ".join(f"{what} {growth:+.1%} in the second half" for what, growth in grown.items()))
    return int(any(growth > MOST_GROWTH for growth in grown.values()))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", str(Path(__file__).parent.parent / "fourth"))
    sys.exit(main())
