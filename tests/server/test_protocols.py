"""A client that sends too little, too slowly or too much, or reads nothing, costs little and delays nobody."""

import contextlib
import os
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
import websockets.sync.client as sync
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from lichtspiel.server.edge.addresses import Proxies, subscriber
from lichtspiel.server.edge.protocols import HEAD_SECONDS, LOOKS, MOST_HEAD, Reading
from lichtspiel.server.live.rooms import Room
from lichtspiel.server.live.sockets import table_socket
from tests.server.harness import PATIENCE, Browser, ServerProcess, wait_for
from tests.server.test_abuse import masked, raw_socket
from tests.server.test_hub import SlowHub, in_hub, new_room

ASKED = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POSTED = b"POST /api/join HTTP/1.1\r\nHost: x\r\nconnection: close\r\ncontent-type: application/json\r\n"
GATHERING = {"game": "lichterfest", "name": "Eve", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_all_of_a_64_is_one_address(host: str, counted: str) -> None:
    assert subscriber(host) == counted


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,::1")
    assert all(host in proxies for host in ("127.0.0.1", "10.9.8.7", "::1"))
    assert not any(host in proxies for host in ("127.0.0.2", "2001:db8::1", "", "unknown"))
    assert "::ffff:10.9.8.7" in proxies
    assert "anybody" in Proxies("*")
    assert "127.0.0.1" not in Proxies("")


LISTED = "127.0.0.1,10.0.0.0/8,2001:db8:a::/48"


@pytest.mark.parametrize(
    ("forwarded", "listed", "anybody"),
    [
        ("", "127.0.0.1", "127.0.0.1"),
        (" , ,", "127.0.0.1", "127.0.0.1"),
        ("192.0.2.1", "192.0.2.1", "192.0.2.1"),
        ("6.6.6.6, 192.0.2.1", "192.0.2.1", "192.0.2.1"),
        ("6.6.6.6, 192.0.2.1, 10.1.1.1", "192.0.2.1", "10.1.1.1"),
        ("6.6.6.6,192.0.2.1:5000,10.1.1.1:80,", "192.0.2.1", "10.1.1.1"),
        ("10.2.2.2, 10.1.1.1", "10.2.2.2", "10.1.1.1"),
        ("2001:db8::1", "2001:db8::1", "2001:db8::1"),
        ("6.6.6.6, [2001:db8::1]:5000, 2001:DB8:A::9", "2001:db8::1", "2001:db8:a::9"),
        ("6.6.6.6, ::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1"),
        ("6.6.6.6, unknown", "127.0.0.1", "127.0.0.1"),
        ("6.6.6.6, unknown, 10.1.1.1", "10.1.1.1", "10.1.1.1"),
        ("6.6.6.6, [::, 1.2.3.4.5, \xff\x00, 1:2:3", "127.0.0.1", "127.0.0.1"),
        ("6.6.6.6, 127.0.0.1:80:80", "127.0.0.1", "127.0.0.1"),
    ],
)
def test_who_is_forwarded_is_read_from_the_end_as_far_as_proxies_are_believed(
    forwarded: str, listed: str, anybody: str
) -> None:
    assert Proxies(LISTED).origin("127.0.0.1", forwarded) == listed
    assert Proxies("*").origin("127.0.0.1", forwarded) == anybody
    assert Proxies(LISTED).origin("192.0.2.7", forwarded) == "192.0.2.7", "a stranger is not believed"


def made_from(server: ServerProcess, *forwarded: str) -> list[int]:
    """The answers to requests for a table from each of these addresses, without cookies."""
    url = f"{server.url}/api/tables"
    return [httpx2.post(url, json=GATHERING, headers={"x-forwarded-for": each}).status_code for each in forwarded]


def test_the_addresses_of_one_subscriber_share_their_limits(tmp_path: Path) -> None:
    limits = {"proxies": "127.0.0.1", "tables_per_address": 2, "connections_per_address": 2}
    with ServerProcess(tmp_path, **limits) as server:
        made = made_from(server, *(f"2001:db8:1:2:{number}::1" for number in range(3)), "2001:db8:1:3::1")
        assert made == [201, 201, 429, 201]
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")
        url = f"{server.socket_url}/api/tables/{table}/socket"
        headers = {"Cookie": f"lichtspiel={ada.cookie}"}
        with contextlib.ExitStack() as stack:
            for number in range(2):
                away = headers | {"X-Forwarded-For": f"2001:db8:1:2::{number}"}
                plug = stack.enter_context(sync.connect(url, additional_headers=away))
                assert '"state"' in str(plug.recv(PATIENCE))
            away = headers | {"X-Forwarded-For": "2001:db8:1:2:ffff::"}
            plug = stack.enter_context(sync.connect(url, additional_headers=away))
            with pytest.raises(ConnectionClosed) as closed:
                plug.recv(PATIENCE)
            assert (closed.value.rcvd and closed.value.rcvd.code) == 4429


def test_nobody_can_pretend_to_come_from_elsewhere(tmp_path: Path) -> None:
    pretended = [f"198.51.100.{number}" for number in range(3)]
    with ServerProcess(tmp_path / "direct", tables_per_address=2) as server:
        assert made_from(server, *pretended) == [201, 201, 429]
    for number, proxies in enumerate(("127.0.0.1", "*")):
        with ServerProcess(tmp_path / str(number), tables_per_address=2, proxies=proxies) as server:
            assert made_from(server, *(f"{each}, 203.0.113.9" for each in pretended)) == [201, 201, 429]
            headers = [[("x-forwarded-for", each), ("x-forwarded-for", "203.0.113.9")] for each in pretended]
            url = f"{server.url}/api/tables"
            assert [httpx2.post(url, json=GATHERING, headers=each).status_code for each in headers] == [429] * 3
            assert made_from(server, *(f"{each}, unknown" for each in pretended)) == [201, 201, 429]


def test_only_a_proxy_is_believed_that_somebody_came_over_https(tmp_path: Path) -> None:
    asked: Any = {"url": "/api/tables", "json": GATHERING, "headers": {"x-forwarded-proto": "http, HTTPS"}}
    for number, (proxies, secure) in enumerate([("", False), ("192.0.2.1", False), ("127.0.0.1", True), ("*", True)]):
        with (
            ServerProcess(tmp_path / str(number), proxies=proxies) as server,
            httpx2.Client(base_url=server.url) as eve,
        ):
            assert ("; Secure" in eve.post(**asked).headers["set-cookie"]) is secure


def knocked(server: ServerProcess, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection from this address on which this has been sent."""
    host, port = server.url.removeprefix("http://").split(":")
    plug = socket.create_connection((host, int(port)), PATIENCE, (source, 0))
    plug.sendall(said)
    return plug


def heard_to_the_end(plug: socket.socket) -> bytes:
    """Everything the server sends until it hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := plug.recv(65_536):
            heard += part
    return heard


def listened(plug: socket.socket, said: bytes) -> bool:
    """Whether the server keeps reading from a client that sends on and on."""
    end = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < end:
            plug.sendall(said)
        return True
    return False


UNFINISHED = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "empty lines": b"\r\n" * 9,
    "a body to a question without one": ASKED + b"content-length: 99\r\n\r\nx",
    "half a body": POSTED + b"content-length: 99\r\n\r\n{",
    "an answer that is not the last word": ASKED + b"\r\nGET / HT",
}


def test_who_never_says_all_is_shown_out_however_it_is_dripped(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, contextlib.ExitStack() as stack:
        plugs = {what: stack.enter_context(knocked(server, said)) for what, said in UNFINISHED.items()}
        end = time.monotonic() + 4 * HEAD_SECONDS
        waiting = dict(plugs)
        while waiting and time.monotonic() < end:
            for what, plug in list(waiting.items()):
                try:
                    plug.send(b"\r" if what == "empty lines" else b"x")
                except ConnectionError:
                    del waiting[what]
            time.sleep(1)
        assert not waiting
        assert heard_to_the_end(plugs["half a body"]).startswith(b"HTTP/1.1 408")
        assert Browser(server).get("/health").status_code == 200
    assert not [line for line in server.errors if '"error"' in line]


def test_an_idle_connection_is_ended_by_its_proxy_and_not_by_the_server(tmp_path: Path) -> None:
    """Else a proxy may send somebody's request on what is being closed; whoever comes directly is soon shown out."""
    asked = ASKED + b"\r\n"
    with ServerProcess(tmp_path, proxies="127.0.0.1") as server, contextlib.ExitStack() as stack:
        proxy, direct = (stack.enter_context(knocked(server, asked, f"127.0.0.{end}")) for end in (1, 2))
        assert heard_to_the_end(direct).startswith(b"HTTP/1.1 200")
        proxy.sendall(asked + asked.replace(b"\r\n", b"\r\nconnection: close\r\n", 1))
        assert heard_to_the_end(proxy).count(b"HTTP/1.1 200") == 3


def test_an_address_has_only_so_many_connections_of_any_kind(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, connections_per_address=5) as server:
        with contextlib.ExitStack() as stack:
            plugs = [stack.enter_context(knocked(server)) for _ in range(9)]
            assert [heard_to_the_end(plug) for plug in plugs[5:]] == [b""] * 4
            plugs[0].sendall(ASKED + b"\r\n")
            assert plugs[0].recv(99).startswith(b"HTTP/1.1 200")

        def welcome() -> bool:
            with contextlib.suppress(httpx2.TransportError):
                return httpx2.get(f"{server.url}/health").status_code == 200
            return False

        wait_for(welcome)


@pytest.mark.parametrize("header", [b"x" * MOST_HEAD * 2, b": x\r\n".join(b"h%d" % each for each in range(9000))])
def test_a_head_without_end_is_not_listened_to(server: ServerProcess, header: bytes) -> None:
    with knocked(server, b"GET / HTTP/1.1\r\nHost: x\r\n") as plug:
        plug.sendall(b"X-" + header)
        assert not listened(plug, b"x" * 65_536)
        assert heard_to_the_end(plug)[:12] in (b"HTTP/1.1 400", b"")
    assert Browser(server).get("/health").status_code == 200


def test_a_body_may_come_along_with_its_head(server: ServerProcess) -> None:
    body = b'{"token": "' + b"x" * 60_000 + b'"}'
    with knocked(server, POSTED + b"content-length: %d\r\n\r\n" % len(body) + body) as plug:
        assert b'"code":"bad-request"' in heard_to_the_end(plug)


def test_a_handshake_too_large_is_refused_and_not_left_waiting(server: ServerProcess) -> None:
    ada = Browser(server)
    table = ada.table("me", "me", visibility="local")
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", f"Cookie: {'x' * 9000}"]
    with knocked(server, ("\r\n".join(lines) + "\r\n\r\n").encode()) as plug:
        assert heard_to_the_end(plug).startswith(b"HTTP/1.1 400")


PING, PONG = b"\x89\xfd" + bytes(4 + 125), b"\x8a\xfd" + bytes(4 + 125)
BEGUN, MORE = b"\x01\x80" + bytes(4), b"\x00\x80" + bytes(4)


@pytest.mark.parametrize("sign", [PING, PONG, masked(b""), MORE], ids=["ping", "pong", "empty", "piece"])
def test_a_flood_of_small_frames_ends_the_connection(server: ServerProcess, sign: bytes) -> None:
    ada = Browser(server)
    table = ada.table("me", "me", visibility="local")
    with raw_socket(server, ada, table) as plug:
        if sign == MORE:
            plug.sendall(BEGUN)
        assert not listened(plug, sign * 1000)
    with ada.at(table) as client:
        assert client.ask("ping")["type"] == "pong"


CODES = {"no UTF-8": 1007, "no UTF-8, in pieces": 1007, "too large": 1009}  # all others: 1002, a violation
VIOLATIONS = {
    "no UTF-8": masked(b"\xff\xfe"),
    "no UTF-8, in pieces": b"\x01\x81" + bytes(4) + b"\xc3" + b"\x80\x81" + bytes(4) + b"\xff",
    "too large": b"\x81\xff" + b"\x7f" * 8,
    "without a mask": b"\x81\x02{}",
    "reserved bits": b"\xc1\x80" + bytes(4),
    "reserved kind": b"\x83\x80" + bytes(4),
    "a piece of nothing": MORE,
    "begun twice": BEGUN * 2,
    "a ping too long": b"\x89\xfe\x00\x7e" + bytes(4 + 126),
    "a goodbye without sense": b"\x88\x81" + bytes(4) + b"x",
}


@pytest.mark.parametrize("what", VIOLATIONS)
def test_a_violation_is_answered_with_its_code_and_not_logged(server: ServerProcess, what: str) -> None:
    ada = Browser(server)
    table = ada.table("me", "me", visibility="local")
    with raw_socket(server, ada, table) as plug:
        plug.sendall(masked(b'{"type":"ping"}') + VIOLATIONS[what] * 2)
        assert b"\x03" + bytes([CODES.get(what, 1002) - 0x300]) in heard_to_the_end(plug)[-99:]
    with ada.at(table) as client:
        assert client.ask("ping")["type"] == "pong"
    assert not complaints(server)


def complaints(server: ServerProcess) -> list[str]:
    """Log lines that a host would have to look into; nothing a client does may cause one."""
    return [line for line in server.errors if '"info"' not in line]


SOCKET = ASKED.replace(b"/health", b"%s") + (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
ODDITIES = {
    "a socket of the page": (SOCKET % b"/", b"101"),
    "a socket under /api": (SOCKET % b"/api/me", b"101"),
    "a socket behind #": (SOCKET % b"/api/tables/x/socket#y", b"101"),
    "a socket in a hurry": (ASKED + b"\r\n" + SOCKET % b"/api/tables/x/socket", b"400"),
    "no method": (b"FOO / HTTP/1.1\r\nHost: x\r\n\r\n", b"400"),
    "bytes in a name": (b"GET / HTTP/1.1\r\nHost: x\r\n\xff: x\r\n\r\n", b"400"),
    "bytes in a value": (ASKED + b"Cookie: \xff\xfe\r\nconnection: close\r\n\r\n", b"200"),
    "bytes in the address": (b"GET /\xc3\xa9 HTTP/1.1\r\nHost: x\r\n\r\n", b"400"),
    "another protocol": (ASKED + b"Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n", b"200"),
    "HTTP/1.0": (b"GET /health HTTP/1.0\r\nHost: x\r\n\r\n", b"200"),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"400"),
    "TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"400"),
    "many at once": ((ASKED + b"\r\n") * 9 + ASKED + b"connection: close\r\n\r\n", b"200"),
    "many and garbage": ((ASKED + b"\r\n") * 3 + b"\xff\r\n\r\n", b"400"),
    "no chunk": (POSTED + b"transfer-encoding: chunked\r\n\r\nzz\r\n", b"400"),
}


@pytest.mark.parametrize("what", ODDITIES)
def test_nothing_a_client_says_is_an_error_of_the_server(server: ServerProcess, what: str) -> None:
    said, status = ODDITIES[what]
    with knocked(server, said) as plug:
        if status == b"101":
            assert plug.recv(12) == b"HTTP/1.1 101"
            plug.sendall(masked(b""))
        assert status == b"101" or heard_to_the_end(plug)[9:12] == status
    for _ in range(5):  # gone before the answer, with a reset
        with knocked(server, said) as plug:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    with knocked(server, said) as plug:
        plug.shutdown(socket.SHUT_WR)
        heard_to_the_end(plug)
    assert Browser(server).get("/health").status_code == 200
    assert not complaints(server)


def script(hub: SlowHub, table: str, *said: str, gone: bool = False) -> tuple[WebSocket, list[Any]]:
    """A client at a table that sends this, without a real socket, and everything sent to it; it may have gone."""
    events: list[Any] = [{"type": "websocket.connect"}]
    events += [{"type": "websocket.receive", "text": each} for each in said]
    sent: list[Any] = []

    async def receive() -> Any:
        return events.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)
        if gone and message["type"] != "websocket.accept":
            raise OSError

    cookie = (b"cookie", f"lichtspiel={hub.signer.sign('ada')}".encode())
    scope: dict[str, Any] = {
        "type": "websocket",
        "path": "/",
        "query_string": b"",
        "headers": [cookie],
        "client": ("127.0.0.1", 1),
    }
    scope |= {"path_params": {"table": table}, "app": SimpleNamespace(state=SimpleNamespace(hub=hub))}
    return WebSocket(scope, receive, send), sent


def test_a_fault_closes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: SlowHub) -> None:
        room = await new_room(hub)
        plug, sent = script(hub, room.name, '{"type": "pause"}')
        monkeypatch.setattr(Room, "_write", None)
        await table_socket(plug)
        assert [each["code"] for each in sent if each["type"] == "websocket.close"] == [1012]

    in_hub(tmp_path, work)


def test_who_has_gone_needs_no_goodbye(tmp_path: Path) -> None:
    async def work(hub: SlowHub) -> None:
        plug, sent = script(hub, "nowhere", gone=True)
        await table_socket(plug)
        assert sent[-1]["code"] == 4404

    in_hub(tmp_path, work)


def test_a_message_may_come_in_pieces(server: ServerProcess) -> None:
    ada = Browser(server)
    with ada.at(ada.table("me", "me", visibility="local")) as client:
        client.socket.send(['{"type": "pi', 'ng", "ref": "in ', 'pieces"}'])
        assert client.wait(lambda said: said["type"] == "pong")["ref"] == "in pieces"


def test_a_client_may_say_that_it_is_there(server: ServerProcess) -> None:
    ada = Browser(server)
    with ada.at(ada.table("me", "me", visibility="local")) as client:
        assert client.socket.ping().wait(PATIENCE)


def sockets_of(server: ServerProcess) -> int:
    """How many sockets the server holds."""
    found = 0
    for link in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found += os.readlink(link).startswith("socket:")
    return found


@contextlib.contextmanager
def unread(server: ServerProcess, ada: Browser, table: str) -> Iterator[socket.socket]:
    """A client that asks for more and more, and reads nothing."""
    with raw_socket(server, ada, table) as plug:
        plug.settimeout(0.2)
        with contextlib.suppress(OSError):
            for _ in range(2000):
                plug.sendall(masked(b'{"type":"look"}') * 10)
                time.sleep(0.01)
        yield plug


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="there is no /proc to look into")
def test_who_was_dropped_holds_nothing_of_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, messages_per_second=5000) as server:
        ada = Browser(server)
        table = ada.table("me", "me", game="leuchtturm", visibility="local")
        with ada.at(table) as client:
            for step in range(40):
                client.look_from_mover()
                client.move(step)
                client.until_moves(step + 1)
        ada.http.close()
        before = sockets_of(server)
        with unread(server, ada, table):
            wait_for(lambda: sockets_of(server) <= before)


class Impatient(ServerProcess):
    """A server that waits two seconds instead of thirty for its answers to be read."""

    program = (
        "-c",
        f"""import runpy, lichtspiel.server.edge.protocols as doors
doors.UNREAD_SECONDS = 2
runpy.run_path({ServerProcess.program[0]!r}, run_name="__main__")""",
        *ServerProcess.program[1:],
    )


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="there is no /proc to look into")
@pytest.mark.parametrize("times", [1, 20])
def test_who_does_not_read_the_answer_holds_nothing_of_the_server(tmp_path: Path, times: int) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_bytes(os.urandom(8_000_000))
    with Impatient(tmp_path / "data", web=page) as server:
        before = sockets_of(server)
        with contextlib.ExitStack() as stack:
            plugs = [socket.socket() for _ in range(5)]
            for plug in plugs:
                stack.enter_context(plug).setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                plug.connect(("127.0.0.1", int(server.url.rsplit(":", 1)[1])))
                plug.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * times)
            wait_for(lambda: sockets_of(server) > before)
            wait_for(lambda: sockets_of(server) <= before)
        assert Browser(server).get("/health").status_code == 200
        assert not complaints(server)


@pytest.mark.parametrize(
    ("waiting", "aborted"),
    [
        ([0] * 99, False),
        ([0, *[9] * LOOKS], False),
        ([0, *[9] * (LOOKS + 1)], True),
        ([0, *range(9, 9 + LOOKS), 3, *[9] * LOOKS], False),
        ([999 - each for each in range(99)], False),
        (list(range(99)), True),
        ([9, 0] * 99, False),
    ],
    ids=["nothing", "a while", "for long", "taken at last", "slowly", "more and more", "again and again"],
)
def test_who_reads_however_slowly_is_waited_for(waiting: list[int], aborted: bool) -> None:
    looks: list[Any] = []
    ends: list[bool] = []
    loop: Any = SimpleNamespace(call_later=lambda _, look: looks.append(look))
    transport: Any = SimpleNamespace(
        get_write_buffer_size=lambda: waiting.pop(0),
        get_extra_info=lambda _: SimpleNamespace(setsockopt=lambda *_: None),
        abort=lambda: ends.append(True),
    )
    Reading(loop, transport)
    while waiting and not ends:
        looks.pop()()
    assert bool(ends) is aborted


def test_requests_that_come_all_at_once_are_looked_at_one_by_one(server: ServerProcess) -> None:
    """Nobody else has to wait until thousands of them are parsed, and each is answered, in order."""
    with knocked(server, b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 2000) as plug:
        assert Browser(server).get("/api/games").status_code == 200
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 2000:
            part = plug.recv(65_536)
            assert part
            heard += part


def test_a_server_ends_in_time_while_it_is_flooded(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, messages_per_second=1) as server:
        ada = Browser(server)
        table = ada.table("me", "me", visibility="local")
        with raw_socket(server, ada, table) as plug:
            plug.sendall(masked(b'{"type":"ping"}') * 500)
            while b"slow-down" not in plug.recv(65_536):
                pass
            assert server.stop() == 0
    assert not [line for line in server.errors if '"error"' in line]
