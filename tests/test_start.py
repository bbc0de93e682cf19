"""What a command may load before its first word: a budget that no busy machine can blur."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import lichtspiel
from lichtspiel import words

# Each of these takes longer to load than the command may take.
HEAVY = {
    "alembic",
    "asyncio",
    "babel",
    "cyclopts",
    "email",
    "fluent",
    "importlib.metadata",
    "msgspec",
    "numpy",
    "rich",
    "sqlalchemy",
    "starlette",
    "uvicorn",
}
NO_GAME = {"lichtspiel.core.games", "lichtspiel.bots", "lichtspiel.server", "lichtspiel.table"}
LEAVE = "import sys; from lichtspiel.cli import main; sys.argv = {argv}\ntry: main()\nexcept SystemExit: pass"


def loaded(program: str) -> set[str]:
    """The modules that a program has loaded when it ends."""
    told = f"{program}\nimport sys; print('LOADED', *sys.modules)"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, timeout=60, check=True)
    return set(run.stdout.rpartition("LOADED")[2].split())


@pytest.mark.parametrize(
    "argv",
    [["--help"], ["--nonsense"], ["rules"], ["rules", "lumen"], ["rules", "lumen", "m4", "--lang", "pl"]],
    ids=" ".join,
)
def test_help_and_rules_load_only_what_they_need(argv: list[str]) -> None:
    modules = loaded(LEAVE.format(argv=["lichtspiel", *argv]))
    assert "lichtspiel.cli" in modules
    assert not modules & (HEAVY | NO_GAME)


def test_importing_the_library_loads_nothing_yet() -> None:
    modules = {name for name in loaded("import lichtspiel") if name.startswith("lichtspiel")}
    assert modules == {"lichtspiel", "lichtspiel.exports", "lichtspiel.form"}


def test_a_server_loads_only_what_it_needs_to_listen() -> None:
    spared = {"alembic", "babel", "fluent", "numpy", "rich", "sqlalchemy"}
    assert not loaded("import lichtspiel.server.run") & spared


@pytest.mark.parametrize("package", [lichtspiel, words])
def test_everything_exported_is_there(package: object) -> None:
    names = package.__all__  # type: ignore[attr-defined]
    assert all(hasattr(package, name) for name in names)
    assert not hasattr(package, "nothing_of_this_name")
    assert import_module("lichtspiel").verify is lichtspiel.verify


LISTEN = """
import os, sys
from lichtspiel.server.run import serve
from lichtspiel.server.settings import Settings

def ready(port):
    print("LOADED", *sys.modules, flush=True)
    os._exit(0)

serve(Settings(data={data!r}), ready)
"""


def test_a_server_listens_before_it_loads_what_works_with_its_database(tmp_path: Path) -> None:
    started = [sys.executable, "-c", LISTEN.format(data=str(tmp_path))]
    runs = [subprocess.run(started, capture_output=True, text=True, timeout=60, check=True) for _ in range(2)]
    first, second = (set(run.stdout.partition("LOADED")[2].split()) for run in runs)
    assert "alembic" in first  # which made the database
    assert "lichtspiel.server.hub" in second
    assert not second & {"alembic", "sqlalchemy"}
