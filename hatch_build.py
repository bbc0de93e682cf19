"""The build hook: what is built for a wheel, and in place for an editable install.

The engines are compiled with mypyc; without a working C compiler they run uncompiled, about fifty times slower.
The page is built with Node (web/page.py); without Node there is no page. The package installs either way.
LICHTSPIEL_COMPILE=0 and LICHTSPIEL_PAGE=0 skip these steps.
"""

import hashlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools.sbom import sbom
from web.page import NODE_WHEEL, NoPage, build_page, npm_on_path

# Compiled as one group, so that calls between these modules are native.
COMPILED = (
    "src/lichtspiel/core/chance.py",
    "src/lichtspiel/core/engine.py",
    "src/lichtspiel/games/*/box.py",
    "src/lichtspiel/games/*/rules.py",
    "src/lichtspiel/games/*/codes.py",
    "src/lichtspiel/games/*/rebuild.py",
    "src/lichtspiel/games/lichterfest/lake.py",
    "src/lichtspiel/games/lichterfest/seats.py",
    "src/lichtspiel/games/lichterfest/sets.py",
    "src/lichtspiel/games/lichterfest/turn.py",
    "src/lichtspiel/games/leuchtturm/cards.py",
    "src/lichtspiel/games/leuchtturm/ring.py",
    "src/lichtspiel/games/leuchtturm/turns.py",
    "src/lichtspiel/games/lumen/deduction.py",
    "src/lichtspiel/games/lumen/seats.py",
    "src/lichtspiel/bots/appraisal.py",
    "src/lichtspiel/bots/*/search/*.py",
    "src/lichtspiel/adapters/encoding/[!_]*.py",
)

# No function of the shared library is ever replaced, so the compiler may inline across modules: a third faster.
# Aligned, a function takes the same time wherever it ends up: moving one between modules cost others up to 7 %.
COMPILER_OPTIONS = ("-fno-semantic-interposition", "-falign-functions=64", "-falign-loops=32")
# The surrounding packages are skipped, so that a build needs only what the compiled modules import themselves.
MYPY_CONFIG = """\
[mypy]
strict = True
[mypy-lichtspiel,lichtspiel.core,lichtspiel.games,lichtspiel.games.*,lichtspiel.bots,lichtspiel.bots.*,lichtspiel.adapters,lichtspiel.adapters.*]
follow_imports = skip
"""


class BuildHook(BuildHookInterface):  # type: ignore[misc]
    """The build hook that pyproject.toml names."""

    apart: "tempfile.TemporaryDirectory[str] | None" = None  # holds the extensions until they are in the wheel
    listed: "tempfile.TemporaryDirectory[str] | None" = None  # holds the bill of materials until it is in the wheel

    def dependencies(self) -> list[str]:
        """What is needed beyond the build system: Node, if the machine has none."""
        return [NODE_WHEEL] if wished("PAGE") and npm_on_path() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build everything that goes into the wheel; `version` is "standard" or "editable"."""
        if wished("COMPILE"):
            self.compile(version, build_data)
        if wished("PAGE"):
            self.build_page(version, build_data)
        if version != "editable":
            self.list_materials(build_data)

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engines: in place for an editable install, else into a temporary folder."""
        root = Path(self.root)
        if version == "editable":
            compiled = compile_in_place(root)
        else:
            self.apart = tempfile.TemporaryDirectory(prefix="lichtspiel-")
            build_data["force_include"].update(compile_apart(root, Path(self.apart.name)))
            compiled = bool(build_data["force_include"])
        build_data["pure_python"] = not compiled
        build_data["infer_tag"] = compiled

    def build_page(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and add it to the wheel, which would leave it out because git ignores it."""
        try:
            page = build_page()
        except NoPage as reason:
            print(f"lichtspiel: no page for browsers: {reason}", file=sys.stderr)
            return
        if version != "editable":
            build_data["force_include"][str(page)] = "lichtspiel/web"

    def list_materials(self, build_data: dict[str, Any]) -> None:
        """Add the bill of materials: what the wheel contains and depends on."""
        self.listed = tempfile.TemporaryDirectory(prefix="lichtspiel-sbom-")
        listed = Path(self.listed.name) / "lichtspiel.cdx.json"
        listed.write_text(sbom(Path(self.root)))
        build_data["sbom_files"].append(str(listed))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the temporary folders once the wheel is complete."""
        for folder in (self.apart, self.listed):
            if folder is not None:
                folder.cleanup()


def wished(part: str) -> bool:
    """Whether this part is to be built."""
    return os.environ.get(f"LICHTSPIEL_{part}") != "0"


def sources(root: Path) -> list[Path]:
    """The modules to compile."""
    return sorted(path for pattern in COMPILED for path in root.glob(pattern))


def compile_in_place(root: Path) -> bool:
    """Build the extensions beside their sources, unless those already there were built from the same sources."""
    stamp = root / "build" / "engines.stamp"
    digest = digest_of([*sources(root), Path(__file__)])
    if stamp.exists() and stamp.read_text() == digest and any(root.glob("src/*.so")):
        return True
    for stale in root.glob("src/**/*.so"):
        stale.unlink()
    if not build_extensions(root, root / "src"):
        return False
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest)
    return True


def compile_apart(root: Path, target: Path) -> dict[str, str]:
    """Build the extensions into a separate folder; returns where each is and where it goes in the wheel."""
    build_extensions(root, target)
    return {str(built): str(built.relative_to(target)) for built in target.glob("**/*.so")}


def digest_of(paths: list[Path]) -> str:
    """A digest of what the extensions depend on: their sources and the Python that runs them."""
    parts = [sys.version.encode(), *(path.read_bytes() for path in paths)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def build_extensions(root: Path, target: Path) -> bool:
    """Compile into `target`; if this machine cannot, print why and return False."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    before, scratch = Path.cwd(), tempfile.TemporaryDirectory(prefix="lichtspiel-c-")
    os.chdir(root / "src")
    try:
        names = [str(path.relative_to(root / "src")) for path in sources(root)]
        generated = scratch.name
        config = Path(generated) / "mypy.ini"
        config.write_text(MYPY_CONFIG)
        extensions = mypycify([f"--config-file={config}", *names], group_name="lichtspiel", target_dir=generated)
        for extension in extensions if os.name == "posix" else []:
            extension.extra_compile_args.extend(COMPILER_OPTIONS)
        command = Distribution({"name": "lichtspiel", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(target), generated
        command.ensure_finalized()
        command.run()
    except (CCompilerError, ExecError, PlatformError) as reason:
        print(f"lichtspiel: no working C compiler ({reason}); installing uncompiled, which is slow", file=sys.stderr)
        return False
    finally:
        os.chdir(before)
        scratch.cleanup()
    return True
