"""What hosts copy from deploy/, checked against the server, and by the programs that read it where they are there."""

import contextlib
import json
import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import httpx2
import pytest
from ruamel.yaml import YAML

from lichtspiel.server.settings import PREFIX, Settings
from tests.server.harness import PATIENCE, wait_for
from tests.server.postgres import VERSION, installed
from tests.server.test_hub import SlowHub, work_in

DEPLOY = Path(__file__).parent.parent / "deploy"
FILES = [file for file in DEPLOY.rglob("*") if file.is_file()]
HOSTING = DEPLOY.parent / "docs" / "hosting.md"
HOST = {"Host": "games.example.org"}
TRIED = Path("/tmp/lichtspiel-fleet")  # where the chapter on more than one machine builds everything


def here(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"there is no {program} on this machine")


def checked(*command: object) -> str:
    """What a program says that must succeed."""
    done = subprocess.run(
        list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def alerts() -> list[dict[str, Any]]:
    (group,) = YAML(typ="safe").load(DEPLOY / "prometheus" / "alerts.yaml")["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def drawn() -> list[str]:
    """What the dashboard asks Prometheus for."""
    board = json.loads((DEPLOY / "grafana" / "lichtspiel.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return [*asked, *(each["query"]["query"] for each in board["templating"]["list"] if each["type"] == "query")]


def test_dashboard_and_alerts_name_only_figures_that_there_are(tmp_path: Path) -> None:
    shown: list[str] = []

    async def work(hub: SlowHub) -> None:
        shown.append(hub.metrics.text())

    work_in(lambda: SlowHub(Settings(data=str(tmp_path))), work)
    known = set(re.findall(r"^(lichtspiel_\w+)", shown[0], re.MULTILINE))
    named = {
        name
        for text in [*(rule["expr"] for rule in alerts()), *drawn()]
        for name in re.findall(r"lichtspiel_\w+", text)
    }
    assert named <= known, named - known
    histograms = set(re.findall(r"^# TYPE (\w+) histogram", shown[0], re.MULTILINE))
    assert {f"{name}_bucket" for name in histograms} <= named, "each histogram is drawn or watched"
    mentioned = {name for rule in alerts() for name in re.findall(r"lichtspiel_\w+", rule["annotations"]["todo"])}
    assert mentioned <= histograms


def test_there_are_five_alerts_and_each_says_what_to_do() -> None:
    assert len(alerts()) == 5
    assert all(rule["annotations"].keys() == {"summary", "todo"} for rule in alerts())


@here("promtool")
def test_prometheus_reads_the_alerts() -> None:
    assert "5 rules found" in checked("promtool", "check", "rules", DEPLOY / "prometheus" / "alerts.yaml")


def test_the_settings_named_there_exist() -> None:
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    for file in FILES:
        assert set(re.findall(rf"\b{PREFIX}[A-Z_]*[A-Z]", file.read_text())) <= known, file


@here("systemd-analyze")
@pytest.mark.parametrize("unit", ["lichtspiel.service", "lichtspiel@.service", "lichtspiel-think.service"])
def test_systemd_reads_the_units(unit: str, tmp_path: Path) -> None:
    text = (DEPLOY / "systemd" / unit).read_text()
    (tmp_path / unit).write_text(text.replace("/opt/lichtspiel/.venv/bin/lichtspiel", "/bin/true"))
    said = checked("systemd-analyze", "verify", "--man=no", tmp_path / unit)
    assert not [line for line in said.splitlines() if "lichtspiel" in line]


def test_the_compose_file_keeps_to_its_schema() -> None:
    checked(
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.compose-spec",
        DEPLOY / "compose/compose.yaml",
    )


@here("kubectl")
def test_kustomize_builds_one_server_and_three() -> None:
    for name, replicas, kinds in (("base", 1, 2), ("cluster", 3, 3)):
        built = list(YAML(typ="safe").load_all(checked("kubectl", "kustomize", DEPLOY / "kustomize" / name)))
        (servers,) = (each for each in built if each["kind"] == "StatefulSet")
        assert (servers["spec"]["replicas"], len(built)) == (replicas, kinds)
        assert servers["spec"]["selector"]["matchLabels"] == servers["spec"]["template"]["metadata"]["labels"]
        (server,) = servers["spec"]["template"]["spec"]["containers"]
        assert [server[f"{kind}Probe"]["httpGet"]["path"] for kind in ("liveness", "readiness")] == ["/live", "/ready"]


class Backend(BaseHTTPRequestHandler):
    """Answers everything with its own port, and says that it is not ready while it is among those."""

    unready: ClassVar[set[int]] = set()

    def do_GET(self) -> None:
        port = self.connection.getsockname()[1]
        said = str(port).encode()
        self.send_response(503 if self.path == "/ready" and port in self.unready else 200)
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def backends() -> Iterator[list[int]]:
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Backend) for _ in range(3)]
    for server in servers:
        Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield [server.server_port for server in servers]
    finally:
        for server in servers:
            server.shutdown()
            server.server_close()


def with_ports(text: str, ports: list[int]) -> str:
    for number, port in enumerate(ports, 8001):
        text = text.replace(f"127.0.0.1:{number}", f"127.0.0.1:{port}")
    return text


@contextmanager
def proxy(*command: object, port: int) -> Iterator[str]:
    url = f"http://127.0.0.1:{port}"
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        try:
            wait_for(lambda: is_open(url))
            yield url
        finally:
            running.terminate()


def is_open(url: str) -> bool:
    try:
        return httpx2.get(url, headers=HOST).status_code == 200
    except httpx2.TransportError:
        return False


def free_port() -> int:
    with ThreadingHTTPServer(("127.0.0.1", 0), Backend) as server:
        return server.server_port


def chosen(url: str, *rest: str) -> list[set[str]]:
    """Which servers are asked about each of many tables."""
    tables = [f"{url}/api/tables/table{number}" for number in range(40)]
    return [{httpx2.get(table + path, headers=HOST).text for path in rest} for table in tables]


def check_hashing(url: str, servers: list[int]) -> None:
    """Each table is at one server, whatever is asked of it, tables are spread over all, and what is ours is hidden."""
    found = chosen(url, "", "/record", "/socket?since=7")
    assert {len(each) for each in found} == {1}
    assert set.union(*found) == set(map(str, servers))
    own = [httpx2.get(url + path, headers=HOST).status_code for path in ("/live", "/ready", "/health", "/metrics")]
    assert own == [404] * 4


@here("caddy")
def test_caddy_sends_a_table_always_to_the_same_server(tmp_path: Path) -> None:
    for file in (DEPLOY / "caddy" / "Caddyfile", DEPLOY / "compose" / "Caddyfile"):
        text = file.read_text().replace("{$DOMAIN}", "games.example.org")
        (tmp_path / "Caddyfile").write_text(text)
        checked("caddy", "validate", "--adapter", "caddyfile", "--config", tmp_path / "Caddyfile")
    port = free_port()
    with backends() as ports:
        text = with_ports((DEPLOY / "caddy" / "Caddyfile").read_text(), ports)
        text = text.replace("games.example.org {", f"http://games.example.org:{port} {{")
        (tmp_path / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}")
        with proxy("caddy", "run", "--adapter", "caddyfile", "--config", tmp_path / "Caddyfile", port=port) as url:
            check_hashing(url, ports)
            Backend.unready.add(ports[0])
            wait_for(lambda: str(ports[0]) not in set.union(*chosen(url, "")))
            check_hashing(url, ports[1:])


@here("nginx")
def test_nginx_sends_a_table_always_to_the_same_server(tmp_path: Path) -> None:
    port = free_port()
    with backends() as ports:
        text = with_ports((DEPLOY / "nginx" / "lichtspiel.conf").read_text(), ports)
        text = re.sub(r" *(listen \[|ssl_certificate).*\n", "", text).replace("443 ssl", f"127.0.0.1:{port}")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
        head = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {folders}\n"
        (tmp_path / "nginx.conf").write_text(f"{head}{text}}}")
        with proxy("nginx", "-c", tmp_path / "nginx.conf", port=port) as url:
            check_hashing(url, ports)


def is_user(name: str) -> bool:
    return any(each.pw_name == name for each in pwd.getpwall())


def steps() -> list[str]:
    """What the chapter on more than one machine tells to type, block by block, until everything is taken down."""
    chapter = HOSTING.read_text().partition("## More than one machine\n")[2]
    blocks: list[str] = re.findall(r"```sh\n(.*?)```", chapter, re.DOTALL)
    last = next(number for number, block in enumerate(blocks) if f"rm -rf {TRIED}" in block)
    return blocks[: last + 1]


PLAYED = """
cookie=$(curl --silent --fail --cookie-jar - -X PUT -H content-type:application/json --data '{"name": "Ada"}' http://10.77.0.1:8080/api/me)
echo "$cookie" | grep -q lichtspiel
"""


@here("ip")
@here("setpriv")
@here("caddy")
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make network namespaces")
@pytest.mark.skipif(not is_user("postgres"), reason="there is no user postgres on this machine")
def test_the_chapter_on_more_than_one_machine_can_be_followed(tmp_path: Path) -> None:
    *building, updating, ending = steps()
    programs = [installed() / VERSION / "bin", Path(sys.executable).parent]
    path = ":".join([*map(str, programs), os.environ["PATH"]])
    script = "\n".join(["set -e", *building, PLAYED, updating, PLAYED, "cat *.log >&2", ending])
    try:
        done = subprocess.run(
            ["bash", "-c", script],
            cwd=DEPLOY.parent,
            env=os.environ | {"PATH": path, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=10 * PATIENCE,
            check=False,
        )
    finally:
        clear_up()
    assert done.returncode == 0, done.stderr
    assert done.stderr.count('"node drains"') == 3
    assert '"level": "error"' not in done.stderr


def clear_up() -> None:
    """Whatever a failed attempt has left."""
    for file in TRIED.glob("*.pid"):
        with contextlib.suppress(ProcessLookupError, ValueError):
            os.kill(int(file.read_text()), signal.SIGKILL)
    for machine in ("db", "bus", "one", "two", "three"):
        subprocess.run(["ip", "netns", "del", f"ls-{machine}"], capture_output=True, check=False)
    subprocess.run(["ip", "link", "del", "ls-bridge"], capture_output=True, check=False)
    shutil.rmtree(TRIED, ignore_errors=True)
