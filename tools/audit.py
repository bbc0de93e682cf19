"""Look up known vulnerabilities in everything that the two lock files name: `make audit`. Offline, it says so.

`--within 8` gives each of the two services eight seconds to answer.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from web.page import WEB, npm_from_wheel, npm_on_path

ROOT = WEB.parent
FOUND = 1  # the exit code of `uv audit` and `npm audit` if they find something


class NotAsked(Exception):
    """A service could not be asked; says why."""


def holes_of_python(within: float | None = None, *more: str) -> str:
    """What uv, which asks OSV, reports of uv.lock; empty if nothing is known. Raises NotAsked."""
    command = [os.environ.get("UV", "uv"), "audit", "--frozen", "--preview-features", "audit-command", *more]
    done = _run(command, ROOT, within)
    if done.returncode not in (0, FOUND):
        raise NotAsked(done.stderr.strip())
    return done.stdout if done.returncode else ""


def holes_of_page(within: float | None = None) -> str:
    """What npm, which asks its registry, reports of package-lock.json; empty if nothing is known. Raises NotAsked."""
    npm = npm_on_path() or npm_from_wheel()
    if npm is None:
        raise NotAsked("there is no Node.js 20.19 or newer")
    done = _run([*npm, "audit", "--json"], WEB, within)
    try:
        report = json.loads(done.stdout)
    except ValueError:
        raise NotAsked(done.stderr.strip()) from None
    if "auditReportVersion" not in report:
        raise NotAsked(report.get("message") or report["error"]["summary"])
    return json.dumps(report["vulnerabilities"], indent=2) if report["vulnerabilities"] else ""


def _run(command: list[str], folder: Path, within: float | None) -> "subprocess.CompletedProcess[str]":
    """The output of a command. Raises NotAsked if there is no such command, or it does not finish in time."""
    pipe = subprocess.PIPE
    try:
        asked = subprocess.Popen(command, cwd=folder, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    except FileNotFoundError:
        raise NotAsked(f"{command[0]} is not installed") from None
    with asked:
        try:
            said, report = asked.communicate(timeout=within)
        except subprocess.TimeoutExpired:
            raise NotAsked(f"{command[0]} has had no answer within {within:g} seconds") from None
        finally:
            if asked.returncode is None:
                os.killpg(asked.pid, signal.SIGKILL)  # with all its children, or its pipes stay open
    return subprocess.CompletedProcess(command, asked.returncode, said, report)


def audit(lock: str, ask: Callable[[float | None], str], within: float | None) -> bool:
    """Print what is known of a lock file; returns whether it has vulnerabilities."""
    try:
        holes = ask(within)
    except NotAsked as reason:
        print(f"{lock}: COULD NOT ASK for known holes, so nothing is said about them. {reason}")
        return False
    print(f"{lock}: {'known holes:' if holes else 'no known holes.'}\n{holes}".rstrip())
    return bool(holes)


def main(arguments: Sequence[str] | None = None) -> int:
    """Check both lock files; fails if there are vulnerabilities, but not if a service could not be asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--within", type=float, metavar="SECONDS")
    within = parser.parse_args(arguments).within
    found = [audit("uv.lock", holes_of_python, within), audit("web/package-lock.json", holes_of_page, within)]
    return FOUND if any(found) else 0


if __name__ == "__main__":
    sys.exit(main())
