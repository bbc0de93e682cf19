"""`make simulation`: the simulation, and kills of the real server, for as long as it is given.

It tries one seed after another and shows a fault with the smallest course of its seed that still has it and the command
that repeats it. `SEED=7` runs one seed (with `PLAN=…` a smaller course of it), `SECONDS=3600` an hour.
"""

import argparse
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from tests.simulation.courses import Outcome, Plan, shrunk, simulate

STORM = Path(__file__).parents[1] / "server" / "test_restarts.py"
SHARE = 0.8  # of the time goes to the simulation
PROGRESS = 30.0  # seconds between two lines


def explained(outcome: Outcome) -> str:
    """What went wrong, in the smallest course that still fails, and how to repeat it."""
    small = shrunk(outcome.plan, lambda plan: bool(simulate(plan).faults))
    again = simulate(small)
    lines = [f"Seed {small.seed}: {len(again.faults)} faults.", *again.faults[:10], f"Again: {small.command}"]
    return "\n".join(lines)


def simulate_on(seed: int, seconds: float) -> tuple[int, Counter[str], list[str]]:
    """Run seed after seed; returns the number of courses, what they reached, and what went wrong."""
    begun = said = time.monotonic()
    first, reached, faults, acknowledged = seed, Counter[str](), list[str](), 0
    while time.monotonic() - begun < seconds:
        outcome = simulate(Plan.of(seed))
        seed += 1
        reached += outcome.reached
        acknowledged += outcome.acknowledged
        if outcome.faults:
            faults.append(explained(outcome))
            print(faults[-1], flush=True)
        if time.monotonic() - said > PROGRESS:
            said = time.monotonic()
            print(f"{seed - first} courses, {acknowledged} acknowledged, {len(faults)} seeds with faults", flush=True)
    return seed - first, reached, faults


def storm_on(seconds: float) -> list[str]:
    """Kill the real server again and again; returns what went wrong."""
    end, faults, storms = time.monotonic() + seconds, list[str](), 0
    while time.monotonic() < end and not faults:
        command = [sys.executable, "-m", "pytest", "-q", "-n0", str(STORM), "-k", "kill_9"]
        ended = subprocess.run(command, capture_output=True, text=True, check=False)
        storms += 1
        if ended.returncode:
            faults.append(ended.stdout[-4000:])
            print(faults[-1], flush=True)
    print(f"{storms} storms of kills, {len(faults)} failed", flush=True)
    return faults


def main() -> int:
    """Run everything for the given time; the number of faults is the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--plan", default="")
    wanted = parser.parse_args()
    if wanted.seed is not None:
        plan = Plan.read(wanted.seed, wanted.plan) if wanted.plan else Plan.of(wanted.seed)
        outcome = simulate(plan)
        print("\n".join([*outcome.log, f"{len(outcome.faults)} faults: {plan}", *outcome.faults]))
        return len(outcome.faults)
    courses, reached, faults = simulate_on(int(time.time()), wanted.seconds * SHARE)
    for what, times in sorted(reached.items()):
        print(f"{times:8} {what}")
    faults += storm_on(wanted.seconds * (1 - SHARE))
    print(f"{courses} courses in {wanted.seconds:.0f} s: {len(faults)} faults")
    return min(len(faults), 1)


if __name__ == "__main__":
    sys.exit(main())
