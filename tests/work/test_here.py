"""Work on this machine: everything is done once, by as many processes as wished, and lost processes are replaced."""

import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from lichtspiel.work.errors import WorkError
from lichtspiel.work.pieces import PieceFailed
from lichtspiel.work.places import do_all
from tests.server.harness import PATIENCE
from tests.work.chores import MODULE

WORDS = [f"word {number}".encode() for number in range(20)]


@pytest.mark.parametrize("processes", [1, 2])
def test_every_piece_is_done_once(processes: int) -> None:
    assert sorted(do_all(f"{MODULE}:shout", WORDS, processes=processes)) == sorted(word.upper() for word in WORDS)


def test_nothing_to_do_asks_nobody() -> None:
    assert list(do_all(f"{MODULE}:shout", [], cluster="dask://127.0.0.1:1")) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_work_that_cannot_be_done_says_why(processes: int) -> None:
    with pytest.raises(PieceFailed, match=r"^word 0 cannot be done$"):
        list(do_all(f"{MODULE}:fail", WORDS[:1] * 2, processes=processes))


def test_the_work_of_a_lost_process_is_done_again(tmp_path: Path) -> None:
    pieces = [str(tmp_path / name).encode() for name in ("a", "b.die", "c", "d.die", "e")]
    assert sorted(do_all(f"{MODULE}:die_once", pieces, processes=2)) == pieces
    assert (tmp_path / "b.die").exists()


def test_work_that_ends_every_process_is_given_up() -> None:
    with pytest.raises(WorkError, match=r"^3 workers in a row died during the same game"):
        list(do_all(f"{MODULE}:die", WORDS[:2], processes=2))


def test_who_stops_leaves_no_process_behind(tmp_path: Path) -> None:
    (tmp_path / "go").touch()
    (tmp_path / "c").mkdir()
    notes = [tmp_path / "a", tmp_path / "b", tmp_path / "c" / "never"]
    results = do_all(f"{MODULE}:tell_and_wait", [str(note).encode() for note in notes], processes=2)
    next(results)
    next(results)
    assert soon(lambda: all(note.exists() and note.read_text() for note in notes))  # the third is being worked on
    results.close()
    for process in {int(note.read_text()) for note in notes}:
        assert soon(partial(gone, process))


def gone(process: int) -> bool:
    """Whether there is no such process any more."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def soon(condition: Callable[[], bool]) -> bool:
    """Whether something becomes true within some time."""
    until = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < until:
        time.sleep(0.02)
    return condition()
