"""`python -m benchmarks moves --old CHECKOUT`: moves in a second of the server's CPU, then and now, in one run.

Both checkouts, set up with the same Python, serve the same clients at the same tables in turn, round for round; what
counts are the ratios of the medians. The older one is a checkout of commit 9a49edf, of which the bar speaks.
"""

import asyncio
import os
import signal
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.load import Crowd
from benchmarks.server import CLIENTS, KEY, LIMITS, warn_of_source
from lichtspiel import names
from lichtspiel.server.edge.identity import Signer

ROOT: Final = Path(__file__).parent.parent
TABLES: Final = (100, 500)
ROUNDS: Final = 3
BAR: Final = 1.7
WARM_UP: Final = 1.0  # seconds, and as much again for 500 tables
# Run in the checkout that is measured: each knows best what its own database looks like.
PREPARE: Final = """
import asyncio, sys
from pathlib import Path
sys.path.insert(0, ".")
try:
    from benchmarks.server import prepare
except ImportError:
    from lichtspiel.server.bench import _prepare as prepare
from lichtspiel import load
asyncio.run(prepare(Path(sys.argv[1]), load(sys.argv[2]), int(sys.argv[3])))
"""


def run(seconds: float, markdown: bool, old: Path) -> int:
    """Measure both in turn, and print the table; returns 1 if a ratio is below the bar."""
    warn_of_source()
    rows, worst = list[list[str]](), float("inf")
    for game in names():
        for tables in TABLES:
            then, now = medians(game, tables, seconds, old)
            worst = min(worst, now / then)
            rows.append([f"{game}, {tables} tables", f"{then:,.0f}", f"{now:,.0f}", f"{now / then:.2f}", f"≥ {BAR}"])
    head = ["| moves in a second of the server's CPU | then | now | ratio | bar |", "|---|---|---|---|---|"]
    print("\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)] if markdown else map(" · ".join, rows)))
    return 0 if worst >= BAR else 1


def medians(game: str, tables: int, seconds: float, old: Path) -> list[float]:
    """The rates of the older checkout and of this one."""
    checkouts = (old.resolve(), ROOT)
    rounds = [[measure(checkout, game, tables, seconds) for checkout in checkouts] for _ in range(ROUNDS)]
    return [statistics.median(rates) for rates in zip(*rounds, strict=True)]


def measure(checkout: Path, game: str, tables: int, seconds: float) -> float:
    """How many moves a server of this checkout makes in a second of its CPU time."""
    python = str(checkout / ".venv" / "bin" / "python")
    with tempfile.TemporaryDirectory() as data:
        subprocess.run([python, "-c", PREPARE, data, game, str(tables)], cwd=checkout, check=True)
        command = [python, "-m", "lichtspiel", "serve", "--port", "0", "--data", data]
        limits = {f"LICHTSPIEL_{name}": "100000" for name in LIMITS}
        quiet = os.environ | {"LICHTSPIEL_LOG_LEVEL": "warning"} | limits
        with subprocess.Popen(command, cwd=checkout, env=quiet, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            port = int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])
            try:
                return asyncio.run(_play(port, tables, server.pid, seconds))
            finally:
                server.send_signal(signal.SIGTERM)


async def _play(port: int, tables: int, pid: int, seconds: float) -> float:
    signer, crowd = Signer(KEY), Crowd()
    seats = [(table, seat) for table in range(tables) for seat in range(CLIENTS)]
    places = [(f"/api/tables/bench{table}/socket", signer.sign(f"person{table}x{seat}")) for table, seat in seats]
    await crowd.connect(port, places)
    await crowd.play(WARM_UP * (1 + tables / TABLES[-1]), 0)
    busy, sent = cpu_seconds(pid), sum(player.sent for player in crowd.players)
    await crowd.play(0, seconds)
    busy, sent = cpu_seconds(pid) - busy, sum(player.sent for player in crowd.players) - sent
    crowd.leave()
    return sent / busy


def cpu_seconds(pid: int) -> float:
    """How long all threads of a process have kept a core busy: the kernel counts it by the nanosecond."""
    return sum(int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{pid}/task").iterdir()) / 1e9
