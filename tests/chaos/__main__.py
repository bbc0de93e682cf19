"""`make chaos`: everything that can happen to a fleet, for as long as it is given, and a summary."""

import argparse
import signal
import sys
import time

from tests.chaos.courses import Course
from tests.chaos.faults import ALL, KILL, ROLL
from tests.chaos.machines import machines
from tests.chaos.networks import why_not
from tests.server.harness import deal_for

ROUND = 60.0  # seconds of faults between two checks


def main() -> int:
    """Run rounds until the time is over, or so many servers were killed; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--only", choices=[*ALL, ROLL], default="", help="faults of one kind")
    parser.add_argument("--kills", type=int, default=0, help="nothing but so many kills")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    deal_for(f"chaos {wanted.seed}")
    print("\n".join(filter(None, [f"seed {wanted.seed}", why_not()])), flush=True)
    with machines() as fleet:
        course = Course(fleet, wanted.seed, lambda line: print(line, flush=True), KILL if wanted.kills else wanted.only)
        try:
            while not over(course, wanted.minutes, wanted.kills):
                course.round(ROUND)
        finally:
            print("\n".join([*fleet.databases.complaints(), str(course.summary)]), flush=True)
    return min(1, len(course.summary.violations))


def over(course: Course, minutes: float, kills: int) -> bool:
    """Whether that was enough."""
    return course.summary.faults[KILL] >= kills if kills else time.monotonic() - course.begun > minutes * 60


if __name__ == "__main__":
    sys.exit(main())
