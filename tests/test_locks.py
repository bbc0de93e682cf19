"""Dependencies: all locked, from no particular registry, not too new, and audited for known holes."""

import gzip
import hashlib
import json
import re
import threading
import time
import tomllib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tools import audit
from tools.sbom import installed_at, sbom
from web import page

ROOT = Path(__file__).parent.parent
LOCK = (ROOT / "uv.lock").read_text()
PYTHON: list[dict[str, Any]] = [each for each in tomllib.loads(LOCK)["package"] if each["name"] != "lichtspiel"]
PAGE: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
PEERS: dict[str, dict[str, Any]] = json.loads((ROOT / "benchmarks/peers/package-lock.json").read_text())["packages"]
# A digest, so as to name no host here, of the two hosts that uv.lock names wherever it is made.
DEFAULT_HOSTS = "0eebf964e1b25340"
COOL_DOWN = timedelta(days=7)


def archives(package: dict[str, Any]) -> list[dict[str, Any]]:
    """Every archive that may be installed for a package."""
    return [*package.get("wheels", ()), *([package["sdist"]] if "sdist" in package else ())]


def test_the_lock_files_name_only_the_default_registries() -> None:
    assert not [name for lock in (PAGE, PEERS) for name, package in lock.items() if "resolved" in package]
    hosts = set(re.findall(r"https?://([^/\"]+)", LOCK))
    assert hashlib.sha256(" ".join(sorted(hosts)).encode()).hexdigest()[:16] == DEFAULT_HOSTS
    assert len({json.dumps(package["source"]) for package in PYTHON}) == 1
    assert not {"link", "inBundle"} & {field for package in PAGE.values() for field in package}


def test_every_package_is_locked_with_its_hash() -> None:
    assert len(PYTHON) > 100
    for package in PYTHON:
        assert archives(package), package["name"]
        assert all(each["hash"].startswith("sha256:") and len(each["hash"]) == 71 for each in archives(package))
    for lock in (PAGE, PEERS):
        assert len(lock) > 100
        hashes = {name: package.get("integrity", "") for name, package in lock.items()}
        assert [name for name, digest in hashes.items() if not digest.startswith("sha512-")] == [""]


def test_no_release_was_locked_in_its_first_week() -> None:
    """Checked here for Python packages; npm's lock file has no times, so npm itself is told to check."""
    times = {each["upload-time"]: package["name"] for package in PYTHON for each in archives(package)}
    newest = max(times, key=datetime.fromisoformat)
    assert datetime.now(UTC) - datetime.fromisoformat(newest) >= COOL_DOWN, times[newest]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["uv"]
    assert settings["exclude-newer"] == "1 week"
    assert tomllib.loads(LOCK)["options"]["exclude-newer-span"] == "P1W"
    assert (ROOT / "web" / ".npmrc").read_text() == f"min-release-age={COOL_DOWN.days}\n"


def test_the_bill_of_materials_names_what_the_page_is_built_from() -> None:
    """Svelte has its own folder with other versions of these two packages than everything else uses."""
    listed = {each["name"]: each for each in json.loads(sbom(ROOT))["components"]}
    for name in ("aria-query", "magic-string"):
        own, common = PAGE[f"node_modules/svelte/node_modules/{name}"], PAGE[f"node_modules/{name}"]
        assert own["version"] != common["version"]
        assert listed[name]["version"] == own["version"]
        (found,) = listed[name]["hashes"]
        assert found["content"] == b64decode(own["integrity"].removeprefix("sha512-")).hex()


def test_a_dependency_is_looked_up_in_the_packages_own_folder_and_then_outwards() -> None:
    locked: dict[str, Any] = dict.fromkeys(
        ["node_modules/a", "node_modules/@s/b", "node_modules/a/node_modules/@s/b", "node_modules/a/node_modules/c"]
    )
    assert installed_at(locked, "", "@s/b") == "node_modules/@s/b"
    assert installed_at(locked, "node_modules/a", "@s/b") == "node_modules/a/node_modules/@s/b"
    assert installed_at(locked, "node_modules/a/node_modules/@s/b", "c") == "node_modules/a/node_modules/c"
    assert installed_at(locked, "node_modules/a/node_modules/@s/b", "a") == "node_modules/a"
    assert installed_at(locked, "node_modules/@s/b", "c") == ""


class Source(BaseHTTPRequestHandler):
    """An advisory source that knows of holes in Starlette and Svelte, and answers like OSV and npm's registry."""

    knows = True

    def do_POST(self) -> None:
        said = self.rfile.read(int(self.headers["content-length"]))
        asked = json.loads(gzip.decompress(said) if self.headers.get("content-encoding") == "gzip" else said)
        hole = {"id": 1, "url": "hole", "title": "A hole", "severity": "high", "vulnerable_versions": "*"}
        if "queries" in asked:
            holes = [[{"id": "HOLE-1"}] if each["package"]["name"] == "starlette" else [] for each in asked["queries"]]
            self.answer({"results": [{"vulns": each} if self.knows else {} for each in holes]})
        else:
            self.answer({"svelte": [hole]} if self.knows else {})

    def do_GET(self) -> None:
        name = unquote(self.path.removeprefix("/"))
        if locked := PAGE.get(f"node_modules/{name}"):
            self.answer({"name": name, "versions": {locked["version"]: locked | {"name": name}}})
        else:
            self.answer({"id": "HOLE-1", "modified": "2026-01-01T00:00:00Z"})

    def answer(self, body: object) -> None:
        said = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def advisories(*, holes: bool) -> Iterator[str]:
    """The address of an advisory source that knows of holes, or of none."""
    handler = type("Handler", (Source,), {"knows": holes})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def asked(url: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The exit code of `make audit` with this advisory source."""
    python = audit.holes_of_python
    monkeypatch.setattr(audit, "holes_of_python", lambda within: python(within, "--service-url", url))
    for name in ("npm_config_registry", "NPM_CONFIG_REGISTRY"):
        monkeypatch.setenv(name, url)
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    monkeypatch.setenv("UV_HTTP_RETRIES", "0")
    return audit.main([])


@pytest.mark.skipif(not (page.npm_on_path() or page.npm_from_wheel()), reason="there is no Node.js on this machine")
def test_an_audit_says_what_is_known(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with monkeypatch.context() as patch, advisories(holes=False) as url:
        assert asked(url, patch) == 0
        assert capsys.readouterr().out == "uv.lock: no known holes.\nweb/package-lock.json: no known holes.\n"
    with monkeypatch.context() as patch, advisories(holes=True) as url:
        assert asked(url, patch) == 1
        said = capsys.readouterr().out
        assert ("HOLE-1" in said, '"A hole"' in said, said.count("known holes:")) == (True, True, 2)


def test_an_audit_that_cannot_ask_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with advisories(holes=True) as url:
        pass
    assert asked(url, monkeypatch) == 0  # the source is gone
    assert capsys.readouterr().out.count("COULD NOT ASK") == 2


def test_an_audit_without_the_programs_it_needs_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UV", "no-such-program")
    monkeypatch.setattr(audit, "npm_on_path", lambda: ["no-npm-either"])
    assert audit.main([]) == 0
    said = capsys.readouterr().out
    assert said.count("COULD NOT ASK") == said.count("is not installed") == 2
    assert "no-such-program" in said


def test_an_audit_that_is_not_answered_in_time_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Even if the program has started another one, which keeps its pipes open."""
    patient = tmp_path / "patient"
    patient.write_text("#!/bin/sh\nsleep 600 &\nsleep 600\n")
    patient.chmod(0o755)
    monkeypatch.setenv("UV", str(patient))
    monkeypatch.setattr(audit, "npm_on_path", lambda: [str(patient)])
    begun = time.monotonic()
    assert audit.main(["--within", "0.2"]) == 0
    assert time.monotonic() - begun < 60
    assert capsys.readouterr().out.count("no answer within 0.2 seconds") == 2
