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
from harness import PATIENCE, ServerProcess, wait_for

from lichtspiel.server.origins import origin_of, welcome_origin
from lichtspiel.server.settings import Settings

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


def test_an_origin_is_written_as_browsers_write_it() -> None:
    assert origin_of("HTTP://192.168.1.5:80/games/") == "http://192.168.1.5"
    assert origin_of("http://192.168.1.5:8000") == "http://192.168.1.5:8000"


def test_the_service_can_be_understood_by_systemd(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd on this machine")
    found = re.search(r"```ini\n(.*?)```", HOSTING.read_text(), re.DOTALL)
    assert found is not None
    unit = tmp_path / "lichtspiel.service"
    unit.write_text(found[1].replace("/opt/lichtspiel/.venv/bin/lichtspiel", "/bin/true"))
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (checked.returncode, [line for line in checked.stderr.splitlines() if unit.name in line]) == (0, [])


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
        for own in ("/health", "/metrics"):
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
            # X-Forwarded-For is believed: who comes from elsewhere is not counted with who comes from here.
            away = cookie | {"X-Forwarded-For": "203.0.113.9"}
            with sync.connect(f"{server.socket_url}{path}", additional_headers=away) as other:
                assert '"state"' in str(other.recv(PATIENCE))
