"""The notebooks run, quickly, and show what they would show today. `pytest --rewrite` rewrites their outputs."""

import os
import resource
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

HOME = Path(__file__).parent.parent / "docs" / "notebooks"
NOTEBOOKS = sorted(HOME.glob("*.ipynb"))
MOST_SECONDS = 30.0  # of processor time: wall time depends on what else runs
MOST_BYTES = 300_000
VARIES = "varies"  # the tag of cells whose outputs depend on the machine's arithmetic


def spent() -> float:
    """The processor time of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def executed(path: Path) -> Any:
    """The notebook, run from top to bottom as a reader would, without paths that only tests have."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(HOME)}}).execute(env=environment)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata.language_info = {"name": "python"}  # without the version of Python that wrote it
    return notebook


def shown(notebook: Any) -> list[list[str]]:
    """The outputs that must be the same everywhere; text may arrive in any number of pieces."""
    return [
        ["".join(output.get("text", "") for output in cell.outputs), *pictures(cell)]
        for cell in notebook.cells
        if cell.cell_type == "code" and VARIES not in cell.metadata.get("tags", [])
    ]


def pictures(cell: Any) -> list[str]:
    """The drawings and values a cell shows."""
    return [said.strip() for output in cell.outputs for _, said in sorted(output.get("data", {}).items())]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_runs_and_shows_what_it_says(path: Path, request: pytest.FixtureRequest) -> None:
    before = spent()
    notebook = executed(path)
    if request.config.getoption("--rewrite"):
        nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
    assert shown(notebook) == shown(nbformat.read(path, as_version=4))  # type: ignore[no-untyped-call]
    assert 0 < spent() - before < MOST_SECONDS
    assert path.stat().st_size < MOST_BYTES


def test_there_is_one_for_each_audience() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["bot", "learn", "play"]
