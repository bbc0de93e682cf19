"""The package as people install it: compiled where there is a C compiler, and working where there is none."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from test_forms import HAS_COMPILER

ROOT = Path(__file__).parent.parent
SIMULATE = ["-m", "lichtspiel", "simulate", "lichterfest", "--players", "2", "--games", "1"]


def build_wheel(target: Path, **environment: str) -> Path:
    """Build a wheel of the tree as it is."""
    command = [os.environ.get("UV", "uv"), "build", "--quiet", "--wheel", "--out-dir", str(target), str(ROOT)]
    subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, timeout=600)
    (wheel,) = target.glob("*.whl")
    return wheel


def unpacked(wheel: Path, target: Path) -> dict[str, str]:
    """An environment in which the wheel's files are the ones imported."""
    with zipfile.ZipFile(wheel) as archive:
        assert "lichtspiel/web/index.html" in archive.namelist()
        archive.extractall(target)
    return os.environ | {"PYTHONPATH": str(target)}


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
    """No command line, no drawing of progress bars, no research extras come with `import lichtspiel`."""
    program = "import sys, lichtspiel; [lichtspiel.load(name) for name in lichtspiel.names()]; print(*sys.modules)"
    loaded = set(output(["-c", program], dict(os.environ), ROOT).split())
    server = {"lichtspiel.server", "starlette", "sqlalchemy"}
    research = {"numpy", "pyspiel", "pettingzoo", "gymnasium", "PIL", "resvg_py", "lichtspiel.adapters"}
    assert not loaded & {"rich", "cyclopts", "lichtspiel.cli", *server, *research}
