"""The build hook: what is built for a wheel, and in place for an editable install.

The engines and what a server does for every move are compiled with mypyc; without a working C compiler they run
uncompiled, the engines about fifty times slower.
The page is built with Node (web/page.py); without Node there is no page. The package installs either way.
LICHTSPIEL_COMPILE=0 and LICHTSPIEL_PAGE=0 skip these steps. LICHTSPIEL_PGO=1 compiles twice with gcc, the second time
guided by a profile of games played in between (0090): a tenth to a quarter faster, and what `make wheel` does.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
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
    "src/lichtspiel/games/*/showing.py",
    "src/lichtspiel/games/lichterfest/choices.py",
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
# What a server does for every move, as a group of its own: who changes a table need not wait for the engines.
# Types of messages are left out (mypyc drops their keywords), and so is what waits (its coroutines are no faster).
COMPILED_SERVER = (
    "src/lichtspiel/core/matches.py",
    "src/lichtspiel/core/phrases.py",
    "src/lichtspiel/core/positions.py",
    "src/lichtspiel/core/seats.py",
    "src/lichtspiel/core/texts.py",
    "src/lichtspiel/games/*/goals.py",
    "src/lichtspiel/games/*/prompts.py",
    "src/lichtspiel/table/allowances.py",
    "src/lichtspiel/table/clocks.py",
    "src/lichtspiel/table/fold.py",
    "src/lichtspiel/table/requests.py",
    "src/lichtspiel/table/seating.py",
    "src/lichtspiel/table/seats.py",
    "src/lichtspiel/table/state.py",
    "src/lichtspiel/table/table.py",
    "src/lichtspiel/table/wording.py",
    "src/lichtspiel/table/views.py",
    "src/lichtspiel/server/edge/limits.py",
    "src/lichtspiel/server/edge/lines.py",
    "src/lichtspiel/server/edge/outbox.py",
    "src/lichtspiel/server/live/audience.py",
    "src/lichtspiel/server/live/clock.py",
    "src/lichtspiel/server/live/connections.py",
    "src/lichtspiel/server/metrics.py",
)
GROUPS = {"lichtspiel": COMPILED, "lichtspiel_server": COMPILED_SERVER}

# No function of the shared library is ever replaced, so the compiler may inline across modules: a third faster.
# Aligned, a function takes the same time wherever it ends up: moving one between modules cost others up to 7 %.
COMPILER_OPTIONS = ("-fno-semantic-interposition", "-falign-functions=64", "-falign-loops=32")
# What was never called in the training games is compiled as without a profile.
PROFILE_USE = ("-fprofile-partial-training", "-Wno-missing-profile")
# The surrounding packages are skipped, so that a build needs only what the compiled modules import themselves.
MYPY_CONFIG = """\
[mypy]
strict = True
disallow_subclassing_any = False
disallow_untyped_decorators = False
warn_return_any = False
warn_unused_ignores = False
[mypy-lichtspiel,lichtspiel.*]
follow_imports = skip
[mypy-lichtspiel.table,lichtspiel.table.*]
follow_imports = silent
[mypy-msgspec,msgspec.*,starlette.*]
follow_imports = skip
ignore_missing_imports = True
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
        """Compile: in place for an editable install, else into a temporary folder."""
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


def profile_wished() -> bool:
    """Whether to compile with a profile: asked for, and with the compiler whose options these are."""
    if os.environ.get("LICHTSPIEL_PGO") != "1":
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    if "Free Software Foundation" not in told:
        print(f"lichtspiel: no profile without gcc ({compiler[0]} is another compiler)", file=sys.stderr)
        return False
    return True


def sources(root: Path, group: str) -> list[Path]:
    """The modules to compile."""
    return sorted(path for pattern in GROUPS[group] for path in root.glob(pattern))


def compile_in_place(root: Path) -> bool:
    """Build the extensions beside their sources, unless those already there were built from the same sources."""
    listed = {path.with_suffix("") for group in GROUPS for path in sources(root, group)}
    for built in root.glob("src/lichtspiel/**/*.so"):
        if built.with_name(built.name.partition(".")[0]) not in listed:
            built.unlink()
    outcomes = [compile_group_in_place(root, group) for group in GROUPS]
    return all(outcomes)


def compile_group_in_place(root: Path, group: str) -> bool:
    """The same for one group of modules."""
    built = built_in_place(root, group)
    if up_to_date(root, group):
        for path in built:
            path.touch()  # or a source that was only written again would pass for edited (form.py)
        return True
    for path in built:
        path.unlink()
    if not build_extensions(root, root / "src", group):
        return False
    stamp = stamp_of(root, group)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest_of(root, group))
    return True


def compile_apart(root: Path, target: Path) -> dict[str, str]:
    """Build the extensions into a separate folder; returns where each is and where it goes in the wheel.

    Those of an editable install are taken if they would come out the same.
    """
    for group in GROUPS:
        if up_to_date(root, group):
            for path in [*built_in_place(root, group), *root.glob(f"src/{group}__mypyc*.so")]:
                taken = target / path.relative_to(root / "src")
                taken.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, taken)
        else:
            build_extensions(root, target, group)
    return {str(built): str(built.relative_to(target)) for built in target.glob("**/*.so")}


def built_in_place(root: Path, group: str) -> list[Path]:
    """The extensions of an editable install that lie beside their sources."""
    return [path for module in sources(root, group) for path in module.parent.glob(f"{module.stem}.*.so")]


def stamp_of(root: Path, group: str) -> Path:
    """Where it is written from what the extensions of an editable install were built."""
    return root / "build" / f"{group}.stamp"


def up_to_date(root: Path, group: str) -> bool:
    """Whether the extensions of an editable install were built from what the sources are now."""
    stamp = stamp_of(root, group)
    return stamp.exists() and stamp.read_text() == digest_of(root, group) and any(root.glob(f"src/{group}__mypyc*.so"))


def digest_of(root: Path, group: str) -> str:
    """A digest of what the extensions depend on: their sources, the Python that runs them, and how one compiles."""
    asked = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    said = [sys.version, str(profile_wished()), *asked]
    parts = [
        *(each.encode() for each in said),
        *(path.read_bytes() for path in [*sources(root, group), Path(__file__)]),
    ]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def build_extensions(root: Path, target: Path, group: str) -> bool:
    """Compile into `target`; if this machine cannot, print why and return False."""
    from mypyc.build import mypycify
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    before, scratch = Path.cwd(), tempfile.TemporaryDirectory(prefix="lichtspiel-c-")
    os.chdir(root / "src")
    try:
        names = [str(path.relative_to(root / "src")) for path in sources(root, group)]
        generated = scratch.name
        config = Path(generated) / "mypy.ini"
        config.write_text(MYPY_CONFIG)
        extensions = mypycify([f"--config-file={config}", *names], group_name=group, target_dir=generated)
        for extension in extensions if os.name == "posix" else []:
            extension.extra_compile_args.extend(COMPILER_OPTIONS)
        if group == "lichtspiel" and os.name == "posix" and profile_wished():
            learn_profile(extensions, root, Path(generated))
        build_ext(extensions, target, generated)
    except (CCompilerError, ExecError, PlatformError) as reason:
        print(f"lichtspiel: no working C compiler ({reason}); installing uncompiled, which is slow", file=sys.stderr)
        return False
    finally:
        os.chdir(before)
        scratch.cleanup()
    return True


def build_ext(extensions: list[Any], target: Path, generated: str) -> None:
    """Run the C compiler; what it made before, from the same C, is made again."""
    from setuptools import Distribution

    command = Distribution({"name": "lichtspiel", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.force = str(target), generated, True
    command.ensure_finalized()
    command.run()


def learn_profile(extensions: list[Any], root: Path, generated: Path) -> None:
    """Compile, play the training games, and let the extensions be compiled by what was hot in them."""
    profile, trained = generated / "profile", generated / "trained"
    measuring = f"-fprofile-generate={profile}"
    for extension in extensions:
        extension.extra_compile_args.append(measuring)
        extension.extra_link_args.append(measuring)
    build_ext(extensions, trained, str(generated))
    # A namespace package of compiled modules alone: what the whole package imports is not there while it is built.
    subprocess.run([sys.executable, str(root / "tools/train_engines.py"), str(trained)], cwd=generated, check=True)
    for extension in extensions:
        extension.extra_compile_args.remove(measuring)
        extension.extra_link_args.remove(measuring)
        extension.extra_compile_args.extend([f"-fprofile-use={profile}", *PROFILE_USE])
