"""Where work is done: on this machine, or on the cluster that an address names."""

import socket
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from importlib import import_module
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from lichtspiel.work.errors import extra_missing, other_version, unknown_cluster, unreachable
from lichtspiel.work.here import do_here
from lichtspiel.work.pieces import Done, Failed, OtherVersion, PieceFailed, read_answer, tasks, version_here

PATIENCE: Final = 10.0  # seconds for a cluster to say that it is there


class Address(NamedTuple):
    """A cluster as people name it, and where that is."""

    url: str
    kind: str
    host: str
    port: int

    @property
    def netloc(self) -> str:
        """Host and port, as clients of both kinds want them."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


Answers = Generator[bytes, None, None]
Doing = Callable[[Address, Sequence[bytes]], Answers]
PORTS: Final = {"dask": 8786, "ray": 10001}


def do_all(
    call: str,
    pieces: Sequence[bytes],
    cluster: str | None = None,
    processes: int | None = None,
    packages: tuple[str, ...] = (),
) -> Answers:
    """Call `module:function` with every piece; yields the results as they come, in no particular order.

    `packages` are those outside Lichtspiel that the results depend on: a worker must have the same.
    """
    if not pieces:
        return
    with closing(_answers(tasks(call, pieces, packages), cluster, processes)) as answers:
        for said in answers:
            match read_answer(said):
                case Done(result):
                    yield result
                case Failed(why):
                    raise PieceFailed(why)
                case OtherVersion(worker, theirs):
                    raise other_version(worker, theirs, version_here(packages))


def _answers(asked: Sequence[bytes], cluster: str | None, processes: int | None) -> Answers:
    if cluster is None:
        return do_here(asked, processes)
    address = read_address(cluster)
    return _doing(address)(address, asked)


def read_address(url: str) -> Address:
    """The cluster of an address such as dask://host:8786; raises WorkError if there is no such kind."""
    try:
        parts = urlsplit(url)
        kind, host, port = parts.scheme, parts.hostname, parts.port
    except ValueError:
        raise unknown_cluster(url) from None
    if kind not in PORTS or not host or parts.path.strip("/") or parts.query or parts.username is not None:
        raise unknown_cluster(url)
    return Address(url, kind, host, port or PORTS[kind])


def _doing(address: Address) -> Doing:
    """What does work on a cluster of this kind, once somebody answers there."""
    try:
        module = import_module(f"lichtspiel.work.on_{address.kind}")
    except ImportError as missing:
        raise extra_missing(address.url, address.kind, str(missing.name)) from None
    try:
        socket.create_connection((address.host, address.port), PATIENCE).close()
    except OSError as error:
        raise unreachable(address.url, error) from None
    found: Doing = module.do_there
    return found
