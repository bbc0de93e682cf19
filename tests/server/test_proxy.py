"""Behind a real nginx, set up as docs/hosting.md says: page, requests and sockets of a browser pass."""

import contextlib
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
import websockets.sync.client as sync
from websockets.exceptions import ConnectionClosed

from lichtspiel.server.edge.hosts import KnownHosts, known_names
from lichtspiel.server.edge.origins import origin_of, welcome_origin
from lichtspiel.server.settings import Settings
from tests.server.harness import PATIENCE, ServerProcess, wait_for

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
PUBLIC = "https://games.example.org"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("http://127.0.0.1:8000", True),
        ("https://games.example.org", True),
        ("https://friends.example", True),
        ("https://friends.example:8443", False),
        ("http://games.example.org", False),
        ("https://evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("http://evil.example/127.0.0.1:8000", False),
        ("http://127.0.0.1:8000@evil.example", False),
    ],
)
def test_pages_of_the_public_address_are_welcome(origin: str | None, welcome: bool) -> None:
    settings = Settings(public_url="https://Games.example.org:443/", origins=" https://friends.example,")
    headers = {"host": "127.0.0.1:8000"} | ({} if origin is None else {"origin": origin})
    assert welcome_origin(headers, settings) is welcome


@pytest.mark.parametrize(
    ("hosts", "code"),
    [
        (["games.example.org"], None),
        (["GAMES.example.org.:443"], None),
        (["games.local:8000"], None),
        (["localhost:8000"], None),
        (["127.0.0.1:8000"], None),
        (["192.168.1.5"], None),
        (["[::1]:8000"], None),
        (["evil.example"], "host"),
        (["evil.games.example.org"], "host"),
        (["127.0.0.1.evil.example"], "host"),
        (["localhost.evil.example"], "host"),
        ([], "no-host"),
        (["games.example.org", "games.example.org"], "no-host"),
        ([""], "no-host"),
        (["games.example.org/x"], "no-host"),
        (["games.example.org@evil.example"], "no-host"),
        (["games.example.org evil.example"], "no-host"),
        (["[::1"], "no-host"),
        (["\xff"], "no-host"),
    ],
)
def test_the_server_answers_to_its_names(hosts: list[str], code: str | None) -> None:
    settings = Settings(public_url="https://Games.example.org:443/", hosts="Games.local, other.example")
    headers = [(b"host", host.encode("latin-1")) for host in hosts]
    scope = {"type": "http", "http_version": "1.1", "headers": headers}
    no = KnownHosts(asked_nothing, known_names(settings)).refusal(scope)
    assert (no and no.code) == code
    anybody = KnownHosts(asked_nothing, known_names(Settings())).refusal(scope)
    assert (anybody and anybody.code) == ("no-host" if code == "no-host" else None)


async def asked_nothing(*_: object) -> None:
    raise AssertionError


def test_other_names_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, public_url=PUBLIC) as server:
        for host in ("games.example.org", "localhost:80", server.url.removeprefix("http://")):
            assert httpx2.get(f"{server.url}/health", headers={"host": host}).status_code == 200
        refused = httpx2.get(f"{server.url}/", headers={"host": "Evil.example:80", "accept-language": "de"})
        assert (refused.status_code, refused.json()["code"]) == (421, "host")
        assert refused.json()["sentence"].startswith("Dieser Server heißt nicht")
        assert "evil.example" in refused.json()["sentence"]
        assert "default-src 'self'" in refused.headers["content-security-policy"]
        port = server.url.rsplit(":", 1)[1]
        path = "/api/tables/nowhere/socket"
        for host, code, reason in (("evil.example", 4403, "host"), ("localhost", 4404, "no-table")):
            url, plug = f"ws://{host}:{port}{path}", socket.create_connection(("127.0.0.1", int(port)), PATIENCE)
            with sync.connect(url, sock=plug) as said, pytest.raises(ConnectionClosed) as closed:
                said.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (code, reason)
        for said_first, status in (
            (b"GET /health HTTP/1.0\r\n\r\n", b"200"),
            (b"GET /health HTTP/1.1\r\nConnection: close\r\n\r\n", b"400"),
            (b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", b"400"),
        ):
            with socket.create_connection(("127.0.0.1", int(port)), PATIENCE) as plug:
                plug.sendall(said_first)
                assert plug.recv(12) == b"HTTP/1.1 " + status


def test_an_origin_is_written_as_browsers_write_it() -> None:
    assert origin_of("HTTP://192.168.1.5:80/games/") == "http://192.168.1.5"
    assert origin_of("http://192.168.1.5:8000") == "http://192.168.1.5:8000"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as plug:
        return int(plug.getsockname()[1])


def block(server: ServerProcess, port: int) -> str:
    """The block of the page on hosting, without TLS, on a port of the loopback address."""
    found = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(), re.DOTALL)
    assert found is not None
    plain = re.sub(r"\n    (ssl_certificate\S*|listen \[::\]).*", "", found[1])
    plain = plain.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    return plain.replace("http://127.0.0.1:8000", server.url).replace("$scheme", "https")  # as if TLS were there


@contextlib.contextmanager
def nginx(server: ServerProcess, folder: Path) -> Iterator[int]:
    """nginx before the server; the port it listens at."""
    port = free_port()
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{block(server, port)}}}\n"
    )
    command = ["nginx", "-p", str(folder), "-e", f"{folder}/errors", "-c", str(config)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(lambda: listens(port))
            yield port
        finally:
            process.terminate()


def listens(port: int) -> bool:
    with socket.socket() as plug:
        return plug.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx on this machine")
def test_a_browser_plays_through_nginx(tmp_path: Path) -> None:
    settings = {"public_url": PUBLIC, "proxies": "127.0.0.1", "connections_per_address": 1}
    with ServerProcess(tmp_path / "data", **settings) as server, nginx(server, tmp_path) as port:
        url, headers = f"http://127.0.0.1:{port}", {"Host": "games.example.org", "Origin": PUBLIC}
        assert httpx2.get(url, headers=headers).status_code == 200
        for own in ("/live", "/ready", "/health", "/metrics"):
            assert httpx2.get(f"{url}{own}", headers=headers).status_code == 404
        body = {"game": "lichterfest", "name": "Ada", "seats": SEATS}
        made = httpx2.post(f"{url}/api/tables", json=body, headers=headers)
        assert made.status_code == 201, made.text
        assert "; Secure" in made.headers["set-cookie"], "X-Forwarded-Proto is believed"
        evil = headers | {"Origin": "https://evil.example"}
        assert httpx2.post(f"{url}/api/tables", json=body, headers=evil).json()["code"] == "origin"
        cookie = {"Origin": PUBLIC, "Cookie": made.headers["set-cookie"].split(";")[0]}
        path = f"/api/tables/{made.json()['table']}/socket"
        with sync.connect(f"ws://127.0.0.1:{port}{path}", additional_headers=cookie) as plug:
            assert '"state"' in str(plug.recv(PATIENCE))
            # X-Forwarded-For is believed: visitors from elsewhere are not counted with those from here.
            away = cookie | {"X-Forwarded-For": "203.0.113.9"}
            with sync.connect(f"{server.socket_url}{path}", additional_headers=away) as other:
                assert '"state"' in str(other.recv(PATIENCE))
