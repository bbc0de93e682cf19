"""Running the server: its socket, its signals, its end."""

import fcntl
import gc
import signal
import socket
import sys
from collections.abc import Callable
from typing import IO, Final

import uvicorn

from lichtspiel.server.app import make_app
from lichtspiel.server.logs import set_up_logs
from lichtspiel.server.settings import Settings

MOST_MESSAGE: Final = 16_384  # bytes of one WebSocket message
SWITCH: Final = 0.0002  # seconds until a busy thread makes way: the writer must not wait long between two steps
PATIENCE: Final = 5  # seconds for what is under way when the server is asked to stop


class InUse(Exception):
    """Another server works with this data folder."""


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


def serve(settings: Settings, ready: Callable[[int], None]) -> int:
    """Serve until a signal ends it; `ready` is told the port. Raises InUse and OSError."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    with (settings.folder / "lock").open("w") as lock:
        _claim(lock)
        set_up_logs(settings.log_level)
        config = uvicorn.Config(
            make_app(settings),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=MOST_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=PATIENCE,
            backlog=2048,
        )
        server = Server(config, ready)
        _calm_collector()
        sys.setswitchinterval(SWITCH)
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again at the end; being asked is no failure
        server.run()
        return 0 if server.started else 1


def _calm_collector() -> None:
    """Look for cyclic garbage seldom: hardly anything here is cyclic, and each look visits every table in memory."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _claim(lock: IO[str]) -> None:
    """One server a data folder: two would overtake each other. A killed one leaves the lock free."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise InUse from None


def announce(port: int, host: str) -> str:
    """Say where the server is, for people and for programs that started it."""
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    print(f"Lichtspiel: {address}", flush=True)
    return address
