"""Ask for known holes in all that the two lock files name: `make audit`. Where nobody can be asked, it says so."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from web.page import WEB, npm_from_wheel, npm_on_path

ROOT = WEB.parent
FOUND = 1  # what `uv audit` and `npm audit` end with


class NotAsked(Exception):
    """Why nobody could be asked."""


def holes_of_python(*more: str) -> str:
    """What uv, which asks OSV, reports of uv.lock; nothing if nothing is known. Raises NotAsked."""
    command = [os.environ.get("UV", "uv"), "audit", "--frozen", "--preview-features", "audit-command", *more]
    done = _run(command, ROOT)
    if done.returncode not in (0, FOUND):
        raise NotAsked(done.stderr.strip())
    return done.stdout if done.returncode else ""


def holes_of_page() -> str:
    """What npm, which asks its registry, reports of package-lock.json; nothing if nothing is known. Raises NotAsked."""
    npm = npm_on_path() or npm_from_wheel()
    if npm is None:
        raise NotAsked("there is no Node.js 20.19 or newer")
    done = _run([*npm, "audit", "--json"], WEB)
    try:
        report = json.loads(done.stdout)
    except ValueError:
        raise NotAsked(done.stderr.strip()) from None
    if "auditReportVersion" not in report:
        raise NotAsked(report.get("message") or report["error"]["summary"])
    return json.dumps(report["vulnerabilities"], indent=2) if report["vulnerabilities"] else ""


def _run(command: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def audit(lock: str, ask: Callable[[], str]) -> bool:
    """Say what is known of a lock file; whether holes are."""
    try:
        holes = ask()
    except NotAsked as reason:
        print(f"{lock}: COULD NOT ASK for known holes, so nothing is said about them. {reason}")
        return False
    print(f"{lock}: {'known holes:' if holes else 'no known holes.'}\n{holes}".rstrip())
    return bool(holes)


def main() -> int:
    """Ask for both; fails if there are holes, and not if nobody could be asked."""
    found = [audit("uv.lock", holes_of_python), audit("web/package-lock.json", holes_of_page)]
    return FOUND if any(found) else 0


if __name__ == "__main__":
    sys.exit(main())
