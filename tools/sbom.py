"""What a wheel contains and depends on, as CycloneDX JSON in the wheel's `*.dist-info/sboms/` (PEP 770).

It is made from the lock files alone, without times or random numbers: the same sources give the same bytes.
"""

import base64
import json
import re
import tomllib
from pathlib import Path
from typing import Any

Package = dict[str, Any]
MODULES = "node_modules/"
IMPORTED = re.compile(r"""(?:from|import)\s+["']((?:@[\w.-]+/)?[\w-][\w.-]*)""")  # not a path: from a package


def sbom(root: Path) -> str:
    """The bill of materials of the tree: Python packages it runs with, and what the page may contain."""
    lock = tomllib.loads((root / "uv.lock").read_text())["package"]
    (own,) = (package for package in lock if package["name"] == "lichtspiel")
    python = python_packages(lock, own)
    page = page_packages(root / "web")
    found = [*(python_component(package) for package in python), *(page_component(*each) for each in page)]
    once = {component["bom-ref"]: component for component in found}  # the same one may be installed in two places
    itself = {"type": "application", "bom-ref": purl("pypi", own), **named(own), "purl": purl("pypi", own)}
    itself |= {"licenses": [{"license": {"id": "MIT"}}]}
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": itself},
        "components": [once[reference] for reference in sorted(once)],
    }
    return json.dumps(document, indent=2) + "\n"


def python_packages(lock: list[Package], own: Package) -> list[Package]:
    """All that the package needs on any platform, without its extras."""
    needed: dict[str, Package] = {}
    asked = list(own["dependencies"])
    known: set[tuple[str, str]] = set()
    while asked:
        wish = asked.pop()
        for package in (each for each in lock if each["name"] == wish["name"]):
            if wish.get("version", package["version"]) != package["version"]:
                continue
            needed[purl("pypi", package)] = package
            for extra in ("", *wish.get("extra", ())):
                if (key := (purl("pypi", package), extra)) not in known:
                    known.add(key)
                    more = package.get("optional-dependencies", {})
                    asked += more.get(extra, []) if extra else package.get("dependencies", [])
    return list(needed.values())


def page_packages(web: Path) -> list[tuple[str, Package]]:
    """What the page's sources import, and what that depends on: at most this gets into the built page."""
    locked = json.loads((web / "package-lock.json").read_text())["packages"]
    sources = [path for path in (web / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    asked = {name for path in sources if ".test." not in path.name for name in IMPORTED.findall(path.read_text())}
    found: dict[str, Package] = {}
    waiting = sorted({place for name in asked if (place := installed_at(locked, "", name))})
    while waiting:
        place = waiting.pop()
        if place not in found:
            found[place] = locked[place]
            needed = locked[place].get("dependencies", {})
            waiting += [other for name in needed if (other := installed_at(locked, place, name))]
    return [(place.rpartition(MODULES)[2], package) for place, package in found.items()]


def installed_at(locked: dict[str, Package], place: str, name: str) -> str:
    """Where the package at this place of the lock finds another, as Node looks it up: first in its own folder, then in
    the folders above. None if it is not installed."""
    around = place
    while True:
        tried = f"{around}/{MODULES}{name}".removeprefix("/")
        if tried in locked or not around:
            return tried if tried in locked else ""
        around = around.rpartition(MODULES)[0].rstrip("/")


def named(package: Package) -> Package:
    """Name and version."""
    return {"name": package["name"], "version": package["version"]}


def purl(kind: str, package: Package) -> str:
    """The package URL, which names no particular registry."""
    return f"pkg:{kind}/{package['name'].replace('@', '%40')}@{package['version']}"


def python_component(package: Package) -> Package:
    """A Python package as a component of the bill."""
    address = purl("pypi", package)
    return {"type": "library", "bom-ref": address, **named(package), "purl": address, "scope": "required"}


def page_component(name: str, package: Package) -> Package:
    """An npm package, with what its archive must hash to."""
    address = purl("npm", package | {"name": name})
    algorithm, _, digest = package["integrity"].partition("-")
    component = {"type": "library", "bom-ref": address, "name": name, "version": package["version"], "purl": address}
    hashed = {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}
    return component | {"scope": "required", "hashes": [hashed]}
