"""The package as people install it: compiled where there is a C compiler, and working where there is none."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.test_forms import HAS_COMPILER

ROOT = Path(__file__).parent.parent
SIMULATE = ["-m", "lichtspiel", "simulate", "lichterfest", "--players", "2", "--games", "1"]


def build_wheel(target: Path, **environment: str) -> Path:
    """Build a wheel from the working tree."""
    command = [os.environ.get("UV", "uv"), "build", "--quiet", "--wheel", "--out-dir", str(target), str(ROOT)]
    subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, timeout=600)
    (wheel,) = target.glob("*.whl")
    return wheel


def unpacked(wheel: Path, target: Path) -> dict[str, str]:
    """Environment variables with which the wheel's files are imported."""
    with zipfile.ZipFile(wheel) as archive:
        assert {"lichtspiel/web/index.html", "lichtspiel/py.typed"} <= set(archive.namelist())
        archive.extractall(target)
    return os.environ | {"PYTHONPATH": str(target)}


def materials(wheel: Path) -> str:
    """The bill of materials in a wheel; it must have what CycloneDX 1.6 requires, and name all known materials."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if "/sboms/" in each)
        listed = archive.read(name).decode()
    assert re.fullmatch(r"lichtspiel-[\d.]+\.dist-info/sboms/lichtspiel\.cdx\.json", name)
    document = json.loads(listed)
    assert (document["bomFormat"], document["specVersion"], document["version"]) == ("CycloneDX", "1.6", 1)
    assert document["metadata"]["component"]["name"] == "lichtspiel"
    components = document["components"]
    assert all(each["type"] == "library" and each["name"] and each["version"] for each in components)
    references = [each["bom-ref"] for each in components]
    assert len(set(references)) == len(references)
    assert all(each["purl"] == each["bom-ref"] for each in components)
    assert all(
        re.fullmatch(r"[0-9a-f]{128}", found["content"]) for each in components for found in each.get("hashes", ())
    )
    names = {each["purl"].rsplit("@", 1)[0] for each in components}
    assert {"pkg:pypi/starlette", "pkg:pypi/uvloop", "pkg:npm/svelte"} <= names
    assert not {"pkg:pypi/pytest", "pkg:pypi/psycopg", "pkg:npm/vitest", "pkg:npm/prettier"} & names
    assert "timestamp" not in listed
    assert "serialNumber" not in listed
    return listed


def output(arguments: list[str], environment: dict[str, str], cwd: Path) -> str:
    finished = subprocess.run(
        [sys.executable, "-P", *arguments], env=environment, cwd=cwd, check=True, capture_output=True, timeout=300
    )
    return finished.stdout.decode()


@pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler here")
def test_both_wheels_play_the_same_game(tmp_path: Path) -> None:
    compiled = build_wheel(tmp_path / "compiled")
    plain = build_wheel(tmp_path / "plain", CC="/nonexistent/cc")
    assert compiled.name.endswith(".whl")
    assert "none-any" not in compiled.name
    assert plain.name.endswith("-py3-none-any.whl")
    assert materials(compiled) == materials(plain)
    games = []
    for wheel, form in ((compiled, "True"), (plain, "False")):
        environment = unpacked(wheel, tmp_path / form)
        where = "import lichtspiel; from lichtspiel.form import compiled; print(compiled(), lichtspiel.__file__)"
        said, path = output(["-c", where], environment, tmp_path).split()
        assert (said, Path(path).is_relative_to(tmp_path)) == (form, True)
        games.append(output(SIMULATE, environment, tmp_path))
    assert games[0] == games[1]
    assert games[0].startswith('{"format":"lichtspiel/1"')


def test_importing_the_library_is_light() -> None:
    """`import lichtspiel` brings in neither the command line nor progress bars nor the research extras."""
    program = "import sys, lichtspiel; [lichtspiel.load(name) for name in lichtspiel.names()]; print(*sys.modules)"
    loaded = set(output(["-c", program], dict(os.environ), ROOT).split())
    server = {"lichtspiel.server", "starlette", "sqlalchemy"}
    research = {"numpy", "pyspiel", "pettingzoo", "gymnasium", "PIL", "resvg_py", "lichtspiel.adapters"}
    assert not loaded & {"rich", "cyclopts", "lichtspiel.cli", *server, *research}
