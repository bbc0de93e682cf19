"""Work that tests give to workers, each piece some text: to answer, to fail, to wait, or to end the worker."""

import os
import signal
import time
from pathlib import Path

from lichtspiel.core.errors import LichtspielError

MODULE = "tests.work.chores"


def shout(piece: bytes) -> bytes:
    """The simplest work."""
    return piece.upper()


def fail(piece: bytes) -> bytes:
    """Work that nobody can do."""
    raise LichtspielError(f"{piece.decode()} cannot be done")


def die_once(piece: bytes) -> bytes:
    """End the worker, unless the file that the piece names is there: then somebody has died already."""
    note = Path(piece.decode())
    if note.suffix == ".die" and not note.exists():
        note.touch()
        die(piece)
    return piece


def die(piece: bytes) -> bytes:
    """End every worker that is given this."""
    os.kill(os.getpid(), signal.SIGKILL)
    return piece


def tell_and_wait(piece: bytes) -> bytes:
    """Write down which process works on this, and wait until its folder holds a file `go`."""
    note = Path(piece.decode())
    with note.open("a") as file:
        file.write(f"{os.getpid()}\n")
    while not (note.parent / "go").exists():
        time.sleep(0.02)
    return f"{note.name} {os.getpid()}".encode()
