"""Which form of the engines and the server runs: the compiled one, or the plain source if there is nothing else."""

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location

ALL = ("lichtspiel.",)
SERVER = ("lichtspiel.table.", "lichtspiel.server.")


class SourceFinder:
    """Finds the `.py` file of a module of these packages even if a compiled one lies beside it."""

    def __init__(self, packages: tuple[str, ...]) -> None:
        self.packages = packages

    def find_spec(self, name: str, path: object = None, _target: object = None) -> ModuleSpec | None:
        """The source of a compiled module; None for any other module."""
        if not name.startswith(self.packages):
            return None
        spec = PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        if spec is None or spec.origin is None or not spec.origin.endswith(".so"):
            return None
        source = _source(spec.origin)
        loader, below = SourceFileLoader(name, source), spec.submodule_search_locations
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=below)


def _source(built: str) -> str:
    """The source of a compiled module."""
    folder, file = os.path.split(built)
    return os.path.join(folder, file.partition(".")[0] + ".py")


def choose() -> None:
    """Use the plain source where the environment says so: LICHTSPIEL_FORM=source everywhere, =engines all but there.

    In a checkout, tables and the server are also plain when they were edited since they were compiled.
    """
    wished = os.environ.get("LICHTSPIEL_FORM")
    if wished == "source":
        sys.meta_path.insert(0, SourceFinder(ALL))
    elif wished == "engines" or _is_edited():
        sys.meta_path.insert(0, SourceFinder(SERVER))


def _is_edited() -> bool:
    """Whether a compiled module of a table or the server is older than its source, and this is where it is edited."""
    package = os.path.dirname(__file__)
    if not os.path.exists(os.path.join(package, "..", "..", "hatch_build.py")):
        return False
    folders = [os.path.join(package, name) for name in ("table", "server", "server/edge", "server/live")]
    built = [entry for folder in folders for entry in os.scandir(folder) if entry.name.endswith(".so")]
    return any(os.stat(_source(entry.path)).st_mtime > entry.stat().st_mtime for entry in built)


def compiled() -> bool:
    """Whether the compiled engines are in use."""
    from lichtspiel.core import engine

    return not str(engine.__file__).endswith(".py")
