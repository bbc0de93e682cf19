"""The compiled engines run, and do exactly what their source does uncompiled."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from lichtspiel import Chance, Match, load, names
from lichtspiel.core.positions import SAMPLE_NAMES
from lichtspiel.form import compiled

HAS_COMPILER = (
    shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None
    and (Path(sysconfig.get_path("include")) / "Python.h").exists()
)


def checksum() -> str:
    """A digest of seeded games of every kind: every move, every event, every view."""
    digest = hashlib.sha256()
    for name in names():
        game = load(name)
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
    program = "from lichtspiel.form import compiled; from test_forms import checksum; print(compiled(), checksum())"
    environment = os.environ | {
        "LICHTSPIEL_FORM": "source",
        "PYTHONPATH": os.pathsep.join([os.path.dirname(__file__), os.environ["PYTHONPATH"]]),
    }
    finished = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    assert finished.stdout.split() == ["False", checksum()]
