"""`python -m benchmarks moves --old CHECKOUT`: moves in a second of the server's CPU, then and now, in one run.

Both checkouts, set up with the same Python, serve the same clients at the same tables in turn, round for round, and
equally many moves, so few that no game is over before; what counts are the ratios of the medians. The older one is a
checkout of commit 9a49edf, of which the bar speaks.
"""

import asyncio
import os
import signal
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.load import Crowd, Report
from benchmarks.server import CLIENTS, KEY, LIMITS, warn_of_source
from lichtspiel import names
from lichtspiel.server.edge.identity import Signer

ROOT: Final = Path(__file__).parent.parent
TABLES: Final = (100, 500)
ROUNDS: Final = 5
BAR: Final = 1.7
WARM_UP: Final = 8  # moves at each table
MEASURED: Final = 34  # moves at each table after these; the shortest games have 50
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


def run(markdown: bool, old: Path) -> int:
    """Measure both in turn, and print the table; returns 1 if a ratio is below the bar."""
    warn_of_source()
    rows, worst = list[list[str]](), float("inf")
    for game in names():
        for tables in TABLES:
            then, now = medians(game, tables, old)
            worst = min(worst, now / then)
            rows.append([f"{game}, {tables} tables", f"{then:,.0f}", f"{now:,.0f}", f"{now / then:.2f}", f"≥ {BAR}"])
    head = ["| moves in a second of the server's CPU | then | now | ratio | bar |", "|---|---|---|---|---|"]
    print("\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)] if markdown else map(" · ".join, rows)))
    return 0 if worst >= BAR else 1


def medians(game: str, tables: int, old: Path) -> list[float]:
    """The rates of the older checkout and of this one."""
    checkouts = (old.resolve(), ROOT)
    rounds = [[measure(checkout, game, tables) for checkout in checkouts] for _ in range(ROUNDS)]
    return [statistics.median(rates) for rates in zip(*rounds, strict=True)]


def measure(checkout: Path, game: str, tables: int) -> float:
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
                return asyncio.run(_play(port, tables, server.pid))
            finally:
                server.send_signal(signal.SIGTERM)


async def _play(port: int, tables: int, pid: int) -> float:
    signer, crowd = Signer(KEY), Crowd()
    seats = [(table, seat) for table in range(tables) for seat in range(CLIENTS)]
    places = [(f"/api/tables/bench{table}/socket", signer.sign(f"person{table}x{seat}")) for table, seat in seats]
    await crowd.connect(port, places)
    rate, _ = await moves_a_cpu_second(crowd, pid, WARM_UP * tables, MEASURED * tables)
    return rate


async def moves_a_cpu_second(crowd: Crowd, pid: int, warm_up: int, measured: int) -> tuple[float, Report]:
    """How many moves a server makes in a second of its CPU time, once it is warm, and how soon it acknowledges them."""
    await crowd.play_moves(warm_up)
    busy, sent = cpu_seconds(pid), crowd.sent
    report = await crowd.play_moves(measured)
    busy, sent = cpu_seconds(pid) - busy, crowd.sent - sent
    crowd.leave()
    return sent / busy, report


def cpu_seconds(pid: int) -> float:
    """How long all threads of a process have kept a core busy: the kernel counts it by the nanosecond."""
    return sum(int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{pid}/task").iterdir()) / 1e9
