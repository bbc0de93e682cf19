"""Which form of the engines runs: the compiled one, or the plain source if that is wanted or there is nothing else."""

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location


class SourceFinder:
    """Finds the `.py` file of a module of this package even if a compiled one lies beside it."""

    @staticmethod
    def find_spec(name: str, path: object = None, _target: object = None) -> ModuleSpec | None:
        """The source of a compiled module; None for any other module."""
        if not name.startswith("lichtspiel."):
            return None
        spec = PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        if spec is None or spec.origin is None or not spec.origin.endswith(".so"):
            return None
        folder, file = os.path.split(spec.origin)
        source = os.path.join(folder, file.partition(".")[0] + ".py")
        loader, below = SourceFileLoader(name, source), spec.submodule_search_locations
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=below)


def choose() -> None:
    """Use the plain source if the environment says LICHTSPIEL_FORM=source."""
    if os.environ.get("LICHTSPIEL_FORM") == "source":
        sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Whether the compiled engines are in use."""
    from lichtspiel.core import engine

    return not str(engine.__file__).endswith(".py")
