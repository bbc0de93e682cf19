"""A real server process and real sockets, for the tests of the server. Waits are for conditions, never for luck."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import httpx2
import msgspec
import pytest
import websockets.sync.client as sync
from websockets.exceptions import ConnectionClosed

PATIENCE = float(os.environ.get("LICHTSPIEL_PATIENCE", "30"))
Message = dict[str, Any]
NOTES = tempfile.TemporaryDirectory(prefix="lichtspiel-tests-")
OCCASION = Path(NOTES.name) / "occasion"


def deal_for(occasion: str) -> None:
    """From now on all servers deal the games of this occasion, which are the same every time."""
    OCCASION.write_text(occasion)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Each test has games of its own, whichever tests ran before it, here or in another process."""
    deal_for(item.nodeid)


class ServerProcess:
    """`lichtspiel serve` on a free port of the loopback address, with a source of chance for tests."""

    program: tuple[str, ...] = (str(Path(__file__).with_name("dealer.py")), str(OCCASION))
    prefix: tuple[str, ...] = ()  # of the command
    port = 0  # a free one

    def __init__(self, data: Path, **settings: object) -> None:
        self.data = data
        chosen = {"bot_floor": 0} | settings  # bots need not be slow here
        self.environment = {f"LICHTSPIEL_{name.upper()}": str(value) for name, value in chosen.items()}
        self.errors: list[str] = []
        self.browsers: list[Browser] = []
        self.start()

    def start(self, port: int | None = None) -> None:
        """Start, and wait until it says where it listens."""
        serve = ["serve", "--port", str(self.port if port is None else port), "--data", str(self.data)]
        command = [*self.prefix, sys.executable, *self.program, *serve]
        environment = os.environ | {"LANG": "C.UTF-8"} | self.environment
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # servers are started often here, so bytecode is worth keeping
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.reading = threading.Thread(target=self._read_errors, args=(self.process,), daemon=True)
        self.reading.start()
        assert "http://" in said, (said, self.errors)
        self.url = said.split()[1].rstrip("/")
        self.socket_url = self.url.replace("http", "ws")

    def _read_errors(self, process: "subprocess.Popen[str]") -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.errors.append(line)

    def kill(self) -> None:
        """Kill the process, as if its power had failed."""
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        code = self.process.wait(PATIENCE)
        self.reading.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        return code

    def close(self) -> None:
        """Make sure that the server and its browsers are gone."""
        for browser in self.browsers:
            browser.http.close()
        if self.process.poll() is None:
            self.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class RealServer(ServerProcess):
    """`lichtspiel serve`, as people run it."""

    program = ("-m", "lichtspiel")


class Browser:
    """Somebody with a cookie."""

    def __init__(self, server: ServerProcess, name: str = "Ada", cookie: str | None = None) -> None:
        self.server = server
        self.http = httpx2.Client(timeout=PATIENCE, verify=False)  # no TLS here, and reading certificates takes time
        if cookie:
            self.http.cookies.set("lichtspiel", cookie, domain="127.0.0.1")  # as the server's own, which replaces it
        server.browsers.append(self)
        if cookie is None:
            assert self.put("/api/me", name=name).status_code == 200

    @property
    def cookie(self) -> str:
        """The signed cookie; several servers at different addresses may have given the same."""
        return next(str(each.value) for each in self.http.cookies.jar if each.name == "lichtspiel")

    def get(self, path: str, **query: str) -> httpx2.Response:
        return self.http.get(self.server.url + path, params=query)

    def put(self, path: str, **body: Any) -> httpx2.Response:
        return self.http.put(self.server.url + path, json=body)

    def post(self, path: str, **body: Any) -> httpx2.Response:
        return self.http.post(self.server.url + path, json=body)

    def table(self, *kinds: str, game: str = "lichterfest", **more: Any) -> str:
        """Make a table with these kinds of seats: me, open, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        made = self.post("/api/tables", game=game, seats=seats, **{"pace": 0, "stand_in": "random"} | more)
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    def invite(self, table: str, seat: int | None) -> str:
        made = self.post(f"/api/tables/{table}/invitations", seat=seat)
        assert made.status_code == 201, made.text
        return str(made.json()["token"])

    def join(self, token: str) -> Message:
        joined = self.post("/api/join", token=token)
        assert joined.status_code == 201, joined.text
        answer: Message = joined.json()
        return answer

    @contextlib.contextmanager
    def at(self, table: str, since: int = 0, **query: str) -> Iterator["Client"]:
        """Sit at a table for the length of the block."""
        client = Client(self, table, since, **query)
        try:
            yield client
        finally:
            client.close()


class Client:
    """One WebSocket at a table, with all that it has heard."""

    patience = PATIENCE

    def __init__(self, browser: Browser, table: str, since: int = 0, **query: str) -> None:
        more = "".join(f"&{name}={value}" for name, value in query.items())
        url = f"{browser.server.socket_url}/api/tables/{table}/socket?since={since}{more}"
        headers = {"Cookie": f"lichtspiel={browser.cookie}"}
        self.open = contextlib.ExitStack()
        connecting = sync.connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=self.patience,
            close_timeout=1,
            ping_interval=None,  # its own pings would draw from `random` while Hypothesis generates
        )
        self.socket = self.open.enter_context(connecting)
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.refs = 0
        self.prefix = f"{id(self)}"
        self.state: Message = {}
        self.wait(lambda message: message["type"] == "state")

    def close(self) -> None:
        self.open.close()

    def hear(self, timeout: float | None = None) -> Message:
        """The next message; raises TimeoutError."""
        text = str(self.socket.recv(self.patience if timeout is None else timeout))
        message: Message = msgspec.json.decode(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def wait(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until a message is the wanted one; raises TimeoutError."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message
        raise TimeoutError("it never came")

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until the state is as wanted; it may be so already."""
        return self.state if wanted(self.state) else self.wait(lambda said: said["type"] == "state" and wanted(said))

    def until_version(self, version: int) -> Message:
        """Listen until the state is at least as new."""
        return self.until(lambda state: state["version"] >= version)

    def until_moves(self, moves: int) -> Message:
        """Listen until this many moves are made."""
        return self.until(lambda state: state["sight"]["moves"] >= moves)

    def say(self, kind: str, **fields: Any) -> str:
        """Say something; returns its ref."""
        self.refs += 1
        ref = fields.pop("ref", f"{self.prefix}-{self.refs}")
        self.socket.send(msgspec.json.encode({"type": kind, "ref": ref, **fields}).decode())
        return str(ref)

    def ask(self, kind: str, **fields: Any) -> Message:
        """Say something and wait for the answer to it."""
        ref = self.say(kind, **fields)
        return self.wait(lambda message: message.get("ref") == ref)

    def done(self, kind: str, **fields: Any) -> Message:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        self.until_version(answer["version"])  # the acknowledgement comes before the state
        return answer

    def look(self, **fields: Any) -> None:
        """Look again, perhaps from another seat, and wait for the state."""
        known = len(self.heard)
        self.done("look", **fields)
        while not any(message["type"] == "state" for message in self.heard[known:]):
            self.hear()
        self.until(lambda state: state["viewer"] == fields.get("seat", state["viewer"]))

    def look_from_mover(self) -> None:
        """Pass the device to whoever is to move."""
        self.look(seat=self.state["sight"]["to_move"])

    def refused(self, kind: str, **fields: Any) -> str:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["sentence"]
        return str(answer["code"])

    def move(self, number: int = 0) -> Message:
        """Make one of the legal moves."""
        legal = self.state["legal"]
        return self.done("move", version=self.state["version"], move=legal[number % len(legal)])

    @property
    def my_turn(self) -> bool:
        return self.state["legal"] is not None

    def closed(self) -> int:
        """Listen until the server hangs up; returns the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def play_out(clients: list[Client], most: int = 10_000) -> int:
    """Everybody makes their first legal move until the game is over, or this many moves are made."""
    moves = 0
    while moves < most:
        for client in clients:
            client.until(lambda state: state["version"] >= max(other.state["version"] for other in clients))
        mover = next((client for client in clients if client.my_turn), None)
        if mover is None:
            if any(client.state["sight"]["phase"] == "over" for client in clients):
                break
            clients[0].wait(lambda message: message["type"] == "state")
            continue
        mover.move(moves)
        moves += 1
    return moves


def wait_for(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Check again and again until the condition holds."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for tests that do not need their own; in the end it must not have logged an error."""
    limits = {"messages_per_second": 5000, "requests_per_second": 5000, "absence": 0}
    limits |= {"tables_per_person": 1000, "tables_per_address": 10_000, "connections_per_address": 5000}
    with ServerProcess(tmp_path_factory.mktemp("data"), **limits) as running:
        yield running
    assert not [line for line in running.errors if '"error"' in line or "Traceback" in line]
