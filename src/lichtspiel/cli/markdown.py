"""The Markdown of rule books on a terminal: headings, paragraphs, tables, and what is bold, italic or a switch.

rich renders all of Markdown, but takes many times as long to load as the whole command to run.
"""

import re
from collections.abc import Iterator
from typing import Final

BOLD, ITALIC, CYAN, PLAIN = "\033[1m", "\033[3m", "\033[36m", "\033[0m"
MARKS: Final = re.compile(r"(\*\*|\*|`)(\S(?:.*?\S)?)\1", re.DOTALL)
LOOKS: Final = {"**": BOLD, "*": ITALIC, "`": CYAN}
GAP: Final = "  "  # between the columns of a table
NARROWEST: Final = 8  # of a column that is wrapped


def rendered(text: str, width: int) -> str:
    """A text for a terminal that is so many columns wide."""
    return "\n\n".join(_block(block, width) for block in re.split(r"\n\s*\n", text.strip()))


def _block(block: str, width: int) -> str:
    if heading := re.fullmatch(r"(#+) (.*)", block):
        return f"{BOLD}{heading[2].upper() if heading[1] == '#' else heading[2]}{PLAIN}"
    if block.startswith("|"):
        return _table([_cells(line) for line in block.splitlines()], width)
    if block.startswith("- "):
        return "\n".join(_item(line, width) for line in block.splitlines())
    return _styled("\n".join(_wrapped(block, width)))


def _item(line: str, width: int) -> str:
    """An item of a list, indented below its dash."""
    first, *others = _wrapped(line.removeprefix("- "), width - 2)
    return _styled("\n".join([f"- {first}", *(f"  {each}" for each in others)]))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _table(rows: list[list[str]], width: int) -> str:
    """The rows with their columns below each other; the second only divides the head from the rest."""
    head, _, *body = rows
    widths = _widths([head, *body], width)
    lines = [line for row in body for line in _row(row, widths)]
    return "\n".join([*(f"{BOLD}{line}{PLAIN}" for line in _row(head, widths)), *lines])


def _widths(rows: list[list[str]], width: int) -> list[int]:
    """How wide each column is: as wide as it needs, the widest narrowed until all have room."""
    widths = [max(map(_length, column)) for column in zip(*rows, strict=True)]
    while sum(widths) + len(GAP) * (len(widths) - 1) > width and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _row(cells: list[str], widths: list[int]) -> Iterator[str]:
    """A row, on as many lines as its tallest cell needs."""
    columns = [_wrapped(cell, width) for cell, width in zip(cells, widths, strict=True)]
    for line in range(max(map(len, columns))):
        parts = [column[line] if line < len(column) else "" for column in columns]
        padded = (_styled(part) + " " * (width - _length(part)) for part, width in zip(parts, widths, strict=True))
        yield GAP.join(padded).rstrip()


def _wrapped(text: str, width: int) -> list[str]:
    """The lines of a paragraph; marks take no room."""
    lines: list[str] = []
    for word in text.split():
        if lines and _length(lines[-1]) + 1 + _length(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _length(text: str) -> int:
    return len(re.sub(r"\*\*?|`", "", text))


def _styled(text: str) -> str:
    """Marks replaced by what they mean."""
    return MARKS.sub(lambda marked: f"{LOOKS[marked[1]]}{marked[2]}{PLAIN}", text)
