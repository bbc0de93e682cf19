"""The compiled engines run, and do exactly what their source does uncompiled."""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from lichtspiel import Chance, Match, load, names
from lichtspiel.bots import kinds
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.form import compiled

ROOT = Path(__file__).parent.parent
HAS_COMPILER = (
    shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None
    and (Path(sysconfig.get_path("include")) / "Python.h").exists()
)


def checksum() -> str:
    """A digest of seeded games: every move, every event and every view."""
    digest = hashlib.sha256()
    for name in names():
        game = load(name)
        digest.update(str(sorted(kinds(game))).encode())  # loads the bots' modules, in either form
        for players in game.players:
            match = Match.dealt(game, tuple(SAMPLE_NAMES[:players]), f"form {players}")
            chance = Chance(players)
            while match.position.to_move is not None:
                digest.update(str(match.position.legal()).encode())
                digest.update(str(match.play(match.position.random_move(chance))).encode())
                for viewer in range(players):
                    digest.update(match.position.view(viewer).json())
            digest.update(match.record().dump())
    return digest.hexdigest()


@pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler: the package is installed uncompiled")
def test_the_compiled_form_is_the_one_that_runs() -> None:
    assert compiled()


def test_both_forms_play_the_same_games() -> None:
    program = (
        "from lichtspiel.form import compiled; from tests.test_forms import checksum; print(compiled(), checksum())"
    )
    environment = os.environ | {"LICHTSPIEL_FORM": "source"}
    finished = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    assert finished.stdout.split() == ["False", checksum()]


def test_tables_run_from_their_source_if_that_is_asked_for() -> None:
    program = (
        "from lichtspiel.core import engine; from lichtspiel.table import table; print(engine.__file__, table.__file__)"
    )
    environment = os.environ | {"LICHTSPIEL_FORM": "engines"}
    said = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=60
    ).stdout.split()
    assert [path.endswith(".py") for path in said] == [not compiled(), True]


# A `vec` that plain Python hands to compiled code, as an argument or as an attribute, is never freed (0082).


def compiled_sources() -> set[Path]:
    """The modules that hatch_build.py compiles."""
    tree = ast.parse((ROOT / "hatch_build.py").read_text())
    patterns = [
        pattern
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("COMPILED", "COMPILED_SERVER")
        for pattern in ast.literal_eval(node.value)
    ]
    return {path for pattern in patterns for path in ROOT.glob(pattern)}


def plain_sources() -> list[Path]:
    """All the others."""
    return sorted({*ROOT.glob("src/lichtspiel/**/*.py")} - compiled_sources())


def vec_takers() -> set[tuple[str, str]]:
    """The compiled functions and classes that take a `vec`, each with its module."""
    return {
        (module_name(path), taker)
        for path in compiled_sources()
        for node in ast.parse(path.read_text()).body
        for taker in _takers(node)
    }


def _takers(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef) and "vec[" in ast.unparse(node.args):
        yield node.name
    if isinstance(node, ast.ClassDef):
        yield from (node.name for part in node.body for name in _takers(part) if name == "__init__")


def module_name(path: Path) -> str:
    """The name under which a file is imported."""
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def test_plain_modules_make_no_vecs() -> None:
    assert len(compiled_sources()) > 30
    found = [str(path) for path in plain_sources() if "librt" in path.read_text()]
    assert found == []


def test_plain_modules_call_nothing_that_takes_a_vec() -> None:
    takers = vec_takers()
    assert ("lichtspiel.bots.lichterfest.search.values", "pattern_of") in takers
    assert ("lichtspiel.bots.lichterfest.search.plans", "Plan") in takers
    found = [
        f"{path}:{node.lineno} {node.func.id}"
        for path in plain_sources()
        for tree in [ast.parse(path.read_text())]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and imported(tree, node.func.id) in takers
    ]
    assert found == []


def imported(tree: ast.Module, name: str) -> tuple[str, str] | None:
    """The module that a name comes from, and what it is called there."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return node.module, alias.name
    return None


def test_no_compiled_call_spreads_a_tuple() -> None:
    """A call with `*arguments` goes through plain Python, and leaks the `vec`s in the tuple."""
    found = [
        f"{path}:{node.lineno}"
        for path in compiled_sources()
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and any(isinstance(arg, ast.Starred) for arg in node.args)
    ]
    assert found == []


def test_a_game_from_outside_only_returns_vecs() -> None:
    """The `vec` that `legal` returns is freed; nothing else in a game that is not compiled may make one."""
    makers = {
        function.name
        for path in ROOT.glob("tests/fourth/**/*.py")
        for function in ast.walk(ast.parse(path.read_text()))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("vec[")
    }
    assert makers == {"legal"}
