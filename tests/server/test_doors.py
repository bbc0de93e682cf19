"""Who says too little, too slowly or too much, or does not listen, costs the server little and others nothing."""

import contextlib
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
import websockets.sync.client as sync
from harness import PATIENCE, Browser, ServerProcess, wait_for
from test_abuse import masked, raw_socket
from websockets.exceptions import ConnectionClosed

from lichtspiel.server.addresses import Proxies, subscriber
from lichtspiel.server.doors import HEAD_SECONDS, MOST_HEAD

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
    assert "anybody" in Proxies("*")
    assert "127.0.0.1" not in Proxies("")


def made_from(server: ServerProcess, *forwarded: str) -> list[int]:
    """The answers to a wish for a table from each of these, who all have no cookie."""
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
    with ServerProcess(tmp_path / "behind", tables_per_address=2, proxies="127.0.0.1") as server:
        assert made_from(server, *(f"{each}, 203.0.113.9" for each in pretended)) == [201, 201, 429]


def knocked(server: ServerProcess, said: bytes = b"") -> socket.socket:
    """A connection on which so much has been said."""
    host, port = server.url.removeprefix("http://").split(":")
    plug = socket.create_connection((host, int(port)), PATIENCE)
    plug.sendall(said)
    return plug


def heard_to_the_end(plug: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := plug.recv(65_536):
            heard += part
    return heard


def listened(plug: socket.socket, said: bytes) -> bool:
    """Whether the server goes on listening to somebody who goes on and on."""
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
