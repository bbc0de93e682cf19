"""Finds Chromium; run as a program, installs it if it is missing and that is possible."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_chromium() -> str | None:
    """The browser that LICHTSPIEL_CHROMIUM names, or an installed one."""
    wished = os.environ.get("LICHTSPIEL_CHROMIUM")
    return wished or next(filter(None, map(shutil.which, NAMES)), None)


def install_chromium() -> bool:
    """Ask Debian's package manager to install it, if we may."""
    if shutil.which("apt-get") is None:
        return False
    as_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if as_root and shutil.which("sudo") is None:
        return False
    command = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*command, "update"], capture_output=True, check=False)
    more = ["install", "--yes", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
    return subprocess.run([*command, *more], capture_output=True, check=False).returncode == 0


def main() -> int:
    """Make sure that there is a Chromium, or say what to do."""
    if find_chromium():
        return 0
    print("— Installing Chromium", flush=True)
    if install_chromium() and find_chromium():
        return 0
    print(
        "The tests of the page need Chromium, which cannot be installed from here. Install it (Debian: apt-get install"
        " chromium), or name one by LICHTSPIEL_CHROMIUM=/path/to/chrome.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
