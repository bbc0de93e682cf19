"""The machines of a fleet: each in a network namespace of its own, or, where that cannot be had, all on this host.

Namespaces are joined by a bridge in a further one. A cut drops packets without a word, as a broken line does: a machine
is cut off by taking its port of the bridge down, and two machines are parted by isolating their two ports. The
namespaces have no names: each belongs to a process that ends with this one, however it ends, so nothing stays behind.
"""

import contextlib
import ctypes
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

CLIENTS = "clients"
CLONE_NEWNET = 0x40000000
WITH_ME = ("setpriv", "--pdeathsig", "KILL", "--")  # a command that ends when the thread that started it does
NEEDED = ("ip", "bridge", "unshare", "nsenter", "setpriv")


class Place(NamedTuple):
    """Where something listens, and what a command is to begin with to run there."""

    name: str
    address: str
    port: int
    prefix: tuple[str, ...] = ()


class OneHost:
    """No namespaces: everything listens at the loopback address, and no line can be cut."""

    can_cut = False

    def __init__(self, names: Sequence[str]) -> None:
        with contextlib.ExitStack() as held:
            taken = [held.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in names]
            ports = [each.getsockname()[1] for each in taken]
        self.places = {name: Place(name, "127.0.0.1", port) for name, port in zip(names, ports, strict=True)}

    def part(self, one: str, other: str) -> None:
        raise NotImplementedError

    def cut_off(self, name: str) -> None:
        raise NotImplementedError

    def mend(self) -> None:
        """There is nothing to mend."""

    def close(self) -> None:
        """There is nothing to end."""


class Namespaces(OneHost):
    """A namespace for each machine, one for the clients, which this thread enters, and one for the bridge."""

    can_cut = True

    def __init__(self, names: Sequence[str]) -> None:
        with contextlib.ExitStack() as stack:
            self._switch = stack.enter_context(_namespace())
            self._run(self._switch, "ip", "link", "add", "switch", "type", "bridge")
            self._run(self._switch, "ip", "link", "set", "switch", "up")
            self._ports: dict[str, str] = {}
            self._parted: list[str] = []
            self.places = {}
            for number, name in enumerate([*names, CLIENTS], 1):
                inside = stack.enter_context(_namespace())
                self._join(inside, name, number)
                prefix = ("nsenter", f"--net=/proc/{inside}/ns/net", *WITH_ME)
                self.places[name] = Place(name, f"10.17.0.{number}", 4000 + number, prefix)
            stack.enter_context(_entered(inside))
            self._open = stack.pop_all()

    def _join(self, inside: int, name: str, number: int) -> None:
        port = self._ports[name] = f"port{number}"
        self._run(self._switch, "ip", "link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", str(inside))
        self._run(self._switch, "ip", "link", "set", port, "master", "switch", "up")
        self._run(inside, "ip", "address", "add", f"10.17.0.{number}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            self._run(inside, "ip", "link", "set", device, "up")

    @staticmethod
    def _run(inside: int, *command: str) -> None:
        subprocess.run(["nsenter", f"--net=/proc/{inside}/ns/net", *command], check=True, capture_output=True)

    def part(self, one: str, other: str) -> None:
        """Nothing passes between these two any more; one pair at a time."""
        assert not self._parted
        for name in (one, other):
            self._parted.append(name)
            self._run(self._switch, "bridge", "link", "set", "dev", self._ports[name], "isolated", "on")

    def cut_off(self, name: str) -> None:
        """Nothing passes between this one and all others."""
        self._parted.append(name)
        self._run(self._switch, "ip", "link", "set", self._ports[name], "down")

    def mend(self) -> None:
        """Everything passes again."""
        for name in self._parted:
            self._run(self._switch, "bridge", "link", "set", "dev", self._ports[name], "isolated", "off")
            self._run(self._switch, "ip", "link", "set", self._ports[name], "up")
        self._parted.clear()

    def close(self) -> None:
        self._open.close()


@contextlib.contextmanager
def _namespace() -> Iterator[int]:
    """A network namespace; returns the id of the process that holds it."""
    command = [*WITH_ME, "unshare", "--net", "sh", "-c", "echo; exec sleep infinity"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as holder:
        try:
            assert holder.stdout is not None
            holder.stdout.readline()
            yield holder.pid
        finally:
            holder.kill()


@contextlib.contextmanager
def _entered(inside: int) -> Iterator[None]:
    """This thread, and those that it starts, are in another namespace for the length of the block."""
    with Path("/proc/thread-self/ns/net").open() as own, Path(f"/proc/{inside}/ns/net").open() as other:
        _set_namespace(other.fileno())
        try:
            yield
        finally:
            _set_namespace(own.fileno())


def _set_namespace(descriptor: int) -> None:
    if ctypes.CDLL(None, use_errno=True).setns(descriptor, CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "setns")


def why_not() -> str:
    """Why there can be no namespaces here; nothing if there can."""
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        return f"no line was cut: {', '.join(missing)} cannot be found (Debian: iproute2, util-linux)"
    if os.geteuid() != 0:
        return "no line was cut: only root can make network namespaces"
    try:
        Namespaces([]).close()
    except (OSError, subprocess.CalledProcessError) as error:
        return f"no line was cut: this machine allows no network namespaces ({error})"
    return ""


@contextlib.contextmanager
def network(names: Sequence[str]) -> Iterator[OneHost]:
    """Machines for the length of the block, in namespaces if possible."""
    made = OneHost(names) if why_not() else Namespaces(names)
    try:
        yield made
    finally:
        made.close()
