"""Build the documentation: `python tools/site.py [FOLDER]` stages docs/ with all that is generated, and runs zensical.

What is generated: the reference from docstrings, the tables of messages and requests from their structs, the pages of
rule books and notebooks, and the list of decisions.
"""

import ast
import base64
import inspect
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from lichtspiel.games import load, names, package_of
from lichtspiel.server.http import endpoints, openapi
from lichtspiel.words import LANGUAGES, pictures, rule_book
from lichtspiel.words.books import PICTURE

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
GAMES: Final = [name for name in names() if package_of(name).startswith("lichtspiel.")]
Definition = ast.ClassDef | ast.FunctionDef
ROOT_PAGES: Final = (
    "ARCHITECTURE",
    "CHANGELOG",
    "CONTRIBUTING",
    "SECURITY",
)  # beside the README
LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "pl": "Polski"}

# The modules of the reference: what each is for, and which names it documents.
REFERENCE: Final = (
    ("lichtspiel", "The library"),
    ("lichtspiel.core.games", "What a game is"),
    ("lichtspiel.core.engine", "The engine of a game"),
    ("lichtspiel.games", "Finding games"),
    ("lichtspiel.bots", "Bots by name"),
    ("lichtspiel.bots.bot", "What a bot is"),
    ("lichtspiel.bots.company", "Bots round a match"),
    ("lichtspiel.bots.advice", "Advice"),
    ("lichtspiel.games.leuchtturm", "Aids for Die Leuchtturm-Architekten"),
    ("lichtspiel.games.lumen", "Aids for LUMEN"),
    ("lichtspiel.adapters.lens", "Numbers"),
    ("lichtspiel.adapters.encoding.encoder", "What an encoding is"),
    ("lichtspiel.adapters.vector", "Many tables in lockstep"),
    ("lichtspiel.adapters.pettingzoo", "PettingZoo"),
    ("lichtspiel.adapters.openspiel", "OpenSpiel"),
    ("lichtspiel.adapters.gymnasium", "Gymnasium"),
    ("lichtspiel.words", "Words"),
)


def build(target: Path) -> Path:
    """Stage everything below `target` and build the site into `target/site`."""
    staged = target / "docs"
    shutil.rmtree(staged, ignore_errors=True)
    shutil.copytree(DOCS, staged, ignore=shutil.ignore_patterns("*.toml", "*.ipynb"))
    for name in ROOT_PAGES:
        shutil.copy(ROOT / f"{name}.md", staged / f"{name.lower()}.md")
    stage_rules(staged / "rules")
    stage_decisions(staged / "decisions")
    for notebook in sorted((DOCS / "notebooks").glob("*.ipynb")):
        stage_notebook(notebook, staged / "notebooks")
    for page in staged.rglob("*.md"):
        page.write_text(filled(page.read_text()))
    settings = target / "zensical.toml"
    settings.write_text((DOCS / "zensical.toml").read_text().replace("# navigation", navigation(staged)))
    shutil.rmtree(target / "site", ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", str(settings)]
    subprocess.run(command, check=True, capture_output=True, text=True, cwd=target)
    return target / "site"


def navigation(staged: Path) -> str:
    """The order of the pages."""
    rules = [f"rules/{name}.en.md" for name in GAMES]
    decisions = [f"decisions/{page.name}" for page in sorted((staged / "decisions").glob("0*.md"))]
    bots = [f"protocols/{name}.md" for name in ("commands", "websocket", "http")]
    sections: dict[str, list[Any]] = {
        "Play": ["notebooks/play.md", {"Rules": ["rules/index.md", *rules]}, "changelog.md"],
        "Host": ["hosting.md", "benchmarks-server.md", "benchmarks-start.md"],
        "Bots": ["notebooks/bot.md", "arena.md", *bots, "strength.md", "endurance.md"],
        "Research": ["notebooks/learn.md", "research.md", "benchmarks.md", "benchmarks-engines.md"],
        "Develop": ["library.md", "reference.md", "records.md", "reviews.md", "fourth-game.md"],
        "Contribute": ["architecture.md", "contributing.md", "glossary.md", "releasing.md", "security.md"],
    }
    sections["Contribute"].append({"Decisions": ["decisions/index.md", *decisions]})
    return f"nav = {toml(['index.md', *({title: pages} for title, pages in sections.items())])}"


def toml(value: Any) -> str:
    """Lists, tables and strings as TOML on one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{json.dumps(name)} = {toml(part)}' for name, part in value.items())} }}"
    return json.dumps(value)


# Links that lead to a file in the repository, and where they lead in the site.
LINKS: Final[dict[str, str | Callable[[re.Match[str]], str]]] = {
    r"\((?:\.\./)?(ARCHITECTURE|CHANGELOG|CONTRIBUTING|SECURITY)(?=\.md)": lambda found: f"({found[1].lower()}",
    r"\(docs/": "(",
    r"\((notebooks/\w+)\.ipynb\)": r"(\1.md)",
    r"\(\.\./src/lichtspiel/words/rules\)": "(rules/index.md)",
    r"\(decisions\)": "(decisions/index.md)",
    r" \(In the repository this page is empty[^)]*\)": "",
}


def generated(what: str) -> str:
    """The parts of a page that are generated from the sources."""
    match what:
        case "client" | "server":
            return message_tables(f"From{what.capitalize()}")
        case "endpoints":
            return endpoint_table()
    return "\n".join(reference())


def filled(text: str) -> str:
    """A page with its examples and generated parts inserted, and its links adapted to the site."""
    for pattern, link in LINKS.items():
        text = re.sub(pattern, link, text)
    text = re.sub(r"<!-- generated: (\w+) -->", lambda found: generated(found[1]), text)
    return re.sub(r"<!-- example: (\S+) -->", lambda found: example(ROOT / "examples" / found[1]), text)


def example(path: Path) -> str:
    """An example program, in full."""
    language = {"py": "python", "mjs": "javascript"}[path.suffix[1:]]
    return f"`{path.relative_to(ROOT)}`\n\n```{language}\n{path.read_text()}```"


# The reference, read from the sources, since compiled modules have no docstrings


def reference() -> Iterator[str]:
    """Every public name with its docstring, module by module."""
    for name, title in REFERENCE:
        module = import_module(name)
        yield f"\n## {title}\n\n`{name}`: {inspect.getdoc(module) or said(tree_of(name))}\n"
        for node in definitions(module):
            yield from (class_page(node) if isinstance(node, ast.ClassDef) else [entry(3, node.name, node)])


def definitions(module: Any) -> list[Definition]:
    """What a module offers: the names in its `__all__`, wherever they are defined, or else what it defines."""
    listed: list[str] | None = getattr(module, "__all__", None)
    if listed is None:
        found = [node for node in tree_of(module.__name__).body if isinstance(node, Definition)]
        return [node for node in found if not node.name.startswith("_")]
    homes = {name: getattr(getattr(module, name), "__module__", "") for name in listed}
    return [
        node
        for name, home in homes.items()
        if home.startswith("lichtspiel")
        for node in tree_of(home).body
        if isinstance(node, Definition) and node.name == name
    ]


@cache
def tree_of(module: str) -> ast.Module:
    """The source of a module."""
    path = Path(str(import_module(module).__file__))
    return ast.parse((path.parent / f"{path.name.partition('.')[0]}.py").read_text())


def class_page(kind: ast.ClassDef) -> Iterator[str]:
    """A class: its docstring, its fields, its constructor, and its methods."""
    yield f"\n### {kind.name}\n\n{said(kind)}\n"
    fields = [ast.unparse(part) for part in kind.body if isinstance(part, ast.AnnAssign) and not is_private(part)]
    if fields:
        yield "\n".join(["```python", *fields, "```\n"])
    for part in kind.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            yield f"`{call(part, kind.name)}`\n"
        elif isinstance(part, ast.FunctionDef) and not part.name.startswith("_") and said(part):
            yield entry(4, f"{kind.name}.{part.name}", part)


def is_private(part: ast.AnnAssign) -> bool:
    """Whether a field is left out of the reference."""
    return ast.unparse(part.target).startswith("_")


def entry(level: int, name: str, function: Definition) -> str:
    """A function: its signature and its docstring."""
    assert isinstance(function, ast.FunctionDef)
    return f"\n{'#' * level} {name}\n\n`{call(function, function.name)}`\n\n{said(function)}\n"


def call(function: ast.FunctionDef, name: str) -> str:
    """The signature; a property has none."""
    if any(ast.unparse(mark) == "property" for mark in function.decorator_list):
        return f"{name}{returned(function)}"
    arguments = re.sub(r"^(self|cls)(, |$)", "", ast.unparse(function.args))
    return f"{name}({arguments}){returned(function) if function.name != '__init__' else ''}"


def returned(function: ast.FunctionDef) -> str:
    """What comes back."""
    return "" if function.returns is None else f" → {ast.unparse(function.returns)}".replace("'", "")


def said(node: ast.Module | Definition) -> str:
    """A docstring as Markdown."""
    return ast.get_docstring(node) or ""


# Messages and requests


def message_tables(direction: str) -> str:
    """Every message in one direction: what it means, and its fields."""
    schema = openapi.message_schema()["$defs"]
    kinds = [part["$ref"].rpartition("/")[2] for part in schema[direction]["anyOf"]]
    return "\n".join(["| type | fields | |", "|---|---|---|", *(message_row(schema[kind]) for kind in kinds)])


def message_row(kind: dict[str, Any]) -> str:
    """A message; the fields with a question mark may be left out."""
    tag = kind["properties"]["type"]["enum"][0]
    needed = kind.get("required", [])
    fields = [f"`{name}`{'' if name in needed else '?'}" for name in kind["properties"] if name != "type"]
    return f"| `{tag}` | {', '.join(fields)} | {' '.join(kind.get('description', '').split())} |"


def endpoint_table() -> str:
    """Every request the server answers."""
    rows = [
        f"| `{end.method} {end.path}` | {body_fields(end.body)} | {(end.answer.__doc__ or '').strip()} |"
        for end in endpoints.ENDPOINTS
    ]
    return "\n".join(["| request | body | |", "|---|---|---|", *rows])


def body_fields(kind: Any) -> str:
    """The fields of a body; those with a question mark may be left out."""
    if kind is None:
        return ""
    fields = msgspec.structs.fields(kind)
    return ", ".join(f"`{field.name}`{'' if field.required else '?'}" for field in fields)


# Pages made of other files


def stage_rules(folder: Path) -> None:
    """The rule books of our games, in every language, and a list of them."""
    folder.mkdir()
    lines = ["# Rule books", "", "| | | | |", "|---|---|---|---|"]
    for name in GAMES:
        for lang in LANGUAGES:
            (folder / f"{name}.{lang}.md").write_text(staged_book(name, lang, folder))
        title = rule_book(name, "en").splitlines()[0].removeprefix("# ").split(" – ")[0]
        lines.append(f"| {title} | {' | '.join(f'[{LANGUAGE_NAMES[lang]}]({name}.{lang}.md)' for lang in LANGUAGES)} |")
    (folder / "index.md").write_text("\n".join(lines) + "\n")


def staged_book(name: str, lang: str, folder: Path) -> str:
    """A rule book whose pictures lie beside it as files."""
    for picture in pictures(name):
        drawn = load(name).illustrate(picture, lang)
        assert drawn is not None
        (folder / f"{name}-{picture}.{lang}.svg").write_text(drawn)
    return PICTURE.sub(lambda found: f"![{found[1]}]({name}-{found[2]}.{lang}.svg)\n\n", rule_book(name, lang))


def stage_decisions(folder: Path) -> None:
    """A list of the decisions."""
    heads = {page.name: page.read_text().splitlines()[:3] for page in sorted(folder.glob("0*.md"))}
    listed = "\n".join(f"- [{title[2:]}]({name}), {day[:10]}" for name, (title, _, day) in heads.items())
    said_before = "Why things are as they are: short notes, written when something was decided."
    (folder / "index.md").write_text(f"# Decisions\n\n{said_before}\n\n{listed}\n")


def stage_notebook(notebook: Path, folder: Path) -> None:
    """A notebook as a page, its pictures beside it."""
    folder.mkdir(exist_ok=True)
    parts: list[str] = []
    for number, cell in enumerate(json.loads(notebook.read_text())["cells"]):
        text = "".join(cell["source"])
        parts.append(f"```python\n{text}\n```" if cell["cell_type"] == "code" else text)
        shown = [shown_output(output, notebook.stem, number, folder) for output in cell.get("outputs", [])]
        parts += [f'<div class="output" markdown>\n\n{output}\n\n</div>' for output in shown]
    parts.append(f"*This page is a notebook: `{notebook.relative_to(ROOT)}`.*")
    (folder / f"{notebook.stem}.md").write_text("\n\n".join(parts) + "\n")


def shown_output(output: dict[str, Any], stem: str, number: int, folder: Path) -> str:
    """What a cell shows: a picture if it has one, else text."""
    data = output.get("data", {})
    for kind, suffix in (("image/svg+xml", "svg"), ("image/png", "png")):
        if kind in data:
            content = "".join(data[kind])
            picture = folder / f"{stem}-{number}.{suffix}"
            picture.write_bytes(base64.b64decode(content) if suffix == "png" else content.encode())
            return f"![What the cell draws]({picture.name})"
    text = "".join(output.get("text") or data.get("text/plain", ""))
    return f"```text\n{text.rstrip()}\n```"


if __name__ == "__main__":
    print(build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"))
