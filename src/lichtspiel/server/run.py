"""Running the server: its socket, its signals, its end."""

import asyncio
import contextlib
import errno
import fcntl
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import IO, Any, Final

import uvicorn
from starlette.applications import Starlette

from lichtspiel.core.errors import LichtspielError
from lichtspiel.server.app import make_app
from lichtspiel.server.edge.protocols import HttpProtocol, SocketProtocol
from lichtspiel.server.logs import log, set_up_logs
from lichtspiel.server.settings import Settings, without_login
from lichtspiel.server.store.databases import (
    NewerDatabase,
    UnknownDatabase,
    UnusableDatabase,
    prepare,
    sqlite_file,
    without_password,
)
from lichtspiel.server.store.postgresql import Claimed
from lichtspiel.server.store.storage import Storage
from lichtspiel.words import Phrase

MOST_MESSAGE: Final = 16_384  # bytes of one WebSocket message
SWITCH: Final = 0.0002  # seconds until a busy thread makes way: the writer must not wait long between two steps
BACKLOG: Final = 2048  # connections that may wait to be taken
DRAINING: Final = 60  # seconds after which a server of a cluster ends even if not all its tables have other owners
PATIENCE: Final = 5  # seconds for what is under way when the server is asked to stop


class CannotServe(LichtspielError):
    """Why the server does not begin: the phrase says what is in the way, and what to do instead."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(key, args)


class Server(uvicorn.Server):
    """uvicorn, which says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say on which port."""
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])
            log("server open")


class DrainedServer(Server):
    """One of a cluster: before it ends, others get its tables and its clients. Asked a second time, it ends at once."""

    _draining: "asyncio.Task[None] | None" = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has come, in the middle of anything."""
        if self._draining is None and self.started:
            asyncio.get_running_loop().call_soon_threadsafe(self._drain, sig, frame)
        else:
            super().handle_exit(sig, frame)

    def _drain(self, sig: int, frame: FrameType | None) -> None:
        app: Any = self.config.app
        self._draining = asyncio.get_running_loop().create_task(asyncio.wait_for(app.state.hub.drain(), DRAINING))
        self._draining.add_done_callback(lambda drained: self._end(drained, sig, frame))

    def _end(self, drained: "asyncio.Task[None]", sig: int, frame: FrameType | None) -> None:
        error = None if drained.cancelled() else drained.exception()
        if error is not None:
            log("not drained", logging.ERROR, fault=error)
        super().handle_exit(sig, frame)


def serve(settings: Settings, ready: Callable[[int], None]) -> int:
    """Serve until a signal ends it; `ready` is told the port. Raises CannotServe."""
    with contextlib.ExitStack() as held:
        _claim(held.enter_context(_folder_lock(settings)), "cli-data-in-use", folder=str(settings.folder))
        _claim(held.enter_context(_file_lock(settings)), "cli-database-in-use", database=_shown(settings))
        prepare_database(settings)
        app = _make_app(settings)
        _claim_database(settings, app.state.hub.storage)
        plugs = [held.enter_context(plug) for plug in listening(settings.host, settings.port)]
        if settings.cluster:
            _join_cluster(app, settings, plugs[0].getsockname()[1])
        set_up_logs(settings.log_level)
        config = uvicorn.Config(
            app,
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=MOST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="error",  # it warns of every bad request, and anybody can make those
            access_log=False,
            server_header=False,
            proxy_headers=False,  # addresses.Forwarded reads them
            timeout_graceful_shutdown=PATIENCE,
            backlog=BACKLOG,
        )
        server = (DrainedServer if settings.cluster else Server)(config, ready)
        _calm_collector()
        sys.setswitchinterval(SWITCH)
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again at the end; being asked is no failure
        server.run(plugs)
        return 0 if server.started else 1


def _make_app(settings: Settings) -> Starlette:
    """The application, as a server of its own or as a node of a cluster."""
    if not settings.cluster:
        return make_app(settings)
    try:
        from lichtspiel.server.fleet.hub import FleetHub
    except ModuleNotFoundError:
        raise CannotServe("cli-cluster-missing") from None
    hub = FleetHub(settings)
    app = hub.app = make_app(settings, hub)
    return app


def _join_cluster(app: Starlette, settings: Settings, port: int) -> None:
    """See that the bus is there and no other node has this one's name, before anybody comes; raises CannotServe."""
    from lichtspiel.server.fleet.bus import NoBus
    from lichtspiel.server.store.nodes import NameTaken

    name = settings.node or f"{socket.gethostname()}:{port}"
    try:
        asyncio.run(app.state.hub.join(name))
    except NoBus as error:
        raise CannotServe("cli-bus-away", bus=without_login(settings.cluster), fault=str(error)) from None
    except NameTaken:
        raise CannotServe("cli-node-taken", node=name) from None


def _calm_collector() -> None:
    """Look for cyclic garbage seldom: hardly anything here is cyclic, and each look visits every table in memory."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    gc.enable()


def _folder_lock(settings: Settings) -> IO[str]:
    """The file in the data folder, made if it is not there, by which servers know of each other."""
    folder = settings.folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return (folder / "lock").open("w")
    except (FileExistsError, NotADirectoryError):
        raise CannotServe("cli-data-no-folder", folder=str(folder)) from None
    except OSError as error:
        raise CannotServe("cli-cannot-write", file=str(folder), fault=error.strerror or str(error)) from None


def _file_lock(settings: Settings) -> contextlib.AbstractContextManager[IO[str] | None]:
    """The file beside a database of SQLite's: two data folders may name the same one."""
    database = sqlite_file(settings.database_url)
    if database is None:
        return contextlib.nullcontext()
    beside = database.resolve()
    try:
        return beside.with_name(f"{beside.name}.lock").open("w")
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe("cli-database-away", database=_shown(settings), fault=reason) from None


def _claim(lock: IO[str] | None, refusal: str, **args: str) -> None:
    """One server a folder, and one a database: two would overtake each other. A killed one leaves the lock free."""
    try:
        if lock is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise CannotServe(refusal, **args) from None


def _claim_database(settings: Settings, storage: Storage) -> None:
    """The same for PostgreSQL, which keeps such locks itself."""
    try:
        storage.claim()
    except Claimed:
        raise CannotServe("cli-database-in-use", database=_shown(settings)) from None


def _shown(settings: Settings) -> str:
    return without_password(settings.database_url)


def prepare_database(settings: Settings) -> None:
    """Make sure that the database can be used, before anything is said and anybody comes; raises CannotServe."""
    try:
        prepare(settings.database_url)
    except Claimed:
        raise CannotServe("cli-database-in-use", database=_shown(settings)) from None
    except UnknownDatabase as error:
        raise CannotServe("cli-database-unknown", database=error.shown) from None
    except NewerDatabase as error:
        raise CannotServe("cli-database-newer", database=error.shown) from None
    except UnusableDatabase as error:
        here = "cli-database-broken" if error.damaged else "cli-database-closed"
        key = "cli-database-away" if settings.database else here
        raise CannotServe(key, database=error.shown, fault=error.reason) from None


def listening(host: str, port: int) -> list[socket.socket]:
    """A socket at each address of the host, all at the same port; raises CannotServe."""
    plugs: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
            taken = plugs[0].getsockname()[1] if plugs else port
            plugs.append(socket.create_server((address[0], taken), family=family, backlog=BACKLOG))
    except OSError as error:
        if plugs and error.errno == errno.EADDRNOTAVAIL:  # a machine without IPv6 may still know its address
            return plugs
        for plug in plugs:
            plug.close()
        raise _cannot_listen(host, port, error) from None
    return plugs


def _cannot_listen(host: str, port: int, error: OSError) -> CannotServe:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return CannotServe("cli-no-such-host", host=host)
    if error.errno == errno.EADDRINUSE:
        return CannotServe("cli-port-taken", host=host, port=str(port))
    return CannotServe("cli-cannot-listen", host=host, port=str(port), fault=error.strerror or str(error))


def announce(port: int, host: str) -> str:
    """Say where the server is, for people and for programs that started it."""
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    print(f"Lichtspiel: {address}", flush=True)
    return address
