"""A simulation, not a measurement: how many servers a site of a given size would need, by the costs measured here.

Moves arrive at random (Poisson). Each waits for the one core of its table's server, then for a sync that all moves of a
server share, then for one of the database's cores. Service times are exponential, around what was measured.
"""

import heapq
import random
from typing import Final, NamedTuple

SYNC: Final = 0.004  # seconds that a commit waits for the disk
CORES: Final = 16  # of the database
GOAL: Final = 0.15  # seconds until 99 of 100 moves are acknowledged
MOVES: Final = 40_000  # simulated for each answer
MOST: Final = 200  # servers
BALANCED: Final = 0.1  # of the moves come in at a wrong server, while tables move or a proxy hashes otherwise
SITES: Final = {
    "one server's bar": 1_000,
    "Board Game Arena 2022, peak": 350,
    "lichess, average (5 million games of 65 moves a day)": 3_800,
    "lichess, peak (estimate: twice that)": 7_600,
    "ten times lichess' average": 38_000,
}
HEAD: Final = (
    "simulated",
    "moves a second",
    "servers with one core each",
    "p99 until acknowledged",
    "database cores busy",
)


class Costs(NamedTuple):
    """Processor seconds a move: of all servers with the client at the owner and at a wrong one, and of the database."""

    owner: float
    wrong: float
    database: float

    @property
    def server(self) -> float:
        return (1 - BALANCED) * self.owner + BALANCED * self.wrong


def rows(costs: Costs) -> list[list[str]]:
    """For each site the least number of servers with which moves are acknowledged in time."""
    return [_row(site, rate, costs) for site, rate in sorted(SITES.items(), key=lambda each: each[1])]


def _row(site: str, rate: int, costs: Costs) -> list[str]:
    busy = f"{rate * costs.database:.1f} of {CORES}"
    least = 1 + int(rate * costs.server)
    for servers in range(least, MOST + 1):
        late = waited(rate, servers, costs)
        if late < GOAL:
            return [site, f"{rate:,}", f"{servers}", f"{1000 * late:.0f} ms", busy]
    return [site, f"{rate:,}", "the database is the limit", "", busy]


def waited(rate: float, servers: int, costs: Costs, seed: int = 1) -> float:
    """The time within which 99 of 100 moves are acknowledged."""
    chance = random.Random(seed)
    free = [0.0] * servers  # when each server has done what came before
    cores = [0.0] * CORES  # the same for each core of the database, the first to be free at the top
    now, times = 0.0, list[float]()
    for _ in range(MOVES):
        now += chance.expovariate(rate)
        server = chance.randrange(servers)
        free[server] = max(free[server], now) + chance.expovariate(1 / costs.server)
        asked = free[server] + chance.uniform(0, SYNC)  # for the sync that is under way
        answered = max(asked, heapq.heappop(cores)) + chance.expovariate(1 / costs.database) + SYNC
        heapq.heappush(cores, answered - SYNC)
        times.append(answered - now)
    return sorted(times[MOVES // 10 :])[int(0.99 * 0.9 * MOVES)]
