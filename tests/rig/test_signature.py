"""The signature: how the bots play is what the committed file says, on both builds, and every change shows."""

import os
import subprocess
import sys

import pytest

from benchmarks.rig.signature import SHORT, Signature, kept, signature, signatures
from lichtspiel import load
from lichtspiel.bots.bot import Budget
from lichtspiel.form import compiled

MEANT = "If this change of play is meant, write it down: python -m benchmarks.rig signature --write"


@pytest.mark.skipif(not compiled(), reason="takes a minute on the plain source")
def test_bots_play_as_the_signature_says() -> None:
    assert signatures() == kept()["usual"], MEANT


def test_bots_play_the_same_on_the_plain_source() -> None:
    program = "from benchmarks.rig.signature import *; print(signatures(SHORT))"
    environment = os.environ | {"LICHTSPIEL_FORM": "source"}
    plain = subprocess.check_output([sys.executable, "-c", program], env=environment, text=True, timeout=300)
    assert plain.strip() == str(kept()["short"]), MEANT
    assert signatures(SHORT) == kept()["short"], MEANT


def test_a_change_of_play_shows() -> None:
    game = load("lichterfest")
    usual, other = (signature(game, measure) for measure in (SHORT, SHORT._replace(budget=Budget(simulations=19))))
    assert usual == signature(game, SHORT)
    assert isinstance(usual, Signature)
    assert usual.digest != other.digest
    assert usual.simulations > other.simulations
