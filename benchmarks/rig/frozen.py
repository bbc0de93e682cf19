"""Frozen releases: builds of earlier commits whose bots play against later ones, as commands.

`releases.json` names them, with digests that tell how they play. A build lies in a cache folder under its commit.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.rig import RigError, frozen_player
from lichtspiel.arena.external import PREFIX, is_external

ROOT: Final = Path(__file__).parents[2]
LISTED: Final = Path(__file__).with_name("releases.json")
CACHE: Final = ROOT / "build" / "frozen"
PLAYER: Final = Path(frozen_player.__file__)
SEATED: Final = re.compile(r"([\w.-]+):(\w+)(?:@(\d+x?))?")  # RELEASE:LEVEL, perhaps @SIMULATIONS, or @4x
COMMAND: Final = re.compile(rf"{PREFIX}\S*?(?:/([0-9a-f]{{12}}))?/\.venv/\S* -I \S* (\w+)(?: (\d+x?))?")
HERE: Final = "here"  # this checkout, as if it were a release: one of its bots may think longer than the others
PLAYING: Final = {"LICHTSPIEL_PAGE": "0"}  # a release that only plays needs no page


class Release(msgspec.Struct, frozen=True):
    """A commit, and how it plays."""

    commit: str
    digests: dict[str, str]


class NotFrozen(RigError):
    """A release cannot be built, or does not play as it did."""


def releases() -> dict[str, Release]:
    """The releases that have a name."""
    return msgspec.json.decode(LISTED.read_bytes(), type=dict[str, Release])


def name_release(name: str, release: Release) -> None:
    """Add a release to the list, or name it anew."""
    listed = msgspec.json.encode(releases() | {name: release})
    LISTED.write_bytes(msgspec.json.format(listed) + b"\n")


def commit_of(named: str) -> str:
    """The commit of a release, by its name or by whatever git understands."""
    if named in releases():
        return releases()[named].commit
    try:
        return _git("rev-parse", "--verify", "--quiet", f"{named}^{{commit}}")
    except subprocess.CalledProcessError:
        raise NotFrozen(f"There is neither a release nor a commit {named}.") from None


def freeze(named: str, cache: Path = CACHE) -> tuple[Release, Path]:
    """Build a release unless that was done before, and check that it plays as it did; returns its Python, too."""
    commit = commit_of(named)
    python = built(commit, cache)
    release = Release(commit, played_by(python))
    for name, known in releases().items():
        if known.commit == commit and known.digests != release.digests:
            raise NotFrozen(f"{name} plays {release.digests}, but was frozen with {known.digests}.")
    return release, python


def built(commit: str, cache: Path = CACHE) -> Path:
    """The Python of a release, built if it is not in the cache: a worktree with an environment of its own."""
    python = python_of(commit, cache)
    tree = python.parents[2]
    done = tree / "frozen"
    if not done.exists():
        _forget(tree)
        _git("worktree", "add", "--detach", "--force", str(tree), commit)
        environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"} | PLAYING
        try:
            subprocess.run([_uv(), "sync", "--locked", "--no-dev"], cwd=tree, env=environment, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NotFrozen(f"{commit} cannot be built: {error}") from None
        shutil.copy(PLAYER, tree / PLAYER.name)
        done.touch()
    return python


def python_of(commit: str, cache: Path = CACHE) -> Path:
    """Where the Python of a release lies."""
    return cache.resolve() / commit[:12] / ".venv" / "bin" / "python"


def _forget(tree: Path) -> None:
    """Remove what is left of a build that was broken off."""
    shutil.rmtree(tree, ignore_errors=True)
    _git("worktree", "prune")


def _git(*arguments: str) -> str:
    return subprocess.check_output(["git", *arguments], cwd=ROOT, text=True).strip()


def _uv() -> str:
    return shutil.which("uv") or str(ROOT / ".tools" / "uv" / "bin" / "uv")


def played_by(python: Path) -> dict[str, str]:
    """How the release of a Python plays, by digests."""
    digests: dict[str, str] = json.loads(subprocess.check_output([*_player(python), "digest"]))
    return digests


def _player(python: Path) -> list[str]:
    """The command without its level; isolated, so that nothing of this checkout is imported. A build has its own."""
    own = python.parents[2] / PLAYER.name
    return [str(python), "-I", str(own if own.exists() else PLAYER)]


def command(python: Path, level: str, simulations: int | str | None = None) -> str:
    """The name by which a level of a release is seated in the arena; `4x` are four times its usual simulations."""
    more = [] if simulations is None else [str(simulations)]
    return PREFIX + shlex.join([*_player(python), level, *more])


def seated(name: str, cache: Path = CACHE) -> str:
    """A bot's name as the arena knows it; RELEASE:LEVEL is one of a release, which is built if need be."""
    found = None if is_external(name) else SEATED.fullmatch(name)
    if found is None:
        return name
    release, level, simulations = found.groups()
    return command(Path(sys.executable) if release == HERE else freeze(release, cache)[1], level, simulations)


def named(name: str, cache: Path = CACHE) -> str:
    """The same of a release that has been built, without checking how it plays."""
    found = None if is_external(name) else SEATED.fullmatch(name)
    if found is None or found[1] == HERE:
        return seated(name, cache)
    return command(python_of(commit_of(found[1]), cache), found[2], found[3])


def label(name: str) -> str:
    """A bot's name as reports show it: COMMIT:LEVEL instead of the command that runs it."""
    found = COMMAND.fullmatch(name)
    if found is None:
        return name
    commit, level, simulations = found.groups()
    return f"{commit or HERE}:{level}" + (f"@{simulations}" if simulations else "")
