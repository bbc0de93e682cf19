"""One piece of work as plain bytes: what is asked of a worker, what it answers, and which version it must have."""

import socket
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version as version_of
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Final

import msgspec

from lichtspiel.core.errors import LichtspielError

# What a game depends on. The command line, the server and the sentences may differ from machine to machine.
DECISIVE: Final = tuple(f"lichtspiel.{part}" for part in ("core", "games", "bots", "arena", "work"))
READ: Final = (".py", ".json")  # engines are compared by their source, since each machine compiles its own
MISSING: Final = "–"

# A Dask worker may have several threads; a bot measures its own process, and nobody promised that engines share one.
_one_at_a_time = Lock()


class Task(msgspec.Struct):
    """What a worker is asked: to call `module:function` with a piece, if it has this version of these packages."""

    call: str
    piece: bytes
    version: str
    packages: tuple[str, ...] = ()


class Done(msgspec.Struct, tag="done"):
    """What came of a piece."""

    result: bytes


class Failed(msgspec.Struct, tag="failed"):
    """Why a piece could not be done; it would fail on every machine."""

    said: str


class OtherVersion(msgspec.Struct, tag="other-version"):
    """The worker has another version, so its results might differ."""

    worker: str
    version: str


Answer = Done | Failed | OtherVersion


class PieceFailed(LichtspielError):
    """A piece of work could not be done; carries what the worker said."""


def tasks(call: str, pieces: Sequence[bytes], packages: tuple[str, ...] = ()) -> list[bytes]:
    """The pieces as a worker is asked for them; `packages` are others that the results depend on."""
    version = version_here(packages)
    return [msgspec.msgpack.encode(Task(call, piece, version, packages)) for piece in pieces]


def answer(asked: bytes) -> bytes:
    """Do a task and encode the answer. This is the one function that a cluster is told to call."""
    task = msgspec.msgpack.decode(asked, type=Task)
    return msgspec.msgpack.encode(_answer(task))


def _answer(task: Task) -> Answer:
    version = version_here(task.packages)
    if version != task.version:
        return OtherVersion(socket.gethostname(), version)
    try:
        with _one_at_a_time:
            return Done(_function(task.call)(task.piece))
    except LichtspielError as error:
        return Failed(str(error))


def read_answer(said: bytes) -> Answer:
    """The answer of a worker."""
    found: Answer = msgspec.msgpack.decode(said, type=Answer)
    return found


def _function(call: str) -> Callable[[bytes], bytes]:
    module, _, name = call.partition(":")
    found: Callable[[bytes], bytes] = getattr(import_module(module), name)
    return found


@cache
def version_here(packages: tuple[str, ...] = ()) -> str:
    """The version of Lichtspiel, and a digest of all that decides how a game goes."""
    digest = sha256()
    for package in (*DECISIVE, *packages):
        for name, content in _sources(package):
            digest.update(f"{package}/{name} {len(content)}\n".encode() + content)
    return f"{version_of('lichtspiel')}+{digest.hexdigest()[:12]}"


def _sources(package: str) -> Iterator[tuple[str, bytes]]:
    """Name and content of each file of a package that can change a result."""
    found = find_spec(package)
    if found is None:
        yield MISSING, b""
        return
    for folder in dict.fromkeys(Path(place).resolve() for place in found.submodule_search_locations or ()):
        files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.suffix in READ}
        for name in sorted(files):
            yield name, files[name].read_bytes()
