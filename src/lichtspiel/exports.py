"""Names that a package exports but loads only when one of them is used, so that importing the package costs little."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def exporting(package: str, homes: Mapping[str, tuple[str, ...]]) -> Callable[[str], object]:
    """A `__getattr__` for a package: `homes` says of each module which names come from it."""
    home_of = {name: home for home, names in homes.items() for name in names}

    def load(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        found: object = getattr(import_module(home_of[name]), name)
        setattr(sys.modules[package], name, found)  # from now on it is found without asking here
        return found

    return load
