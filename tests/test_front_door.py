"""What newcomers and hosts read first: files have the required form, and the pages are complete."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from lichtspiel.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
CI = GITHUB / "workflows" / "ci.yml"
SCHEMAS = {
    **dict.fromkeys((GITHUB / "workflows").glob("*.yml"), "vendor.github-workflows"),
    **dict.fromkeys((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"), "vendor.github-issue-forms"),
    GITHUB / "ISSUE_TEMPLATE" / "config.yml": "vendor.github-issue-config",
}


def read(path: Path) -> Any:
    """A YAML file."""
    return YAML(typ="safe").load(path)


def errors_in(path: Path, schema: str) -> str:
    """How a file violates a schema bundled with check-jsonschema (bundled, so that nothing is fetched)."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)]
    checked = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return checked.stdout if checked.returncode else ""


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_github_can_read_its_files(path: Path) -> None:
    assert errors_in(path, SCHEMAS[path]) == ""


def test_a_file_that_github_cannot_read_is_found(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yml"
    broken.write_text(CI.read_text().replace("runs-on:", "runs-at:"))
    assert "runs-at" in errors_in(broken, "vendor.github-workflows")
    form = tmp_path / "form.yml"
    form.write_text((GITHUB / "ISSUE_TEMPLATE" / "bug.yml").read_text().replace("type: textarea", "type: field"))
    assert "body" in errors_in(form, "vendor.github-issue-forms")


def test_the_workflow_may_only_read() -> None:
    workflow = read(CI)
    assert workflow["permissions"] == {"contents": "read"}
    assert not [name for name, job in workflow["jobs"].items() if "permissions" in job]
    assert "secrets." not in CI.read_text()
    checkouts = [step for step in steps() if step.get("uses", "").startswith("actions/checkout@")]
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)
    assert len(checkouts) == len(workflow["jobs"])


def steps() -> list[dict[str, Any]]:
    """Every step of every job."""
    return [step for job in read(CI)["jobs"].values() for step in job["steps"]]


def test_actions_are_pinned_by_tag() -> None:
    used = [step["uses"] for step in steps() if "uses" in step]
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+)*", action)] == []


def test_every_supported_python_is_tested_compiled_and_plain() -> None:
    named = re.findall(r"Programming Language :: Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text())
    matrix = read(CI)["jobs"]["fast"]["strategy"]["matrix"]
    assert matrix["python"] == named
    assert matrix["form"] == ["compiled", "plain"]
    assert {system.partition("-")[0] for system in matrix["os"]} == {"ubuntu", "macos"}


def test_jobs_call_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    called = {name for step in steps() for name in re.findall(r"^make (\w+)$", step.get("run", ""), re.MULTILINE)}
    assert {"test", "setup", "fast", "coverage"} == called
    assert called <= targets


def test_hooks_call_our_own_tools() -> None:
    config = read(ROOT / ".pre-commit-config.yaml")
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    hooks = config["repos"][0]["hooks"]
    assert all(hook["language"] == "system" for hook in hooks)
    assert {"ruff-format", "ruff-check", "mypy"} <= {hook["id"] for hook in hooks}


def explained_settings() -> set[str]:
    """The variables in the table of docs/hosting.md; `_PORT` behind `LICHTSPIEL_HOST` is LICHTSPIEL_PORT."""
    found: set[str] = set()
    for row in re.findall(r"^\| (`LICHTSPIEL_.*?) \|", (ROOT / "docs" / "hosting.md").read_text(), re.MULTILINE):
        first, *others = re.findall(r"`([A-Z_]+)`", row)
        heads = [first[: at.start()] for at in re.finditer("_", first)]
        found |= {first, *(head + other for head in heads for other in others)}
    return found


def test_every_setting_is_explained_to_hosts() -> None:
    explained = explained_settings()
    assert {"LICHTSPIEL_PORT", "LICHTSPIEL_TABLES_PER_ADDRESS"} <= explained
    assert [field for field in Settings.__struct_fields__ if PREFIX + field.upper() not in explained] == []


@pytest.mark.parametrize("note", sorted((ROOT / "docs" / "decisions").glob("*.md")), ids=lambda note: note.name)
def test_every_decision_has_a_date_and_a_status(note: Path) -> None:
    title, empty, status = note.read_text().splitlines()[:3]
    assert re.match(rf"# {note.name[:4]} \S", title)
    assert empty == ""
    assert re.match(r"20\d\d-[01]\d-[0-3]\d, (accepted|superseded by \[\d{4}\])", status)


def test_the_changelog_has_a_place_for_what_is_new() -> None:
    headings = re.findall(r"^## (.*)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert all(re.match(r"\d+\.\d+\.\d+", heading) for heading in headings[1:])
    version = re.search(r'^version = "(.*)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version is not None
    assert headings[1].startswith(version[1])


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
def test_every_file_that_is_named_exists(page: str) -> None:
    """Whole paths from the root or from the package; `<game>` and the like stand for several."""
    named = set(
        re.findall(r"(?<![\w/<>}.-])((?:\w+/)+[\w.-]+\.(?:py|ts|ftl|md|json|yml))\b", (ROOT / page).read_text())
    )
    assert len(named) > 5
    homes = (ROOT, ROOT / "src" / "lichtspiel")
    assert [path for path in sorted(named) if not any((home / path).is_file() for home in homes)] == []
